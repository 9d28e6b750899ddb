"""Checks turning pages: quick taps are kept, choices are never lost, no part of a leaf is cut off, and swipes."""

import base64
import os
import struct
import time
import zlib

from chromium import Trouble
from exported import TAKEN, Opened, compare, export
from made_books import changes, own_buttons, small
from reader import MIDDLE
from screens import events, expect, place

# The colour around the book.
AROUND = (0x26, 0x2B, 0x3D)


def pixels(page, x, y, width, height, scale=1):
    """Returns the colours of the pixels of a part of the window as (red, green, blue)."""
    clip = {"x": x, "y": y, "width": width, "height": height, "scale": scale}
    data = base64.b64decode(page.send("Page.captureScreenshot", {"format": "png", "clip": clip})["data"])
    return [color for row in decoded(data) for color in row]


def edge_colors(page, width, height):
    """Returns the colours of the pixels at the edges of the window, where a turning leaf would be cut off."""
    top, bottom = page.ask("""(() => {
      const { top, bottom } = document.getElementById("stage").getBoundingClientRect();
      return [Math.floor(top) - 1, Math.ceil(bottom) + 1];
    })()""")
    # With the browser's zoom, a pixel of the screen is smaller than one of the page.
    thin = 1 / max(1, page.ask("devicePixelRatio"))
    colors = pixels(page, 0, 0, width, thin) + pixels(page, 0, height - thin, width, thin)
    # A resting page may fill the width of the window; a leaf extends above and below it.
    for x in [0, width - thin]:
        for start, end in [(0, top), (bottom, height)]:
            colors += pixels(page, x, start, thin, end - start) if end > start else []
    return colors


def is_strange(color):
    """Returns whether a colour differs from the one around the book."""
    return max(abs(one - other) for one, other in zip(color, AROUND)) > 8


def decoded(data):
    """Returns the rows of a PNG with 8 bits a channel as lists of (red, green, blue)."""
    position, packed = 8, b""
    while position < len(data):
        length, kind = struct.unpack(">I4s", data[position:position + 8])
        body = data[position + 8:position + 8 + length]
        if kind == b"IHDR":
            width, height, _, color = struct.unpack(">IIBB", body[:10])
        elif kind == b"IDAT":
            packed += body
        position += length + 12
    channels = 4 if color == 6 else 3
    raw, stride = zlib.decompress(packed), width * channels
    above, rows = bytearray(stride), []
    for start in range(0, height * (stride + 1), stride + 1):
        mode, row = raw[start], bytearray(raw[start + 1:start + 1 + stride])
        for index in range(stride):
            left = row[index - channels] if index >= channels else 0
            corner = above[index - channels] if index >= channels else 0
            row[index] = (row[index] + predicted(mode, left, above[index], corner)) & 0xFF
        rows.append([tuple(row[at:at + 3]) for at in range(0, stride, channels)])
        above = row
    return rows


def predicted(mode, left, up, corner):
    """Returns the value that a PNG's filter predicts."""
    if mode < 4:
        return [0, left, up, (left + up) // 2][mode]
    return min((left, up, corner), key=lambda near: abs(left + up - corner - near))


def check_taps(program, folder):
    """Checks that quick taps turn a page each, and that what is chosen during a turn is done after it."""
    book = small(folder)
    with Opened(program, book, folder, "desk") as opened:
        page, reader = opened.page, opened.reader
        reader.begin()
        reader.start()
        for turn in range(3):
            reader.press("#next")
        page.wait(3)
        expect(reader.number == 4, f"three quick taps lead to page {reader.number}, not 4")
        for turn in range(2):
            page.key("ArrowLeft")
        page.wait(2.2)
        expect(reader.number == 2, f"two quick keys lead to page {reader.number}, not 2")
        page.ask("document.activeElement.blur(); 0")
        reader.press("#next")
        reader.press("#contents")
        expect(reader.ask("bookplay.engine.isTurning"), "the turn is over too soon")
        page.wait(0.2)
        reader.press("#thumbnails li:nth-child(5) button")
        page.wait(2)
        expect(reader.number == 5, f"what was chosen during a turn is lost: page {reader.number}")
        expect(not events(page, "page.refused"), "a turn is refused")
        compare(program, book, folder, opened.name, page.ask(TAKEN))
    book = own_buttons(folder)
    export(program, book, folder)
    with Opened(program, book, folder, "tablet") as opened:
        page, reader = opened.page, opened.reader
        reader.begin()
        reader.start()
        reader.settle()
        place = next(thing["place"] for thing in reader.things() if thing["name"] == "on")
        for turn in range(3):
            reader.tap(*place)
        page.wait(3)
        expect(reader.number == 4, f"three quick taps on the book's own button lead to page {reader.number}, not 4")
        expect(not page.ask("bookplay.magnifier.isMagnified"), "quick taps on a button magnify the book")
        # What is tapped during a turn is tapped after it, at its place.
        reader.press("#next")
        x, y = page.ask("""(() => {
          const { left, top, width } = document.getElementById("stage").getBoundingClientRect();
          return [left + width * 100 / 1024, top + width * 100 / 1024];
        })()""")
        reader.tap(x, y)
        expect(page.ask("bookplay.isTurning") and not events(page, "tap")[-1]["item"] == "dot", "the turn is over too soon")
        page.wait(0.2)
        reader.settle()
        page.wait(0.2)
        expect(events(page, "tap")[-1]["item"] == "dot", "a tap during a turn is lost")
        compare(program, book, folder, opened.name, page.ask(TAKEN))
    print("quick taps and a choice during a turn: none is lost", flush=True)


def check_whole(program, folder):
    """Checks on several screens that no part of a turning leaf touches the edge of the window."""
    book = small(folder)
    for screen in ["desk", "tablet", "phone", "wide"]:
        with Opened(program, book, folder, screen) as opened:
            page, reader = opened.page, opened.reader
            reader.begin()
            reader.start()
            for number in [2, 3]:
                page.ask(MIDDLE)
                reader.press("#next")
                if not page.ask("window.middle"):
                    raise Trouble(f"{screen}: page {number} does not turn")
                page.wait(0.2)
                path = os.path.join(folder, f"{opened.name}-leaf-{number}.png")
                page.picture(path)
                strange = sum(map(is_strange, edge_colors(page, opened.screen["width"], opened.screen["height"])))
                expect(strange == 0, f"{screen}: {strange} pixels of a turning leaf are at the edge: {path}")
                page.ask("bookplay.isStarted = true; 0")
                reader.settle()
            compare(program, book, folder, opened.name, page.ask(TAKEN))
    print("turning leaves: none is cut off", flush=True)


# Kinds of turns with which one page leaves and the next one enters.
PAIRS = [("slide", "fade"), ("fade", "slide"), ("fade color", "slide"), ("fade color", "flip"), ("curl", "fade"),
         ("flip", "slide"), ("flip", "curl"), ("curl", "bookOpen"), ("bookOpen", "bookOpen"), ("bookOpen", "slide")]


def check_twins(reader):
    """Checks that a button is hidden where the book has its own, unless that may be out of sight."""
    hidden = """["next", "previous"].filter((id) =>
      document.getElementById(id).offsetWidth === 0)"""
    reader.page.wait_until(f"{hidden}.join() === 'next'", 3)
    reader.page.ask("bookplay.magnifier.magnify(2, 400, 400); 0")
    told = reader.ask(hidden)
    expect(told == [], f"in a magnified book, {told} is hidden")
    reader.page.ask("bookplay.magnifier.magnify(1, 0, 0); 0")
    reader.press("#next")
    reader.page.wait_until(f"{hidden}.join() === '' && bookplay.engine.stage.page === 2", 3)


def check_changes(program, folder):
    """Checks that no page is seen twice, and that no hole opens, when pages are changed with two kinds of turns."""
    book = changes(folder, PAIRS)
    export(program, book, folder)
    with Opened(program, book, folder, "desk") as opened:
        page = opened.page
        opened.reader.begin()
        opened.reader.start()
        check_twins(opened.reader)
        # From here on, time passes only when the check says so.
        page.ask("""bookplay.isStarted = false;
          window.pass = (seconds) => {
            bookplay.engine.advance(seconds * 1e6);
            bookplay.engine.takeEvents();
            bookplay.show();
          }; 0""")
        left, top = place(page, 0, 0)
        right, bottom = place(page, 1024, 768)
        stage = (left + 4, top + 4, right - left - 8, bottom - top - 8)
        size = (100 * page.ask("bookplay.scale") / 8) ** 2
        for index, pair in enumerate(PAIRS):
            for number in [2 * index + 1, 2 * index + 2]:
                page.ask(f"pass(3); bookplay.engine.open({number}); 0")
            for moment in range(3):
                page.ask(f"pass({0.2 if moment == 0 else 0.25}); 0")
                colors = pixels(page, *stage, scale=0.125)
                red = sum(1 for r, g, b in colors if r > 1.8 * max(g, b)) / size
                green = sum(1 for r, g, b in colors if g > 1.8 * max(r, b)) / size
                what = f"{' to '.join(pair)}, moment {moment}"
                expect(max(red, green) <= 2, f"{what}: {red:.1f} and {green:.1f} squares are seen, not two")
                # A leaf has room around it, but pages that only slide or fade fill the book.
                holes = sum(1 for color in colors if max(color) < 150)
                has_leaf = page.ask("document.getElementById('stage').className") == "leafing"
                expect(has_leaf or holes == 0, f"{what}: {holes} pixels of {len(colors)} are dark")
    print("two kinds of turns in one change: no page is seen twice, and no hole opens", flush=True)


# Records where the edges of all strips of paper are seen in each frame of a turn, in points of the canvas.
PAPER = """(() => {
  const { pages, swipe } = bookplay, draw = pages.place.bind(pages);
  window.frames = [];
  pages.place = (paper, ...sheets) => {
    draw(paper, ...sheets);
    const edges = paper.strips.map(({ acrossX, across, depthX, depth, left, right, alpha }) => (
      alpha === 0 ? null : [left, right].map((x) => (acrossX * x + across) / (depthX * x + depth))));
    frames.push({ state: swipe.state, edges: edges.map((pair) => pair || [0, 0]) });
  };
})(); 0"""


class Finger:
    """A finger that swipes from a point of the canvas; its speed doesn't depend on that of the machine."""

    def __init__(self, page, x, y=150, at=None):
        """`at` is a point of the window instead."""
        self.page = page
        self.start, self.y = at or place(page, x, y)
        self.width = page.ask("document.getElementById('stage').getBoundingClientRect().width")
        self.x, self.time = self.start, time.time()
        page.touch("touchStart", (self.x, self.y, 0), at=self.time)

    def move(self, share, seconds=0.08):
        """Moves the finger to a share of the book's width from where it began."""
        start, end = self.x, self.start + share * self.width
        for step in range(1, 5):
            self.x, self.time = start + (end - start) * step / 4, self.time + seconds / 4
            self.page.touch("touchMove", (self.x, self.y, 0), at=self.time)
        self.page.wait(0.05)

    def lift(self, seconds=0.2):
        """Lifts the finger after a rest; without one, it throws the page."""
        self.page.touch("touchEnd", at=self.time + seconds)


def check_landing(program, folder):
    """Checks on every page that the turn goes on from where the finger lets go of it, and isn't played again."""
    book = small(folder)
    with Opened(program, book, folder, "square") as opened:
        page, reader = opened.page, opened.reader
        reader.begin()
        reader.start()
        page.ask(PAPER)
        for number in range(2, 6):
            page.wait(0.3)
            page.ask("frames.length = 0; 0")
            finger = Finger(page, 1000, 30)
            finger.move(-0.3)
            finger.move(-0.5)
            finger.lift()
            page.wait(0.3)
            reader.settle()
            expect(reader.number == number, f"a swipe leads to page {reader.number}, not {number}")
            frames = page.ask("frames")
            states = [frame["state"] for frame in frames]
            turning = [index for index, state in enumerate(states) if state == "turning"]
            is_whole = turning and turning[0] > 0 and turning[-1] - turning[0] + 1 == len(turning) == len(states) - turning[0]
            expect(is_whole, f"page {number}: the turn is drawn as {sorted(set(states))}")
            held, after = (frames[turning[0] + step]["edges"] for step in (-1, 0))
            gap = max(abs(one - other) for pair in zip(held, after) for one, other in zip(*pair))
            # The finger's last step.
            expect(gap <= 0.05 * 1024, f"page {number}: letting go moves the paper by {gap} points")
        count = compare(program, book, folder, opened.name, page.ask(TAKEN))
    print(f"swipes land on every page: {count} events, the same here and there", flush=True)


def check_beside(program, folder):
    """Checks that swipes beside the book turn the page, over the texts on a phone too, and that nothing else is done."""
    book = small(folder)
    for screen, places in [("phone", [(340, 320), (340, 740)]), ("tablet", [(700, 60), (700, 950), (410, 1150)])]:
        with Opened(program, book, folder, screen) as opened:
            page, reader = opened.page, opened.reader
            reader.begin()
            reader.start()
            page.wait(0.5)
            touched = len(events(page, "touch.began"))
            for number, at in enumerate(places, 2):
                finger = Finger(page, 0, at=at)
                finger.move(-0.3)
                expect(page.ask("bookplay.swipe.state") == "held", f"{screen}: a finger at {at} carries nothing")
                finger.move(-0.6)
                finger.lift()
                page.wait(0.3)
                reader.settle()
                expect(reader.number == number, f"{screen}: a swipe at {at} leads to page {reader.number}, not {number}")
            expect(len(events(page, "touch.began")) == touched, f"{screen}: a swipe beside the book is handed to it")
            compare(program, book, folder, opened.name, page.ask(TAKEN))
    print("swipes beside the book: they turn the page", flush=True)


def check_swipes(program, folder):
    """Checks that a swipe carries the page, and that nothing has happened when the page falls back."""
    book = small(folder)
    with Opened(program, book, folder, "tablet") as opened:
        page, reader = opened.page, opened.reader
        state = lambda: page.ask("bookplay.swipe.state")
        script = lambda: [line for line in page.ask("bookplay.engine.script()").splitlines() if "wait" not in line]

        def falls_back(what, number):
            page.wait_until("!bookplay.swipe.isOn", 3)
            expect(reader.number == number, f"{what}: page {reader.number}, not {number}")
            expect(script() == before and page.ask("bookplay.trace.length") == told, f"{what}: something has happened")
            expect(page.ask("bookplay.pages.host.childElementCount") == 1, f"{what}: something is left on stage")

        reader.begin()
        reader.start()
        page.wait(0.3)
        before, told = script(), page.ask("bookplay.trace.length")

        # Back from the first page there is nothing; it only gives way a little.
        finger = Finger(page, 300)
        finger.move(0.25)
        shift = page.ask("bookplay.swipe.shownShift")
        expect(10 < shift < 120, f"the first page gives way by {shift} points")
        finger.lift()
        falls_back("a swipe back from the first page", 1)

        # Not far enough: the page falls back. A second finger makes it fall back, too.
        finger = Finger(page, 900)
        finger.move(-0.25)
        edge = page.ask("bookplay.swipe.position / bookplay.swipe.turn.duration")
        expect(state() == "held" and 0.2 < edge < 0.5, f"the page doesn't follow the finger: {state()}, {edge}")
        opened.picture("carried")
        finger.lift()
        falls_back("a short swipe", 1)
        finger = Finger(page, 900)
        finger.move(-0.5)
        page.touch("touchStart", (finger.x, finger.y, 0), (finger.x - 100, finger.y + 200, 1))
        page.wait(0.05)
        page.touch("touchEnd")
        falls_back("a second finger during a swipe", 1)

        # Far enough: it goes on from where it has been carried.
        finger = Finger(page, 900)
        finger.move(-0.5)
        held = page.ask("bookplay.swipe.position")
        finger.lift()
        gone, samples = page.ask("""(({ state, turn, position }) =>
          state === "turning" ? [position, turn.duration] : [state, 0])(bookplay.swipe)""")
        expect(gone == held and 0 < held < samples, f"the turn goes on at {gone} of {samples}, not at {held}")
        reader.settle()
        page.wait(0.1)
        expect(reader.number == 2 and script() == before + ["next"], f"what was recorded is {script()[len(before):]}")
        # A short one that is fast throws the page.
        finger = Finger(page, 700)
        finger.move(-0.2)
        finger.lift(0.01)
        page.wait(0.1)
        reader.settle()
        expect(reader.number == 3, f"a fast swipe leads to page {reader.number}, not 3")
        # A key during a swipe turns the page, and the finger has nothing to carry any longer.
        finger = Finger(page, 300)
        finger.move(0.3)
        page.key("ArrowRight")
        finger.move(0.5)
        finger.lift()
        page.wait(0.1)
        reader.settle()
        page.wait(0.1)
        expect(reader.number == 4, f"a key during a swipe leads to page {reader.number}, not 4")
        expect(page.ask("bookplay.pages.host.childElementCount") == 1, "a page that was swiped is left on stage")

        # Something that can be dragged is dragged.
        page.ask("bookplay.open(1); 0")
        page.wait(0.1)
        reader.settle()
        left = place(page, 200, 500)
        reader.drag(left, [left[0] + 400, left[1]], 0.3)
        expect(reader.number == 1 and len(events(page, "drag.started")) == 1, "a drag turns the page")
        # With reduced motion nothing is carried, but a swipe turns the page.
        page.reduce_motion()
        page.wait(0.1)
        finger = Finger(page, 900)
        finger.move(-0.4)
        expect(state() == "idle", "a page is carried with reduced motion")
        finger.lift()
        page.wait(0.8)
        expect(reader.number == 2, f"a swipe with reduced motion leads to page {reader.number}, not 2")
        count = compare(program, book, folder, opened.name, page.ask(TAKEN))
    print(f"swipes carry the page: {count} events, the same here and there", flush=True)


CHECKS = [check_taps, check_whole, check_changes, check_swipes, check_landing, check_beside]
