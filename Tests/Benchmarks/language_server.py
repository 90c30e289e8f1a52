#!/usr/bin/env python3
"""Times what `stylec language-server` answers in a folder of many style files.

    language_server.py STYLEC [--files 2000] [--times 100] [--edits 0] [--documents 0]

It edits and asks as an editor does, through standard input and output, and prints the median and the 95th percentile in
milliseconds: of a keystroke until the findings of its file are there, and those of all files; and of requests. One token is
used 10,000 times, and is renamed. `--edits 10000` and `--documents 10000` then type that often, and open and close that many
documents, and print how much memory the server has before and after.
"""
import argparse
import json
import random
import subprocess
import tempfile
import time
from pathlib import Path

from corpora import styles


class Server:
    def __init__(self, stylec, folder):
        self.process = subprocess.Popen([stylec, "language-server"], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        self.number = 0
        self.ask("initialize", {"processId": None, "rootUri": folder.as_uri(), "capabilities": {}})
        self.tell("initialized", {})

    def send(self, message):
        body = json.dumps({"jsonrpc": "2.0", **message}).encode()
        self.process.stdin.write(b"Content-Length: %d\r\n\r\n" % len(body) + body)
        self.process.stdin.flush()

    def read(self):
        length = 0
        while (line := self.process.stdout.readline().strip()):
            if line.lower().startswith(b"content-length:"):
                length = int(line.split(b":")[1])
        return json.loads(self.process.stdout.read(length))

    def tell(self, method, params):
        self.send({"method": method, "params": params})

    def ask(self, method, params):
        self.number += 1
        self.send({"id": self.number, "method": method, "params": params})
        while (message := self.read()).get("id") != self.number or "method" in message:
            pass
        if "error" in message:
            raise RuntimeError(message["error"])
        return message["result"]

    def memory(self):
        """In MB."""
        status = Path(f"/proc/{self.process.pid}/status").read_text()
        return int(status.split("VmRSS:")[1].split()[0]) / 1024


def write_uses(folder, count):
    """Style files with one token, `$length.everywhere`, that is used `count` times."""
    (folder / "everywhere.yaml").write_text("tokens:\n  length:\n    everywhere: 8\n")
    per_file = 500
    for first in range(0, count, per_file):
        lines = ["imports: [components.yaml, everywhere.yaml]", "", "styles:"]
        for index in range(first, min(first + per_file, count)):
            lines += [f"  everywhere{index}:", "    component: BenchButton", "    cornerRadius: $length.everywhere", f"    title: Number {index}"]
        (folder / f"everywhere{first:05}.yaml").write_text("\n".join(lines) + "\n")


def show(name, times):
    times.sort()
    print(f"{name}: median {times[len(times) // 2]:.1f} ms, 95th percentile {times[int(len(times) * 0.95)]:.1f} ms")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("stylec")
    parser.add_argument("--files", type=int, default=2000)
    parser.add_argument("--times", type=int, default=100)
    parser.add_argument("--edits", type=int, default=0)
    parser.add_argument("--documents", type=int, default=0)
    options = parser.parse_args()
    chance = random.Random(1)
    with tempfile.TemporaryDirectory(prefix="stylec-server-") as name:
        folder = Path(name)
        styles.write(str(folder / "styles"), options.files, 20, 1)
        write_uses(folder / "styles", 10_000)
        server = Server(options.stylec, folder)
        path = folder / "styles" / sorted(p.name for p in (folder / "styles").glob("f*.yaml"))[7]
        text = path.read_text()
        document = {"uri": path.as_uri()}
        server.tell("textDocument/didOpen", {"textDocument": {**document, "languageId": "yaml", "version": 1, "text": text}})
        server.ask("workspace/symbol", {"query": "nothing has this name"})
        print(f"{options.files} files, {server.memory():.0f} MB")
        lines = text.split("\n")
        numbers = [index for index, line in enumerate(lines) if "cornerRadius:" in line]
        references = [(index, line.index("$") + 3) for index, line in enumerate(lines) if "$" in line]

        def timed(work):
            start = time.perf_counter()
            work()
            return (time.perf_counter() - start) * 1000

        def key(version):
            line = chance.choice(numbers)
            start = lines[line].index("cornerRadius:") + len("cornerRadius:")
            end = {"line": line, "character": len(lines[line])}
            new = f" {chance.randint(1, 30)}"
            lines[line] = lines[line][:start] + new
            server.tell("textDocument/didChange", {
                "textDocument": {**document, "version": version},
                "contentChanges": [{"range": {"start": {"line": line, "character": start}, "end": end}, "text": new}]})
            server.ask("textDocument/diagnostic", {"textDocument": document})

        versions = iter(range(2, 1 << 30))
        show("keystroke and its findings", [timed(lambda: key(next(versions))) for _ in range(options.times)])

        def rest():
            """The server answers this when it has found what is wrong in all other files."""
            server.ask("workspace/diagnostic", {"previousResultIds": known})

        def all_known():
            items = server.ask("workspace/diagnostic", {"previousResultIds": []})["items"]
            return [{"uri": item["uri"], "value": item["resultId"]} for item in items]

        known = all_known()

        def everything():
            key(next(versions))
            rest()

        show("keystroke and the findings of all files, pulled", [timed(everything) for _ in range(options.times)])

        def place():
            line, character = chance.choice(references)
            return {"textDocument": document, "position": {"line": line, "character": character}}

        for method in ("hover", "completion", "definition", "references", "documentHighlight"):
            more = {"context": {"includeDeclaration": True}} if method == "references" else {}
            show(method, [timed(lambda: server.ask("textDocument/" + method, {**place(), **more})) for _ in range(options.times)])
        whole = {"textDocument": document}
        for method in ("documentColor", "documentSymbol", "semanticTokens/full", "codeLens"):
            show(method, [timed(lambda: server.ask("textDocument/" + method, whole)) for _ in range(options.times)])
        renamed = {"uri": (folder / "styles" / "everywhere.yaml").as_uri()}

        def rename_everywhere():
            answer = server.ask("textDocument/rename", {
                "textDocument": renamed, "position": {"line": 2, "character": 6}, "newName": "renamed"})
            assert sum(len(edits) for edits in answer["changes"].values()) == 10_001

        show("rename of a token with 10,000 uses", [timed(rename_everywhere) for _ in range(10)])
        edits = []

        def rename():
            answer = server.ask("textDocument/rename", {**place(), "newName": "renamed"})
            edits.append(sum(len(edits) for edits in answer["changes"].values()))

        show("rename", [timed(rename) for _ in range(10)])
        print(f"the largest rename has {max(edits)} edits; {server.memory():.0f} MB at the end")
        if options.edits:
            before = server.memory()
            for _ in range(options.edits):
                key(next(versions))
            print(f"{options.edits:,} edits: {before:.0f} MB before, {server.memory():.0f} MB after")
        if options.documents:
            before = server.memory()
            for number in range(options.documents):
                other = {"uri": (folder / "styles" / f"f{number % options.files:05}.yaml").as_uri()}
                if other == document:
                    continue
                content = (folder / "styles" / f"f{number % options.files:05}.yaml").read_text() + f"# {number}\n"
                server.tell("textDocument/didOpen", {"textDocument": {**other, "languageId": "yaml", "version": 1, "text": content}})
                server.ask("textDocument/diagnostic", {"textDocument": other})
                server.tell("textDocument/didClose", {"textDocument": other})
            server.ask("workspace/symbol", {"query": "nothing has this name"})
            print(f"{options.documents:,} documents: {before:.0f} MB before, {server.memory():.0f} MB after")
        server.ask("shutdown", None)
        server.tell("exit", {})


if __name__ == "__main__":
    main()
