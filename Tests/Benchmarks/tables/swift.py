"""What generated Swift costs whoever builds it."""
import subprocess
import sys

from bench.machine import ROOT
from bench.measure import Row, measure
from bench.report import number
from corpora import styles
from tables.peer_constants import write_constants

FEW, MANY = 100, 1000


def generated(machine, count):
    """Swift files for so many styles, twenty to a file of styles."""
    folder = machine.work / f"swift-{count}"
    if not folder.exists():
        source = machine.work / f"swift-{count}-styles"
        styles.write(source, count // 20, 20, 1)
        command = [machine.stylec, "generate", source, "--target", "plain", "--output", folder, "--quiet"]
        subprocess.run(command, check=True)
    return sorted(folder.rglob("*.swift"))


def compile_time(machine):
    machine.report.heading(
        "Generated Swift, a style",
        f"The plain structs for {MANY:,} styles less those for {FEW}, in one module, so that what the compiler costs by itself is no part of it. "
        "Beside them stand twelve constants a style, as programs for design tokens write them for iOS "
        "(`public static let name = UIColor(red: …)`), compiled against this project's double of UIKit.",
    )
    rows, names = [], {"stylec's": generated(machine, MANY), "twelve constants": None}
    # One process of the compiler for the whole module: otherwise each file to be checked starts one.
    flags = ["-swift-version", "6", "-module-name", "Styles", "-parse-as-library", "-wmo"]
    double = build_double(machine)
    modules = {"stylec's": [], "twelve constants": ["-I", double]}
    for name in names:
        for size in (FEW, MANY):
            files = generated(machine, size) if name == "stylec's" else write_constants(machine.work / f"constants-{size}", size)
            compiler = ["swiftc", *flags, *modules[name], *files]
            rows.append(Row(f"{name} {size} check", [*compiler, "-typecheck"]))
            build = [*compiler, "-emit-object", "-o", machine.work / "styles.o"]
            rows.append(Row(f"{name} {size} build", [*build, "-Onone"], most=3))
            rows.append(Row(f"{name} {size} optimized", [*build, "-O"], most=1))
    costs = measure(rows, machine.runs)

    def each(name, kind):
        # The least, since whatever else the machine does only adds to it.
        few, many = (min(costs[f"{name} {size} {kind}"].works) for size in (FEW, MANY))
        return (many - few) / (MANY - FEW)

    kinds = ("check", "build", "optimized")
    table = [[name, *(number(each(name, kind) * 1e3) for kind in kinds), number(costs[f"{name} {MANY} build"].memory)] for name in names]
    machine.report.table(["", "type-check, ms a style", "debug build, ms a style", "optimized build, ms a style", "memory (MB)"], table)
    for kind, limit, what in (("check", 0.5, "type-check"), ("build", 0.3, "debug build"), ("optimized", None, "optimized build")):
        value = each("stylec's", kind) / each("twelve constants", kind)
        machine.report.goal("generated Swift, a style", f"twelve constants, {what}", limit, value)


def build_double(machine):
    """The folder of the modules that stand in for UIKit and what it imports."""
    folder = machine.work / "doubles"
    folder.mkdir(exist_ok=True)
    for name in ("QuartzCore", "UIKit"):
        sources = sorted((ROOT / "Tests/Doubles" / name).rglob("*.swift"))
        command = ["swiftc", "-swift-version", "6", "-parse-as-library", "-emit-module", "-module-name", name, "-I", folder]
        subprocess.run([*command, "-o", folder / f"{name}.swiftmodule", *sources], check=True, stdout=sys.stderr)
    return folder
