"""What one small file costs, from the start of the process to its end."""
import subprocess
import sys

from bench.machine import HERE, ROOT, STATIC
from bench.measure import Row, measure, times


def small_file(machine):
    machine.report.heading(
        "One small file, whole process",
        "`styles/round-button.yaml` of this project. The Swift hello parses its arguments with the same library and compiler flags and links "
        "Swift's runtime in the same way: what any such command costs before it does anything.",
    )
    file = ROOT / "styles/round-button.yaml"
    rows = [Row("stylec --version", [machine.stylec, "--version"]), Row("stylec lint", machine.lint(file, *machine.cold))]
    plain = machine.without_pictures
    if plain.exists():
        rows.append(Row("stylec --version, built without pictures", [plain, "--version"]))
        rows.append(Row("stylec lint, built without pictures", [plain, "lint", file, "--quiet", *machine.cold]))
    hello = build_hello(machine)
    events = machine.c_program("events", "yaml-0.1")
    ryl = machine.peers.find("ryl")
    if ryl:
        rows.append(Row("ryl", [ryl, "check", "--no-cache", "--enable", "ALL", file]))
    if events:
        rows.insert(0, Row("libyaml's event loop", [events, file]))
    if hello:
        rows.insert(0, Row("a hello in Swift", [hello]))
    costs = measure(rows, machine.runs * 6)
    machine.report.costs(costs, base="stylec lint")
    if "a hello in Swift" in costs:
        machine.report.goal("one small file", "a hello with argument-parser", 1.5, times(costs["stylec lint"], costs["a hello in Swift"]))
        if plain.exists():
            start = costs["stylec --version, built without pictures"]
            machine.report.goal("starting, built without pictures", "a hello with argument-parser", 1.6, times(start, costs["a hello in Swift"]))


def build_hello(machine):
    """Compiled against the modules that the build of stylec left behind."""
    release, hello = ROOT / ".build/release", machine.work / "hello"
    objects = [path for name in ("ArgumentParser", "ArgumentParserToolInfo") for path in (release / f"{name}.build").glob("*.o")]
    static = ["-static-stdlib"] if STATIC else []
    command = ["swiftc", "-O", *static, "-parse-as-library", HERE / "programs/hello.swift", "-I", release / "Modules", *objects, "-o", hello]
    try:
        subprocess.run(command, check=True, stdout=sys.stderr)
        return hello
    except (OSError, subprocess.CalledProcessError):
        machine.report.say("(programs/hello.swift can't be built and is left out.)\n")
        return None
