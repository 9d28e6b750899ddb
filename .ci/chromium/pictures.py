"""Compares the pictures of `snapshot` with the exported page itself: pages at rest, spoken words, and page turns.

    pictures.py PROGRAM FOLDER FONT BOOK…     writes the pictures that differ too much into FOLDER

Every book gets FONT for all of its texts, because letters can only be compared in the same font.
"""

import json
import os
import plistlib
import shutil
import sys

from PIL import Image, ImageChops, ImageDraw, ImageStat

from chromium import Chromium, Page, Trouble
from exported import run
from made_books import changes, parts
from reader import Reader
from turns import PAIRS

# The largest mean difference, from 0 to 255, outside of texts and inside them.
OUTSIDE, INSIDE = 0.5, 2.0

# Letters keep their shapes, as on tablets and phones; on a desktop with Linux they would be fitted to rows of pixels.
FONT_SETTINGS = """<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig>
  <include ignore_missing="yes">/etc/fonts/fonts.conf</include>
  <match target="pattern">
    <edit name="hinting" mode="assign"><bool>false</bool></edit>
    <edit name="hintstyle" mode="assign"><const>hintnone</const></edit>
    <edit name="antialias" mode="assign"><bool>true</bool></edit>
    <edit name="rgba" mode="assign"><const>none</const></edit>
  </match>
  <match target="font">
    <edit name="hinting" mode="assign"><bool>false</bool></edit>
    <edit name="hintstyle" mode="assign"><const>hintnone</const></edit>
  </match>
</fontconfig>
"""

# The book fills the window without its controls and its round corners, and time passes only when it is told to.
PREPARE = """(async () => {
  bookplay.isStarted = false;
  for (const node of document.querySelectorAll(".controls, #progress")) node.style.display = "none";
  const stage = document.getElementById("stage");
  stage.style.clipPath = "none";
  bookplay.layout.fit();
  for (const motion of stage.getAnimations()) motion.finish();
  window.compared = { pass, settle, moments, shown, texts, smaller };

  function pass(ticks) {
    bookplay.engine.advanceTicks(ticks);
    bookplay.engine.takeEvents();
    bookplay.engine.frame();
  }

  /** Goes on to the end of a page turn. */
  function settle() {
    for (let tick = 0; bookplay.engine.isTurning && tick < 10000; tick += 1) pass(1);
  }

  /** Returns the ticks from now at which shares of the current page turn are done. */
  function moments(shares) {
    const { engine } = bookplay;
    if (!engine.isTurning) return [];
    return shares.map((share) => Math.max(1, Math.ceil(engine.turnTime(share))));
  }

  /** Draws the current moment, and waits until the browser has done so. */
  async function shown() {
    bookplay.show();
    await Promise.all([...document.images].map((image) => image.decode().catch(() => {})));
    await document.fonts.ready;
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  }

  /** Returns where lines of text are seen, as left, top, right and bottom. */
  function texts() {
    return [...document.querySelectorAll(".page .lines, #credit > div")].flatMap((lines) => {
      if (getComputedStyle(lines).visibility === "hidden") return [];
      const range = document.createRange();
      range.selectNodeContents(lines);
      return [...range.getClientRects()].map(({ left, top, right, bottom }) => [left, top, right, bottom]);
    });
  }

  /** Returns where the flat pages are if they are drawn smaller. */
  function smaller() {
    return [bookplay.pages.current, bookplay.pages.leaving].filter((sheet) => sheet).flatMap(({ flat: { root } }) => {
      const { left, top, right, bottom } = root.getBoundingClientRect();
      return right - left < innerWidth - 1 ? [[left, top, right, bottom]] : [];
    });
  }

  await shown();
})()"""


def with_font(book, folder, font):
    """Returns a copy of a book in which all texts have the font."""
    path = os.path.join(folder, os.path.basename(book.rstrip("/")))
    shutil.copytree(book, path)
    shutil.copy(font, os.path.join(path, "compared.ttf"))
    file = os.path.join(path, "book.plist")
    with open(file, "rb") as source:
        root = plistlib.load(source)
    if isinstance(root, list):
        root = {"pages": root}

    def dress(element):
        if element.get("type") == "text":
            element["fontName"] = "Compared"
        for child in element.get("elements", []):
            dress(child)

    for page in root["pages"] + root.get("sections", []):
        dress(page)
    root["fonts"] = [{"name": "Compared", "fileName": "compared.ttf"}]
    with open(file, "wb") as target:
        plistlib.dump(root, target)
    return path


class Comparison:
    """The exported page of a book, and what `snapshot` draws of the same moments."""

    def __init__(self, program, book, folder):
        self.program, self.book, self.folder = program, book, folder
        self.title = os.path.basename(book)
        self.results, self.failures = [], []

    def __enter__(self):
        export = os.path.join(self.folder, f"{self.title}.html")
        run(self.program, "export", self.book, "-o", export)
        contents = json.loads(
            run(self.program, "convert", os.path.join(self.book, "book.plist"), "--to", "json", "-o", "-"))
        canvas = contents.get("canvas", {})
        self.size = int(canvas.get("width", 1024)), int(canvas.get("height", 768))
        # A tab behind another one shows no frames, so each has a browser of its own.
        self.browsers = [Chromium() for index in range(2)]
        try:
            self.page, self.drawn = (Page(browser, *self.size) for browser in self.browsers)
            self.page.open("file://" + os.path.abspath(export))
            self.reader = Reader(self.page, contents, False)
            self.reader.begin()
            self.reader.start()
            self.page.ask(PREPARE)
            # Sliding pages keep to whole pixels in a browser, and don't in a picture.
            self.page.ask("bookplay.pages.snap = () => {}; 0")
        except BaseException:
            self.close()
            raise
        return self

    def __exit__(self, kind, trouble, where):
        self.close()

    def close(self):
        for browser in self.browsers:
            browser.close()

    # Reading

    @property
    def page_count(self):
        return self.page.ask("bookplay.info.contents.length")

    def turn_to(self, number):
        """Turns to the next page, as soon as no narration prevents that."""
        for attempt in range(120):
            self.page.ask("bookplay.engine.next(); compared.pass(0); 0")
            if self.page.ask("bookplay.engine.stage.page") == number:
                return
            self.page.ask("compared.pass(bookplay.info.tickRate / 2); 0")
        raise Trouble(f"{self.title}: there is no way to page {number}")

    def read(self):
        """Compares the turns of all pages, and each page three seconds after it was opened."""
        for number in range(1, self.page_count + 1):
            if number > 1:
                self.turn_to(number)
            self.compare_turn(f"{number}-turn")
            self.page.ask("compared.settle(); 0")
            self.page.ask("compared.pass(3 * bookplay.info.tickRate); 0")
            if self.page.ask("bookplay.engine.stage.page") == number and not self.is_turning:
                self.compare(f"{number}-rest", is_at_rest=True)
            self.page.ask("compared.settle(); 0")

    @property
    def is_turning(self):
        return self.page.ask("bookplay.engine.isTurning")

    def compare_turn(self, name):
        before = 0
        for index, moment in enumerate(self.page.ask("compared.moments([0.3, 0.7])"), 1):
            if moment <= before:
                continue
            self.page.ask(f"compared.pass({moment - before}); 0")
            before = moment
            self.compare(f"{name}-{index}")

    def compare_credits(self):
        """Compares the credits, whose letters are those of the device in every book."""
        if not self.page.ask("bookplay.info.hasCredits"):
            return
        self.page.ask("bookplay.engine.openCredits(); compared.pass(bookplay.info.tickRate * 2); 0")
        self.compare("credits", has_font=False)

    # Comparing

    def compare(self, name, is_at_rest=False, has_font=True):
        """Compares the current moment in the browser with the pictures of it."""
        name = f"{self.title}-{name}"
        path = lambda ending: os.path.join(self.folder, f"{name}{ending}")
        self.page.ask("compared.shown()")
        self.page.picture(path(".page.png"))
        page = Image.open(path(".page.png")).convert("RGB")
        with open(path(".play"), "w", newline="") as file:
            file.write(self.page.ask("bookplay.engine.script()"))
        masks = self.mask(self.page.ask("compared.texts()")), self.edges(self.page.ask("compared.smaller()"))
        is_bad = False
        for form in ["png", "svg"]:
            run(self.program, "snapshot", self.book, "--script", path(".play"), "-o", path(f".{form}"))
            if form == "svg":
                self.drawn.open("file://" + os.path.abspath(path(".svg")))
                self.drawn.picture(path(".svg.png"))
            ours = Image.open(path(".svg.png" if form == "svg" else ".png")).convert("RGB")
            is_compared = form == "png" or is_at_rest
            is_bad = self.judge(name, form, ours, page, masks, is_compared, has_font) or is_bad
        if not is_bad:
            for ending in [".page.png", ".play", ".png", ".svg", ".svg.png"]:
                os.remove(path(ending))

    def mask(self, texts):
        """Returns a mask that is white where there are letters."""
        mask = Image.new("L", self.size, 0)
        pen = ImageDraw.Draw(mask)
        for left, top, right, bottom in texts:
            # A marker extends beyond its word.
            edge = (bottom - top) / 8
            if right > left and bottom > top:
                pen.rectangle([left - edge, top - edge, right + edge, bottom + edge], fill=255)
        return mask

    def edges(self, pages):
        """Returns a mask of the edges of smaller pages, where the browser lets white paper shine through."""
        mask = Image.new("L", self.size, 0)
        pen = ImageDraw.Draw(mask)
        for left, top, right, bottom in pages:
            pen.rectangle([int(left), int(top), int(right), int(bottom)], outline=255)
        return mask

    def judge(self, name, form, ours, page, masks, is_compared, has_font):
        mask, edges = masks
        difference = ImageChops.difference(ours, page)
        mean = lambda part: sum(ImageStat.Stat(difference, part).mean) / 3 if part.getextrema()[1] else 0
        outside, inside = mean(ImageChops.subtract(ImageChops.invert(mask), edges)), mean(mask)
        is_bad = is_compared and (outside > OUTSIDE or (has_font and inside > INSIDE))
        self.results.append((name, form, outside, inside, is_compared))
        print(f"{name:26} {form} {outside:8.3f} {inside:8.3f}{'  too much' if is_bad else ''}"
              f"{'' if is_compared else '  (printed only)'}", flush=True)
        if is_bad:
            self.failures.append(f"{name}.{form}")
            difference.save(os.path.join(self.folder, f"{name}.{form}.difference.png"))
        return is_bad


def read(program, book, folder):
    """Compares a whole book, and returns what was compared and what failed."""
    with Comparison(program, book, folder) as comparison:
        comparison.read()
        comparison.compare_credits()
    return comparison


def check_pairs(program, folder):
    """Compares changes of pages with two kinds of turns."""
    book = changes(os.path.join(folder, "books"), PAIRS)
    with Comparison(program, book, folder) as comparison:
        for index, pair in enumerate(PAIRS):
            for number in [2 * index + 1, 2 * index + 2]:
                comparison.page.ask(f"compared.settle(); bookplay.engine.open({number}); compared.pass(0); 0")
            comparison.compare_turn("-".join(pair).replace(" ", "-"))
    return comparison


# Fingers on the parts of the made book: what is moved, where the finger begins, and the points where it rests.
MOVES = [
    ("tab", (150, 600), [(250, 600), (350, 600), (450, 600), (550, 600)]),
    ("moon", (340, 275), [(293, 349), (225, 395), (152, 342), (105, 275), (225, 155)]),
    ("door", (790, 225), [(740, 225), (690, 225), (560, 225), (480, 225), (430, 225)]),
    ("fog", (870, 560), [(910, 600), (950, 640), (890, 680)]),
]


def check_parts(program, folder):
    """Compares sliders, dials, flaps and what is rubbed away, at their stops and between them."""
    book = parts(os.path.join(folder, "books"))
    with Comparison(program, book, folder) as comparison:
        touch = lambda phase, x, y: comparison.page.ask(
            f"bookplay.engine.touch('{phase}', 1, {x}, {y}); compared.pass(2); 0")
        for part, start, points in MOVES:
            touch("began", *start)
            for index, point in enumerate(points):
                touch("moved", *point)
                comparison.compare(f"{part}-{index}", is_at_rest=True)
            touch("ended", *points[-1])
            comparison.page.ask("compared.pass(bookplay.info.tickRate / 8); 0")
            comparison.compare(f"{part}-settling", is_at_rest=True)
            comparison.page.ask("compared.pass(bookplay.info.tickRate); 0")
            comparison.compare(f"{part}-settled", is_at_rest=True)
    return comparison


def main(program, folder, font, *books):
    os.makedirs(os.path.join(folder, "books"))
    settings = os.path.abspath(os.path.join(folder, "fonts.conf"))
    with open(settings, "w") as file:
        file.write(FONT_SETTINGS)
    os.environ["FONTCONFIG_FILE"] = settings
    print(f"{'moment':26}      {'outside':>8} {'in text':>8}")
    found = [read(program, with_font(book, os.path.join(folder, "books"), font), folder) for book in books]
    found += [check_pairs(program, folder), check_parts(program, folder)]
    compared = [result for comparison in found for result in comparison.results if result[4]]
    failures = [name for comparison in found for name in comparison.failures]
    if not compared:
        return "nothing was compared"
    outside = [result[2] for result in compared]
    mean, most = sum(outside) / len(outside), max(outside)
    print(f"{len(compared)} pictures, mean difference outside of texts {mean:.3f}, at most {most:.3f}")
    return f"{len(failures)} pictures differ too much; see {folder}: {', '.join(failures)}" if failures else None


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
