"""Sessions in which somebody makes and changes books in the editor. See .ci/editor."""

import re
import sys
import time

from chromium import Chromium, Trouble
from edited import ALT, CTRL, MOON, SHIFT, WORK, EditedBook, EditorPage, element_file, expect, files
from edited_article import article_is_followed
from edited_movables import parts_are_shaped, tweens_are_driven, ways_are_drawn
from edited_parts import (copied_between_books, files_are_dropped, many_elements_are_edited, the_view_is_kept,
                          times_are_set, triggers_are_drawn)


def made_by_mouse(browser, program):
    """From an empty book to a played one of three pages, with a drag, a trigger and a narration, by mouse."""
    source = files()
    edited = EditedBook(program, WORK / "mouse").start()
    page = EditorPage(browser, edited)
    element_file(page, "image", source / "moon.png")
    expect("selection", page.ask("bookedit.session.selected[0].item"), "moon")
    start = page.place("moon")
    end = page.at(200, 200)
    page.drag(start, end)
    moon = page.element("moon")
    expect("the moon's middle", [round(moon["matrix"][4] + 60), round(moon["matrix"][5] + 45)], [200, 200])
    # A drag: the moon can be carried, which its key says.
    page.ask("document.querySelector('.inspector-body [data-key=draggable] select').focus()")
    page.press("o")
    page.press("Enter")
    # A narration: a text, and a sound that reads it.
    page.click("#tools [data-type=text]")
    page.press("a", CTRL)
    page.type("Good night, moon")
    page.click(page.at(20, 740))
    expect("the text", page.element("text1")["text"], "Good night, moon")
    element_file(page, "audio", source / "voice.wav")
    expect("the sound", page.element("voice")["type"], "audio")
    # Two pages more, with a picture each.
    for name in ("boat", "boat"):
        page.click("#pages [data-op=addPage]")
        element_file(page, "image", source / f"{name}.png")
    expect("pages", page.ask("bookedit.session.pages.length"), 3)
    # A trigger: on the first page, the sound waits until the moon is touched.
    page.click("#pages [data-page='0']")
    page.click("#elements .tree-row[data-path='pages[0].elements[2]']")
    page.click("#tab-triggers")
    page.wait_until("!document.querySelector('.trigger-form').hidden", 10)
    page.ask("(() => { const s = document.querySelector('.trigger-form [name=source]'); "
             "s.value = 'pages[0].elements[0]'; s.dispatchEvent(new Event('change')); })()")
    page.click(".trigger-form [data-op=setTrigger]")
    expect("the sound waits", page.element("voice")["waits"], True)
    page.save()
    # Play begins at the page that is shown, and comes back to the page that was reached.
    page.click("#do-play")
    page.wait_until("document.querySelector('#play iframe')?.contentWindow.bookplay?.isStarted === true", 60)
    page.wait_until("document.querySelectorAll('.play-events li').length > 0", 20)
    page.ask("document.querySelector('#play iframe').contentWindow.bookplay.next()")
    page.wait_until("document.querySelector('#play iframe').contentWindow.bookplay.page === 2", 20)
    page.click("#play .button")
    page.idle()
    expect("the page that was reached", page.ask("bookedit.session.page"), 1)
    page.check()
    expect("status", edited.stop(), 0)
    edited.check().validate()
    page.close()


def made_by_keyboard(browser, program):
    """The same by keyboard alone."""
    source = files()
    edited = EditedBook(program, WORK / "keyboard",
                        files=[source / "moon.png", source / "boat.png", source / "voice.wav"]).start()
    page = EditorPage(browser, edited)
    page.ask("document.querySelector('#stage').focus()")

    def add(key, name):
        page.press(key)
        page.wait_until("document.querySelector('dialog[open] .choice') !== null", 20)
        names = page.ask("[...document.querySelectorAll('dialog[open] .choice')].map((n) => n.textContent)")
        # The first choice has the focus, and Tab leads to the others.
        page.press("Tab", times=names.index(name))
        page.press("Enter")
        page.wait_until("document.querySelector('dialog[open]') === null", 20)
        page.idle()
        page.ask("document.querySelector('#stage').focus()")

    add("i", "moon.png")
    before = page.element("moon")["matrix"]
    page.press("ArrowLeft", SHIFT, times=10)
    page.press("ArrowUp", times=5)
    after = page.element("moon")["matrix"]
    expect("the moon moved", [round(after[4] - before[4]), round(after[5] - before[5])], [-100, -5])
    expect("presses that follow each other are one step", page.ask("bookedit.session.doneCount") < 16, True)
    page.press("t")
    page.wait_until("document.querySelector('.text-field') !== null", 10)
    page.press("a", CTRL)
    page.type("Good night, moon")
    page.press("Enter", CTRL)
    page.idle()
    expect("the text", page.element("text1")["text"], "Good night, moon")
    add("a", "voice.wav")
    # The sound waits until the moon is touched: the form beside the graph.
    page.ask("document.querySelector('#tab-timeline').focus()")
    page.press("ArrowRight")
    page.wait_until("document.querySelector('.trigger-form [name=source]') !== null", 10)
    page.press("Tab", times=3)
    expect("focus", page.ask("document.activeElement.name"), "source")
    # Beyond the page, a noise and a shake.
    page.press("ArrowDown", times=3)
    expect("the source", page.ask("document.activeElement.selectedOptions[0].text"), "moon")
    page.press("Tab", times=2)
    page.press("Enter")
    expect("the sound waits", page.element("voice")["waits"], True)
    page.ask("document.querySelector('#pages [data-op=addPage]').focus()")
    for _ in range(2):
        page.press("Enter")
        page.idle()
        page.ask("document.querySelector('#stage').focus()")
        add("i", "boat.png")
        page.ask("document.querySelector('#pages [data-op=addPage]').focus()")
    expect("pages", page.ask("bookedit.session.pages.length"), 3)
    page.press("s", CTRL)
    page.wait_until("bookedit.session.hasChanges === false", 20)
    page.ask("document.querySelector('#stage').focus()")
    page.press("Enter", CTRL | SHIFT)
    page.wait_until("document.querySelector('#play iframe')?.contentWindow.bookplay?.isStarted === true", 60)
    page.ask("document.querySelector('#play .button').focus()")
    page.press("Escape")
    page.wait_until("document.querySelector('#play') === null", 10)
    page.check()
    expect("status", edited.stop(), 0)
    edited.check().validate()
    page.close()


def selected_and_sized(browser, program):
    """A marquee, several elements at once, handles, and turning."""
    edited = EditedBook(program, WORK / "handles", MOON).start()
    page = EditorPage(browser, edited)
    page.drag(page.at(40, 40), page.at(640, 460))
    expect("selection", page.ask("bookedit.session.selected.map((e) => e.item)"), ["a", "b", "hello"])
    page.drag(page.place("a"), page.at(300, 260), CTRL)
    expect("all moved alike", [page.element(name)["matrix"][4:] for name in ("a", "b", "hello")],
           [[200, 200], [500, 400], [400, 160]])
    page.press("z", CTRL)
    expect("undone", page.element("b")["matrix"][4:], [400, 300])
    page.press("z", CTRL | SHIFT)
    expect("done again", page.element("b")["matrix"][4:], [500, 400])
    page.click(page.at(900, 700))
    page.click(page.place("b"))
    page.drag(page.at(700, 520), page.at(760, 560), CTRL)
    box = page.element("b")
    expect("sized by the lower right handle", [box["width"], box["height"]], [260, 160])
    zoom = page.ask("bookedit.session.view.zoom")
    x, y = page.at(500 + 130, 400)
    page.drag((x, y - 24), (x + 200 * zoom, y + 80 * zoom), CTRL)
    expect("turned", page.element("b")["matrix"][:4], [0, 1, -1, 0])
    page.click(page.place("sun"), clicks=2)
    expect("the group is open", page.ask("bookedit.session.selection.length"), 0)
    page.click(page.place("sun"))
    expect("an element of the group", page.ask("bookedit.session.selected.map((e) => e.item)"), ["sun"])
    page.save()
    page.check()
    edited.stop()
    edited.check()
    page.close()


def unknown_sizes_are_set(browser, program):
    """A picture without a file: a square stands for it, which can be pressed and sized."""
    book = MOON.replace("{ type = activearea; name = a; x = 100; y = 100; width = 200; height = 120; },",
                        "{ type = image; name = a; x = 100; y = 100; },")
    edited = EditedBook(program, WORK / "unknown", book).start()
    page = EditorPage(browser, edited)
    expect("no size", [page.element("a")["width"], page.element("a")["height"]], [0, 0])
    page.click(page.at(122, 122))
    expect("selection", page.ask("bookedit.session.selected.map((e) => e.item)"), ["a"])
    handle = page.ask("(() => { const r = document.querySelector('[data-handle=se]').getBoundingClientRect(); "
                      "return [r.x + r.width / 2, r.y + r.height / 2]; })()")
    corner = page.at(144, 144)
    expect("a handle at the square's corner", [round(handle[0] - corner[0]), round(handle[1] - corner[1])], [0, 0])
    page.drag(corner, page.at(200, 200), CTRL)
    expect("sized from the square", [page.element("a")[key] for key in ("width", "height")], [100, 100])
    page.save()
    page.check()
    edited.stop()
    edited.check()
    page.close()


def text_is_edited(browser, program):
    """A text on the stage, in the inspector, and as the whole file."""
    edited = EditedBook(program, WORK / "text", MOON).start()
    page = EditorPage(browser, edited)
    page.click(page.place("hello"), clicks=2)
    page.wait_until("document.querySelector('.text-field') !== null", 10)
    page.press("a", CTRL)
    page.type("Sleep well")
    page.click(page.at(950, 740))
    expect("the text", page.element("hello")["text"], "Sleep well")
    page.click(page.place("hello"))
    page.set_field("fontSize", 40)
    expect("the font size", page.element("hello")["fontSize"], 40)
    page.set_field("x", 111)
    expect("x", page.element("hello")["matrix"][4], 111)
    page.click("#do-text")
    page.wait_until("document.querySelector('.file-text') !== null", 20)
    page.ask("(() => { const a = document.querySelector('.file-text'); "
             "a.value = a.value.replace('title = Moon', 'title = Sun'); })()")
    page.click("#text .primary")
    page.wait_until("document.querySelector('dialog[open]') === null", 20)
    page.idle()
    expect("the title", page.ask("bookedit.session.book.title"), "Sun")
    page.click("#tab-history")
    page.click("#history li:nth-child(3) button")
    expect("the history leads back", page.ask("bookedit.session.doneCount"), 2)
    page.click("#history li:nth-child(5) button")
    expect("and forth", page.ask("bookedit.session.book.title"), "Sun")
    page.save()
    page.check()
    edited.stop()
    edited.check()
    page.close()


def conflicts_are_decided(browser, program):
    """The file changes on the disk: it is taken over, merged, or somebody decides."""
    edited = EditedBook(program, WORK / "conflict", MOON).start()
    page = EditorPage(browser, edited)
    file = edited.book / "book.plist"
    file.write_text(MOON.replace("title = Moon", "title = Sun"))
    page.wait_until("bookedit.session.book.title === 'Sun'", 20)
    page.click(page.place("a"))
    page.press("ArrowRight")
    file.write_text(file.read_text().replace("title = Sun", "title = Star"))
    page.wait_until("bookedit.session.book.title === 'Star'", 20)
    page.idle()
    expect("merged", page.element("a")["matrix"][4], 101)
    for answer, theirs, wanted in (("keep", 7, 102), ("take", 9, 9)):
        page.ask("document.querySelector('#stage').focus()")
        page.click(page.place("a"))
        page.press("ArrowRight" if answer == "keep" else "ArrowDown")
        file.write_text(re.sub(r"name = a; x = \d+;", f"name = a; x = {theirs};", file.read_text()))
        page.wait_until("!document.querySelector('#notice').hidden", 20)
        page.press("s", CTRL)
        page.click(f"[data-op=answer-{answer}]")
        page.wait_until("document.querySelector('#notice').hidden", 20)
        page.idle()
        expect(answer, page.element("a")["matrix"][4], wanted)
    page.save()
    page.check()
    edited.stop()
    edited.check()
    page.close()


def crashes_lose_nothing(browser, program):
    """What was not saved is there again after the program was killed."""
    edited = EditedBook(program, WORK / "crash", MOON).start()
    page = EditorPage(browser, edited)
    page.click(page.place("a"))
    page.press("ArrowRight", SHIFT)
    page.press("d", CTRL)
    page.close()
    edited.kill()
    expect("nothing was saved", edited.bytes.decode(), MOON)
    lines = edited.lines.read_bytes()
    edited.start()
    page = EditorPage(browser, edited)
    page.click("[data-op=answer-restore]")
    page.wait_until("document.querySelector('#notice').hidden", 20)
    page.idle()
    expect("the copy is there", page.element("a2")["type"], "activearea")
    page.save()
    page.check()
    expect("status", edited.stop(), 0)
    edited.lines.write_bytes(lines)
    edited.check()
    page.close()


SESSIONS = [made_by_mouse, made_by_keyboard, selected_and_sized, unknown_sizes_are_set, text_is_edited, times_are_set,
            triggers_are_drawn, files_are_dropped, copied_between_books, conflicts_are_decided, crashes_lose_nothing,
            the_view_is_kept, ways_are_drawn, parts_are_shaped, tweens_are_driven, many_elements_are_edited,
            article_is_followed]


def main():
    program, wanted = sys.argv[1], sys.argv[2:]
    WORK.mkdir(parents=True, exist_ok=True)
    failures = 0
    for session in SESSIONS:
        if wanted and session.__name__ not in wanted:
            continue
        browser, start = Chromium(), time.monotonic()
        try:
            session(browser, program)
            print(f"{session.__name__}: good, {time.monotonic() - start:.1f} s", flush=True)
        except Trouble as trouble:
            failures += 1
            print(f"{session.__name__}: {trouble}", file=sys.stderr, flush=True)
            for number, page in enumerate(browser.pages.values()):
                try:
                    page.picture(WORK / f"{session.__name__}-{number}.png")
                except Trouble:
                    pass
        finally:
            browser.close()
            EditedBook.stop_all()
    if failures:
        sys.exit(1)


main()
