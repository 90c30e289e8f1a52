"""A slow machine and a slow connection, on which the page's races show.

`STYLEC_SLOW=7` has each request wait before it reaches the server, and each answer before it reaches the page, up to 400 ms, as the seed 7
says. Answers so come in another order than they were asked for, pictures come late, and events come before or after the answer that they
belong to. The browser also gets a fourth of the processor's time: `STYLEC_SLOW=7,6` makes that a sixth.
"""

import os
import random
import select
import socket
import threading
import time

# In seconds, before the server and after it together.
LONGEST = 0.4


class Slowness:
    """What `STYLEC_SLOW` says."""

    def __init__(self, text):
        seed, _, rate = text.partition(",")
        self.seed = seed
        self.rate = float(rate or 4)

    @classmethod
    def of_environment(cls):
        text = os.environ.get("STYLEC_SLOW", "")
        return cls(text) if text else None


class SlowProxy:
    """Passes on what a browser asks this machine, late. What it asks others, it doesn't get."""

    def __init__(self, seed):
        self.random = random.Random(seed)
        self.lock = threading.Lock()
        self.listener = socket.create_server(("127.0.0.1", 0))
        self.port = self.listener.getsockname()[1]
        threading.Thread(target=self.listen, daemon=True).start()

    def close(self):
        self.listener.close()

    def pause(self):
        """Mostly short and sometimes long, so that what is asked later often comes first."""
        with self.lock:
            share = self.random.random()
        time.sleep(LONGEST / 2 * share * share)

    def listen(self):
        while True:
            try:
                browser, _ = self.listener.accept()
            except OSError:
                return
            threading.Thread(target=self.serve, args=[browser], daemon=True).start()

    def serve(self, browser):
        try:
            with browser:
                self.answer(browser)
        except OSError:
            pass  # One of the two has gone.

    def answer(self, browser):
        head, body = read_head(browser)
        if head is None:
            return
        method, address, *_ = head[0].split(b" ")
        host, _, path = address.removeprefix(b"http://").partition(b"/")
        name, _, port = host.decode().partition(":")
        if method == b"CONNECT" or name not in ("127.0.0.1", "localhost"):
            browser.sendall(b"HTTP/1.1 502 Bad Gateway\r\nContent-Length: 0\r\nConnection: close\r\n\r\n")
            return
        lines = [b"%s /%s HTTP/1.1" % (method, path)]
        lines += [line for line in head[1:] if not line.lower().startswith((b"proxy-connection:", b"connection:"))]
        lines += [b"Connection: close"]
        self.pause()
        with socket.create_connection((name, int(port or 80))) as server:
            server.sendall(b"\r\n".join(lines) + b"\r\n\r\n" + body)
            self.pass_on(browser, server)

    def pass_on(self, browser, server):
        """The answer in one piece; of a stream, each event."""
        is_late = False
        while True:
            ready, _, _ = select.select([browser, server], [], [])
            if browser in ready:
                more = browser.recv(1 << 16)
                if not more:
                    return  # The page doesn't want the answer any more.
                server.sendall(more)
            if server in ready:
                part = server.recv(1 << 16)
                if not part:
                    return
                if not is_late or part.startswith(b"event:") or b"\nevent:" in part:
                    self.pause()
                is_late = True
                browser.sendall(part)


def read_head(browser):
    text = b""
    while b"\r\n\r\n" not in text:
        more = browser.recv(1 << 16)
        if not more:
            return None, b""
        text += more
    head, _, body = text.partition(b"\r\n\r\n")
    return head.split(b"\r\n"), body
