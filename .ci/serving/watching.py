"""Tries `--watch` of all commands that have it."""

import os
import shutil
import signal
import subprocess
import sys
import time

from running import PAGE, Trouble, book_folder, check, running, save, write

program = sys.argv[1]
ways = [[], ["--poll", "100ms"]]
broken = PAGE.replace("pages", "pages = ; x")
good = PAGE.replace("Good night", "Good morning")
TWEEN = "tweens = ( { properties = { x = 50; }; duration = 1; } );"


def waiting(count):
    return f"== watching {count} file{'s' if count != 1 else ''}; Ctrl+C ends\n"


def begin(run, count, before=""):
    """Waits until a run has printed `before` and watches so many files."""
    notice = run.errors.wait_for(waiting(count))
    lines = [line for line in notice.splitlines() if not line.startswith("bookplay: watching by looking every")]
    check("\n".join(lines) + "\n", before + waiting(count), "what is printed first")


def validates(way):
    with book_folder() as folder, running(program, "validate", "Moon", "--watch", *way, folder=folder) as run:
        begin(run, 1, "== good\n")
        # Every way of saving is one change, and the same text again is none.
        save(folder, "Moon/book.plist", good)
        check(run.errors.wait_for("== good\n"), "== 2: Moon/book.plist changed\n== good\n", "saved by renaming")
        os.utime(os.path.join(folder, "Moon/book.plist"))
        write(folder, "Moon/book.plist", good)
        write(folder, "Moon/.book.plist.swp", "x")
        write(folder, "Moon/book.plist~", "x")
        write(folder, "Moon/4913", "x")
        time.sleep(1)
        write(folder, "Moon/book.plist", PAGE)
        check(run.errors.wait_for("== good\n"), "== 3: Moon/book.plist changed\n== good\n", "written in place")
        # Saved as vim does with a backup: the file is away for a moment.
        os.rename(os.path.join(folder, "Moon/book.plist"), os.path.join(folder, "Moon/book.plist~"))
        time.sleep(0.15)
        write(folder, "Moon/book.plist", good)
        check(run.errors.wait_for("== good\n"), "== 4: Moon/book.plist changed\n== good\n", "away for a moment")
        # An error, its repair, and the status.
        save(folder, "Moon/book.plist", good.replace("text = ", "txet = "))
        run.output.wait_for("in 1 book\n")
        check(run.errors.wait_for("changed\n"), "== 5: Moon/book.plist changed\n", "a mistake")
        save(folder, "Moon/book.plist", broken)
        run.output.wait_for("in 1 book\n")
        check(run.errors.wait_for("changed\n"), "== 6: Moon/book.plist changed\n", "a malformed book")
        check(run.end(), 1, "the status of a book with errors")


def repairs(way):
    """A book that is malformed from the beginning, and many changes at once."""
    with book_folder() as folder:
        write(folder, "Moon/book.plist", broken)
        with running(program, "validate", "Moon", "--watch", *way, folder=folder) as run:
            begin(run, 1)
            run.output.wait_for("in 1 book\n")
            save(folder, "Moon/book.plist", PAGE)
            check(run.errors.wait_for("== good\n"), "== 2: Moon/book.plist changed\n== good\n", "the repair")
            os.mkdir(os.path.join(folder, "Moon/more"))
            for number in range(3):
                write(folder, f"Moon/more/{number}.play", "wait 1s\n")
            save(folder, "Moon/book.plist", good)
            first = run.errors.wait_for("== good\n")
            check(first, "== 3: Moon/book.plist changed, and 3 more\n== good\n", "many changes at once")
            check(run.end(signal.SIGTERM), 0, "the status of a good book")


def several(way):
    """Of several books, only the changed one is checked again, and the status is of all."""
    with book_folder() as folder:
        os.mkdir(os.path.join(folder, "Sun"))
        write(folder, "Sun/book.plist", broken)
        with running(program, "validate", "Moon", "Sun", "--watch", *way, folder=folder) as run:
            begin(run, 2)
            run.output.wait_for("in 2 books\n")
            save(folder, "Moon/book.plist", good)
            check(run.errors.wait_for("== good\n"), "== 2: Moon/book.plist changed\n== good\n", "one of two books")
            check(run.end(), 1, "the status while another book has errors")


def vanishes(way):
    """A folder that goes, and comes back."""
    with book_folder() as folder, running(program, "validate", "Moon", "--watch", *way, folder=folder) as run:
        begin(run, 1, "== good\n")
        shutil.rmtree(os.path.join(folder, "Moon"))
        run.errors.wait_for("No such file or directory\n")
        os.mkdir(os.path.join(folder, "Moon"))
        save(folder, "Moon/book.plist", PAGE)
        check(run.errors.wait_for("== good\n"), "== 3: Moon/book.plist appeared\n== good\n", "a folder that is back")
        check(run.end(), 0, "the status")


def tests(way):
    with book_folder() as folder:
        write(folder, "Moon/one.play", "open 1\nwait 1s\nexpect page 1\n")
        write(folder, "Moon/two.play", "open 2\nwait 1s\nexpect page 2\n")
        with running(program, "test", "Moon", "--watch", *way, folder=folder) as run:
            run.output.wait_for("2 scripts: 2 passed\n")
            begin(run, 3)
            write(folder, "Moon/two.play", "open 2\nwait 1s\nexpect page 1\n")
            run.output.wait_for("1 of 2 scripts again: 1 failed\n")
            check(run.errors.wait_for("changed\n"), "== 2: Moon/two.play changed\n", "a changed script")
            save(folder, "Moon/book.plist", good)
            text = run.output.wait_for("2 of 2 scripts again: 1 passed, 1 failed\n")
            check(text.index("two.play") >= 0, True, "what has failed")
            run.errors.wait_for("changed\n")
            write(folder, "Moon/three.play", "open 1\nwait 1s\n")
            run.output.wait_for("1 of 3 scripts again: 1 passed\n")
            check(run.errors.wait_for("appeared\n"), "== 4: Moon/three.play appeared\n", "a new script")
            os.remove(os.path.join(folder, "Moon/two.play"))
            check(run.errors.wait_for("== good\n"), "== 5: Moon/two.play is gone\n== good\n", "a script that is gone")
            check(run.end(), 0, "the status without the script that failed")


def plays(way):
    with book_folder() as folder, running(program, "play", "Moon", "--watch", *way, folder=folder) as run:
        begin(run, 1)
        # The streams are heard one after the other.
        time.sleep(0.3)
        first = run.output.wait_for("\n")
        check("page.entered" in first, True, "the events of the first run")
        save(folder, "Moon/book.plist", good)
        end = f"== the same {first.count(chr(10))} events\n"
        check(run.errors.wait_for(end), "== 2: Moon/book.plist changed\n" + end, "the same events")
        save(folder, "Moon/book.plist", good.replace("y = 10;", f"y = 10; {TWEEN}"))
        check(run.errors.wait_for("changed\n"), "== 3: Moon/book.plist changed\n", "other events")
        run.output.wait_for("\n")
        check(run.end(), 0, "the status")


def interrupts(way):
    """A run in real time is broken off by a change."""
    with book_folder() as folder:
        command = [program, "play", "Moon", "--until", "60s", "--rate", "1", "--watch", *way]
        with running(*command, folder=folder) as run:
            run.output.wait_for("\n")
            start = time.monotonic()
            time.sleep(0.5)
            save(folder, "Moon/book.plist", good)
            run.errors.wait_for("== 2: Moon/book.plist changed\n")
            check(time.monotonic() - start < 10, True, "a run that is broken off at once")
            check(run.end(), 0, "the status")


def writes(way):
    """Reports and exports are written anew, whole or not at all, and don't count as changes themselves."""
    for name in ["export", "report"]:
        with book_folder() as folder:
            command = [program, name, "Moon", "-o", "Moon/book.html", "--watch", *way]
            with running(*command, folder=folder) as run:
                run.errors.wait_for(waiting(1))
                page = os.path.join(folder, "Moon/book.html")
                with open(page, "rb") as file:
                    old = file.read()
                save(folder, "Moon/book.plist", good)
                run.errors.wait_for("== good\n" if name == "report" else "changed\n")
                for _ in range(500):
                    with open(page, "rb") as file:
                        new = file.read()
                    check(new.endswith(b"</html>\n"), True, f"{name}: a whole file")
                    if new != old:
                        break
                    time.sleep(0.02)
                check(new != old, True, f"{name}: a new file")
                time.sleep(1)
                check(run.errors.text, "", f"{name}: nothing follows from the file itself")
                check(run.end(), 0, "the status")


def refuses():
    refused = [
        (["validate", "-"], "names no file"), (["validate", "Moon", "--fix"], "a fix"),
        (["validate", "Moon", "--format", "json"], "a document"), (["export", "Moon"], "no output"),
        (["report", "Moon"], "no output"), (["validate", "Sun"], "no book"), (["play", "Sun"], "no book"),
        (["test", "Moon", "--update"], "an update"), (["test", "Moon", "--list"], "a list"),
        (["play", "Moon", "--interactive"], "commands that are typed"),
        (["validate", "Moon", "--poll", "0s"], "no time between two looks"),
    ]
    with book_folder() as folder:
        for words, what in refused:
            with running(program, *words, "--watch", folder=folder) as run:
                check(run.process.wait(20), 2, what)
        for way in (["--poll", "1s"], ["--poll"]):
            with running(program, "validate", "Moon", *way, folder=folder) as run:
                check(run.process.wait(20), 2, "`--poll` without `--watch`")


def closes():
    """The program ends when nobody reads its output any longer, and not at the end of its input."""
    with book_folder() as folder:
        reader, writer = os.pipe()
        process = subprocess.Popen([program, "validate", "Moon", "--watch"], cwd=folder, stdin=subprocess.DEVNULL,
                                   stdout=writer, stderr=subprocess.DEVNULL)
        os.close(writer)
        time.sleep(1)
        check(process.poll(), None, "it goes on without input")
        os.close(reader)
        check(process.wait(20), 0, "the status after the output was closed")


def measures():
    """Prints the time from a saved file to the line that reports it."""
    with book_folder() as folder, running(program, "validate", "Moon", "--watch", folder=folder) as run:
        run.errors.wait_for(waiting(1))
        times = []
        for number in range(20):
            text = PAGE.replace("Good night", f"Good night {number}")
            start = time.monotonic()
            save(folder, "Moon/book.plist", text)
            run.errors.wait_for("== good\n")
            times.append(time.monotonic() - start)
            time.sleep(0.05)
        times.sort()
        print(f"from a saved file to the end of the next run: {times[10] * 1000:.0f} ms (median of 20)")


try:
    for way in ways:
        for trial in [validates, repairs, several, vanishes, tests, plays, interrupts, writes]:
            try:
                trial(way)
            except Trouble as trouble:
                raise Trouble(f"{trial.__name__} {' '.join(way)}: {trouble}") from None
    refuses()
    closes()
    measures()
except Trouble as trouble:
    sys.exit(f"watch: {trouble}")
print("watching: all is printed as it should be")
