"""Reads books on servers that send a content security policy, and in frames of other pages."""

import json
import os

from exported import run
from screens import expect
from sites import make, opened, served

# What `Sources/BookKit/BookKit.docc/Articles/ExportABook.md` recommends for sites.
SITE = ("default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data: blob:; "
        "media-src 'self' data: blob:; font-src 'self' data:; connect-src 'self'; frame-src 'self'; manifest-src 'self'; "
        "worker-src 'self'; base-uri 'none'; form-action 'none'")

FRAME = """<!DOCTYPE html><link rel="icon" href="data:,"><script>
  window.told = 0;
  onmessage = () => { told += 1; };
</script><iframe sandbox="allow-scripts" src="book.html" width="800" height="600"></iframe>"""

OPENED = {"book": "window.bookplay !== undefined",
          "shelf": "window.bookShelf !== undefined && [...document.images].every((one) => one.naturalWidth > 0)"}


def check(program, books, folder):
    """Opens a book and a shelf under policies that allow them, and that don't."""
    place = make(os.path.join(folder, "policies"))
    run(program, "export", books[0], "--site", os.path.join(place, "book"))
    # One book alone makes no shelf.
    run(program, "export", *(books * 2)[:2], "--site", os.path.join(place, "shelf"))
    run(program, "export", books[0], "-o", os.path.join(place, "book.html"))
    with open(os.path.join(place, "frame.html"), "w", encoding="utf-8") as file:
        file.write(FRAME)
    with served(place, {"Content-Security-Policy": SITE}) as address:
        for site, is_there in OPENED.items():
            with opened() as page:
                page.open(f"{address}/{site}/index.html")
                page.wait_until(is_there, 20)
                page.wait(0.5)
                expect(not page.troubles, f"the policy for sites forbids the {site} something: {page.troubles}")
    with served(place, {"Content-Security-Policy": "script-src 'self' 'unsafe-inline'; style-src 'self' 'unsafe-inline'"}
                ) as address:
        for path in ("book/index.html", "shelf/index.html", "book.html"):
            with opened() as page:
                page.open(f"{address}/{path}")
                page.wait_until("document.getElementById('trouble')?.className === 'now'", 20)
                told = page.ask("document.getElementById('trouble').textContent")
                expect("policy" in told and "script-src: wasm-eval" in told, f"{path} says: {told}")
                page.picture(os.path.join(folder, "policy-told.png"))
                page.troubles.clear()
    with served(place) as address, opened() as page:
        page.open(f"{address}/frame.html")
        page.wait(2)
        page.picture(os.path.join(folder, "sandbox.png"))
        for message in ("next", {"type": "next"}):
            page.ask(f"frames[0].postMessage({json.dumps(message)}, '*'); 0")
        page.mouse("mousePressed", 400, 300)
        page.mouse("mouseReleased", 400, 300)
        page.wait(2)
        expect(not page.troubles, f"a book in a sandbox has troubles: {page.troubles}")
        expect(page.ask("told") == 0, "a book sends messages to the page around it")
    print("books under policies and in a sandbox", flush=True)
