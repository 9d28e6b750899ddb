"""Reads every book twenty times without reloading its page, and checks that the memory stays flat.

    memory.py PROGRAM FOLDER BOOK…
"""

import os
import sys

from chromium import Chromium, Trouble
from every_screen import Visit
from exported import export
from screens import expect

READINGS = 20

# The first readings fill caches, such as those of pictures and sounds. Later ones may add what the recording takes, and
# what the browser keeps of its own.
WARM = 5
GROWTH = {"scripts": 200, "browser": 500, "engine": 512, "nodes": 20}

# Reads the book once: plays each page, taps all that can be tapped, drags all that can be dragged, and returns.
READ = """(() => {
  const { engine } = bookplay, count = bookplay.info.contents.length;
  for (let number = 1; number <= count; number += 1) {
    survey.reach(number);
    survey.pass(2);
    const opening = engine.stage.opening;
    const isHere = () => engine.stage.opening === opening && !engine.refusesTurns;
    for (const { item, target } of bookplay.engine.choices()) if (isHere()) bookplay.choose(item, target);
    bookplay.touchables.update(engine, bookplay.pages.page);
    for (const { x, y, element } of [...bookplay.touchables.boxes.values()]) {
      if (isHere() && !element.link) bookplay.tap(x, y);
    }
    survey.pass(2);
  }
  survey.reach(1);
})(); 0"""


def used(page):
    """Returns what is in use after a collection of garbage: kilobytes by kind, and the number of DOM nodes."""
    page.send("HeapProfiler.collectGarbage")
    heap = page.send("Runtime.getHeapUsage")
    engine = page.ask("[bookplay.engine, bookplay.swipe.copy].filter(Boolean)"
                      ".reduce((sum, one) => sum + one.exports.memory.buffer.byteLength, 0)")
    return {
        "scripts": heap["usedSize"] // 1024, "browser": heap.get("embedderHeapUsedSize", 0) // 1024,
        "engine": engine // 1024, "nodes": page.send("Memory.getDOMCounters")["nodes"],
    }


def check(browser, program, book, folder):
    title = os.path.basename(book.rstrip("/"))
    with Visit(browser, program, book, folder, "desk", mark="") as visit:
        page, found = visit.page, []
        # With sounds, which are silent in a book that rests.
        page.ask("bookplay.isStarted = true; 0")
        for reading in range(READINGS):
            page.ask(READ, within=300)
            page.wait(0.3)
            found.append(used(page))
        recorded = page.ask("bookplay.engine.script().length") // 1024
    for reading in (1, WARM, READINGS // 2, READINGS):
        figures = ", ".join(f"{kind} {value}" for kind, value in found[reading - 1].items())
        print(f"{title} after {reading} readings, in KB and nodes: {figures}", flush=True)
    print(f"{title}: the recording of all readings has {recorded} KB", flush=True)
    for kind, limit in GROWTH.items():
        growth = found[-1][kind] - found[WARM - 1][kind]
        expect(growth <= limit, f"{title}: readings {WARM + 1} to {READINGS} add {growth} to {kind}")


def main():
    program, folder, *books = sys.argv[1:]
    os.makedirs(folder, exist_ok=True)
    if not books:
        sys.exit("no books are named")
    troubles = []
    for book in books:
        export(program, book, folder)
        browser = Chromium()
        try:
            check(browser, program, book, folder)
        except Trouble as trouble:
            troubles.append(str(trouble))
        finally:
            browser.close()
    for trouble in troubles:
        print(trouble, file=sys.stderr, flush=True)
    sys.exit(1 if troubles else 0)


if __name__ == "__main__":
    main()
