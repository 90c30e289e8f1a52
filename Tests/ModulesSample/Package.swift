// swift-tools-version: 6.1

import PackageDescription

/// An app of three modules whose styles share the types of one library, by the setting `runtime: import`.
let package = Package(
  name: "ModulesSample",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "stylec", path: "../..", traits: [])],
  targets: [
    .target(name: "Theme", dependencies: [.product(name: "StyleRuntime", package: "stylec")]),
    .target(name: "Cards", dependencies: [.product(name: "StyleRuntime", package: "stylec")]),
    .executableTarget(
      name: "App", dependencies: ["Cards", "Theme", .product(name: "StyleRuntime", package: "stylec")],
      swiftSettings: [.enableUpcomingFeature("MemberImportVisibility")]),
  ],
  swiftLanguageModes: [.v6]
)
