import StyleSource

/// Writes Swift in the layout of `swift format` with its default configuration: two spaces, 100 columns.
struct SwiftWriter {
  private var bytes: [UInt8] = []
  private var depth = 0
  /// Whether empty lines are left out until the next line.
  private var skipsEmptyLines = false
  /// The modifiers before declarations; nil where they are those that callers write.
  private let words: DeclarationWords?

  /// The modifier before a component's struct, with the space behind it. The values in it are nonisolated.
  let isolation: String

  /// Whether generated code imports the library StyleRuntime.
  let importsRuntime: Bool

  /// Whether colours of tokens are numbers.
  let hasLiteralColors: Bool
  /// Whether debug builds can follow an inspector.
  let followsInspector: Bool

  init(_ options: EmitOptions = EmitOptions()) {
    followsInspector = options.liveUpdates
    importsRuntime = options.runtime == .import
    hasLiteralColors = options.colors == .code
    words = DeclarationWords(options)
    isolation = options.isolation == .nonisolated ? "nonisolated " : "@MainActor "
  }

  static let lineLength = 100
  /// The columns of a comment's text, wherever it begins.
  static let commentWidth = 90

  /// The source that has been written.
  var source: [UInt8] { withoutNeedlessBackticks(bytes) }

  /// Writes one line at the present depth.
  mutating func line(_ text: String = "") {
    if text.isEmpty, skipsEmptyLines { return }
    skipsEmptyLines = false
    if !text.isEmpty {
      indent()
      if let words {
        bytes.append(contentsOf: words.applied(to: text).utf8)
      } else {
        bytes.append(contentsOf: text.utf8)
      }
    }
    bytes.append(UInt8(ascii: "\n"))
  }

  /// Writes a line of several parts, without the words that settings put before declarations.
  mutating func joinedLine(_ parts: String...) {
    skipsEmptyLines = false
    indent()
    for part in parts { bytes.append(contentsOf: part.utf8) }
    bytes.append(UInt8(ascii: "\n"))
  }

  /// Writes lines unchanged, at the present depth; none may lie inside a multi-line string.
  mutating func lines(_ text: String) {
    for part in text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      sourceLine(part)
    }
  }

  /// A line of Swift that begins deeper than the present depth by its own indentation.
  mutating func sourceLine(_ part: some BidirectionalCollection<UInt8>) {
    skipsEmptyLines = false
    if !part.isEmpty {
      indent()
      if let words {
        let indentation = part.prefix { $0 == UInt8(ascii: " ") }
        bytes.append(contentsOf: indentation)
        let text = String(decoding: part.dropFirst(indentation.count), as: UTF8.self)
        bytes.append(contentsOf: words.applied(to: text).utf8)
      } else {
        bytes.append(contentsOf: part)
      }
    }
    bytes.append(UInt8(ascii: "\n"))
  }

  /// Skips the empty lines that follow, where something else is left out.
  mutating func skipEmptyLines() { skipsEmptyLines = true }

  /// Writes a block: `head {`, the body one level deeper, and `}`.
  mutating func block(_ head: String, _ body: (inout SwiftWriter) -> Void) {
    line(head + " {")
    nested(body)
    line("}")
  }

  /// Writes a block; nothing where it has no body.
  mutating func blockUnlessEmpty(_ head: String, _ body: (inout SwiftWriter) -> Void) {
    let start = bytes.count
    line(head + " {")
    let inner = bytes.count
    nested(body)
    if bytes.count == inner { bytes.removeSubrange(start...) } else { line("}") }
  }

  /// Writes `if condition { body }`, on one line where that is short enough. More conditions are alternatives.
  mutating func branch(_ conditions: String..., then body: String) { branch(ifAny: conditions, then: body) }

  mutating func branch(ifAny conditions: [String], then body: String) {
    let head = "if \(conditions.joined(separator: " || "))"
    if fits("\(head) { \(body) }") {
      line("\(head) { \(body) }")
    } else if fits(head + " {") || conditions.count == 1 {
      block(head) { $0.line(body) }
    } else {
      line("if \(conditions[0])")
      nested { writer in
        for condition in conditions.dropFirst() { writer.line("|| \(condition)") }
      }
      line("{")
      nested { $0.line(body) }
      line("}")
    }
  }

  /// Writes the block of `if a || b {`, over several lines where it is long.
  mutating func block(ifAny conditions: [String], _ body: (inout SwiftWriter) -> Void) {
    let head = "if " + conditions.joined(separator: " || ")
    if fits(head + " {") || conditions.count == 1 { return block(head, body) }
    line("if \(conditions[0])")
    nested { writer in
      for condition in conditions.dropFirst() { writer.line("|| \(condition)") }
    }
    line("{")
    nested(body)
    line("}")
  }

  /// Writes `if a, b { body }`, on one line where that is short enough and there is one statement.
  mutating func branch(ifAll conditions: [String], then body: [String]) {
    let head = "if " + conditions.joined(separator: ", ")
    if body.count == 1, fits("\(head) { \(body[0]) }") { return line("\(head) { \(body[0]) }") }
    block(ifAll: conditions) { writer in
      for text in body { writer.line(text) }
    }
  }

  /// Writes the block of `if a, b {`, over several lines where it is long.
  mutating func block(ifAll conditions: [String], _ body: (inout SwiftWriter) -> Void) {
    let head = "if " + conditions.joined(separator: ", ")
    if fits(head + " {") {
      line(head + " {")
    } else {
      // As many on a line as fit, and the bracket below them.
      indent()
      for (index, condition) in conditions.enumerated() {
        let text = condition + (index < conditions.count - 1 ? "," : "")
        if index > 0, currentColumn + 1 + columns(text.utf8) > SwiftWriter.lineLength {
          bytes.append(UInt8(ascii: "\n"))
          nested { $0.indent() }
        } else {
          bytes.append(contentsOf: (index == 0 ? "if " : " ").utf8)
        }
        bytes.append(contentsOf: text.utf8)
      }
      bytes.append(UInt8(ascii: "\n"))
      line("{")
    }
    nested(body)
    line("}")
  }

  /// Writes `head { body }`, on one line where that is short enough.
  mutating func shortBlock(_ head: String, _ prefix: String, _ code: Code) {
    let line = "\(head) { \(prefix)\(code.text) }"
    if fits(line) { self.line(line) } else { block(head) { $0.statement(prefix, code) } }
  }

  /// Whether a text fits on a line at the present depth.
  func fits(_ text: String) -> Bool {
    2 * depth + columns(text.utf8) <= SwiftWriter.lineLength
  }

  mutating func nested(_ body: (inout SwiftWriter) -> Void) {
    depth += 1
    body(&self)
    depth -= 1
  }

  /// Calls `write` for each element, with an empty line between two; for many elements in parallel.
  mutating func separated<Element: Sendable>(
    _ elements: [Element], _ write: @Sendable (Element, inout SwiftWriter) -> Void
  ) {
    let parts = concurrentMap(elements.indices.parts(of: 256), minimum: 2) { [self] range in
      var part = self
      part.bytes = []
      for index in range {
        if index > 0 { part.line() }
        write(elements[index], &part)
      }
      return part.bytes
    }
    bytes.reserveCapacity(parts.reduce(bytes.count) { $0 + $1.count })
    for part in parts { bytes += part }
  }

  /// Writes `head` and an expression, whose lists are broken one item a line where they do not fit.
  ///
  /// Returns whether it takes more than one line: a call on it then stands below its beginning.
  @discardableResult
  mutating func statement(_ head: String, _ code: Code, tail: String = "") -> Bool {
    let start = bytes.count
    indent()
    bytes.append(contentsOf: (words?.applied(to: head) ?? head).utf8)
    return finish(code, tail: tail, lineFrom: start)
  }

  private mutating func beginDeclaration(_ head: String, _ name: String) {
    indent()
    bytes.append(contentsOf: (words?.applied(to: head) ?? head).utf8)
    bytes.append(contentsOf: name.utf8)
  }

  /// Writes a constant of a type. A file may have many thousands, so their heads aren't made strings first.
  @discardableResult
  mutating func constant(_ name: String, _ type: String, _ code: Code) -> Bool {
    let start = bytes.count
    beginDeclaration("public static let ", name)
    bytes.append(contentsOf: ": ".utf8)
    bytes.append(contentsOf: type.utf8)
    bytes.append(contentsOf: " = ".utf8)
    return finish(code, tail: "", lineFrom: start)
  }

  /// Writes a function of the modes that returns one constant in all of them. A file may have many thousands, as of constants.
  mutating func function(_ name: String, ofModesReturning constant: String, _ type: String) {
    let start = bytes.count
    beginDeclaration("public static func ", name)
    bytes.append(contentsOf: "(in modes: StyleModes) -> ".utf8)
    bytes.append(contentsOf: type.utf8)
    let end = bytes.count
    bytes.append(contentsOf: " { ".utf8)
    bytes.append(contentsOf: constant.utf8)
    bytes.append(contentsOf: " }".utf8)
    if columns(bytes[start...]) <= SwiftWriter.lineLength {
      bytes.append(UInt8(ascii: "\n"))
    } else {
      bytes.removeSubrange(end...)
      bytes.append(contentsOf: " {\n".utf8)
      nested { $0.line(constant) }
      line("}")
    }
    skipsEmptyLines = false
  }

  /// Ends a line that begins at `start`.
  @discardableResult
  private mutating func finish(_ code: Code, tail: String, lineFrom start: Int) -> Bool {
    let column = columns(bytes[start...])
    if case .candidate(let text) = code, bytes.suffix(3).elementsEqual(" = ".utf8),
      column + columns(text) + tail.utf8.count > SwiftWriter.lineLength
    {
      bytes[bytes.count - 1] = UInt8(ascii: "\n")
      nested { $0.line(String(decoding: text, as: UTF8.self) + tail) }
      return true
    }
    if case .operation(let terms) = code, bytes.suffix(3).elementsEqual(" = ".utf8),
      column + code.width + tail.utf8.count > SwiftWriter.lineLength
    {
      bytes[bytes.count - 1] = UInt8(ascii: "\n")
      nested { writer in
        writer.indent()
        writer.operation(terms, after: tail.utf8.count, continuedAt: 0)
      }
    } else {
      expression(code, column: column, after: tail.utf8.count)
    }
    bytes.append(contentsOf: tail.utf8)
    let isBroken = bytes[start...].contains(UInt8(ascii: "\n"))
    bytes.append(UInt8(ascii: "\n"))
    return isBroken
  }

  /// Writes a call on an expression: one level deeper, unless the expression takes more than one line.
  mutating func chain(afterBroken isBroken: Bool, _ body: (inout SwiftWriter) -> Void) {
    if isBroken { body(&self) } else { nested(body) }
  }

  /// Writes an expression.
  ///
  /// - Parameters:
  ///   - column: The column where the expression begins.
  ///   - after: The number of columns that must still follow on its last line.
  private mutating func expression(_ code: Code, column: Int, after: Int) {
    switch code {
    case .candidate(let text):
      bytes.append(contentsOf: text)
    case .list(let open, let items, let close):
      bytes.append(contentsOf: open)
      if items.isEmpty || column + code.width + after <= SwiftWriter.lineLength {
        for (index, item) in items.enumerated() {
          if index > 0 { bytes.append(contentsOf: ", ".utf8) }
          // It fits, and so does all that is in it.
          expression(item, column: 0, after: 0)
        }
      } else {
        let isArray = close == UInt8(ascii: "]")
        bytes.append(UInt8(ascii: "\n"))
        depth += 1
        for (index, item) in items.enumerated() {
          indent()
          // An array of several keeps a comma after its last element; one of a single one, and a call, do not.
          let hasComma = isArray && items.count > 1 || index < items.count - 1
          expression(item, column: 2 * depth, after: hasComma ? 1 : 0)
          if hasComma { bytes.append(UInt8(ascii: ",")) }
          bytes.append(UInt8(ascii: "\n"))
        }
        depth -= 1
        indent()
      }
      bytes.append(close)
    case .chain(let receiver, let call):
      expression(receiver, column: column, after: call.isAtom ? after : call.openWidth)
      expression(call, column: currentColumn, after: after)
    case .operation(let terms):
      if column + code.width + after <= SwiftWriter.lineLength {
        bytes.append(contentsOf: code.flat)
      } else {
        operation(terms, after: after, continuedAt: 1)
      }
    }
  }

  /// Writes as many operands on a line as fit; `deeper` is how much deeper the lines behind the first begin.
  private mutating func operation(_ terms: [Code], after: Int, continuedAt deeper: Int) {
    let start = depth
    defer { depth = start }
    // A choice that doesn't fit on a line begins a new one with its first value.
    let isChoice = terms.count == 3 && terms[1].flat.starts(with: "? ".utf8)
    for (index, term) in terms.enumerated() {
      let tail = index == terms.count - 1 ? after : 0
      if index > 0 {
        if !(isChoice && index == 1), currentColumn + 1 + term.width + tail <= SwiftWriter.lineLength {
          bytes.append(UInt8(ascii: " "))
        } else {
          depth = start + deeper
          bytes.append(UInt8(ascii: "\n"))
          indent()
        }
      }
      expression(term, column: currentColumn, after: tail)
    }
  }

  /// The column at which the next text begins.
  private var currentColumn: Int {
    columns(bytes[(bytes.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0)...])
  }

  private mutating func indent() {
    bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: 2 * depth))
  }
}
