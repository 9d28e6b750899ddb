"""Checks the gate in front of what only grown-ups should do."""

from exported import TAKEN, Opened, compare, export
from made_books import small
from screens import expect, place


def is_open(page, name):
    return page.ask(f"document.getElementById('{name}').open")


def hold_enter(page, seconds):
    """Holds the Enter key, which repeats as on a real keyboard."""
    params = {"key": "Enter", "code": "Enter", "windowsVirtualKeyCode": 13}
    for step in range(int(seconds / 0.1)):
        page.send("Input.dispatchKeyEvent", {"type": "keyDown", "text": "\r", "autoRepeat": step > 0, **params})
        page.wait(0.1)
    page.send("Input.dispatchKeyEvent", {"type": "keyUp", **params})
    page.wait(0.1)


def try_link(opened):
    page, reader = opened.page, opened.reader
    reader.tap(*place(page, 940, 690))
    page.wait(0.3)
    expect(is_open(page, "gate"), "a link has no gate")
    expect(page.ask("document.querySelectorAll('dialog[open] a').length") == 0, "a child can follow a link")
    opened.picture("gate")
    reader.press("#gate .pad button:nth-child(1)")
    reader.press("#gate .pad button:nth-child(1)")
    expect(is_open(page, "gate"), "any answer opens the gate")
    expect(page.ask("document.querySelector('#gate .about').textContent") == "Not quite. Try again.", "nothing is said")
    reader.pass_gate()
    expect(is_open(page, "question"), "the gate does not open")
    expect(page.ask("document.querySelector('#question a').href") == "https://example.org/", "there is no link")
    reader.leave_panels()


def answer_wrongly(opened):
    """Answers three times wrongly, after which the gate rests for a minute, also for a page that is loaded anew."""
    page, reader = opened.page, opened.reader
    reader.tap(*place(page, 940, 690))
    page.wait(0.3)
    for attempt in range(3):
        for digit in "10":
            page.key(digit)
        page.wait(0.1)
    told = "document.querySelector('#gate .about').textContent"
    expect(page.ask(told).startswith("That was wrong three times."), f"the gate says {page.ask(told)!r}")
    expect(page.ask("[...document.querySelectorAll('#gate .pad button')].every(({ disabled }) => disabled)"),
           "the gate takes answers while it rests")
    opened.picture("gate-rests")
    # The seconds are counted down, but not said aloud.
    said, shown = page.ask(told), page.ask("document.getElementById('typed').textContent")
    page.wait_until(f"document.getElementById('typed').textContent !== '{shown}'", 3)
    expect(page.ask(told) == said and page.ask("document.getElementById('typed').ariaHidden") == "true",
           f"what is said aloud changes to {page.ask(told)!r}")
    reader.leave_panels()
    page.ask("bookplay.keep(); 0")
    page.reload()
    reader.begin()
    reader.start()
    reader.tap(*place(page, 940, 690))
    page.wait(0.3)
    expect(page.ask(told).startswith("That was wrong three times."), "a page that is loaded anew forgets the rest")
    # The rest is over sooner than a test has patience for.
    page.ask("bookplay.memory.forget('gate'); 0")
    page.wait_until("!document.querySelector('#gate .pad button').disabled", 5)
    reader.leave_panels()


def begin_anew(opened):
    page, reader = opened.page, opened.reader
    reader.press("#contents")
    page.wait(0.3)
    opened.picture("menu")
    page.ask("document.getElementById('again').focus(); 0")
    page.key("Enter")
    page.wait(0.2)
    expect(is_open(page, "gate"), "a child can begin the book anew")
    for digit in str(reader.sum_of_gate()):
        page.key(digit)
    page.wait(0.2)
    expect(is_open(page, "question"), "typing the sum does not open the gate")
    opened.picture("sure")
    page.key("Enter")
    page.wait(0.2)
    expect(not is_open(page, "question") and reader.ask("bookplay.isStarted"), "Enter begins the book anew")


def check_held(program, folder):
    """Checks the gate of a page that was exported with `--gate hold`."""
    book = small(folder)
    export(program, book, folder, "--gate", "hold")
    with Opened(program, book, folder, "desk") as opened:
        page, reader = opened.page, opened.reader
        opened.name += "-held"
        reader.begin()
        reader.start()
        reader.tap(*place(page, 940, 690))
        page.wait(0.3)
        opened.picture("gate")
        reader.hold(0.8)
        expect(is_open(page, "gate"), "the gate opens at once")
        hold_enter(page, 2.6)
        expect(is_open(page, "question"), "holding Enter does not open the gate, or answers the question behind it")
        reader.leave_panels()
        reader.tap(*place(page, 940, 690))
        page.wait(0.3)
        reader.hold()
        expect(is_open(page, "question"), "holding the button does not open the gate")
    export(program, book, folder)
    print("the gate that is held open", flush=True)


def check_gate(program, folder):
    """Checks links and beginning anew with a mouse and keys, and then with fingers."""
    book = small(folder)
    with Opened(program, book, folder, "desk") as opened:
        opened.reader.begin()
        opened.reader.start()
        try_link(opened)
        begin_anew(opened)
        answer_wrongly(opened)
        compare(program, book, folder, opened.name, opened.page.ask(TAKEN), is_whole=False)
    with Opened(program, book, folder, "tablet") as opened:
        page, reader = opened.page, opened.reader
        reader.begin()
        reader.start()
        try_link(opened)
        reader.press("#next")
        page.wait(1)
        page.ask("bookplay.keep(); 0")
        page.reload()
        reader.begin()
        reader.press("#afresh")
        page.wait(0.2)
        expect(reader.number == 2 and is_open(page, "gate"), "a child can begin the book anew")
        reader.pass_gate()
        reader.press("#question .answers button")
        page.wait(0.5)
        reader.begin()
        expect(reader.number == 1 and page.ask("document.getElementById('afresh').hidden"), "the book is not anew")
    print("links and beginning anew: behind a gate", flush=True)


CHECKS = [check_gate, check_held]
