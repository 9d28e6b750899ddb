"""Checks what is around the book: how far the reader is, controls that rest, and beginning again."""

from exported import TAKEN, Opened, compare, export
from made_books import headed, long, own_buttons, small
from screens import expect, place

LOOK = "((node) => node.hidden ? 'none' : node.querySelector('i') ? 'dots' : node.textContent)(" \
       "document.getElementById('progress'))"
HERE = "[...document.querySelectorAll('#progress > i')].findIndex((dot) => dot.className === 'here') + 1"
# The texts on stage that the dots lie on.
COVERED = """(() => {
  const own = document.getElementById("progress").getBoundingClientRect();
  return [...document.querySelectorAll("#pages .lines")].filter((node) => {
    const range = document.createRange();
    range.selectNodeContents(node);
    const { left, top, right, bottom } = range.getBoundingClientRect();
    return left < own.right && right > own.left && top < own.bottom && bottom > own.top;
  }).map((node) => node.textContent);
})()"""
OPACITY = "getComputedStyle(document.getElementById('right')).opacity"


def check_progress(program, folder):
    """Checks that readers see how far they are on each screen, unless the page was exported without that."""
    for count, screen, look in [(12, "desk", "dots"), (5, "phone", "dots"), (40, "phone", "1 of 40"),
                                (40, "square", "dots"), (5, "flat", "dots")]:
        book = long(folder, count)
        export(program, book, folder)
        with Opened(program, book, folder, screen) as opened:
            page, reader = opened.page, opened.reader
            reader.begin()
            reader.start()
            page.wait(0.3)
            expect(page.ask(LOOK) == look, f"{count} pages on the {screen}: {page.ask(LOOK)}")
            reader.press("#next")
            page.wait(0.3)
            reader.settle()
            page.wait(0.3)
            shown = page.ask(HERE) if look == "dots" else page.ask(LOOK)
            expect(shown in (2, "2 of 40"), f"on the second page, {shown} is shown")
            opened.picture("progress")
    for kind, look in [("none", "none"), ("count", "1 of 5")]:
        book = long(folder, 5)
        export(program, book, folder, "--progress", kind)
        with Opened(program, book, folder, "desk") as opened:
            opened.reader.begin()
            opened.reader.start()
            opened.page.wait(0.3)
            expect(opened.page.ask(LOOK) == look, f"with `--progress {kind}`, {opened.page.ask(LOOK)} is shown")
    book = headed(folder)
    export(program, book, folder)
    with Opened(program, book, folder, "square") as opened:
        opened.reader.begin()
        opened.reader.start()
        opened.page.wait(1)
        opened.picture("heading")
        expect(opened.page.ask(LOOK) == "dots", "there are no dots beside a heading")
        covered = opened.page.ask(COVERED)
        expect(not covered, f"the dots cover {covered}")
    print("progress: dots, a count, or nothing", flush=True)


def check_resting(program, folder):
    """Checks that the book fills a screen of its own shape, and that the controls over it rest and come back."""
    book = small(folder)
    export(program, book, folder)
    with Opened(program, book, folder, "square") as opened:
        page, reader = opened.page, opened.reader
        opened.name += "-resting"
        reader.begin()
        reader.start()
        # The book eases from its place above the welcome.
        page.wait(1)
        box = page.ask("""(({ left, top, width, height }) => [left, top, width, height].map(Math.round))(
          document.getElementById("stage").getBoundingClientRect())""")
        expect(box == [0, 0, 1024, 768], f"the book is at {box}, not from edge to edge")
        expect(page.ask(OPACITY) == "1", "the controls aren't shown at first")
        opened.picture("awake")
        page.wait_until(f"{OPACITY} === '0'", 8)
        opened.picture("asleep")
        # A touch at the edge brings them back, and one in the middle doesn't.
        reader.tap(512, 300)
        page.wait(0.3)
        expect(page.ask(OPACITY) == "0", "a touch in the middle brings the controls back")
        # A control that couldn't be seen isn't pressed by the touch that shows it.
        reader.tap(*page.ask("""(({ left, top, width, height }) => [left + width / 2, top + height / 2])(
          document.getElementById("next").getBoundingClientRect())"""))
        page.wait_until(f"{OPACITY} === '1'", 3)
        page.wait(0.6)
        expect(reader.number == 1, "a touch presses a control that couldn't be seen")
        reader.press("#next")
        page.wait(1)
        expect(reader.number == 2, "a control that came back does nothing")
        page.wait_until(f"{OPACITY} === '0'", 8)
        page.key("Tab")
        page.wait_until(f"{OPACITY} === '1'", 3)
        compare(program, book, folder, opened.name, page.ask(TAKEN))
    with Opened(program, book, folder, "desk") as opened:
        page, reader = opened.page, opened.reader
        opened.name += "-resting"
        reader.begin()
        reader.start()
        page.mouse("mouseMoved", 640, 400)
        page.wait_until(f"{OPACITY} === '0.25'", 8)
        opened.picture("asleep")
        page.mouse("mouseMoved", 1270, 400)
        page.wait_until(f"{OPACITY} === '1'", 3)
    print("controls: rest and come back", flush=True)


def check_gaps(program, folder):
    """Checks that controls that the book has itself leave no gap."""
    book = own_buttons(folder)
    export(program, book, folder)
    with Opened(program, book, folder, "phone") as opened:
        page, reader = opened.page, opened.reader
        opened.name += "-gaps"
        reader.begin()
        reader.start()
        page.wait_until("document.getElementById('next').offsetWidth === 0", 5)
        end = page.ask("document.getElementById('sound').getBoundingClientRect().right")
        expect(end > 370, f"a control that is not there leaves a gap: the last one ends at {end}")
        opened.picture("gaps")


def check_again(program, folder):
    """Checks that children can read the book again at its end, and that this can be undone."""
    book = small(folder)
    export(program, book, folder)
    with Opened(program, book, folder, "tablet") as opened:
        page, reader = opened.page, opened.reader
        opened.name += "-again"
        reader.begin()
        reader.start()
        reader.drag(place(page, 200, 500), place(page, 400, 500))
        page.ask("bookplay.open(5); 0")
        page.wait(1)
        reader.settle()
        reader.press("#next")
        page.wait_until("document.getElementById('menu').open", 5)
        page.wait(0.3)
        opened.picture("end")
        expect(page.ask("document.getElementById('another').hidden"), "a book without a shelf offers another one")
        reader.press("#return")
        page.wait(0.3)
        expect(reader.number == 5 and page.ask("bookplay.isRunning"), "the end doesn't lead back to the last page")
        reader.press("#next")
        page.wait_until("document.getElementById('menu').open", 5)
        page.wait(0.3)
        reader.press("#read-again")
        page.wait(0.5)
        expect(reader.number == 1 and page.ask("bookplay.isRunning"), "the book doesn't begin again")
        told = page.ask("document.querySelector('#notice p').textContent")
        expect(told == "The book begins anew.", f"the notice says {told!r}")
        opened.picture("begun")
        compare(program, book, folder, opened.name, page.ask(TAKEN))
        # What is to be said later doesn't take the button away.
        page.ask("bookplay.notice.show('Later', 300); 0")
        page.wait(0.1)
        told = page.ask("[...document.querySelectorAll('#notice p')].map((one) => one.textContent)")
        expect(told == ["The book begins anew.", "Later"], f"the notices say {told}")
        page.wait_until("document.querySelectorAll('#notice p').length === 1", 3)
        reader.press("#notice button")
        page.wait(0.3)
        expect(reader.number == 5, "beginning again can't be undone")
        compare(program, book, folder, f"{opened.name}-undone", page.ask(TAKEN))
    print("reading again: begun by children, and undone", flush=True)


CHECKS = [(check_progress, "progress"), (check_resting, "controls"), (check_gaps, "gaps"), (check_again, "again")]
