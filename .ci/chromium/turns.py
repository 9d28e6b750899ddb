"""Checks turning pages: quick taps are kept, choices are never lost, and no part of a leaf is cut off."""

import os
import struct
import zlib

from chromium import Trouble
from exported import TAKEN, Opened, compare
from made_books import small
from reader import MIDDLE
from screens import events, expect

# The colour around the book.
AROUND = (0x26, 0x2B, 0x3D)


def pixels(path):
    """Returns the rows of a PNG with 8 bits a channel as lists of (red, green, blue)."""
    with open(path, "rb") as file:
        data = file.read()
    position, packed = 8, b""
    while position < len(data):
        length, kind = struct.unpack(">I4s", data[position:position + 8])
        body = data[position + 8:position + 8 + length]
        if kind == b"IHDR":
            width, height, _, color = struct.unpack(">IIBB", body[:10])
        elif kind == b"IDAT":
            packed += body
        position += length + 12
    channels = 4 if color == 6 else 3
    raw, stride = zlib.decompress(packed), width * channels
    above, rows = bytearray(stride), []
    for start in range(0, height * (stride + 1), stride + 1):
        mode, row = raw[start], bytearray(raw[start + 1:start + 1 + stride])
        for index in range(stride):
            left = row[index - channels] if index >= channels else 0
            corner = above[index - channels] if index >= channels else 0
            row[index] = (row[index] + predicted(mode, left, above[index], corner)) & 0xFF
        rows.append([tuple(row[at:at + 3]) for at in range(0, stride, channels)])
        above = row
    return rows


def predicted(mode, left, up, corner):
    """Returns the value that a PNG's filter predicts."""
    if mode < 4:
        return [0, left, up, (left + up) // 2][mode]
    return min((left, up, corner), key=lambda near: abs(left + up - corner - near))


def check_taps(program, folder):
    """Checks that quick taps turn a page each, and that what is chosen during a turn is done after it."""
    book = small(folder)
    with Opened(program, book, folder, "desk") as opened:
        page, reader = opened.page, opened.reader
        reader.begin()
        reader.start()
        for time in range(3):
            reader.press("#next")
        page.wait(3)
        expect(reader.number == 4, f"three quick taps lead to page {reader.number}, not 4")
        for time in range(2):
            page.key("ArrowLeft")
        page.wait(2.2)
        expect(reader.number == 2, f"two quick keys lead to page {reader.number}, not 2")
        page.ask("document.activeElement.blur(); 0")
        reader.press("#next")
        reader.press("#contents")
        expect(reader.ask("bookplay.engine.isTurning"), "the turn is over too soon")
        page.wait(0.2)
        reader.press("#thumbnails li:nth-child(5) button")
        page.wait(2)
        expect(reader.number == 5, f"what was chosen during a turn is lost: page {reader.number}")
        expect(not events(page, "page.refused"), "a turn is refused")
        compare(program, book, folder, opened.name, page.ask(TAKEN))
    print("quick taps and a choice during a turn: none is lost", flush=True)


def check_whole(program, folder):
    """Checks on several screens that no part of a turning leaf touches the edge of the window."""
    book = small(folder)
    for screen in ["desk", "tablet", "phone", "wide"]:
        with Opened(program, book, folder, screen) as opened:
            page, reader = opened.page, opened.reader
            reader.begin()
            reader.start()
            for number in [2, 3]:
                page.ask(MIDDLE)
                reader.press("#next")
                if not page.ask("window.middle"):
                    raise Trouble(f"{screen}: page {number} does not turn")
                page.wait(0.2)
                path = os.path.join(folder, f"{opened.name}-leaf-{number}.png")
                page.picture(path)
                rows = pixels(path)
                scale = opened.screen.get("scale", 1)
                top, bottom = page.ask("""(() => {
                  const { top, bottom } = document.getElementById("stage").getBoundingClientRect();
                  return [top, bottom];
                })()""")
                # A resting page may fill the width of the window; a leaf extends above and below it.
                beside = [row for at, row in enumerate(rows) if not top * scale - 1 <= at <= bottom * scale]
                edge = rows[0] + rows[-1] + [row[0] for row in beside] + [row[-1] for row in beside]
                strange = sum(1 for pixel in edge if max(abs(a - b) for a, b in zip(pixel, AROUND)) > 8)
                expect(strange == 0, f"{screen}: {strange} pixels of a turning leaf are at the edge: {path}")
                page.ask("bookplay.isStarted = true; 0")
                reader.settle()
            compare(program, book, folder, opened.name, page.ask(TAKEN))
    print("turning leaves: none is cut off", flush=True)


CHECKS = [check_taps, check_whole]
