"""Reads exported books in Firefox and in WebKit, and compares what they draw with what Chromium does.

    checks.py PROGRAM FOLDER FONT BOOK…     writes the exports, scripts, traces and pictures into FOLDER

The traces must be the same as on the host. Every book is also drawn with FONT for all of its texts, because letters can
only be compared in the same font.
"""

import concurrent.futures
import functools
import math
import os
import shutil
import sys

sys.path.insert(0, os.path.join(os.path.dirname(__file__), "..", "chromium"))

from PIL import Image, ImageChops, ImageDraw, ImageStat

import books
import pictures
import webkit
from chromium import Chromium, Trouble
from exported import TAKEN, Opened, compare, export
from firefox import Firefox
from reader import Reader
from webkit import WebKit

BROWSERS = {"firefox": Firefox, "webkit": WebKit}

# The largest mean difference from Chromium's picture, from 0 to 255, outside of texts, and the largest distance of an
# edge of a text, in pixels. Browsers put letters at different shares of a pixel, so these aren't compared.
OUTSIDE, APART = 1.25, 4.0

# Where the letters of all texts are.
LETTERS = """[...document.querySelectorAll(".page .lines, #credit > div")].flatMap((lines) => {
  if (getComputedStyle(lines).visibility === "hidden" || lines.textContent.trim() === "") return [];
  const range = document.createRange();
  range.selectNodeContents(lines);
  const { left, top, right, bottom } = range.getBoundingClientRect();
  return [[left, top, right, bottom]];
})"""


def read(program, book, folder, name, screen):
    """Reads a book in another browser, as `.ci/browser` does in Chromium."""
    with Opened(program, book, folder, screen, kind=BROWSERS[name]) as opened:
        opened.name += f"-{name}"
        # Without a graphics card, WebKit takes half a second for a frame of a bent leaf.
        opened.reader.patience = 60
        books.read(opened.reader, folder, opened.name, 12)
        count = compare(program, book, folder, opened.name, opened.page.ask(TAKEN))
        version = opened.browser.version
    print(f"{opened.name}: {count} events, the same here and there ({version})", flush=True)


def check_console(folder, book):
    """Checks that WebKit says nothing in its console while a book opens, which its driver wouldn't tell."""
    told = webkit.console("file://" + os.path.abspath(page_of(folder, book)))
    if told:
        raise Trouble("\n".join(told))


def page_of(folder, book):
    return os.path.join(folder, f"{os.path.basename(book.rstrip('/'))}.html")


class Drawn:
    """A book whose pages one browser draws, as time is told to pass."""

    def __init__(self, kind, path, size, folder):
        self.folder = folder
        self.browser = kind()
        try:
            self.page = self.browser.page(*size)
            self.page.open("file://" + os.path.abspath(path))
            reader = Reader(self.page, {}, False)
            reader.begin()
            # No time passes until everything is ready, and chance decides the same everywhere.
            self.page.ask("bookplay.engine.advance = () => {}; bookplay.engine.seed(0, 7); 0")
            reader.start()
            self.page.ask(pictures.PREPARE)
        except BaseException:
            self.browser.close()
            raise

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.browser.close()

    def moments(self, title):
        """Draws each page at rest and during the turn to it; yields where the pictures and the texts are."""
        ask = self.page.ask
        for number in range(1, ask("bookplay.info.contents.length") + 1):
            for attempt in range(240):
                if ask("bookplay.engine.stage.page") == number:
                    break
                ask("compared.pass(bookplay.info.tickRate / 2); bookplay.engine.next(); compared.pass(0); 0")
            else:
                raise Trouble(f"{title}: there is no way to page {number}")
            if ask("bookplay.engine.isTurning"):
                ask("compared.pass(Math.max(1, Math.ceil(bookplay.engine.turnTime(0.37)))); 0")
                yield self.shown(f"{title}-{number}-turn")
            ask("compared.settle(); compared.pass(2 * bookplay.info.tickRate); 0")
            if ask("bookplay.engine.stage.page") == number:
                ask("compared.settle(); 0")
                yield self.shown(f"{title}-{number}-rest")

    def shown(self, name):
        self.page.ask("compared.shown()")
        path = os.path.join(self.folder, f"{name}.png")
        self.page.picture(path)
        return name, path, self.page.ask(LETTERS)


def draw(name, path, size, folder):
    """Draws a book in one browser."""
    os.makedirs(folder, exist_ok=True)
    title = os.path.basename(path)[:-5]
    with Drawn(BROWSERS.get(name, Chromium), path, size, folder) as drawn:
        return list(drawn.moments(title))


def distance(texts, others):
    """Returns the largest distance between the edges of texts in two browsers."""
    if len(texts) != len(others):
        return math.inf
    return max((abs(one - other) for pair in zip(texts, others) for one, other in zip(*pair)), default=0)


def difference(path, other, texts):
    """Returns the mean difference of two pictures outside of texts and inside them."""
    one, two = (Image.open(file).convert("RGB") for file in (path, other))
    if one.size != two.size:
        raise Trouble(f"{path} is {one.size}, not {two.size}")
    mask = Image.new("L", one.size, 0)
    pen = ImageDraw.Draw(mask)
    for left, top, right, bottom in texts:
        edge = (bottom - top) / 8
        if right > left and bottom > top:
            pen.rectangle([left - edge, top - edge, right + edge, bottom + edge], fill=255)
    found = ImageChops.difference(one, two)
    mean = lambda part: sum(ImageStat.Stat(found, part).mean) / 3 if part.getextrema()[1] else 0
    return mean(ImageChops.invert(mask)), mean(mask)


def check_pictures(program, book, folder, font):
    """Compares a book's pages in all browsers."""
    place = os.path.join(folder, "drawn")
    shutil.rmtree(os.path.join(place, "books", os.path.basename(book.rstrip("/"))), ignore_errors=True)
    dressed = pictures.with_font(book, os.path.join(place, "books"), font)
    export(program, dressed, place)
    with open(os.path.join(dressed, "book.plist"), "rb") as file:
        canvas = pictures.plistlib.load(file).get("canvas", {})
    size = int(canvas.get("width", 1024)), int(canvas.get("height", 768))
    ours, failures = draw("chromium", page_of(place, book), size, os.path.join(place, "chromium")), []
    for other in BROWSERS:
        theirs = draw(other, page_of(place, book), size, os.path.join(place, other))
        if [name for name, _, _ in ours] != [name for name, _, _ in theirs]:
            raise Trouble(f"{other} draws other moments than Chromium")
        for (name, path, texts), (_, another, others) in zip(ours, theirs):
            outside, inside = difference(path, another, texts)
            apart = distance(texts, others)
            is_bad = outside > OUTSIDE or apart > APART
            print(f"{name:26} {other:8} {outside:8.3f} {inside:8.3f} {apart:6.2f}{'  too much' if is_bad else ''}",
                  flush=True)
            if is_bad:
                failures.append(f"{name} in {other}")
    if failures:
        raise Trouble(f"drawn otherwise than in Chromium: {', '.join(failures)}")


def main():
    program, folder, font, *names = sys.argv[1:]
    os.makedirs(os.path.join(folder, "drawn", "books"))
    settings = os.path.abspath(os.path.join(folder, "fonts.conf"))
    with open(settings, "w") as file:
        file.write(pictures.FONT_SETTINGS)
    os.environ["FONTCONFIG_FILE"] = settings
    for book in names:
        export(program, book, folder)
    checks = [(functools.partial(check_pictures, program, book, folder, font), f"pictures of {book}") for book in names]
    checks += [(functools.partial(read, program, book, folder, name, screen), f"{book} in {name} on the {screen}")
               for book in names for name in BROWSERS for screen in ("desk", "tablet")]
    checks += [(functools.partial(check_console, folder, book), f"the console of {book} in WebKit") for book in names]
    with concurrent.futures.ProcessPoolExecutor(3) as readers:
        found = [task.result() for task in [readers.submit(books.tried, act, name) for act, name in checks]]
    troubles = [books.tried_alone(act, name, trouble) for (act, name), trouble in zip(checks, found) if trouble]
    troubles = [trouble for trouble in troubles if trouble]
    print(*troubles, sep="\n", file=sys.stderr, flush=True)
    sys.exit(1 if troubles else 0)


if __name__ == "__main__":
    main()
