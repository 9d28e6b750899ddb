"""An editor in Chromium: a book, the program that serves it, and a page on which somebody works."""

import json
import os
import pathlib
import shutil
import subprocess

from chromium import Page, Trouble

EMPTY = """<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
<plist version="1.0">
<dict>
\t<key>title</key>
\t<string>Tried</string>
\t<key>pages</key>
\t<array>
\t\t<dict>
\t\t\t<key>name</key>
\t\t\t<string>page1</string>
\t\t\t<key>elements</key>
\t\t\t<array/>
\t\t</dict>
\t</array>
</dict>
</plist>
"""

WORK = pathlib.Path(".build/editor")

MOON = """{
    title = Moon;
    pages = (
        {
            name = night;
            elements = (
                { type = activearea; name = a; x = 100; y = 100; width = 200; height = 120; },
                { type = activearea; name = b; x = 400; y = 300; width = 200; height = 120; },
                { type = text; name = hello; text = "Good night"; x = 300; y = 60; width = 400; height = 60; },
                { type = group; name = sky; elements = (
                    { type = activearea; name = sun; x = 700; y = 500; width = 120; height = 80; }
                ); }
            );
        }
    );
}
"""

CODES = {"Enter": 13, "Tab": 9, "Escape": 27, "ArrowLeft": 37, "ArrowUp": 38, "ArrowRight": 39, "ArrowDown": 40,
         "Delete": 46, "Backspace": 8, " ": 32, "Home": 36, "End": 35, "PageDown": 34, "PageUp": 33, "F2": 113, "F6": 117}

ALT, CTRL, SHIFT = 1, 2, 8


class EditedBook:
    """A book that `bookplay edit` serves, with a copy of how it was, and the operations that were kept."""

    running = []

    def __init__(self, program, folder, text=EMPTY, files=()):
        self.program = os.path.abspath(program)
        self.root = pathlib.Path(folder)
        shutil.rmtree(self.root, ignore_errors=True)
        self.book, self.old = self.root / "Book", self.root / "Old"
        self.book.mkdir(parents=True)
        (self.book / "book.plist").write_text(text)
        for path in files:
            shutil.copy(path, self.book / pathlib.Path(path).name)
        shutil.copytree(self.book, self.old)
        self.lines = self.root / "lines.jsonl"
        self.process = None

    def start(self, *options):
        environment = dict(os.environ, XDG_STATE_HOME=str(self.root.absolute() / "state"))
        self.process = subprocess.Popen(
            [self.program, "edit", str(self.book), "--no-browser", "--lines", str(self.lines), *options],
            stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=environment)
        EditedBook.running.append(self.process)
        self.address = self.process.stdout.readline().strip()
        if not self.address.startswith("http://127.0.0.1:"):
            raise Trouble(f"no address: {self.address} {self.process.stderr.read()}")
        return self

    def stop(self):
        """Ends the program, and returns its exit status."""
        self.process.terminate()
        return self.process.wait(20)

    @classmethod
    def stop_all(cls):
        """Ends programs that a failed session has left."""
        for process in cls.running:
            if process.poll() is None:
                process.kill()
                process.wait(20)
        cls.running.clear()

    def kill(self):
        self.process.kill()
        self.process.wait(20)

    @property
    def bytes(self):
        return (self.book / "book.plist").read_bytes()

    def check(self):
        """Compares the book on the disk with what the operations that were kept make of the old one."""
        for path in self.book.iterdir():
            # Files are added apart from operations.
            if path.name != "book.plist" and not (self.old / path.name).exists():
                shutil.copy(path, self.old / path.name)
        done = subprocess.run([self.program, "edit", str(self.old), "--apply", str(self.lines), "--quiet"],
                              capture_output=True, text=True)
        if done.returncode != 0:
            raise Trouble(f"the operations are refused: {done.stderr}")
        if (self.old / "book.plist").read_bytes() != self.bytes:
            raise Trouble("the book on the disk is not what the operations make of the old one")
        return self

    def validate(self, *rules):
        done = subprocess.run([self.program, "validate", str(self.book), "--strict"], capture_output=True, text=True)
        if done.returncode != 0:
            raise Trouble(f"the book is not valid: {done.stdout}")


class EditorPage(Page):
    """The editor's page, and the hands of somebody who uses it."""

    def __init__(self, browser, edited, width=1280, height=800):
        super().__init__(browser, width, height)
        self.edited = edited
        self.down = 0
        self.open(edited.address)
        self.wait_until("window.bookedit !== undefined && bookedit.session.pages.length > 0", 60)
        self.idle()

    def idle(self):
        self.ask("bookedit.idle()", 60)

    # Looking

    def place(self, item):
        """Returns the middle of an element on the stage."""
        box = self.ask(f"bookedit.place({json.dumps(item)})")
        if box is None:
            raise Trouble(f"there is no element {item}")
        return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2

    def at(self, x, y):
        """Returns the point of the window at a point of the canvas."""
        point = self.ask("(() => { const s = bookedit.session.view, b = s.node.getBoundingClientRect(), "
                         f"p = s.toStage({x}, {y}); return [p.x + b.left, p.y + b.top]; }})()")
        return point[0], point[1]

    def middle(self, selector):
        """Returns the middle of what a selector finds, after scrolling to it."""
        box = self.ask(f"(() => {{ const n = document.querySelector({json.dumps(selector)}); if (!n) return null; "
                       "n.scrollIntoView({ block: 'nearest' }); const b = n.getBoundingClientRect(); "
                       "return [b.left + b.width / 2, b.top + b.height / 2]; })()")
        if box is None:
            raise Trouble(f"there is no {selector}")
        return box[0], box[1]

    def element(self, item):
        """Returns what the stage knows about an element."""
        found = self.ask(f"bookedit.session.stage.elements.find((e) => e.item === {json.dumps(item)}) ?? null")
        if found is None:
            raise Trouble(f"there is no element {item}; the page says: {self.said}")
        return found

    @property
    def said(self):
        return self.ask("document.querySelector('#live').textContent")

    # Mouse

    def pointer(self, kind, x, y, modifiers=0, clicks=1):
        self.send("Input.dispatchMouseEvent", {
            "type": kind, "x": x, "y": y, "button": "left" if self.down or kind != "mouseMoved" else "none",
            "buttons": self.down if kind != "mousePressed" else 1, "clickCount": clicks, "modifiers": modifiers})
        self.down = {"mousePressed": 1, "mouseReleased": 0}.get(kind, self.down)

    def click(self, where, modifiers=0, clicks=1):
        """Clicks a point, or the middle of what a selector finds."""
        x, y = self.middle(where) if isinstance(where, str) else where
        self.pointer("mouseMoved", x, y, modifiers)
        for count in range(1, clicks + 1):
            self.pointer("mousePressed", x, y, modifiers, count)
            self.pointer("mouseReleased", x, y, modifiers, count)
        self.idle()

    def drag(self, start, end, modifiers=0, steps=6):
        self.pointer("mouseMoved", *start, modifiers)
        self.pointer("mousePressed", *start, modifiers)
        self.idle()
        for step in range(1, steps + 1):
            self.pointer("mouseMoved", start[0] + (end[0] - start[0]) * step / steps,
                         start[1] + (end[1] - start[1]) * step / steps, modifiers)
        self.pointer("mouseReleased", *end, modifiers)
        self.idle()

    # Keys

    def press(self, key, modifiers=0, times=1):
        for _ in range(times):
            for kind in ("keyDown", "keyUp"):
                code = CODES.get(key, ord(key.upper()) if len(key) == 1 else 0)
                params = {"type": kind, "key": key, "windowsVirtualKeyCode": code, "modifiers": modifiers,
                          "code": key if len(key) > 1 else f"Key{key.upper()}" if key.isalpha() else ""}
                if kind == "keyDown" and not modifiers & (ALT | CTRL):
                    text = {"Enter": "\r"}.get(key, key if len(key) == 1 else None)
                    if text:
                        params["text"] = text
                self.send("Input.dispatchKeyEvent", params)
        self.idle()

    def type(self, text):
        self.send("Input.insertText", {"text": text})

    def choose_files(self, selector, *paths):
        """Chooses files in a field, as somebody does in the system's dialog."""
        root = self.send("DOM.getDocument")["root"]["nodeId"]
        node = self.send("DOM.querySelector", {"nodeId": root, "selector": selector})["nodeId"]
        if not node:
            raise Trouble(f"there is no {selector}")
        self.send("DOM.setFileInputFiles", {"nodeId": node, "files": [os.path.abspath(path) for path in paths]})
        self.idle()

    def set_field(self, key, value):
        """Types a value into the field of a key of the inspector."""
        self.click(f".inspector-body [data-key='{key}'] input")
        self.press("a", CTRL)
        self.type(str(value))
        self.press("Enter")
        self.idle()

    def save(self):
        self.press("s", CTRL)
        self.wait_until("bookedit.session.hasChanges === false", 20)

    def check(self):
        """Fails if the page complained, or requested anything from elsewhere."""
        if self.troubles:
            raise Trouble("; ".join(self.troubles))
        others = [url for url in self.requests
                  if not url.startswith((self.edited.address, "data:", "blob:", "about:"))]
        if others:
            raise Trouble(f"requests to elsewhere: {others[:3]}")


def drawing(path, color, size=(120, 90)):
    """Writes a small PNG of one colour."""
    import struct
    import zlib
    width, height = size

    def chunk(kind, data):
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))

    rows = b"".join(b"\0" + bytes(color) * width for _ in range(height))
    pathlib.Path(path).write_bytes(
        b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0))
        + chunk(b"IDAT", zlib.compress(rows)) + chunk(b"IEND", b""))


def chime(path, seconds=1.0):
    """Writes a short sound."""
    import math
    import struct
    import wave
    with wave.open(str(path), "wb") as file:
        file.setparams((1, 2, 8000, 0, "NONE", ""))
        count = int(8000 * seconds)
        file.writeframes(b"".join(struct.pack("<h", int(8000 * math.sin(index / 4) * (1 - index / count)))
                                  for index in range(count)))


def files():
    folder = WORK / "files"
    folder.mkdir(parents=True, exist_ok=True)
    drawing(folder / "moon.png", (250, 220, 120))
    drawing(folder / "boat.png", (160, 60, 40), (200, 100))
    chime(folder / "voice.wav")
    return folder


def expect(what, found, wanted):
    if found != wanted:
        raise Trouble(f"{what}: {found!r} in place of {wanted!r}")


def element_file(page, kind, path):
    """Adds a picture or sound of this computer to the page, by its button."""
    page.click(f"#tools [data-type={kind}]")
    page.choose_files("#element-file", path)
    page.wait_until("document.querySelector('dialog[open]') === null", 20)
    page.idle()
