import Foundation
import StyleEmit
import StyleModel
import Testing

/// Every declaration of Apple's that generated code names is there on each platform that the code compiles for: since the
/// oldest system of the settings, or since the version that stands behind `#available`; and it is not deprecated there.
///
/// What a name means is the compiler's word: the code of each platform is type-checked against the doubles, and every
/// reference that the compiler found is looked up in the tables.
@Suite struct AppleAPITests {
  static let deployments: [[EmitOptions.Platform: Int]] = [
    [:],
    [.iOS: 16, .tvOS: 16, .macOS: 13, .watchOS: 9],
    [.iOS: 17, .tvOS: 17, .macOS: 14, .watchOS: 10],
    [.iOS: 26, .tvOS: 26, .macOS: 26, .watchOS: 26, .visionOS: 26],
  ]

  /// It takes many minutes in a debug build, so that it runs where `STYLEC_API` is set.
  @Test(
    .enabled(if: ProcessInfo.processInfo.environment["STYLEC_API"] != nil, "STYLEC_API is not set"),
    arguments: [ApplePlatform.macOS, .watchOS])
  func apiIsThere(_ platform: ApplePlatform) throws {
    // The shipped styles have nothing that the sheets of all features lack; one platform of each framework is enough.
    let hasShipped = platform == .iOS || platform == .macOS
    let all = [Features.together, .shippedExtensions] + (hasShipped ? [.shippedClasses] : [])
    #expect(all.flatMap(\.diagnostics).filter { $0.severity == .error }.map(\.message) == [])
    // Many deployments have the same code, for which the compiler is asked once; and so has Mac Catalyst that of iOS.
    var found: [String: Set<APIReference>] = [:]
    var problems: Set<String> = []
    var count = 0
    for (generated, versions) in all.flatMap({ sheet in AppleAPITests.deployments.map { (sheet, $0) } }) {
      var options = EmitOptions()
      options.previews = true
      for (platform, version) in versions {
        options.deployment[platform] = EmitOptions.SystemVersion(version)
      }
      for platform in platform == .iOS ? [platform, .macCatalyst] : [platform] {
        let sources = platform.sources(of: generated.sheet, options)
        let key = sources.map(\.source.text).joined()
        let references = try found[key] ?? APIReference.all(in: sources, on: platform)
        found[key] = references
        count += references.count
        for reference in references {
          if let problem = reference.problem(on: platform, in: sources[reference.file].source) {
            problems.insert("\(platform) \(versions): \(problem) in \(sources[reference.file].path)")
          }
        }
      }
    }
    #expect(problems.isEmpty, "\(problems.sorted().joined(separator: "\n"))")
    #expect(count > 500)
  }

  /// The test sees what is missing, deprecated, too new, or behind a condition.
  @Test func whatIsMissingIsSeen() throws {
    let text = """
      import SwiftUI

      struct Old<Content: View>: View {
        let content: Content
        var body: some View {
          content
            .onHover(perform: { _ in })
            .foregroundColor(nil)
          if #available(iOS 16.0, tvOS 16.0, *) {
            UnevenRoundedRectangle()
          }
          UnevenRoundedRectangle()
        }
      }

      """
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    for (platform, expected) in [
      (ApplePlatform.iOS, ["UnevenRoundedRectangle.init"]),
      (.tvOS, ["View.onHover", "UnevenRoundedRectangle.init"]),
    ] {
      let source = PlatformSource(
        text, platform: platform.rawValue.lowercased(), deployment: 15, modules: ["SwiftUI"])
      let sources = [(path: "Old.swift", source: source)]
      let references = try APIReference.all(in: sources, on: platform)
      let problems = references.compactMap { reference in
        reference.problem(on: platform, in: source).map { (reference.line, $0) }
      }
      for name in expected { #expect(problems.contains { $0.1.hasPrefix(name) }, "\(problems)") }
      #expect(problems.allSatisfy { lines[$0.0 - 1].contains("onHover") || $0.0 == 12 }, "\(problems)")
    }
  }
}

/// A platform with the frameworks that views are made with there.
enum ApplePlatform: String, CaseIterable {
  case iOS, macCatalyst, tvOS, visionOS, macOS, watchOS

  var modules: Set<String> {
    switch self {
    case .iOS, .macCatalyst, .tvOS, .visionOS, .watchOS: ["UIKit", "SwiftUI", "Darwin"]
    case .macOS: ["AppKit", "SwiftUI", "Darwin"]
    }
  }

  func deployment(in options: EmitOptions) -> Double {
    let platform: EmitOptions.Platform =
      switch self {
      case .iOS, .macCatalyst: .iOS
      case .tvOS: .tvOS
      case .visionOS: .visionOS
      case .macOS: .macOS
      case .watchOS: .watchOS
      }
    return Double(options.deployment[platform].description) ?? 0
  }

  func sources(
    of sheet: ResolvedSheet, _ options: EmitOptions
  ) -> [(path: String, source: PlatformSource)] {
    emit(sheet, targets: Set(EmitTarget.allCases), options: options).map { file in
      (
        file.path,
        PlatformSource(
          String(decoding: file.bytes, as: UTF8.self), platform: rawValue.lowercased(),
          deployment: deployment(in: options), modules: modules)
      )
    }
  }
}

/// A place where a declaration of a framework is named.
struct APIReference: Hashable {
  /// The index of its file.
  var file: Int
  /// From 1.
  var line: Int
  /// `UIView.insertSubview(_:at:)`, or without labels where it has one argument.
  var declaration: String

  /// All that the compiler finds in what a platform compiles.
  static func all(
    in sources: [(path: String, source: PlatformSource)], on platform: ApplePlatform
  ) throws -> Set<APIReference> {
    let folder = Folder.scratch.appending(path: "api-\(platform)-\(sources.count)")
    try? FileManager.default.removeItem(at: folder)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    var paths: [String] = []
    for (index, source) in sources.enumerated() {
      let place = folder.appending(path: "\(index)_.swift")
      // What Darwin declares, Glibc does on Linux.
      let text = Previews.compiled(
        source.source.text.replacing("import Darwin", with: "import Glibc"), from: 1_000 * index)
      try Data(text.utf8).write(to: place)
      paths.append(place.path)
    }
    let frameworks = platform.modules.subtracting(["Darwin"]).sorted()
    // What the compiler finds is many megabytes, of which `grep` leaves the places and the names.
    let script = """
      dump=$1/dump; shift
      swiftc -dump-ast -swift-version 6 "$@" > "$dump" 2>&1 || { grep -a error: "$dump"; exit 1; }
      LC_ALL=C grep -aoE '(location=|range=\\[)[^ ]*/[0-9]+_[.]swift:[0-9]+|\
      (decl|override|bind)="(UIKit|AppKit|QuartzCore|SwiftUI)[.][(]file[)][.][^"@]+' "$dump"
      """
    let outcome = try Toolchain.run(
      ["bash", "-c", script, "bash", folder.path] + Doubles.flags(frameworks) + paths)
    if outcome.status != 0 { throw Doubles.Broken(module: platform.rawValue, output: outcome.output) }
    var found: Set<APIReference> = []
    var place: (file: Int, line: Int)?
    for line in outcome.output.split(separator: "\n") {
      if let dot = line.range(of: "_.swift:") {
        let file = line[..<dot.lowerBound].split(separator: "/").last.flatMap { Int($0) }
        guard let file, let number = Int(line[dot.upperBound...]) else { continue }
        place = (file, number)
      } else if let place, let start = line.range(of: ".(file).") {
        let name = line[start.upperBound...].replacing(" extension", with: "").prefix { $0 != " " }
        // What begins with an underscore is the double's own, and what the compiler builds views with.
        if name.hasPrefix("_") || name.hasPrefix("ViewBuilder.build") || name.hasSuffix("==") { continue }
        // An overridden property is named once more for each of its accessors.
        let accessor = #/\.(?:getter|setter|_modify)$/#
        let declaration = String(name).replacing(accessor, with: "")
        found.insert(APIReference(file: place.file, line: place.line, declaration: declaration))
      }
    }
    return found
  }

  /// What is wrong with the declaration here; nil where nothing is.
  func problem(on platform: ApplePlatform, in source: PlatformSource) -> String? {
    let name = platform.rawValue.lowercased()
    let (sure, isOld) = (source.sure[line - 1], source.isForOldSystems[line - 1])
    guard let candidates = APIReference.facts.compactMap({ self.candidates(in: $0) }).first else {
      return "\(declaration): no table has it"
    }
    var problems: [String] = []
    for candidate in candidates {
      guard let first = candidate.versions[name] else {
        problems.append("\(declaration): is not there")
        continue
      }
      let end = candidate.deprecated[name].flatMap { $0 == "soft" ? nil : Double($0) ?? 0 }
      if first > sure {
        problems.append("\(declaration): is there since \(first)")
      } else if let end, end <= sure, !isOld {
        problems.append("\(declaration): is deprecated since \(end)")
      } else {
        return nil
      }
    }
    return problems.first ?? "\(declaration): there is no such member"
  }

  private static let facts = [AppleFacts.classes, .swiftUI]

  /// What the reference may mean: of overloads, all with these labels. Nil where the tables don't have its type.
  private func candidates(in facts: AppleFacts) -> [(
    versions: AppleFacts.Versions, deprecated: [String: String]
  )]? {
    if let owner = facts.owners[declaration], !owner.versions.isEmpty {
      return [(owner.versions, [:])]
    }
    let labels = declaration.firstIndex(of: "(") ?? declaration.endIndex
    let dot = declaration[..<labels].lastIndex(of: ".")
    let owner = dot.map { String(declaration[..<$0]) } ?? "-"
    let name = dot.map { String(declaration[declaration.index(after: $0)...]) } ?? declaration
    let chain = facts.chain(of: owner)
    if chain.isEmpty { return nil }
    // Where two classes say something of one member, as of an override, the class that is nearest says it.
    for owner in chain {
      let members = facts.members(of: owner).filter { member in
        let full = member.name.filter { !"`?".contains($0) }
        // The compiler leaves labels out where there are none, and knows none of a subscript's.
        let plain = full.replacing(#/\((?:_:)+\)$/#, with: "")
        return full == name || plain == name || name.hasPrefix("subscript") && member.baseName == "subscript"
      }
      if !members.isEmpty { return members.map { ($0.versions, $0.deprecated) } }
    }
    // Of some types, only what is newer than they are is known.
    if let type = facts.owners[owner], type.isPartial { return [(type.versions, [:])] }
    return owner == "-" ? nil : []
  }
}
