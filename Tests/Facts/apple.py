#!/usr/bin/env python3
"""Writes what the project keeps of the facts about Apple's SDKs: names, types and versions, nothing else.

    python3 Tests/Facts/apple.py FOLDER    # with members.tsv and swiftui.tsv

The tables were read from the headers and Swift interfaces of the iOS 26.5, iOS 26.2 and macOS 15.5 SDKs. What comes
out is sorted, so that new tables change only what differs.
"""

import csv
import re
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PLATFORMS = ["ios", "maccatalyst", "tvos", "visionos", "macos", "watchos"]
NONE = {"unavailable", "absent"}


def rows(path):
    with open(path, newline="", encoding="utf-8") as file:
        yield from csv.DictReader(file, delimiter="\t", quoting=csv.QUOTE_NONE)


def superclasses(members):
    return {
        row["class"]: re.search(r"class : ([A-Za-z]*)", row["swift_type"]).group(1)
        for row in members
        if row["kind"] == "class"
    }


# A property of a subclass can't have the name of one that it inherits, nor the Objective-C selectors of anything that
# it inherits: `x` has the selectors `x` and `setX:`.
def taken_names(row):
    if row["static"] or row["kind"] not in ("property", "method"):
        return []
    name, selector = row["member"].strip("`"), row["objc"]
    if row["kind"] == "property":
        names = [name.removeprefix("__")]
        if "set" in row["access"].split() and re.fullmatch(r"\w+", selector):
            names.append(selector)
        return names
    names = []
    if name.endswith("()"):
        names.append(name[:-2])
    if re.fullmatch(r"-\w+", selector):
        names.append(selector[1:])
    if match := re.fullmatch(r"-set([A-Z])(\w*):", selector):
        names.append(match.group(1).lower() + match.group(2))
    return names


def frameworks(row):
    kit = any(row[platform] not in NONE for platform in PLATFORMS[:4])
    return (kit, row["macos"] not in NONE)


def write_taken_names(members, parents):
    views = {name for name in parents if "UIView" in chain(name, parents) or "NSView" in chain(name, parents)}
    wanted = {ancestor for view in views for ancestor in chain(view, parents)}
    taken = {}
    for row in members:
        if row["class"] not in wanted:
            continue
        kit, app = frameworks(row)
        if not (kit or app):
            continue
        # Both frameworks' classes derive from NSObject.
        owner = row["class"]
        if owner == "NSObject" and not (kit and app):
            owner += "+UIKit" if kit else "+AppKit"
        for name in taken_names(row):
            if re.fullmatch(r"[A-Za-z]\w*", name):
                taken.setdefault(name, set()).add(owner)
    lines = [f"{name} {' '.join(sorted(taken[name]))}" for name in sorted(taken)]
    classes = [f"    \"{name}\": \"{parents[name]}\"," for name in sorted(wanted) if parents[name]]
    text = """// Written by Tests/Facts/apple.py; do not edit.

/// Names that Apple's classes of views have taken, from the headers and Swift interfaces of the iOS 26.5, iOS 26.2 and
/// macOS 15.5 SDKs: those of properties and of methods without arguments, and those whose Objective-C selectors a
/// property of the name would have too.
enum AppleNames {
  static let superclasses: [String: String] = [
%s
  ]

  /// Sorted by bytes; each line is a name and the classes that have it.
  static let taken: StaticString = \"\"\"
%s
    \"\"\"
}
""" % ("\n".join(classes), "\n".join("    " + line for line in lines))
    (ROOT / "Sources/StyleModel/Names/AppleNames.swift").write_text(text, encoding="utf-8")


def chain(name, parents):
    found = []
    while name:
        found.append(name)
        name = parents.get(name, "")
    return found


def write_style_names(swiftui):
    styles = {"ButtonStyle": set(), "ToggleStyle": set()}
    for row in swiftui:
        container = row["container"].removeprefix("Primitive")
        if container in styles and row["kind"] == "property" and row["static"]:
            styles[container].add(row["member"])
    cases = "\n".join(
        f"    \"{name}\": [\n      " + ", ".join(f"\"{member}\"" for member in sorted(members)) + ",\n    ],"
        for name, members in sorted(styles.items())
    )
    text = """// Written by Tests/Facts/apple.py; do not edit.

/// The names that SwiftUI has given to its own styles, by protocol: a dot before them means these.
let swiftUIStyleNames: [String: Set<String>] = [
%s
]
""" % cases.replace("\n    ", "\n  ").replace("    \"", "  \"", 1)
    (ROOT / "Sources/StyleEmit/SwiftUI/SwiftUIStyleNames.swift").write_text(text, encoding="utf-8")


def short(value):
    return {"unavailable": "-", "absent": "-"}.get(value, value.removeprefix("~"))


def write_facts(members, swiftui):
    """The tables that tests compare the doubles and generated code with."""
    with open(ROOT / "Tests/Facts/members.tsv", "w", encoding="utf-8") as file:
        columns = ["class", "member", "kind", "static", "swift_type", "access"]
        print("\t".join(columns + PLATFORMS + ["deprecated", "isolation", "objc"]), file=file)
        for row in members:
            cells = [row[c] for c in columns] + [short(row[p]) for p in PLATFORMS]
            print("\t".join(cells + [row["deprecated"], row["isolation"], row["objc"]]), file=file)
    with open(ROOT / "Tests/Facts/swiftui.tsv", "w", encoding="utf-8") as file:
        columns = ["container", "member", "kind", "static", "signature"]
        print("\t".join(columns + PLATFORMS + ["deprecated", "isolation"]), file=file)
        for row in swiftui:
            cells = [row[c] for c in columns] + [short(row[p]) for p in PLATFORMS]
            print("\t".join(cells + [row["deprecated"], row["isolation"]]), file=file)


def main():
    folder = Path(sys.argv[1])
    # What the tables of the SDKs leave out and Apple's documentation says.
    members = list(rows(folder / "members.tsv")) + list(rows(ROOT / "Tests/Facts/additions.tsv"))
    swiftui = list(rows(folder / "swiftui.tsv"))
    write_taken_names(members, superclasses(members))
    write_style_names(swiftui)
    write_facts(members, swiftui)


if __name__ == "__main__":
    main()
