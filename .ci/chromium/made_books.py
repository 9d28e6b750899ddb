"""Books made for the checks: a malicious one, one with many tweens, and one with unusual sizes."""

import os
import plistlib
import struct
import zlib

HARM = "</script><script>window.harmed = 1; alert(1)</script><img src=x onerror=\"window.harmed = 2\">'\"&<!--"


def picture(color=b"\xd0\x60\x40"):
    """Returns a square in one colour as PNG."""
    def chunk(kind, data):
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
    rows = b"".join(b"\0" + color * 8 for _ in range(8))
    head = struct.pack(">IIBBBBB", 8, 8, 8, 2, 0, 0, 0)
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


def odd(folder):
    """Creates a book with a small, tall canvas, sixty pages, long words and titles, and credits."""
    word = "Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen"
    text = {"type": "text", "name": "word", "text": word, "x": 10.0, "y": 10.0, "width": 100.0, "fontSize": 16.0}
    pages = [{"title": "A title that is long " * 4, "elements": [text]} for number in range(60)]
    credit = {"name": "Somebody with a Long Name", "role": "drew all of it", "web": "https://example.org/" + "a" * 60}
    root = {"title": "A title that is long " * 6, "canvas": {"width": 120.0, "height": 600.0}, "credits": [credit]}
    return write(folder, "Odd", {**root, "pages": pages}, [])


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


def own_buttons(folder):
    """Creates a book whose pages have a button of their own for the next page."""
    button = {"type": "image", "name": "on", "fileName": "dot.png", "x": 900.0, "y": 640.0, "width": 88.0,
              "height": 88.0, "touchable": True}
    turn = {"animation": "slide", "duration": 0.6}
    rule = {"name": "turn", "when": {"event": "tap", "item": "on"}, "do": [{"action": "nextPage"}]}
    pages = [{"elements": [button], "enterAnimation": turn} for number in range(6)]
    return write(folder, "Buttons", {"title": "Buttons", "rules": [rule], "pages": pages}, ["dot.png"])


def sectioned(folder, has_cover=True):
    """Creates a book with an option of its own, and perhaps with a cover."""
    def button(name, x, y, words, **more):
        return {"type": "text", "name": name, "text": words, "x": x, "y": y, "width": 280.0, "height": 72.0,
                "align": "center", "fontColor": "white", "background": "#2F6FB2", "cornerRadius": 16.0, **more}

    switch = {"action": "setOption", "option": "sound", "by": 1}
    cover = {"section": "cover", "background": "#FFF6E0", "elements": [
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


def changes(folder, pairs):
    """Creates a book in which each pair of pages is changed with two kinds of turns, from red squares to green ones."""
    def page(animation, kind, file):
        turn = {"animation": kind.split()[0], "duration": 1.0, "type": "linear"}
        if kind.endswith("color"):
            turn["color"] = "#000080"
        squares = [{"type": "image", "fileName": file, "x": x, "y": 640.0, "width": 100.0, "height": 100.0}
                   for x in (30.0, 894.0)]
        return {"background": "#e0e0e0", animation: turn, "elements": squares}

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
