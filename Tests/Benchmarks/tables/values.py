"""Design tokens: to code, and checked."""
import shutil

from bench.measure import Row, measure, times
from bench.report import number
from corpora import values


def corpus(machine, count):
    folder = machine.work / f"values-{count}"
    if not folder.exists():
        values.write(folder, count)
    return folder


def to_code(machine, count=100_000):
    folder = corpus(machine, count)
    few = corpus(machine, count // 10)
    machine.report.heading(
        f"{count:,} design tokens to code",
        "The same values for all: four in ten are colours with another value in the dark, three lengths, two numbers; two refer to another "
        "value or are computed from one. stylec writes Swift; Sass compiles variables to CSS; lightningcss parses and prints custom properties and resolves "
        "nothing; aapt2 compiles and links Android resources. Each run reads one file and writes all output again.",
    )
    rows = [generate(machine, folder, f"stylec generate, {count:,}"), generate(machine, few, f"stylec generate, {count // 10:,}")]
    rows += peers(machine, folder)
    costs = measure(rows, machine.runs)
    ours, tenth = costs[rows[0].name], costs[rows[1].name]
    machine.report.costs(costs, base=rows[0].name)
    written = (folder / "swift/Plain/StyleTokens.swift").stat().st_size
    machine.report.say(f"\nstylec's Swift for {count:,} values has {number(written / 1e6)} MB.")
    work = f"{count:,} values to code"
    for name, limit in (("Dart Sass", 0.25), ("sassc", None), ("lightningcss", None), ("aapt2", None)):
        if name in costs:
            machine.report.goal(work, name, limit, times(ours, costs[name]))
    if "sassc" in costs:
        machine.report.goal(work, "sassc, memory", 0.5, ours.memory / costs["sassc"].memory)
    machine.report.goal(work, f"{count // 10:,} values, processor a value", 1.1, times(ours, tenth, "works") / 10)


def generate(machine, folder, name):
    output = folder / "swift"
    command = [machine.stylec, "generate", folder / "values.yaml", "--target", "plain", "--output", output, "--quiet"]
    return Row(name, command, before=lambda: shutil.rmtree(output, ignore_errors=True))


def peers(machine, folder):
    find = machine.peers.find
    output = folder / "output"
    output.mkdir(exist_ok=True)
    scss, css, android = folder / "values.scss", folder / "values.css", folder / "AndroidManifest.xml"
    rows = []
    if sassc := find("sassc"):
        rows.append(Row("sassc", [sassc, scss, output / "sassc.css"]))
    if sass := find("sass"):
        rows.append(Row("Dart Sass", [sass, "--no-source-map", scss, output / "sass.css"]))
    if lightningcss := find("lightningcss"):
        rows.append(Row("lightningcss", [lightningcss, css, "--output-file", output / "lightning.css"]))
    if aapt2 := find("aapt2"):
        # Two commands in one, as every build of an app calls them.
        steps = f"{aapt2} compile --dir res -o output/res.zip && {aapt2} link -o output/2.apk --manifest {android.name} --java output/2 output/res.zip"
        rows.append(Row("aapt2", ["sh", "-c", steps], folder=folder))
    return rows


def lint_tokens(machine, count=10_000):
    folder, few = corpus(machine, count), corpus(machine, count // 10)
    machine.report.heading(
        f"Check {count:,} design tokens",
        "Every value read, every reference resolved, and all rules for tokens, among them one that finds colours that nobody can tell apart. "
        "libyaml reads the same file and does nothing with it.",
    )
    rows = [Row(f"stylec lint, {size:,}", machine.lint(path / "values.yaml", *machine.cold)) for size, path in ((count, folder), (count // 10, few))]
    events = machine.c_program("events", "yaml-0.1")
    if events:
        rows.insert(0, Row("libyaml's event loop", [events, folder / "values.yaml"]))
    costs = measure(rows, machine.runs * 2)
    machine.report.costs(costs, base=f"stylec lint, {count:,}")
    if "libyaml's event loop" in costs:
        against = times(costs[f"stylec lint, {count:,}"], costs["libyaml's event loop"])
        machine.report.goal(f"{count:,} tokens checked", "libyaml's events", None, against)
