import StyleSource

/// The tags of YAML's core schema (YAML 1.2.2 § 10.3) that a value may name.
enum CoreTag: UInt8 {
  case null, bool, integer, float, string, sequence, mapping

  /// Reads the tag of a node of a kind; nil for one that means nothing here. `!` alone makes a scalar a string.
  init?(_ tag: UnsafePointer<UInt8>, of kind: Node.Kind) {
    switch String(cString: tag) {
    case "!": self = kind == .sequence ? .sequence : kind.isMapping ? .mapping : .string
    case "tag:yaml.org,2002:null": self = .null
    case "tag:yaml.org,2002:bool": self = .bool
    case "tag:yaml.org,2002:int": self = .integer
    case "tag:yaml.org,2002:float": self = .float
    case "tag:yaml.org,2002:str": self = .string
    case "tag:yaml.org,2002:seq": self = .sequence
    case "tag:yaml.org,2002:map": self = .mapping
    default: return nil
    }
  }

  /// Whether a scalar with a text can have the tag's type.
  func fits(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    switch (self, classify(text)) {
    case (.string, _), (.null, .null), (.bool, .bool), (.integer, .integer), (.integer, .hugeInteger),
      (.float, .float), (.float, .integer), (.float, .hugeInteger):
      true
    case (.null, _), (.bool, _), (.integer, _), (.float, _), (.sequence, _), (.mapping, _):
      false
    }
  }
}

extension ScalarKind {
  /// The scalar as `!!float` reads it: an integer becomes a float.
  var asFloat: ScalarKind {
    switch self {
    case .integer(let isNegative, let magnitude): .float(isNegative ? -Double(magnitude) : Double(magnitude))
    case .null, .bool, .hugeInteger, .float, .string: self
    }
  }
}

extension TreeBuilder {
  /// The core tag of a value, where it is known and fits; otherwise nil, and the tag is reported.
  mutating func coreTag(
    _ tag: UnsafePointer<UInt8>?, of kind: Node.Kind, text: UnsafeBufferPointer<UInt8>? = nil, from start: Int
  ) -> CoreTag? {
    guard let tag else { return nil }
    let known = CoreTag(tag, of: kind)
    let span = tagSpan(from: start)
    let isAlone = text?.isEmpty == true && (known == nil || span.range.count == 1) && isLast(span)
    if known == .string, span.range.count == 1, !isAlone, let text, kind == .plain,
      bytes[Int(span.end)...].first == UInt8(ascii: " "), classify(text) == .string,
      !"\"'|>".utf8.contains(bytes[Int(span.end)...].first { !isBlank($0) } ?? 0),
      let fix = Diagnostic.quotingFix(bytes, from: Int(span.start), in: file.id)
    {
      // `title: ! more`, which YAML reads as the text `more`.
      diagnostics.append(.exclamationMark(fix, at: span))
      return nil
    }
    switch known {
    case .string where isAlone: break
    case .sequence where kind == .sequence, .mapping where kind.isMapping: return known
    case .null, .bool, .integer, .float, .string, .sequence, .mapping, nil:
      if let known, let text, known.fits(text) { return known }
    }
    diagnostics.append(
      known == nil || isAlone
        ? .unknownTag(file.text(span), isAlone: isAlone, at: span) : .tagMisfit(file.text(span), at: span))
    return nil
  }

  /// Whether no value follows a tag in its line.
  private func isLast(_ tag: Span) -> Bool {
    let rest = bytes[Int(tag.end)...].prefix { !isBreak($0) }.drop(while: isBlank)
    return rest.first.map { isFlowIndicator($0) || $0 == UInt8(ascii: "#") } ?? true
  }

  /// The tag among the properties that begin at `start`.
  private func tagSpan(from start: Int) -> Span {
    var start = start
    while start < bytes.count, bytes[start] != UInt8(ascii: "!") { start += 1 }
    var end = start
    let isVerbatim = start + 1 < bytes.count && bytes[start + 1] == UInt8(ascii: "<")
    while end < bytes.count, !isBlank(bytes[end]), isVerbatim || !isFlowIndicator(bytes[end]) { end += 1 }
    return Span(file.id, start, end)
  }

  /// The offset at which a value begins behind its `&anchor` and `!tag`, each at most once, and the spaces and comments between.
  func skipProperties(from start: Int, to limit: Int, anchor: Bool, tag: Bool) -> Int {
    var awaited = (anchor ? [UInt8(ascii: "&")] : []) + (tag ? [UInt8(ascii: "!")] : [])
    var index = start
    var end = start
    while index < limit {
      let byte = bytes[index]
      if isBlank(byte) {
        index += 1
      } else if byte == UInt8(ascii: "#") {
        while index < limit, !isBreak(bytes[index]) { index += 1 }
      } else if let property = awaited.firstIndex(of: byte) {
        awaited.remove(at: property)
        let isVerbatim = index + 1 < limit && bytes[index + 1] == UInt8(ascii: "<")
        while index < limit, !isBlank(bytes[index]),
          isVerbatim || !isFlowIndicator(bytes[index])
        {
          index += 1
        }
        end = index
      } else {
        return index
      }
    }
    return end
  }

  private func isFlowIndicator(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: ",") || byte == UInt8(ascii: "]") || byte == UInt8(ascii: "}")
      || byte == UInt8(ascii: "[") || byte == UInt8(ascii: "{")
  }
}

func isBreak(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") }

func isBlank(_ byte: UInt8) -> Bool {
  byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") || isBreak(byte)
}

extension Diagnostic {
  /// - Parameter fix: Puts the text in quotes.
  fileprivate static func exclamationMark(_ fix: FixIt, at span: Span) -> Diagnostic {
    Diagnostic(
      .unsupportedYAML, "YAML reads this ‘!’ as a tag and leaves it out of the text", at: span, fixes: [fix])
  }

  /// - Parameter isAlone: Whether no value follows the tag, as in `title: !`.
  fileprivate static func unknownTag(_ text: String, isAlone: Bool, at span: Span) -> Diagnostic {
    // `!$isOn`, the opposite of a flag.
    let isFlag = text.hasPrefix("!$")
    if isFlag || isAlone, !text.hasPrefix("!!"), !text.hasPrefix("!<") {
      return Diagnostic(
        .unsupportedYAML, "YAML reads a value that starts with ‘!’ as a tag", at: span,
        fixes: [FixIt("put it in quotes", replace: span, with: "\"\(text)\"", isSafe: isFlag)])
    }
    if ["!include", "!import"].contains(text) {
      return Diagnostic(
        .unsupportedYAML, "YAML has no tag ‘\(text)’", at: span,
        notes: ["a style file lists the files that it imports, as in ‘imports: [tokens.yaml]’"])
    }
    return Diagnostic(
      .unsupportedYAML, "this tag is unknown", at: span, notes: ["style files need no tags"],
      fixes: [FixIt("remove the tag", replace: span, with: "", isSafe: false)])
  }

  fileprivate static func tagMisfit(_ tag: String, at span: Span) -> Diagnostic {
    Diagnostic(
      .unsupportedYAML, "the value doesn't match its tag ‘\(tag)’", at: span,
      notes: ["style files need no tags"],
      fixes: [FixIt("remove the tag", replace: span, with: "", isSafe: false)])
  }
}
