"""Books made for the checks: a malicious one, one with many tweens, a heavy one, and one with unusual sizes."""

import os
import plistlib
import random
import struct
import wave
import zlib

HARM = "</script><script>window.harmed = 1; alert(1)</script><img src=x onerror=\"window.harmed = 2\">'\"&<!--"


def picture(color=b"\xd0\x60\x40", side=8, color_at=None, row_at=None):
    """Returns a square in one colour as PNG, or in the colours that a function returns for x and y or a whole row."""
    def chunk(kind, data):
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
    if row_at:
        row = row_at
    else:
        row = lambda y: b"".join(color_at(x, y) for x in range(side)) if color_at else color * side
    rows = b"".join(b"\0" + row(y) for y in range(side))
    head = struct.pack(">IIBBBBB", side, side, 8, 2, 0, 0, 0)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", head) + chunk(b"IDAT", zlib.compress(rows)) + chunk(b"IEND", b"")


def write(folder, name, root, pictures):
    path = os.path.join(folder, name)
    os.makedirs(path, exist_ok=True)
    for file in pictures:
        with open(os.path.join(path, file), "wb") as output:
            output.write(picture())
    with open(os.path.join(path, "book.plist"), "wb") as output:
        plistlib.dump(root, output)
    return path


def hostile(folder):
    """Creates a book in which all texts try to be markup or scripts."""
    file = "a'\"&<img onerror=alert(1)>.png"
    links = ["javascript:window.harmed=3", "data:text/html,<script>alert(1)</script>", "file:///etc/passwd",
             " java\nscript:alert(1)"]
    elements = [
        {"type": "image", "name": f"{HARM} {index}", "fileName": file, "altText": HARM, "link": link,
         "x": 40 + 220 * index, "y": 40, "width": 200, "height": 200}
        for index, link in enumerate(links)]
    elements += [
        {"type": "text", "name": HARM, "text": HARM, "x": 40, "y": 300, "width": 900, "height": 100,
         "fontName": "\"; } * { background: url(https://example.org/x) } a {"},
        {"type": "image", "name": "hat", "fileName": file, "altText": HARM, "draggable": True, "x": 40, "y": 500,
         "width": 100, "height": 100,
         "dropTargets": [{"name": HARM, "x": 300, "y": 500, "width": 100, "height": 100}]},
        {"type": "image", "name": "lost", "fileName": "../../../etc/passwd", "altText": HARM, "x": 500, "y": 500,
         "width": 100, "height": 100},
        {"type": "image", "name": "nowhere", "fileName": "https://example.org/x.png", "x": 620, "y": 500,
         "width": 100, "height": 100},
    ]
    credits = [{"name": HARM, "role": HARM, "twitter": HARM, "web": "javascript:window.harmed=4", "avatar": file}]
    pages = [{"name": HARM, "title": HARM, "background": file, "elements": elements},
             {"title": HARM, "background": "url(https://example.org/x.png)", "elements": []}]
    root = {"title": HARM, "author": HARM, "identifier": HARM, "languages": ["en", HARM], "credits": credits}
    return write(folder, "Hostile", {**root, "pages": pages}, [file])


def restless(folder, count=1000):
    """Creates a book with a page of moving elements, each with two tweens."""
    elements = []
    for index in range(count):
        x, y = 25.0 * (index % 40), 30.0 * (index // 40)
        elements.append({
            "type": "image", "fileName": "dot.png", "x": x, "y": y, "width": 12.0, "height": 12.0,
            "tweens": [
                {"properties": {"x": x + 10.0}, "duration": 1.0 + index % 7 * 0.1, "loopType": "reverse",
                 "transition": "easeInOutSine"},
                {"properties": {"rotation" if index % 2 else "alpha": 0.3}, "duration": 1.3 + index % 5 * 0.1,
                 "loopType": "reverse", "transition": "easeInOut"}]})
    return write(folder, "Restless", {"title": "Restless", "pages": [{"elements": elements}]}, ["dot.png"])


def heavy(folder, pages=20, side=1320):
    """Creates a book of about a hundred megabytes: pages with pictures that can't be compressed."""
    noise = random.Random(1)
    files = [f"noise{number}.png" for number in range(pages)]
    path = write(folder, "Heavy", {"title": "Heavy", "pages": [{"background": file} for file in files]}, files)
    for file in files:
        with open(os.path.join(path, file), "wb") as output:
            output.write(picture(side=side, row_at=lambda y: noise.randbytes(3 * side)))
    return path


def odd(folder):
    """Creates a book with a small, tall canvas, sixty pages, long words and titles, and credits."""
    word = "Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen"
    text = {"type": "text", "name": "word", "text": word, "x": 10.0, "y": 10.0, "width": 100.0, "fontSize": 16.0}
    pages = [{"title": "A title that is long " * 4, "elements": [text]} for number in range(60)]
    credit = {"name": "Somebody with a Long Name", "role": "drew all of it", "web": "https://example.org/" + "a" * 60}
    root = {"title": "A title that is long " * 6, "canvas": {"width": 120.0, "height": 600.0}, "credits": [credit]}
    return write(folder, "Odd", {**root, "pages": pages}, [])


def headed(folder):
    """Creates a book with a heading in the middle above, and buttons in the corners below."""
    text = lambda name, x, y, **more: {
        "type": "text", "name": name, "text": name, "x": x, "y": y, "width": 300.0, "height": 60.0, "align": "center",
        "fontSize": 36.0, **more}
    page = [text("A heading", 362.0, 10.0), text("left", 10.0, 700.0, touchable=True),
            text("middle", 362.0, 700.0, touchable=True), text("right", 714.0, 700.0, touchable=True)]
    return write(folder, "Headed", {"title": "Headed", "pages": [{"elements": page}] * 8}, [])


def long(folder, count):
    """Creates a book with a number of pages, all alike."""
    dots = [{"type": "image", "fileName": "dot.png", "x": 40.0 * index, "y": 300.0, "width": 30.0, "height": 30.0}
            for index in range(20)]
    text = {"type": "text", "name": "text", "text": "Once upon a time", "x": 40.0, "y": 40.0, "width": 600.0}
    pages = [{"title": f"Page {number}", "elements": [text, *dots]} for number in range(1, count + 1)]
    return write(folder, f"Long{count}", {"title": "Long", "pages": pages}, ["dot.png"])


def small(folder):
    """Creates a book with small letters and targets, things to drag, and pages that turn."""
    dot = lambda name, x, y, **more: {
        "type": "image", "name": name, "fileName": "dot.png", "x": x, "y": y, "width": 20.0, "height": 20.0, **more}
    target = {"name": "target", "label": "the nest in the tree", "x": 0.0, "y": 600.0, "width": 20.0, "height": 20.0}
    box = {"width": 200.0, "height": 200.0, "draggable": True, "dropTargets": [target]}
    text = lambda name, x, y, words, **more: {
        "type": "text", "name": name, "text": words, "x": x, "y": y, "width": 300.0, "height": 40.0,
        "fontSize": 14.0, **more}
    elements = [
        text("second", 600.0, 40.0, "Tap this text.", touchable=True),
        text("first", 40.0, 40.0, "Small letters are hard to read on a phone."),
        text("hidden", 40.0, 2000.0, "Nobody sees this text."),
        dot("dot", 500.0, 300.0, touchable=True, rotation=30.0),
        {"type": "activearea", "name": "area", "shape": "ellipse", "x": 700.0, "y": 300.0, "width": 24.0,
         "height": 16.0},
        {**dot("linked", 900.0, 650.0, link="https://example.org/"), "width": 80.0, "height": 80.0},
        {**dot("left", 100.0, 400.0), **box}, {**dot("right", 700.0, 400.0), **box},
    ]
    pages = [{"title": "One", "elements": elements}]
    for number, kind in enumerate(["curl", "flip", "slide", "curl"], 2):
        turn = {"animation": kind, "duration": 0.6}
        pages.append({"title": f"Page {number}", "elements": [], "enterAnimation": turn, "exitAnimation": turn})
    return write(folder, "Small", {"title": "Small", "pages": pages}, ["dot.png"])


def captioned(folder):
    """Creates a book with a picture that opens a page, its caption, a drawing to colour, and credits."""
    text = lambda name, words, x, y, width, height, size: {
        "type": "text", "name": name, "text": words, "x": x, "y": y, "width": width, "height": height, "fontSize": size}
    first = [
        text("line", "A line that is long enough to need another one.", 100.0, 200.0, 330.0, 70.0, 26.0),
        {"type": "image", "name": "snail", "fileName": "dot.png", "altText": "a snail", "x": 600.0, "y": 300.0,
         "width": 200.0, "height": 200.0, "open": "second"},
        {**text("caption", "The snail", 600.0, 505.0, 200.0, 30.0, 20.0), "align": "center"},
    ]
    half = lambda name, x: {"name": name, "path": f"M{x} 0 L{x + 100} 0 L{x + 100} 100 L{x} 100 Z"}
    drawing = {"type": "coloring", "name": "pond", "altText": "a pond", "x": 100.0, "y": 100.0, "width": 200.0,
               "height": 100.0, "scaleX": 3.0, "scaleY": 3.0, "pivotX": 0.0, "pivotY": 0.0,
               "palette": ["#FDD835", "#1E5BC6", "#7CB342"], "regions": [half("shore", 0), half("sea", 100)],
               "paletteArea": {"x": 100.0, "y": 440.0, "width": 600.0, "height": 80.0}}
    pages = [{"title": "First", "elements": first}, {"title": "Second", "name": "second", "elements": []},
             {"title": "Drawing", "elements": [drawing]}]
    root = {"title": "Captioned", "about": "A book with little to read. " * 4, "publisher": "Nobody",
            "publisherLink": "https://example.org/",
            "credits": [{"name": "Somebody", "role": "drew all of it", "web": "https://example.org/me"}]}
    return write(folder, "Captioned", {**root, "pages": pages}, ["dot.png"])


def own_buttons(folder):
    """Creates a book whose pages have a button of their own for the next page."""
    button = {"type": "image", "name": "on", "fileName": "dot.png", "x": 900.0, "y": 640.0, "width": 88.0,
              "height": 88.0, "touchable": True}
    turn = {"animation": "slide", "duration": 0.6}
    rule = {"name": "turn", "when": {"event": "tap", "item": "on"}, "do": [{"action": "nextPage"}]}
    dot = {"type": "image", "name": "dot", "fileName": "dot.png", "x": 50.0, "y": 50.0, "width": 100.0, "height": 100.0,
           "touchable": True}
    pages = [{"elements": [button, dot], "enterAnimation": turn} for number in range(6)]
    return write(folder, "Buttons", {"title": "Buttons", "rules": [rule], "pages": pages}, ["dot.png"])


def sectioned(folder, has_cover=True):
    """Creates a book with an option of its own, and perhaps with a cover."""
    def button(name, x, y, words, **more):
        return {"type": "text", "name": name, "text": words, "x": x, "y": y, "width": 280.0, "height": 72.0,
                "align": "center", "fontColor": "white", "background": "#2F6FB2", "cornerRadius": 16.0, **more}

    switch = {"action": "setOption", "option": "sound", "by": 1}
    cover = {"section": "cover", "background": "#FFF6E0", "elements": [
        {"type": "text", "text": "Sectioned", "x": 372.0, "y": 60.0, "width": 280.0, "height": 72.0, "touchable": True,
         "fontSize": 56.0},
        {"type": "text", "text": "A small line", "x": 372.0, "y": 160.0, "width": 280.0, "height": 40.0},
        button("go", 372.0, 300.0, "Read", open="read"),
        button("quiet", 372.0, 420.0, "Sound", onTap=[switch])]}
    animals = [button(animal, 60.0, 60.0, animal, touchable=True, visibleIf=f"option.animal == '{animal}'")
               for animal in ("duck", "frog")]
    turn = {"animation": "curl", "duration": 0.3}
    pages = [{"title": "One", "background": "#A0C0FF", "elements": []},
             {"title": "Two", "enterAnimation": turn, "exitAnimation": turn, "elements": animals}]
    root = {"title": "Sectioned", "options": {"animal": "duck"}, "optionValues": {"animal": ["duck", "frog"]}}
    if not has_cover:
        return write(folder, "Unsectioned", {**root, "pages": pages}, [])
    return write(folder, "Sectioned", {**root, "sections": [cover], "pages": pages}, [])


def voiced(folder, end="Two hens eat."):
    """Creates a book with two narrations on its first page, which are silent, and none on its second."""
    def narration(name):
        return {"type": "audio", "name": name,
                "audio": {"trackName": f"{name}.wav", "duration": 1.0, "role": "narration"}}

    words = lambda name, y, text: {"type": "text", "name": name, "text": text, "x": 100.0, "y": y, "fontSize": 60.0}
    pages = [{"background": "#A0C0FF", "elements": [
                 words("one", 100.0, "One hen wakes up."), narration("first"),
                 words("two", 300.0, "She looks around."), narration("second")]},
             {"name": "second", "background": "#FFF6E0", "elements": [words("three", 100.0, end)]}]
    path = write(folder, "Voiced", {"title": "Voiced", "identifier": "voiced", "pages": pages}, [])
    for name in ("first", "second"):
        with wave.open(os.path.join(path, f"{name}.wav"), "wb") as sound:
            sound.setnchannels(1)
            sound.setsampwidth(2)
            sound.setframerate(8000)
            sound.writeframes(bytes(2 * 8000))
    return path


def spoken(folder):
    """Creates a book whose first page waits for the voice that reads it, for three seconds."""
    path = voiced(folder)
    voice = {"type": "audio", "name": "first", "audio": {"trackName": "first.wav", "duration": 3.0, "role": "narration"}}
    pages = [{"waitForNarration": True, "elements": [voice]}, {"elements": []}]
    with open(os.path.join(path, "book.plist"), "wb") as output:
        plistlib.dump({"title": "Spoken", "pages": pages}, output)
    return path


def movable(folder):
    """Creates a book with a hat to put on a head, and a drum that also sounds when it's tapped."""
    def thing(name, x, target, **more):
        return {"type": "image", "name": name, "fileName": "dot.png", "x": x, "y": 100.0, "width": 100.0, "height": 100.0,
                "draggable": True, "dropTargets": [{"width": 100.0, "height": 100.0, **target}], **more}

    elements = [
        thing("hat", 100.0, {"name": "head", "label": "the bear's head", "x": 800.0, "y": 550.0}, altText="the hat"),
        thing("drum", 400.0, {"name": "box", "x": 800.0, "y": 350.0}, altText="the drum",
              onTap=[{"action": "set", "variable": "beats", "to": 1}]),
    ]
    return write(folder, "Movable", {"title": "Movable", "variables": {"beats": 0}, "pages": [
        {"background": "#A0C0FF", "elements": elements}]}, ["dot.png"])


def parts(folder):
    """Creates a book with a slider that an arm follows, a dial, a door and fog to rub away, apart from each other."""
    def thing(name, x, y, width, height, **more):
        return {"type": "image", "name": name, "fileName": "tiles.png", "x": x, "y": y, "width": width, "height": height,
                "altText": name, **more}

    tab = thing("tab", 100.0, 550.0, 100.0, 100.0, slider={"byX": 400.0, "stops": 3, "labels": ["low", "half", "high"],
                                                           "drives": [{"item": "arm"}]})
    arm = thing("arm", 700.0, 400.0, 50.0, 200.0, tweens=[{"properties": {"rotation": 90.0}}])
    moon = thing("moon", 100.0, 150.0, 250.0, 250.0, dial={"labels": ["new", "half", "full", "half again"]})
    door = thing("door", 600.0, 100.0, 200.0, 250.0, flap={"angle": 160.0, "back": "#8D5A2B", "labels": ["shut", "open"]})
    fog = thing("fog", 850.0, 540.0, 160.0, 160.0, rub={"radius": 20, "share": 0.9})
    path = write(folder, "Parts", {"title": "Parts", "pages": [
        {"background": "#A0C0FF", "elements": [tab, arm, moon, door, fog]}]}, [])
    with open(os.path.join(path, "tiles.png"), "wb") as output:
        output.write(picture(side=64, color_at=lambda x, y: bytes([64 + 2 * x, 64 + 2 * y, 200 if x // 16 != y // 16 else 60])))
    return path


def signals(folder):
    """Creates a book with an owl that waits for a noise, an apple that waits for a shake, and fog to rub away."""
    def waiting(name, x, source):
        return {"type": "image", "name": name, "fileName": "dot.png", "x": x, "y": 100.0, "width": 100.0,
                "height": 100.0, "altText": name, "trigger": {"triggeringItemType": source}}

    fog = {"type": "image", "name": "fog", "fileName": "dot.png", "x": 300.0, "y": 300.0, "width": 400.0,
           "height": 200.0, "altText": "fog", "rub": {"radius": 30}}
    noisy = [{"name": name, "when": {"event": event}, "do": [{"action": "set", "variable": "heard", "by": 1}]}
             for name, event in (("loud", "noise.began"), ("quiet", "noise.ended"))]
    return write(folder, "Signals", {"title": "Signals", "variables": {"heard": 0}, "pages": [
        {"background": "#A0C0FF", "elements": [waiting("owl", 100.0, "noise"), waiting("apple", 300.0, "shake")],
         "rules": noisy},
        {"background": "#FFF6E0", "elements": [fog]}]}, ["dot.png"])


def games(folder):
    """Creates a book with a puzzle of a page, one of a file whose pieces lie turned, and two pictures to colour."""
    def button(name, x, words, action):
        return {"type": "text", "name": name, "text": words, "x": x, "y": 690.0, "width": 150.0, "height": 64.0,
                "align": "center", "fontColor": "white", "background": "#2F6FB2", "cornerRadius": 16.0,
                "onTap": [action]}

    squares = [{"type": "image", "fileName": f"{color}.png", "x": 128.0 + 256.0 * index, "y": 96.0 + 192.0 * index,
                "width": 256.0, "height": 192.0} for index, color in enumerate(["red", "green", "blue"])]
    lake = {"title": "The lake", "background": "#A0C0FF", "elements": squares + [
        {"type": "text", "name": "words", "text": "At the lake", "x": 400.0, "y": 60.0, "fontSize": 60.0}]}
    puzzle = {"title": "A puzzle", "background": "#FFF6E0", "elements": [
        {"type": "puzzle", "name": "jig", "page": 1, "x": 40.0, "y": 40.0, "width": 560.0, "height": 420.0, "rows": 2,
         "columns": 2, "seed": 7, "tray": {"x": 620.0, "y": 40.0, "width": 380.0, "height": 600.0}},
        button("help", 40.0, "Help me", {"action": "hint", "item": "jig"}),
        button("again", 210.0, "Again", {"action": "restart", "item": "jig"})]}
    turned = {"title": "A turned puzzle", "background": "#FFF6E0", "elements": [
        {"type": "puzzle", "name": "turned", "fileName": "gradient.png", "x": 40.0, "y": 40.0, "width": 300.0,
         "height": 300.0, "rows": 1, "columns": 2, "seed": 3, "rotation": True,
         "tray": {"x": 500.0, "y": 40.0, "width": 480.0, "height": 600.0}}]}
    drawing = {"title": "A drawing", "background": "#E8F4E0", "elements": [
        {"type": "coloring", "name": "house", "fileName": "drawing.png", "altText": "a house", "x": 212.0, "y": 20.0,
         "width": 600.0, "height": 600.0, "regions": [{"name": "window", "x": 300.0, "y": 300.0}]},
        button("back", 40.0, "Undo", {"action": "undo", "item": "house"})]}
    pond = {"title": "By number", "background": "#404040", "elements": [
        {"type": "coloring", "name": "pond", "x": 100.0, "y": 100.0, "width": 200.0, "height": 100.0, "scaleX": 3.0,
         "scaleY": 3.0, "pivotX": 0.0, "pivotY": 0.0, "palette": ["#FDD835", "#1E5BC6"], "regions": [
             {"name": "sun", "path": "M0 0 L100 0 C130 30 70 70 100 100 L0 100 Z", "target": 1},
             {"name": "sea", "path": "M100 0 L200 0 L200 100 L100 100 C70 70 130 30 100 0 Z", "target": 2}],
         "paletteArea": {"x": 100.0, "y": 440.0, "width": 600.0, "height": 80.0}}]}
    root = {"title": "Games", "pages": [lake, puzzle, turned, drawing, pond]}
    path = write(folder, "Games", root, [])

    def house(x, y):
        is_line = min(abs(x - 20), abs(x - 130), abs(y - 20), abs(y - 130)) < 2 and 18 < x < 132 and 18 < y < 132
        is_window = max(abs(x - 75), abs(y - 75)) in (24, 25, 26)
        return b"\x20\x20\x20" if is_line or is_window else b"\xff\xff\xff"

    colors = {"red": b"\xd0\x30\x30", "green": b"\x30\xa0\x50", "blue": b"\x30\x50\xc0"}
    made = {name: picture(color) for name, color in colors.items()}
    made["gradient"] = picture(side=100, color_at=lambda x, y: bytes([2 * x + 40, 120, 2 * y + 40]))
    made["drawing"] = picture(side=150, color_at=house)
    for name, data in made.items():
        with open(os.path.join(path, f"{name}.png"), "wb") as output:
            output.write(data)
    return path


def changes(folder, pairs, is_both_ways=False):
    """Creates a book in which each pair of pages is changed with two kinds of turns, from red squares to green ones.
    With `is_both_ways` the way back is changed like that, too."""
    def page(animation, kind, file):
        turn = {"animation": kind.split()[0], "duration": 1.0, "type": "linear"}
        if kind.endswith("color"):
            turn["color"] = "#000080"
        squares = [{"type": "image", "fileName": file, "x": x, "y": 640.0, "width": 100.0, "height": 100.0}
                   for x in (30.0, 894.0)]
        animations = ["exitAnimation", "enterAnimation"] if is_both_ways else [animation]
        return {"background": "#e0e0e0", **dict.fromkeys(animations, turn), "elements": squares}

    pages = []
    for leaving, entering in pairs:
        pages += [page("exitAnimation", leaving, "red.png"), page("enterAnimation", entering, "green.png")]
    # The first page has a button of its own.
    pages[0]["elements"].append({"type": "activearea", "name": "on", "x": 400.0, "y": 300.0, "width": 90.0,
                                 "height": 90.0})
    rule = {"name": "turn", "when": {"event": "tap", "item": "on"}, "do": [{"action": "nextPage"}]}
    path = write(folder, "Changes", {"title": "Changes", "rules": [rule], "pages": pages}, [])
    for file, color in [("red.png", b"\xff\0\0"), ("green.png", b"\0\xff\0")]:
        with open(os.path.join(path, file), "wb") as output:
            output.write(picture(color))
    return path
