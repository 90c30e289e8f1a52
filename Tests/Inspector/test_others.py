"""What another server of this machine gets to know of the inspector in the same browser: nothing that lets it in."""

import http.server
import json
import os
import socket
import subprocess
import threading
import unittest

from browser import STYLEC, STYLES, BrowserTest

# What a page of the other server can try: to read, to change, to show, to listen, to embed.
ATTACK = """
const [target, done] = [arguments[0], arguments[1]];
(async () => {
  const results = { stored: Object.keys(localStorage).filter((name) => name.startsWith('stylec')) };
  const edit = JSON.stringify({ style: 'primary', key: 'cornerRadius', value: 33 });
  const attempts = {
    read: () => fetch(target + 'api/outline', { credentials: 'include' }),
    send: () => fetch(target + 'api/edit', { method: 'POST', mode: 'no-cors', credentials: 'include', body: edit }),
    json: () => fetch(target + 'api/edit', {
      method: 'POST', credentials: 'include', body: edit, headers: { 'Content-Type': 'application/json', 'X-Stylec-Session': '' },
    }),
    picture: () => new Promise((resolve, reject) => {
      const image = new Image();
      [image.onload, image.onerror] = [resolve, reject];
      image.src = target + 'api/picture?id=primary';
    }),
    events: () => new Promise((resolve, reject) => {
      const events = new EventSource(target + 'api/events', { withCredentials: true });
      [events.onopen, events.onerror] = [resolve, (event) => { events.close(); reject(event); }];
    }),
    script: () => new Promise((resolve, reject) => {
      const script = document.createElement('script');
      [script.onload, script.onerror] = [resolve, reject];
      script.src = target + 'page/main.js';
      document.head.append(script);
    }),
  };
  for (const [name, attempt] of Object.entries(attempts)) {
    try {
      const answer = await attempt();
      results[name] = answer instanceof Response && answer.type === 'opaque' ? 'opaque' : 'done';
    } catch {
      results[name] = 'refused';
    }
  }
  return results;
})().then(done);
"""


class OtherServer:
    """A server on another port, which keeps the headers that it gets."""

    def __init__(self):
        heads = self.heads = []

        class Handler(http.server.BaseHTTPRequestHandler):
            def do_GET(self):
                heads.append((self.path, dict(self.headers)))
                self.send_response(200)
                self.send_header("Content-Type", "text/html")
                self.end_headers()
                self.wfile.write(b"<title>other</title>")

            def log_message(self, *_):
                pass

        self.server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.port = self.server.server_address[1]
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    def close(self):
        self.server.shutdown()
        self.server.server_close()


class OtherServers(BrowserTest):
    def setUp(self):
        super().setUp()
        # The browser says what it refuses.
        self.expected_messages = ["/api/", "/page/", "401", "403", "405", "ERR_FAILED", "ERR_BLOCKED"]
        self.other = OtherServer()
        self.addCleanup(self.other.close)

    def keys(self):
        return json.loads(self.script("return localStorage.getItem('stylec-session')"))

    def test_no_other_server_gets_a_key(self):
        self.inspect()
        keys = self.keys()
        self.assertEqual({"session", "view"}, set(keys))
        self.assertEqual("", self.script("return document.cookie"), "there is no cookie")
        self.assertEqual([], self.driver.get_cookies())
        target = self.script("return location.origin + '/'")
        before = self.file.read_text()
        for host in ["127.0.0.1", "localhost"]:
            self.driver.get(f"http://{host}:{self.other.port}/")
            self.driver.set_script_timeout(20)
            results = self.driver.execute_async_script(ATTACK, target)
            self.assertEqual([], results.pop("stored"), "storage is kept apart")
            self.assertNotIn("done", results.values(), results)
        self.assertTrue(self.other.heads)
        for path, head in self.other.heads:
            said = path + json.dumps(head)
            for key in keys.values():
                self.assertNotIn(key, said)
            self.assertNotIn("Cookie", head)
        self.assertEqual(before, self.file.read_text())

    def test_who_is_visited_from_the_page_learns_nothing(self):
        self.inspect()
        keys = self.keys()
        secrets = [*keys.values(), self.address.split("#token=")[-1]]
        self.assertTrue(all(len(each) >= 32 for each in secrets), "each is a key")
        self.assertNotIn("token", self.script("return location.href"), "the address bar keeps no key")
        # A link, a form, and a window that may look at who has opened it.
        there = f"http://127.0.0.1:{self.other.port}/"
        self.script("const link = document.createElement('a'); link.href = arguments[0] + 'link'; document.body.append(link); link.click()", there)
        self.wait(lambda: any(path == "/link" for path, _ in self.other.heads), "the other server is visited")
        self.wait(lambda: self.script("return location.port") == str(self.other.port), "its page is shown")
        seen = self.script("return [document.referrer, window.name, document.cookie, JSON.stringify(sessionStorage), JSON.stringify(localStorage), location.href]")
        self.driver.back()
        self.wait(lambda: self.all(".attributes-head h1"), "the page is back")
        self.script("window.open(arguments[0] + 'window')", there)
        self.wait(lambda: any(path == "/window" for path, _ in self.other.heads), "a window is opened")
        self.driver.switch_to.window(self.driver.window_handles[-1])
        self.wait(lambda: self.script("return location.port") == str(self.other.port), "its page is shown")
        seen += self.script("""
            const seen = [document.referrer];
            for (const look of [() => opener.location.href, () => opener.localStorage['stylec-session'], () => opener.document.body.innerText]) {
              try { seen.push(String(look())); } catch { seen.push('refused'); }
            }
            return seen;
            """)
        self.assertEqual(["refused"] * 3, seen[-3:], "another port is another origin")
        said = json.dumps(seen) + "".join(path + json.dumps(head) for path, head in self.other.heads)
        for secret in secrets:
            self.assertNotIn(secret, said)
        for path, head in self.other.heads:
            self.assertNotIn("Cookie", head)
            self.assertNotIn("/api/", head.get("Referer", ""))

    def test_half_requests_of_others_lock_nobody_out(self):
        self.inspect()
        self.choose_style("primary")
        port = int(self.script("return location.port"))
        halves = []
        self.addCleanup(lambda: [each.close() for each in halves])
        for _ in range(64):
            half = socket.create_connection(("127.0.0.1", port))
            half.sendall(b"POST /api/edit HTTP/1.1\r\nHost: 127.0.0.1:%d\r\nContent-Length: 100\r\n\r\n{" % port)
            halves.append(half)
        self.type_into(self.control("cornerRadius"), "23")
        self.file_says("cornerRadius: 23")
        self.open(self.script("return location.origin + '/'"))
        self.wait(lambda: self.all(".attributes-head h1"), "a reload shows the page")

    def test_the_address_of_the_browser_works_once(self):
        opener = self.folder / "bin/xdg-open"
        opener.parent.mkdir(parents=True)
        opener.write_text(f"#!/bin/sh\necho \"$1\" > '{self.folder}/opened'\n")
        opener.chmod(0o755)
        self.file = self.write(STYLES)
        process = subprocess.Popen(
            [STYLEC, "inspect", "styles"], cwd=self.folder, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True,
            env={**os.environ, "PATH": f"{opener.parent}:{os.environ['PATH']}", "DISPLAY": ":0"},
        )
        self.processes.append(process)
        opened = self.folder / "opened"
        self.wait(lambda: opened.exists() and opened.read_text().endswith("\n"), "a browser is started")
        address = opened.read_text().strip()
        self.open(address)
        self.wait(lambda: self.all(".navigator .item"), "the first page gets in")
        session = self.keys()["session"]
        self.assertNotIn(session, address)
        # Somebody who reads the arguments of the browser's process later.
        self.script("localStorage.clear()")
        self.driver.get("about:blank")
        self.driver.get(address)
        self.wait(lambda: "stylec inspect" in self.find("body").text, "the page says that its address has no key")
        self.assertFalse(self.all(".navigator .item"))

    def test_reload_and_other_tabs_go_on(self):
        self.inspect()
        self.choose_style("primary")
        address = self.script("return location.origin + '/'")
        self.open(address)
        self.wait(lambda: self.all(".attributes-head h1"), "a reload shows the page")
        self.driver.switch_to.new_window("tab")
        self.screen(1280, 860)
        self.open(address)
        self.choose_style("primary")
        self.type_into(self.control("cornerRadius"), "22")
        self.file_says("cornerRadius: 22")
        self.assertTrue(self.script(
            "return [...document.images].some((each) => each.src.includes('api/picture') && each.naturalWidth > 0)"), "pictures are shown")
        self.driver.switch_to.window(self.driver.window_handles[0])
        self.wait(lambda: self.control("cornerRadius").get_attribute("value") == "22", "the first tab is told")

    def test_without_a_key_there_is_nothing(self):
        self.inspect()
        address = self.script("return location.origin + '/'")
        self.script("localStorage.clear()")
        self.driver.get("about:blank")
        self.driver.get(address)
        self.wait(lambda: "stylec inspect" in self.find("body").text, "the page says which address opens it")
        self.assertFalse(self.all(".navigator .item"))


if __name__ == "__main__":
    unittest.main()
