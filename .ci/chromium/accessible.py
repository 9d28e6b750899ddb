"""Checks what readers with keyboards, screen readers and forced colours need."""

from exported import TAKEN, Opened, compare, export
from made_books import games, long, odd, small
from screens import expect


def check_keys(program, folder):
    """Checks the keys that turn pages, the headings, and the languages of the texts."""
    book = small(folder)
    with Opened(program, book, folder, "desk") as opened:
        page, reader = opened.page, opened.reader
        reader.begin()
        reader.start()
        page.ask("document.activeElement.blur(); 0")
        for key, code, goal in [(" ", "Space", 2), ("End", "End", 5), ("Home", "Home", 1)]:
            page.key(key, code, " " if key == " " else None)
            page.wait(1)
            expect(reader.number == goal, f"the key {code} leads to page {reader.number}, not {goal}")
        headings = page.ask("""[...document.querySelectorAll("main h1, main h2")].map((node) => node.textContent)""")
        expect(headings == ["Small", "Page 1 of 5: One"], f"the headings are {headings}")
        # The book doesn't name its language; the texts around it are English.
        languages = page.ask("[document.documentElement.lang, document.getElementById('stage').lang]")
        expect(languages == ["en", ""], f"the languages are {languages}")
        compare(program, book, folder, opened.name, page.ask(TAKEN))
    print("the keyboard, headings and languages of a book", flush=True)


def check_colors(program, folder):
    """Checks that what is chosen is marked in forced colours, and what the button for full screen says."""
    book = small(folder)
    with Opened(program, book, folder, "desk") as opened:
        page, reader = opened.page, opened.reader
        reader.begin()
        reader.start()
        page.send("Emulation.setEmulatedMedia", {"features": [{"name": "forced-colors", "value": "active"}]})
        reader.press("#contents")
        page.wait(0.3)
        page.ask("document.activeElement.blur(); 0")
        opened.picture("forced-colors")
        looks = page.ask("""[1, 2].map((number) => {
          const style = getComputedStyle(document.querySelector(`#thumbnails li:nth-child(${number}) button`));
          return style.outlineStyle + style.borderColor;
        })""")
        expect(looks[0] != looks[1], "the page on stage is not marked in forced colours")
        names = [page.ask("document.getElementById('wide').textContent")]
        reader.press("#wide")
        page.wait_until("document.fullscreenElement !== null", 5)
        reader.press("#contents")
        page.wait(0.3)
        names.append(page.ask("document.getElementById('wide').textContent"))
        expect(names == ["Full screen", "Leave full screen"], f"the button for full screen says {names}")
    book = games(folder)
    export(program, book, folder)
    with Opened(program, book, folder, "desk") as opened:
        page = opened.page
        opened.reader.begin()
        opened.reader.start()
        page.send("Emulation.setEmulatedMedia", {"features": [{"name": "forced-colors", "value": "active"}]})
        page.ask("bookplay.open(2); 0")
        page.wait_until("bookplay.page === 2 && !bookplay.isTurning", 10)
        opened.picture("forced-plates")
        plain = page.ask("""[...document.querySelectorAll("#stage .plate:not(.away)")]
          .filter((node) => getComputedStyle(node).outlineStyle !== "solid").map((node) => node.textContent)""")
        expect(not plain, f"in forced colours nothing shows the shape of {plain}")
    print("forced colours and full screen", flush=True)


def check_miniatures(program, folder):
    """Checks that miniatures are drawn when they are seen."""
    book = odd(folder)
    export(program, book, folder)
    with Opened(program, book, folder, "desk") as opened:
        page, reader = opened.page, opened.reader
        reader.begin()
        reader.start()
        reader.press("#contents")
        page.wait(0.5)
        drawn = "document.querySelectorAll('#thumbnails .page').length"
        before = page.ask(drawn)
        expect(0 < before < 45, f"{before} of 60 miniatures are drawn at once")
        page.ask("document.querySelector('#thumbnails li:last-child').scrollIntoView(); 0")
        page.wait_until("document.querySelector('#thumbnails li:last-child .page') !== null", 5)
    print(f"{before} of 60 miniatures are drawn at first", flush=True)


# Opens the contents; returns the milliseconds until they are open, and until the first ten miniatures are drawn.
OPENING = """new Promise((done) => {
  const start = performance.now();
  bookplay.controls.menu.open();
  const isOpen = performance.now() - start;
  const look = () => {
    const drawn = document.querySelectorAll("#thumbnails .page").length;
    if (drawn >= 10) done([isOpen, performance.now() - start]);
    else requestAnimationFrame(look);
  };
  look();
})"""


def check_contents(program, folder):
    """Checks that the contents of a hundred pages open as fast as those of ten."""
    times = {}
    for count in (10, 100):
        book = long(folder, count)
        export(program, book, folder)
        tries = []
        for attempt in range(2):
            with Opened(program, book, folder, "desk") as opened:
                opened.reader.begin()
                opened.reader.start()
                opened.page.wait(0.3)
                tries.append(opened.page.ask(OPENING))
        times[count] = [min(values) for values in zip(*tries)]
        print(f"contents of {count} pages: open after {times[count][0]:.0f} ms, "
              f"ten miniatures after {times[count][1]:.0f} ms", flush=True)
    # The machine may be busy, so only a large difference is a failure.
    for ten, hundred in zip(times[10], times[100]):
        expect(hundred < 2 * ten + 150, f"the contents of 100 pages take {hundred:.0f} ms, those of 10 {ten:.0f} ms")


def check_labels(program, folder):
    """Checks that readers who can't drag are offered drop targets by their labels."""
    book = small(folder)
    with Opened(program, book, folder, "desk") as opened:
        page, reader = opened.page, opened.reader
        reader.begin()
        reader.start()
        page.wait(0.3)
        page.ask("""bookplay.touchables.update(bookplay.engine, bookplay.pages.page);
          [...bookplay.touchables.boxes.values()].find(({ element }) => element.name === "left").node.focus(); 0""")
        page.key("Enter")
        page.wait_until("document.getElementById('question').open", 3)
        answers = page.ask("[...document.querySelectorAll('#question .answers .plain')].map((one) => one.textContent)")
        expect(answers[0] == "the nest in the tree", f"the drop targets are offered as {answers}")
        reader.leave_panels()
        compare(program, book, folder, opened.name, page.ask(TAKEN))
    print("drop targets: offered by their labels", flush=True)


CHECKS = [check_keys, check_colors, check_miniatures, check_contents, check_labels]
