"""Checks what menus and sections say: to screen readers, and when they have to wait."""

from chromium import Trouble
from exported import TAKEN, Opened, compare, export
from made_books import games, small, spoken
from screens import expect

SAID = "document.getElementById('said').textContent"
FOCUSED = "document.activeElement.getAttribute('aria-label') || ''"


def nodes(page, *roles):
    """Returns role, name and state of what a screen reader finds."""
    page.send("Accessibility.enable")
    found = []
    for node in page.send("Accessibility.getFullAXTree")["nodes"]:
        role = node.get("role", {}).get("value")
        if node.get("ignored") or role not in roles:
            continue
        states = {one["name"]: one["value"].get("value") for one in node.get("properties", [])}
        found.append((role, node.get("name", {}).get("value", ""), states.get("checked")))
    return found


def expect_node(page, node, trouble):
    """Waits for what a screen reader finds, which follows the page after a moment."""
    for _ in range(20):
        if node in nodes(page, node[0]):
            return
        page.wait(0.1)
    raise Trouble(trouble)


def open_section(opened, word):
    opened.page.ask(f"bookplay.openSection({word!r}); 0")
    opened.page.wait(0.4)
    opened.reader.settle()
    opened.page.wait(0.6)


def check_names(program, folder):
    """Checks the names of options, games and sections."""
    book = games(folder)
    export(program, book, folder)
    with Opened(program, book, folder, "desk") as opened:
        page, reader = opened.page, opened.reader
        opened.name += "-names"
        reader.begin()
        reader.start()
        open_section(opened, "options")
        found = nodes(page, "switch", "button")
        expect(("switch", "Sound, on", "true") in found, f"the options are called {found}")
        expect(any(role == "button" and name == "Letters, 100 %" for role, name, _ in found), f"{found} has no letters")
        expect(page.ask(SAID) == "Options", f"the options are announced as {page.ask(SAID)!r}")
        expect(any(one[:2] == ("heading", "Options") for one in nodes(page, "heading")), "the options have no heading")
        # The switch keeps the focus, although another element stands for the other value.
        page.ask("""[...document.querySelectorAll("#touchables [role=switch]")]
          .find((node) => node.getAttribute("aria-label") === "Sound, on").focus(); 0""")
        page.key("Enter")
        page.wait_until(f"{FOCUSED} === 'Sound, off'", 3)
        expect_node(page, ("switch", "Sound, off", "false"), "the switch says nothing of its new state")
        opened.picture("options")
        open_section(opened, "play")
        found = [name for _, name, _ in nodes(page, "button")]
        expect("The lake" in found, f"the games are called {found}")
        open_section(opened, "puzzle1")
        expect(page.ask(SAID) == "Play: The lake", f"a game is announced as {page.ask(SAID)!r}")
        told = page.ask("nameOfColor('#9ADBF5', bookplay.words)")
        expect(told == "sky blue", f"#9ADBF5 is {told}")
        compare(program, book, folder, opened.name, page.ask(TAKEN))
    print("menus: options, games and sections have names", flush=True)


# The forms of the switches that are shown, and the number of pictures and of dots, on the page or in the list of a phone.
FORMS = """((root) => {
  const isSeen = (node) => node.getBoundingClientRect().width > 0;
  const seen = (name) => [...document.querySelectorAll(`${root} ${name}`)].filter(isSeen);
  const forms = seen(".knob > path").map((path) => {
    const box = path.getBoundingClientRect(), { left, width } = path.closest(".switch").getBoundingClientRect();
    return [path.getAttribute("d"), box.left + box.width / 2 > left + width / 2, path.closest(".on") !== null];
  });
  return { forms, pictures: new Set(seen(".sign > path").map((path) => path.getAttribute("d"))).size,
    labels: seen(".sign").length, dots: seen(".dots").length };
})"""


def check_switches(program, folder):
    """Checks that options have pictures, and that what is on looks different without colours, too."""
    book = games(folder)
    export(program, book, folder)
    for screen, root in [("desk", "#pages"), ("phone", "#texts")]:
        with Opened(program, book, folder, screen) as opened:
            page, reader = opened.page, opened.reader
            opened.name += "-switches"
            reader.begin()
            reader.start()
            open_section(opened, "options")
            found = page.ask(f"{FORMS}('{root}')")
            opened.picture("options")
            expect(found["labels"] == found["pictures"] >= 4, f"on the {screen}, the options look like {found}")
            expect(found["dots"] >= 2, f"on the {screen}, values have {found['dots']} rows of dots")
            kinds = {(form, is_right, is_on) for form, is_right, is_on in found["forms"]}
            expect(len(kinds) == 2 and all(is_right == is_on for _, is_right, is_on in kinds),
                   f"on the {screen}, switches have the forms {kinds}")
            page.ask("bookplay.setOption('sound', false); 0")
            page.wait(0.3)
            now = page.ask(f"{FORMS}('{root}')")
            before, after = ([is_on for *_, is_on in one["forms"]] for one in (found, now))
            expect(before.count(True) == after.count(True) + 1, "a switch doesn't change its form")
            compare(program, book, folder, opened.name, page.ask(TAKEN))
    print("options: pictures, and switches that differ by form", flush=True)


def check_one_story(program, folder):
    """Checks that a screen reader on a phone finds each text once."""
    book = small(folder)
    export(program, book, folder)
    with Opened(program, book, folder, "phone") as opened:
        page, reader = opened.page, opened.reader
        opened.name += "-story"
        reader.begin()
        reader.start()
        page.wait(0.5)
        texts = [name for _, name, _ in nodes(page, "StaticText", "button")]
        for text in ("Small letters", "Tap this text."):
            count = len([one for one in texts if text in one])
            expect(count == 1, f"{text!r} is found {count} times among {texts}")
        page.send("Emulation.setDeviceMetricsOverride",
                  {"width": 844, "height": 390, "deviceScaleFactor": 1, "mobile": True})
        page.wait(0.5)
        texts = [name for _, name, _ in nodes(page, "StaticText", "button")]
        expect(len([one for one in texts if "Small letters" in one]) == 1, "a phone that is turned loses its texts")
    print("a phone's texts: one story", flush=True)


def check_waiting(program, folder):
    """Checks that what the menu opens while a voice reads comes when the voice is over."""
    book = spoken(folder)
    export(program, book, folder)
    with Opened(program, book, folder, "desk") as opened:
        page, reader = opened.page, opened.reader
        opened.name += "-waiting"
        reader.begin()
        reader.start()
        page.wait(0.3)
        reader.press("#contents")
        page.wait(0.2)
        reader.press("#options")
        page.wait(0.2)
        told = page.ask("document.querySelector('#notice p').textContent")
        expect(told == "One moment: the voice is still reading.", f"the page says {told!r}")
        opened.picture("waits")
        reader.press("#next")
        page.wait_until("bookplay.section === 'options'", 8)
        expect(page.ask("document.getElementById('notice').textContent") == "", "the notice stays")
        compare(program, book, folder, opened.name, page.ask(TAKEN))
    print("the menu waits for a voice, and says so", flush=True)


CHECKS = [(check_names, "names"), (check_switches, "switches"), (check_one_story, "one story"), (check_waiting, "a voice")]
