"""Sessions in the editor about single parts of it: the timeline, triggers, dropped files, and two books at a time."""

import os

from edited import CTRL, MOON, WORK, EditedBook, EditorPage, element_file, expect, files

MOVING = """{
    title = Moving;
    pages = (
        {
            name = night;
            elements = (
                { type = activearea; name = a; x = 100; y = 100; width = 200; height = 120;
                  tweens = ({ name = rise; duration = 2; properties = { y = 300; }; }); },
                { type = activearea; name = b; x = 600; y = 300; width = 200; height = 120;
                  tweens = ({ name = hop; delay = 1; properties = { x = 700; }; },
                            { name = swing; duration = 4; keyframes = { x = (600, 650, 600); }; keyTimes = (0, 0.5, 1); });
                },
                { type = text; name = hello; text = "Good night moon"; x = 300; y = 560; width = 400; height = 60; }
            );
        }
    );
}
"""


def tween(page, item, name):
    """Returns a tween as the book has it now."""
    return page.ask(f"""(async () => {{
      const element = bookedit.session.stage.elements.find((other) => other.item === {item!r});
      const rows = await bookedit.session.rowsAt(element.path);
      return rows.find(({{ key }}) => key === "tweens").value.find((tween) => tween.name === {name!r});
    }})()""")


def bar(name):
    return f".timeline-bar.tween[aria-label*='{name}']"


def finish(page, edited):
    page.save()
    page.check()
    edited.stop()
    edited.check()
    page.close()


def times_are_set(browser, program):
    """The timeline: bars and edges are dragged, keyframes moved and added, and the stage changes what is aimed at."""
    edited = EditedBook(program, WORK / "timeline", MOVING, [files() / "voice.wav"]).start()
    page = EditorPage(browser, edited)
    scale = 80
    x, y = page.middle(bar("rise"))
    page.drag((x, y), (x + scale, y))
    expect("moved by a second", tween(page, "a", "rise").get("delay"), 1)
    x, y = page.middle(bar("rise"))
    page.drag((x + scale - 3, y), (x + 2 * scale - 3, y))
    expect("longer by a second", tween(page, "a", "rise")["duration"], 3)
    # The end of another bar is met, though the pointer is four pixels beside it.
    x, y = page.middle(bar("hop"))
    page.drag((x, y), (x + 3 * scale + 4, y))
    expect("snapped to the end of the other", tween(page, "b", "hop")["delay"], 4)
    # What is moved while the end of a tween is aimed at is the tween.
    page.click(bar("rise"))
    page.click("[data-op=aim][data-part=end]")
    page.ask("document.getElementById('stage').focus()")
    page.press("ArrowDown", times=2)
    expect("the end is lower", [tween(page, "a", "rise")["properties"]["y"], page.ask(
        "bookedit.session.aim.part")], [302, "end"])
    page.click("[data-op=aim][data-part=end]")
    expect("the element stayed", page.element("a")["matrix"][5], 100)
    # Keyframes: one is moved by hand, one added at the playhead, one removed.
    x, y = page.middle(".diamond[aria-label*='50 %']")
    page.drag((x, y), (x + scale, y))
    expect("a keyframe moved", tween(page, "b", "swing")["keyTimes"], [0, 0.75, 1])
    page.click(bar("swing"))
    page.click("[data-op=addKeyframe]")
    expect("a keyframe more", tween(page, "b", "swing")["keyTimes"], [0, 0.5, 0.75, 1])
    page.click("[data-op=aim][data-part='2']")
    page.click("[data-op=removeKeyframe]")
    expect("a keyframe less", tween(page, "b", "swing")["keyTimes"], [0, 0.5, 1])
    words_are_tapped(page)
    finish(page, edited)


def tap_along(page, count):
    """Taps along with the sound that reads the selected text."""
    page.click(".inspector-act button")
    page.wait_until("document.querySelector('.reading-tap') !== null", 10)
    for _ in range(count):
        page.click(".reading-tap")
        page.wait(0.1)
    page.click("[data-op=setReading]")
    page.wait_until("document.querySelector('dialog[open]') === null", 20)
    page.idle()


def words_are_tapped(page):
    """The words of a text are tapped along with a sound."""
    page.click("#tools [data-type=audio]")
    page.click(".choice")
    page.click(page.place("hello"))
    tap_along(page, 4)
    reading = page.ask("""bookedit.session.rowsAt(bookedit.session.selection[0]).then((rows) =>
      rows.find(({ key }) => key === "readAlong").value)""")
    starts = reading["starts"]
    expect("a time for each word", [reading["audio"], len(starts), starts == sorted(starts)], ["voice", 3, True])


def triggers_are_drawn(browser, program):
    """The graph: a line from one node to another makes a trigger, and a line shows its keys."""
    edited = EditedBook(program, WORK / "triggers", MOVING).start()
    page = EditorPage(browser, edited)
    page.click(page.place("b"))
    page.click("#tab-triggers")
    # By the form, which needs no pointer.
    page.ask("document.querySelector('.trigger-form [name=source]').value = bookedit.session.stage.elements"
             ".find(({ item }) => item === 'a').path")
    page.ask("document.querySelector('.trigger-form [name=what]').value = 'touch'")
    page.click("[data-op=setTrigger]")
    edges = "bookedit.session.graph.edges.map(({ what }) => what)"
    expect("b waits for a touch", page.ask(edges), ["touch"])
    trigger = "bookedit.session.rows.find(({ key }) => key === 'trigger').value"
    expect("its keys", page.ask(trigger)["triggeringItem"], "a")
    # Its line shows them.
    page.click(".graph-line .graph-words")
    page.set_field("delay", "0.5")
    expect("a delay", page.ask(trigger)["delay"], 0.5)
    # By hand, from a node's port to another node: the element waits for the other's tween.
    page.click(page.place("hello"))
    page.ask("document.querySelector('.trigger-form [name=source]').value = 'page'")
    page.click("[data-op=setTrigger]")
    nodes = page.ask("bookedit.session.graph.nodes.map(({ item, kind }) => item || kind)")
    port = f".graph-node:nth-of-type({page.ask(edges + '.length') + nodes.index('b') + 1}) .port"
    node = f".graph-node:nth-of-type({page.ask(edges + '.length') + nodes.index('hello') + 1}) rect"
    page.drag(page.middle(port), page.middle(node))
    expect("hello waits for b", page.ask(trigger)["triggeringItem"], "b")
    finish(page, edited)


def drop(page, path, x, y):
    """Drops a file of this computer at a point of the window."""
    data = {"items": [], "files": [os.path.abspath(path)], "dragOperationsMask": 1}
    for kind in ("dragEnter", "dragOver", "drop"):
        page.send("Input.dispatchDragEvent", {"type": kind, "x": x, "y": y, "data": data})
    page.wait(0.3)
    page.idle()


def files_are_dropped(browser, program):
    """Files of the computer are dropped on the stage, and on the list of files."""
    source = files()
    edited = EditedBook(program, WORK / "drop", MOON).start()
    page = EditorPage(browser, edited)
    drop(page, source / "moon.png", *page.at(500, 500))
    # A browser reads a dropped file before the page asks for anything.
    page.wait_until("bookedit.session.stage.elements.some(({ item }) => item === 'moon')", 20)
    page.idle()
    moon = page.element("moon")
    middle = [moon["matrix"][4] + 60, moon["matrix"][5] + 45]
    expect("the picture's middle", [abs(value - 500) <= 1 for value in middle], [True, True])
    # On an element, a picture takes the place of its own.
    drop(page, source / "boat.png", *page.place("moon"))
    page.wait_until("bookedit.session.assets.some(({ name }) => name === 'boat.png')", 20)
    page.idle()
    expect("another picture", [len(page.element("moon")["pictures"]), page.element("moon")["width"]], [1, 120])
    page.click("#tab-assets")
    drop(page, source / "voice.wav", *page.middle("#assets"))
    page.wait_until("bookedit.session.assets.some(({ name }) => name === 'voice.wav')", 20)
    expect("the files", page.ask("bookedit.session.assets.map(({ name }) => name)"),
           ["boat.png", "moon.png", "voice.wav"])
    drop(page, __file__, *page.middle("#assets"))
    page.wait_until("document.querySelector('#live').className === 'trouble'", 20)
    finish(page, edited)


def allow_clipboard(browser, page):
    """Lets the page read the system's clipboard, for which a browser asks its user."""
    browser.send("Browser.grantPermissions", {
        "origin": page.edited.address.rsplit("/", 2)[0],
        "permissions": ["clipboardReadWrite", "clipboardSanitizedWrite"]})
    page.send("Emulation.setFocusEmulationEnabled", {"enabled": True})


def copied_between_books(browser, program):
    """What is copied in one book is pasted into another with its files, which never overwrite others."""
    source = files()
    first = EditedBook(program, WORK / "copied", MOON).start()
    page = EditorPage(browser, first)
    allow_clipboard(browser, page)
    element_file(page, "image", source / "moon.png")
    page.click(page.at(20, 740))
    page.click(page.place("moon"))
    page.press("c", CTRL)
    finish(page, first)
    # The other book has another picture of this name.
    second = EditedBook(program, WORK / "pasted", MOON)
    (second.book / "moon.png").write_bytes((source / "boat.png").read_bytes())
    (second.old / "moon.png").write_bytes((source / "boat.png").read_bytes())
    second.start()
    page = EditorPage(browser, second)
    allow_clipboard(browser, page)
    page.ask("document.getElementById('stage').focus()")
    page.press("v", CTRL)
    page.wait_until("bookedit.session.assets.some(({ name }) => name === 'moon2.png')", 20)
    expect("the pasted picture", page.ask(
        "bookedit.session.rows.find(({ key }) => key === 'fileName').value"), "moon2.png")
    expect("its bytes", (second.book / "moon2.png").read_bytes(), (source / "moon.png").read_bytes())
    finish(page, second)


MANY = 500


def many_elements_are_edited(browser, program):
    """A page of 500 elements follows the hand; how long a move and a drop take is printed."""
    areas = "".join(f"{{ type = text; name = t{number}; text = \"Star {number}\"; x = {number % 25 * 40}; "
                    f"y = {number // 25 * 38}; width = 36; height = 30; fontSize = 9; }}, " for number in range(MANY))
    edited = EditedBook(program, WORK / "many", f"{{ pages = ( {{ elements = ( {areas} ); }} ); }}\n").start()
    page = EditorPage(browser, edited)
    # From an event of the pointer to the frame in which the stage shows what it led to.
    page.ask("""(() => {
      window.spent = { pointermove: [], pointerup: [] };
      for (const kind of Object.keys(spent)) addEventListener(kind, () => {
        const begun = performance.now();
        bookedit.idle().then(() => requestAnimationFrame(() => spent[kind].push(performance.now() - begun)));
      }, true);
    })()""")
    start = page.place("t212")
    for turn in range(5):
        place = page.place("t212")
        page.pointer("mouseMoved", *place)
        page.pointer("mousePressed", *place)
        page.idle()
        for step in range(1, 5):
            page.pointer("mouseMoved", place[0] + 9 * step * (-1) ** turn, place[1] + 5 * step * (-1) ** turn)
            page.idle()
            page.wait(0.05)
        page.pointer("mouseReleased", place[0] + 36 * (-1) ** turn, place[1] + 20 * (-1) ** turn)
        page.idle()
        page.wait(0.1)
    moves, drops = (sorted(page.ask(f"spent.{kind}")) for kind in ("pointermove", "pointerup"))
    expect("drops", len(drops), 5)
    end = page.place("t212")
    expect("it was carried along", [round(end[0] - start[0]) != 0, round(end[1] - start[1]) != 0], [True, True])
    print(f"an edit by mouse among {MANY} elements: {moves[len(moves) // 2]:.0f} ms a move, "
          f"{drops[len(drops) // 2]:.0f} ms until the drop is drawn")
    page.save()
    page.check()
    expect("status", edited.stop(), 0)
    edited.check()
    page.close()


def the_view_is_kept(browser, program):
    """Another run shows the page, the guides, the grid, the zoom and the locks of the last one."""
    edited = EditedBook(program, WORK / "view", MOON).start()
    page = EditorPage(browser, edited)
    page.ask("(async () => { const e = bookedit.session; await e.perform({ in: 'guide', axis: 'x', at: 120 }); "
             "await e.perform({ in: 'grid', size: 20 }); await e.perform({ in: 'lock', items: ['a'] }); "
             "e.view.zoomTo(1.75); })()")
    page.wait(0.8)
    page.idle()
    page.close()
    expect("status", edited.stop(), 0)
    edited.start()
    page = EditorPage(browser, edited)
    page.wait_until("Math.abs(bookedit.session.view.zoom - 1.75) < 0.001", 10)
    expect("the guide", page.ask("document.querySelectorAll('#stage .guide').length > 0"), True)
    expect("the lock", page.element("a")["locked"], True)
    page.check()
    expect("status", edited.stop(), 0)
    expect("the book", edited.bytes.decode(), MOON)
    page.close()
