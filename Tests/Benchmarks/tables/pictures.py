"""Pictures: many of them in one process, and one in a process of its own."""
import statistics

from bench.measure import Row, measure, times
from bench.report import number, ratio
from corpora import cards

FEW, MANY = 100, 600


def corpus(machine, count):
    folder = machine.work / f"cards-{count}"
    if not folder.exists():
        cards.write(folder, count)
    return folder


def preview(machine, count, name, output):
    command = [machine.drawing, "preview", corpus(machine, count), "--format", "png", "--no-cache", "--output", output, "--quiet"]
    return Row(name, command)


def one_process(machine):
    machine.report.heading(
        "Pictures in one process",
        f"A button of 150 × 44 points at two pixels a point with five stops, a border, a title and a shadow, {MANY} times less {FEW} times, so "
        "that starting up is no part of it. The C program draws the same with cairo and pango, blurs with three box passes and packs with "
        "libpng's own filters. stylec reads YAML and writes the files as safely as it always does; processor time counts all of its threads.",
    )
    pairs = {}
    for size in (FEW, MANY):
        pairs.setdefault("stylec preview", []).append(preview(machine, size, f"stylec {size}", machine.work / f"drawn-{size}"))
    program = machine.c_program("picture", "pangocairo", "libpng")
    for level in (1, 6) if program else ():
        folder = machine.work / f"level-{level}"
        folder.mkdir(exist_ok=True)
        for size in (FEW, MANY):
            row = Row(f"cairo {level} {size}", [program, str(size), str(level), folder])
            pairs.setdefault(f"cairo, pango, libpng level {level}", []).append(row)
    costs = measure([row for pair in pairs.values() for row in pair], machine.runs)

    def each(name, of):
        """Seconds a picture in each run."""
        few, many = (getattr(costs[row.name], of) for row in pairs[name])
        return [(more - less) / (MANY - FEW) for less, more in zip(few, many)]

    def size(name):
        folder = pairs[name][1].command[-1] if "cairo" in name else machine.work / f"drawn-{MANY}"
        return statistics.mean(path.stat().st_size for path in folder.rglob("*.png"))

    rows = []
    for name in pairs:
        work, wall = each(name, "works"), each(name, "walls")
        spread = f"{number(min(work) * 1e6)} … {number(max(work) * 1e6)}"
        memory = costs[pairs[name][1].name].memory
        rows.append(
            [name, number(statistics.median(work) * 1e6), spread, number(statistics.median(wall) * 1e6), number(memory), number(size(name))]
        )
    machine.report.table(
        ["", "processor, µs a picture", "least … most", "wall, µs a picture", "memory (MB)", "bytes a picture"], rows
    )
    if program:
        peers = list(pairs)[1:]
        for name, limit in zip(peers, (0.65, None)):
            against = statistics.median(ours / theirs for ours, theirs in zip(each("stylec preview", "works"), each(name, "works")))
            machine.report.goal("a picture in one process", name, limit, against)
        machine.report.goal("a picture in one process", "libpng level 6, bytes", 1.1, size("stylec preview") / size(peers[1]))


def whole_process(machine):
    machine.report.heading(
        "One picture, whole process",
        "The same button. rsvg-convert and resvg draw the SVG that stylec made of it; stylec reads YAML, finds the font, draws and writes.",
    )
    output = machine.work / "one"
    rows = [preview(machine, 1, "stylec preview", output)]
    vector = machine.work / "vector"
    svg = Row("", [machine.drawing, "preview", corpus(machine, 1), "--format", "svg", "--output", vector, "--quiet"])
    measure([svg], 1)
    drawing = next(vector.rglob("*.svg"))
    if rsvg := machine.peers.find("rsvg-convert"):
        rows.insert(0, Row("rsvg-convert", [rsvg, "--zoom", "2", "--output", machine.work / "rsvg.png", drawing]))
    if resvg := machine.peers.find("resvg"):
        rows.append(Row("resvg", [resvg, "--zoom", "2", drawing, machine.work / "resvg.png"]))
    costs = measure(rows, machine.runs * 3)
    machine.report.costs(costs, base="stylec preview")
    for name, limit in (("rsvg-convert", 0.7), ("resvg", 0.9)):
        if name in costs:
            machine.report.goal("one picture, whole process", name, limit, times(costs["stylec preview"], costs[name]))
