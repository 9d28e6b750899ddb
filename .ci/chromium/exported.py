"""Opens exported books in separate browsers, and compares their traces with those of the host."""

import json
import os
import subprocess

from chromium import Chromium, Trouble
from reader import Reader

# A desktop, a tablet and a phone in portrait orientation, both in landscape orientation, and a very wide screen.
SCREENS = {
    "desk": {"width": 1280, "height": 800, "touch": False},
    "tablet": {"width": 820, "height": 1180, "scale": 1, "touch": True},
    "phone": {"width": 390, "height": 844, "scale": 2, "touch": True},
    "square": {"width": 1024, "height": 768, "touch": True},
    "flat": {"width": 844, "height": 390, "touch": True},
    "wide": {"width": 2560, "height": 900, "touch": False},
}

# The recorded script and its trace.
TAKEN = "({ script: bookplay.engine.script(), trace: bookplay.trace.join('') + bookplay.engine.takeEvents() })"


def run(*command, is_faulty=False):
    """Returns a program's output; raises Trouble if it fails, except for status 1 of a book with errors."""
    result = subprocess.run(command, capture_output=True, timeout=300)
    if result.returncode not in ([0, 1] if is_faulty else [0]):
        told = result.stderr.decode(errors="replace")[-2000:]
        raise Trouble(f"{' '.join(command)}: {result.returncode}\n{told}")
    return result.stdout


def export(program, book, folder, *options, is_faulty=False):
    title = os.path.basename(book.rstrip("/"))
    run(program, "export", book, "-o", os.path.join(folder, f"{title}.html"), *options, is_faulty=is_faulty)


def compare(program, book, folder, name, taken, is_whole=True, is_faulty=False):
    """Plays the recorded script on the host; both traces must be equal, or have an equal end."""
    script, trace = (os.path.join(folder, f"{name}.{ending}") for ending in ("play", "trace"))
    with open(script, "w", newline="") as file:
        file.write(taken["script"])
    with open(trace, "w", newline="") as file:
        file.write(taken["trace"])
    here = run(program, "play", book, "--script", script, "--format", "jsonl", is_faulty=is_faulty)
    there = taken["trace"].encode()
    if not is_whole:
        here = here[-len(there):]
    if not there or here != there:
        with open(trace + ".here", "wb") as file:
            file.write(here)
        pairs = enumerate(zip(here.splitlines(), there.splitlines()), 1)
        first = next((number for number, (one, other) in pairs if one != other), "the end")
        raise Trouble(f"{name}: the traces differ from line {first} on: {trace}, {trace}.here")
    return here.count(b"\n")


class Opened:
    """An exported book, opened from disk in a separate browser; errors are raised at the end."""

    def __init__(self, program, book, folder, screen, flags=(), before=None, kind=Chromium):
        """`flags` are the browser's, and the script `before` runs before that of the page."""
        self.flags, self.before, self.kind = flags, before, kind
        self.program, self.book, self.folder = program, book, folder
        title = os.path.basename(book.rstrip("/"))
        self.name = f"{title}-{screen}"
        self.address = "file://" + os.path.abspath(os.path.join(folder, f"{title}.html"))
        self.screen = SCREENS[screen]

    def __enter__(self):
        contents = json.loads(
            run(self.program, "convert", os.path.join(self.book, "book.plist"), "--to", "json", "-o", "-"))
        self.browser = self.kind(flags=self.flags)
        try:
            self.page = self.browser.page(**self.screen)
            if self.before:
                self.page.prepare(self.before)
            self.page.open(self.address + "#trace")
        except BaseException:
            self.browser.close()
            raise
        self.reader = Reader(self.page, contents, self.screen["touch"])
        return self

    def __exit__(self, kind, trouble, where):
        try:
            if trouble is not None:
                self.page.picture(os.path.join(self.folder, f"{self.name}-trouble.png"))
            told = list(self.page.troubles)
        finally:
            self.browser.close()
        foreign = [url for url in self.page.requests if not url.startswith((self.address, "blob:", "data:"))]
        told += [f"asks for {url}" for url in foreign]
        if told:
            raise Trouble("\n".join([*told, str(trouble or "")]).strip())

    def picture(self, what):
        self.page.picture(os.path.join(self.folder, f"{self.name}-{what}.png"))
