"""Opens exported books in Chromium, reads them with real touches, and compares the traces with those of the host.

    books.py PROGRAM FOLDER BOOK…     writes the exports, scripts, traces and pictures into FOLDER
"""

import concurrent.futures
import functools
import json
import os
import sys

import accessible
import every_screen
import fingers
import games
import grown_ups
import menus
import parts
import phones
import picking
import policies
import report
import resting
import screens
import sections
import signals
import sites
import turns
import voices
import welcome
from chromium import Chromium, Page, Trouble
from exported import TAKEN, Opened, compare, export
from made_books import hostile, odd, restless

# The names of the texts on stage with a border, which no book asks for.
FRAMED_TEXTS = """[...document.querySelectorAll("#stage .text")]
  .filter((node) => parseFloat(getComputedStyle(node).borderTopWidth) > 0)
  .map((node) => node.textContent.slice(0, 20))"""


def read(reader, folder, name, most):
    """Reads a book from its first page on."""
    page = reader.page
    picture = lambda what: os.path.join(folder, f"{name}-{what}.png")
    reader.begin()
    page.picture(picture("welcome"))
    reader.start()
    reader.settle()
    page.wait(1)
    page.picture(picture("first"))
    ways = ["swipe", "button"] if reader.has_touch else ["button", "key"]
    count = reader.ask("bookplay.info.contents.length")
    is_heard = False
    for number in range(1, min(most, count) + 1):
        reader.reach(number, ways[number % 2], picture(f"turn-{number - 1}"))
        is_heard = reader.listen(1.2) or is_heard
        framed = page.ask(FRAMED_TEXTS)
        if framed:
            raise Trouble(f"page {number}: there are borders around the texts {', '.join(framed)}")
        reader.touch_all()
        if number == 1 and reader.has_touch:
            reader.use_two_fingers()
        page.wait(0.3)
        page.picture(picture(f"page-{number}"))
    if not is_heard and "sound.started" in page.ask("bookplay.trace.join('')"):
        raise Trouble("nothing is heard")
    look_around(reader, picture)


def look_around(reader, picture):
    """Tries the dialogs, the languages, the credits and the keyboard."""
    page = reader.page
    reader.leave_panels()
    reader.settle()
    reader.open_menu()
    page.picture(picture("contents"))
    reader.leave_panels()
    reader.choose(1)
    page.wait(0.2)
    reader.settle(20)
    if reader.ask("bookplay.info.languages.length > 1"):
        reader.open_menu()
        reader.press("#languages button:nth-child(2)")
        page.wait(1.5)
        page.picture(picture("language"))
    if reader.ask("bookplay.info.hasCredits"):
        for attempt in range(10):
            reader.open_menu()
            reader.press("#credits")
            page.wait(1.7)
            if reader.ask("bookplay.engine.showsCredits"):
                break
        page.picture(picture("credits"))
        if reader.ask("document.querySelector('#credit button') !== null"):
            reader.press("#credit button")
            page.wait(0.3)
            page.picture(picture("link"))
            reader.leave_panels()
        if reader.ask("document.querySelector('#credit .publisher button') !== null"):
            reader.press("#credit .publisher button")
            page.wait(0.3)
            reader.leave_panels()
        reader.press("#next")
        page.wait(0.5)
        reader.settle()
    use_keyboard(reader, picture)


def use_keyboard(reader, picture):
    """Presses Enter on elements that can be reached with Tab."""
    page = reader.page
    if not reader.things():
        return
    for thing in sorted(reader.things(), key=lambda thing: not thing["targets"])[:3]:
        page.key("Tab")
        page.ask(f"""[...bookplay.touchables.boxes.values()]
          .find((box) => box.element.name === {json.dumps(thing["name"])})?.node.focus(); 0""")
        page.key("Enter")
        page.wait(0.3)
        if reader.ask("document.getElementById('question').open"):
            page.picture(picture("choices"))
            page.key("Enter")
        page.wait(0.3)
    page.picture(picture("keyboard"))


def check(program, book, folder, screen, most):
    """Checks one book on one screen."""
    with Opened(program, book, folder, screen) as opened:
        read(opened.reader, folder, opened.name, most)
        count = compare(program, book, folder, opened.name, opened.page.ask(TAKEN))
        hand_out(opened)
        come_back(program, book, folder, opened)
    print(f"{opened.name}: {count} events, the same here and there", flush=True)


def hand_out(opened):
    """Checks that the recording can be downloaded as a script."""
    opened.reader.leave_panels()
    opened.reader.open_menu()
    script = opened.page.ask("bookplay.engine.script()")
    folder = os.path.join(opened.folder, f"{opened.name}-saved")
    os.makedirs(folder)
    opened.page.save_files(folder)
    opened.reader.press("#record")
    opened.page.wait(0.2)
    if os.listdir(folder):
        raise Trouble("a child can save the script")
    opened.reader.pass_gate()
    for attempt in range(50):
        opened.page.wait(0.1)
        files = [file for file in os.listdir(folder) if file.endswith(".play")]
        if files:
            break
    else:
        raise Trouble("no script was handed out")
    with open(os.path.join(folder, files[0]), newline="") as file:
        text = file.read()
    # A frame may have passed since the dialog was closed.
    if text.splitlines()[:-1] != script.splitlines()[:-1] or not files[0].endswith(".play"):
        raise Trouble(f"{files[0]} is not what was done")


def come_back(program, book, folder, opened):
    """Checks that a reopened book goes on where it was, and that reduced motion leads to the same events."""
    page, reader = opened.page, opened.reader
    reader.leave_panels()
    page.ask("bookplay.keep(); 0")
    number = reader.number
    page.reduce_motion()
    page.reload()
    reader.begin()
    if page.ask("document.getElementById('afresh').hidden"):
        raise Trouble("the book does not know where the reader was")
    opened.picture("welcome-back")
    reader.start()
    page.wait(1)
    if reader.number < 0:
        # A book with a cover begins with it again, and the next page is the one that was read.
        reader.press("#next")
        page.wait(1)
        reader.settle()
    if reader.number != number:
        raise Trouble(f"the book goes on at page {reader.number}, not {number}")
    reader.touch_all(2)
    reader.press("#previous" if number > 1 else "#next")
    page.wait(1)
    # With a cover, a new script begins there, which doesn't lead to the state of the book.
    if not page.ask("bookplay.info.startsWithCover"):
        compare(program, book, folder, f"{opened.name}-again", page.ask(TAKEN), is_whole=False)


def check_hostile(program, folder):
    """Checks that a malicious book does no harm, neither when it opens nor when everything in it is touched."""
    book = hostile(folder)
    export(program, book, folder, is_faulty=True)
    with Opened(program, book, folder, "desk") as opened:
        reader, page = opened.reader, opened.page
        reader.begin()
        reader.start()
        for thing in reader.things():
            reader.tap(*thing["place"])
            page.wait(0.3)
            opened.picture("question")
            if page.ask("[...document.querySelectorAll('a')].some((link) => !/^(https?|mailto):/.test(link.href))"):
                raise Trouble("a link leads where none may lead")
            reader.leave_panels()
        missing = "[...document.querySelectorAll('#stage img.missing')]"
        if not page.ask(f"{missing}.some((image) => image.alt && !image.src)"):
            raise Trouble("a missing picture does not show its words")
        look_around(reader, lambda what: os.path.join(folder, f"Hostile-{what}.png"))
        if page.ask("window.harmed") is not None or page.ask("document.querySelectorAll('#stage script').length") != 0:
            raise Trouble("what the book says was run")
        compare(program, book, folder, opened.name, page.ask(TAKEN), is_faulty=True)
    print("a hostile book: opened and touched, and nothing came of it", flush=True)


def check_old(folder, book):
    """Checks that the page says plainly if the browser can't play it."""
    address = "file://" + os.path.abspath(os.path.join(folder, f"{os.path.basename(book.rstrip('/'))}.html"))
    browser = Chromium()
    try:
        old = Page(browser, 820, 1180)
        old.prepare("delete window.WebAssembly")
        old.open(address)
        old.wait_until("document.getElementById('trouble')?.className === 'now'", 10)
        old.picture(os.path.join(folder, "too-old.png"))
        bare = Page(browser, 820, 1180)
        bare.send("Emulation.setScriptExecutionDisabled", {"value": True})
        bare.send("Page.navigate", {"url": address})
        bare.wait(5)
        bare.picture(os.path.join(folder, "no-script.png"))
        if old.troubles:
            raise Trouble("\n".join(old.troubles))
    finally:
        browser.close()
    print("without WebAssembly and without JavaScript: says so", flush=True)


def measure(program, folder):
    """Measures the engine's time for a frame in which 2,000 tweens run."""
    book = restless(folder)
    export(program, book, folder)
    with Opened(program, book, folder, "desk") as opened:
        opened.reader.begin()
        opened.page.wait(1)
        times = sorted(opened.page.ask("""(() => {
          const { engine } = bookplay;
          const times = [];
          // The browser's clock is coarse: ten frames at a time.
          for (let block = 0; block < 61; block += 1) {
            const start = performance.now();
            for (let frame = 0; frame < 10; frame += 1) {
              engine.advance(16667);
              engine.takeEvents();
              engine.frame();
            }
            times.push((performance.now() - start) / 10);
          }
          return times;
        })()"""))
        count = opened.page.ask("bookplay.engine.stage.count")
        opened.picture("page")
    median = times[len(times) // 2]
    print(f"2,000 tweens on {count} elements: the engine takes {median:.2f} ms a frame in the median, "
          f"{100 * median / (1000 / 60):.1f} % of a frame at 60 Hz", flush=True)
    # The machine may be busy, so only a time that can't have another cause is a failure.
    if times[len(times) // 10] > 1000 / 60 / 2:
        raise Trouble("a page with 2,000 tweens takes more than half of a frame")


# Returns whether an element is at least partly outside another one, or has no width.
OUTSIDE = """((inner, outer) => {
  const [box, frame] = [inner, outer].map((one) => document.querySelector(one).getBoundingClientRect());
  return box.left < frame.left - 1 || box.right > frame.right + 1 || box.top < frame.top - 1 ||
    box.bottom > frame.bottom + 1 || box.width === 0;
})"""


def check_odd(program, folder):
    """Checks that nothing is cut off in a book with unusual sizes of canvas, titles and contents, on a phone."""
    book = odd(folder)
    export(program, book, folder)
    with Opened(program, book, folder, "phone") as opened:
        page, reader = opened.page, opened.reader

        def expect(inner, outer):
            if page.ask(f"{OUTSIDE}({json.dumps(inner)}, {json.dumps(outer)})"):
                raise Trouble(f"{inner} is not within {outer}")

        reader.begin()
        reader.start()
        if page.ask("(() => { const text = document.querySelector('.text'); "
                    "return text.scrollWidth > text.clientWidth; })()"):
            raise Trouble("a long word leaves its frame")
        reader.choose(60)
        page.wait(0.3)
        reader.settle()
        reader.press("#contents")
        page.wait(0.4)
        opened.picture("contents")
        expect("#menu .close", "#menu")
        expect("#thumbnails li:nth-child(60)", "#menu")
        if page.ask("document.querySelector('#thumbnails li').offsetWidth * 2 > "
                    "document.getElementById('thumbnails').offsetWidth"):
            raise Trouble("on a telephone the contents have one column")
        page.key("Escape")
        reader.press("#next")
        page.wait(0.4)
        opened.picture("end")
        expect("#menu .end", "#menu")
        reader.leave_panels()
        page.ask("bookplay.openCredits(); 0")
        page.wait(1.5)
        opened.picture("credits")
        for part in ["name", "role"]:
            expect(f"#credit .{part}", "#stage")
        expect("#credit button", "#stage")
    print("an odd book on a telephone: nothing is cut off", flush=True)


def check_hidden(program, book, folder):
    """Checks that a book in a hidden tab is paused and silent, and doesn't catch up afterwards."""
    with Opened(program, book, folder, "desk") as opened:
        opened.reader.begin()
        opened.reader.start()
        page, browser = opened.page, opened.page.browser
        page.wait(1)
        other = Page(browser, 600, 400)
        browser.send("Target.activateTarget", {"targetId": other.target})
        page.wait_until("document.hidden", 10)
        page.wait(0.3)
        before = page.ask("bookplay.engine.tick")
        page.wait(3)
        if page.ask("bookplay.engine.tick") != before or page.ask("bookplay.sounds.isPaused") is not True:
            raise Trouble("time passes though nobody looks")
        browser.send("Target.activateTarget", {"targetId": page.target})
        page.wait_until("!document.hidden && !bookplay.sounds.isPaused", 10)
        after = page.ask("bookplay.engine.tick")
        if after - before > 60:
            raise Trouble(f"{after - before} ticks are caught up with after nobody looked")
        page.wait_until(f"bookplay.engine.tick > {after}", 10)
        other.close()
    print("a tab that nobody sees: the book waits", flush=True)


def check_screens(program, folder):
    for check in screens.CHECKS + grown_ups.CHECKS + turns.CHECKS + accessible.CHECKS:
        check(program, folder)


# The modules whose checks share a book.
CHECKED = [("fingers", fingers), ("games", games), ("voices", voices), ("picking", picking), ("parts", parts),
           ("signals", signals), ("around the book", resting), ("menus", menus), ("phones", phones)]


def tried(act, name):
    """Runs a check and returns its failure, if any."""
    try:
        act()
    except Trouble as trouble:
        return f"{name}: {trouble}"
    return None


def tried_alone(act, name, trouble):
    """Runs a check again that failed beside others, and returns its failure, if any."""
    print(f"{trouble}\n{name}: tried again, with the machine to itself", file=sys.stderr, flush=True)
    return tried(act, name)


def main():
    program, folder, *books = sys.argv[1:]
    os.makedirs(folder, exist_ok=True)
    if not books:
        sys.exit("no books are named")
    for book in books:
        export(program, book, folder)
    # The measurement runs alone.
    troubles = [tried(functools.partial(measure, program, folder), "2,000 tweens")]
    checks = []
    for book in books:
        for screen, most in [("desk", 12), ("tablet", 4)]:
            checks.append((functools.partial(check, program, book, folder, screen, most), f"{book} on the {screen}"))
    checks.append((functools.partial(every_screen.check_some, program, folder, books), "every screen"))
    checks += [
        (functools.partial(check_hostile, program, folder), "a hostile book"),
        (functools.partial(check_odd, program, folder), "an odd book"),
        (functools.partial(check_hidden, program, books[0], folder), "a tab that nobody sees"),
        # Reports take long to play back and forth, so every other book must do; name a book to check its own.
        *((functools.partial(report.check, program, book, folder), f"the report of {book}") for book in books[::2]),
        (functools.partial(check_old, folder, books[0]), "an old browser"),
    ]
    checks += [(functools.partial(act, program, book, folder, *more), f"the welcome of {book}")
               for act, book, *more in welcome.checks(books)]
    checks.append((functools.partial(sites.check_offline, program, books[0], folder), "a book without a network"))
    checks.append((functools.partial(policies.check, program, books, folder), "security policies"))
    # One book alone makes no shelf.
    checks += [(functools.partial(sites.check_shelf, program, books[:5], folder, screen), f"a shelf on the {screen}")
               for screen in ("desk", "phone") if len(books) > 1]
    checks += [(functools.partial(sections.check_own, program, folder), "sections of a book's own"),
               (functools.partial(sections.check_generated, program, folder), "generated sections")]
    # They share a book, so each has a folder of its own.
    checks += [(functools.partial(act, program, os.path.join(folder, f"{what}-{name}".replace(" ", "-"))),
                f"{what}: {name}")
               for what, module in CHECKED for act, name in module.CHECKS]
    # They share a book, so they run one after the other.
    checks.append((functools.partial(check_screens, program, folder), "any screen"))
    checks += [(functools.partial(screens.check_spoken, program, book, folder), f"words of {book}")
               for book in books if screens.has_words(book)][:1]
    # Books are read in real time, so the machine is mostly idle and can run several at once.
    with concurrent.futures.ProcessPoolExecutor(5) as readers:
        found = [task.result() for task in [readers.submit(tried, act, name) for act, name in checks]]
    # On a busy machine, a browser may be too slow for steps in real time. A true failure comes again.
    troubles += [tried_alone(act, name, trouble) for (act, name), trouble in zip(checks, found) if trouble]
    troubles = [trouble for trouble in troubles if trouble]
    for trouble in troubles:
        print(trouble, file=sys.stderr, flush=True)
    sys.exit(1 if troubles else 0)


if __name__ == "__main__":
    main()
