// swift-tools-version: 6.0

import PackageDescription

/// The plugins of stylec, and the command that they run as a program: nothing is compiled but the plugins.
///
/// The script `.github/release` of stylec writes this package for each release.
let package = Package(
  name: "stylec-plugins",
  products: [
    .plugin(name: "GenerateStyles", targets: ["GenerateStyles"]),
    .plugin(name: "StylecCommand", targets: ["StylecCommand"]),
  ],
  targets: [
    .binaryTarget(
      name: "stylec",
      url: "@ADDRESS@/releases/download/@VERSION@/stylec-@VERSION@.artifactbundle.zip",
      checksum: "@BUNDLE@"),
    .plugin(name: "GenerateStyles", capability: .buildTool(), dependencies: ["stylec"]),
    .plugin(
      name: "StylecCommand",
      capability: .command(
        intent: .custom(verb: "stylec", description: "Lints, formats and generates style files."),
        permissions: [.writeToPackageDirectory(reason: "It writes formatted files and Swift.")]),
      dependencies: ["stylec"]),
  ]
)
