#!/usr/bin/env python3
"""Writes the types of Swift and Foundation into types.tsv, from the toolchain that is on the path; keeps the other lines."""
import json, pathlib, re, subprocess, tempfile

here = pathlib.Path(__file__).parent
info = json.loads(subprocess.run(["swiftc", "-print-target-info"], capture_output=True, check=True).stdout)
target = info["target"]["unversionedTriple"]
resources = pathlib.Path(info["paths"]["runtimeResourcePath"])
kinds = {"swift." + kind for kind in ("struct", "class", "enum", "protocol", "typealias")}
# What classes of views are called begins so on Apple's systems, and no component does.
other_names = ("NS", "CF", "UI", "Dispatch")

found = set()
with tempfile.TemporaryDirectory() as folder:
    for module in ["Swift", "Foundation", "FoundationEssentials", "FoundationInternationalization", "Observation"]:
        subprocess.run(["swift-symbolgraph-extract", "-module-name", module, "-target", target, "-output-dir", folder,
                        "-minimum-access-level", "public"], check=True)
        graph = json.loads((pathlib.Path(folder) / f"{module}.symbols.json").read_text())
        for symbol in graph["symbols"]:
            path = symbol["pathComponents"]
            if symbol["kind"]["identifier"] in kinds and len(path) == 1:
                found.add(("Swift" if module in ("Swift", "Observation") else "Foundation", path[0]))
for module in ["_Concurrency", "_StringProcessing"]:
    for file in resources.glob(f"*/{module}.swiftmodule/*.swiftinterface"):
        pattern = r"^(?:@[\w().,: *]+ )*(?:public|open|final|nonisolated| )+ *(?:struct|class|enum|protocol|actor|typealias) (\w+)"
        found |= {("Swift", name) for name in re.findall(pattern, file.read_text(), re.M)}

rows = {line for line in (here / "types.tsv").read_text().splitlines() if not line.startswith(("Swift\t", "Foundation\t"))}
rows |= {f"{module}\t{name}" for module, name in found if name[0].isupper() and not name.startswith(other_names)}
(here / "types.tsv").write_text("\n".join(sorted(rows)) + "\n")
