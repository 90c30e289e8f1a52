#!/usr/bin/env python3
"""Writes the archives of a release so that the same files give the same bytes.

  files.py tar FOLDER FILE              FOLDER as a .tar.gz
  files.py zip FOLDER FILE              FOLDER as a .zip, with permissions
  files.py wheel TREE FILE VERSION      a Python wheel of what is laid out as below /usr, tagged as FILE's name says

Names are sorted, owners and times are left out: each file has the time SOURCE_DATE_EPOCH.
"""

import base64
import gzip
import hashlib
import io
import os
import pathlib
import sys
import tarfile
import time
import zipfile

EPOCH = int(os.environ["SOURCE_DATE_EPOCH"])


def files(folder):
    return sorted(path for path in folder.rglob("*") if path.is_file() or path.is_symlink())


def mode(path):
    return 0o755 if path.stat().st_mode & 0o100 else 0o644


def write_tar(folder, target):
    buffer = io.BytesIO()
    with tarfile.open(fileobj=buffer, mode="w", format=tarfile.GNU_FORMAT) as tar:
        for path in [folder] + sorted(folder.rglob("*")):
            info = tar.gettarinfo(path, path.relative_to(folder.parent))
            info.uid = info.gid = 0
            info.uname = info.gname = "root"
            info.mtime = EPOCH
            info.mode = 0o755 if info.isdir() or info.issym() else mode(path)
            if info.isreg():
                with open(path, "rb") as file:
                    tar.addfile(info, file)
            else:
                tar.addfile(info)
    with open(target, "wb") as raw, gzip.GzipFile("", "wb", 9, raw, mtime=0) as file:
        file.write(buffer.getvalue())


class Zip:
    def __init__(self, target):
        self.zip = zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED, compresslevel=9)

    def add(self, name, contents, mode=0o644):
        info = zipfile.ZipInfo(str(name), time.gmtime(EPOCH)[:6])
        info.create_system = 3  # Unix: the permissions count.
        info.external_attr = (0o100000 | mode) << 16
        info.compress_type = zipfile.ZIP_DEFLATED
        self.zip.writestr(info, contents, compresslevel=9)


def write_zip(folder, target):
    archive = Zip(target)
    for path in files(folder):
        archive.add(path.relative_to(folder.parent), path.read_bytes(), mode(path))
    archive.zip.close()


METADATA = """\
Metadata-Version: 2.4
Name: stylec
Version: {version}
Summary: Check style files, and compile them to typed Swift and pictures
License-Expression: Apache-2.0 WITH Swift-exception
License-File: LICENSE.md
Project-URL: Source, {address}
Requires-Python: >=3.7
Description-Content-Type: text/markdown

The command `stylec`, as a program for this system: it needs no compiler and no libraries. See {address}.
"""

WHEEL = """\
Wheel-Version: 1.0
Generator: stylec's .github/packaging/files.py
Root-Is-Purelib: false
"""


def write_wheel(tree, target, version):
    """The command goes where an environment's programs are, all else below its root: `stylec` then finds `stylec-draw` as
    it does everywhere."""
    tags = target.name[: -len(".whl")].split("-", 2)[2]
    python, abi, platforms = tags.split("-")
    lines = "".join(f"Tag: {python}-{abi}-{platform}\n" for platform in platforms.split("."))
    data, info = f"stylec-{version}.data", f"stylec-{version}.dist-info"
    members = []
    for path in files(tree):
        name = path.relative_to(tree)
        if name.parts[0] == "bin":
            members.append((f"{data}/scripts/{name.name}", path.read_bytes(), mode(path)))
        elif name.name == "LICENSE.md":
            members.append((f"{info}/licenses/LICENSE.md", path.read_bytes(), 0o644))
        else:
            members.append((f"{data}/data/{name}", path.read_bytes(), mode(path)))
    metadata = METADATA.format(version=version, address=os.environ["STYLEC_ADDRESS"])
    members.append((f"{info}/METADATA", metadata.encode(), 0o644))
    members.append((f"{info}/WHEEL", (WHEEL + lines).encode(), 0o644))
    archive, record = Zip(target), ""
    for name, contents, permissions in sorted(members):
        archive.add(name, contents, permissions)
        digest = base64.urlsafe_b64encode(hashlib.sha256(contents).digest()).decode().rstrip("=")
        record += f"{name},sha256={digest},{len(contents)}\n"
    archive.add(f"{info}/RECORD", record + f"{info}/RECORD,,\n")
    archive.zip.close()


if __name__ == "__main__":
    kind, source, target = sys.argv[1], pathlib.Path(sys.argv[2]), pathlib.Path(sys.argv[3])
    if kind == "tar":
        write_tar(source, target)
    elif kind == "zip":
        write_zip(source, target)
    elif kind == "wheel":
        write_wheel(source, target, sys.argv[4])
    else:
        sys.exit(__doc__)
