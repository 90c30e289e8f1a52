"""A running app that follows the inspector, and the page that lets it."""

import re
import socket
import subprocess
import unittest

from browser import STYLEC, BrowserTest


class App:
    """What generated code says and gets, on a connection."""

    def __init__(self, port, code, name="'Demo%20app"):
        self.socket = socket.create_connection(("127.0.0.1", port))
        self.socket.settimeout(30)
        self.lines = self.socket.makefile("r", encoding="utf-8", newline="\n")
        self.say(f"stylec-app 1 {code} {name} '1.0\n")

    def say(self, text):
        self.socket.sendall(text.encode())

    def line(self):
        """The next line; empty at the end."""
        return self.lines.readline().rstrip("\n")

    def close(self):
        self.lines.close()
        self.socket.close()


class RunningApps(BrowserTest):
    def setUp(self):
        super().setUp()
        self.inspect("--app", "--app-port", "0")
        self.port = int(re.search(r"apps can follow at 127\.0\.0\.1:(\d+)$", self.said[0])[1])

    def app(self, code, **arguments):
        app = App(self.port, code, **arguments)
        self.addCleanup(app.close)
        return app

    def questions(self):
        return [each.text for each in self.all(".app.is-asking p")]

    def built(self):
        """What an app says that was built with the styles."""
        self.write("liveUpdates: true\ntargets: [plain]\n", ".stylec.yml")
        subprocess.run([STYLEC, "build", "--output", "out", "styles"], cwd=self.folder, check=True, capture_output=True)
        code = (self.folder / "out/Plain/PillStyle.swift").read_text()
        return "component {} {} {}\n".format(*re.search(r'StyleUpdateComponent\(\s*"(\w+)",\s*layout: "(\w+)",\s*code: "(\w+)"', code).groups())

    def test_an_app_follows(self):
        built = self.built()
        self.assertFalse(self.find(".apps").is_displayed(), "there is no app")
        app = self.app("482-913")
        question = self.wait(self.questions, "the page asks")
        self.assertEqual(["“Demo app” 1.0 wants to follow. Allow it if it shows this code: 482-913"], question)
        self.assertEqual("482-913", self.find(".app-code").text)
        self.assertIn("482-913", self.script("return [...document.querySelectorAll('[aria-live]')].map((each) => each.textContent).join()"), "it is announced")
        self.named("Allow “Demo app” 1.0", ".apps").click()
        self.assertEqual("allowed", app.line())
        self.wait(lambda: "begins to follow" in self.find(".app").text, "it begins to follow")
        self.assertEqual([], self.questions())
        fingerprint = "0" * 16
        app.say(f"component GoneStyle {fingerprint} {fingerprint}\n{built}ready\n")
        self.wait(lambda: "“Demo app” 1.0 follows." in self.find(".app").text, "it follows")
        self.wait(lambda: "Build the app again to see all of: GoneStyle." in self.find(".app").text, "it says what is missing")
        while " 'primary " not in (line := app.line()):
            self.assertTrue(line)
        self.assertIn(" 10 ", line)
        # What a person types.
        self.choose_style("primary")
        self.type_into(self.control("cornerRadius"), "22")
        self.file_says("cornerRadius: 22")
        while " 'primary " not in line or " 22 " not in line:
            line = app.line()
            self.assertTrue(line)
        # Reloading forgets nothing.
        self.driver.refresh()
        self.wait(lambda: "follows." in self.find(".app").text, "it still follows")
        self.named("Stop “Demo app” 1.0", ".apps").click()
        while (line := app.line()).startswith("style "):
            pass
        self.assertEqual("refused", line)
        self.assertEqual("", app.line())
        self.wait(lambda: not self.find(".apps").is_displayed(), "there is no app any more")

    def test_an_app_that_is_not_allowed(self):
        app = self.app("000-111")
        self.wait(self.questions, "the page asks")
        self.named("Don’t allow “Demo app” 1.0", ".apps").click()
        self.assertEqual("refused", app.line())
        self.assertEqual("", app.line())
        self.wait(lambda: not self.find(".apps").is_displayed(), "the question is gone")

    def test_each_question_is_answered_by_itself(self):
        # A name is no markup.
        first = self.app("111-111", name="'%3cb%3eOne%3c%2fb%3e")
        self.wait(lambda: len(self.questions()) == 1, "the page asks")
        second = self.app("222-222", name="'Two")
        self.wait(lambda: len(self.questions()) == 2, "the page asks about both")
        self.assertIn("“<b>One</b>” 1.0", self.questions()[0])
        first.close()
        self.wait(lambda: len(self.questions()) == 1, "who is gone asks no more")
        self.assertIn("“Two” 1.0", self.questions()[0])
        self.named("Allow “Two” 1.0", ".apps").click()
        self.assertEqual("allowed", second.line())


if __name__ == "__main__":
    unittest.main()
