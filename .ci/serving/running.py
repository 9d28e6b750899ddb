"""Runs the program while files change, and hears what it prints."""

import contextlib
import os
import shutil
import signal
import subprocess
import tempfile
import threading
import time

# A job in the background is started with this signal ignored, and so would be all that it starts.
signal.signal(signal.SIGINT, signal.default_int_handler)

PAGE = """{
  pages = (
    { name = first; elements = (
        { type = text; name = words; text = "Good night"; x = 10; y = 10; width = 300; height = 40; }
    ); },
    { name = second; elements = (); }
  );
}
"""


class Trouble(Exception):
    """A failure to report."""


class Stream:
    """Everything that a process has printed to one of its streams."""

    def __init__(self, pipe):
        self.text = ""
        self.changed = threading.Condition()
        self.is_open = True
        threading.Thread(target=self.follow, args=(pipe,), daemon=True).start()

    def follow(self, pipe):
        while data := os.read(pipe.fileno(), 1 << 16):
            with self.changed:
                self.text += data.decode()
                self.changed.notify_all()
        with self.changed:
            self.is_open = False
            self.changed.notify_all()

    def wait_for(self, end, within=20):
        """Waits until the text ends so, and returns it all; the next wait begins with an empty text."""
        with self.changed:
            if not self.changed.wait_for(lambda: self.text.endswith(end), within):
                raise Trouble(f"after {within} s there is no {end!r}, but {self.text!r}")
            text, self.text = self.text, ""
            return text


class Running:
    """A program that runs until it is told to end."""

    def __init__(self, *command, folder):
        self.process = subprocess.Popen(
            command, cwd=folder, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.PIPE,
            env={**os.environ, "CI": "true"})
        self.output, self.errors = Stream(self.process.stdout), Stream(self.process.stderr)

    def end(self, number=signal.SIGINT):
        """Sends a signal, and returns the exit status."""
        self.process.send_signal(number)
        return self.process.wait(20)

    def kill(self):
        if self.process.poll() is None:
            self.process.kill()
        self.process.wait()


@contextlib.contextmanager
def running(*command, folder):
    program = Running(*command, folder=folder)
    try:
        yield program
    finally:
        program.kill()


@contextlib.contextmanager
def book_folder():
    """A new folder with a small book in `Moon`."""
    folder = tempfile.mkdtemp(prefix="bookplay-")
    try:
        os.mkdir(os.path.join(folder, "Moon"))
        write(folder, "Moon/book.plist", PAGE)
        yield folder
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def write(folder, name, text):
    """Writes a file in place, as simple editors do."""
    with open(os.path.join(folder, name), "w", newline="") as file:
        file.write(text)


def save(folder, name, text):
    """Saves a file as most editors do: a new file takes the place of the old one."""
    path = os.path.join(folder, name)
    write(folder, name + ".tmp", text)
    os.replace(path + ".tmp", path)


def wait_until(is_true, what, within=20):
    end = time.monotonic() + within
    while not is_true():
        if time.monotonic() > end:
            raise Trouble(f"{what}: not within {within} s")
        time.sleep(0.02)


def check(value, expected, what):
    if value != expected:
        raise Trouble(f"{what}: {value!r}, and not {expected!r}")
