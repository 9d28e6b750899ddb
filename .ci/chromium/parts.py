"""Checks sliders, dials and flaps under fingers, the mouse and the keyboard."""

from exported import TAKEN, Opened, compare, export
from made_books import parts
from picking import told
from screens import expect, place

def reached(page, before):
    """Returns the stops that parts have reached since then."""
    return [(event["item"], event["index"]) for event in told(page)[before:] if event["event"] == "stop.reached"]


def opened_at_parts(program, folder, screen):
    """Returns the book of parts, opened on a screen."""
    book = parts(folder)
    export(program, book, folder)
    return book, Opened(program, book, folder, screen)


def check_dragged(program, folder):
    """Checks that a finger or the mouse moves each part, which then goes to the nearest stop."""
    for screen in ("phone", "tablet", "desk"):
        book, opening = opened_at_parts(program, folder, screen)
        with opening as opened:
            page, reader = opened.page, opened.reader
            reader.begin()
            reader.start()
            page.wait(0.3)
            # Where each part is taken, and where it is let go: the tab a little beyond its middle.
            for start, end, goal in [((150, 600), (370, 600), ("tab", 1)), ((340, 275), (230, 395), ("moon", 1)),
                                     ((790, 225), (430, 225), ("door", 1))]:
                before = len(told(page))
                reader.drag(place(page, *start), place(page, *end), 0.6)
                page.wait(0.5)
                expect(reached(page, before) == [goal], f"{screen}: a drag reaches {reached(page, before)}, not {goal}")
                opened.picture(goal[0])
            before = len(told(page))
            reader.tap(*place(page, 480, 225))
            page.wait(0.5)
            expect(reached(page, before) == [("door", 0)], f"{screen}: a tap on the door reaches {reached(page, before)}")
            # A tap picks up a part that does nothing else then, and the next one puts it down at a stop.
            before = len(told(page))
            reader.tap(*place(page, 350, 600))
            page.wait(0.2)
            expect(len(told(page)) == before, f"{screen}: picking up tells {told(page)[before:]}")
            opened.picture("picked")
            reader.tap(*place(page, 550, 600))
            page.wait(0.5)
            expect(reached(page, before) == [("tab", 2)], f"{screen}: two taps reach {reached(page, before)}")
            count = compare(program, book, folder, opened.name, page.ask(TAKEN))
        print(f"parts under {'a finger' if opened.screen['touch'] else 'the mouse'}, {screen}: {count} events", flush=True)


def check_keys(program, folder):
    """Checks that the keyboard moves each part to a stop, chosen by its label."""
    book, opening = opened_at_parts(program, folder, "desk")
    with opening as opened:
        page, reader = opened.page, opened.reader
        opened.name += "-keys"
        reader.begin()
        reader.start()
        page.wait(0.3)
        for part, label, index in [("tab", "high", 2), ("moon", "full", 2), ("door", "open", 1), ("door", "shut", 0)]:
            before = len(told(page))
            page.ask(f"document.querySelector('#touchables [aria-label={part}]').focus(); 0")
            page.key("Enter")
            page.wait(0.2)
            labels = page.ask("[...document.querySelectorAll('dialog[open] button')].map((one) => one.textContent)")
            expect(label in labels, f"the choices of the {part} are {labels}")
            page.ask(f"[...document.querySelectorAll('dialog[open] button')]"
                     f".find((one) => one.textContent === '{label}').focus(); 0")
            page.key("Enter")
            page.wait(0.5)
            expect(reached(page, before) == [(part, index)], f"the key reaches {reached(page, before)}")
        count = compare(program, book, folder, opened.name, page.ask(TAKEN))
    print(f"parts by keys: each stop that is chosen is reached; {count} events", flush=True)


CHECKS = [(check_dragged, "parts under fingers"), (check_keys, "parts by keys")]
