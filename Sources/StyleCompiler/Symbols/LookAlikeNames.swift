import StyleSource
import StyleSyntax

extension Outline {
  /// Reports names that look like another of the same kind in any file: in review, nobody could tell them apart.
  static func checkLooks(of outlines: [Outline], _ output: CompilerOutput) {
    guard outlines.contains(where: \.hasForeignNames) else { return }
    Declared.check(outlines.flatMap { $0.axes.map(Declared.init) }, output)
    Declared.check(outlines.flatMap { ($0.components + $0.traits).map(Declared.init) }, output)
    Declared.check(outlines.flatMap { $0.styles.map(Declared.init) }, output)
  }
}

private struct Declared {
  let name: String
  let span: Span

  init(_ declaration: Outline.Declaration) { (name, span) = (declaration.name, declaration.span) }
  init(_ style: Outline.StyleDeclaration) { (name, span) = (style.name, style.span) }

  /// Names that an error was reported of by themselves are left alone.
  static func check(_ all: [Declared], _ output: CompilerOutput) {
    // Those of Latin letters come first, so that it is the others that are reported.
    var first = Dictionary(all.filter(\.name.isASCII).map { ($0.name, $0) }) { first, _ in first }
    for declared in all where !declared.name.isASCII && NameLook(declared.name) == .plain {
      let twin = declared.name.latinTwin
      if let other = first[twin] {
        if other.name != declared.name {
          output.report(.looksLike(declared.name, at: declared.span, other.span))
        }
      } else {
        first[twin] = declared
      }
    }
  }
}

extension String {
  var isASCII: Bool { utf8.allSatisfy { $0 < 0x80 } }
}

/// The look of a single name.
private enum NameLook: Equatable {
  /// A name of characters that no other character looks like.
  case plain
  case invisible(Unicode.Scalar)
  case styled(Unicode.Scalar)
  case mixed(Lettering, Lettering)

  init(_ name: String) {
    if name.isASCII {
      self = .plain
    } else if let scalar = name.unicodeScalars.first(where: \.properties.isDefaultIgnorableCodePoint) {
      self = .invisible(scalar)
    } else if let scalar = name.unicodeScalars.first(where: { $0.styledLetter != nil }) {
      self = .styled(scalar)
    } else {
      self = mixedScripts(in: name).map { .mixed($0, $1) } ?? .plain
    }
  }
}

extension CompilerOutput {
  /// Whether a name has only characters that no others look like; what has not is reported.
  @discardableResult
  func acceptsLook(of name: String, at span: Span) -> Bool {
    switch NameLook(name) {
    case .plain: return true
    case .invisible(let scalar): report(.invisibleInName(scalar, name, at: span))
    case .styled(let scalar): report(.styledLetterInName(scalar, name, at: span))
    case .mixed(let first, let second): report(.mixedScripts((first, second), name, at: span))
    }
    return false
  }
}

extension String {
  /// The text with the Latin letters of the same shape in place of those of other scripts.
  fileprivate var latinTwin: String { String(UnicodeScalarView(unicodeScalars.map(\.latinTwin))) }
}

/// Finds two letters of different scripts in one word, where the scripts share the shapes of letters.
private func mixedScripts(in name: String) -> (Lettering, Lettering)? {
  var current: Lettering?
  for scalar in name.unicodeScalars {
    guard scalar.properties.isAlphabetic else {
      if !scalar.properties.isXIDContinue || scalar == "_" { current = nil }
      continue
    }
    guard let script = Lettering(of: scalar) else { continue }
    if let current, current.script != script.script { return (current, script) }
    current = current ?? script
  }
  return nil
}

/// A letter and its script.
private struct Lettering: Equatable {
  let letter: Unicode.Scalar
  let script: String

  /// Finds the script of a letter; nil for scripts whose letters are not mistaken for those of another (Unicode's Scripts.txt).
  init?(of scalar: Unicode.Scalar) {
    letter = scalar
    switch scalar.value {
    case 0x41...0x5A, 0x61...0x7A, 0xC0...0x24F, 0x250...0x2AF, 0x1E00...0x1EFF: script = "Latin"
    case 0x370...0x3E1, 0x3F0...0x3FF, 0x1F00...0x1FFF: script = "Greek"
    case 0x3E2...0x3EF, 0x2C80...0x2CFF: script = "Coptic"
    case 0x400...0x52F, 0x1C80...0x1C8F, 0x2DE0...0x2DFF, 0xA640...0xA69F: script = "Cyrillic"
    case 0x531...0x58F: script = "Armenian"
    case 0x13A0...0x13FF, 0xAB70...0xABBF: script = "Cherokee"
    case 0xA4D0...0xA4FF: script = "Lisu"
    default: return nil
    }
  }
}

extension Unicode.Scalar {
  /// The plain letter or digit of which this is a wide form; “?” for a mathematical form; nil for any other character.
  fileprivate var styledLetter: Unicode.Scalar? {
    switch value {
    case 0xFF10...0xFF19, 0xFF21...0xFF3A, 0xFF41...0xFF5A: Unicode.Scalar(value - 0xFEE0)
    case 0x1D400...0x1D7FF: "?"
    default: nil
    }
  }

  /// The Latin letter with the shape of a Greek or Cyrillic one (Unicode's confusables.txt); else the character itself.
  fileprivate var latinTwin: Unicode.Scalar {
    switch self {
    case "Α", "А": "A"
    case "Β", "В": "B"
    case "С", "Ϲ": "C"
    case "Ε", "Е": "E"
    case "Η", "Н": "H"
    case "Ι", "І", "Ӏ": "I"
    case "Ј": "J"
    case "Κ", "К": "K"
    case "Μ", "М": "M"
    case "Ν": "N"
    case "Ο", "О": "O"
    case "Ρ", "Р": "P"
    case "Ѕ": "S"
    case "Τ", "Т": "T"
    case "Υ", "Ү": "Y"
    case "Χ", "Х": "X"
    case "Ζ": "Z"
    case "а", "α": "a"
    case "с", "ϲ": "c"
    case "ԁ": "d"
    case "е": "e"
    case "һ": "h"
    case "і", "ι": "i"
    case "ј": "j"
    case "ԛ": "q"
    case "ο", "о": "o"
    case "ρ", "р": "p"
    case "ѕ": "s"
    case "ν", "ѵ": "v"
    case "ԝ": "w"
    case "х": "x"
    case "у": "y"
    default: self
    }
  }
}

extension DiagnosticCode {
  static let lookAlikeName = DiagnosticCode(
    "look-alike-name", .error, "A name doesn't look like another one.",
    explanation: """
      If reviewers can't tell two names apart, they must not be different. A name can't contain invisible
      characters, such as the zero-width joiner U+200D, or wide or mathematical forms of letters. One word can't
      mix scripts whose letters look alike, such as the Latin ‘a’ and the Cyrillic ‘а’, and a whole name can't
      look like another one. Names in a single script, whatever it is, are fine.
      """,
    example: "styles:\n  c\u{430}rd: { component: UIView }\n")
}

extension Diagnostic {
  fileprivate static func invisibleInName(
    _ scalar: Unicode.Scalar, _ name: String, at span: Span
  ) -> Diagnostic {
    let plain = String(
      String.UnicodeScalarView(name.unicodeScalars.filter { !$0.properties.isDefaultIgnorableCodePoint }))
    return Diagnostic(
      .lookAlikeName, "this name contains the invisible character \(scalar.codePoint)", at: span,
      notes: ["the name looks the same without it, but is a different name"], fixes: writing(plain, at: span))
  }

  fileprivate static func styledLetterInName(
    _ scalar: Unicode.Scalar, _ name: String, at span: Span
  ) -> Diagnostic {
    let letters = name.unicodeScalars.map { $0.styledLetter ?? $0 }
    let isKnown = !letters.contains("?")
    return Diagnostic(
      .lookAlikeName, "‘\(scalar)’ (\(scalar.codePoint)) is another form of a plain letter or digit",
      at: span,
      notes: ["the name looks alike with the plain one, but is a different name"],
      fixes: isKnown ? writing(String(String.UnicodeScalarView(letters)), at: span) : [])
  }

  fileprivate static func mixedScripts(
    _ scripts: (Lettering, Lettering), _ name: String, at span: Span
  ) -> Diagnostic {
    let twin = name.latinTwin
    let described = [scripts.0, scripts.1].map { "the \($0.script) ‘\($0.letter)’ (\($0.letter.codePoint))" }
    return Diagnostic(
      .lookAlikeName, "one word of ‘\(name.shortened)’ mixes two scripts", at: span,
      notes: [described.joined(separator: " and ") + " look alike"],
      fixes: twin.utf8.allSatisfy { $0 < 0x80 } ? writing(twin, at: span) : [])
  }

  fileprivate static func looksLike(_ name: String, at span: Span, _ other: Span) -> Diagnostic {
    Diagnostic(
      .lookAlikeName, "‘\(name.shortened)’ looks like another name in another script",
      at: span,
      related: [Related("that name is here", at: other)], notes: ["rename one of them"])
  }

  private static func writing(_ name: String, at span: Span) -> [FixIt] {
    name.isEmpty ? [] : [FixIt("write ‘\(name.shortened)’", replace: span, with: name, isSafe: false)]
  }
}

extension Unicode.Scalar {
  /// The character's code point as Unicode writes it: `U+200D`.
  fileprivate var codePoint: String {
    let digits = String(value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.utf8.count)) + digits
  }
}
