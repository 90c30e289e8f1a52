#!/usr/bin/env python3
"""Prints a dictionary of `dictionaries` with the words of the language that `docs` lists, so that a new key or rule is tried at once.

Tests hold `docs/schema.json` and `docs/rules.md` to the tables that stylec reads files with.
"""
import json
import pathlib
import re
import sys


def schema_words(node):
    """The keys and the words for values that a JSON Schema knows."""
    if isinstance(node, dict):
        for name, value in node.items():
            if name == "properties" and isinstance(value, dict):
                yield from (key + ": " for key in value)
            if name == "enum":
                yield from (word for word in value if isinstance(word, str))
            yield from schema_words(value)
    elif isinstance(node, list):
        for value in node:
            yield from schema_words(value)


def rule_words(page):
    """The rules, and the names of their options."""
    yield from re.findall(r"^## `([a-z-]+)`$", page, re.MULTILINE)
    for table in re.findall(r"^\| option \| .*\n\|.*\n((?:\|.*\n)+)", page, re.MULTILINE):
        yield from (name + ": " for name in re.findall(r"^\| `(\w+)` \|", table, re.MULTILINE))


name = sys.argv[1]
root = pathlib.Path(__file__).resolve().parents[2]
print((root / f"Tests/Fuzz/dictionaries/{name}.dict").read_text(), end="")
words = []
if name == "yaml":
    words = list(schema_words(json.loads((root / "docs/schema.json").read_text())))
elif name == "settings":
    words = list(rule_words((root / "docs/rules.md").read_text()))
for word in sorted({word for word in words if re.fullmatch(r"[A-Za-z][\w?-]*(: )?", word)}):
    print(f'"{word}"')
