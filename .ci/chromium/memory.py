"""Reads every book sixty times without reloading its page, and checks that the memory stays flat.

    memory.py PROGRAM FOLDER BOOK…
"""

import os
import sys

from chromium import Chromium, Trouble
from every_screen import Visit
from exported import export
from screens import expect

READINGS = 60

# The first readings fill caches, such as those of pictures and sounds. Later ones may add what the recording takes, and
# what the browser keeps of its own.
WARM = 5
GROWTH = {"scripts": 600, "browser": 500, "engine": 1536, "nodes": 20}

# How many times the renderer's memory, with the pictures that it has decoded, may be what it was when it was warm.
RENDERER = 2

# After which readings the memory is looked at; that collects garbage, which readers' browsers hardly do.
LOOKS = (1, WARM, READINGS // 2, READINGS)

# Reads the book once: plays each page, taps all that can be tapped, drags all that can be dragged, and returns.
READ = """(async () => {
  const drawn = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
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
    // What isn't painted isn't decoded.
    await drawn();
  }
  survey.reach(1);
  await drawn();
  return 0;
})()"""


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


def renderer(page):
    """Returns the kilobytes of memory of the process that shows the page, which is the largest of the renderers."""
    processes = page.browser.send("SystemInfo.getProcessInfo")["processInfo"]
    sizes = []
    for process in processes:
        if process["type"] == "renderer":
            with open(f"/proc/{process['id']}/status", encoding="utf-8") as file:
                sizes += [int(line.split()[1]) for line in file if line.startswith("VmRSS:")]
    return max(sizes)


def check(browser, program, book, folder):
    title = os.path.basename(book.rstrip("/"))
    with Visit(browser, program, book, folder, "desk", mark="") as visit:
        page, found = visit.page, []
        # With sounds, which are silent in a book that rests.
        page.ask("bookplay.isStarted = true; 0")
        for reading in range(READINGS):
            page.ask(READ, within=300)
            page.wait(0.3)
            # Before garbage is collected, which the browser does seldom while a book is read.
            size = renderer(page)
            found.append({**(used(page) if reading + 1 in LOOKS else {}), "renderer": size})
        recorded = page.ask("bookplay.engine.script().length") // 1024
    for reading in LOOKS:
        figures = ", ".join(f"{kind} {value}" for kind, value in found[reading - 1].items())
        print(f"{title} after {reading} readings, in KB and nodes: {figures}", flush=True)
    print(f"{title}: the recording of all readings has {recorded} KB", flush=True)
    for kind, limit in GROWTH.items():
        growth = found[-1][kind] - found[WARM - 1][kind]
        expect(growth <= limit, f"{title}: readings {WARM + 1} to {READINGS} add {growth} to {kind}")
    sizes = [figures["renderer"] for figures in found]
    expect(sizes[-1] <= RENDERER * sizes[WARM - 1], f"{title}: the renderer has {sizes[-1]} KB after {READINGS} readings, "
           f"{sizes[WARM - 1]} KB after {WARM}")


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
