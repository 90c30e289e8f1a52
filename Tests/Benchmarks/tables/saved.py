"""From a saved file to what is made of it on the disk."""
import itertools
import subprocess

from bench.measure import Row, measure
from bench.report import number, spread
from bench.watch import watch
from corpora import rules, styles

FEW, MANY = 100, 1000


def one_change(machine):
    machine.report.heading(
        "A saved file to its Swift and pictures",
        f"In {MANY:,} styles one title changes, and `stylec build` runs anew: it checks and generates everything, draws what changed, and leaves "
        "files alone that would stay the same. `sass --watch` compiles as many rules of the same proportions into one CSS file, in a process "
        "that runs on and remembers all other files.",
    )
    rows = [build(machine, size, form) for size in (FEW, MANY) for form in ("png", "png,svg,html")]
    costs = measure(rows, machine.runs)
    machine.report.costs(costs)
    work = f"a saved file of {MANY:,} styles"
    sass = machine.peers.find("sass")
    ours = costs[f"stylec build, {MANY:,} styles, png"]
    tenth = costs[f"stylec build, {FEW:,} styles, png"]
    if sass and (peer := watched(machine, sass)):
        machine.report.say(f"\n`sass --watch` took {number(peer.wall * 1e3)} ms ({spread(peer.walls)}).")
        machine.report.goal(work, "sass --watch", 0.5, ours.wall / peer.wall)
    machine.report.goal(work, f"{FEW} styles", 1.15, ours.wall / tenth.wall)


def build(machine, count, form):
    source = machine.work / f"saved-{count}-{len(form)}"
    output = machine.work / f"{source.name}-built"
    styles.write(source, count // 20, 20, 1)
    command = [machine.stylec, "build", source, "--format", form, "--output", output, "--quiet"]
    subprocess.run(command, check=False)
    file = source / "f00002.yaml"
    text, numbers = file.read_text(), itertools.count(1000)

    def save():
        file.write_text(text.replace("Button number 47\n", f"Button number {next(numbers)}\n"))

    return Row(f"stylec build, {count:,} styles, {form}", command, before=save)


def watched(machine, sass):
    source = machine.work / "rules"
    rules.write(source, MANY // 20)
    output = source / "main.css"
    file = source / "_f00002.scss"
    text, numbers = file.read_text(), itertools.count(1000)

    def save():
        file.write_text(text + f".more {{ order: {next(numbers)}; }}\n")

    return watch([sass, "--watch", "--no-source-map", f"{source / 'main.scss'}:{output}"], output, save, machine.runs)
