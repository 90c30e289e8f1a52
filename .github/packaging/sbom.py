#!/usr/bin/env python3
"""Writes what a release's archive is made of, as a software bill of materials in CycloneDX's JSON.

  sbom.py VERSION PLATFORM TREE Package.resolved

TREE is what the archive holds. Its `licences/packages.tsv` says which libraries are from which Debian packages.
"""

import hashlib
import json
import os
import pathlib
import re
import subprocess
import sys
import time
import urllib.parse
import uuid

version, platform, tree, resolved = sys.argv[1], sys.argv[2], pathlib.Path(sys.argv[3]), sys.argv[4]
epoch = int(os.environ["SOURCE_DATE_EPOCH"])
licences = "share/doc/stylec/licences"
apache = [{"license": {"id": "Apache-2.0"}}]


def sha256(path):
    return [{"alg": "SHA-256", "content": hashlib.sha256(path.read_bytes()).hexdigest()}]


def component(kind, name, version, purl, **more):
    return {"type": kind, "bom-ref": purl, "name": name, "version": version, "purl": purl, **more}


components = []
for pin in json.load(open(resolved))["pins"]:
    name, release = pin["identity"], pin["state"]["version"]
    purl = f"pkg:swift/github.com/apple/{name}@{release}"
    components.append(component("library", name, release, purl, licenses=apache))

swift = subprocess.run(["swiftc", "--version"], capture_output=True, text=True).stdout
swift = re.search(r"Swift version (\S+)", swift).group(1)
purl = f"pkg:github/swiftlang/swift@swift-{swift}-RELEASE"
components.append(component("library", "swift-runtime", swift, purl, licenses=apache))

packages = {}
table = tree / licences / "packages.tsv"
for line in table.read_text().splitlines() if table.exists() else []:
    file, package, release, source, source_release, architecture = line.split("\t")
    packages.setdefault((package, release, source, source_release, architecture), []).append(file)
system = dict(re.findall(r'^(\w+)="?([^"\n]*)', pathlib.Path("/etc/os-release").read_text(), re.M)) if packages else {}
for (package, release, source, source_release, architecture), files in sorted(packages.items()):
    distribution = f"{system['ID']}-{system['VERSION_ID']}"
    purl = f"pkg:deb/{system['ID']}/{package}@{urllib.parse.quote(release)}?arch={architecture}&distro={distribution}"
    properties = [
        {"name": "stylec:files", "value": " ".join(sorted(files))},
        {"name": "stylec:licence", "value": f"{licences}/{package}.txt"},
        {"name": "stylec:source", "value": f"{source} {source_release}"},
    ]
    components.append(component("library", package, release, purl, properties=properties))

for path in sorted(tree.rglob("*")):
    if path.is_file() and (path.parent.name == "lib" or path.name in ("stylec", "stylec-draw")):
        if path.parent.name != "completions":
            components.append({"type": "file", "name": str(path.relative_to(tree)), "hashes": sha256(path)})

purl = f"pkg:github/{os.environ['STYLEC_ADDRESS'].split('github.com/')[1].lower()}@{version}"
document = {
    "bomFormat": "CycloneDX",
    "specVersion": "1.6",
    "serialNumber": f"urn:uuid:{uuid.uuid5(uuid.NAMESPACE_URL, purl + os.environ['STYLEC_COMMIT'] + platform)}",
    "version": 1,
    "metadata": {
        "timestamp": time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(epoch)),
        "component": component(
            "application", "stylec", version, purl,
            licenses=[{"expression": "Apache-2.0 WITH Swift-exception"}],
            properties=[
                {"name": "stylec:commit", "value": os.environ["STYLEC_COMMIT"]},
                {"name": "stylec:platform", "value": platform},
            ],
        ),
    },
    "components": components,
    "dependencies": [
        {"ref": purl, "dependsOn": [each["bom-ref"] for each in components if "bom-ref" in each]},
    ],
}
json.dump(document, sys.stdout, indent=2, ensure_ascii=False)
print()
