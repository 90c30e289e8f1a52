#!/usr/bin/env python3
"""Writes what the project keeps of the facts about Apple's SDKs: names, types and versions, nothing else.

    python3 Tests/Facts/apple.py FOLDER    # with members.tsv and swiftui.tsv

The tables were read from the headers and Swift interfaces of the iOS 26.5, iOS 26.2 and macOS 15.5 SDKs. What is
written is sorted, so that new tables change only the lines that differ. README.md says how to read it.
"""

import csv
import re
import sys
from collections import Counter
from pathlib import Path

HERE = Path(__file__).resolve().parent
PLATFORMS = ["ios", "maccatalyst", "tvos", "visionos", "macos", "watchos"]
# Of SwiftUI: what every type has, and what no generated view draws with: a test that meets one of these says that it is unknown.
LEFT_OUT = re.compile(
    r"==\(|hash\(into:\)$|hashValue$|encode\(to:\)$|init\(from:\)$|"
    r"(Text\.Layout|GraphicsContext|MeshGradient|Spring|UnitCurve|Color\.Resolved|Font\.Resolved|Image\.Orientation|"
    r"CustomHoverEffect|AnyTransition|Transition|Concentric|AccessibilityTechnologies|LocalizedStringKey|"
    r"Edge\.Corner|TextField)"
)


def rows(path):
    with open(path, newline="", encoding="utf-8") as file:
        yield from csv.DictReader(file, delimiter="\t", quoting=csv.QUOTE_NONE)


def version(cell):
    """`-` where there is none, `0` where the SDK says nothing because it was always there."""
    return {"unavailable": "-", "absent": "-", "": "0"}.get(cell, cell.removeprefix("~"))


def versions(row):
    return " ".join(version(row[platform]) for platform in PLATFORMS)


def isolation(row):
    return "@MainActor" if "@MainActor" in row["isolation"] else row["isolation"].split("(")[0]


def keyword(row):
    kind = {"property": "var", "method": "func", "initializer": "init"}.get(row["kind"], row["kind"])
    if kind == "var" and "set" not in row.get("access", "").split():
        kind = "let"
    return ("static " if row["static"] and kind in ("var", "let", "func") else "") + kind


def selector(row):
    """That of an Objective-C property or method, where the Swift name doesn't tell it and it may be a property's."""
    found, name = row.get("objc", ""), row["member"].strip("`").split("(")[0]
    if row["kind"] == "property":
        return found if re.fullmatch(r"\w+", found) and found != name else ""
    if row["kind"] == "method" and re.fullmatch(r"-\w+|-set[A-Z]\w*:", found) and found != "-" + name:
        return found
    return ""


def write(path, table, owner_column, type_column, left_out=None):
    """A line for each type, and behind a tab one for each of its members."""
    owners = {}
    for row in table:
        if left_out and (left_out.match(row["member"]) or left_out.match(row[owner_column])):
            continue
        owners.setdefault(row[owner_column], []).append(row)
    with open(path, "w", encoding="utf-8") as file:
        for owner, members in sorted(owners.items()):
            head = next((row for row in members if row["kind"] == "class"), None)
            usual = versions(head) if head else Counter(map(versions, members)).most_common(1)[0][0]
            actor = isolation(head) if head else ""
            inherited = head[type_column].removeprefix("class : ").removeprefix(", ") if head else ""
            if head and "Sendable" in head.get("notes", ""):
                inherited += ", Sendable"
            print("\t".join([owner or "-", usual, actor, inherited]).rstrip("\t"), file=file)
            for row in members:
                if row is head:
                    continue
                cells = [
                    keyword(row),
                    row["member"],
                    row[type_column],
                    "" if versions(row) == usual else versions(row),
                    "" if isolation(row) == actor else isolation(row) or "none",
                    row["deprecated"].replace("~", ""),
                    selector(row),
                ]
                print("\t" + "\t".join(cells).rstrip("\t"), file=file)


def check_others(members, swiftui):
    """Names the source of each type in others.tsv, which is kept by hand, and says where it contradicts the SDKs' tables.

    A type within a class is as old as the class there, where the header says no more; the documentation may know it to be newer.
    """
    known = {}
    for row in members + swiftui:
        if row["kind"] in ("class", "type"):
            owner = row.get("container") or (row.get("class") if row["kind"] == "type" else "")
            name = f"{owner}.{row['member']}" if owner else row.get("class") or row["member"]
            known[name] = [version(row[platform]) for platform in PLATFORMS]
    path = HERE / "others.tsv"
    lines, problems = [], []
    for line in path.read_text(encoding="utf-8").splitlines():
        if not line.startswith("\t"):
            cells = (line.split("\t") + [""] * 5)[:5]
            found = known.get(cells[0])
            cells[4] = "SDK" if found else "documentation"
            for platform, here, there in zip(PLATFORMS, cells[1].split(), found or []):
                is_older = "-" not in (here, there) and float(here) < float(there)
                # The tables have no watchOS of what UIKit has there beside views.
                is_missing = (here == "-") != (there == "-") and platform != "watchos" and there != "0"
                if is_older and platform != "watchos" or is_missing:
                    problems.append(f"{cells[0]} is there since {platform} {there}, not {here}")
            line = "\t".join(cells)
        lines.append(line)
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")
    return problems


def main():
    folder = Path(sys.argv[1])
    # What the tables of the SDKs leave out and Apple's documentation says.
    members = list(rows(folder / "members.tsv")) + list(rows(HERE / "additions.tsv"))
    write(HERE / "classes.tsv", members, "class", "swift_type")
    swiftui = list(rows(folder / "swiftui.tsv"))
    write(HERE / "swiftui.tsv", swiftui, "container", "signature", LEFT_OUT)
    problems = check_others(members, swiftui)
    if problems:
        sys.exit("others.tsv contradicts the SDKs:\n" + "\n".join(problems))


if __name__ == "__main__":
    main()
