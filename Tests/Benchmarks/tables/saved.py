"""From a saved file to what is made of it on the disk."""
import itertools
import subprocess

from bench.measure import Row, measure, times
from bench.report import number, spread
from bench.watch import Watcher, watch
from corpora import rules, styles

FEW, MANY, MOST = 100, 1000, 10000
ALL = "png,svg,html"


def one_change(machine):
    machine.report.heading(
        "A saved file to its Swift and pictures",
        f"One title changes among {FEW}, {MANY:,} and {MOST:,} styles in files of 20. `stylec build --watch` keeps running, and so does `sass --watch`, which compiles equally many "
        "rules of the same proportions into one CSS file. The time is that from the save until the last output is written; files are saved in turn. "
        "`stylec build` is a new process each time. All of stylec's commands check and generate everything, draw what changed, and don't touch unchanged files.",
    )
    watchers = [watched(machine, FEW, "png"), watched(machine, MANY, "png"), watched(machine, MANY, ALL), watched(machine, MOST, "png")]
    if sass := machine.peers.find("sass"):
        watchers += [sassed(machine, sass, count) for count in (FEW, MANY, MOST)]
    watches = watch(watchers, machine.runs)
    columns = ["from a save to all that it changes", "wall, median (ms)", "least … most"]
    machine.report.table(columns, [[name, number(cost.wall * 1e3), spread(cost.walls)] for name, cost in watches.items()])
    machine.report.say("")
    costs = measure([built(machine, count, form) for count, form in ((FEW, "png"), (MANY, "png"), (MANY, ALL), (MOST, "png"))], machine.runs)
    machine.report.costs(costs)

    work = f"a saved file of {MANY:,} styles"
    ours, peer = watches[f"stylec build --watch, {MANY:,} styles, png"], watches.get(f"sass --watch, {MANY:,} styles")
    if peer:
        machine.report.goal(work, "sass --watch", 0.5, times(ours, peer))
        machine.report.goal(f"{work}, new process", "sass --watch", None, costs[f"stylec build, {MANY:,} styles, png"].wall / peer.wall)
    machine.report.goal(work, f"{FEW} styles", 1.15, times(ours, watches[f"stylec build --watch, {FEW} styles, png"]))
    ours, peer = watches[f"stylec build --watch, {MOST:,} styles, png"], watches.get(f"sass --watch, {MOST:,} styles")
    if peer:
        machine.report.goal(f"a saved file of {MOST:,} styles", "sass --watch", None, times(ours, peer))


def watched(machine, count, form):
    source, output, save = styled(machine, count, f"watched-{len(form)}")
    command = [machine.drawing, "build", source, "--format", form, "--output", output, "--quiet", "--watch"]
    return Watcher(f"stylec build --watch, {count:,} styles, {form}", command, output, save)


def built(machine, count, form):
    source, output, save = styled(machine, count, f"saved-{len(form)}")
    command = [machine.drawing, "build", source, "--format", form, "--output", output, "--quiet"]
    subprocess.run(command, check=False)
    return Row(f"stylec build, {count:,} styles, {form}", command, before=save)


def styled(machine, count, name):
    """A folder of styles, one for what is made of them, and what changes a title and saves it."""
    source = machine.work / f"{name}-{count}"
    styles.write(source, count // 20, 20, 1)
    file = source / "f00002.yaml"
    text, numbers = file.read_text(), itertools.count(1000)

    def save():
        file.write_text(text.replace("Button number 47\n", f"No. {next(numbers)}\n"))

    return source, machine.work / f"{source.name}-built", save


def sassed(machine, sass, count):
    source = machine.work / f"rules-{count}"
    rules.write(source, count // 20)
    output = source / "main.css"
    file = source / "_f00002.scss"
    text, numbers = file.read_text(), itertools.count(1000)

    def save():
        file.write_text(text + f".more {{ order: {next(numbers)}; }}\n")

    return Watcher(f"sass --watch, {count:,} styles", [sass, "--watch", "--no-source-map", f"{source / 'main.scss'}:{output}"], output, save)
