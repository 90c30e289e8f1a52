import Foundation
import StyleSource
import UnsyncedFiles

/// What the compiler made of some files, kept in `.build/compiled` between runs of the tests: they compile only what has changed since.
///
/// An entry is found by all that the compiler reads: itself, its arguments, the files that they name, and what lies in the folders in which
/// it looks for modules and libraries. Only what compiled without a word is kept. `STYLEC_COMPILE=1` compiles everything anew.
enum CompilerCache {
  private static let folder = Folder.root.appending(path: ".build/compiled")
  private static let isUsed = ProcessInfo.processInfo.environment["STYLEC_COMPILE"] == nil

  /// Runs the compiler, or gives what it made of the same the last time.
  static func run(_ arguments: [String], in place: URL?) throws -> Toolchain.Outcome {
    guard isUsed else { return try Toolchain.run(arguments, in: place) }
    let command = try Command(arguments, in: place)
    let entry = folder.appending(path: command.key)
    if command.restore(from: entry) { return Toolchain.Outcome(status: 0, output: "") }
    let outcome = try Toolchain.run(arguments, in: place)
    if outcome.status == 0, outcome.output.isEmpty { command.keep(in: entry) }
    _ = trimming
    return outcome
  }

  /// How many bytes are kept when the tests end: those of several runs.
  private static let room = 2_000_000_000

  private static let trimming: Void = { atexit { CompilerCache.trim() } }()

  /// Removes what has not been used for the longest time.
  private static func trim() {
    let files = FileManager.default
    let entries = (try? files.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
    let dated = entries.map { entry in
      let parts = (try? files.contentsOfDirectory(at: entry, includingPropertiesForKeys: nil)) ?? []
      let bytes = parts.reduce(0) { sum, part in
        sum + ((try? files.attributesOfItem(atPath: part.path)[.size] as? Int) ?? 0)
      }
      let attributes = try? files.attributesOfItem(atPath: entry.path)
      return (entry: entry, bytes: bytes, used: attributes?[.modificationDate] as? Date ?? .distantPast)
    }
    var left = room
    for item in dated.sorted(by: { $0.used > $1.used }) {
      left -= item.bytes
      if left < 0 { try? files.removeItem(at: item.entry) }
    }
  }

  /// The compiler that the tests run, with what it heeds beside its arguments.
  fileprivate static let compiler: String = {
    let environment = ProcessInfo.processInfo.environment
    let heeded = ["SDKROOT", "TOOLCHAINS", "DEVELOPER_DIR", "CPATH", "C_INCLUDE_PATH", "LIBRARY_PATH"]
    let programs = (environment["PATH"] ?? "").split(separator: ":").map { "\($0)/swiftc" }
    let program = URL(filePath: programs.first(where: FileManager.default.isExecutableFile) ?? "")
    let attributes = try? FileManager.default.attributesOfItem(atPath: program.resolvingSymlinksInPath().path)
    let version = try? Toolchain.run(["swiftc", "--version"]).output
    let facts: [Any?] = [attributes?[.modificationDate], attributes?[.size], version]
    return
      (facts.map { $0.map { "\($0)" } ?? "" } + [ProcessInfo.processInfo.operatingSystemVersionString]
      + heeded.map { environment[$0] ?? "" }).joined(separator: "\n")
  }()
}

/// One run of the compiler: what it reads, as the name of an entry, and what it writes.
private struct Command {
  let key: String
  private var products: [URL] = []

  init(_ arguments: [String], in place: URL?) throws {
    var content = Content()
    content.add(CompilerCache.compiler)
    var index = 0
    func path(_ name: String) -> URL {
      guard let place, !name.hasPrefix("/") else { return URL(filePath: name) }
      return place.appending(path: name)
    }
    while index < arguments.count {
      let argument = arguments[index]
      index += 1
      switch argument {
      case "-o", "-emit-module-path", "-emit-module-interface-path":
        content.add(argument)
        products.append(path(arguments[index]))
        content.add(products[products.count - 1].lastPathComponent)
        index += 1
      case "-I", "-L":
        content.add(argument)
        for file in Command.libraries(in: path(arguments[index])) {
          content.add(file.lastPathComponent)
          content.add(try Hashes.shared.hash(of: file))
        }
        index += 1
      case "-resource-dir":
        for (name, link) in Command.links(in: path(arguments[index])) {
          content.add(name)
          content.add(link)
        }
        index += 1
      case _ where Command.inputs.contains { argument.hasSuffix($0) }:
        content.add(path(argument).lastPathComponent)
        content.add(try Data(contentsOf: path(argument)))
      default:
        // The folder of this run is another one the next time.
        content.add(argument.replacing(Folder.scratch.path, with: ""))
      }
    }
    key = content.text
  }

  /// What the name of a file ends with that the compiler reads.
  private static let inputs = [".swift", ".swiftinterface", ".yaml"]

  private static func libraries(in folder: URL) -> [URL] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    let extensions = [".swiftmodule", ".swiftinterface", ".a"]
    return names.filter { name in extensions.contains { name.hasSuffix($0) } }.sorted().map {
      folder.appending(path: $0)
    }
  }

  /// What a folder of links to parts of the compiler holds.
  private static func links(in folder: URL) -> [(name: String, link: String)] {
    let names = (try? FileManager.default.subpathsOfDirectory(atPath: folder.path)) ?? []
    return names.sorted().map { name in
      let path = folder.appending(path: name).path
      return (name, (try? FileManager.default.destinationOfSymbolicLink(atPath: path)) ?? "")
    }
  }

  /// Links what is kept to where the compiler would write it.
  func restore(from entry: URL) -> Bool {
    let files = FileManager.default
    guard files.fileExists(atPath: entry.path) else { return false }
    do {
      for (number, product) in products.enumerated() {
        try? files.removeItem(at: product)
        try Command.place(entry.appending(path: "\(number)"), at: product)
      }
      try? files.setAttributes([.modificationDate: Date()], ofItemAtPath: entry.path)
      return true
    } catch {
      return false
    }
  }

  /// A copy if they are on different disks.
  private static func place(_ file: URL, at other: URL) throws {
    if link(file.path, other.path) != 0 { try FileManager.default.copyItem(at: file, to: other) }
  }

  /// Keeps what the compiler has written. Other processes see an entry whole or not at all.
  func keep(in entry: URL) {
    let files = FileManager.default
    let new = entry.appendingPathExtension(UUID().uuidString)
    do {
      try files.createDirectory(at: new, withIntermediateDirectories: true)
      for (number, product) in products.enumerated() {
        try Command.place(product, at: new.appending(path: "\(number)"))
      }
      try files.moveItem(at: new, to: entry)
    } catch {
      try? files.removeItem(at: new)
    }
  }
}

/// A hash of texts and files, of 128 bits: two of 64 bits that begin differently.
private struct Content {
  private var first = FowlerNollVo()
  private var second = FowlerNollVo(start: 0x6C62_272E_07BB_0142)

  mutating func add(_ bytes: Data) {
    // So that two parts are not one: how long each is.
    let length = withUnsafeBytes(of: bytes.count) { Array($0) }
    for part in [length, Array(bytes)] {
      first.add(part)
      second.add(part)
    }
  }

  mutating func add(_ text: String) { add(Data(text.utf8)) }

  var text: String { String(first.value, radix: 16) + "-" + String(second.value, radix: 16) }
}

/// The hashes of modules and libraries, which many programs need.
private final class Hashes: @unchecked Sendable {
  static let shared = Hashes()

  private struct Version: Hashable {
    var path: String
    var bytes: Int?
    var date: Date?
  }
  private let lock = NSLock()
  private var hashes: [Version: String] = [:]

  func hash(of file: URL) throws -> String {
    let attributes = try FileManager.default.attributesOfItem(atPath: file.path)
    let version = Version(
      path: file.path, bytes: attributes[.size] as? Int, date: attributes[.modificationDate] as? Date)
    if let known = lock.withLock({ hashes[version] }) { return known }
    var content = Content()
    content.add(try Data(contentsOf: file))
    let hash = content.text
    lock.withLock { hashes[version] = hash }
    return hash
  }
}
