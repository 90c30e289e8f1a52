"""What one small file costs, from the start of the process to its end."""
import subprocess
import sys

from bench.machine import HERE, IS_LINUX, LINTS, ROOT
from bench.measure import Row, measure, times


def small_file(machine):
    machine.report.heading(
        "One small file, whole process",
        "`styles/round-button.yaml` of this project. The Swift hello parses its arguments with the same library, and is linked in the same way, "
        "into one file: it is the cost of any such command before it does anything.",
    )
    file = ROOT / "styles/round-button.yaml"
    rows = [Row("stylec --version", [machine.stylec, "--version"]), Row("stylec lint", machine.lint(file, *machine.cold))]
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
        hello = costs["a hello in Swift"]
        machine.report.goal("one small file", "a hello with argument-parser", 1.6, times(costs["stylec lint"], hello))
        machine.report.goal("starting", "a hello with argument-parser", None, times(costs["stylec --version"], hello))


def build_hello(machine):
    """Compiled against the modules that the build of stylec left behind."""
    release, hello = LINTS / "release", machine.work / "hello"
    objects = [path for name in ("ArgumentParser", "ArgumentParserToolInfo") for path in (release / f"{name}.build").glob("*.o")]
    static = ["-static-executable"] if IS_LINUX else []
    command = ["swiftc", "-O", *static, "-parse-as-library", HERE / "programs/hello.swift", "-I", release / "Modules", *objects, "-o", hello]
    try:
        subprocess.run(command, check=True, stdout=sys.stderr)
        return hello
    except (OSError, subprocess.CalledProcessError):
        machine.report.say("(programs/hello.swift can't be built and is left out.)\n")
        return None
