import CStyleRuntime

/// A source file of `StyleRuntime`, which generated code may contain.
///
/// The library is compiled by itself: into stylec, which computes with its kernel, and as a product that apps may import. Generated code that
/// doesn't import it carries the files that a sheet needs. The text is the same but for what `Embedding` describes.
struct RuntimeFile {
  /// The bytes of a line, without its end.
  typealias Line = UnsafeBufferPointer<UInt8>

  /// The path in `Sources/StyleRuntime`, such as `Views/StyleLayers.swift`.
  let path: String

  init(_ path: String) { self.path = path }

  /// Calls a closure with each line that generated code carries. The lines live as long as the program, or until the closure returns.
  func forEachLine(_ embedding: Embedding = Embedding(), _ body: (Line) -> Void) {
    var lines = EmbeddedLines(embedding)
    for line in self.body { lines.add(line, body) }
  }

  /// The lines of the kernel's files; of others, those inside the last condition, one level less deep.
  private var body: [Line] {
    var lines = source.split(separator: newline, omittingEmptySubsequences: false).map(Line.init(rebasing:))
    if lines.last?.isEmpty == true { lines.removeLast() }
    if path.hasPrefix("Kernel/") { return lines }
    guard let start = lines.lastIndex(where: { $0.starts(with: "#if ".utf8) }),
      let end = lines.lastIndex(where: { $0.elementsEqual("#endif".utf8) })
    else { preconditionFailure("\(path) has no condition around its code.") }
    let inner = lines[(start + 1)..<end].drop { $0.isEmpty || $0.starts(with: "  import ".utf8) }
    return inner.map { Line(rebasing: $0.dropFirst(2)) }
  }

  private var source: UnsafeBufferPointer<UInt8> {
    let files = UnsafeBufferPointer(start: styleRuntimeFiles(), count: styleRuntimeFileCount())
    guard let file = files.first(where: { isNamed($0.path) }) else {
      preconditionFailure("Sources/CStyleRuntime/sources.c doesn't embed \(path).")
    }
    return UnsafeBufferPointer(start: file.bytes, count: file.count)
  }

  private func isNamed(_ name: UnsafePointer<CChar>) -> Bool {
    var rest = name
    for byte in path.utf8 {
      if UInt8(bitPattern: rest.pointee) != byte { return false }
      rest += 1
    }
    return rest.pointee == 0
  }
}

/// The differences between a file of `StyleRuntime` and its copy in generated code.
///
/// - Declarations for generated code alone, which the library offers as `@_spi(Generated) public`, are internal, and so are those of the kernel
///   that stylec alone calls, which are `package`.
/// - Names that begin with `Platform`, such as `PlatformView`, are those of the framework.
/// - Conditions of `#if` that are known here, such as `EMBEDDED`, are decided.
struct Embedding {
  /// The names of types that `Views/Platform.swift` declares for each framework, and the types that they stand for.
  var names: [(alias: String, name: String)] = []
  /// The known conditions of `#if`.
  var conditions: [String: Bool] = ["EMBEDDED": true, "LIVE_UPDATES": false]

  /// A line with the framework's own names; nil where it has none to replace.
  fileprivate func spelled(_ line: RuntimeFile.Line) -> [UInt8]? {
    if names.isEmpty || !line.hasPlatformName { return nil }
    var result: [UInt8] = []
    var index = 0
    while index < line.count {
      let isName = line[index].isInIdentifier
      let word = line[index...].prefix { $0.isInIdentifier == isName }
      index = word.endIndex
      if isName, let name = names.first(where: { $0.alias.utf8.elementsEqual(word) }) {
        result += name.name.utf8
      } else {
        result += word
      }
    }
    return result
  }
}

/// The lines of generated code that embed a file, made one after the other.
private struct EmbeddedLines {
  private let embedding: Embedding
  private var branches: [Branch] = []
  private var hidden = HiddenDeclaration()
  /// The empty lines before the next one.
  private var emptyLines = 0
  private var last = Last.nothing

  /// An `#if` around the present line.
  private struct Branch {
    /// Whether its condition is known here, so that its lines, `#if` and the like, are left out.
    let isDecided: Bool
    var isTaken: Bool
  }

  /// The kind of text before the empty lines.
  private enum Last { case nothing, line, leftOut }

  init(_ embedding: Embedding) { self.embedding = embedding }

  mutating func add(_ line: RuntimeFile.Line, _ body: (RuntimeFile.Line) -> Void) {
    let indentation = line.prefix { $0 == UInt8(ascii: " ") }.count
    let text = line[indentation...]
    if text.first == UInt8(ascii: "#"), direct(text) {
      if last == .line { last = .leftOut }
      return
    }
    if branches.contains(where: { !$0.isTaken }) { return }
    if text.isEmpty {
      emptyLines += 1
      return
    }
    addEmptyLines(before: text, body)
    let depth = max(0, indentation - branches.count { $0.isDecided } * 2)
    guard let changed = hidden.applied(to: text, indentation) else {
      return spell(RuntimeFile.Line(rebasing: line[(indentation - depth)...]), body)
    }
    let spaces = repeatElement(UInt8(ascii: " "), count: depth)
    (spaces + changed).withUnsafeBufferPointer { spell($0, body) }
  }

  private func spell(_ line: RuntimeFile.Line, _ body: (RuntimeFile.Line) -> Void) {
    guard let spelled = embedding.spelled(line) else { return body(line) }
    spelled.withUnsafeBufferPointer(body)
  }

  /// Adds empty lines: where lines are left out, one of two remains, and none at the beginning or before a bracket.
  private mutating func addEmptyLines(
    before text: RuntimeFile.Line.SubSequence, _ body: (RuntimeFile.Line) -> Void
  ) {
    let most =
      switch last {
      case .nothing: 0
      case .line: emptyLines
      case .leftOut: text.first == UInt8(ascii: "}") ? 0 : 1
      }
    for _ in 0..<min(most, emptyLines) { body(RuntimeFile.Line(start: nil, count: 0)) }
    emptyLines = 0
    last = .line
  }

  /// Follows a directive; returns whether it is left out.
  private mutating func direct(_ text: RuntimeFile.Line.SubSequence) -> Bool {
    let words = text.split(separator: UInt8(ascii: " "), maxSplits: 1).map {
      String(decoding: $0, as: UTF8.self)
    }
    switch words.first {
    case "#if":
      let isNegated = words.last?.hasPrefix("!") ?? false
      let value = embedding.conditions[String(words.last?.dropFirst(isNegated ? 1 : 0) ?? "")]
      branches.append(Branch(isDecided: value != nil, isTaken: value.map { $0 != isNegated } ?? true))
      return value != nil
    case "#else":
      guard let last = branches.indices.last, branches[last].isDecided else { return false }
      branches[last].isTaken.toggle()
      return true
    case "#endif":
      return branches.popLast()?.isDecided ?? false
    case .some, .none:
      return false
    }
  }
}

/// A filter that removes the access level of declarations that only stylec and generated code may call.
private struct HiddenDeclaration {
  /// The indentation of the declaration whose members are hidden with it; nil outside of such a declaration.
  private var depth: Int?

  /// The line in generated code; nil where it is the same.
  mutating func applied(to text: RuntimeFile.Line.SubSequence, _ indentation: Int) -> [UInt8]? {
    if let depth {
      if indentation == depth, text.first == UInt8(ascii: "}") { self.depth = nil }
      return text.withoutAccess(["public ", "open "])
    }
    guard text.first == UInt8(ascii: "@"), text.starts(with: HiddenDeclaration.mark.utf8) else {
      return text.withoutAccess(["package "])
    }
    let declaration = text.dropFirst(HiddenDeclaration.mark.utf8.count)
    if declaration.last == UInt8(ascii: "{") || declaration.last == UInt8(ascii: "(") { depth = indentation }
    return declaration.withoutAccess(["public ", "open "]) ?? Array(declaration)
  }

  private static let mark = "@_spi(Generated) "
}

extension RuntimeFile.Line.SubSequence {
  /// A line of Swift without one of some access levels, if it begins with it but for modifiers; otherwise nil.
  fileprivate func withoutAccess(_ levels: [String]) -> [UInt8]? {
    // Most lines begin with none of these words.
    guard let first, "@nop".utf8.contains(first) else { return nil }
    var rest = self
    while let word = modifiers.first(where: { rest.starts(with: $0.utf8) }) {
      rest = rest.dropFirst(word.utf8.count)
    }
    guard let level = levels.first(where: { rest.starts(with: $0.utf8) }) else { return nil }
    return Array(self[..<rest.startIndex]) + rest.dropFirst(level.utf8.count)
  }
}

extension RuntimeFile.Line {
  /// Whether the line may contain the name of a type of `Views/Platform.swift`.
  fileprivate var hasPlatformName: Bool {
    indices.contains { self[$0] == UInt8(ascii: "P") && self[$0...].starts(with: "Platform".utf8) }
  }
}

extension UInt8 {
  fileprivate var isInIdentifier: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
      true
    default: false
    }
  }
}

private let modifiers = ["nonisolated ", "@MainActor ", "@inline(never) ", "@ViewBuilder "]

private let newline = UInt8(ascii: "\n")

extension SwiftWriter {
  /// Writes the imports of a file: a framework's, and that of the library which generated code doesn't carry.
  mutating func imports(_ framework: String? = nil) {
    if let framework { line("import \(framework)") }
    if importsRuntime { line("@_spi(Generated) import StyleRuntime") }
    if framework != nil || importsRuntime { line() }
  }

  /// Writes a file of `StyleRuntime` at the present depth; nothing if generated code imports the library.
  mutating func runtime(_ path: String, _ embedding: Embedding = Embedding()) {
    if importsRuntime { return skipEmptyLines() }
    var embedding = embedding
    embedding.conditions["LITERAL_COLORS"] = hasLiteralColors
    embedding.conditions["LIVE_UPDATES"] = followsInspector
    RuntimeFile(path).forEachLine(embedding) { sourceLine($0) }
  }

  /// Writes some files, with an empty line between two.
  mutating func runtime(_ paths: [String], _ embedding: Embedding = Embedding()) {
    for (index, path) in paths.enumerated() {
      if index > 0 { line() }
      runtime(path, embedding)
    }
  }
}
