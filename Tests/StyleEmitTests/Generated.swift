import Foundation
import StyleCompiler
import StyleEmit
import StyleModel
import StyleSource
import UnsyncedFiles

/// What the emitters make of some style files, in a folder of its own.
struct Generated {
  let sources: [(path: String, text: String)]
  let sheet: ResolvedSheet
  let diagnostics: [Diagnostic]
  let options: EmitOptions
  var files: [EmittedFile]

  init(_ sources: [(path: String, text: String)], targets: Set<EmitTarget> = Set(EmitTarget.allCases)) {
    self.sources = sources
    let sources = SourceMap(
      sources.enumerated().map { SourceFile(id: FileID($0), path: $1.path, text: $1.text) })
    var files = sources.files.map { ParsedFile($0) }
    files.linkTokenFiles()
    let result = compile(files, for: Set(targets.compactMap(\.framework)))
    sheet = result.product
    diagnostics = result.diagnostics
    options = EmitOptions()
    self.files = emit(sheet, targets: targets)
  }

  init(_ text: String, targets: Set<EmitTarget> = Set(EmitTarget.allCases)) {
    self.init([("example.yaml", text)], targets: targets)
  }

  init(
    _ sheet: ResolvedSheet, targets: Set<EmitTarget> = Set(EmitTarget.allCases),
    options: EmitOptions = EmitOptions()
  ) {
    sources = []
    self.sheet = sheet
    diagnostics = []
    self.options = options
    files = emit(sheet, targets: targets, options: options)
  }

  /// The style files that the project ships.
  static let shipped = Generated(shippedFiles)

  /// Those without extensions of classes: on Linux nothing overrides what an extension declares, as a class on Apple's
  /// systems does where it has a property of the same name.
  static let shippedClasses = Generated(shippedFiles.filter { !$0.text.contains("extends: UI") })
  static let shippedExtensions = Generated(shippedFiles.filter { $0.text.contains("extends: UI") })

  /// The controls in `styles/controls`.
  static let shippedControls = Generated(
    files(in: "controls/") + shippedFiles.filter { $0.path == "tokens.yaml" })

  private static let shippedFiles = files(in: "")

  /// The style files of a folder in `styles`.
  private static func files(in folder: String) -> [(path: String, text: String)] {
    let names =
      (try? FileManager.default.contentsOfDirectory(atPath: Folder.styles.appending(path: folder).path)) ?? []
    return names.filter { $0.hasSuffix(".yaml") }.sorted().map {
      let file = Folder.styles.appending(path: folder + $0)
      return (path: folder + $0, text: (try? String(contentsOf: file, encoding: .utf8)) ?? "")
    }
  }

  /// The files of one target alone.
  func only(_ target: EmitTarget) -> Generated {
    var copy = self
    copy.files = files.filter { $0.target == target }
    return copy
  }

  /// The same sheet as code of two targets that imports the library.
  func importingRuntime(_ targets: Set<EmitTarget>) -> Generated {
    var options = options
    options.runtime = .import
    var generated = Generated(sheet, targets: targets, options: options)
    // Tests import a module of structs for its internal declarations, and wouldn't see those for other modules.
    for index in generated.files.indices {
      let text = String(decoding: generated.files[index].bytes, as: UTF8.self)
      generated.files[index].bytes = Array(text.replacing("@_spi(Generated) public ", with: "").utf8)
    }
    return generated
  }

  func text(_ path: String) -> String {
    files.first { $0.path == path }.map { String(decoding: $0.bytes, as: UTF8.self) } ?? ""
  }

  /// Writes the files to a folder that is named after them.
  func write(_ name: String) throws -> URL {
    let folder = Folder.scratch.appending(path: name)
    try? FileManager.default.removeItem(at: folder)
    try write(in: folder)
    return folder
  }

  func write(in folder: URL) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for file in files {
      let place = folder.appending(path: file.path)
      try FileManager.default.createDirectory(
        at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(file.bytes).writeUnsynced(to: place)
    }
  }
}

/// Where things lie.
enum Folder {
  private static let tests = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
  static let styles = root.appending(path: "styles")
  /// That of the package.
  static let root = tests.deletingLastPathComponent()
  static let doubles = tests.appending(path: "Doubles")
  static let sources = root.appending(path: "Sources")
  /// Of this process alone, so that two runs at once do not meet; gone when it ends.
  static let scratch: URL = {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "stylec-emit-\(ProcessInfo.processInfo.processIdentifier)")
    atexit { try? FileManager.default.removeItem(at: Folder.scratch) }
    return folder
  }()
}
