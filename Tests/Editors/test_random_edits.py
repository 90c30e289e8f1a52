"""Edits style files at random, in a client that tells of no changes on disk and outside of it, and compares the answers of
`stylec language-server` with those of a server that has just been started.

EDITS says how many edits each seed makes (300 if it isn't set), SEEDS which seeds there are (1,2).
"""
import json
import os
import random
import shutil
import subprocess
import threading
import time
from pathlib import Path

import pytest

EDITS = int(os.environ.get("EDITS", "300"))
SEEDS = [int(seed) for seed in os.environ.get("SEEDS", "1,2").split(",")]


class Server:
    """A server, and what it has told of findings."""

    def __init__(self, root, watches=False):
        self.root = root
        self.process = subprocess.Popen([os.environ["STYLEC"], "language-server"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, cwd="/")
        self.told, self.answers, self.count = {}, {}, 0
        self.changed = threading.Condition()
        threading.Thread(target=self.read, daemon=True).start()
        self.ask("initialize", {"processId": None, "rootUri": root.as_uri(), "capabilities": {}})
        self.notify("initialized", {})

    def read(self):
        stream = self.process.stdout
        while header := stream.readline():
            stream.readline()
            message = json.loads(stream.read(int(header.split(b":")[1])))
            with self.changed:
                if message.get("method") == "textDocument/publishDiagnostics":
                    self.told[message["params"]["uri"]] = found(message["params"]["diagnostics"])
                elif "method" not in message:
                    self.answers[message["id"]] = message
                self.changed.notify_all()

    def send(self, message):
        body = json.dumps({"jsonrpc": "2.0", **message}).encode()
        self.process.stdin.write(b"Content-Length: %d\r\n\r\n" % len(body) + body)
        self.process.stdin.flush()

    def notify(self, method, params):
        self.send({"method": method, "params": params})

    def ask(self, method, params):
        self.count += 1
        self.send({"id": self.count, "method": method, "params": params})
        with self.changed:
            assert self.changed.wait_for(lambda: self.count in self.answers, 60), f"{method}: no answer"
            return self.answers.pop(self.count)

    def open(self, path, text):
        uri = (self.root / path).as_uri()
        self.notify("textDocument/didOpen", {"textDocument": {"uri": uri, "languageId": "yaml", "version": 1, "text": text}})

    def findings(self):
        report = self.ask("workspace/diagnostic", {"previousResultIds": []})
        return {item["uri"]: found(item["items"]) for item in report["result"]["items"] if item["items"]}

    def end(self):
        self.ask("shutdown", None)
        self.notify("exit", None)
        assert self.process.wait(20) == 0


def found(items):
    return sorted((item["range"]["start"]["line"], item["range"]["start"]["character"], item.get("code", ""), item["message"]) for item in items)


class Project:
    """A folder of style files, and the client's documents in it, with what was typed into them."""

    folders = ["styles", "styles/parts", "shared"]

    def __init__(self, root, seed):
        self.root, self.random, self.documents, self.versions = root, random.Random(seed), {}, {}
        self.server = None
        self.log = []
        for path in ["styles/tokens.yaml", "styles/a.yaml", "styles/parts/b.yaml", "shared/base.yaml"]:
            self.write(path, self.text(path))

    # Files

    def write(self, path, text):
        file = self.root / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(text.encode())

    def files(self):
        return sorted(str(file.relative_to(self.root)) for file in self.root.rglob("*.yaml") if file.is_file())

    def name(self):
        return f"{self.random.choice(self.folders)}/{self.random.choice('abcdefg')}.yaml"

    def text(self, path):
        """A style file, mostly a sound one."""
        pick, chance = self.random.choice, self.random.random
        if chance() < 0.05:
            return pick(["", "apiVersion: v1\nkind: Pod\n", "styles: { a: [ } }\n", "\ufeffstyles:\n", "tokens:\n"])
        lines = ["# Ä line. 😀"] * self.random.randrange(4)
        others = [other for other in self.files() if other != path] + [self.name()]
        imports = self.random.sample(others, min(len(others), self.random.randrange(4)))
        if imports:
            lines += ["imports:"] + [f"  - {os.path.relpath(other, os.path.dirname(path))}" for other in sorted(set(imports))]
        own = os.path.splitext(os.path.basename(path))[0]
        lines += ["tokens:", "  color:"] + [f"    {name}: {pick(['red', '#123456', 'blue', '$color.ink'])}".replace("#123456", '"#123456"')
                                            for name in sorted(self.random.sample(["ink", "paper", "line", own], 2))]
        if chance() < 0.5:
            lines += ["components:", f"  Card{own.upper()}:", "    base: UIView",
                      f"    properties: {{ gap: {{ type: CGFloat, default: {pick([1, 4, 'x'])} }} }}", "    layer: { cornerRadius: $gap }"]
        lines += ["styles:"]
        for index in range(self.random.randrange(1, 4)):
            parent = pick([f"component: Card{pick('ABC')}", "component: UIView", "component: UIButton", f"extends: {own}0", f"extends: {pick('abc')}0"])
            lines += [f"  {own}{index}: {{ {parent}, backgroundColor: {pick(['$color.ink', '$color.paper', '$color.line', 'red', 'rde'])}"
                      + f", alpha: {pick([0.5, 1, 2])} }}"]
        return pick(["\n", "\n", "\r\n"]).join(lines) + "\n"

    # What a person does

    def edit(self):
        files, documents = self.files(), sorted(self.documents)
        actions = [self.type] * 8 if documents else []
        actions += [self.open] * 3 + [self.close, self.save] * (2 if documents else 0)
        actions += [self.change_outside] * 3 + [self.move_outside, self.delete_outside, self.create_outside, self.move_folder, self.check_out]
        action = self.random.choice(actions)
        self.log.append((action.__name__, action(files, documents)))

    def open(self, files, documents):
        closed = [path for path in files if path not in self.documents] or [self.name()]
        path = self.random.choice(closed)
        if path in self.documents:
            return None
        file = self.root / path
        self.documents[path] = file.read_bytes().decode() if file.is_file() else self.text(path)
        self.versions[path] = 1
        self.server.open(path, self.documents[path])
        return path

    def close(self, files, documents):
        path = self.random.choice(documents)
        del self.documents[path]
        self.server.notify("textDocument/didClose", {"textDocument": {"uri": (self.root / path).as_uri()}})
        return path

    def save(self, files, documents):
        path = self.random.choice(documents)
        self.write(path, self.documents[path])
        self.server.notify("textDocument/didSave", {"textDocument": {"uri": (self.root / path).as_uri()}})
        return path

    def type(self, files, documents):
        path = self.random.choice(documents)
        self.versions[path] += 1
        text = self.documents[path] = self.text(path)
        uri = (self.root / path).as_uri()
        self.server.notify("textDocument/didChange", {"textDocument": {"uri": uri, "version": self.versions[path]},
                                                      "contentChanges": [{"text": text}]})
        return path

    # What happens outside of the client

    def change_outside(self, files, documents):
        path = self.random.choice(files or [self.name()])
        # As editors write, and as Git does.
        if self.random.random() < 0.5:
            self.write(path, self.text(path))
        else:
            self.write(path + ".new", self.text(path))
            os.replace(self.root / (path + ".new"), self.root / path)
        return path

    def move_outside(self, files, documents):
        path, new = self.random.choice(files or [None]), self.name()
        if path and path != new:
            (self.root / new).parent.mkdir(parents=True, exist_ok=True)
            os.replace(self.root / path, self.root / new)
        return path, new

    def delete_outside(self, files, documents):
        if len(files) > 3:
            (self.root / self.random.choice(files)).unlink()

    def create_outside(self, files, documents):
        path = self.name()
        self.write(path, self.text(path))
        return path

    def move_folder(self, files, documents):
        """Away, and back with something else in it."""
        parts, away = self.root / "styles/parts", self.root / "away"
        if parts.is_dir() and not away.exists():
            os.replace(parts, away)
        elif away.is_dir():
            if parts.exists():
                shutil.rmtree(parts)
            os.replace(away, parts)

    def check_out(self, files, documents):
        for path in files:
            if self.random.random() < 0.5:
                self.write(path, self.text(path))

    # Comparisons

    def contents(self, path):
        file = self.root / path
        return self.documents.get(path) or (file.read_bytes().decode() if file.is_file() else "")

    def place(self):
        """A name that is written somewhere: an open document, the place, and the name."""
        for path in self.random.sample(sorted(self.documents), len(self.documents)):
            for name in self.random.sample(["ink", "paper", "line"], 3):
                lines = self.documents[path].replace("\r\n", "\n").split("\n")
                for number, line in enumerate(lines):
                    if f" {name}: " in line:
                        return path, {"line": number, "character": line.index(name) + 1}, name
        return None

    def compare(self):
        fresh = Server(self.root)
        for path in sorted(self.documents):
            fresh.open(path, self.documents[path])
        expected, actual = fresh.findings(), self.server.findings()
        assert actual == expected, f"after {self.log[-60:]}"
        if place := self.place():
            path, position, name = place
            params = {"textDocument": {"uri": (self.root / path).as_uri()}, "position": position}
            for method, more in [("textDocument/hover", {}), ("textDocument/rename", {"newName": "other"}),
                                 ("textDocument/references", {"context": {"includeDeclaration": True}})]:
                answer = self.server.ask(method, {**params, **more})
                other = fresh.ask(method, {**params, **more})
                answer["id"] = other["id"]
                assert normalized(answer) == normalized(other), f"{method} after {self.log[-60:]}"
                for uri, edits in ((answer.get("result") or {}).get("changes") or {}).items() if method.endswith("rename") else []:
                    lines = self.contents(os.path.relpath(uri.removeprefix("file://"), self.root)).replace("\r\n", "\n").split("\n")
                    for edit in edits:
                        start, end = edit["range"]["start"], edit["range"]["end"]
                        assert lines[start["line"]][start["character"]:end["character"]] == name
        # What is told without being asked for comes to the same.
        limit = time.time() + 20
        while self.told() != expected and time.time() < limit:
            time.sleep(0.02)
        assert self.told() == expected, f"told, after {self.log[-60:]}"
        fresh.end()

    def told(self):
        return {uri: items for uri, items in self.server.told.items() if items}


def normalized(answer):
    if isinstance(answer.get("result"), list):
        answer["result"].sort(key=json.dumps)
    return answer


@pytest.mark.parametrize("seed", SEEDS)
def test_answers_are_those_of_a_fresh_server(seed, tmp_path):
    project = Project(tmp_path.resolve(), seed)
    project.server = Server(project.root)
    if seed % 2:
        project.server.findings()
    for index in range(EDITS):
        project.edit()
        if index % 50 == 49:
            project.compare()
    project.server.end()
