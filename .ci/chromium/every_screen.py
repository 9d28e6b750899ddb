"""Checks books on five screens with the browser's zoom: sizes of texts and targets, turning leaves, and quick taps.

    every_screen.py PROGRAM FOLDER BOOK…     every book on every screen, with every zoom; the gate tries some of them
"""

import os
import sys

from chromium import Chromium, Page, Trouble
from exported import SCREENS, TAKEN, compare, export
from made_books import small
from reader import Reader
from screens import events, expect
from turns import edge_colors, is_strange

FIVE_SCREENS = ("phone", "tablet", "square", "desk", "wide")
ZOOMS = (1, 2, 4)

# Functions in the page. While they look, time passes only when they say so.
SURVEY = """window.survey = {
  pass(seconds) {
    const { engine } = bookplay;
    // On a busy machine the book may still be on its way from the welcome.
    for (const motion of document.getElementById("stage").getAnimations()) motion.finish();
    for (let left = seconds; left > 0.001; left -= 0.05) {
      engine.advance(50000);
      bookplay.hear();
      bookplay.show();
    }
  },

  /** Opens a page, and waits until it is at rest; narration may refuse that for a while. */
  reach(number) {
    const { engine } = bookplay;
    for (let attempt = 0; attempt < 60; attempt += 1) {
      document.querySelector("dialog[open]")?.close();
      if (!engine.refusesTurns) engine.open(number);
      this.pass(0.5);
      if (engine.stage.page === number) break;
    }
    while (engine.refusesTurns) this.pass(0.1);
    return engine.stage.page === number;
  },

  /** Returns the part of a box that is inside others. */
  common(...boxes) {
    const [left, top] = ["left", "top"].map((side) => Math.max(...boxes.map((box) => box[side])));
    const [right, bottom] = ["right", "bottom"].map((side) => Math.min(...boxes.map((box) => box[side])));
    return { left, top, right, bottom, width: right - left, height: bottom - top };
  },

  get window() { return { left: 0, top: 0, right: innerWidth, bottom: innerHeight }; },

  /** Returns the part of the book that is in sight. */
  get seen() {
    const boxes = ["stage", "room"].map((id) => document.getElementById(id).getBoundingClientRect());
    return this.common(...boxes, this.window);
  },

  /** Returns the font size of a text on the screen, from the styles that the browser uses. The browser's zoom makes a
      pixel larger, so the size is that in pixels without zoom. */
  letters(node) {
    const look = (one) => new DOMMatrix(getComputedStyle(one).transform);
    const { c, d } = look(document.getElementById("stage")).multiply(look(node));
    return Math.hypot(c, d) * parseFloat(getComputedStyle(node).fontSize) * this.zoom;
  },

  /** Returns whether a text is set below the picture, in letters that are large enough, and whole. */
  isBelow(number) {
    const { reading } = bookplay, row = reading.rows.get(number)?.node;
    if (!row || reading.node.hidden || row.hidden) return false;
    const plain = (text) => text.replace(/\\s+/g, "");
    return parseFloat(getComputedStyle(row).fontSize) >= 18 && row.scrollWidth <= row.clientWidth + 1 &&
      plain(row.textContent) === plain(bookplay.pages.page.elements[number].text);
  },

  /** Returns whether the letters of a text are large enough when the book is magnified there. */
  isReadableMagnified(node) {
    const { magnifier } = bookplay, { factor, x, y } = magnifier, box = node.getBoundingClientRect();
    magnifier.magnify(4, (box.left + box.right) / 2, (box.top + box.bottom) / 2);
    const seen = this.common(node.getBoundingClientRect(), this.seen);
    const isReadable = this.letters(node) >= 16 && seen.width > 16 && seen.height > 12;
    Object.assign(magnifier, { factor, x, y });
    magnifier.apply();
    return isReadable;
  },

  /** Returns the texts on stage whose letters are small and can't be seen larger. */
  smallTexts() {
    const stage = document.getElementById("stage").getBoundingClientRect();
    const isUpright = document.body.classList.contains("upright");
    return bookplay.pages.current.flat.parts.flatMap((part, number) => {
      if (!part?.isText || part.isAway || part.alpha < 0.1 || !part.element.text?.trim()) return [];
      const seen = this.common(part.node.getBoundingClientRect(), stage);
      if (seen.width <= 0 || seen.height <= 0) return [];
      this.texts += 1;
      const letters = this.letters(part.node);
      const isReadable = isUpright ? this.isBelow(number) : letters >= 16 || this.isReadableMagnified(part.node);
      return isReadable ? [] : [`"${part.element.text.slice(0, 30)}" has letters of ${letters.toFixed(1)} px`];
    });
  },

  /** Returns the small targets beside which a touch doesn't count. */
  smallTargets() {
    const { engine, touchables, scale } = bookplay;
    touchables.update(engine, bookplay.pages.page);
    const { seen } = this, stage = document.getElementById("stage").getBoundingClientRect();
    const onCanvas = (x, y) => [(x - stage.left) / scale, (y - stage.top) / scale];
    return [...touchables.boxes.values()].flatMap(({ node, element }) => {
      const box = node.getBoundingClientRect();
      const x = (box.left + box.right) / 2, y = (box.top + box.bottom) / 2;
      if (Math.min(box.width, box.height) >= 44 || !bookplay.hits(...onCanvas(x, y))) return [];
      const away = 12;
      const beside = [[box.left - away, y], [box.right + away, y], [x, box.top - away], [x, box.bottom + away]];
      const lost = beside.filter(([px, py]) => {
        if (px < seen.left || px > seen.right || py < seen.top || py > seen.bottom) return false;
        if (bookplay.hits(...onCanvas(px, py))) return false;
        this.targets += 1;
        return bookplay.nearest(...onCanvas(px, py)) === null;
      });
      return lost.map(([px, py]) => `a touch at ${px.toFixed()}, ${py.toFixed()} beside ${element.name} is lost`);
    });
  },

  /** Returns the places of what can be tapped, except for what leads out of the book. */
  places() {
    const { engine, touchables, pages } = bookplay, { left, top, right, bottom } = this.seen;
    touchables.update(engine, pages.page);
    // A finger close to the edge may touch what is beside the book.
    const isHere = ([x, y]) => x > left + 8 && x < right - 8 && y > top + 8 && y < bottom - 8;
    return [...touchables.boxes.values()].filter(({ element }) => !element.draggable && !element.link)
      .map(({ node }) => node.getBoundingClientRect())
      .map((box) => [(box.left + box.right) / 2, (box.top + box.bottom) / 2]).filter(isHere);
  },

  /** Returns the controls and the texts to tap that are too small, or that cannot be reached. */
  badControls() {
    // Those that lie over the book and rest come back with a touch at the edge.
    bookplay.resting.wake();
    const isSeen = (node) => node.offsetWidth > 0 && getComputedStyle(node).visibility !== "hidden";
    return [...document.querySelectorAll(".controls button, #texts .touch")].filter(isSeen).filter((node) => {
      // A refused turn shakes its button.
      for (const animation of node.getAnimations()) animation.finish();
      node.scrollIntoView({ block: "nearest" });
      const box = node.getBoundingClientRect(), seen = this.common(box, this.window);
      const front = document.elementFromPoint((seen.left + seen.right) / 2, (seen.top + seen.bottom) / 2);
      return Math.min(seen.width, seen.height) < 43.5 || !node.contains(front);
    }).map((node) => `the control ${node.id || node.textContent} is too small, or cannot be reached`);
  },

  /** Looks at all pages, and returns what is wrong, and how much was looked at. */
  look() {
    this.texts = this.targets = 0;
    const wrong = bookplay.info.contents.flatMap((entry, index) => {
      if (!this.reach(index + 1)) return [`page ${index + 1} cannot be reached`];
      this.pass(3);
      return [...this.smallTexts(), ...this.smallTargets(), ...this.badControls()]
        .map((text) => `page ${bookplay.engine.stage.page}: ${text}`);
    });
    return { wrong, texts: this.texts, targets: this.targets };
  },

  /** Goes on to the next moment at which a leaf or a cover is raised; false if the turn is over. */
  raise() {
    const { engine } = bookplay;
    while (engine.isTurning) {
      this.pass(0.05);
      // A raised strip has a depth; one that is almost flat or upright takes little room.
      if (engine.isTurning && engine.paper(bookplay.pages.room).strips.some(({ isRaised, alpha, depthX }) => (
        isRaised && alpha > 0 && Math.abs(depthX) > 0.000005))) return true;
    }
    return false;
  },
}; bookplay.isStarted = false; 0"""


class Visit:
    """A book on a screen, in a tab that shares its browser with others but not what the browser stores."""

    def __init__(self, browser, program, book, folder, screen, mark="#trace"):
        self.browser, self.program, self.book, self.folder = browser, program, book, folder
        self.screen = SCREENS[screen]
        title = os.path.basename(book.rstrip("/"))
        self.name = f"{title}-every-{screen}"
        self.context = browser.send("Target.createBrowserContext")["browserContextId"]
        self.page = Page(browser, **self.screen, context=self.context)
        self.page.open(f"file://{os.path.abspath(os.path.join(folder, title))}.html{mark}")
        self.reader = Reader(self.page, {}, self.screen["touch"])

    def __enter__(self):
        self.reader.begin()
        self.reader.start()
        self.page.ask(SURVEY)
        return self

    def __exit__(self, kind, trouble, where):
        if trouble is not None:
            self.page.picture(os.path.join(self.folder, f"{self.name}-trouble.png"))
        self.page.close()
        self.browser.send("Target.disposeBrowserContext", {"browserContextId": self.context})
        if self.page.troubles and trouble is None:
            raise Trouble("\n".join([self.name, *self.page.troubles]))

    def zoom(self, times):
        """Sets the browser's zoom, and returns the size of the window in CSS pixels."""
        width, height = self.screen["width"] // times, self.screen["height"] // times
        self.page.send("Emulation.setDeviceMetricsOverride", {
            "width": width, "height": height, "deviceScaleFactor": times * self.screen.get("scale", 1),
            "mobile": self.screen["touch"] and times == 1})
        self.page.wait_until(f"innerWidth === {width}", 5)
        # The book is fitted in the frame after that.
        self.page.ask("""new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => {
          survey.zoom = %d;
          done(0);
        })))""" % times)
        return width, height

    def look(self, times):
        """Looks at the texts and targets of all pages."""
        self.zoom(times)
        found = self.page.ask("survey.look()")
        expect(not found["wrong"], "\n".join([f"{self.name} at {100 * times} %:", *found["wrong"]]))
        return found["texts"], found["targets"]

    def check_leaves(self, times, most):
        """Looks for turning leaves at the edges of the window, and returns at how many moments it has looked."""
        page, (width, height) = self.page, self.zoom(times)
        moments = 0
        page.ask("for (const id of ['left', 'right']) document.getElementById(id).style.opacity = 0; 0")
        for number in range(2, page.ask("bookplay.info.contents.length") + 1):
            page.ask(f"survey.reach({number - 1}); bookplay.engine.open({number}); survey.pass(0.05); 0")
            for raised in range(most):
                if not page.ask("survey.raise()"):
                    break
                strange = sum(map(is_strange, edge_colors(page, width, height)))
                if strange:
                    path = os.path.join(self.folder, f"{self.name}-leaf-{number}.png")
                    page.picture(path)
                    raise Trouble(f"{strange} pixels of a turning leaf are at the edge at {100 * times} %: {path}")
                moments += 1
                page.ask("survey.pass(0.1); 0")
        page.ask("for (const id of ['left', 'right']) document.getElementById(id).style.opacity = ''; 0")
        return moments

    def tap_quickly(self, times):
        """Taps what can be touched on the first pages, without a pause; each tap must arrive."""
        page, reader = self.page, self.reader
        self.zoom(times)
        count = 0
        for number in range(1, min(3, page.ask("bookplay.info.contents.length")) + 1):
            page.ask(f"survey.reach({number}); survey.pass(3); bookplay.isStarted = true; 0")
            page.wait(0.1)
            before, turns = len(events(page, "touch.began")), len(events(page, "page.exiting"))
            taps = page.ask("survey.places()")[:4]
            for x, y in taps:
                if reader.has_touch:
                    page.touch("touchStart", (x, y, 0))
                    page.touch("touchEnd")
                else:
                    page.mouse("mousePressed", x, y)
                    page.mouse("mouseReleased", x, y)
            page.wait(0.1)
            arrived = len(events(page, "touch.began")) - before
            # A page that turns takes no touches.
            is_turned = len(events(page, "page.exiting")) > turns
            expect(arrived == len(taps) or (is_turned and arrived > 0),
                   f"{self.name} at {100 * times} %: {arrived} of {len(taps)} taps on page {number} arrive")
            reader.leave_panels()
            page.ask("bookplay.isStarted = false; 0")
            count += arrived
        return count

    def turn_quickly(self, times):
        """Taps the button for the next page three times, without a pause."""
        page, reader = self.page, self.reader
        self.zoom(times)
        page.ask("survey.reach(1); bookplay.isStarted = true; 0")
        page.wait(0.1)
        # The first press on controls that have faded would only bring them back.
        page.ask("bookplay.resting.wake(); 0")
        for turn in range(3):
            reader.press("#next")
        page.wait_until("bookplay.engine.stage.page === 4", 6)
        page.wait_until("!bookplay.engine.refusesTurns", 3)
        page.ask("bookplay.isStarted = false; 0")

    def compare(self):
        return compare(self.program, self.book, self.folder, self.name, self.page.ask(TAKEN))


class Looks:
    """What was looked at, for the line that a check prints; a check that has looked at nothing fails."""

    def __init__(self):
        self.counts = dict.fromkeys(["texts", "touches beside small targets", "raised leaves", "taps"], 0)

    def add(self, kind, count):
        self.counts[kind] += count

    def visit(self, browser, program, book, folder, screen, zooms=ZOOMS):
        """Looks at a book on a screen with all kinds of zoom; turns and taps only with some."""
        with Visit(browser, program, book, folder, screen) as visit:
            for times in ZOOMS:
                texts, targets = visit.look(times)
                self.add("texts", texts)
                self.add("touches beside small targets", targets)
            for times in zooms:
                self.add("raised leaves", visit.check_leaves(times, 3))
                self.add("taps", visit.tap_quickly(times))
            visit.compare()

    def tell(self, what, has_everything):
        """Prints what was looked at, which must be something of each kind if the books have everything."""
        seen = self.counts.values() if has_everything else [self.counts["texts"], self.counts["taps"]]
        expect(all(seen), f"{what}: nothing was looked at: {self.counts}")
        counts = ", ".join(f"{count} {kind}" for kind, count in self.counts.items())
        print(f"{what}: {counts}", flush=True)


def check_turns(browser, program, book, folder, screen, zooms=ZOOMS):
    with Visit(browser, program, book, folder, screen) as visit:
        for times in zooms:
            visit.turn_quickly(times)
        visit.compare()


def made(program, folder):
    """Exports a small book into a folder of its own, so that other checks can do the same meanwhile."""
    folder = os.path.join(folder, "every-screen")
    os.makedirs(folder, exist_ok=True)
    book = small(folder)
    export(program, book, folder)
    return book, folder


def check_some(program, folder, books):
    """Checks each book on one of the screens."""
    looks = Looks()
    book, place = made(program, folder)
    browser = Chromium()
    try:
        for index, (screen, each) in enumerate(zip(["square", "wide", "phone", "tablet", "desk"] * len(books), books)):
            looks.visit(browser, program, each, folder, screen, zooms=[ZOOMS[index % 3]])
        for screen, times in [("phone", 1), ("square", 2)]:
            check_turns(browser, program, book, place, screen, [times])
    finally:
        browser.close()
    looks.tell("books on one screen each, at 100, 200 and 400 %", has_everything=len(books) > 4)


def main():
    program, folder, *books = sys.argv[1:]
    os.makedirs(folder, exist_ok=True)
    if not books:
        sys.exit("no books are named")
    for book in books:
        export(program, book, folder)
    small_book, place = made(program, folder)
    troubles = []
    browser = Chromium()

    def attempt(what, act, *arguments):
        try:
            act(browser, program, *arguments)
            return True
        except Trouble as trouble:
            troubles.append(f"{what}: {trouble}")
            return False

    try:
        for screen in FIVE_SCREENS:
            for book in books:
                looks = Looks()
                attempt(f"{book} on the {screen}", looks.visit, book, folder, screen)
                print(f"{book} on the {screen}: {looks.counts}", flush=True)
            attempt(f"quick turns on the {screen}", check_turns, small_book, place, screen)
    finally:
        browser.close()
    for trouble in troubles:
        print(trouble, file=sys.stderr, flush=True)
    sys.exit(1 if troubles else 0)


if __name__ == "__main__":
    main()
