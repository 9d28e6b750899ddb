"""Checks dragging without dragging: what is tapped is picked up, and the next tap on a target drags it there."""

import json

from exported import TAKEN, Opened, compare, export
from games import PIECES, turn_to
from made_books import games, movable
from screens import expect, place

PICKED = "bookplay.pages.page.elements[bookplay.picking.number]?.name || ''"
SHOWN = "[document.querySelectorAll('.ring').length, document.querySelectorAll('.goal').length]"


def told(page):
    """Returns the events so far without their times."""
    lines = page.ask("bookplay.trace.join('')").splitlines()
    return [{key: value for key, value in json.loads(line).items() if key not in ("tick", "time")} for line in lines]


def chosen(program, book, folder, item):
    """Returns the events of the only choice for an element, made from the list of choices."""
    with Opened(program, book, folder, "desk") as opened:
        page, reader = opened.page, opened.reader
        reader.begin()
        reader.start()
        page.wait(0.3)
        before = len(told(page))
        page.ask(f"""(() => {{
          const choice = bookplay.engine.choices().find((one) => one.item === {json.dumps(item)});
          bookplay.choose(choice.item, choice.target);
        }})()""")
        return told(page)[before:]


def rest_on(opened, x, y, seconds, then=None, meanwhile="0"):
    """Keeps a finger or the mouse at a point for a while; a finger can move on from there."""
    page, has_touch = opened.page, opened.reader.has_touch
    if has_touch:
        page.touch("touchStart", (x, y, 0))
    else:
        page.mouse("mousePressed", x, y)
    page.ask(meanwhile)
    page.wait(seconds)
    for step in range(1, 6) if then else []:
        x, y = x + (then[0] - x) * step / 5, y + (then[1] - y) * step / 5
        if has_touch:
            page.touch("touchMove", (x, y, 0))
        else:
            page.mouse("mouseMoved", x, y)
        page.wait(0.05)
    if has_touch:
        page.touch("touchEnd")
    else:
        page.mouse("mouseReleased", x, y)
    page.wait(0.1)


def check_plain(program, folder):
    """Checks an element that does nothing else when it's tapped, and one that does, which a longer touch picks up."""
    book = movable(folder)
    export(program, book, folder)
    plain, slow = (chosen(program, book, folder, item) for item in ("hat", "drum"))
    expect(any(event["event"] == "drag.dropped" for event in plain + slow), "a choice drops nothing")
    for screen in ("phone", "desk"):
        with Opened(program, book, folder, screen) as opened:
            page, reader = opened.page, opened.reader
            reader.begin()
            reader.start()
            page.wait(0.3)
            reader.tap(*place(page, 150, 150))
            page.wait(0.1)
            expect(page.ask(PICKED) == "hat", f"a tap picks up {page.ask(PICKED)!r}")
            expect(page.ask(SHOWN) == [1, 1], f"what is picked up and its target are shown as {page.ask(SHOWN)}")
            opened.picture("picked")
            # A second tap puts it down, and so does one on anything else.
            reader.tap(*place(page, 150, 150))
            page.wait(0.1)
            expect(page.ask(PICKED) == "" and page.ask(SHOWN) == [0, 0], "a second tap doesn't put it down")
            before = len(told(page))
            reader.tap(*place(page, 150, 150))
            page.wait(0.1)
            expect(len(told(page)) == before, f"picking up tells {told(page)[before:]}")
            reader.tap(*place(page, 850, 600))
            page.wait(0.1)
            expect(told(page)[before:] == plain, f"two taps tell {told(page)[before:]}, a choice {plain}")
            # The drum sounds when it's tapped, and is picked up by a longer touch.
            before = len(told(page))
            reader.tap(*place(page, 450, 150))
            page.wait(0.2)
            expect(page.ask(PICKED) == "" and any(event["event"] == "tap" for event in told(page)[before:]),
                   "a tap on the drum doesn't sound")
            before = len(told(page))
            rest_on(opened, *place(page, 450, 150), 0.7)
            expect(page.ask(PICKED) == "drum", f"a longer touch picks up {page.ask(PICKED)!r}")
            opened.picture("picked-drum")
            reader.tap(*place(page, 850, 400))
            page.wait(0.1)
            expect(told(page)[before:] == slow, f"a longer touch and a tap tell {told(page)[before:]}, a choice {slow}")
            # What a finger has rested on can still be dragged.
            before = len(told(page))
            rest_on(opened, *place(page, 850, 400), 0.7, then=place(page, 650, 300))
            page.wait(0.2)
            expect(any(event["event"] == "drag.ended" for event in told(page)[before:]), "no drag after a rest")
            # It can be dragged as ever.
            before = len(told(page))
            reader.drag(place(page, 850, 600), place(page, 450, 600))
            page.wait(0.2)
            expect(any(event["event"] == "drag.ended" for event in told(page)[before:]), "nothing can be dragged")
            # What a finger has touched is nothing on a page that is opened in the meantime.
            before = len(told(page))
            rest_on(opened, *place(page, 450, 600), 0.2, meanwhile="bookplay.command(() => bookplay.engine.open(1)); 0")
            opening = [event["event"] for event in told(page)[before:]]
            expect("page.entered" in opening and not any(name.startswith(("touch", "tap", "drag")) for name in opening),
                   f"a finger from before tells {opening}")
            expect(page.ask(PICKED) == "", f"a finger from before picks up {page.ask(PICKED)!r}")
            # The place follows its target.
            reader.tap(*place(page, 150, 150))
            page.wait(0.1)
            page.ask("bookplay.picking.choicesOf = () => [{ area: [0, 0, 9, 0, 9, 9, 0, 9] }]; 0")
            page.wait(0.1)
            outline = page.ask("document.querySelector('.goal > path').getAttribute('d')")
            expect(outline == "M0 0 9 0 9 9 0 9Z", f"a target that moves is marked at {outline}")
            page.ask("delete bookplay.picking.choicesOf; 0")
            compare(program, book, folder, opened.name, page.ask(TAKEN))
    print("tap and tap: the same events as a choice", flush=True)


def check_pieces(program, folder):
    """Solves puzzles with taps alone; pieces that a tap turns are picked up by a longer touch."""
    book = games(folder)
    export(program, book, folder)
    for screen in ("phone", "desk"):
        with Opened(program, book, folder, screen) as opened:
            opened.name += "-tapped"
            page, reader = opened.page, opened.reader
            reader.begin()
            reader.start()
            for number, seconds in [(2, 0.06), (3, 0.7)]:
                turn_to(opened, number)
                page.wait(0.3)
                for left in range(len(page.ask(PIECES)), 0, -1):
                    piece = page.ask(PIECES)[0]
                    rest_on(opened, *piece["place"], seconds)
                    expect(page.ask(PICKED) == piece["name"], f"{page.ask(PICKED)!r} is picked up, not {piece['name']}")
                    if left == 2:
                        opened.picture(f"picked-{number}")
                    reader.tap(*piece["home"])
                    page.wait(0.2)
                    expect(len(page.ask(PIECES)) == left - 1, f"a tap doesn't put {piece['name']} in its place")
                # Scripts have no choices of pieces that lie turned.
                if number == 2:
                    compare(program, book, folder, opened.name, page.ask(TAKEN))
    print("puzzles: solved by taps alone", flush=True)


CHECKS = [(check_plain, "elements"), (check_pieces, "pieces")]
