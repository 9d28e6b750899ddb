"""Talks to a server byte by byte."""

import re
import socket
import time

from running import Trouble

COMMON = {
    "cache-control": "no-store", "x-content-type-options": "nosniff", "referrer-policy": "no-referrer",
    "cross-origin-resource-policy": "same-origin", "x-frame-options": "SAMEORIGIN",
}


class Answer:
    """A whole answer, with its headers in lower case."""

    def __init__(self, status, headers, body):
        self.status, self.headers, self.body = status, headers, body


class Connection:
    """A connection to a server."""

    def __init__(self, address, within=20):
        self.socket = socket.create_connection(address, timeout=within)
        self.received = b""

    def send(self, data):
        try:
            self.socket.sendall(data.encode() if isinstance(data, str) else data)
        except (BrokenPipeError, ConnectionResetError):
            # The server may have refused already; what it has said about that can still be read.
            pass

    def receive(self):
        """Returns whether more has arrived, or the connection has ended."""
        try:
            data = self.socket.recv(1 << 16)
        except ConnectionResetError:
            data = b""
        self.received += data
        return data != b""

    def until(self, mark):
        while mark not in self.received:
            if not self.receive():
                raise Trouble(f"the connection ended after {self.received[-200:]!r}")
        text, self.received = self.received.split(mark, 1)
        return text

    def head(self):
        lines = self.until(b"\r\n\r\n").decode().split("\r\n")
        status = re.fullmatch(r"HTTP/1\.1 (\d{3}) [A-Za-z ]+", lines[0])
        if not status:
            raise Trouble(f"no answer begins with {lines[0]!r}")
        return int(status[1]), {name.lower(): value for name, value in (line.split(": ", 1) for line in lines[1:])}

    def answer(self):
        """Returns the next answer, or None if the connection ends without one."""
        while b"\r\n\r\n" not in self.received:
            if not self.receive():
                return None
        status, headers = self.head()
        count = int(headers["content-length"])
        while len(self.received) < count:
            if not self.receive():
                raise Trouble(f"the body ends after {len(self.received)} of {count} bytes")
        body, self.received = self.received[:count], self.received[count:]
        return Answer(status, headers, body)

    def has_ended(self, within=20):
        end = time.monotonic() + within
        while time.monotonic() < end:
            try:
                if not self.receive():
                    return True
            except TimeoutError:
                return False
        return False

    def event(self):
        """Returns the name, the data and the identifier of the next event; comments are passed over."""
        while True:
            lines = self.until(b"\n\n").decode().split("\n")
            parts = dict(line.split(": ", 1) for line in lines if ": " in line)
            if "event" in parts:
                return parts["event"], parts.get("data"), parts.get("id")

    def close(self):
        self.socket.close()

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()


def ask(address, request):
    """Sends a request in a connection of its own, and returns the answer, or None if there is none."""
    with Connection(address) as connection:
        connection.send(request)
        return connection.answer()
