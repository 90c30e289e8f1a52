// swift-tools-version: 6.0

import PackageDescription

/// A program that uses generated styles without any framework. Before it is built:
///
///     stylec generate styles --target plain --output Sources/Styles
let package = Package(
  name: "Sample",
  targets: [
    // The structs lie in `Plain`; the manifest beside them is no source.
    .target(name: "Styles", exclude: ["manifest.json"]),
    .executableTarget(name: "Report", dependencies: ["Styles"]),
  ],
  swiftLanguageModes: [.v6]
)
