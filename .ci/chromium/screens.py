"""Checks that a book can be read on any screen: magnified, upright on a phone, with small targets, and zoomed."""

import json
import os

from chromium import Trouble
from exported import TAKEN, Opened, compare, export
from made_books import small


def expect(holds, message):
    if not holds:
        raise Trouble(message)


def place(page, x, y):
    """Returns where a point of the canvas is in the window."""
    return page.ask(f"""(() => {{
      const box = document.getElementById("stage").getBoundingClientRect();
      return [box.left + {x} * bookplay.scale, box.top + {y} * bookplay.scale];
    }})()""")


def events(page, name):
    """Returns the events of a kind so far."""
    lines = page.ask("bookplay.trace.join('')").splitlines()
    return [event for event in map(json.loads, lines) if event["event"] == name]


def pinch(page, middle, start, end):
    """Moves two fingers apart or together."""
    for step in range(7):
        half = (start + (end - start) * step / 6) / 2
        points = [(middle[0] - half, middle[1], 0), (middle[0] + half, middle[1], 1)]
        if step == 0:
            page.touch("touchStart", points[0])
        page.touch("touchStart" if step == 0 else "touchMove", *points)
        page.wait(0.03)
    page.touch("touchEnd")
    page.wait(0.1)


def factor(page):
    return page.ask("bookplay.magnifier.factor")


def drag_two(page):
    """Drags two things at once, away from each other."""
    left, right = place(page, 200, 500), place(page, 800, 500)
    page.touch("touchStart", (*left, 0))
    page.touch("touchStart", (*left, 0), (*right, 1))
    for step in range(1, 6):
        page.touch("touchMove", (left[0], left[1] + 10 * step, 0), (right[0], right[1] - 10 * step, 1))
        page.wait(0.03)
    page.touch("touchEnd")
    page.wait(0.1)
    expect(factor(page) == 1, "two fingers that drag magnify the book")
    items = {event["item"] for event in events(page, "drag.started")}
    expect(items == {"left", "right"}, f"two fingers drag {items}")


def magnify(opened):
    page, reader = opened.page, opened.reader
    pinch(page, place(page, 500, 200), 200, 215)
    expect(factor(page) == 1, "two fingers that hardly move magnify the book, so that swiping moves it")
    pinch(page, place(page, 500, 200), 80, 240)
    expect(2.5 < factor(page) < 3.2, f"moving two fingers apart magnifies {factor(page)} times")
    opened.picture("magnified")
    before = place(page, 500, 200)
    free = place(page, 500, 200)
    reader.drag(free, [free[0] + 40, free[1] + 30], 0.3)
    after = place(page, 500, 200)
    expect(abs(after[0] - before[0] - 40) < 2 and abs(after[1] - before[1] - 30) < 2, "a finger does not move the book")
    pinch(page, place(page, 500, 200), 60, 900)
    expect(factor(page) == 4, f"the book is magnified {factor(page)} times, not 4")
    reader.double_tap(*place(page, 500, 200))
    expect(factor(page) == 1, "a double tap does not show the whole book")
    reader.double_tap(*place(page, 500, 200))
    expect(factor(page) == 2.5, "a double tap does not magnify")
    # Whoever touches something that is magnified still touches it exactly.
    reader.tap(*place(page, 510, 310))
    expect(events(page, "touch.began")[-1].get("item") == "dot", "a magnified thing is not touched")


def touch_small(opened):
    """Touches beside small targets; they count at the nearest point, and touches further away don't."""
    page, reader = opened.page, opened.reader
    scale = page.ask("bookplay.scale")
    for item, middle in [("dot", (510, 310)), ("area", (712, 308))]:
        away = 26 if item == "area" else 28
        x, y = place(page, *middle)
        reader.tap(x + away, y)
        event = events(page, "touch.began")[-1]
        expect(event.get("item") == item, f"a touch beside {item} hits {event}")
        expect(abs(event["x"] - middle[0]) < 15, f"a touch beside {item} is at {event}")
        page.wait(0.5)
        reader.tap(x + away + 20, y)
        event = events(page, "touch.began")[-1]
        expect("item" not in event, f"a touch far from {item} hits {event}")
        expect(abs(event["x"] - middle[0] - (away + 20) / scale) < 1, f"a touch far from {item} is at {event}")
        page.wait(0.5)


def check_magnified(program, folder):
    """Checks magnifying with fingers, and small targets, on a tablet."""
    book = small(folder)
    export(program, book, folder)
    with Opened(program, book, folder, "tablet") as opened:
        opened.reader.begin()
        opened.reader.start()
        touch_small(opened)
        drag_two(opened.page)
        magnify(opened)
        opened.reader.press("#next")
        opened.page.wait(0.2)
        opened.reader.settle()
        expect(factor(opened.page) == 1, "the next page is magnified, too")
        count = compare(program, book, folder, opened.name, opened.page.ask(TAKEN))
    print(f"magnified on a tablet: {count} events, the same here and there", flush=True)


def check_trackpad(program, folder):
    """Checks magnifying with a trackpad and with keys, and that the browser's zoom is left to it."""
    book = small(folder)
    with Opened(program, book, folder, "wide") as opened:
        page = opened.page
        opened.reader.begin()
        opened.reader.start()
        gaps = page.ask("""["left", "right"].map((side) => {
          const [box, stage] = [`#${side} button:not([hidden])`, "#stage"].map((one) =>
            document.querySelector(one).getBoundingClientRect());
          return side === "left" ? stage.left - box.right : box.left - stage.right;
        })""")
        expect(all(0 <= gap < 30 for gap in gaps), f"the controls are {gaps} pixels beside the book")
        opened.picture("beside")
        x, y = place(page, 500, 200)

        def wheel(**more):
            page.send("Input.dispatchMouseEvent", {"type": "mouseWheel", "x": x, "y": y, **more})
            page.wait(0.2)

        wheel(deltaX=0, deltaY=-100, modifiers=2)
        expect(2.5 < factor(page) < 3, f"a trackpad magnifies {factor(page)} times")
        before = place(page, 500, 200)
        wheel(deltaX=30, deltaY=20)
        after = place(page, 500, 200)
        expect(abs(before[0] - after[0] - 30) < 2 and abs(before[1] - after[1] - 20) < 2, "a trackpad does not pan")
        page.key("0", "Digit0", "0")
        expect(factor(page) == 1, "0 does not show the whole book")
        page.key("+", "Equal", "+")
        expect(factor(page) == 1.5, "+ does not magnify")
        page.ask("bookplay.magnifier.magnify(1, 0, 0); window.factors = []; bookplay.magnifier.toggle(600, 400); "
                 "(function look() { factors.push(bookplay.magnifier.factor); "
                 "if (factors.length < 60) requestAnimationFrame(look); })(); 0")
        page.wait_until("factors.length === 60", 20)
        factors = page.ask("factors")
        expect(sorted(factors) == factors and any(1.01 < one < 2.4 for one in factors) and factors[-1] == 2.5,
               f"a double tap magnifies without motion: {factors}")
        opened.page.ask("bookplay.magnifier.magnify(1, 0, 0); 0")
        page.key("Control")
        page.send("Input.dispatchKeyEvent", {"type": "keyDown", "key": "Control", "code": "ControlLeft"})
        wheel(deltaX=0, deltaY=-100, modifiers=2)
        page.send("Input.dispatchKeyEvent", {"type": "keyUp", "key": "Control", "code": "ControlLeft"})
        expect(factor(page) == 1, "the browser's own zoom is blocked")
        content = page.ask("document.querySelector('meta[name=viewport]').content")
        expect("scalable" not in content and "maximum" not in content, "the viewport blocks the browser's zoom")
    print("magnified by trackpad and keys on a very wide screen", flush=True)


def check_zoomed(program, folder):
    """Checks that at 400 % every control can be reached, and that the book is enlarged, too."""
    book = small(folder)
    for screen in ["desk", "phone"]:
        with Opened(program, book, folder, screen) as opened:
            page, size = opened.page, opened.screen

            def zoom(times):
                page.send("Emulation.setDeviceMetricsOverride", {
                    "width": size["width"] // times, "height": size["height"] // times,
                    "deviceScaleFactor": times * size.get("scale", 1), "mobile": False})
                page.wait(0.5)

            opened.reader.begin()
            zoom(4)
            opened.picture("400-welcome")
            outside = page.ask("""(() => {
              const box = document.getElementById("start").getBoundingClientRect();
              return box.left < 0 || box.right > innerWidth || box.top < 0 || box.bottom > innerHeight;
            })()""")
            expect(not outside, "at 400 % the book cannot be begun")
            zoom(1)
            opened.reader.start()
            zoom(4)
            opened.picture("400")
            expect(3.9 < factor(page) <= 4, f"the browser's zoom enlarges the book {factor(page)} times")
            outside = page.ask("""[...document.querySelectorAll(
              ".controls:not([hidden]) button:not([hidden])")].filter((button) => {
              const { left, top, right, bottom, width } = button.getBoundingClientRect();
              const isSmall = width < 44 || left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1;
              const node = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
              return isSmall || !button.contains(node);
            }).map((button) => button.id)""")
            expect(not outside, f"at 400 % {outside} cannot be reached")
            opened.reader.press("#contents")
            page.wait(0.4)
            opened.picture("400-contents")
            opened.reader.press("#menu .close")
            page.wait(0.2)
            compare(program, book, folder, opened.name, page.ask(TAKEN))
            if screen == "desk":
                # The width of the window, which the browser's zoom doesn't change.
                across = page.ask("outerWidth")
                for times in [1.5, 2]:
                    page.send("Emulation.setDeviceMetricsOverride", {
                        "width": int(across / times), "height": int(700 / times), "deviceScaleFactor": times,
                        "mobile": False})
                    page.reload()
                    page.wait_until("window.bookplay !== undefined", 30)
                    opened.picture(f"opened-zoomed-{times}")
                    expect(factor(page) == times, f"a book opened with the zoom at {times} is magnified {factor(page)} times")
    print("at 400 %: every control is reached", flush=True)


def check_upright(program, folder):
    """Checks the texts below the picture on a phone, in their order, and that they can be tapped there."""
    book = small(folder)
    with Opened(program, book, folder, "phone") as opened:
        page, reader = opened.page, opened.reader
        reader.begin()
        reader.start()
        page.wait(0.3)
        opened.picture("upright")
        width = page.ask("document.getElementById('stage').getBoundingClientRect().width")
        expect(width == 390, f"the picture is {width} pixels wide")
        texts = page.ask("""[...document.querySelectorAll("#texts p")].filter((row) => !row.hidden)
          .map((row) => {
            const { fontSize, lineHeight, paddingTop, paddingBottom } = getComputedStyle(row);
            const height = row.clientHeight - parseFloat(paddingTop) - parseFloat(paddingBottom);
            return [row.textContent, parseFloat(fontSize), Math.round(height / parseFloat(lineHeight))];
          })""")
        # The engine breaks the lines, and the browser no others. Where depends on the fonts of the machine.
        told = [text.replace("\n", " ") for text, size, lines in texts]
        expect(told == ["Tap this text.", "Small letters are hard to read on a phone."], f"the texts are {told}")
        expect([lines for text, size, lines in texts] == [1, 2], f"the browser breaks lines: {texts}")
        expect(all(size >= 18 for text, size, lines in texts), f"the letters are small: {texts}")
        # The letters below the picture are larger than those beside it would be.
        expect(page.ask("document.getElementById('hint').hidden"), "there is a hint to turn the phone")
        reader.press("#texts p")
        page.wait(0.2)
        expect(events(page, "tap")[-1:] and events(page, "tap")[-1]["item"] == "second", "the text is not tapped")
        check_turned(page)
        compare(program, book, folder, opened.name, page.ask(TAKEN))
    print("upright on a phone: the texts are below the picture", flush=True)


def check_turned(page):
    """Checks that texts which don't fit below the picture are small again after the phone was turned and turned back."""
    letters = """[...document.querySelectorAll("#texts p")].filter((row) => !row.hidden)
      .map((row) => parseFloat(row.style.fontSize))"""
    resize(page, 390, 520)
    before = page.ask(letters)
    expect(min(before) < 22, f"too many texts have letters of {before}")
    resize(page, 844, 390)
    resize(page, 390, 520)
    after = page.ask(letters)
    expect(after == before, f"the letters were {before} before the phone was turned, and are {after}")


def resize(page, width, height):
    page.send("Emulation.setDeviceMetricsOverride",
              {"width": width, "height": height, "deviceScaleFactor": 2, "mobile": True})
    page.wait(0.4)


def check_spoken(program, book, folder):
    """Checks that words are marked below the picture when a voice reads them."""
    with Opened(program, book, folder, "phone") as opened:
        reader = opened.reader
        reader.begin()
        reader.start()
        for number in range(opened.page.ask("bookplay.info.contents.length")):
            for moment in range(40):
                marked = opened.page.ask("""[".page", "#texts"].map((place) =>
                  [...document.querySelectorAll(`#pages ${place} .word.spoken, ${place}#texts .word.spoken`)]
                    .map((word) => word.textContent).join())""")
                if marked[0] and marked[0] == marked[1]:
                    opened.picture("spoken")
                    print(f"{opened.name}: the word {marked[0]} is marked below the picture", flush=True)
                    return
                opened.page.wait(0.05)
            reader.press("#next")
            opened.page.wait(0.3)
            reader.settle()
        raise Trouble("no word is marked below the picture")


def has_words(book):
    with open(os.path.join(book, "book.plist")) as file:
        return "readAlong" in file.read()


CHECKS = [check_magnified, check_trackpad, check_zoomed, check_upright]
