"""Looks for barriers in the editor with axe-core: every panel, dark and light, on a desktop and on a phone."""

import pathlib
import shutil
import sys

from axe import FOUND
from chromium import Chromium, Trouble
from edited import EditedBook, EditorPage

# The stage and the miniatures show the book, and what is written on it is the author's.
EDITOR_FOUND = FOUND.replace('["#poster", "#thumbnails .page"]', '["#stage .page", "#pages .page", "#canvas"]')


def views(page):
    """Shows each panel in turn, and says its name."""
    yield "the beginning"
    page.ask("bookedit.session.exchange([{ in: 'select', all: true }])")
    page.idle()
    yield "several elements"
    page.ask("bookedit.session.exchange([{ in: 'select', items: "
             "[bookedit.session.stage.elements.find((e) => e.type === 'image').path] }])")
    page.idle()
    yield "one element"
    for tab in ("findings", "assets", "history", "triggers", "timeline", "inspector"):
        if page.ask(f"!!document.querySelector('#tab-{tab}')"):
            page.ask(f"document.querySelector('#tab-{tab}').click()")
            page.wait(0.3)
            yield tab
    page.press("?")
    page.wait(0.3)
    yield "the keys"
    page.press("Escape")


def main():
    program, folder, path, book = sys.argv[1:]
    script = pathlib.Path(path).read_text(encoding="utf-8")
    source = pathlib.Path(book)
    edited = EditedBook(program, pathlib.Path(folder) / "edited", (source / "book.plist").read_text())
    for file in source.iterdir():
        if file.is_dir():
            shutil.copytree(file, edited.book / file.name)
    edited.start()
    found, count = [], 0
    browser = Chromium()
    try:
        for width, height in ((1280, 800), (390, 844)):
            for scheme in ("light", "dark"):
                page = EditorPage(browser, edited, width, height)
                page.send("Emulation.setEmulatedMedia", {"features": [
                    {"name": "prefers-color-scheme", "value": scheme},
                    {"name": "prefers-reduced-motion", "value": "reduce"}]})
                page.ask(script + "; 0")
                for view in views(page):
                    count += 1
                    found += [f"{view}, {scheme}, {width} wide: {finding['help']} ({finding['id']}, "
                              f"{finding['impact']})\n    " + "\n    ".join(finding["nodes"][:4])
                              for finding in page.ask(EDITOR_FOUND)]
                page.close()
    finally:
        browser.close()
        EditedBook.stop_all()
    if found:
        raise Trouble("\n".join(found))
    print(f"the editor: {count} views without a barrier")


if __name__ == "__main__":
    try:
        main()
    except Trouble as trouble:
        sys.exit(f"the editor: {trouble}")
