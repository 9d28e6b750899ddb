"""Drives WebKitGTK's MiniBrowser through WebDriver, using only Python's standard library."""

import base64
import json
import os
import shutil
import socket
import subprocess
import tempfile
import time
import urllib.error
import urllib.request

from acting import ActingPage
from chromium import Trouble

BROWSER = "/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser"

# The driver knows no fingers, so touches are made by a script, as the events that the page would get of them.
FINGERS = """window.finger = (kind, x, y, number) => {
  const target = document.elementFromPoint(x, y) || document.body;
  const more = { bubbles: true, cancelable: true, composed: true, clientX: x, clientY: y };
  target.dispatchEvent(new PointerEvent(kind, {
    ...more, pointerId: 100 + number, pointerType: "touch", isPrimary: number === 0, button: 0, buttons: 1 }));
  if (kind === "pointerdown") window.finger.touched = target;
  // Only a trusted touch becomes a click.
  if (kind === "pointerup" && target === window.finger.touched) target.dispatchEvent(new MouseEvent("click", more));
}; 0"""

# The driver doesn't tell what is in the console.
CONSOLE = """window.told = [];
for (const level of ["error", "warn"]) console[level] = (...told) => window.told.push(`${level}: ${told}`);
for (const kind of ["error", "unhandledrejection", "securitypolicyviolation"]) addEventListener(kind, (event) => (
  window.told.push(`${kind}: ${event.message || event.reason || event.violatedDirective}`))); 0"""


class WebKit:
    """A browser on a display of its own, with a temporary profile."""

    def __init__(self, flags=(), program="WebKitWebDriver"):
        self.home = tempfile.mkdtemp(prefix="webkit-")
        self.session = None
        self.display, self.environment = display(self.home)
        self.port = free_port()
        self.process = subprocess.Popen([program, f"--port={self.port}"], env=self.environment,
                                        stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        try:
            self.begin(flags)
        except BaseException:
            self.close()
            raise

    def begin(self, flags):
        options = {"binary": BROWSER, "args": ["--automation", *flags]}
        wanted = {"capabilities": {"alwaysMatch": {"webkitgtk:browserOptions": options}}}
        for attempt in range(100):
            try:
                answer = self.call("POST", "/session", wanted)
                break
            except urllib.error.URLError:
                time.sleep(0.1)
        else:
            raise Trouble("WebKitWebDriver doesn't listen")
        self.session = answer["sessionId"]
        self.version = f"{answer['capabilities']['browserName']} {answer['capabilities']['browserVersion']}"

    def close(self):
        try:
            if self.session:
                self.call("DELETE", f"/session/{self.session}")
        except (Trouble, OSError):
            pass
        for process in (self.process, self.display):
            process.terminate()
            process.wait(20)
        shutil.rmtree(self.home, ignore_errors=True)

    def call(self, method, path, content=None, within=60):
        data = None if content is None else json.dumps(content).encode()
        request = urllib.request.Request(
            f"http://127.0.0.1:{self.port}{path}", data, {"Content-Type": "application/json"}, method=method)
        try:
            with urllib.request.urlopen(request, timeout=within) as answer:
                return json.load(answer)["value"]
        except urllib.error.HTTPError as error:
            told = json.load(error)["value"]
            raise Trouble(f"{path}: {told['error']}: {told['message']}") from None

    def send(self, path, content=None, method=None, within=60):
        method = method or ("GET" if content is None else "POST")
        return self.call(method, f"/session/{self.session}/{path}", content, within)

    def listen(self, seconds):
        time.sleep(seconds)

    def page(self, width, height, scale=1, touch=False):
        return WebKitPage(self, width, height, touch)


class WebKitPage(ActingPage):
    """The one page of the browser, with the messages of its console."""

    def __init__(self, browser, width, height, touch):
        super().__init__(browser, touch)
        for attempt in range(3):
            # The window has a bar above the page.
            own, rect = self.ask("[innerWidth, innerHeight]"), browser.send("window/rect")
            browser.send("window/rect", {
                "width": rect["width"] + width - own[0], "height": rect["height"] + height - own[1]})
            if self.ask("[innerWidth, innerHeight]") == [width, height]:
                return
            time.sleep(0.3)
        raise Trouble(f"the page is {self.ask('[innerWidth, innerHeight]')}, not {width} x {height}")

    @property
    def troubles(self):
        return self.ask("window.told || []")

    def open(self, address):
        self.browser.send("url", {"url": address})
        self.wait_until("document.readyState === 'complete'", 60)
        self.ask(CONSOLE)
        self.ask(FINGERS)
        self.was_touched = False

    def reload(self):
        self.browser.send("refresh", {})
        self.open(self.browser.send("url"))

    def ask(self, expression, within=60):
        # What ends with a number that nobody asks about consists of statements.
        statements = expression.removesuffix("; 0")
        script = f"{statements}; return 0" if statements != expression else f"return await ({expression})"
        answer = self.browser.send("execute/async", within=within, content={"args": [], "script": f"""
          const answer = arguments[arguments.length - 1];
          (async () => {{ {script} }})().then(
            (value) => answer({{ value }}), (error) => answer({{ error: String(error) }}));
        """})
        if "error" in answer:
            raise Trouble(f"{expression}: {answer['error']}")
        return answer.get("value")

    # Input

    def act(self, *sources):
        self.browser.send("actions", {"actions": list(sources)})

    def touch(self, kind, *points, at=None):
        """Makes the events of what changes about the fingers. The mouse makes the first touch, which lets sounds begin."""
        if not self.was_touched:
            if points:
                self.place = points[0][:2]
                self.mouse("mousePressed", *self.place)
            else:
                self.was_touched = True
                self.mouse("mouseReleased", *self.place)
            return
        now = self.fingers_after(kind, points)
        for number, place in now.items():
            if self.fingers.get(number) != place:
                self.finger("pointermove" if number in self.fingers else "pointerdown", *place, number)
        for number in self.fingers.keys() - now.keys():
            self.finger("pointercancel" if kind == "touchCancel" else "pointerup", *self.fingers[number], number)
        self.fingers = now

    def finger(self, kind, x, y, number):
        self.ask(f"finger({json.dumps(kind)}, {x}, {y}, {number}); 0")

    def picture(self, path):
        with open(path, "wb") as file:
            file.write(base64.b64decode(self.browser.send("screenshot")))

    def close(self):
        pass


def display(home):
    """Starts a display, and returns it with the environment of programs that are shown on it."""
    known, told = os.pipe()
    process = subprocess.Popen(
        ["Xvfb", "-displayfd", str(told), "-screen", "0", "2800x1600x24", "-nolisten", "tcp"],
        pass_fds=[told], stderr=subprocess.DEVNULL)
    os.close(told)
    # It says which number it has taken.
    with os.fdopen(known) as file:
        number = file.readline().strip()
    return process, {**os.environ, "DISPLAY": f":{number}", "HOME": home, "LIBGL_ALWAYS_SOFTWARE": "1",
                     "GDK_BACKEND": "x11", "NO_AT_BRIDGE": "1"}


def console(address, seconds=8):
    """Opens a page without a driver, and returns what is in the console then."""
    with tempfile.TemporaryDirectory(prefix="webkit-") as home:
        shown, environment = display(home)
        with open(os.path.join(home, "told"), "w+b") as file:
            browser = subprocess.Popen([BROWSER, "--enable-write-console-messages-to-stdout=true", address],
                                       env=environment, stdout=file, stderr=subprocess.DEVNULL)
            time.sleep(seconds)
            for process in (browser, shown):
                process.terminate()
                process.wait(20)
            file.seek(0)
            return [line for line in file.read().decode(errors="replace").splitlines() if "CONSOLE" in line]


def free_port():
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return one.getsockname()[1]
