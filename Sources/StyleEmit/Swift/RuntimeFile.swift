import CStyleRuntime

/// A source file of `StyleRuntime`, as generated code carries it.
///
/// The library is compiled by itself: into stylec, which computes with its kernel, and as a product that apps may import. Generated code that
/// doesn't import it carries the files that a sheet needs. The text is the same but for what `Embedding` describes.
struct RuntimeFile {
  /// The path in `Sources/StyleRuntime`, such as `Views/StyleLayers.swift`.
  let path: String

  init(_ path: String) { self.path = path }

  /// The lines that generated code carries, without the conditions and imports around them.
  func lines(_ embedding: Embedding = Embedding()) -> [[UInt8]] {
    embedding.lines(of: Array(body(of: source.split(separator: newline, omittingEmptySubsequences: false))))
  }

  private var source: UnsafeBufferPointer<UInt8> {
    let files = UnsafeBufferPointer(start: styleRuntimeFiles(), count: styleRuntimeFileCount())
    guard let file = files.first(where: { String(cString: $0.path) == path }) else {
      preconditionFailure("Sources/CStyleRuntime/sources.c doesn't embed \(path).")
    }
    return UnsafeBufferPointer(start: file.bytes, count: file.count)
  }

  /// The lines inside the last condition of a file that needs a framework, one level less deep; all lines of the kernel's files.
  private func body(of lines: [Slice<UnsafeBufferPointer<UInt8>>]) -> [ArraySlice<UInt8>] {
    let lines = lines.map { ArraySlice($0) }
    if path.hasPrefix("Kernel/") { return lines.last?.isEmpty == true ? lines.dropLast() : lines }
    guard let start = lines.lastIndex(where: { $0.starts(with: "#if ".utf8) }),
      let end = lines.lastIndex(where: { $0.elementsEqual("#endif".utf8) })
    else { preconditionFailure("\(path) has no condition around its code.") }
    let inner = lines[(start + 1)..<end].map { $0.dropFirst(2) }
    return Array(inner.drop { $0.isEmpty || $0.starts(with: "import ".utf8) })
  }
}

/// What differs between a file of `StyleRuntime` and its copy in generated code.
///
/// - Declarations for generated code alone, which the library offers as `@_spi(Generated) public`, are internal, and so are those of the kernel
///   that stylec alone calls, which are `package`.
/// - Names that begin with `Platform`, such as `PlatformView`, are those of the framework.
/// - Conditions of `#if` that are known here, such as `EMBEDDED`, are decided.
struct Embedding {
  /// The names of types that `Views/Platform.swift` declares for each framework, and what they stand for.
  var names: [(alias: String, name: String)] = []
  /// What is known of the conditions of `#if`.
  var conditions: [String: Bool] = ["EMBEDDED": true]

  func lines(of source: [ArraySlice<UInt8>]) -> [[UInt8]] {
    var result: [[UInt8]] = []
    result.reserveCapacity(source.count)
    var branches: [Branch] = []
    var hidden = HiddenDeclaration()
    for line in source {
      let indentation = line.prefix { $0 == UInt8(ascii: " ") }.count
      let text = line.dropFirst(indentation)
      if text.first == UInt8(ascii: "#"), direct(text, &branches) { continue }
      if branches.contains(where: { !$0.isTaken }) { continue }
      let depth = branches.count { $0.isDecided } * 2
      result.append(
        Array(line.prefix(max(0, indentation - depth))) + spelled(hidden.applied(to: text, indentation)))
    }
    return result
  }

  /// An `#if` around the present line.
  private struct Branch {
    /// Whether its condition is known here, so that its lines, `#if` and the like, are left out.
    let isDecided: Bool
    var isTaken: Bool
  }

  /// Follows a directive; returns whether it is left out.
  private func direct(_ text: ArraySlice<UInt8>, _ branches: inout [Branch]) -> Bool {
    let words = text.split(separator: UInt8(ascii: " "), maxSplits: 1).map {
      String(decoding: $0, as: UTF8.self)
    }
    switch words.first {
    case "#if":
      let isNegated = words.last?.hasPrefix("!") ?? false
      let value = conditions[String(words.last?.dropFirst(isNegated ? 1 : 0) ?? "")]
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

  private func spelled(_ text: [UInt8]) -> [UInt8] {
    if names.isEmpty { return text }
    let start = Array("Platform".utf8)
    var result: [UInt8] = []
    var index = 0
    while index < text.count {
      let isName = text[index].isInIdentifier
      let word = text[index...].prefix { $0.isInIdentifier == isName }
      index = word.endIndex
      let name = isName && word.starts(with: start) ? names.first { $0.alias.utf8.elementsEqual(word) } : nil
      if let name { result += name.name.utf8 } else { result += word }
    }
    return result
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

/// Takes away the access level of what only stylec and generated code may call.
private struct HiddenDeclaration {
  /// How deep the declaration begins whose members are hidden with it; nil outside of such a declaration.
  private var depth: Int?

  mutating func applied(to text: ArraySlice<UInt8>, _ indentation: Int) -> [UInt8] {
    if let depth {
      if indentation == depth, text.first == UInt8(ascii: "}") { self.depth = nil }
      return text.withoutAccess(["public ", "open "])
    }
    guard text.starts(with: HiddenDeclaration.mark) else { return text.withoutAccess(["package "]) }
    let declaration = text.dropFirst(HiddenDeclaration.mark.count)
    if declaration.last == UInt8(ascii: "{") || declaration.last == UInt8(ascii: "(") { depth = indentation }
    return declaration.withoutAccess(["public ", "open "])
  }

  private static let mark = Array("@_spi(Generated) ".utf8)
}

extension ArraySlice<UInt8> {
  /// A line of Swift without one of some access levels, if it begins with it but for modifiers.
  fileprivate func withoutAccess(_ levels: [String]) -> [UInt8] {
    var rest = self
    while let word = modifiers.first(where: { rest.starts(with: $0.utf8) }) {
      rest = rest.dropFirst(word.utf8.count)
    }
    guard let level = levels.first(where: { rest.starts(with: $0.utf8) }) else { return Array(self) }
    return Array(self[..<rest.startIndex] + rest.dropFirst(level.utf8.count))
  }
}

private let modifiers = ["nonisolated ", "@MainActor ", "@inline(never) ", "@ViewBuilder "]

private let newline = UInt8(ascii: "\n")

extension SwiftWriter {
  /// Writes a file of `StyleRuntime` at the present depth.
  mutating func runtime(_ path: String, _ embedding: Embedding = Embedding()) {
    for line in RuntimeFile(path).lines(embedding) { sourceLine(line[...]) }
  }
}
