import Foundation
import UnsyncedFiles

/// A platform with the frameworks that views are made with there.
enum ApplePlatform: String, CaseIterable {
  case iOS, macCatalyst, tvOS, visionOS, macOS, watchOS

  /// As the tables have it.
  var name: String { rawValue.lowercased() }

  var modules: Set<String> {
    switch self {
    case .iOS, .macCatalyst, .tvOS, .visionOS, .watchOS: ["UIKit", "SwiftUI", "Darwin"]
    case .macOS: ["AppKit", "SwiftUI", "Darwin"]
    }
  }

  /// The doubles that the code of the platform imports, each behind those that it imports itself. Though watchOS has a part
  /// of UIKit, no generated code uses it there.
  fileprivate var doubles: [String] {
    switch self {
    case .iOS, .macCatalyst, .tvOS, .visionOS: ["QuartzCore", "UIKit", "SwiftUI beside UIKit"]
    case .macOS: ["QuartzCore", "AppKit", "SwiftUI"]
    case .watchOS: ["SwiftUI"]
    }
  }

  /// The oldest system that generated code runs on.
  fileprivate var oldestVersion: Double {
    switch self {
    case .iOS, .macCatalyst, .tvOS: 15
    case .visionOS: 1
    case .macOS: 12
    case .watchOS: 8
    }
  }

  /// The name in an availability list that holds for the platform, and the version it means there: what is said of iOS
  /// holds for Mac Catalyst and visionOS too, unless they are named themselves.
  fileprivate func version(_ name: Substring, _ number: Substring, in names: Set<Substring>) -> String? {
    if name == rawValue { return String(number) }
    guard name == "iOS", !names.contains(rawValue[...]) else { return nil }
    switch self {
    case .macCatalyst: return String(number)
    case .visionOS:
      guard let version = Double(number) else { return String(number) }
      return version < 17.4 ? "1.0" : version < 18 ? "1.1" : version < 26 ? "\(version - 16)" : String(number)
    case .iOS, .tvOS, .macOS, .watchOS: return nil
    }
  }
}

/// The frameworks of one of Apple's platforms, as far as the doubles go. Each declaration has the availability that the
/// tables under `Tests/Facts` give it, so that the compiler judges generated code as it does with the platform's own SDK.
///
/// On Linux the compiler takes no notice of `@available(iOS 17, *)`. It does judge the versions of Android, for which
/// Linux's own modules will do: so the platform's versions are written as those of Android, here and in the code that is judged.
struct AppleSDK {
  let platform: ApplePlatform
  private let folder: URL

  /// Whether the compiler and the host have what it takes.
  static var isPossible: Bool {
    #if os(Linux) && compiler(>=6.3)
    true
    #else
    false
    #endif
  }

  /// The modules of a platform, built once for all tests, which run at the same time.
  static func of(_ platform: ApplePlatform) throws -> AppleSDK {
    switch platform {
    case .iOS: try iOS.get()
    case .macCatalyst: try macCatalyst.get()
    case .tvOS: try tvOS.get()
    case .visionOS: try visionOS.get()
    case .macOS: try macOS.get()
    case .watchOS: try watchOS.get()
    }
  }

  private static let iOS = Result { try AppleSDK(building: .iOS) }
  private static let macCatalyst = Result { try AppleSDK(building: .macCatalyst) }
  private static let tvOS = Result { try AppleSDK(building: .tvOS) }
  private static let visionOS = Result { try AppleSDK(building: .visionOS) }
  private static let macOS = Result { try AppleSDK(building: .macOS) }
  private static let watchOS = Result { try AppleSDK(building: .watchOS) }

  private init(building platform: ApplePlatform) throws {
    self.platform = platform
    folder = Folder.scratch.appending(path: "sdk-\(platform)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for double in platform.doubles {
      let module = String(double.prefix { $0 != " " })
      let place = folder.appending(path: "\(module).swiftinterface")
      let flags = try Android.flags(version: platform.oldestVersion)
      let text = try annotated(double)
        .replacing(
          #/-target \S+/#,
          with: flags.target.joined(separator: " ") + " " + flags.clang.joined(separator: " "))
      try Data(text.utf8).writeUnsynced(to: place)
      let outcome = try Toolchain.compile(
        ["swift-frontend", "-compile-module-from-interface", "-module-name", module]
          + ["-o", folder.appending(path: "\(module).swiftmodule").path, "-I", folder.path]
          + flags.all + [place.path])
      if outcome.status != 0 {
        throw Doubles.Broken(module: "\(module) on \(platform)", output: outcome.output)
      }
    }
  }

  /// Swift as the compiler is to read it for the platform.
  func source(_ text: String) -> String { translated(PlatformSource.text(text, on: platform)) }

  /// What the compiler says of such Swift if it is to run on a version of the platform and later ones: errors and warnings,
  /// with the names and lines of files. Of a module, it judges those files that `isJudged` tells; the others it only looks up.
  func problems(
    in files: [(path: String, text: String)], deployment: Double,
    where isJudged: (Int) -> Bool = { _ in true }
  ) throws -> [String] {
    let place = folder.appending(path: "judged-\(UUID())")
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    var paths: [String] = []
    var previews = 0
    for (index, file) in files.enumerated() {
      let path = place.appending(path: "\(index).swift")
      let text = Previews.compiled(file.text, from: previews)
        // What Darwin declares, Glibc does on Linux.
        .replacing("import Darwin", with: "import Glibc")
      previews += Previews.count(in: file.text)
      try Data(text.utf8).writeUnsynced(to: path)
      paths += isJudged(index) ? ["-primary-file", path.path] : [path.path]
    }
    let outcome = try Toolchain.compile(
      ["swift-frontend", "-typecheck", "-module-name", "Judged", "-swift-version", "6"]
        + ["-diagnostic-style", "llvm", "-I", folder.path] + Android.flags(version: deployment).all + paths)
    let found = outcome.output.split(separator: "\n").compactMap { line -> String? in
      guard let match = line.firstMatch(of: #/(\d+)\.swift:(\d+):\d+: (?:error|warning): (.*)/#) else {
        return nil
      }
      let message = match.3.replacing("Android", with: platform.rawValue)
      return "\(files[Int(match.1) ?? 0].path):\(match.2): \(message)"
    }
    return found.isEmpty && outcome.status != 0 ? [outcome.output] : found
  }

  // MARK: Availability

  /// Swift whose availability attributes and checks say of Android what they say of the platform.
  private func translated(_ text: String) -> String {
    text.replacing(#/([#@](?:un)?available\()([^)]*)/#) { match in
      let parts = match.2.split(separator: ",", omittingEmptySubsequences: false)
      let words = parts.map { $0.split(separator: " ") }
      let names = Set(words.compactMap(\.first))
      let translated = zip(parts, words).map { part, words -> String in
        guard let name = words.first,
          let version = platform.version(name, words.count == 2 ? words[1] : "", in: names)
        else { return String(part) }
        return part.prefix { $0 == " " } + (version.isEmpty ? "Android" : "Android \(version)")
      }
      return match.1 + translated.joined(separator: ",")
    }
  }

  /// The interface of a double with an attribute before each declaration.
  private func annotated(_ module: String) throws -> String {
    let known = try AvailabilityOfDouble.of(module).get()
    var lines = known.lines
    for (line, apple) in known.declarations {
      insert(attribute(apple), in: &lines[line])
    }
    return lines.joined(separator: "\n")
  }

  private func insert(_ attribute: String, in line: inout String) {
    if attribute.isEmpty { return }
    line.insert(contentsOf: attribute + " ", at: line.firstIndex { $0 != " " } ?? line.startIndex)
    // No stored property may be newer than the module.
    if let match = line.firstMatch(of: #/(?:^|\s)(var|let) [^{(]*$/#) {
      line =
        line.replacing(#/\blet /#, with: "var ", maxReplacements: 1)
        + (match.1 == "let" ? " { get }" : " { get set }")
    }
  }

  /// Empty where the declaration is there on every system that generated code runs on.
  private func attribute(_ apple: AvailabilityOfDouble.Apple) -> String {
    var words: [String] = []
    switch apple {
    case .unknown: words = ["deprecated", "message: \"no table of Apple's declarations has it\""]
    case .declared(let candidates):
      guard let (versions, deprecated) = candidates.first(where: { $0.versions[platform.name] != nil }) else {
        return "@available(Android, unavailable)"
      }
      if let first = versions[platform.name], first > platform.oldestVersion {
        words.append("introduced: \(first)")
      }
      // What is only to be deprecated, no compiler tells.
      if let end = deprecated[platform.name] ?? deprecated["*"], end != "soft" {
        words.append(Double(end).map { "deprecated: \($0)" } ?? "deprecated")
      }
    case .types(let types):
      // As new as the newest of them.
      let versions = types.map { $0[platform.name] }
      if versions.contains(nil) { return "@available(Android, unavailable)" }
      if let first = versions.compactMap(\.self).max(), first > platform.oldestVersion {
        words.append("introduced: \(first)")
      }
    }
    return words.isEmpty ? "" : "@available(Android, \(words.joined(separator: ", ")))"
  }
}

/// What the tables have for each line of a double's interface.
private struct AvailabilityOfDouble {
  enum Apple {
    /// By Apple's declarations of the name, of which one holds on each platform.
    case declared([(versions: AppleFacts.Versions, deprecated: [String: String])])
    /// By the types that a line names.
    case types([AppleFacts.Versions])
    /// Not at all.
    case unknown
  }

  private(set) var lines: [String]
  private(set) var declarations: [(line: Int, apple: Apple)] = []

  private static let quartzCore = Result { try AvailabilityOfDouble("QuartzCore") }
  private static let uikit = Result { try AvailabilityOfDouble("UIKit") }
  private static let appkit = Result { try AvailabilityOfDouble("AppKit") }
  private static let swiftUI = Result { try AvailabilityOfDouble("SwiftUI") }
  private static let bridgedSwiftUI = Result { try AvailabilityOfDouble("SwiftUI beside UIKit") }

  static func of(_ module: String) -> Result<AvailabilityOfDouble, any Error> {
    switch module {
    case "QuartzCore": quartzCore
    case "UIKit": uikit
    case "AppKit": appkit
    case "SwiftUI beside UIKit": bridgedSwiftUI
    default: swiftUI
    }
  }

  private init(_ module: String) throws {
    let text = try Doubles.interface(of: module)
    lines = text.split(separator: "\n").map(String.init)
    let facts: [AppleFacts] = module.hasPrefix("SwiftUI") ? [.swiftUI, .classes] : [.classes]
    let interface = DoubleInterface(text)
    for declaration in interface.declarations where !AvailabilityOfDouble.isOwn(declaration) {
      guard let apple = AvailabilityOfDouble.apple(declaration, facts) else { continue }
      declarations.append((declaration.line, apple))
    }
    for line in interface.mentions {
      let names = DoubleInterface.plain(lines[line]).matches(of: #/[A-Z]\w*(?:\.[A-Z]\w*)*/#).map {
        String($0.output)
      }
      let types = names.compactMap { name in facts.compactMap { $0.owners[name] }.first?.versions }
      if !types.isEmpty { declarations.append((line, .types(types))) }
    }
  }

  /// What belongs to the double alone, or to every type.
  private static func isOwn(_ declaration: DoubleInterface.Declaration) -> Bool {
    let owner = declaration.owner.split(separator: ".").last ?? ""
    let isOfEveryType = ["==(_:_:)", "==(a:b:)", "hash(into:)", "hashValue"].contains(declaration.name)
    return declaration.baseName.hasPrefix("_") || owner.hasPrefix("_") || isOfEveryType
  }

  /// Nil where the tables don't have the type, or where all is as old as the type.
  private static func apple(_ declaration: DoubleInterface.Declaration, _ facts: [AppleFacts]) -> Apple? {
    let facts = facts.filter { $0.owners[declaration.factsOwner] != nil }
    guard let owner = facts.first?.owners[declaration.factsOwner] else { return nil }
    if declaration.name.isEmpty { return .declared([(owner.versions, [:])]) }
    let members = facts.lazy.map { declaration.counterparts(in: $0).map(\.member) }.first { !$0.isEmpty }
    if let members { return .declared(members.map { ($0.versions, $0.deprecated) }) }
    // Of some types, only what is newer than they are is known.
    return owner.isPartial && declaration.factsOwner != "-" ? nil : .unknown
  }
}

/// What makes the compiler of a Linux toolchain compile for Android, with Linux's modules.
private enum Android {
  struct Flags {
    var target: [String]
    var clang: [String]
    var resources: [String]

    var all: [String] { target + clang + resources }
  }

  static func flags(version: Double) throws -> Flags {
    let (architecture, triple, folder) = try files.get()
    let number = version.rounded() == version ? "\(Int(version))" : "\(version)"
    return Flags(
      target: ["-target", "\(architecture)-unknown-linux-android\(number)"],
      // C is that of the host.
      clang: [
        "-Xcc", "--target=\(triple)", "-Xcc", "-ivfsoverlay", "-Xcc",
        folder.appending(path: "headers.yaml").path,
      ],
      resources: [
        "-resource-dir", folder.appending(path: "resources").path,
        "-module-cache-path", folder.appending(path: "cache").path,
      ])
  }

  /// The part of `swiftc -print-target-info` that is needed.
  private struct Info: Decodable {
    struct Target: Decodable { var unversionedTriple: String }
    struct Paths: Decodable { var runtimeResourcePath: String }
    var target: Target
    var paths: Paths
  }

  private static let files = Result { try makeFiles() }

  /// A folder of resources whose modules for Android are those for Linux, and Linux's map of C's headers.
  private static func makeFiles() throws -> (architecture: Substring, triple: String, folder: URL) {
    let output = try Toolchain.run(["swiftc", "-print-target-info"]).output
    let info = try JSONDecoder().decode(Info.self, from: Data(output.utf8))
    let triple = info.target.unversionedTriple
    let architecture = triple.prefix { $0 != "-" }
    let folder = Folder.scratch.appending(path: "android")
    let (old, new) = (URL(filePath: info.paths.runtimeResourcePath), folder.appending(path: "resources"))
    let files = FileManager.default
    try files.createDirectory(at: new.appending(path: "android"), withIntermediateDirectories: true)
    for name in try files.contentsOfDirectory(atPath: old.path) where !["linux", "android"].contains(name) {
      try files.createSymbolicLink(
        at: new.appending(path: name), withDestinationURL: old.appending(path: name))
    }
    let linux = old.appending(path: "linux")
    for module in try files.contentsOfDirectory(atPath: linux.path) where module.hasSuffix(".swiftmodule") {
      let place = new.appending(path: "android/\(module)")
      try files.createDirectory(at: place, withIntermediateDirectories: true)
      try files.createSymbolicLink(
        at: place.appending(path: "\(architecture)-unknown-linux-android.swiftmodule"),
        withDestinationURL: linux.appending(path: "\(module)/\(triple).swiftmodule"))
    }
    let headers = linux.appending(path: String(architecture))
    let map = """
      { "version": 0, "roots": [ { "name": "/usr/include", "type": "directory", "contents": [
        { "name": "module.modulemap", "type": "file", "external-contents": "\(headers.path)/glibc.modulemap" },
        { "name": "SwiftGlibc.h", "type": "file", "external-contents": "\(headers.path)/SwiftGlibc.h" } ] } ] }
      """
    try Data(map.utf8).writeUnsynced(to: folder.appending(path: "headers.yaml"))
    return (architecture, triple, folder)
  }
}
