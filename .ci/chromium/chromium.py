"""Drives Debian's Chromium through its debugging pipe, using only Python's standard library."""

import base64
import json
import os
import select
import shutil
import subprocess
import tempfile
import time


class Trouble(Exception):
    """A failure to report."""


class Chromium:
    """A headless browser with a temporary profile."""

    def __init__(self, program="chromium", flags=()):
        self.profile = tempfile.mkdtemp(prefix="chromium-")
        to_read, to_write = os.pipe(), os.pipe()

        def connect():
            # The browser reads commands from 3 and writes answers to 4; duplicates come first, since the pipes may
            # use 3 or 4.
            inner, outer = os.dup(to_read[0]), os.dup(to_write[1])
            os.dup2(inner, 3)
            os.dup2(outer, 4)

        self.process = subprocess.Popen(
            [program, "--headless=new", "--no-sandbox", "--remote-debugging-pipe", f"--user-data-dir={self.profile}",
             "--no-first-run", "--disable-extensions", "--disable-background-networking", "--disable-sync",
             "--disable-component-update", "--disable-default-apps", "--mute-audio", "--hide-scrollbars",
             "--force-color-profile=srgb", "--disable-gpu", "--lang=en", *flags, "about:blank"],
            preexec_fn=connect, close_fds=False, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        os.close(to_read[0])
        os.close(to_write[1])
        self.input, self.output = to_read[1], to_write[0]
        self.buffer = b""
        self.number = 0
        self.pages = {}

    def close(self):
        self.process.terminate()
        try:
            self.process.wait(20)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        shutil.rmtree(self.profile, ignore_errors=True)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()

    def send(self, method, params=None, session=None, within=60):
        """Sends a command and waits for its answer; events received in the meantime go to their pages."""
        self.number += 1
        message = {"id": self.number, "method": method, "params": params or {}}
        if session:
            message["sessionId"] = session
        data = json.dumps(message).encode() + b"\0"
        while data:
            data = data[os.write(self.input, data):]
        number, end = self.number, time.monotonic() + within
        while True:
            answer = self.receive(end - time.monotonic())
            if answer is None:
                raise Trouble(f"the browser does not answer {method}")
            if answer.get("id") == number:
                if "error" in answer:
                    raise Trouble(f"{method}: {answer['error'].get('message')}")
                return answer["result"]

    def receive(self, seconds):
        """Returns the next message, or None if there is none in time."""
        end = time.monotonic() + max(0, seconds)
        while b"\0" not in self.buffer:
            ready, _, _ = select.select([self.output], [], [], max(0, end - time.monotonic()))
            if not ready:
                return None
            data = os.read(self.output, 1 << 20)
            if not data:
                raise Trouble("the browser has ended")
            self.buffer += data
        text, self.buffer = self.buffer.split(b"\0", 1)
        message = json.loads(text)
        page = self.pages.get(message.get("sessionId"))
        if page and "method" in message:
            page.hear(message["method"], message["params"])
        return message

    def listen(self, seconds):
        """Waits while handling events."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            self.receive(end - time.monotonic())

    def page(self, *size, **more):
        return Page(self, *size, **more)


class Page:
    """A page in the browser, with the errors that occurred on it."""

    def __init__(self, browser, width, height, scale=1, touch=False, context=None):
        self.browser = browser
        self.troubles = []
        self.requests = []
        self.loads = 0
        self.is_held = False
        where = {"browserContextId": context} if context else {}
        self.target = browser.send("Target.createTarget", {"url": "about:blank", **where})["targetId"]
        attached = browser.send("Target.attachToTarget", {"targetId": self.target, "flatten": True})
        self.session = attached["sessionId"]
        browser.pages[self.session] = self
        for domain in ["Page", "Runtime", "Log", "Network"]:
            self.send(f"{domain}.enable")
        self.send("Emulation.setDeviceMetricsOverride",
                  {"width": width, "height": height, "deviceScaleFactor": scale, "mobile": touch})
        if touch:
            self.send("Emulation.setTouchEmulationEnabled", {"enabled": True, "maxTouchPoints": 5})

    def send(self, method, params=None, within=60):
        return self.browser.send(method, params, self.session, within)

    def hear(self, method, params):
        if method == "Runtime.exceptionThrown":
            details = params["exceptionDetails"]
            text = details.get("exception", {}).get("description") or details["text"]
            self.troubles.append(f"exception: {text}")
        elif method == "Runtime.consoleAPICalled" and params["type"] in ("error", "warning", "assert"):
            self.troubles.append(f"console: {[part.get('value', part.get('description')) for part in params['args']]}")
        elif method == "Log.entryAdded" and params["entry"]["level"] in ("error", "warning"):
            self.troubles.append(f"log: {params['entry']['text']}")
        elif method == "Page.loadEventFired":
            self.loads += 1
        elif method == "Page.javascriptDialogOpening":
            self.troubles.append(f"dialog: {params['message']}")
            self.browser.number += 1
        elif method == "Network.requestWillBeSent":
            self.requests.append(params["request"]["url"])

    def open(self, address):
        self.send("Page.navigate", {"url": address})
        self.wait_until("document.readyState === 'complete'", 60)

    def reload(self):
        # The old page stays for a moment, and would answer as if it were the new one.
        loads, end = self.loads, time.monotonic() + 60
        self.send("Page.reload")
        while self.loads == loads:
            if time.monotonic() > end:
                raise Trouble("the page is not loaded again within 60 s")
            self.browser.listen(0.02)

    def prepare(self, script):
        """Adds a script that runs before those of each page."""
        self.send("Page.addScriptToEvaluateOnNewDocument", {"source": script})

    def save_files(self, folder):
        """Allows downloads into a folder."""
        self.browser.send("Browser.setDownloadBehavior", {"behavior": "allow", "downloadPath": os.path.abspath(folder)})

    def reduce_motion(self):
        self.send("Emulation.setEmulatedMedia", {"features": [{"name": "prefers-reduced-motion", "value": "reduce"}]})

    def ask(self, expression, within=60):
        """Returns the value of an expression in the page."""
        answer = self.send("Runtime.evaluate", {
            "expression": expression, "returnByValue": True, "awaitPromise": True}, within)
        if "exceptionDetails" in answer:
            details = answer["exceptionDetails"]
            raise Trouble(f"{expression}: {details.get('exception', {}).get('description') or details['text']}")
        return answer["result"].get("value")

    def wait_until(self, expression, seconds):
        end = time.monotonic() + seconds
        while not self.ask(expression):
            if time.monotonic() > end:
                raise Trouble(f"never came true within {seconds} s: {expression}")
            self.browser.listen(0.02)

    def wait(self, seconds):
        self.browser.listen(seconds)

    def touch(self, kind, *points, at=None):
        """Sends a touch event, of a time if one is given; each point consists of x, y and the finger's number."""
        self.send("Input.dispatchTouchEvent", {
            "type": kind, "touchPoints": [{"x": x, "y": y, "id": number} for x, y, number in points],
            **({} if at is None else {"timestamp": at})})

    def mouse(self, kind, x, y):
        # Without the button that is held, a movement would end what the page has captured.
        is_held = kind == "mousePressed" or (kind == "mouseMoved" and self.is_held)
        is_named = is_held or kind == "mouseReleased"
        self.is_held = is_held
        self.send("Input.dispatchMouseEvent", {
            "type": kind, "x": x, "y": y, "button": "left" if is_named else "none", "buttons": int(is_held),
            "clickCount": 1})

    def key(self, name, code=None, text=None):
        for kind in ["keyDown", "keyUp"]:
            params = {"type": kind, "key": name, "code": code or name}
            numbers = {"Enter": 13, "Tab": 9, "Escape": 27, "ArrowRight": 39, "ArrowLeft": 37, " ": 32, "Home": 36,
                       "End": 35}
            if name in numbers:
                params["windowsVirtualKeyCode"] = numbers[name]
            if kind == "keyDown" and (text or name == "Enter"):
                params["text"] = text or "\r"
            self.send("Input.dispatchKeyEvent", params)

    def picture(self, path):
        data = self.send("Page.captureScreenshot", {"format": "png"})["data"]
        with open(path, "wb") as file:
            file.write(base64.b64decode(data))

    def close(self):
        self.browser.send("Target.closeTarget", {"targetId": self.target})
        self.browser.pages.pop(self.session, None)
