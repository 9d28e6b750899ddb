"""Drives Firefox through WebDriver BiDi, which it speaks itself, using only Python's standard library."""

import base64
import json
import os
import select
import shutil
import socket
import subprocess
import tempfile
import time

from acting import ActingPage, move, pointer
from chromium import Trouble

# No welcome, no searches for updates, and sounds and scripts as in a browser that is used.
PREFERENCES = {
    "app.update.disabledForTesting": True, "browser.aboutwelcome.enabled": False,
    "browser.shell.checkDefaultBrowser": False, "browser.startup.homepage_override.mstone": "ignore",
    "datareporting.policy.dataSubmissionEnabled": False,
    "dom.max_script_run_time": 0, "gfx.color_management.mode": 0, "media.volume_scale": "0.0",
    "network.captive-portal-service.enabled": False, "network.connectivity-service.enabled": False,
    "remote.active-protocols": 1, "toolkit.cosmeticAnimations.enabled": False,
}


class Socket:
    """The client's end of a WebSocket that sends and receives texts."""

    def __init__(self, port, path):
        self.socket = socket.create_connection(("127.0.0.1", port), 20)
        self.socket.sendall((
            f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            "Sec-WebSocket-Key: Ym9va2tpdGJvb2traXRibw==\r\nSec-WebSocket-Version: 13\r\n\r\n").encode())
        self.buffer = b""
        while b"\r\n\r\n" not in self.buffer:
            self.fill(20)
        answer, self.buffer = self.buffer.split(b"\r\n\r\n", 1)
        if b" 101 " not in answer.split(b"\r\n")[0]:
            raise Trouble(f"no WebSocket: {answer[:200]}")

    def fill(self, seconds):
        """Reads what has come; returns False if nothing came in time."""
        if not select.select([self.socket], [], [], max(0, seconds))[0]:
            return False
        data = self.socket.recv(1 << 20)
        if not data:
            raise Trouble("the browser has ended")
        self.buffer += data
        return True

    def send(self, text):
        data = text.encode()
        size = len(data)
        head = bytes([0x80 | size]) if size < 126 else b"\xfe" + size.to_bytes(2, "big") if size < 1 << 16 \
            else b"\xff" + size.to_bytes(8, "big")
        # Clients have to mask what they send. Firefox refuses zeros; these leave most letters readable.
        masked = bytearray(data)
        masked[3::4] = bytes(byte ^ 1 for byte in data[3::4])
        self.socket.sendall(b"\x81" + head + b"\0\0\0\1" + masked)

    def receive(self, seconds):
        """Returns the next text, or None if there is none in time."""
        end, text = time.monotonic() + max(0, seconds), b""
        while True:
            frame = self.frame()
            if frame is None:
                if not self.fill(end - time.monotonic()):
                    return None
                continue
            first, data = frame
            if first & 15 in (0, 1):
                text += data
                if first & 0x80:
                    return text.decode()

    def frame(self):
        """Takes the next frame off the buffer, if it's whole."""
        buffer = self.buffer
        if len(buffer) < 2:
            return None
        size, start = buffer[1] & 127, 2
        if size > 125:
            start = 4 if size == 126 else 10
            size = int.from_bytes(buffer[2:start], "big")
        if len(buffer) < start + size:
            return None
        self.buffer = buffer[start + size:]
        return buffer[0], buffer[start:start + size]


class Firefox:
    """A headless browser with a temporary profile."""

    def __init__(self, flags=(), program="firefox-esr"):
        self.profile = tempfile.mkdtemp(prefix="firefox-")
        with open(os.path.join(self.profile, "user.js"), "w") as file:
            file.writelines(
                f"user_pref({json.dumps(name)}, {json.dumps(value)});\n" for name, value in PREFERENCES.items())
        self.process = subprocess.Popen(
            [program, "--headless", "--no-remote", "--profile", self.profile, "--remote-debugging-port", "0", *flags],
            env={**os.environ, "HOME": self.profile, "MOZ_HEADLESS_WIDTH": "2600", "MOZ_HEADLESS_HEIGHT": "1400"},
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        self.number, self.pages = 0, {}
        try:
            self.socket = Socket(self.port(), "/session")
            capabilities = self.send("session.new", {"capabilities": {}})["capabilities"]
            self.version = f"Firefox {capabilities['browserVersion']}"
            self.send("session.subscribe", {"events": ["log.entryAdded", "network.beforeRequestSent"]})
        except BaseException:
            self.close()
            raise

    def port(self):
        """Returns the port at which the browser listens, once it does."""
        path, end = os.path.join(self.profile, "WebDriverBiDiServer.json"), time.monotonic() + 60
        while time.monotonic() < end and self.process.poll() is None:
            try:
                with open(path) as file:
                    return json.load(file)["ws_port"]
            except (OSError, ValueError):
                time.sleep(0.1)
        raise Trouble("Firefox doesn't listen")

    def close(self):
        self.process.terminate()
        try:
            self.process.wait(20)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        shutil.rmtree(self.profile, ignore_errors=True)

    def send(self, method, params=None, within=60):
        """Sends a command and waits for its answer; events received in the meantime go to their pages."""
        self.number += 1
        number, end = self.number, time.monotonic() + within
        self.socket.send(json.dumps({"id": number, "method": method, "params": params or {}}))
        while True:
            answer = self.receive(end - time.monotonic())
            if answer is None:
                raise Trouble(f"the browser does not answer {method}")
            if answer.get("id") == number:
                if answer["type"] == "error":
                    raise Trouble(f"{method}: {answer['message']}")
                return answer["result"]

    def receive(self, seconds):
        """Returns the next message, or None if there is none in time."""
        text = self.socket.receive(seconds)
        if text is None:
            return None
        message = json.loads(text)
        if message["type"] == "event":
            params = message["params"]
            context = params.get("context") or params.get("source", {}).get("context")
            if context in self.pages:
                self.pages[context].hear(message["method"], params)
        return message

    def listen(self, seconds):
        """Waits while handling events."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            self.receive(end - time.monotonic())

    def page(self, width, height, scale=1, touch=False):
        return FirefoxPage(self, width, height, scale, touch)


class FirefoxPage(ActingPage):
    """A page in Firefox, with the errors that occurred on it."""

    def __init__(self, browser, width, height, scale, touch):
        super().__init__(browser, touch)
        self.troubles = []
        self.context = browser.send("browsingContext.create", {"type": "tab"})["context"]
        browser.pages[self.context] = self
        self.send("browsingContext.setViewport",
                  {"viewport": {"width": width, "height": height}, "devicePixelRatio": scale})

    def send(self, method, params=None, within=60):
        return self.browser.send(method, {"context": self.context, **(params or {})}, within)

    def hear(self, method, params):
        if method == "network.beforeRequestSent":
            self.requests.append(params["request"]["url"])
        elif params["level"] in ("error", "warn"):
            self.troubles.append(f"{params['type']}: {params['text']}")

    def open(self, address):
        self.send("browsingContext.navigate", {"url": address, "wait": "complete"})

    def reload(self):
        self.send("browsingContext.reload", {"wait": "complete"})

    def prepare(self, script):
        self.browser.send("script.addPreloadScript", {
            "functionDeclaration": f"() => {{ {script} }}", "contexts": [self.context]})

    def ask(self, expression, within=60):
        answer = self.browser.send("script.evaluate", {
            "expression": expression, "target": {"context": self.context}, "awaitPromise": True}, within)
        if answer["type"] == "exception":
            raise Trouble(f"{expression}: {answer['exceptionDetails']['text']}")
        return plain(answer["result"])

    # Input

    def act(self, *sources):
        self.send("input.performActions", {"actions": list(sources)})

    def touch(self, kind, *points, at=None):
        """Sends what changes about the fingers; they can't be cancelled, so they are lifted instead."""
        now = self.fingers_after(kind, points)
        sources = []
        for number, place in now.items():
            steps = [] if self.fingers.get(number) == place else [move(*place)]
            if number not in self.fingers:
                steps.append({"type": "pointerDown", "button": 0})
            sources.append(pointer(f"finger{number}", "touch", *steps))
        for number in self.fingers.keys() - now.keys():
            sources.append(pointer(f"finger{number}", "touch", {"type": "pointerUp", "button": 0}))
        self.fingers = now
        self.act(*sources)

    def picture(self, path):
        data = self.send("browsingContext.captureScreenshot")["data"]
        with open(path, "wb") as file:
            file.write(base64.b64decode(data))

    def close(self):
        self.send("browsingContext.close")
        self.browser.pages.pop(self.context, None)


def plain(value):
    """Returns a value of a script as JSON would have it."""
    kind, content = value["type"], value.get("value")
    if kind == "array":
        return [plain(item) for item in content]
    if kind == "object":
        return {name: plain(item) for name, item in content}
    return float(content.replace("Infinity", "inf")) if kind == "number" and isinstance(content, str) else content
