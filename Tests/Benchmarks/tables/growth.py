"""How cost grows: what ten times as much of one thing costs more."""
import math
import shutil
import sys

from bench.measure import Row, measure
from bench.report import number
from corpora import folders, growing, styles, values

# A bent line: more than ten times the cost, with room for what caches of the processor cost.
STEEP = 1.15


def growth(machine):
    machine.report.heading(
        "Growth",
        "The least processor time for one size and for ten times as much, less that of a run over an empty file. An exponent of 1 says that ten times as "
        f"much costs ten times as much; above {STEEP} something is wrong.",
    )
    empty = machine.work / "empty.yaml"
    empty.write_text("styles: {}\n")
    table = []
    for what, command, sizes, command_of in subjects(machine):
        rows = [Row("start", command_of(empty, 0))] + [Row(str(size), command_of(path, size)) for size, path in sizes]
        costs = measure(rows, min(machine.runs, 3))
        (few, many) = (size for size, _ in sizes)
        # The least, since whatever else the machine does only adds to it.
        start, small, large = (min(cost.works) for cost in costs.values())
        # What is small may drown in the noise of the start.
        small, large = (max(cost - start, 1e-3) for cost in (small, large))
        if what.startswith("errors"):
            machine.report.goal(f"{many:,} {what}", "", 1, costs[str(many)].wall, "s")
        exponent = math.log10(large / small) / math.log10(many / few)
        print(f"  {what}, {command}: {exponent:.2f}", file=sys.stderr)
        table.append([
            what, command, f"{few:,} → {many:,}", number(small * 1e3), number(large * 1e3), number(costs[str(many)].memory),
            f"{exponent:.2f}{' (steep)' if exponent > STEEP else ''}",
        ])
    machine.report.table(["what grows", "command", "from … to", "processor (ms)", "of ten times (ms)", "memory (MB)", "exponent"], table, names=3)


def subjects(machine):
    """What grows, the command, both sizes with their paths, and a function that makes the command's line."""

    def lint(path, _):
        return [*machine.lint(path, *machine.cold), "--lenient"]

    def diff_of_guesses(path, _):
        return [*lint(path, _), "--fix", "--unsafe-fixes", "--diff"]

    def generate(path, size, target="plain"):
        output = machine.work / f"grown-{path.stem}-{size}"
        shutil.rmtree(output, ignore_errors=True)
        return [machine.stylec, "generate", path, "--target", target, "--output", output, "--quiet"]

    def generate_views(path, size):
        return generate(path, f"views-{size}", "uikit,appkit,swiftui")

    def preview(path, size):
        output = machine.work / f"drawn-{path.stem}-{size}"
        shutil.rmtree(output, ignore_errors=True)
        return [machine.drawing, "preview", path, "--format", "png", "--no-cache", "--output", output, "--quiet"]

    def gallery(path, size):
        return [word if word != "png" else "html" for word in preview(path, size)]

    def files(few, folder, write):
        made = []
        for size in (few, few * 10):
            path = machine.work / f"{folder}-{size}"
            if not path.exists():
                write(path, size)
            made.append((size, path))
        return made

    def one(kind, few):
        return files(few, kind, lambda path, size: growing.write(path, kind, size))

    def format_once(path, _):
        return [machine.stylec, "format", path, "--check", "--quiet"]

    def format_diff(path, _):
        return [machine.stylec, "format", path, "--diff", "--quiet"]

    def fix_diff(path, _):
        return [*lint(path, _), "--fix", "--diff"]

    def sarif(path, _):
        return [*lint(path, _), "--output-format", "sarif"]

    many = files(200, "growing", lambda path, size: styles.write(path, size, 20, 1))
    tokens = files(10_000, "growing-values", lambda path, size: values.write_style_file(path, size))
    extends, chain, modes = one("extends", 10_000), one("token-chain", 10_000), one("modes", 6)
    for command, line in (("lint", lint), ("generate", generate)):
        yield "files", command, many, line
        yield "values", command, tokens, line
        yield "depth of `extends`", command, extends, line
        yield "length of a chain of tokens", command, chain, line
        yield "modes", command, modes, line
    over_axes = one("token-chain-over-axes", 400)
    yield "length of a chain of tokens over eight axes", "lint", over_axes, lint
    yield "length of a chain of tokens over eight axes", "generate", over_axes, generate
    yield "errors, an unknown token", "lint", one("unknown-tokens", 1000), lint
    yield "errors, a misspelled token among as many", "lint", one("misspelled-tokens", 1000), lint
    yield "design tokens, some of which refer to none", "lint", one("design-tokens", 2000), lint
    yield "errors, a misspelled property", "lint", one("misspelled-keys", 1000), lint
    yield "findings of rules", "lint", one("warnings", 1000), lint
    yield "styles that share many findings", "lint", one("shared-findings", 100), lint
    yield "styles with one finding each", "lint", one("large-radii", 200), lint
    for what, kind, few in (
        ("properties", "misspelled-properties", 200), ("layers", "misspelled-layers", 200), ("components", "misspelled-components", 200),
        ("parents", "misspelled-parents", 100), ("tokens", "misspelled-tokens", 200),
    ):
        yield f"errors, misspelled {what}", "lint", one(kind, few * 5), lint
        yield f"errors, misspelled {what}", "lint --unsafe-fixes", one(kind, few), diff_of_guesses
    yield "components that each hold the one before", "lint", one("held", 200), lint
    yield "findings in one line", "lint", one("findings-in-line", 2000), lint
    yield "findings in one line", "lint --output-format sarif", one("findings-in-line", 2000), sarif
    yield "lines that a fix changes", "lint --fix --diff", one("redundant-values", 1000), fix_diff
    yield "styles with different tokens of one value", "lint", one("equal-tokens", 1000), lint
    yield "styles with a value that as many tokens have", "lint", one("equal-literals", 1000), lint
    yield "guesses of what was meant", "lint --fix", one("guesses", 1000), diff_of_guesses
    yield "traits with a layer", "lint", one("trait-layers", 900), lint
    yield "joined states", "lint", one("joined-states", 800), lint
    yield "layers that one state changes", "lint", one("state-of-layers", 900), lint
    yield "texts of a component", "lint", one("texts", 900), lint
    # Fewer are each composited over each, up to a fixed number of layers.
    yield "texts over as many painted layers", "lint", one("painted-texts", 600), lint
    yield "parents of a style", "lint", one("parents", 2000), lint
    for what, kind, few in (
        ("properties of a component", "properties", 1500), ("layers", "layers", 900), ("masks", "masks", 450), ("animations", "animations", 400), ("variants", "variants", 90), ("keys that a style sets of layers", "layer-keys", 900), ("stops of a gradient", "stops", 1000),
        ("curves of a path", "path", 8000), ("states", "states", 1000), ("names that Swift can't tell apart", "alike-names", 1000),
    ):
        corpus = one(kind, few)
        yield what, "lint", corpus, lint
        yield what, "generate", corpus, generate_views
    yield "layers", "preview", one("layers", 300), preview
    yield "masks", "preview", one("masks", 200), preview
    yield "animations", "preview", one("animations", 60), preview
    yield "layers", "preview --format html", one("layers", 200), gallery
    yield "properties of a component", "preview --format html", one("properties", 200), gallery
    yield "styles with words of as many", "preview --format html", one("words", 100), gallery
    for what, kind, few in (
        ("colours that can't be told apart", "neighbouring-colors", 18_000), ("colours that differ in the dark", "half-equal-colors", 5000),
        ("nested groups", "nesting", 300), ("comments", "comments", 3000), ("sums", "expressions", 100),
    ):
        yield what, "lint", one(kind, few), lint
    for what, kind, few in (
        ("styles in one line", "flow-line", 9000), ("comments", "comments", 3000), ("nested groups", "nesting", 300),
        ("letters of a text", "long-text", 300_000),
    ):
        yield what, "format", one(kind, few), format_once
    yield "lines without format", "format --diff", one("unformatted", 2000), format_diff
    yield "lines without format, all the same", "format --diff", one("equal-comments", 2000), format_diff
    for what, few, write in (
        ("folders with settings", 200, folders.wide), ("files with overrides of their own", 200, folders.overridden),
        ("folders with two links to the next", 200, folders.doubling_links), ("overrides of settings that are extended twice, 26 deep", 1000, folders.doubling_settings),
        ("files that one imports", 1000, folders.importing), ("imports of which nothing is used", 1000, folders.unused_imports),
        ("imports that are missing", 1000, folders.missing_imports), ("imports that lead nowhere", 1000, folders.unknown_imports),
        ("files that import others through one", 500, folders.collected_imports),
        ("imports of which each leads to the next", 600, folders.chained_imports), ("imports in a circle", 600, folders.circular_imports),
    ):
        yield what, "lint", files(few, write.__name__, write), lint
    # The paths of so many folders in each other are so many times so long. A path has 4,096 bytes at the most.
    deep = files(150, "deep", folders.deep)
    yield "letters of the paths of folders, one in the other", "lint", [(depth * depth, path) for depth, path in deep], lint
    yield "letters of a text that is broken, without a space", "preview", one("wrapped-letters", 8000), preview
    yield "letters of a text that is broken, in words", "preview", one("wrapped-words", 8000), preview
