"""Sessions in the editor about what moves: ways, areas, sliders, dials and flaps, and the tweens that follow them."""

from edited import CTRL, WORK, EditedBook, EditorPage, expect
from edited_parts import finish, tween

TOYS = """{
    title = Toys;
    pages = (
        {
            name = toys;
            elements = (
                { type = text; name = tab; text = Pull; background = "#E8D5A8"; x = 100; y = 640; width = 80; height = 40;
                  slider = { byX = 200; stops = 3; labels = (shut, half, open); }; },
                { type = text; name = lift; text = Lift; background = "#E8D5A8"; x = 420; y = 640; width = 80; height = 40;
                  slider = { path = "m 0 0 q 100 -120 200 0"; stops = 5; }; },
                { type = text; name = moon; text = Turn; background = "#BCD3EE"; x = 740; y = 90; width = 160; height = 160;
                  dial = { stops = 8; }; },
                { type = text; name = knob; text = Knob; background = "#BCD3EE"; x = 780; y = 480; width = 120; height = 120;
                  dial = { from = -45; to = 225; stops = 4; }; },
                { type = text; name = door; text = Knock; background = "#D9A48F"; x = 470; y = 330; width = 160; height = 220;
                  flap = { angle = 120; back = "#8D5A2B"; }; },
                { type = text; name = fish; text = Fish; background = "#A8D8B9"; x = 80; y = 330; width = 90; height = 40;
                  tweens = ({ name = swim; path = "m 0 0 c 100 -80 200 80 300 0"; duration = 4; orient = YES; }); },
                { type = text; name = bee; text = Bee; background = "#F4E38C"; x = 250; y = 110; width = 60; height = 40;
                  tweens = ({ name = fly; wander = { x = 120; y = 60; width = 400; height = 180; }; }); },
                { type = text; name = arm; text = Arm; background = "#D8C4EA"; x = 120; y = 450; width = 60; height = 130;
                  tweens = ({ name = wave; properties = { rotation = 90; }; }); }
            );
        }
    );
}
"""


def value(page, item, key):
    """Returns a value of an element as the book has it now."""
    return page.ask(f"""(async () => {{
      const element = bookedit.session.stage.elements.find((other) => other.item === {item!r});
      return (await bookedit.session.rowsAt(element.path)).find((row) => row.key === {key!r}).value;
    }})()""")


def steps(page):
    return page.ask("bookedit.session.doneCount")


def point(page, number):
    """Returns the middle of a point of the selected element's shapes."""
    return page.middle(f"#stage .point[data-point='{number}']")


def by(page, start, x, y):
    """Returns the point of the window that is some points of the canvas further."""
    zoom = page.ask("bookedit.session.view.zoom")
    return start[0] + x * zoom, start[1] + y * zoom


def pull(page, start, x, y, modifiers=0):
    """Drags something by a number of points of the canvas, which must be one step."""
    before = steps(page)
    page.drag(start, by(page, start, x, y), modifiers)
    expect(f"a drag is one step; the page says: {page.said}", steps(page), before + 1)


def ways_are_drawn(browser, program):
    """The way of a tween: its points are moved, added and removed, and an area is moved and sized."""
    edited = EditedBook(program, WORK / "ways", TOYS).start()
    page = EditorPage(browser, edited)
    page.click(page.place("fish"))
    expect("the points", page.ask("document.querySelectorAll('#stage .point').length"), 3)
    pull(page, point(page, 2), 40, 20)
    expect("its end", tween(page, "fish", "swim")["path"], "m 0 0 c 100 -80 240 100 340 20")
    pull(page, point(page, 0), 0, -40)
    expect("a handle of the curve", tween(page, "fish", "swim")["path"], "m 0 0 c 100 -120 240 100 340 20")
    # The line, at half its length.
    place = page.ask("""(() => {
      const line = document.querySelector("#stage .shape.path"), view = bookedit.session.view;
      const { x, y } = line.getPointAtLength(line.getTotalLength() / 2), box = view.node.getBoundingClientRect();
      const place = view.toStage(x, y);
      return [place.x + box.left, place.y + box.top];
    })()""")
    before = steps(page)
    page.click(place, clicks=2)
    expect("one step", steps(page), before + 1)
    expect("another point", page.ask("document.querySelectorAll('#stage .point').length"), 6)
    expect("it's chosen", page.ask("document.querySelectorAll('#stage .point.chosen').length"), 1)
    expect("its element is still selected", page.ask("bookedit.session.selected.map((e) => e.item)"), ["fish"])
    page.press("Delete")
    expect("the point is gone", page.ask("document.querySelectorAll('#stage .point').length"), 3)
    page.press("z", CTRL)
    expect("and there again", page.ask("document.querySelectorAll('#stage .point').length"), 6)
    page.press("z", CTRL, times=3)
    expect("as it was", tween(page, "fish", "swim")["path"], "m 0 0 c 100 -80 200 80 300 0")
    page.drag(page.place("fish"), by(page, page.place("fish"), 0, 60), CTRL)
    expect("the element is moved by its middle", page.element("fish")["matrix"][4:], [80, 390])
    page.click(page.place("bee"))
    pull(page, point(page, 4), 30, 20)
    area = {"x": 120, "y": 60, "width": 430, "height": 200}
    expect("a corner of the area", tween(page, "bee", "fly")["wander"], area)
    corner = point(page, 4)
    pull(page, by(page, corner, -100, 0), -20, 10)
    expect("all of it", tween(page, "bee", "fly")["wander"], dict(area, x=100, y=70))
    finish(page, edited)


def parts_are_shaped(browser, program):
    """Sliders, dials and flaps: their ends, angles and hinges are moved by mouse."""
    edited = EditedBook(program, WORK / "parts", TOYS).start()
    page = EditorPage(browser, edited)
    page.click(page.place("tab"))
    expect("its stops", page.ask("document.querySelectorAll('#stage .shape.stop').length"), 3)
    pull(page, point(page, 0), 50, -30)
    expect("a straight slider", [value(page, "tab", "slider")[key] for key in ("byX", "byY")], [250, -30])
    page.click(page.place("lift"))
    expect("its stops", page.ask("document.querySelectorAll('#stage .shape.stop').length"), 5)
    pull(page, point(page, 1), 20, -10)
    expect("a curved one", value(page, "lift", "slider")["path"], "m 0 0 q 100 -120 220 -10")
    page.click(page.place("knob"))
    middle = page.place("knob")
    pull(page, point(page, 1), *[(end - start) / page.ask("bookedit.session.view.zoom")
                                 for start, end in zip(point(page, 1), (middle[0] - 90, middle[1]))])
    expect("its last angle", value(page, "knob", "dial")["to"], 180)
    page.drag(point(page, 0), (middle[0] + 90, middle[1]))
    expect("its first angle", value(page, "knob", "dial")["from"], 0)
    page.click(page.place("door"))
    pull(page, point(page, 0), 80, 0)
    angle = value(page, "door", "flap")["angle"]
    expect("less open", 60 <= angle <= 95, True)
    before = steps(page)
    page.click(page.at(510, 330))
    expect("another hinge", value(page, "door", "flap").get("edge"), "top")
    expect("one step", steps(page), before + 1)
    page.drag(page.at(510, 550), by(page, page.at(510, 550), 0, -30), CTRL)
    expect("a drag of an edge moves the element", page.element("door")["matrix"][5], 300)
    finish(page, edited)


def node(page, wanted):
    """Returns a selector of a node of the graph."""
    count = page.ask("bookedit.session.graph.edges.length")
    names = page.ask("bookedit.session.graph.nodes.map(({ item, tween, kind }) => tween || item || kind)")
    return f".graph > :nth-child({count + names.index(wanted) + 1})"


def tweens_are_driven(browser, program):
    """A line from a part to a tween lets the tween follow it; triggers wait for its stops."""
    edited = EditedBook(program, WORK / "drives", TOYS).start()
    page = EditorPage(browser, edited)
    page.click(page.place("arm"))
    page.click("#tab-triggers")
    page.wait_until("document.querySelector('.graph') !== null", 10)
    before = steps(page)
    page.drag(page.middle(node(page, "tab") + " .port.drive"), page.middle(node(page, "wave") + " rect"))
    expect("the tween follows", value(page, "tab", "slider")["drives"], [{"item": "arm", "tween": "wave"}])
    expect("one step", steps(page), before + 1)
    edges = "bookedit.session.graph.edges.map(({ what }) => what)"
    expect("its line", page.ask(edges), ["drives"])
    page.click(".graph-line .graph-words")
    expect("its entry", page.ask("document.activeElement.closest('[data-path]').dataset.path"),
           "pages[0].elements[0].slider.drives[0].item")
    # By the form: the arm comes when the tab is open.
    page.click(page.place("arm"))
    page.ask("(() => { const s = document.querySelector('.trigger-form [name=source]'); "
             "s.value = 'pages[0].elements[0]'; s.dispatchEvent(new Event('change')); })()")
    expect("what it waits for", page.ask("document.querySelector('.trigger-form [name=what]').value"), "stop")
    expect("the stops", page.ask("[...document.querySelector('.trigger-form [name=stop]').options]"
                                 ".map(({ text }) => text).slice(1)"), ["shut", "half", "open"])
    page.ask("document.querySelector('.trigger-form [name=stop]').value = '2'")
    page.click(".trigger-form [data-op=setTrigger]")
    trigger = value(page, "arm", "trigger")
    expect("the trigger", [trigger[key] for key in ("triggeringItem", "triggerWhen", "triggeringStop")],
           ["tab", "stop", 2])
    # The timeline knows that the tween has no time of its own.
    row = page.ask("(async () => (await bookedit.session.connection.send([{ get: 'timeline' }]))[0].timeline"
                   ".find(({ name }) => name === 'wave'))()")
    expect("its row", [row["start"], row["waitsFor"]], [None, "tab"])
    finish(page, edited)
