// swift-tools-version: 6.1

import PackageDescription

/// The commit that is built, for `stylec --version`. Not asked of `Context.gitInformation`: SwiftPM caches what a manifest evaluates to, and
/// reads it again only when the environment or the manifest changes, so the commit would be an old one.
let commit = Context.environment["STYLEC_COMMIT"].map { String($0.prefix(12)) }

/// One module a stage; `docs/architecture.md` walks through them in this order.
let package = Package(
  name: "stylec",
  platforms: [.macOS(.v13)],
  products: [
    .executable(name: "stylec", targets: ["stylec"]),
    .library(name: "StyleWorkspace", targets: ["StyleWorkspace"]),
    .library(name: "StyleRender", targets: ["StyleRender"]),
    .library(name: "StyleRuntime", targets: ["StyleRuntime"]),
  ],
  traits: [
    .default(enabledTraits: ["Pictures"]),
    .trait(
      name: "Pictures",
      description:
        "Draw styles, with cairo and pango. Without it, stylec lints, formats and generates, and needs libyaml alone."
    ),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.5.0"),
    .package(url: "https://github.com/apple/swift-nio", from: "2.101.2"),
  ],
  targets: [
    .systemLibrary(
      name: "CLibYAML", pkgConfig: "yaml-0.1",
      providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]),
    .systemLibrary(
      name: "CCairo", pkgConfig: "pangocairo",
      providers: [.apt(["libcairo2-dev", "libpango1.0-dev"]), .brew(["cairo", "pango"])]),
    .systemLibrary(
      name: "CDeflate", pkgConfig: "libdeflate",
      providers: [.apt(["libdeflate-dev"]), .brew(["libdeflate"])]),
    .systemLibrary(name: "CGlibc"),
    .target(name: "CInspectorPage"),
    .target(name: "CStart"),
    .target(name: "CStyleRuntime"),
    .target(name: "CSymbolNames"),
    .target(
      name: "CStylecVersion",
      cSettings: (commit.map { [.define("STYLEC_COMMIT", to: $0)] } ?? [])
        + [.define("STYLEC_DRAWS", .when(traits: ["Pictures"]))]),

    .target(name: "StyleRuntime"),
    .target(name: "StyleSource"),
    .target(name: "StyleReport", dependencies: ["StyleSource"]),
    .target(name: "StyleSyntax", dependencies: ["CLibYAML", "StyleSource"]),
    .target(name: "StyleModel", dependencies: ["CSymbolNames", "StyleRuntime", "StyleSource"]),
    .target(name: "StyleTokenFiles", dependencies: ["StyleSource", "StyleSyntax"]),
    .target(
      name: "StyleCompiler", dependencies: ["StyleModel", "StyleSource", "StyleSyntax", "StyleTokenFiles"]),
    .target(
      name: "StyleEmit",
      dependencies: ["CStyleRuntime", "StyleModel", "StyleReport", "StyleRuntime", "StyleSource"]),
    .target(
      name: "StyleDiff", dependencies: ["StyleEmit", "StyleModel", "StyleReport", "StyleSource"]),
    .target(name: "StyleScene", dependencies: ["StyleModel", "StyleRuntime", "StyleSource"]),
    .target(name: "StyleLint", dependencies: ["StyleModel", "StyleScene", "StyleSource"]),
    .target(
      name: "StyleRender",
      dependencies: ["CCairo", "CDeflate", "StyleModel", "StyleRuntime", "StyleScene", "StyleSource"]),
    .target(
      name: "StyleWorkspace",
      dependencies: [
        "StyleCompiler", "StyleEmit", "StyleLint", "StyleModel", "StyleReport", "StyleRuntime", "StyleScene",
        "StyleSource", "StyleSyntax", "StyleTokenFiles",
      ]),
    .target(
      name: "StyleLanguageServer",
      dependencies: [
        "StyleCompiler", "StyleEmit", "StyleLint", "StyleModel", "StyleReport", "StyleScene", "StyleSource",
        "StyleSyntax", "StyleTokenFiles", "StyleWorkspace",
      ]),
    .target(
      name: "StyleInspector",
      dependencies: [
        "CInspectorPage", "StyleCompiler", "StyleEmit", "StyleModel", "StyleReport", "StyleScene",
        "StyleSource", "StyleSyntax", "StyleTokenFiles", "StyleWorkspace",
      ],
      exclude: ["Page"]),
    .executableTarget(
      name: "stylec",
      dependencies: [
        "CGlibc", "CStart", "CStylecVersion", "StyleCompiler", "StyleDiff", "StyleEmit",
        "StyleLanguageServer",
        "StyleLint",
        "StyleModel", "StyleReport", "StyleScene", "StyleSource", "StyleSyntax", "StyleWorkspace",
        .target(name: "StyleInspector", condition: .when(traits: ["Pictures"])),
        .target(name: "StyleRender", condition: .when(traits: ["Pictures"])),
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
        .product(name: "NIOCore", package: "swift-nio", condition: .when(traits: ["Pictures"])),
        .product(name: "NIOHTTP1", package: "swift-nio", condition: .when(traits: ["Pictures"])),
        .product(name: "NIOPosix", package: "swift-nio", condition: .when(traits: ["Pictures"])),
      ]),

    // What tests share.
    .target(
      name: "EditorClients",
      dependencies: [
        "StyleInspector", "StyleLanguageServer", "StyleModel", "StyleReport", "StyleScene", "StyleSource",
        "StyleWorkspace",
      ],
      path: "Tests/EditorClients"),
    .target(name: "Oracles", dependencies: ["CDeflate", "StyleModel"], path: "Tests/Oracles"),
    .target(name: "RandomStyles", dependencies: ["SeededRandom", "StyleModel"], path: "Tests/RandomStyles"),
    .target(name: "SeededRandom", path: "Tests/SeededRandom"),
    .target(name: "ShippedStyles", path: "Tests/ShippedStyles"),
    .target(name: "GuidePage", path: "Tests/GuidePage"),
    .target(name: "UnsyncedFiles", path: "Tests/UnsyncedFiles"),

    .testTarget(name: "StyleSourceTests", dependencies: ["SeededRandom", "StyleSource"]),
    .testTarget(
      name: "StyleReportTests", dependencies: ["SeededRandom", "StyleReport", "StyleSource"],
      exclude: ["sarif-schema-2.1.0.json"]),
    .testTarget(
      name: "StyleSyntaxTests", dependencies: ["SeededRandom", "ShippedStyles", "StyleSource", "StyleSyntax"]),
    .testTarget(
      name: "StyleModelTests", dependencies: ["SeededRandom", "StyleModel", "StyleRuntime", "StyleSource"],
      exclude: ["color_vectors.py"]),
    .testTarget(
      name: "StyleCompilerTests",
      dependencies: [
        "SeededRandom", "ShippedStyles", "StyleCompiler", "StyleModel", "StyleSource", "StyleSyntax",
      ]),
    .testTarget(
      name: "StyleLintTests",
      dependencies: [
        "SeededRandom", "ShippedStyles", "StyleCompiler", "StyleLint", "StyleModel", "StyleSource",
        "StyleSyntax",
      ]),
    .testTarget(
      name: "StyleEmitTests",
      dependencies: [
        "CStyleRuntime", "GuidePage", "Oracles", "RandomStyles", "SeededRandom", "StyleCompiler",
        "StyleEmit", "StyleModel", "StyleRender", "StyleRuntime", "StyleScene", "StyleSource",
        "UnsyncedFiles",
      ]),
    .testTarget(
      name: "StyleDiffTests",
      dependencies: [
        "SeededRandom", "ShippedStyles", "StyleCompiler", "StyleDiff", "StyleEmit", "StyleModel",
        "StyleReport", "StyleSource",
      ]),
    .testTarget(
      name: "StyleRenderTests",
      dependencies: [
        "CCairo", "CDeflate", "Oracles", "RandomStyles", "SeededRandom", "StyleCompiler", "StyleModel",
        "StyleInspector", "StyleRender", "StyleRuntime", "StyleScene", "StyleSource", "StyleSyntax",
      ]),
    .testTarget(
      name: "StyleWorkspaceTests",
      dependencies: [
        "SeededRandom", "StyleEmit", "StyleModel", "StyleSource", "StyleSyntax", "StyleWorkspace",
        "UnsyncedFiles",
      ]),
    .testTarget(
      name: "StyleLanguageServerTests",
      dependencies: [
        "EditorClients", "SeededRandom", "StyleLanguageServer", "StyleModel", "StyleReport", "StyleScene",
        "StyleSource", "StyleWorkspace",
      ]),
    .testTarget(
      name: "StyleInspectorTests",
      dependencies: [
        "EditorClients", "SeededRandom", "StyleInspector", "StyleReport", "StyleSource", "StyleSyntax",
      ]),
    .testTarget(
      name: "CommandLineTests",
      dependencies: ["GuidePage", "Oracles", "StyleSource", "StyleSyntax", "UnsyncedFiles", "stylec"],
      exclude: ["Setups"]),
    .testTarget(
      name: "Suite",
      dependencies: [
        "EditorClients", "RandomStyles", "SeededRandom", "ShippedStyles", "StyleCompiler", "StyleDiff",
        "StyleEmit", "StyleLanguageServer", "StyleLint", "StyleModel", "StyleRender", "StyleReport",
        "StyleScene", "StyleSource", "StyleSyntax", "StyleTokenFiles", "StyleWorkspace",
      ],
      exclude: ["draft-07.json", "compile", "format", "output", "pictures", "rules", "syntax", "values"]),
  ],
  swiftLanguageModes: [.v6]
)

// What a plugin runs, SwiftPM builds once more, all modules of it. Who works on stylec doesn't need the plugins, so they are left out
// where SwiftPM runs in the folder of this package. SwiftPM reads a manifest again when the environment is another one. Where it runs
// in this folder for another package (`--package-path`), set `STYLEC_PLUGINS=1`.
let isDependency = Context.environment["PWD"] != Context.packageDirectory
let hasPlugins = Context.environment["STYLEC_PLUGINS"].map { $0 == "1" } ?? isDependency
if hasPlugins {
  package.products += [
    .plugin(name: "GenerateStyles", targets: ["GenerateStyles"]),
    .plugin(name: "StylecCommand", targets: ["StylecCommand"]),
  ]
  package.targets += [
    .plugin(
      name: "GenerateStyles", capability: .buildTool(), dependencies: ["stylec"],
      path: "Sources/StylecPlugin/Build"),
    .plugin(
      name: "StylecCommand",
      capability: .command(
        intent: .custom(verb: "stylec", description: "Lints, formats, generates and draws style files."),
        permissions: [.writeToPackageDirectory(reason: "It writes formatted files, Swift and pictures.")]),
      dependencies: ["stylec"], path: "Sources/StylecPlugin/Command"),
  ]
}

// SwiftPM doesn't allow such flags in a package that another one depends on.
if !hasPlugins {
  // In a debug build, what tests spend most of their time in is optimized too: it saves them more than half of their time. Of other modules,
  // optimizing takes longer than it saves.
  let optimized: Set = [
    "Oracles", "StyleDiff", "StyleEmit", "StyleModel", "StyleRender", "StyleReport", "StyleScene",
    "StyleSource", "StyleSyntax",
  ]
  // In a release, little is computed here: these are compiled for their size, which takes the optimizer less time.
  let small: Set = ["StyleInspector", "StyleLanguageServer", "stylec"]
  for target in package.targets where target.type == .regular || target.type == .executable {
    // Without debugging information, which takes a tenth of the time too.
    let release = ["-gnone"] + (small.contains(target.name) ? ["-Osize"] : [])
    target.swiftSettings = [.unsafeFlags(release, .when(configuration: .release))]
    if optimized.contains(target.name) {
      target.swiftSettings?.append(.unsafeFlags(["-O"], .when(configuration: .debug)))
    }
  }
}

// libFuzzer's targets, which `Tests/Fuzz/run` links with a sanitizer's runtime. What they check with isn't instrumented, so that only
// the libraries count as reached.
if let sanitizers = Context.environment["STYLEC_FUZZ"]?.split(separator: " ") {
  for target in package.targets where target.type == .regular {
    target.swiftSettings = [.unsafeFlags(sanitizers.map(String.init))]
  }
  package.targets.append(
    .target(
      name: "Fuzz",
      dependencies: [
        "StyleCompiler", "StyleEmit", "StyleLanguageServer", "StyleLint", "StyleModel", "StyleReport",
        "StyleSource", "StyleSyntax", "StyleWorkspace",
      ],
      path: "Tests/Fuzz/Targets"))
}

// Times edits of style files, for `Tests/Benchmarks/edits.py`.
if Context.environment["STYLEC_BENCHMARKS"] != nil {
  package.targets.append(
    .executableTarget(
      name: "edits", dependencies: ["StyleSource", "StyleWorkspace"], path: "Tests/Benchmarks/programs/edits")
  )
}

// A program that uses the libraries as another package does, for `.ci/run libraries`. Its own package, `Tests/WorkspaceSample`, would build
// all modules once more.
if Context.environment["STYLEC_LIBRARIES"] != nil {
  package.targets.append(
    .executableTarget(
      name: "Styles", dependencies: ["StyleRender", "StyleWorkspace"],
      path: "Tests/WorkspaceSample/Sources/Styles", packageAccess: false))
}
