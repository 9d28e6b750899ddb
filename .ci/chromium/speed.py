"""Measures exported pages in Chromium: their sizes, the time until the first page is seen, and the time of frames.

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

OPENINGS, FRAMES, MOVING = 9, 300, 500

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


def frames(path):
    """Returns the milliseconds of scripts in each frame while the first page plays."""
    browser = Chromium()
    try:
        page = Page(browser, 1280, 800)
        page.prepare(WATCH_FRAMES)
        page.open("file://" + os.path.abspath(path))
        page.wait_until("window.bookplay !== undefined && !document.getElementById('welcome').hidden", 60)
        page.ask("document.getElementById('start').click(); 0")
        page.wait(1)
        page.ask("window.durations.length = 0; 0")
        page.wait_until(f"window.durations.length >= {FRAMES}", 300)
        return page.ask("window.durations")
    finally:
        browser.close()


def side_by_side(label, unit, values):
    """Prints the figures of each program, and how many times the first has the other's."""
    text = ", ".join(f"{value:,.1f}" if isinstance(value, float) else f"{value:,}" for value in values)
    ratio = f"  ({values[0] / values[1]:.2f} times the other's)" if len(values) == 2 and values[1] else ""
    print(f"{label:44} {text} {unit}{ratio}", flush=True)


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
    found = [sorted(frames(path)) for path in paths]
    label = f"{MOVING} moving elements: scripts in a frame"
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
