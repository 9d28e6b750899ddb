"""Checks that readers can record their voices in a page, and that the page keeps them and plays them."""

import functools
import json
import os

from chromium import Chromium, Page
from exported import SCREENS, TAKEN, Opened, compare, export, run
from made_books import voiced
from screens import expect

# A microphone that beeps once a second, which nobody has to allow.
MICROPHONE = ["--use-fake-device-for-media-stream", "--use-fake-ui-for-media-stream"]

# Listens to all sounds where they leave the page: `loudness()` is that of the last moment.
EAR = """(() => {
  const { connect } = AudioNode.prototype;
  const ears = [];
  AudioNode.prototype.connect = function (target, ...rest) {
    if (target === this.context.destination) {
      const ear = this.context.createAnalyser();
      ear.fftSize = 2048;
      connect.call(this, ear);
      ears.push(ear);
    }
    return connect.call(this, target, ...rest);
  };
  window.loudness = () => Math.max(0, ...ears.map((ear) => {
    const data = new Float32Array(ear.fftSize);
    ear.getFloatTimeDomainData(data);
    return Math.max(...data.map(Math.abs));
  }));
})()"""

RECORDINGS = "bookplay.engine.voices().recordings"
ASKED = "document.querySelector('#question[open] .asked')?.textContent || ''"


def is_heard(page, seconds=4):
    """Returns whether anything is heard within a time."""
    for _ in range(round(seconds / 0.05)):
        if page.ask("loudness()") > 0.01:
            return True
        page.wait(0.05)
    return False


def wish_to_record(opened):
    """Begins to record from the panel of voices, which says what to do."""
    page, reader = opened.page, opened.reader
    open_voices(opened)
    opened.picture("voices")
    press_named(opened, "Record my voice")
    told = page.ask("document.querySelector('#naming .about').textContent")
    expect("the light turns red" in told, f"before a recording, the page says {told!r}")


def press_microphone(opened):
    """Records with the button in the bar, which says the first time what to do."""
    page, reader = opened.page, opened.reader
    reader.press("#speak")
    page.wait_until(f"{ASKED} === 'Record my voice'", 5)
    told = page.ask("document.querySelector('#question .about').textContent")
    expect("the light turns red" in told, f"before a recording, the page says {told!r}")
    opened.picture("explained")
    reader.press("#question .answers button")


def record(opened, seconds=1.5, count=2):
    """Records the sounds of the page on stage one after the other."""
    page, reader = opened.page, opened.reader
    for number in range(1, count + 1):
        page.wait_until("document.querySelector('#recording.lit') !== null", 15)
        told = page.ask("document.getElementById('recorded').textContent")
        where = f"Read now · {number} of {count}" if count > 1 else "Read now"
        expect(told == where, f"while it records, the page says {told!r}")
        expect(page.ask("loudness()") == 0, "something sounds while a voice is recorded")
        page.wait(seconds)
        opened.picture(f"recording-{number}")
        reader.press("#keep")
    page.wait_until("document.getElementById('recording').hidden", 15)


def check_kept(program, folder, screen):
    """Records a page, hears it at once, and hears it again when the page is opened anew."""
    book = voiced(folder)
    export(program, book, folder)
    with Opened(program, book, folder, screen, flags=MICROPHONE, before=EAR) as opened:
        page, reader = opened.page, opened.reader
        reader.begin()
        reader.start()
        wish_to_record(opened)
        expect(page.ask("document.activeElement.localName") == "input", "the name isn't asked for")
        page.send("Input.insertText", {"text": "Grandma"})
        opened.picture("name")
        page.key("Enter")
        record(opened)
        expect(is_heard(page), "the recording isn't heard at once")
        made = page.ask(RECORDINGS)
        expect([one["item"] for one in made] == ["first", "second"], f"{made} were made")
        lengths = [one["milliseconds"] for one in made]
        expect(all(1000 < length < 30000 for length in lengths), f"the recordings take {lengths} ms")
        reader.press("#speak")
        page.wait_until("bookplay.recorder.run?.isLit === true", 15)
        reader.press("#drop")
        page.wait(0.2)
        expect(page.ask(RECORDINGS) == made, "a recording that was given up is kept")
        expect(page.ask("bookplay.recorder.run") is None, "the microphone stays on")
        # A name for everything that a screen reader comes upon.
        nameless = page.ask("""[...document.querySelectorAll("#right button, #recording button")]
          .filter((button) => !button.getAttribute("aria-label")).map(({ id }) => id)""")
        expect(not nameless, f"{nameless} have no names")
        count = compare(program, book, folder, opened.name, page.ask(TAKEN))
        page.ask("bookplay.keep(); 0")
        page.reload()
        reader.begin()
        expect(page.ask(RECORDINGS) == made, "the recordings aren't kept")
        reader.start()
        turn_away_and_back(opened)
        expect(is_heard(page), "what was kept isn't heard")
        compare(program, book, folder, f"{opened.name}-again", page.ask(TAKEN), is_whole=False)
        if screen == "desk":
            take_along(program, book, folder, opened, made)
        delete(opened)
        compare(program, book, folder, f"{opened.name}-deleted", page.ask(TAKEN), is_whole=False)
        page.reload()
        reader.begin()
        expect(page.ask(RECORDINGS) == [], "deleted recordings come back")
    print(f"{opened.name}: recorded, heard, kept and deleted; {count} events, the same here and there", flush=True)


def turn_away_and_back(opened):
    for key, number in [("ArrowRight", 2), ("ArrowLeft", 1)]:
        # The recording may hold the page back.
        for _ in range(40):
            opened.page.key(key)
            opened.page.wait(0.3)
            opened.reader.settle()
            if opened.reader.number == number:
                break
        expect(opened.reader.number == number, f"there is no way to page {number}")


def open_voices(opened):
    opened.reader.leave_panels()
    opened.reader.press("#contents")
    opened.page.wait(0.2)
    opened.reader.press("#voice-menu")
    opened.page.wait(0.2)


def press_named(opened, text):
    """Presses the button with a text in the panel of voices."""
    opened.page.ask(f"""[...document.querySelectorAll("#voice-acts button")]
      .find((button) => button.textContent.startsWith({json.dumps(text)})).id = "wanted"; 0""")
    opened.reader.press("#wanted")
    opened.page.wait(0.2)


def delete(opened):
    """Deletes a voice, which takes a grown-up."""
    page, reader = opened.page, opened.reader
    open_voices(opened)
    press_named(opened, "Delete this voice: Grandma")
    reader.pass_gate()
    expect(page.ask(ASKED) == "Delete it for good?", "a voice is deleted without a question")
    reader.press("#question .answers button")
    page.wait(0.3)
    expect(page.ask(RECORDINGS) == [], "a deleted voice is still there")
    expect(page.ask("bookplay.engine.options().voice") == "", "a deleted voice is still chosen")


def take_along(program, book, folder, opened, made):
    """Saves the voices to a file, with which the host plays the book and the page of another browser."""
    page, reader = opened.page, opened.reader
    saved = os.path.join(folder, f"{opened.name}-saved")
    os.makedirs(saved)
    page.save_files(saved)
    open_voices(opened)
    press_named(opened, "Save the voices")
    reader.pass_gate()
    for _ in range(50):
        page.wait(0.1)
        files = [name for name in os.listdir(saved) if name.endswith(".plist")]
        if files:
            break
    expect(files == ["Voiced.voices.plist"], f"the voices are saved as {files}")
    file = os.path.join(saved, files[0])
    here = run(program, "play", book, "--voices", file, "--option", "voice=Grandma", "--format", "jsonl").decode()
    end = next(json.loads(line) for line in here.splitlines() if '"sound.completed","item":"first"' in line)
    # The host adds up what the file says; browsers decode a little less.
    expect(abs(end["time"] - made[0]["milliseconds"] / 1000) < 0.3, f"the host plays {end}")
    bring_in(opened, book, folder, file, made)
    run(program, "export", book, "--voices", file, "-o", os.path.join(folder, "Brought.html"))
    read_brought(folder)


def bring_in(opened, book, folder, file, made):
    """Adds the voices of a file to a page that has none."""
    with Opened(opened.program, book, folder, "phone", before=EAR) as other:
        page, reader = other.page, other.reader
        reader.begin()
        reader.start()
        open_voices(other)
        give_file(page, file)
        page.wait_until(f"{RECORDINGS}.length === 2", 20)
        expect(page.ask(RECORDINGS) == made, "the file doesn't have the recordings as they were")
        other.picture("brought-in")
        reader.press("#whose button:nth-child(2)")
        reader.leave_panels()
        turn_away_and_back(other)
        expect(is_heard(page), "a recording of a file isn't heard")
        # Those that are there already are replaced only after a question.
        open_voices(other)
        give_file(page, file)
        page.wait_until(f"{ASKED} === 'Some of it is recorded already.'", 20)
        reader.press("#question .answers button")
        reader.leave_panels()


def give_file(page, file):
    node = page.send("Runtime.evaluate", {"expression": "document.getElementById('voice-file')"})["result"]["objectId"]
    page.send("DOM.setFileInputFiles", {"files": [os.path.abspath(file)], "objectId": node})


def read_brought(folder):
    """Hears the recordings that came with the page."""
    browser = Chromium()
    try:
        page = Page(browser, **SCREENS["desk"])
        page.prepare(EAR)
        page.open("file://" + os.path.abspath(os.path.join(folder, "Brought.html")))
        page.wait_until("window.bookplay !== undefined", 30)
        page.ask("bookplay.setOption('voice', 'Grandma'); 0")
        page.mouse("mousePressed", 640, 300)
        page.mouse("mouseReleased", 640, 300)
        page.wait_until("bookplay.isRunning", 5)
        page.ask("bookplay.open(1); 0")
        expect(is_heard(page), "a recording that came with the page isn't heard")
        expect(not page.troubles, "\n".join(page.troubles))
    finally:
        browser.close()


def check_refused(program, folder):
    """Checks what the page says if the microphone is refused, missing, or can't be had at all."""
    book = voiced(folder)
    export(program, book, folder)
    for error, told in [("NotAllowedError", "The microphone can’t be used here."),
                        ("NotFoundError", "No microphone was found.")]:
        # Headless, the browser has no microphone; a refusal comes from the browser itself.
        flags = MICROPHONE[:1] if error == "NotAllowedError" else []
        with Opened(program, book, folder, "desk", flags=flags) as opened:
            page, reader = opened.page, opened.reader
            setting = "denied" if error == "NotAllowedError" else "granted"
            page.browser.send("Browser.setPermission", {"permission": {"name": "microphone"}, "setting": setting})
            reader.begin()
            reader.start()
            page.ask("bookplay.setOption('recording', true); bookplay.setOption('voice', 'Ann'); 0")
            press_microphone(opened)
            page.wait_until(f"{ASKED} === {json.dumps(told)}", 10)
            opened.picture(error)
            reader.leave_panels()
            reason = "denied" if error == "NotAllowedError" else "missing"
            cancelled = f'"event":"recording.cancelled","item":"first","name":"Ann","reason":"{reason}"'
            trace = page.ask("bookplay.trace.join('')")
            expect(cancelled in trace, f"{error} isn't {reason} in the trace")
            compare(program, book, folder, f"{opened.name}-{reason}", page.ask(TAKEN))
    with Opened(program, book, folder, "desk", before="delete window.MediaRecorder") as opened:
        page, reader = opened.page, opened.reader
        reader.begin()
        reader.start()
        page.ask("bookplay.setOption('recording', true); 0")
        open_voices(opened)
        expect(page.ask("document.getElementById('voice-acts').textContent.includes('Record')") is False, "recording is offered in vain")
        reader.leave_panels()
        expect("record possible" not in page.ask("bookplay.engine.script()"), "the engine believes in a microphone")
    print("microphones that are refused, missing or impossible", flush=True)


def check_brief(program, folder):
    """Checks that a browser without a database keeps recordings for now, and says so."""
    book = voiced(folder)
    export(program, book, folder)
    with Opened(program, book, folder, "desk", flags=MICROPHONE,
                before=EAR + "; IDBFactory.prototype.open = () => { throw new Error(); }") as opened:
        page, reader = opened.page, opened.reader
        reader.begin()
        reader.start()
        page.ask("bookplay.setOption('recording', true); bookplay.setOption('voice', 'Ann'); bookplay.open(2); 0")
        page.wait(0.5)
        reader.settle()
        press_microphone(opened)
        record(opened, 1, 1)
        page.wait_until(f"{ASKED}.startsWith('This browser keeps recordings only')", 10)
        opened.picture("brief")
        reader.leave_panels()
        expect(page.ask(RECORDINGS)[0]["page"] == "second", "a page with a name isn't known by it")
        compare(program, book, folder, f"{opened.name}-brief", page.ask(TAKEN))
    print("a browser that keeps nothing: says so", flush=True)


def check_changed(program, folder):
    """Checks that the page says so if its words have changed since it was recorded, and still plays the recording."""
    book = voiced(folder)
    export(program, book, folder)
    with Opened(program, book, folder, "desk", flags=MICROPHONE, before=EAR) as opened:
        page, reader = opened.page, opened.reader
        reader.begin()
        reader.start()
        wish = "bookplay.setOption('recording', true); bookplay.setOption('voice', 'Ann'); bookplay.open(2); 0"
        label = "document.getElementById('speak').getAttribute('aria-label')"
        page.ask(wish)
        page.wait(0.5)
        reader.settle()
        press_microphone(opened)
        record(opened, 1, 1)
        expect(page.ask(label) == "Record my voice", "the text seems to be new")
        page.wait(0.5)
        export(program, voiced(folder, "Three hens eat."), folder)
        page.reload()
        reader.begin()
        reader.start()
        page.ask(wish)
        page.wait(0.5)
        reader.settle()
        expect(page.ask(label) == "Record my voice. The text is new.", f"the button says {page.ask(label)!r}")
        expect(is_heard(page), "a recording of other words isn't heard")
        opened.picture("changed")
    print("a text that is new: said, and the recording is heard", flush=True)


def check_report(program, folder):
    """Checks that a report repeats recordings, forwards and backwards."""
    book = voiced(folder)
    script, file = (os.path.join(folder, name) for name in ("recorded.play", "report.html"))
    with open(script, "w") as output:
        output.write("""record page 1 first 2s as Grandma
            option voice Grandma
            open 1
            wait 1s
            record begin second
            wait 1s
            record end 3s
            wait 6s
            record delete 1 first
            wait 1s
            record begin
            wait 1s
            record cancel denied
            wait 1s""")
    run(program, "report", book, "--script", script, "-o", file)
    browser = Chromium()
    try:
        page = Page(browser, **SCREENS["desk"])
        page.open("file://" + os.path.abspath(file))
        page.wait_until("window.report !== undefined && !!report.moment.replay", 30)
        page.ask("report.choose(document.querySelectorAll('#run option').length - 1); 0")
        first, second = ["first", 2000], ["second", 3000]
        for tick, recorded, kept in [(90, "second", [first]), (560, "first", [second]), (200, None, [first, second]),
                                     (30, None, [first]), (640, None, [second])]:
            found = page.ask(f"""(() => {{
              report.moment.replay.goTo({tick});
              const {{ recorded, recordings }} = report.moment.replay.engine.voices();
              return [recorded, recordings.map(({{ item, milliseconds }}) => [item, milliseconds])];
            }})()""")
            expect(found == [recorded, kept], f"at tick {tick}, the report has {found}")
        expect(not page.troubles, "\n".join(page.troubles))
    finally:
        browser.close()
    print("a report repeats recordings", flush=True)


CHECKS = [(functools.partial(check_kept, screen="desk"), "desk"),
          (functools.partial(check_kept, screen="phone"), "phone"), (check_refused, "refused"), (check_brief, "brief"),
          (check_changed, "changed"), (check_report, "report")]
