"""Opens the report of a book in Chromium, and plays its runs back and forth."""

import json
import os

from chromium import Chromium, Page, Trouble
from exported import run

# The texts of a report that must never be cut off, and those among them that are.
LABELS = ".label, .lane-name, .number, .caption, th, td, summary, h1, h3, h4, #latest li, #tiles span, .meters label"
CLIPPED = f"""(() => {{
  const outside = (inner, outer) => inner.left < outer.left - 1 || inner.right > outer.right + 1;
  return [...document.querySelectorAll({json.dumps(LABELS)})].filter((one) => {{
    if (one.getClientRects().length === 0) return false;
    const isCut = one.scrollWidth > one.clientWidth + 1 && getComputedStyle(one).display !== "inline";
    // The row of a bar may not cut its label off either; what is to the right can be scrolled to.
    const lane = one.matches(".label, .number") ? one.closest(".lanes") : null;
    return isCut || (lane !== null && outside(one.getBoundingClientRect(), {{
      left: lane.getBoundingClientRect().left, right: lane.getBoundingClientRect().left + lane.scrollWidth }}));
  }}).map((one) => one.textContent);
}})()"""

# Labels that cover each other on the same row.
COVERED = """(() => [...document.querySelectorAll(".playthrough:not([hidden]) .lane")].flatMap((lane) => {
  const boxes = [...lane.querySelectorAll(".label")].map((one) => [one.getBoundingClientRect(), one.textContent]);
  boxes.sort(([one], [other]) => one.top - other.top || one.left - other.left);
  return boxes.slice(1).filter(([box], index) => (
    box.top === boxes[index][0].top && box.left < boxes[index][0].right - 1)).map(([, text]) => text);
}))()"""

# Plays a run again with an engine of its own, and returns its events as a trace.
REPLAYED = """((index) => {
  const heard = [];
  class Listener extends Replay { hear() { heard.push(this.engine.takeEvents()); } }
  const run = report.data.runs[index];
  new Listener(report.newEngine(), run).goTo(run.end);
  const lines = heard.join("").split("\\n").filter((line) => line !== "").map((line) => JSON.parse(line));
  // A language that is set at the beginning is an event here; the events of a long run are cut off.
  const known = lines.filter((event) => event.tick > 0 || event.event !== "language.changed");
  const same = run.events.filter((event) => event.tick > 0 || event.event !== "language.changed");
  const first = same.findIndex((event, place) => JSON.stringify(event) !== JSON.stringify(known[place]));
  return { count: same.length, first, here: known[first] || null, there: same[first] || null };
})"""

# Where the visit with the longest time is, and where its middle is on the screen.
MIDDLE = """(() => {
  const { visits } = report.timelines[report.select.selectedIndex];
  const one = visits.reduce((best, next) => (
    next.visit.end - next.visit.start > best.visit.end - best.visit.start ? next : best));
  one.lanes.at(-1).track.scrollIntoView({ block: "end", behavior: "instant" });
  const box = one.axis.getBoundingClientRect(), lane = one.lanes.at(-1).track.getBoundingClientRect();
  return { place: [box.left + box.width / 4, lane.top + lane.height - 2], start: one.visit.start, end: one.visit.end,
    page: one.visit.page ?? 0 };
})()"""

# What the stage shows: the elements that are on it, with everything that says how they look.
SHOWN = """[...document.querySelectorAll("#stage .part:not(.away), #stage .page, #credit")].map((node) => (
  [node.className, node.getAttribute("style"), node.textContent, node.hidden].join(" "))).join("\\n")"""


def check(program, book, folder):
    """Checks the report of a book."""
    title = os.path.basename(book.rstrip("/"))
    path = os.path.abspath(os.path.join(folder, f"{title}-report.html"))
    run(program, "report", book, "-o", path)
    browser = Chromium()
    try:
        page = Page(browser, 1280, 900)
        page.open("file://" + path)
        page.wait_until("report.moment !== undefined && report.miniatures !== undefined", 30)
        picture = lambda what: page.picture(os.path.join(folder, f"{title}-report-{what}.png"))
        picture("light")
        check_rest(page)
        runs = page.ask("report.data.runs.length")
        check_parts(page)
        events = check_replay(page, runs)
        check_labels(page, runs)
        check_tip(page, picture)
        check_click(page, picture)
        check_slider(page, picture)
        check_zoom(page, picture)
        check_looks(page, picture)
        foreign = [url for url in page.requests if not url.startswith(("file://" + path, "blob:", "data:"))]
        if page.troubles or foreign:
            raise Trouble("\n".join(page.troubles + foreign))
        check_without_script(browser, path, folder, title)
    finally:
        browser.close()
    size = os.path.getsize(path)
    print(f"the report of {title}: {size} bytes, {runs} runs, {events} events, the same when they are played again; "
          "labels, clicks, the slider, zoom and the dark are tried", flush=True)


def check_rest(page):
    """Checks that a report begins with the first page of its run at rest, which a moment of the run replaces."""
    looks = "[...document.querySelectorAll('#pages > .page')].length"
    clock = page.ask("document.getElementById('clock').textContent")
    if page.ask(looks) != 2 or not clock.endswith("at rest"):
        raise Trouble(f"the report begins at {clock}")
    page.ask("report.moment.pauseAt(1); 0")
    clock = page.ask("document.getElementById('clock').textContent")
    if page.ask(looks) != 1 or clock.endswith("at rest"):
        raise Trouble(f"a moment of the run is at {clock}")
    page.ask("report.choose(0); 0")


def check_parts(page):
    """Checks the pages' pictures and the groups of findings."""
    page.ask("report.miniatures.drawAll(); 0")
    empty = page.ask("""[...document.querySelectorAll(".picture-of-page")]
      .filter((one) => one.querySelector(".page") === null).length""")
    if empty or page.ask("document.querySelectorAll('.picture-of-page').length !== report.data.pages.length"):
        raise Trouble(f"{empty} pages have no picture")
    expected, shown = page.ask("""[
      ["error", "warning", "note"].map((severity) => report.data.findings
        .filter((finding) => finding.severity === severity).map((finding) => finding.message)),
      ["error", "warning", "note"].map((severity) => [...document.querySelectorAll(`#severities .${severity} tbody tr`)]
        .map((row) => row.cells[2].firstChild.textContent.trim())),
    ]""")
    if expected != shown:
        raise Trouble(f"the findings are not grouped by severity: {shown}, not {expected}")
    order = page.ask("[...document.querySelectorAll('#severities > section')].map((one) => one.className)")
    if order != [one for one in ["error", "warning", "note"] if one in order]:
        raise Trouble(f"the severities are in the order {order}")


def check_replay(page, runs):
    """Plays all runs again and compares their events; returns how many there are."""
    count = 0
    for index in range(runs):
        found = page.ask(f"{REPLAYED}({index})")
        if found["first"] >= 0:
            raise Trouble(f"run {index} differs when it is played again: {found['here']}, not {found['there']}")
        count += found["count"]
    return count


def check_labels(page, runs):
    """Checks that no label is cut off or covered on two screens and at two zooms, and that sounds are named."""
    for width, height in [(390, 844), (1280, 900)]:
        page.send("Emulation.setDeviceMetricsOverride",
                  {"width": width, "height": height, "deviceScaleFactor": 1, "mobile": False})
        for index in range(runs):
            for zoom in [0, 3]:
                page.ask(f"report.choose({index}); report.zoom = 2 ** {zoom}; report.layout(); 0")
                clipped, covered = page.ask(CLIPPED), page.ask(COVERED)
                if clipped or covered:
                    raise Trouble(f"run {index} at {width} px, zoom {zoom}: cut off: {clipped}, covered: {covered}")
        wide = page.ask("document.documentElement.scrollWidth - innerWidth")
        if wide > 0:
            raise Trouble(f"at {width} px, the report is {wide} px too wide")
    page.ask("report.zoom = 1; report.choose(0); 0")
    sounds = page.ask("""report.data.runs.flatMap(({ visits }) => visits).flatMap(({ rows }) => rows)
      .flatMap(({ bars }) => bars).filter(({ kind }) => kind === "sound").map(({ title }) => title)""")
    # A reader's recording of a page without a narration has no file.
    unnamed = [sound for sound in sounds if "." not in sound and sound != "voice"]
    if unnamed:
        raise Trouble(f"sounds are not labelled by file: {unnamed}")


def check_tip(page, picture):
    """Checks that what is pointed at is described."""
    page.ask("document.getElementById('playthroughs').scrollIntoView({ behavior: 'instant' }); 0")
    place = page.ask("""(() => {
      const mark = document.querySelector(".playthrough:not([hidden]) .track [data-about]:not([data-kind=stage])");
      mark.scrollIntoView({ block: "center", behavior: "instant" });
      const box = mark.getBoundingClientRect();
      return [box.left + Math.min(box.width / 2, 20), box.top + box.height / 2];
    })()""")
    page.wait(0.2)
    page.mouse("mouseMoved", *place)
    page.wait(0.2)
    if page.ask("document.getElementById('tip').hidden || document.getElementById('tip').textContent === ''"):
        raise Trouble("the report does not tell what is pointed at")
    picture("tip")


def check_click(page, picture):
    """Checks that a click on the timeline shows the page at that time."""
    found = page.ask(MIDDLE)
    page.wait(0.2)
    page.mouse("mousePressed", *found["place"])
    page.mouse("mouseReleased", *found["place"])
    page.wait(0.2)
    expected = found["start"] + (found["end"] - found["start"]) / 4
    tick, number = page.ask("[report.moment.replay.tick, report.moment.replay.engine.stage.page]")
    if abs(tick - expected) > (found["end"] - found["start"]) / 100 + 1 or number != found["page"]:
        raise Trouble(f"a click on tick {expected} of page {found['page']} shows tick {tick} of page {number}")
    if page.ask("document.querySelectorAll('#stage .part:not(.away)').length === 0 && report.data.runs[0].events"
                ".some((event) => event.event === 'item.added')"):
        raise Trouble("the stage is empty")
    if page.ask("[...document.querySelectorAll('.head')].filter((one) => one.offsetHeight > 0).length") != 1:
        raise Trouble("not one timeline shows the time")
    picture("moment")


def check_slider(page, picture):
    """Checks that a moment looks the same whichever way the slider came to it, and that the run plays on."""
    end = page.ask("report.data.runs[0].end")
    places = [end * share // 7 for share in (1, 5, 2, 6, 3, 4)]
    looks = {}
    for place in places + places[::-1] + sorted(places):
        look = page.ask(f"""(() => {{
          const slider = document.getElementById("time");
          slider.value = {place};
          slider.dispatchEvent(new Event("input"));
          return {SHOWN};
        }})()""")
        if looks.setdefault(place, look) != look:
            raise Trouble(f"the page at tick {place} differs from the time before:\n{look}\nnot\n{looks[place]}")
    if len(set(looks.values())) == 1:
        raise Trouble("the slider does not change what is shown")
    page.ask("report.moment.pauseAt(0); document.getElementById('play').click(); 0")
    page.wait_until("report.moment.replay.tick > 10", 20)
    page.ask("document.getElementById('play').click(); 0")
    tick = page.ask("report.moment.replay.tick")
    page.wait(0.3)
    if page.ask("report.moment.replay.tick") != tick:
        raise Trouble("the run plays on although it is paused")
    page.ask("document.getElementById('time').focus(); 0")
    page.key("ArrowRight")
    if page.ask("report.moment.replay.tick") != tick + 1:
        raise Trouble("an arrow key does not go to the next tick")
    picture("slider")


def check_zoom(page, picture):
    """Checks that the timeline can be made longer with keys."""
    width = "report.timelines[0].visits[0].axis.offsetWidth"
    before = page.ask(width)
    page.ask("document.getElementById('zoom').focus(); 0")
    for time in range(8):
        page.key("ArrowRight")
    page.wait(0.2)
    stretch = page.ask(width) / before
    if not 3.9 < stretch < 4.1:
        raise Trouble(f"eight steps make the time line {stretch:.2f} times as long, not 4")
    picture("zoom")


def check_looks(page, picture):
    """Shows the report in the dark, on a phone, and on paper."""
    page.send("Emulation.setEmulatedMedia", {"features": [{"name": "prefers-color-scheme", "value": "dark"}]})
    page.wait(0.2)
    picture("dark")
    page.send("Emulation.setEmulatedMedia", {"features": []})
    page.send("Emulation.setDeviceMetricsOverride",
              {"width": 390, "height": 844, "deviceScaleFactor": 1, "mobile": False})
    page.ask("document.getElementById('timelines').scrollIntoView({ behavior: 'instant' }); 0")
    page.wait(0.3)
    picture("phone")
    page.ask("report.prepareToPrint(); 0")
    if page.ask("report.timelines.some((timeline) => timeline.node.hidden)"):
        raise Trouble("a run is not printed")
    back = page.ask("""[...document.querySelectorAll(".graph")].filter((graph) => {
      const { x, y, width, height } = graph.getBBox();
      return x < 0 || y < 0 || x + width > graph.width.baseVal.value || y + height > graph.height.baseVal.value;
    }).length""")
    if back:
        raise Trouble(f"{back} graphs leave their picture")


def check_without_script(browser, path, folder, title):
    """Checks that the title, the findings and the coverage can be read without JavaScript."""
    page = Page(browser, 820, 1180)
    page.send("Emulation.setScriptExecutionDisabled", {"value": True})
    page.open("file://" + path)
    page.picture(os.path.join(folder, f"{title}-report-no-script.png"))
    text = page.ask("document.body.innerText")
    if "coverage" not in text or "need JavaScript" not in text:
        raise Trouble("without JavaScript, the report says nothing")
