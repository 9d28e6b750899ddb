"""Measures exported pages in Chromium: their sizes, the time until the first page is seen, and the time of frames, with
the processor at full speed and slowed to a quarter.

    speed.py FOLDER PROGRAM [OTHER-PROGRAM] -- BOOK…

With another program, such as one of an older version, the exports of both are measured by turns.
"""

import gzip
import os
import statistics
import sys

from chromium import Chromium, Page
from exported import export
from made_books import heavy, restless

OPENINGS, FRAMES, ROUNDS, MOVING = 9, 300, 3, 500

# Keeps when the largest picture or text was painted; that of the first page covers the window.
WATCH_PAINTING = """new PerformanceObserver((list) => {
  for (const entry of list.getEntries()) window.painted = entry.startTime;
}).observe({ type: "largest-contentful-paint", buffered: true });"""

# Measures how long each call of the book takes between two frames.
WATCH_FRAMES = """window.durations = [];
const request = window.requestAnimationFrame.bind(window);
window.requestAnimationFrame = (callback) => request((now) => {
  const begin = performance.now();
  callback(now);
  window.durations.push(performance.now() - begin);
});"""


def opening(browser, path):
    """Returns the milliseconds from the beginning of the navigation until the first page was seen."""
    page = Page(browser, 1280, 800)
    try:
        page.prepare(WATCH_PAINTING)
        page.open("file://" + os.path.abspath(path))
        page.wait_until("window.bookplay !== undefined && window.painted !== undefined", 60)
        page.wait(0.5)
        return page.ask("window.painted")
    finally:
        page.close()


def frames(path, slowness):
    """Returns the milliseconds that scripts take in each frame while the first page plays, and those that the main thread
    works in each frame, with styles and what is to be painted."""
    browser = Chromium()
    try:
        page = Page(browser, 1280, 800)
        page.prepare(WATCH_FRAMES)
        page.open("file://" + os.path.abspath(path))
        page.wait_until("window.bookplay !== undefined && !document.getElementById('welcome').hidden", 60)
        page.ask("document.getElementById('start').click(); 0")
        page.send("Emulation.setCPUThrottlingRate", {"rate": slowness})
        page.wait(1)
        events = traced(page, "cc", lambda: (
            page.ask("window.durations.length = 0; 0"),
            page.wait_until(f"window.durations.length >= {FRAMES}", 300)))
        whole = [event["tdur"] / 1000 for event in events if event["name"] == "ProxyMain::BeginMainFrame" and "tdur" in event]
        return page.ask("window.durations"), whole
    finally:
        browser.close()


def traced(page, categories, act):
    """Does something, and returns the events that the browser traces meanwhile."""
    events, is_done, hear = [], [], page.hear

    def collect(method, params):
        if method == "Tracing.dataCollected":
            events.extend(params["value"])
        elif method == "Tracing.tracingComplete":
            is_done.append(True)
        else:
            hear(method, params)

    page.hear = collect
    page.send("Tracing.start", {"categories": categories, "transferMode": "ReportEvents"})
    act()
    page.send("Tracing.end")
    while not is_done:
        page.browser.receive(10)
    page.hear = hear
    return events


def side_by_side(label, unit, values):
    """Prints the figures of each program, and how many times the first has the other's."""
    text = ", ".join(f"{value:,.1f}" if isinstance(value, float) else f"{value:,}" for value in values)
    ratio = f"  ({values[0] / values[1]:.2f} times the other's)" if len(values) == 2 and values[1] else ""
    print(f"{label:64} {text} {unit}{ratio}", flush=True)


def exports(programs, book, folder):
    """Exports a book with each program, and returns the pages."""
    title, paths = os.path.basename(book.rstrip("/")), []
    for number, program in enumerate(programs):
        place = os.path.join(folder, str(number))
        os.makedirs(place, exist_ok=True)
        export(program, book, place)
        paths.append(os.path.join(place, f"{title}.html"))
    return title, paths


def measure_sizes(title, paths):
    packed = []
    for path in paths:
        with open(path, "rb") as file:
            packed.append(len(gzip.compress(file.read(), 9)))
    side_by_side(f"{title}: size, packed by gzip", "bytes", packed)


def measure_opening(programs, book, folder, is_heavy=False):
    title, paths = exports(programs, book, folder)
    side_by_side(f"{title}: size", "bytes", [os.path.getsize(path) for path in paths])
    if not is_heavy:
        measure_sizes(title, paths)
    times = [[] for _ in paths]
    browser = Chromium()
    try:
        for _ in range(OPENINGS):
            for found, path in zip(times, paths):
                found.append(opening(browser, path))
    finally:
        browser.close()
    side_by_side(f"{title}: first page is seen after", "ms", [float(statistics.median(found)) for found in times])


def measure_frames(programs, folder):
    _, paths = exports(programs, restless(folder, MOVING), folder)
    for slowness, speed in ((1, "at full speed"), (4, "at a quarter")):
        # By turns, so that what else the machine does affects all alike.
        rounds = [[frames(path, slowness) for path in paths] for _ in range(ROUNDS)]
        for kind, what in enumerate(("scripts", "all of the main thread")):
            found = [sorted(sum((round[number][kind] for round in rounds), [])) for number in range(len(paths))]
            label = f"{MOVING} moving, {speed}: {what}"
            side_by_side(f"{label}, median", "ms", [float(statistics.median(times)) for times in found])
            side_by_side(f"{label}, 95 %", "ms", [float(times[len(times) * 95 // 100]) for times in found])


def main():
    folder, *rest = sys.argv[1:]
    programs, books = rest[:rest.index("--")], rest[rest.index("--") + 1:]
    os.makedirs(folder, exist_ok=True)
    for book in books:
        measure_opening(programs, book, folder)
    measure_opening(programs, heavy(folder), folder, is_heavy=True)
    measure_frames(programs, folder)


if __name__ == "__main__":
    main()
