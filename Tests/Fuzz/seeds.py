#!/usr/bin/env python3
"""Writes the style files of the tests' pages and those that are shipped into a folder, each under its hash, but for those of more bytes than a number.
A second number says how many at the most, which are then the same for the same texts; -1 is all."""
import hashlib
import pathlib
import re
import sys

folder, longest, most = pathlib.Path(sys.argv[1]), int(sys.argv[2]), int(sys.argv[3])
texts = [path.read_text() for path in pathlib.Path("styles").rglob("*.yaml")]
for page in pathlib.Path("Tests/Suite").rglob("*.md"):
    for fence in re.findall(r"^```yaml[^\n]*\n(.*?)^```", page.read_text(), re.MULTILINE | re.DOTALL):
        # What is found stands under the lines, as comments.
        lines = [line for line in fence.splitlines() if not re.match(r"\s*# (\^|fix|note|related)", line)]
        texts.append("\n".join(lines) + "\n")
chosen = {hashlib.sha1(text.encode()).hexdigest()[:16]: text for text in texts if len(text.encode()) <= longest}
for name in sorted(chosen)[: None if most < 0 else most]:
    (folder / name).write_text(chosen[name])
