"""Checks exported sites: a book and a shelf, from a server in a folder of its own, with and without a network."""

import contextlib
import functools
import http.server
import os
import threading

from chromium import Chromium, Page
from exported import SCREENS, run
from screens import expect


class Quiet(http.server.SimpleHTTPRequestHandler):
    """Serves files without a log, perhaps with headers, and remembers what was asked for."""

    asked = []
    headers_to_send = {}

    def do_GET(self):
        self.asked.append(self.path)
        super().do_GET()

    def end_headers(self):
        for name, value in self.headers_to_send.items():
            self.send_header(name, value)
        super().end_headers()

    def log_message(self, *words):
        pass


@contextlib.contextmanager
def served(folder, headers=None):
    """Serves a folder on a free port, perhaps with headers, and gives its address."""
    handler = functools.partial(type("Server", (Quiet,), {"headers_to_send": headers or {}}), directory=folder)
    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        Quiet.asked = []
        try:
            yield f"http://127.0.0.1:{server.server_port}"
        finally:
            server.shutdown()


@contextlib.contextmanager
def opened(screen="desk"):
    """Opens a page in a browser of its own; what the page complains about is raised at the end."""
    browser = Chromium()
    try:
        page = Page(browser, **SCREENS[screen])
        yield page
        expect(not page.troubles, "\n".join(page.troubles))
    finally:
        browser.close()


def go_offline(page):
    """Cuts off the page, and the service worker, which has a network of its own."""
    page.wait_until("navigator.serviceWorker.controller !== null", 20)
    page.wait_until("""caches.keys().then((names) => Promise.all(names.map(async (name) =>
      (await (await caches.open(name)).keys()).length))).then((counts) => counts.length === 1 && counts[0] > 5)""", 20)
    page.send("Network.emulateNetworkConditions",
              {"offline": True, "latency": 0, "downloadThroughput": 0, "uploadThroughput": 0})


def check_offline(program, book, folder):
    """Reads a book from a server that then goes away; what was kept is enough to read on."""
    place = make(os.path.join(folder, "sites"))
    run(program, "export", book, "--site", os.path.join(place, "alone"))
    with opened() as page:
        with served(place) as address:
            page.open(f"{address}/alone/index.html")
            page.wait_until("window.bookplay !== undefined", 20)
            go_offline(page)
        page.reload()
        page.wait_until("window.bookplay !== undefined", 20)
        page.key("ArrowRight")
        page.wait_until("bookplay.isRunning", 5)
        page.wait(1)
        while page.ask("bookplay.page") != 2:
            page.ask("bookplay.next(); 0")
            page.wait(1.5)
        page.wait_until("!bookplay.isTurning", 20)
        broken = page.ask("[...document.querySelectorAll('#stage img')].filter((one) => !one.naturalWidth).length")
        expect(broken == 0, f"{broken} pictures are missing without a network")
        page.picture(os.path.join(folder, "site-offline.png"))
    print(f"{os.path.basename(book)} without a network: read on", flush=True)


def check_shelf(program, books, folder, screen):
    """Opens a book from a shelf, and puts it back."""
    place = make(os.path.join(folder, "sites"))
    site = os.path.join(place, f"shelf-{screen}")
    run(program, "export", *books, "--site", site)
    picture = lambda what: page.picture(os.path.join(folder, f"shelf-{screen}-{what}.png"))
    with served(place) as address, opened(screen) as page:
        page.open(f"{address}/shelf-{screen}/")
        page.wait_until("window.bookShelf !== undefined", 20)
        page.wait_until("[...document.querySelectorAll('#row img')].every((one) => one.naturalWidth > 0)", 20)
        picture("covers")
        away = page.ask("""(({ current, items: [{ image, node }] }) => {
          const box = image.getBoundingClientRect();
          return current === 0 && node.textContent ? Math.abs(box.left + box.right - innerWidth) / 2 : -1;
        })(bookShelf)""")
        expect(0 <= away < 2, f"the first cover with its title isn't in the middle: {away}")
        page.key("ArrowRight")
        page.wait_until("bookShelf.current === 1 && !(performance.now() < bookShelf.movingUntil)", 5)
        picture("second")
        sizes = page.ask("bookShelf.items.map(({ image }) => image.getBoundingClientRect().width / image.offsetWidth)")
        expect(abs(sizes[1] - 1) < 0.01 and abs(sizes[0] - 0.7) < 0.01, f"the covers have the sizes {sizes}")
        click(page, "bookShelf.items[1].image")
        page.wait_until("bookShelf.opened?.state === 'opening'", 20)
        page.wait(0.25)
        picture("opening")
        page.wait_until("bookShelf.opened?.state === 'open'", 20)
        page.wait_until("bookShelf.opened.frame.contentWindow.bookplay.isRunning", 5)
        page.wait(0.5)
        picture("open")
        page.ask("bookShelf.opened.frame.contentWindow.bookplay.open(2); 0")
        page.wait_until("bookShelf.opened.frame.contentWindow.bookplay.page === 2", 20)
        page.wait(2)
        # A reload stays in the book, and waits for a touch, which sound needs.
        page.reload()
        page.wait_until("window.bookShelf?.opened?.state === 'open'", 20)
        place = "bookShelf.opened.frame.contentWindow.bookplay"
        page.wait_until(f"{place}.welcome.isShown", 5)
        picture("reloaded")
        click(page, "bookShelf.opened.frame.contentDocument.getElementById('start')")
        page.wait_until(f"{place}.isRunning", 5)
        # The end of a book leads to another one.
        page.ask(f"{place}.controls.showEnd(); 0")
        page.wait(0.3)
        picture("end")
        click(page, "bookShelf.opened.frame.contentDocument.getElementById('another')")
        page.wait_until("bookShelf.opened === null", 5)
        click(page, "bookShelf.items[1].image")
        page.wait_until("bookShelf.opened?.state === 'open'", 20)
        page.wait_until(f"{place}.isRunning", 5)
        expect(page.ask("bookShelf.current") == 1, "after a reload, another book is in the middle")
        click(page, "bookShelf.opened.frame.contentDocument.getElementById('shelf')")
        page.wait_until("bookShelf.opened?.state === 'closing'", 5)
        page.wait(0.5)
        picture("closing")
        page.wait_until("bookShelf.opened === null", 5)
        picture("closed")
        # Opened again, the book is where it was, or at its cover.
        click(page, "bookShelf.items[1].image")
        page.wait_until("bookShelf.opened?.state === 'open'", 20)
        place = page.ask("(({ page, section }) => section ?? page)(bookShelf.opened.frame.contentWindow.bookplay)")
        expect(place in (2, "cover"), f"the book forgot where it was: {place}")
        page.ask("history.back(); 0")
        page.wait_until("bookShelf.opened === null", 5)
        page.ask("history.forward(); 0")
        page.wait_until("bookShelf.opened?.state === 'open'", 20)
        page.ask("history.back(); 0")
        page.wait_until("bookShelf.opened === null", 5)
        engines = [path for path in Quiet.asked if "/engine-" in path]
        # The service worker asks once more, for what it keeps, and so does the reload.
        expect(len(engines) <= 3, f"the engine was loaded {len(engines)} times")
        expect(page.ask("bookShelf.current") == 1, "the shelf forgot where it was")
    print(f"a shelf on the {screen}: a book opened, closed, and opened again", flush=True)


def click(page, expression):
    """Clicks the middle of an element."""
    x, y = page.ask(f"(() => {{ const box = {expression}.getBoundingClientRect(); "
                    "return [box.left + box.width / 2, box.top + box.height / 2]; })()")
    page.mouse("mousePressed", x, y)
    page.mouse("mouseReleased", x, y)


def make(folder):
    os.makedirs(folder, exist_ok=True)
    return folder
