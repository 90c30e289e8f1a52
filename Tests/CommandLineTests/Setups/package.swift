// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "App",
  dependencies: [.package(url: "https://github.com/YOUR-ORGANIZATION/stylec-plugins", exact: "0.2.0")],
  targets: [
    .target(name: "App", plugins: [.plugin(name: "GenerateStyles", package: "stylec-plugins")])
  ]
)
