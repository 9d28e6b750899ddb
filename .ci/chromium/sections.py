"""Checks a book with a cover and options of its own, and the generated sections of one without."""

from exported import TAKEN, Opened, compare, export
from made_books import sectioned
from screens import expect


def section(page):
    return page.ask("bookplay.section")


def tap(reader, name):
    """Taps an element on stage."""
    places = [thing["place"] for thing in reader.things() if thing["name"] == name]
    expect(places, f"there is no `{name}` to tap")
    reader.tap(*places[0])
    reader.page.wait(0.4)
    reader.settle()


def press(reader, name):
    reader.press(name)
    reader.page.wait(0.4)
    reader.settle()


def read_cover(opened):
    page, reader = opened.page, opened.reader
    reader.begin()
    expect(page.ask("document.querySelectorAll('#poster .text').length") > 0, "the welcome doesn't show the cover")
    opened.picture("welcome")
    reader.start()
    page.wait(0.4)
    expect(section(page) == "cover" and reader.number == -1, "the book doesn't begin with its cover")
    hidden = page.ask("""["previous", "next", "cover", "contents", "sound"]
      .filter((id) => document.getElementById(id).offsetWidth === 0)""")
    expect(hidden == ["next", "sound"], f"{hidden} are hidden, not what the cover has itself")
    opened.picture("cover")
    repeated = page.ask("[...document.querySelectorAll('#texts p')].map((row) => row.textContent)")
    expect(repeated == (["Read", "Sound"] if "phone" in opened.name else []),
           f"{repeated} of the cover's texts are repeated beside its picture")
    press(reader, "#sound")
    expect(page.ask("bookplay.engine.options().sound") is False, "the book's own switch doesn't turn the sound off")
    expect(page.ask("document.getElementById('sound').getAttribute('aria-pressed')") == "false", "the sound looks on")


def check_values(opened):
    """Checks that no value in a list of options is broken, however large letters are."""
    heights = opened.page.ask("""[...document.querySelectorAll("#texts p.value .lines")]
      .filter((node) => node.offsetWidth).map((node) => (
        [node.textContent, Math.round(node.clientHeight / parseFloat(getComputedStyle(node).lineHeight))]))""")
    expect(all(count == 1 for _, count in heights), f"values are broken into lines: {heights}")


def read_contents(opened):
    page, reader = opened.page, opened.reader
    press(reader, "#contents")
    expect(section(page) == "contents", "the contents don't open")
    page.wait(0.3)
    drawn = page.ask("""[...document.querySelectorAll('#pages .miniature > .page')].map((node) => {
      const box = node.getBoundingClientRect(), frame = node.parentElement.getBoundingClientRect();
      return box.left >= frame.left - 1 && box.right <= frame.right + 1 && box.width > 20;
    })""")
    expect(drawn == [True, True], f"the miniatures are drawn like this: {drawn}")
    opened.picture("contents")
    tap(reader, "page2")
    expect(reader.number == 2, "a miniature doesn't open its page")
    press(reader, "#cover")
    expect(section(page) == "cover", "the cover doesn't open")
    press(reader, "#next")
    expect(reader.number == 2, "the cover doesn't lead on to the page that was read")


def read_options(opened):
    page, reader = opened.page, opened.reader
    press(reader, "#more")
    opened.picture("more")
    press(reader, "#options")
    expect(section(page) == "options", "the options don't open")
    size = "parseFloat(getComputedStyle(document.querySelector('.page .text')).fontSize)"
    before = page.ask(size)
    tap(reader, "textSize.1")
    expect(page.ask(size) == 1.25 * before, "the letters don't get larger")
    check_values(opened)
    tap(reader, "textSize.2")
    page.wait(0.1)
    check_values(opened)
    opened.picture("options")
    tap(reader, "textSize.3")
    tap(reader, "textSize.1")
    tap(reader, "animal.1")
    press(reader, "#previous")
    expect(reader.number == 2, "the options don't lead back")
    expect([thing["name"] for thing in reader.things()] == ["frog"], "the option changes nothing on the page")
    # The next section carries the page along, with the options that there are now.
    page.key("ArrowLeft")
    page.wait(0.4)
    reader.settle()
    expect(reader.number == 1, "there is no way back to the first page")


def check_own(program, folder):
    """Checks a book with a cover, and what a browser keeps of it."""
    book = sectioned(folder)
    export(program, book, folder)
    for screen in ("desk", "phone"):
        check_own_on(program, book, folder, screen)


def check_own_on(program, book, folder, screen):
    with Opened(program, book, folder, screen) as opened:
        page, reader = opened.page, opened.reader
        read_cover(opened)
        read_contents(opened)
        read_options(opened)
        count = compare(program, book, folder, opened.name, page.ask(TAKEN))
        page.ask("bookplay.keep(); 0")
        page.reload()
        reader.begin()
        options = page.ask("bookplay.engine.options()")
        kept = [options["sound"], options["textSize"], options["animal"]]
        expect(kept == [False, 125, "frog"], f"the options are not kept: {kept}")
        reader.start()
        page.wait(0.4)
        expect(section(page) == "cover", "the second time, the book doesn't begin with its cover")
        press(reader, "#next")
        expect(reader.number == 1, "the cover doesn't lead on to the saved page")
    print(f"{opened.name}: {count} events of sections, the same here and there", flush=True)


def check_generated(program, folder):
    """Checks that a book without sections has options, too, and its menu stays as it was."""
    book = sectioned(folder, has_cover=False)
    export(program, book, folder)
    with Opened(program, book, folder, "desk") as opened:
        page, reader = opened.page, opened.reader
        reader.begin()
        reader.start()
        seen = page.ask("""["cover", "more"].filter((id) => document.getElementById(id).offsetWidth > 0)""")
        expect(not seen, f"a book without sections shows {seen}")
        press(reader, "#contents")
        expect(page.ask("document.querySelectorAll('#thumbnails .small > .page').length") > 0, "there are no thumbnails")
        press(reader, "#options")
        expect(section(page) == "options", "the menu doesn't open the options")
        opened.picture("generated-options")
        tap(reader, "sound.1")
        tap(reader, "back")
        expect(reader.number == 1 and page.ask("bookplay.hasSound") is False, "the options don't lead back")
        compare(program, book, folder, opened.name, page.ask(TAKEN))
    print("generated options: on the desk", flush=True)
