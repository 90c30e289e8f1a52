// swift-tools-version: 6.1

import PackageDescription

let runtime = Target.Dependency.product(name: "StyleRuntime", package: "stylec")
let features = ["Cart", "Chat", "Home", "Map", "Shop"]

/// An app of seven modules: five features take the tokens, the modes and a component of a theme from its Swift, by the setting `modules`.
let package = Package(
  name: "ModulesSample",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "stylec", path: "../..", traits: [])],
  targets: [.target(name: "Theme", dependencies: [runtime])]
    + features.map { .target(name: $0, dependencies: ["Theme", runtime]) }
    + [
      .executableTarget(
        name: "App", dependencies: ["Theme", runtime] + features.map { .init(stringLiteral: $0) })
    ],
  swiftLanguageModes: [.v6]
)

for target in package.targets {
  target.swiftSettings = ["ExistentialAny", "InternalImportsByDefault", "MemberImportVisibility"].map {
    .enableUpcomingFeature($0)
  }
}
