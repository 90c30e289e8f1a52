// swift-tools-version: 6.1

import PackageDescription

/// A program that checks style files and draws a style, with stylec as a library.
let package = Package(
  name: "WorkspaceSample",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "stylec", path: "../..")],
  targets: [
    .executableTarget(
      name: "Styles",
      dependencies: [
        .product(name: "StyleWorkspace", package: "stylec"),
        .product(name: "StyleRender", package: "stylec"),
      ])
  ],
  swiftLanguageModes: [.v6]
)
