#!/usr/bin/env python3
"""Times what a person waits for in the inspector.

    inspect.py STYLEC [--styles 1000] [--steps 300]

It starts `stylec inspect` over styles of the benchmarks' corpus and asks as the page does: how long after the start of the process the outline is there, and
while a number of one style after the other is dragged, how long each step takes until its new picture is there. A drag is written once, which is timed apart.
--one-file puts all styles into one file, which is the worst case, since it is read again at each step.
"""
import argparse
import http.client
import json
import re
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from corpora import styles


class Inspector:
    def __init__(self, stylec, folder):
        self.start = time.perf_counter()
        self.process = subprocess.Popen([stylec, "inspect", "--no-open", folder], stdout=subprocess.PIPE, text=True)
        port, token = re.match(r"http://127\.0\.0\.1:(\d+)/#token=(\w+)", self.process.stdout.readline()).groups()
        self.port, self.session = port, None
        self.connection = http.client.HTTPConnection("127.0.0.1", int(port))
        _, headers = self.ask("POST", "/api/session", {"token": token})
        self.session = headers["X-Stylec-Session"]

    def ask(self, method, path, body=None):
        headers = {"X-Stylec-Session": self.session} if self.session else {}
        if method == "POST":
            headers |= {"Origin": f"http://127.0.0.1:{self.port}", "Content-Type": "application/json"}
        self.connection.request(method, path, json.dumps(body) if body is not None else None, headers)
        answer = self.connection.getresponse()
        text = answer.read()
        if answer.status >= 300:
            sys.exit(f"{path}: {answer.status} {text[:300]!r}")
        return json.loads(text) if text[:1] == b"{" else text, dict(answer.getheaders())


def percentile(times, part):
    return sorted(times)[min(len(times) - 1, int(len(times) * part))]


def show(name, times):
    ms = [1000 * seconds for seconds in times]
    print(f"{name}: median {statistics.median(ms):.1f} ms, 95th percentile {percentile(ms, 0.95):.1f} ms, most {max(ms):.1f} ms")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("stylec")
    parser.add_argument("--styles", type=int, default=1000)
    parser.add_argument("--steps", type=int, default=300)
    parser.add_argument("--one-file", action="store_true")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="stylec-inspect-") as folder:
        per_file = options.styles if options.one_file else 20
        styles.write(folder, max(1, options.styles // per_file), per_file, 1)
        starts = []
        for _ in range(5):
            inspector = Inspector(options.stylec, folder)
            outline, _ = inspector.ask("GET", "/api/outline")
            starts.append(time.perf_counter() - inspector.start)
            inspector.process.terminate()
            inspector.process.wait()
        show(f"outline of {len(outline['styles'])} styles after the start", starts)
        inspector = Inspector(options.stylec, folder)
        names = [style["id"] for style in inspector.ask("GET", "/api/outline")[0]["styles"]]
        details, steps, writes, places = [], [], [], []
        for drag in range(max(1, options.steps // 30)):
            name = names[(drag * 37) % len(names)]
            start = time.perf_counter()
            detail, _ = inspector.ask("GET", f"/api/style?id={name}")
            details.append(time.perf_counter() - start)
            margin = ",".join(str(detail["margin"][side]) for side in ("top", "left", "bottom", "right"))
            edit = {"style": name, "key": "cornerRadius", "session": f"drag {drag}", "picture": {"margin": margin}}
            start = time.perf_counter()
            inspector.ask("POST", "/api/places", {"style": name, "key": "cornerRadius", "value": 3})
            places.append(time.perf_counter() - start)
            for step in range(30):
                start = time.perf_counter()
                answer, _ = inspector.ask("POST", "/api/edit", edit | {"value": step / 2, "live": True})
                steps.append(time.perf_counter() - start)
                assert "<svg" in answer["svg"]
            start = time.perf_counter()
            inspector.ask("POST", "/api/edit", edit | {"value": 15.5})
            writes.append(time.perf_counter() - start)
        show("a style's rows", details)
        show("the places of a value", places)
        show("a step of a drag, to its picture", steps)
        show("the end of a drag, to its picture, written", writes)
        inspector.process.terminate()
        inspector.process.wait()


if __name__ == "__main__":
    main()
