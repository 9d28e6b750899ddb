"""Checks pages that listen, wait for shakes, and have pictures that are rubbed away."""

import os
import struct
import wave

from exported import TAKEN, Opened, compare, export
from made_books import signals
from screens import events, expect, place

# The page with the candle, counted from 1.
CANDLE = 7

SHOWN = """["listen", "noise", "shake"].filter((id) => !document.getElementById(id).hidden).join()"""


def call(folder):
    """Writes a sound that calls for a second and is silent for a second."""
    path = os.path.join(folder, "call.wav")
    with wave.open(path, "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(48000)
        loud = [int(20000 * (1 if index // 100 % 2 else -1)) for index in range(48000)]
        file.writeframes(struct.pack("<96000h", *loud, *[0] * 48000))
    return path


def made(program, folder):
    """Writes and exports the book."""
    os.makedirs(folder, exist_ok=True)
    book = signals(folder)
    export(program, book, folder)
    return book


def check_button(program, folder):
    """Checks that a button makes the noise where there is no microphone, and that another one shakes."""
    book = made(program, folder)
    with Opened(program, book, folder, "desk", before="Object.defineProperty(navigator, 'mediaDevices', {value: null})"
                ) as opened:
        page, reader = opened.page, opened.reader
        reader.begin()
        reader.start()
        page.wait(0.5)
        expect(page.ask(SHOWN) == "noise,shake", f"without a microphone, there are {page.ask(SHOWN)}")
        reader.press("#noise")
        page.wait(1)
        expect(len(events(page, "noise.began")) == 1, "the button makes no noise")
        expect(len(events(page, "noise.ended")) == 1, "the noise of the button does not end")
        reader.press("#shake")
        page.wait(0.2)
        expect(len(events(page, "shake")) == 1, "the button does not shake")
        opened.picture("signals")
        compare(program, book, folder, opened.name, page.ask(TAKEN))


def check_microphone(program, folder):
    """Checks that the page listens only after the reader has agreed, and only where something waits for a noise."""
    book = made(program, folder)
    flags = ["--use-fake-ui-for-media-stream", "--use-fake-device-for-media-stream",
             f"--use-file-for-fake-audio-capture={call(folder)}"]
    with Opened(program, book, folder, "desk", flags=flags) as opened:
        page, reader = opened.page, opened.reader
        reader.begin()
        reader.start()
        page.wait(1)
        expect(not page.ask("bookplay.signals.ear"), "the page listens before the reader has agreed")
        expect(page.ask(SHOWN) == "listen,shake", f"with a microphone, there are {page.ask(SHOWN)}")
        reader.press("#listen")
        page.wait_until("bookplay.signals.ear !== null", 5)
        page.wait(4)
        expect(len(events(page, "noise.began")) > 0, "the page does not hear a call")
        expect(len(events(page, "noise.ended")) > 0, "the page does not hear that a call ends")
        reader.press("#next")
        page.wait_until("bookplay.page === 2 && bookplay.signals.ear === null", 5)
        compare(program, book, folder, opened.name, page.ask(TAKEN))


def check_rubbing(program, folder):
    """Checks that a finger rubs a picture away, and that only what is left of it is drawn."""
    book = made(program, folder)
    with Opened(program, book, folder, "tablet") as opened:
        page, reader = opened.page, opened.reader
        reader.begin()
        reader.start()
        page.wait(0.5)
        reader.press("#next")
        page.wait(1)
        page.touch("touchStart", (*place(page, 340, 340), 0))
        for x in range(360, 640, 20):
            page.touch("touchMove", (*place(page, x, 340), 0))
            page.wait(0.02)
        page.touch("touchEnd")
        page.wait(0.2)
        opened.picture("rubbed")
        mask = page.ask("bookplay.pages.page.rubs?.length === 1 && "
                        "[...document.querySelectorAll('#stage .part')].some((node) => node.style.maskImage)")
        expect(mask, "what is rubbed away is still drawn")
        expect(len(events(page, "rub.started")) == 1, "the picture is not rubbed")
        compare(program, book, folder, opened.name, page.ask(TAKEN))


def check_candle(program, folder):
    """Checks that a candle goes out by the microphone and, where the reader denies it, by the button."""
    book = "Books/Movable"
    os.makedirs(folder, exist_ok=True)
    export(program, book, folder)
    hearing = ["--use-fake-ui-for-media-stream", "--use-fake-device-for-media-stream",
               f"--use-file-for-fake-audio-capture={call(folder)}"]
    denial = "navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('no', 'NotAllowedError'))"
    for name, flags, before in [("hears", hearing, None), ("denied", [], denial)]:
        with Opened(program, book, folder, "tablet", flags=flags, before=before) as opened:
            page, reader = opened.page, opened.reader
            opened.name += f"-{name}"
            reader.begin()
            reader.start()
            page.ask(f"bookplay.open({CANDLE}); 0")
            page.wait_until("!bookplay.engine.isTurning && bookplay.page === " + str(CANDLE), 10)
            opened.picture("lit")
            reader.press("#listen")
            if before:
                page.wait_until("!document.getElementById('noise').hidden", 5)
                reader.press("#noise")
            page.wait_until("(bookplay.trace.push(bookplay.engine.takeEvents()), "
                            "bookplay.trace.join('').includes('blown out'))", 10)
            page.wait(0.5)
            opened.picture("out")
            compare(program, book, folder, opened.name, page.ask(TAKEN))


CHECKS = [(check_candle, "a candle"), (check_button, "buttons"), (check_microphone, "a microphone"), (check_rubbing, "rubbing")]
