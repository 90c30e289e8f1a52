// swift-tools-version: 6.0

import PackageDescription

/// A program that uses generated styles without any framework. Before it is built:
///
///     stylec generate styles --target plain --output Sources/Styles
let package = Package(
  name: "Sample",
  targets: [
    .target(name: "Styles"),
    .executableTarget(name: "Report", dependencies: ["Styles"]),
  ],
  swiftLanguageModes: [.v6]
)
