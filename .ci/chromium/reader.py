"""Reads an exported book with real touches, clicks and keys, as children do."""

import json
import time

from chromium import Trouble

# The touchable elements that are on the screen, with their positions and the targets of their drags.
THINGS = """(() => {
  const { touchables, engine, pages, reading, scale } = bookplay;
  touchables.update(engine, pages.page);
  const stage = document.getElementById("stage").getBoundingClientRect();
  const place = (x, y) => [stage.left + x * scale, stage.top + y * scale];
  // A phone shows generated sections as lists.
  const rowOf = (number) => reading.isListing &&
    [...reading.rows.values()].find(({ target, node }) => target === number && !node.hidden)?.node.getBoundingClientRect();
  const middle = (box) => [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
  const choices = engine.choices();
  return [...touchables.boxes.values()].map(({ number, element, x, y }) => ({
    name: element.name, place: rowOf(number) ? middle(rowOf(number)) : place(x, y), point: [x, y],
    isDraggable: element.draggable === true, does: element.does || [],
    targets: choices.filter((choice) => choice.element === number).map((choice) => choice.target),
  })).filter(({ place: [x, y] }) => (
    reading.isListing || (stage.left < x && x < stage.right && stage.top < y && y < stage.bottom)));
})()"""

# Stops the book in the middle of the next page turn; false if there is no visible turn.
MIDDLE = """window.middle = new Promise((resolve) => {
  const { engine } = bookplay;
  let frames = 0, start;
  const look = () => {
    frames += 1;
    const { tick } = engine;
    if (engine.isTurning) start ??= tick;
    if (engine.isTurning && tick - start >= engine.turnTime(0.3)) {
      bookplay.isStarted = false;
      return resolve(true);
    }
    if (frames > 90) return resolve(false);
    requestAnimationFrame(look);
  };
  look();
}); 0"""


class Reader:
    """A reader of one book on one screen."""

    # How many seconds a page turn takes at most.
    patience = 8

    def __init__(self, page, book, has_touch):
        self.page = page
        self.book = book
        self.has_touch = has_touch
        self.done = []

    # Input

    def tap(self, x, y):
        if self.has_touch:
            self.page.touch("touchStart", (x, y, 0))
            self.page.wait(0.06)
            self.page.touch("touchEnd")
        else:
            self.page.mouse("mouseMoved", x, y)
            self.page.mouse("mousePressed", x, y)
            self.page.wait(0.06)
            self.page.mouse("mouseReleased", x, y)

    def double_tap(self, x, y):
        """Taps twice with a finger, at times that don't depend on how busy the machine is."""
        begin = time.time()
        for since in (0, 0.15):
            self.page.touch("touchStart", (x, y, 0), at=begin + since)
            self.page.touch("touchEnd", at=begin + since + 0.06)
        # The book is magnified in a quarter of a second.
        self.page.wait(0.5)

    def drag(self, start, end, seconds=0.4):
        steps, begin = max(2, int(seconds / 0.04)), time.time()
        for step in range(steps + 1):
            x = start[0] + (end[0] - start[0]) * step / steps
            y = start[1] + (end[1] - start[1]) * step / steps
            # A finger is as fast on a busy machine as on an idle one.
            now = begin + seconds * step / steps
            if self.has_touch:
                self.page.touch("touchMove" if step else "touchStart", (x, y, 0), at=now)
            else:
                self.page.mouse("mouseMoved" if step else "mousePressed", x, y)
            self.page.wait(0.03)
        if self.has_touch:
            self.page.touch("touchEnd", at=now)
        else:
            self.page.mouse("mouseReleased", *end)

    def press(self, name):
        """Presses a button around the book or in a dialog."""
        # Controls that rest come back with a touch at the edge.
        if self.ask("document.body.matches('.over.resting')"):
            self.ask("bookplay.resting.wake(); 0")
            self.page.wait(0.1)
        # Where the book has this control itself, that is pressed, as soon as no page is being turned.
        end = time.monotonic() + 8
        while True:
            box = self.box_of(name)
            if box and not box["isTwin"]:
                place = box["place"]
                break
            twin = next((thing for thing in self.things() if name[1:] in thing["does"]), None)
            if twin:
                place = twin["place"] + [44, 44]
                break
            if not box or time.monotonic() > end:
                raise Trouble(f"{name} is hidden, and the book has none of its own" if box else f"there is no {name}")
            self.page.wait(0.1)
        if place[2] == 0:
            raise Trouble(f"{name} is not to be seen")
        if min(place[2:]) < 44:
            raise Trouble(f"{name} is too small for a finger: {place[2:]}")
        self.tap(*place[:2])

    def box_of(self, name):
        """Returns where a button is, and whether it's hidden because the book has it itself; None if there is none."""
        return self.ask(f"""(() => {{
          const node = document.querySelector({json.dumps(name)});
          if (!node) return null;
          // A control that the book has itself gives way to the others, now instead of in a moment.
          bookplay.touchables.update(bookplay.engine, bookplay.pages.page);
          node.scrollIntoView({{ block: "nearest" }});
          const box = node.getBoundingClientRect();
          return {{ place: [box.left + box.width / 2, box.top + box.height / 2, box.width, box.height],
            isTwin: node.matches(".twin") && box.width === 0 }};
        }})()""")

    def pass_gate(self):
        """Opens the gate for grown-ups by adding the numbers that it asks for."""
        for digit in str(self.sum_of_gate()):
            self.press(f"#gate .pad button:nth-child({int(digit) or 10})")
            self.page.wait(0.1)

    def sum_of_gate(self):
        """Returns the sum that the gate asks for."""
        return self.ask(r"""(() => {
          const { sum, numbers } = bookplay.words;
          const pattern = sum.replace(/[.*+?^$()|[\]\\]/g, "\\$&").replace(/\{\d\}/g, "(.+)");
          const [, ...words] = document.querySelector("#gate .asked").textContent.match(new RegExp(pattern));
          return words.reduce((total, word) => total + numbers.indexOf(word) + 2, 0);
        })()""")

    def hold(self, seconds=2.3):
        """Holds the button of a gate that asks for that."""
        x, y = self.page.ask("""(() => {
          const box = document.querySelector("#gate .hold").getBoundingClientRect();
          return [box.left + box.width / 2, box.top + box.height / 2];
        })()""")
        if self.has_touch:
            self.page.touch("touchStart", (x, y, 0))
        else:
            self.page.mouse("mousePressed", x, y)
        self.page.wait(seconds)
        if self.has_touch:
            self.page.touch("touchEnd")
        else:
            self.page.mouse("mouseReleased", x, y)
        self.page.wait(0.1)

    # Queries

    def ask(self, expression):
        return self.page.ask(expression)

    @property
    def number(self):
        return self.ask("bookplay.engine.stage.page")

    def settle(self, seconds=0):
        """Waits until no page turn is in progress."""
        self.page.wait_until("!bookplay.engine.isTurning", max(seconds, self.patience))

    def leave_panels(self):
        if self.ask("!!document.querySelector('dialog[open]')"):
            self.page.key("Escape")
            self.page.wait_until("!document.querySelector('dialog[open]')", 5)

    # Reading

    def begin(self):
        self.page.wait_until(
            "window.bookplay !== undefined && !document.getElementById('welcome').hidden || "
            "document.getElementById('trouble')?.className === 'now'", 30)
        told = self.ask("document.getElementById('trouble')?.className === 'now' && "
                        "document.getElementById('trouble').textContent")
        if told:
            raise Trouble(told)

    def start(self):
        self.press("#start")
        self.page.wait_until("bookplay.isRunning", 5)

    def listen(self, seconds):
        """Waits, and returns whether any sound played in the meantime."""
        is_heard = False
        for moment in range(round(seconds / 0.1)):
            self.page.wait(0.1)
            is_heard = is_heard or self.ask("[...bookplay.sounds.playing.values()].some((sound) => sound.source)")
        return is_heard

    def things(self):
        return self.ask(THINGS)

    def touch_all(self, most=4):
        """Taps touchable elements and drags draggable ones until the page changes."""
        number = self.number
        for thing in self.things()[:most]:
            if self.number != number or self.ask("bookplay.engine.isTurning"):
                return
            now = next((other for other in self.things() if other["name"] == thing["name"]), None)
            if now is None:
                continue
            if now["isDraggable"]:
                self.drag(now["place"], self.goal(now))
            else:
                self.tap(*now["place"])
            self.page.wait(0.25)
            self.leave_panels()

    def use_two_fingers(self):
        """Touches with two fingers; one is lifted first, and the touch of the other is cancelled."""
        left, top, width, height = self.ask("""(() => {
          const box = document.getElementById("stage").getBoundingClientRect();
          return [box.left, box.top, box.width, box.height];
        })()""")
        first, second = (left + width * 0.3, top + height * 0.4, 0), (left + width * 0.7, top + height * 0.4, 1)
        self.page.touch("touchStart", first)
        self.page.touch("touchStart", first, second)
        self.page.wait(0.05)
        self.page.touch("touchMove", (first[0], first[1] + 30, 0), (second[0], second[1] - 30, 1))
        self.page.wait(0.05)
        self.page.touch("touchEnd", (second[0], second[1] - 30, 1))
        self.page.wait(0.05)
        self.page.touch("touchCancel")
        self.page.wait(0.1)
        self.leave_panels()

    def goal(self, thing):
        """Returns where to drag an element: onto its first target, or else a little to the right."""
        for target in thing["targets"]:
            middle = self.middle(thing["name"], target)
            if middle:
                scale = self.ask("bookplay.scale")
                return [place + (end - start) * scale
                        for place, end, start in zip(thing["place"], middle, thing["point"])]
        return [thing["place"][0] + 60, thing["place"][1] + 20]

    def middle(self, name, target):
        """Returns the centre of a drop target, according to the book's file."""
        root = self.book
        pages = root["pages"] if isinstance(root, dict) else root
        for element in pages[self.number - 1].get("elements", []):
            if element.get("name") == name:
                for area in element.get("dropTargets", []):
                    if area.get("name") == target:
                        x, y, width, height = (float(area[key]) for key in ("x", "y", "width", "height"))
                        return [x + width / 2, y + height / 2]
        return None

    def reach(self, goal, way, picture):
        """Turns to a page, retrying while narration prevents it, and takes a screenshot during the turn."""
        for attempt in range(20):
            self.leave_panels()
            self.settle()
            if self.number == goal:
                return
            self.ask(MIDDLE)
            # A section, such as the cover, has no number and leads on to the page that is read.
            if self.number == goal - 1 or self.number < 0:
                self.step(way)
            else:
                self.choose(goal)
            if self.ask("window.middle"):
                self.page.picture(picture)
            self.ask("bookplay.isStarted = true; 0")
            self.page.wait(0.1)
            self.settle()
            if self.number != goal:
                self.page.wait(1.5)
        raise Trouble(f"there is no way to page {goal}")

    def open_menu(self):
        """Opens the menu, which has a button of its own in a book with sections."""
        self.press("#more" if self.ask("bookplay.info.hasSections") else "#contents")
        self.page.wait(0.3)

    def choose(self, number):
        """Chooses a page in the menu, or, in a book that shows its contents on a page, as if a host did."""
        if self.ask("bookplay.info.hasSections"):
            self.ask(f"bookplay.open({number}); 0")
        else:
            self.open_menu()
            self.press(f"#thumbnails li:nth-child({number}) button")

    def step(self, way):
        """Turns to the next page in the given way."""
        if way == "key":
            self.page.key("ArrowRight")
        elif way == "swipe":
            free = self.free_place()
            self.drag(free, [free[0] - 160, free[1]], 0.2) if free else self.press("#next")
        else:
            self.press("#next")

    def free_place(self):
        """Returns a point at which nothing takes touches, so that a swipe can begin."""
        return self.ask("""(() => {
          const stage = document.getElementById("stage").getBoundingClientRect();
          const { engine, info, scale } = bookplay;
          for (let y = 20; y < info.height; y += 40) for (let x = info.width - 40; x > info.width / 2; x -= 40) {
            const place = [stage.left + x * scale, stage.top + y * scale];
            // Controls can lie over the book.
            if (!engine.hits(x, y) && document.elementFromPoint(...place)?.closest("#stage")) return place;
          }
          return null;
        })()""")
