import StyleSource

/// A comment that switches rules off or on in its file: `# stylec:disable unused-token`.
struct SuppressionComment {
  var kind: Kind
  /// The rules that the comment names, or `all`, each with its place.
  var names: [(text: String, span: Span)]
  /// The span from the `#` to the end of the line.
  var span: Span
  /// The line, counted from 1.
  var line: Int
  /// Whether an entry precedes the comment on its line, so that it is about that line alone.
  var isTrailing: Bool

  enum Kind: String, CaseIterable {
    case disable
    case disableNextLine = "disable-next-line"
    case disableFile = "disable-file"
    case enable

    /// Makes the kind of a name in ESLint, SwiftLint and other tools.
    init?(asOtherToolsSay verb: String) {
      switch verb.lowercased() {
      case "disable-line", "disable-this", "ignore", "ignore-line", "off", "suppress", "noqa", "skip":
        self = .disable
      case "disable-next", "next-line", "ignore-next-line", "ignore-next": self = .disableNextLine
      case "ignore-file", "skip-file": self = .disableFile
      case "on": self = .enable
      default: return nil
      }
    }
  }

  static let everything = "all"

  /// Reads a comment; nil where it switches nothing. `problem` gets the finding on one that was meant to.
  init?(_ comment: Span, in source: SourceFile, _ lines: LineTable, problem: (Diagnostic) -> Void) {
    var scanner = Scanner(source.bytes, comment)
    guard scanner.take("#") else { return nil }
    scanner.skipSpaces()
    guard scanner.take("stylec") else { return nil }
    guard scanner.take(":"), !scanner.isAtSeparator else {
      // Prose may speak of stylec: too.
      if let (kind, span) = scanner.takeLooseSwitch() { problem(.looseSwitch(kind, at: span)) }
      return nil
    }
    guard let verb = scanner.takeWord() else { return nil }
    guard let kind = Kind(rawValue: verb.text) else {
      problem(.unknownSwitch(verb.text, at: verb.span))
      return nil
    }
    self.kind = kind
    names = []
    while let name = scanner.takeWord(), !name.text.hasPrefix("--") { names.append(name) }
    guard !names.isEmpty else {
      problem(.switchWithoutRule(kind, at: verb.span))
      return nil
    }
    span = comment
    line = lines.position(Int(comment.start)).line
    let content = lines.content(ofLine: line)
    isTrailing = source.bytes[content.lowerBound..<Int(comment.start)].contains { $0 != 0x20 && $0 != 0x09 }
  }

  /// A scanner of a comment's words, between spaces and commas.
  private struct Scanner {
    private let bytes: ArraySlice<UInt8>
    private let file: FileID
    private var position: Int

    init(_ bytes: [UInt8], _ comment: Span) {
      self.bytes = bytes[Int(comment.start)..<Int(comment.end)]
      file = comment.file
      position = self.bytes.startIndex
    }

    mutating func take(_ text: StaticString) -> Bool {
      let length = text.utf8CodeUnitCount
      let isThere = text.withUTF8Buffer { bytes[position...].starts(with: $0) }
      if isThere { position += length }
      return isThere
    }

    var isAtSeparator: Bool { position < bytes.endIndex && isSeparator(bytes[position]) }

    mutating func skipSpaces() {
      while position < bytes.endIndex, isSeparator(bytes[position]) { position += 1 }
    }

    mutating func takeWord() -> (text: String, span: Span)? {
      skipSpaces()
      let start = position
      while position < bytes.endIndex, !isSeparator(bytes[position]) { position += 1 }
      guard position > start else { return nil }
      let text = String(decoding: bytes[start..<position], as: UTF8.self)
      return (text, Span(file, start, position))
    }

    /// Takes the words behind `stylec` or `stylec:` of a comment that is a misspelled switch: ` disable unused-token`.
    mutating func takeLooseSwitch() -> (Kind, Span)? {
      let mark = "stylec".utf8.count
      let start = bytes[position - 1] == UInt8(ascii: ":") ? position - 1 - mark : position - mark
      while position < bytes.endIndex, isSeparator(bytes[position]) || bytes[position] == UInt8(ascii: "-") {
        position += 1
      }
      guard let verb = takeWord(), let kind = Kind(rawValue: verb.text), let name = takeWord() else {
        return nil
      }
      let names = Rule.all.map(\.code.id) + [SuppressionComment.everything]
      guard names.contains(name.text) || KnownNames(names).nearest(to: name.text) != nil else { return nil }
      return (kind, Span(file, start, Int(verb.span.end)))
    }

    private func isSeparator(_ byte: UInt8) -> Bool {
      byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") || byte == UInt8(ascii: ",")
    }
  }
}

extension DiagnosticCode {
  static let invalidSwitch = DiagnosticCode(
    "invalid-switch", .warning, "A suppression comment names existing rules.",
    explanation: """
      A suppression comment turns rules off or on:

      - `# stylec:disable RULE` on a line of its own disables a rule until `# stylec:enable RULE`, `#
        stylec:enable all` or the end of the file; after an entry, for that line only.
      - `# stylec:disable-next-line RULE` is for the next line with an entry.
      - `# stylec:disable-file RULE` is for the whole file.

      Separate several rules with commas; `all` means every rule. Text after `--` is a reason. Errors of the
      language can't be disabled.
      """,
    example: "# stylec:disable unused-tokens\ntokens: { color: { ink: black } }\n")
}

extension Diagnostic {
  fileprivate static func unknownSwitch(_ verb: String, at span: Span) -> Diagnostic {
    let near =
      SuppressionComment.Kind(asOtherToolsSay: verb)?.rawValue
      ?? KnownNames(SuppressionComment.Kind.allCases.map(\.rawValue)).nearest(to: verb)
    return Diagnostic(
      .invalidSwitch, "there is no ‘stylec:\(verb.shortened)’", at: span,
      notes: near == nil
        ? ["write ‘stylec:disable RULE’, ‘disable-next-line’, ‘disable-file’ or ‘enable’"] : [],
      fixes: near.map { [FixIt("write ‘\($0)’", replace: span, with: $0, isSafe: false)] } ?? [])
  }

  fileprivate static func looseSwitch(_ kind: SuppressionComment.Kind, at span: Span) -> Diagnostic {
    let meant = "stylec:\(kind.rawValue)"
    return Diagnostic(
      .invalidSwitch, "this comment has no effect; the spelling is ‘\(meant)’",
      at: span,
      fixes: [FixIt("write ‘\(meant)’", replace: span, with: meant, isSafe: false)])
  }

  fileprivate static func switchWithoutRule(_ kind: SuppressionComment.Kind, at span: Span) -> Diagnostic {
    Diagnostic(
      .invalidSwitch, "‘stylec:\(kind.rawValue)’ names no rule", at: span,
      notes: ["write the names of rules after it, or ‘all’"])
  }

  static func unknownSwitchedRule(_ name: String, isOther: Bool, at span: Span) -> Diagnostic {
    let near = isOther ? nil : KnownNames(Rule.all.map(\.code.id)).nearest(to: name)
    return Diagnostic(
      .invalidSwitch,
      isOther
        ? "‘\(name.shortened)’ can't be disabled: it is an error of the language, not a rule"
        : "no rule is named ‘\(name.shortened)’",
      at: span,
      notes: isOther || near != nil ? [] : ["‘stylec rules’ lists them"],
      fixes: near.map { [FixIt("write ‘\($0)’", replace: span, with: $0, isSafe: false)] } ?? [])
  }
}
