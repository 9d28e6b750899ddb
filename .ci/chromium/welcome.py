"""Checks the welcome: a resting page with nothing on it, the languages, and the first touch or key."""

from exported import TAKEN, Opened, compare
from screens import events, expect, place

# What covers the first page: elements in front of it, and words that are marked.
COVERED = """(() => {
  const stage = document.getElementById("stage"), box = stage.getBoundingClientRect();
  const places = [0.1, 0.3, 0.5, 0.7, 0.9].flatMap((x) => [0.1, 0.5, 0.9].map((y) => [x, y]));
  return places.map(([x, y]) => document.elementFromPoint(box.left + x * box.width, box.top + y * box.height))
    .filter((node) => !stage.contains(node)).map((node) => node.id || node.tagName)
    .concat([...document.querySelectorAll("#poster .spoken")].map((node) => `the word ${node.textContent}`));
})()"""


def check_first(program, book, folder, screen):
    """Checks the welcome of a book; a touch begins it, and is not handed to it."""
    with Opened(program, book, folder, screen) as opened:
        page, reader = opened.page, opened.reader
        reader.begin()
        page.wait(0.3)
        opened.picture("welcome")
        covered = page.ask(COVERED)
        expect(not covered, f"the first page is covered by {covered}")
        empty = page.ask("document.querySelectorAll('#poster .miniature:empty').length")
        expect(empty == 0, f"{empty} miniatures on the first page are empty")
        languages = page.ask("bookplay.info.languages.length")
        offered = page.ask("""[...document.querySelectorAll("#tongues button")]
          .filter((button) => button.offsetWidth >= 44 && button.offsetHeight >= 44).length""")
        expect(offered == (languages if languages > 1 else 0), f"{offered} of {languages} languages are offered")
        expect(not page.ask("bookplay.hits(300, 300)"), "the first page has a button in its middle")
        reader.tap(*place(page, 300, 300))
        page.wait_until("bookplay.isRunning", 3)
        page.wait(0.5)
        expect(not events(page, "touch.began"), "the first touch is handed to the book")
        expect(not events(page, "page.entering") or reader.number < 2, "the first touch turns the page")
        focus = page.ask("document.activeElement.id")
        expect(focus == "stage", f"the focus is on {focus or 'nothing'}, not on the book")
        reader.press("#contents")
        page.wait(0.5)
        marked = page.ask("document.querySelectorAll('#thumbnails .spoken').length")
        expect(marked == 0, f"{marked} words are marked in miniatures")
        reader.leave_panels()
        compare(program, book, folder, opened.name, page.ask(TAKEN))
    print(f"{opened.name}: nothing covers the first page", flush=True)


def check_layout(program, book, folder):
    """Checks that the first page is where it is read, and that the welcome is below it or beside it."""
    boxes = """["stage", "welcome", "start"].map((id) => {
      const { left, top, right, bottom } = document.getElementById(id).getBoundingClientRect();
      return [left, top, right, bottom];
    })"""
    for screen in ("phone", "tablet", "square", "flat", "desk", "wide"):
        with Opened(program, book, folder, screen) as opened:
            page, reader = opened.page, opened.reader
            reader.begin()
            page.wait(0.2)
            opened.picture("welcome")
            stage, welcome, start = page.ask(boxes)
            is_outside = start[0] >= stage[2] if screen in ("flat", "desk", "wide") else start[1] >= stage[3]
            expect(is_outside, f"{screen}: the button to start at {start} isn't beside the page at {stage}")
            expect(start[2] <= opened.screen["width"] and start[3] <= opened.screen["height"], f"{screen}: {start}")
            reader.start()
            page.wait(0.4)
            now = page.ask(boxes)[0]
            # From edge to edge it leaves no room for a welcome, so it grows once it's read.
            if page.ask("document.body.classList.contains('over')"): continue
            expect(max(abs(one - other) for one, other in zip(stage, now)) <= 1,
                   f"{screen}: the page moves from {stage} to {now}")
    print("the first page stays in its place when the book begins, on six screens", flush=True)


def check_cover(program, book, folder, screen):
    """Checks that the first touch of a button on a cover begins the book and is that button's, too."""
    with Opened(program, book, folder, screen) as opened:
        page, reader = opened.page, opened.reader
        reader.begin()
        page.wait(0.3)
        button = page.ask("""(() => {
          const { engine, pages } = bookplay, { ints, floats, base, count } = engine.stage;
          for (let index = 0, at = base; index < count; index += 1, at += 16) {
            const element = pages.page.elements[ints[at + 11]];
            if (element.touchable && element.does?.includes("contents")) {
              return [floats[at + 4] + floats[at + 6] / 2, floats[at + 5] + floats[at + 7] / 2];
            }
          }
          return null;
        })()""")
        expect(button, "the cover has no button for the contents")
        is_entering = page.ask("bookplay.isTurning")
        reader.tap(*place(page, *button))
        page.wait_until("bookplay.isRunning && document.getElementById('welcome').hidden", 3)
        if is_entering:
            # A cover takes no touches before it has come in.
            return
        page.wait_until("bookplay.section !== 'cover'", 5)
        tapped = [event.get("item") for event in events(page, "tap")]
        expect(tapped == ["contents"], f"the first touch taps {tapped}")
        compare(program, book, folder, opened.name, page.ask(TAKEN))
    print(f"{opened.name}: the first touch of a button on the cover is its own", flush=True)


def check_languages(program, book, folder):
    """Checks that a book with several languages opens in the browser's, and that the choice is offered."""
    with Opened(program, book, folder, "desk") as opened:
        page, reader = opened.page, opened.reader
        reader.begin()
        first, second = page.ask("bookplay.info.languages")[:2]
        agent = page.ask("navigator.userAgent")
        page.send("Emulation.setUserAgentOverride", {"userAgent": agent, "acceptLanguage": f"xx,{second}-CH,{first}"})
        page.reload()
        reader.begin()
        expect(page.ask("bookplay.language") == second, f"the book is not in {second}, which the browser prefers")
        opened.picture("language-of-browser")
        reader.press("#tongues button:nth-child(1)")
        page.wait(0.3)
        expect(page.ask("bookplay.language") == first, f"the book is not in {first}, which was chosen")
        expect(not page.ask("bookplay.isStarted"), "choosing a language begins the book")
        page.ask("document.activeElement.blur(); 0")
        number = reader.number
        page.key("ArrowRight")
        page.wait_until("bookplay.isRunning", 3)
        page.wait(0.3)
        expect(reader.number == number, "the first key is handed to the book")
        compare(program, book, folder, opened.name, page.ask(TAKEN))
    print(f"{opened.name}: the browser's language, and then another", flush=True)


def checks(books):
    """Returns the checks with their books and screens."""
    def has_languages(book):
        with open(f"{book}/book.plist") as file:
            return "<key>localized</key>" in file.read()

    def has_cover(book):
        with open(f"{book}/book.plist") as file:
            return "<string>cover</string>" in file.read()

    found = [(check_first, book, screen) for book in books for screen in ("desk", "tablet", "phone")]
    found.append((check_layout, books[0]))
    found += [(check_cover, book, screen) for book in books if has_cover(book) for screen in ("desk", "phone", "square")][:3]
    return found + [(check_languages, book) for book in books if has_languages(book)][:1]
