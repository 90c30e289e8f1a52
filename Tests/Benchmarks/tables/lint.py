"""Checking many files, the same files again, and large ones."""
import os
import time

from bench.measure import Row, measure, times
from corpora import styles

LOOP = "libyaml's event loop, one core"

# What style files are not written for: it would find something on every other line, and time would go into saying so.
UNASKED = ["braces", "document-end", "document-start", "key-ordering", "line-length", "quoted-strings"]


def corpus(machine, files, per_file=20):
    """A folder of style files, written once a run."""
    folder = machine.work / f"styles-{files}-{per_file}"
    if not folder.exists():
        styles.write(folder, files, per_file, 1)
    return folder


def megabytes(folder):
    return sum(path.stat().st_size for path in folder.glob("*.yaml")) / 1e6


def ryl_row(machine, name, folder, *cache):
    """As a list, which is empty where ryl can't be had."""
    ryl = machine.peers.find("ryl")
    return [Row(name, [ryl, "check", *cache, "--enable", "ALL", "--disable", ",".join(UNASKED), folder])] if ryl else []


def many_files(machine):
    folder = corpus(machine, machine.files)
    machine.report.heading(
        f"Lint from nothing: {machine.files:,} files of styles, {megabytes(folder):.1f} MB",
        "libyaml reads the same YAML and does nothing with it, on one core. ryl checks syntax and layout on all cores, with all rules that suit "
        "style files. Neither ryl nor stylec finds anything. stylec builds trees, resolves every name, computes each style in every state and mode, and "
        "runs all rules that are on by default.",
    )
    events = machine.c_program("events", "yaml-0.1")
    rows = [Row(LOOP, [events, *sorted(folder.iterdir())])] if events else []
    rows += [Row("stylec lint", machine.lint(folder, *machine.cold)), *ryl_row(machine, "ryl", folder, "--no-cache")]
    costs = measure(rows, machine.runs)
    machine.report.costs(costs, base="stylec lint")
    work, ours = "lint from nothing", costs["stylec lint"]
    if LOOP in costs:
        machine.report.goal(work, "libyaml's events, wall", 3, times(ours, costs[LOOP]))
        machine.report.goal(work, "libyaml's events, processor", 4, times(ours, costs[LOOP], "works"))
    if "ryl" in costs:
        machine.report.goal(work, "ryl, nothing cached", 1, times(ours, costs["ryl"]))


def unchanged(machine):
    folder = corpus(machine, machine.files)
    machine.report.heading(
        f"Lint the same {machine.files:,} files again, nothing changed",
        "Both check the times and sizes of all files, and print the cached findings of the previous run.",
    )
    environment = {**os.environ, "XDG_CACHE_HOME": str(machine.work / "caches")}
    rows = ryl_row(machine, "ryl, cached", folder, "--cache-dir", machine.work / "ryl-cache")
    rows.append(Row("stylec lint, again", machine.lint(folder), environment=environment))
    # What is known of files that are younger than this is not trusted.
    time.sleep(2)
    costs = measure(rows, machine.runs)
    machine.report.costs(costs, base="stylec lint, again")
    if "ryl, cached" in costs:
        machine.report.goal("lint, nothing changed", "ryl, cached", 1, times(costs["stylec lint, again"], costs["ryl, cached"]))


def large_files(machine):
    """As many styles as two thousand files hold, in files of nearly the most that is allowed."""
    folders = [corpus(machine, 2000), corpus(machine, 3, 13_334), corpus(machine, 1, 15_000)]
    machine.report.heading(
        "Large files",
        "A style file has at most 4 MiB, so that the 10 MB are three files here. The processor's time a megabyte says what a large file costs "
        "beside many small ones; the wall time of one file profits less from a second core.",
    )
    names = [f"stylec lint, {files}" for files in ("2,000 files", "3 files of 3.5 MB", "1 file of 3.9 MB")]
    rows = [Row(name, machine.lint(folder, *machine.cold)) for name, folder in zip(names, folders)]
    rows += ryl_row(machine, "ryl, 3 files of 3.5 MB", folders[1], "--no-cache")
    sizes = {row.name: megabytes(folder) for row, folder in zip(rows, [*folders, folders[1]])}
    costs = measure(rows, machine.runs)
    machine.report.costs(costs, base=names[0], per=("processor, ms a MB", sizes))
    many, three, _ = names
    for of, what in (("walls", "wall"), ("works", "processor")):
        dearer = times(costs[three], costs[many], of) * sizes[many] / sizes[three]
        machine.report.goal("large files", f"2,000 small files, {what} a MB", 1.15, dearer)
    machine.report.goal("large files", "their size, peak memory", 8, costs[three].memory / sizes[three])


def slower_peer(machine):
    folder = corpus(machine, machine.files // 10)
    machine.report.heading(
        f"Lint {machine.files // 10} files beside yamllint",
        "A tenth of the files, since yamllint would take a minute for all; one run, for the same reason.",
    )
    yamllint = machine.peers.find("yamllint")
    rules = f"{{extends: default, rules: {{{', '.join(f'{rule}: disable' for rule in UNASKED)}}}}}"
    rows = [Row("yamllint", [yamllint, "-d", rules, folder], most=1)] if yamllint else []
    rows.append(Row("stylec lint", machine.lint(folder, *machine.cold)))
    costs = measure(rows, machine.runs)
    machine.report.costs(costs, base="stylec lint")
    if "yamllint" in costs:
        machine.report.goal("lint a tenth of the files", "yamllint", None, times(costs["stylec lint"], costs["yamllint"]))
