"""Tries the server of `bookplay serve` through raw sockets."""

import contextlib
import html
import json
import os
import re
import signal
import sys
import time

from client import COMMON, Connection, ask
from running import PAGE, Trouble, book_folder, check, running, save, wait_until, write

program = sys.argv[1]
broken = PAGE.replace("pages", "pages = ; x")


class Served:
    """A book that is served."""

    def __init__(self, run, folder, url):
        self.run, self.folder = run, folder
        host, port, self.token = re.fullmatch(r"http://([\d.]+):(\d+)/([0-9a-z]+)/", url).groups()
        self.address = (host, int(port))
        self.host = f"{host}:{port}"

    def request(self, method="GET", path="", host=None, lines=(), version="HTTP/1.1", target=None):
        target = f"/{self.token}/{path}" if target is None else target
        head = [f"{method} {target} {version}", f"Host: {host or self.host}", *lines]
        return "\r\n".join(head) + "\r\n\r\n"

    def status(self, **parts):
        answer = ask(self.address, self.request(**parts))
        return answer and answer.status


@contextlib.contextmanager
def serving(*words, folder):
    with running(program, "serve", "Moon", "--no-browser", *words, folder=folder) as run:
        urls = run.output.wait_for("/\n").splitlines()
        yield Served(run, folder, urls[0])


def answers(served):
    answer = ask(served.address, served.request())
    check(answer.status, 200, "the page")
    for name, value in COMMON.items():
        check(answer.headers.get(name), value, f"the header {name}")
    check(answer.headers["content-type"], "text/html; charset=utf-8", "the type of the page")
    page = answer.body.decode()
    policy = html.unescape(re.search(r'Content-Security-Policy" content="([^"]*)"', page)[1])
    check("connect-src 'self'" in policy and "http" not in policy, True, policy)
    # Requests one after the other in one connection, also if they are sent at once.
    with Connection(served.address) as connection:
        connection.send(served.request() + served.request(path="nothing"))
        check(connection.answer().status, 200, "the first of two requests")
        last = connection.answer()
        check((last.status, last.headers.get("connection")), (404, "close"), "the second of two requests")
        check(connection.has_ended(), True, "the connection ends after a refusal")
    with Connection(served.address) as connection:
        for part in [served.request()[index:index + 7] for index in range(0, len(served.request()), 7)]:
            connection.send(part)
            time.sleep(0.005)
        check(connection.answer().status, 200, "a head in many parts")
        connection.send(served.request(lines=["Connection: close"]))
        check(connection.answer().status, 200, "another request in the same connection")
        check(connection.has_ended(), True, "a connection that the client wants to end")
    with Connection(served.address) as connection:
        connection.send(served.request(version="HTTP/1.0"))
        check(connection.answer().status, 200, "HTTP/1.0")
        check(connection.has_ended(), True, "a connection of HTTP/1.0 ends")


def refuses(served):
    host, port = served.address
    own = f"http://{served.host}"
    allowed = [{}, {"host": f"localhost:{port}"}, {"lines": [f"Origin: {own}"]},
               {"lines": ["Sec-Fetch-Site: same-origin"]}, {"lines": ["Sec-Fetch-Site: none"]}]
    for parts in allowed:
        check(served.status(**parts), 200, parts)
    forbidden = [
        {"host": "127.0.0.1"}, {"host": f"evil.example:{port}"}, {"host": f"{host}:{port + 1}"},
        {"host": f"localhost.:{port}"}, {"host": f"{host}:{port}.evil.example"}, {"lines": ["Origin: null"]},
        {"lines": ["Origin: http://evil.example"]}, {"lines": [f"Origin: https://{served.host}"]},
        {"lines": [f"Origin: http://{host}:1"]}, {"lines": ["Sec-Fetch-Site: cross-site"]},
        {"lines": ["Sec-Fetch-Site: same-site"]},
    ]
    for parts in forbidden:
        check(served.status(**parts), 403, parts)
        # Who may not ask doesn't learn what there is.
        check(served.status(target="/", **parts), 403, parts)
    check(ask(served.address, f"GET /{served.token}/ HTTP/1.1\r\n\r\n").status, 403, "no Host")
    token = served.token
    targets = [
        "/", "/index.html", f"/{token}", f"/{token[:-1]}/", f"/{token}x/", f"//{token}/", f"/{token.upper()}x/",
        f"/{token}/..", f"/{token}/../", f"/{token}/../book.plist", f"/{token}/book.plist",
        f"/{token}/%2e%2e/book.plist",
        f"/{token}/..%2fbook.plist", f"/{token}/.%2e/", f"/{token}/./", f"/{token}//", f"/{token}/live/",
        f"/{token}/%6cive", f"/{token}/files/book.plist", f"/{token}/..\\book.plist", f"/{token}/live%00",
        "/etc/passwd", f"/x/../{token}/",
    ]
    for target in targets:
        check(served.status(target=target), 404, target)
    for method in ["POST", "HEAD", "PUT", "DELETE", "OPTIONS", "CONNECT", "get", "X"]:
        answer = ask(served.address, served.request(method=method))
        check((answer.status, answer.headers.get("allow"), answer.body), (405, "GET", b""), method)
    check(served.status(method="POST", path="nothing"), 404, "the path comes before the method")
    check(served.status(lines=["Content-Length: 5"]), 413, "a body that is not wanted")
    check(served.status(lines=["Content-Length: -1"]), 400, "a length below zero")
    check(served.status(lines=["Transfer-Encoding: chunked"]), 411, "a body in chunks")


def survives_nonsense(served):
    good = served.request()
    malformed = [
        "\r\n\r\n", "GET\r\n\r\n", "GET / HTTP/1.1 x\r\n\r\n", good.replace("HTTP/1.1", "HTTP/2.0"),
        good.replace("HTTP/1.1", "HTTP/0.9"), good.replace("HTTP/1.1", "http/1.1"), good.replace("GET ", "GET  "),
        good.replace("GET /", "GET "), good.replace("Host:", "Host :"), good.replace("Host:", " Host:"),
        good.replace("Host:", ":"), good.replace("\r\nHost", "\nHost"),
        good.replace("Host:", "Host: 127.0.0.1\r\nHost:"), good.replace("GET", "G\x00T"),
        good.replace("\r\n\r\n", "\r\nX: a\x01b\r\n\r\n"), "\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03\r\n\r\n",
        "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n", f"GET http://{served.host}/{served.token}/ HTTP/1.1\r\n\r\n",
        good.replace("\r\n\r\n", "\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n"),
    ]
    for text in malformed:
        answer = ask(served.address, text)
        check(answer and (answer.status, answer.body), (400, b""), text)
    check(ask(served.address, served.request(lines=["X: " + "a" * 17_000])).status, 431, "a long head")
    with Connection(served.address) as connection:
        connection.send("GET /" + "a" * 40_000)
        check(connection.answer().status, 431, "a long head without an end")
    # Something is left unsaid in many ways.
    for text in ["", "G", good[:-2], good[:-1]]:
        with Connection(served.address) as connection:
            connection.send(text)
    check(served.status(), 200, "the page after all of this")


def limits_connections(served):
    fresh = len(os.listdir(f"/proc/{served.run.process.pid}/fd"))
    # A thousand clients that send half a head shut nobody out.
    crowd = []
    for _ in range(1000):
        connection = Connection(served.address)
        connection.send("GET / HT")
        crowd.append(connection)
    check(served.status(), 200, "the page with 1,000 connections open")
    count = len(os.listdir(f"/proc/{served.run.process.pid}/fd"))
    check(count <= fresh + 70, True, f"{count} open files with 1,000 connections")
    for connection in crowd:
        connection.close()
    wait_until(lambda: len(os.listdir(f"/proc/{served.run.process.pid}/fd")) <= fresh + 1, "all are closed again")
    # Streams of events are in use, so they aren't closed for others.
    streams = []
    for _ in range(32):
        connection = Connection(served.address)
        connection.send(served.request(path="live"))
        connection.head()
        streams.append(connection)
    check(served.status(), 503, "the 33rd connection")
    streams.pop().close()
    wait_until(lambda: served.status() == 200, "a place is free again")
    for connection in streams:
        connection.close()


def limits_time(served):
    """A client that sends its head slowly, one that sends nothing, and one that doesn't read."""
    with Connection(served.address, 30) as slow, Connection(served.address, 30) as silent:
        start = time.monotonic()
        slow.send("GET /")
        for _ in range(8):
            time.sleep(1)
            slow.send("a")
        check(slow.answer().status, 408, "a slow head")
        check(9 < time.monotonic() - start < 13, True, "how long a slow head may take")
        check(silent.has_ended(), True, "a connection without a request")
    deaf = Connection(served.address)
    deaf.send(served.request() * 20)
    start = time.monotonic()
    for _ in range(5):
        check(served.status(), 200, "the page while a client doesn't read")
    check(time.monotonic() - start < 10, True, "a client that doesn't read delays nobody")
    deaf.close()


def sends_events(served):
    with Connection(served.address) as connection:
        connection.send(served.request(path="live"))
        status, headers = connection.head()
        check((status, headers["content-type"]), (200, "text/event-stream"), "the stream of events")
        for name, value in COMMON.items():
            check(headers.get(name), value, f"the header {name} of the stream")
        name, data, first = connection.event()
        content = json.loads(data)
        check((name, content["findings"]["errors"]), ("changed", 0), "the first event")
        page = ask(served.address, served.request()).body.decode()
        check(f'"edition":"{content["edition"]}"' in page, True, "the edition of the page")
        # A touch isn't a change, and a change is one event.
        os.utime(os.path.join(served.folder, "Moon/book.plist"))
        save(served.folder, "Moon/book.plist", PAGE.replace("Good night", "Good morning"))
        name, data, second = connection.event()
        check((name, json.loads(data)["edition"] != content["edition"]), ("changed", True), "a change")
        save(served.folder, "Moon/book.plist", broken)
        name, data, third = connection.event()
        findings = json.loads(data)["findings"]
        check(name, "broken", "a malformed book")
        check(findings["first"][0].startswith("Moon/book.plist:2:"), True, findings)
        check("Good morning" in base64_texts(ask(served.address, served.request()).body), True, "the old book")
        with Connection(served.address) as again:
            again.send(served.request(path="live", lines=[f"Last-Event-ID: {third}"]))
            again.head()
            save(served.folder, "Moon/book.plist", PAGE)
            check(again.event()[:2], ("changed", json.dumps(content, separators=(",", ":"))), "what is new after `id`")
        check(connection.event()[2], first, "the same book again")
        write(served.folder, "Moon/book.plist", PAGE.replace("width = 300", "width = wide"))
        name, data, _ = connection.event()
        check((name, json.loads(data)["findings"]["errors"]), ("changed", 1), "an error with which the book plays")
        check(served.run.end(), 0, "the status at Ctrl+C")
        check(connection.event()[0], "bye", "the last event")


def base64_texts(page):
    """Returns the book in a page as text, as far as its characters are ASCII."""
    import base64
    book = re.search(rb'id="book">([^<]*)<', page)[1]
    return base64.b64decode(book).decode("latin-1")


def serves_broken_books():
    with book_folder() as folder:
        write(folder, "Moon/book.plist", broken)
        with serving(folder=folder) as served, Connection(served.address) as connection:
            page = ask(served.address, served.request()).body.decode()
            check("Moon/book.plist:2:" in page and 'id="book"' not in page, True, "the page of a malformed book")
            connection.send(served.request(path="live"))
            connection.head()
            check(connection.event()[0], "broken", "the event for a malformed book")
            save(folder, "Moon/book.plist", PAGE)
            check(connection.event()[0], "changed", "the repaired book")
            check(b'id="book"' in ask(served.address, served.request()).body, True, "the page of the repaired book")


def lets_others_in():
    with book_folder() as folder:
        with serving("--host", "0.0.0.0", folder=folder) as served:
            notes = served.run.errors.wait_for("ends it\n")
            check(len(notes.splitlines()), 2, "what is printed about other devices")
            check(re.fullmatch("[a-hjkmnp-z2-9]{10}", served.token) is not None, True, served.token)
            check(served.status(), 200, "the page by an address")
            port = served.address[1]
            check(served.status(host=f"localhost:{port}"), 403, "a name, which could lead elsewhere")
            check(served.status(host=f"0.0.0.0:{port}"), 403, "an address that is none")
            start = time.monotonic()
            check(served.status(target="/abcdefghjk/"), 404, "a wrong token")
            check(0.2 <= time.monotonic() - start < 5, True, "how long a wrong token takes")


def begins():
    with book_folder() as folder, serving(folder=folder) as served:
        port = str(served.address[1])
        refused = [["Sun"], ["-"], ["Moon", "--port", port], ["Moon", "--port", "65536"], ["Moon", "--host", "moon"],
                   ["Moon", "--host", "192.0.2.1"], ["Moon", "--page", "9"], ["Moon", "--language", "xx"]]
        for words in refused:
            with running(program, "serve", *words, "--no-browser", folder=folder) as run:
                check(run.process.wait(20), 2, f"serve {' '.join(words)}")
        check(len(served.token), 32, "the length of the token")
        check(served.run.end(signal.SIGTERM), 0, "the status at SIGTERM")


try:
    for trial in [answers, refuses, survives_nonsense, limits_connections, sends_events, limits_time]:
        with book_folder() as folder, serving(folder=folder) as served:
            try:
                trial(served)
            except (Trouble, TimeoutError) as trouble:
                raise Trouble(f"{trial.__name__}: {trouble}") from None
            check(served.run.errors.text, "", "what is printed to standard error")
    for trial in [serves_broken_books, lets_others_in, begins]:
        trial()
except Trouble as trouble:
    sys.exit(f"server: {trouble}")
print("server: every request is answered or refused as it should be")
