// swift-tools-version: 6.1

import PackageDescription

/// Another package, with tokens that an app's styles import.
let package = Package(
  name: "Brand",
  products: [.library(name: "Brand", targets: ["Brand"])],
  targets: [.target(name: "Brand", resources: [.copy("lengths.yaml")])]
)
