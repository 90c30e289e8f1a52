#!/usr/bin/env python3
"""Builds stylec in release and times it beside other programs on the same work, in turn, as a Markdown table.

    run.py [--runs 5] [--files 2000]

The linters of YAML come from PyPI, into a folder of the build. Peers that can't be had are left out with a note. Times drift with the machine; the ratios of one run hold.
"""
import argparse
import os
import pathlib
import platform
import shutil
import statistics
import subprocess
import sys
import tempfile
import time

import corpus

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parent.parent


def once(command, folder):
    """Wall and processor seconds, and the peak memory in MB, of one run."""
    start = time.perf_counter()
    process = subprocess.Popen(command, cwd=folder, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    _, status, usage = os.wait4(process.pid, 0)
    wall = time.perf_counter() - start
    if os.waitstatus_to_exitcode(status) not in (0, 1):
        sys.exit(f"{' '.join(map(str, command[:3]))} … ended with {status}")
    unit = 1 << 20 if sys.platform == "darwin" else 1 << 10
    return wall, usage.ru_utime + usage.ru_stime, usage.ru_maxrss / unit


def measure(rows, runs, folder):
    """Each row's command in turn, so that what slows the machine down slows all of them."""
    results = {name: [] for name, _ in rows}
    for _ in range(runs):
        for name, command in rows:
            results[name].append(once(command, folder))
    return results


def table(title, rows, runs, folder):
    results = measure(rows, runs, folder)
    base = statistics.median(wall for wall, _, _ in results[rows[0][0]])
    print(f"\n### {title}\n")
    print("| | wall, median (ms) | least … most | processor (ms) | memory (MB) | ratio |")
    print("| --- | ---: | ---: | ---: | ---: | ---: |")
    for name, _ in rows:
        walls = sorted(wall * 1000 for wall, _, _ in results[name])
        wall = statistics.median(walls)
        work = statistics.median(work * 1000 for _, work, _ in results[name])
        memory = max(memory for _, _, memory in results[name])
        print(
            f"| {name} | {wall:.1f} | {walls[0]:.1f} … {walls[-1]:.1f} | {work:.1f} | {memory:.0f} | {wall / base / 1000:.2f} |"
        )
    return {name: statistics.median(work for _, work, _ in result) for name, result in results.items()}


def linters():
    """The folder with ryl and yamllint, which are installed on the first call."""
    folder = ROOT / ".build/benchmark-peers"
    if not folder.exists():
        subprocess.run([sys.executable, "-m", "venv", folder], check=False, stdout=sys.stderr)
        subprocess.run([folder / "bin/pip", "install", "--quiet", "ryl", "yamllint"], check=False, stdout=sys.stderr)
    return folder / "bin"


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--runs", type=int, default=5)
    parser.add_argument("--files", type=int, default=2000)
    options = parser.parse_args()

    subprocess.run(["swift", "build", "-c", "release", "--product", "stylec"], cwd=ROOT, check=True, stdout=sys.stderr)
    stylec = ROOT / ".build/release/stylec"
    with tempfile.TemporaryDirectory() as name:
        work = pathlib.Path(name)
        events = work / "events"
        subprocess.run(["cc", "-O2", "-o", events, HERE / "events.c", "-lyaml"], check=True)
        many, few = work / "many", work / "few"
        corpus.write(many, options.files, 20, 1)
        corpus.write(few, max(1, options.files // 10), 20, 1)
        size = sum(path.stat().st_size for path in many.iterdir())
        files = sorted(many.iterdir())
        print(f"{platform.system()} {platform.machine()}, {os.cpu_count()} cores; {size / 1e6:.1f} MB in {len(files)} files")

        rows = [("libyaml's event loop, one core", [events, *files]), ("stylec lint", [stylec, "lint", many, "--quiet"])]
        ryl = linters() / "ryl"
        if ryl.exists():
            rows.append(("ryl, layout and syntax only", [ryl, "check", "--no-cache", "--enable", "ALL", many]))
        else:
            print("(ryl can't be had and is left out)")
        table(f"Lint {len(files)} files", rows, options.runs, work)

        yamllint = linters() / "yamllint"
        if yamllint.exists():
            rows = [("yamllint", [yamllint, "-f", "parsable", few]), ("stylec lint", [stylec, "lint", few, "--quiet"])]
            table("Lint a tenth of the files, beside a slower peer", rows, 1, work)

        rows = [
            ("stylec generate", [stylec, "generate", many, "--target", "plain", "--output", work / "swift", "--quiet"]),
            ("stylec lint", [stylec, "lint", many, "--quiet"]),
        ]
        table(f"Generate {options.files * 20} styles, written once and unchanged from then on", rows, options.runs, work)

        rows = [("a tenth of the files", [stylec, "lint", few, "--quiet"]), ("all files", [stylec, "lint", many, "--quiet"])]
        cost = table("Growth of lint: ten times the files", rows, options.runs, work)
        print(f"\nTen times the files cost {cost['all files'] / cost['a tenth of the files']:.1f} times the processor time.")

        one = ROOT / "styles/round-button.yaml"
        rows = [("libyaml's event loop", [events, one]), ("stylec --version", [stylec, "--version"]), ("stylec lint", [stylec, "lint", one])]
        table("One small file, whole process", rows, options.runs * 4, ROOT)

        svg = work / "out/Previews/GradientButton/gradient.normal.light.standard-contrast.svg"
        preview = [stylec, "preview", "styles/gradient-button.yaml", "--style", "gradient", "--output", work / "out", "--quiet"]
        subprocess.run([*preview, "--format", "svg"], cwd=ROOT, check=True)
        picture = [*preview, "--state", "normal", "--mode", "dark", "--format", "png", "--no-cache"]
        rows = [("stylec preview, two pictures and a film strip each", picture)]
        if shutil.which("rsvg-convert"):
            rows.insert(0, ("rsvg-convert, one picture", ["rsvg-convert", "--zoom", "2", "--output", work / "one.png", svg]))
        table("Pictures, whole process", rows, options.runs * 2, ROOT)

        build = [stylec, "build", "styles", "--output", work / "build", "--quiet"]
        rows = [("build, everything drawn", [*build, "--no-cache"]), ("build, nothing changed", build)]
        table("The shipped styles", rows, options.runs, ROOT)


if __name__ == "__main__":
    main()
