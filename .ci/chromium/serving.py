"""Has `bookplay serve` show a book in Chromium, and changes, breaks and repairs it while it plays."""

import contextlib
import os
import re
import shutil
import subprocess
import sys
import time

sys.path.insert(0, os.path.join(os.path.dirname(__file__), "..", "serving"))

from chromium import Chromium, Page, Trouble as PageTrouble
from running import Trouble, book_folder, check, running, save

program = sys.argv[1]

# The moment on stage: the page, the tick, and the text of an element.
MOMENT = """({ page: bookplay.page, tick: bookplay.engine.tick, rate: bookplay.info.tickRate,
  story: bookplay.pages.page.elements.find(({ name }) => name === "story")?.text })"""
IS_NEW = "window.isOld === undefined && window.bookplay !== undefined && bookplay.isStarted"
BAR = "(() => { const bar = document.getElementById('live'); return !bar || bar.hidden ? null : bar.innerText; })()"


class Author:
    """An author who saves files and looks at the page."""

    def __init__(self, folder, page):
        self.folder, self.page = folder, page
        self.text = self.read()

    @property
    def path(self):
        return os.path.join(self.folder, "Moon/book.plist")

    def read(self):
        with open(self.path) as file:
            return file.read()

    def ask(self, expression):
        """Asks the page, which may just be loaded again."""
        with contextlib.suppress(PageTrouble):
            return self.page.ask(expression)
        return None

    def wait_until(self, expression, what, within=30):
        end = time.monotonic() + within
        while not self.ask(expression):
            if time.monotonic() > end:
                raise Trouble(f"{what}: not within {within} s")
            self.page.wait(0.02)

    def mark(self):
        self.page.ask("window.isOld = true; 0")

    def save(self, old, new):
        text = self.read()
        if text.count(old) < 1:
            raise Trouble(f"the book has no {old!r}")
        save(self.folder, "Moon/book.plist", text.replace(old, new, 1))

    def change(self, what, change):
        """Changes files and waits for the reloaded page; returns the moments before and after that."""
        self.mark()
        before, start = self.page.ask(MOMENT), time.monotonic()
        change()
        self.wait_until(IS_NEW, what)
        after = self.page.ask(MOMENT)
        passed = (time.monotonic() - start) * after["rate"]
        if not before["tick"] <= after["tick"] <= before["tick"] + passed + 2:
            raise Trouble(f"{what}: from tick {before['tick']} to {after['tick']} in {passed:.0f}")
        return before, after


def tap(page, name):
    """Taps an element by its name."""
    x, y = page.ask(f"""(() => {{
      const {{ touchables, engine, pages, scale }} = bookplay;
      touchables.update(engine, pages.page);
      const box = [...touchables.boxes.values()].find(({{ element }}) => element.name === "{name}");
      const stage = document.getElementById("stage").getBoundingClientRect();
      return [stage.left + box.x * scale, stage.top + box.y * scale];
    }})()""")
    page.mouse("mouseMoved", x, y)
    page.mouse("mousePressed", x, y)
    page.wait(0.06)
    page.mouse("mouseReleased", x, y)


def changes(author):
    page = author.page
    page.key("Enter")
    author.wait_until("bookplay.isStarted && bookplay.page === 1", "the first page")
    # The star comes after three seconds; a tap counts it.
    author.wait_until(
        "[...bookplay.touchables.boxes.values()].some(({ element }) => element.name === 'star')", "the star")
    tap(page, "star")
    page.wait(1)
    tap(page, "star")
    page.wait(1)
    _, after = author.change("a text", lambda: author.save("The moon is tired.", "The moon is very tired."))
    check(after["page"], 1, "the page after a change of a text")
    check(after["story"].startswith("The moon is very tired."), True, "the new text")
    author.change("a tween", lambda: author.save("<integer>72</integer>", "<integer>90</integer>"))
    images = os.path.join(author.folder, "Moon/images")
    author.change("a picture", lambda: shutil.copy(f"{images}/cap.png", f"{images}/star.png"))
    # Variables have their values: with the third tap the page is turned.
    tap(page, "star")
    author.wait_until("bookplay.page === 2 && !bookplay.engine.isTurning", "the page that follows the third star")


def breaks(author):
    page = author.page
    good = author.read()
    author.mark()
    author.save("<key>pages</key>", "<key>pages</key")
    author.wait_until(f"{BAR} !== null", "a bar about the malformed book")
    bar = page.ask(BAR)
    check(re.search(r"Moon/book\.plist:\d+:\d+: error: ", bar) is not None, True, bar)
    place = page.ask("""(() => {
      const bar = document.getElementById("live").getBoundingClientRect();
      return [bar.top, bar.bottom / innerHeight, document.querySelector("#live [role=status]") !== null];
    })()""")
    check(place[0] == 0 and place[1] <= 0.2 and place[2], True, f"the place of the bar: {place}")
    tick = page.ask("bookplay.engine.tick")
    page.wait(0.5)
    check(page.ask("window.isOld && bookplay.engine.tick") > tick, True, "the old book plays on")
    page.ask("document.querySelector('#live button[aria-label=Close]').click()")
    check(page.ask(BAR), None, "the bar was closed")
    save(author.folder, "Moon/book.plist", good)
    page.wait(1)
    check(page.ask(f"window.isOld && {BAR} === null"), True, "the same book again needs no reload")
    # An error with which the book plays.
    author.change("an error", lambda: author.save("images/cap.png", "images/hat.png"))
    author.wait_until(f"{BAR} !== null", "a bar about the error")
    check("The book has 1 error." in page.ask(BAR), True, page.ask(BAR))
    page.ask("document.querySelector('#live button[aria-expanded]').click()")
    check("images/hat.png" in page.ask(BAR), True, "the error itself")
    author.change("the repair", lambda: save(author.folder, "Moon/book.plist", good))
    page.wait(0.3)
    check(page.ask(BAR), None, "no bar about a good book")


def loses_page(author):
    """The page on stage is deleted, so the last one is shown."""
    text = author.read()
    start = text.index("<string>night</string>")
    start = text.rindex("\t\t<dict>", 0, start)
    author.mark()
    save(author.folder, "Moon/book.plist", text[:start] + "\t</array>\n</dict>\n</plist>\n")
    author.wait_until(IS_NEW, "a book without the page on stage")
    check(author.page.ask("[bookplay.page, bookplay.engine.isTurning]"), [1, False], "the last page, at once")


def measures(book):
    """Prints the time from a saved file to the new picture of a larger book."""
    with book_folder() as folder, Chromium() as browser:
        shutil.rmtree(os.path.join(folder, "Moon"))
        shutil.copytree(book, os.path.join(folder, "Moon"))
        with running(program, "serve", "Moon", "--no-browser", "--page", "2", folder=folder) as run:
            page = Page(browser, 1280, 800)
            page.open(run.output.wait_for("/\n").strip())
            page.wait_until("window.bookplay !== undefined && bookplay.page === 2", 120)
            page.key("Enter")
            author = Author(folder, page)
            author.wait_until("bookplay.isStarted", "the book")
            original, times = author.read(), []
            for number in range(20):
                page.wait(0.2)
                author.mark()
                start = time.monotonic()
                title = rf"\g<1>{number} "
                save(folder, "Moon/book.plist", re.sub(r"(<key>title</key>\s*<string>)", title, original, count=1))
                author.wait_until(IS_NEW, "the new picture", within=120)
                page.ask("new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))")
                times.append(time.monotonic() - start)
            times.sort()
            print(f"from a saved file to the new picture of {os.path.basename(book)}: "
                  f"{times[10] * 1000:.0f} ms (median of 20)")


def serve():
    with book_folder() as folder, Chromium() as browser:
        shutil.rmtree(os.path.join(folder, "Moon"))
        subprocess.run([program, "new", "Moon"], cwd=folder, check=True, capture_output=True)
        with running(program, "serve", "Moon", "--no-browser", folder=folder) as run:
            url = run.output.wait_for("/\n").strip()
            page = Page(browser, 1280, 800)
            page.open(url)
            page.wait_until("window.bookplay !== undefined", 30)
            author = Author(folder, page)
            for trial in [changes, breaks, loses_page]:
                try:
                    trial(author)
                except (Trouble, PageTrouble) as trouble:
                    raise Trouble(f"{trial.__name__}: {trouble}") from None
            origin = url[:url.index("/", 7) + 1]
            own = [address for address in page.requests if address.startswith((origin, "blob:", "data:"))]
            check(page.requests, own, "requests to the server alone")
            check(page.troubles, [], "messages in the console")
            run.end()
            author.wait_until(f"({BAR} || '').includes('ended')", "a bar about the end of the server")
            tick = page.ask("bookplay.engine.tick")
            page.wait(0.5)
            check(page.ask("bookplay.engine.tick") > tick, True, "the book plays on without a server")


try:
    serve()
    measures(os.path.join(os.path.dirname(__file__), "..", "..", "Books", "WhoKnows"))
except (Trouble, PageTrouble) as trouble:
    sys.exit(f"serving: {trouble}")
print("serving: the book follows its files")
