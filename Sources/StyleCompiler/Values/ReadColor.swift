import StyleModel
import StyleSource
import StyleSyntax

extension ValueReader {
  func readColor(_ node: SyntaxNode, _ expected: Expectation) -> ModedValue {
    guard case .string = node.scalarKind else {
      return unreadable(node, expected) ?? mismatch(node, expected)
    }
    switch node.withBytes({ parseColor($0) }) {
    case .success(let syntax):
      return moded(syntax, origin: output.origin(place, node.span))
    case .failure(let error):
      if let value = unreadable(node, expected) { return value }
      if forgottenReference(node, .color) != nil { return mismatch(node, expected) }
      if node.text.hasPrefix("Color(\"") {
        return mismatch(node, expected, notes: ["refer to a token, as in $color.tint"])
      }
      // Only a part of a text that is written as it is has a place of its own.
      let isPlaced =
        node.isVerbatim && node.span == node.definition
        && error.range.upperBound <= node.contentSpan.range.count
      let closed = node.text + ")"
      if case .unclosed = error.kind, isPlaced, case .success = parseColor(closed.utf8) {
        output.report(.unclosedColor(closed, at: node.contentSpan[0..<node.text.utf8.count]))
        return invalid(node)
      }
      output.report(
        .invalidColor(
          error, in: node.text, at: isPlaced ? node.contentSpan[error.range] : node.span))
      return invalid(node)
    }
  }

  /// Reports digits without a `#`, and a colour of another language; nil where the text is neither.
  private func unreadable(_ node: SyntaxNode, _ expected: Expectation) -> ModedValue? {
    if let fix = hexDigitsAlone(node) { return mismatch(node, expected, fix: fix, isSafe: false) }
    if let choice = ForeignChoice(node.text) {
      output.report(.foreignChoice(choice, node))
      return invalid(node)
    }
    guard let foreign = ForeignColorText(node.text) else { return nil }
    output.report(.foreignColor(foreign, at: node.span))
    return invalid(node)
  }

  /// A colour's digits that lack their `#` or their quotes: `"#007AFF"` for `007AFF`, `0x007AFF` or `0xFF007AFF`. Behind `0x`, the alpha
  /// comes first.
  private func hexDigitsAlone(_ node: SyntaxNode) -> String? {
    let text = node.text
    let isNumber = text.hasPrefix("0x") || text.hasPrefix("0X")
    let digits = isNumber ? text.dropFirst(2) : text[...]
    let isHex = digits.utf8.allSatisfy {
      $0 &- UInt8(ascii: "0") < 10 || ($0 | 0x20) &- UInt8(ascii: "a") < 6
    }
    guard isHex, [6, 8].contains(digits.utf8.count) else { return nil }
    let color = isNumber ? ForeignColor.hexadecimal(ofAndroid: "#\(digits)") : "#\(digits)"
    return color.map { "\"\($0)\"" }
  }

  /// Reports the `#007AFF` behind an empty value, which YAML takes for a comment.
  func reportCommentedColor(_ node: SyntaxNode) -> Bool {
    guard let (comment, span) = node.commentInPlace else { return false }
    let count = comment.utf8.prefix { $0 != UInt8(ascii: " ") }.count
    let word = String(comment.prefix(count))
    let rest = String(comment.dropFirst(count).drop { $0 == " " })
    let color = String(word.prefix { $0 != "," && $0 != ";" })
    guard case .success = parseColor(color.utf8) else { return false }
    let whole = span[0..<comment.utf8.count]
    if let written = ForeignColorText.withShare(rest, of: color) {
      output.report(.commentedColor("\"\(written)\"", at: whole, isSafe: false))
      return true
    }
    guard color == word else { return false }
    if rest.isEmpty || rest.hasPrefix("#") {
      output.report(.commentedColor("\"\(color)\"", at: span[0..<count]))
    } else {
      // The remark about the colour stays a comment.
      let remark = rest.remarkOfOtherLanguages
      output.report(
        .commentedColor(
          "\"\(color)\"" + (remark.isEmpty ? "" : " # \(remark)"), at: whole, isSafe: false))
    }
    return true
  }

  /// Reads a colour with another alpha: `{ color: $color.tint, alpha: 0.4 }`.
  func readColorWithAlpha(_ node: SyntaxNode, _ expected: Expectation) -> Expression {
    guard node.kind == .mapping else { return .constant(mismatch(node, expected)) }
    if let color = ForeignColorText.ofParts(node) {
      return .constant(mismatch(node, expected, fix: color, isSafe: false))
    }
    let fields = Fields(node, expected, output)
    let alphaRange = NumberBounds(min: 0, max: 1)
    guard let color = fields["color"], let alpha = fields["alpha"], fields.isComplete else {
      return .constant(invalid(node))
    }
    return apply(
      .withAlpha,
      [
        read(color, expected.part("color", .color, isPassedOn: true)),
        read(alpha, expected.part("alpha", .number(.double), bounds: alphaRange)),
      ], at: node)
  }

  /// A colour in each appearance and contrast in which it differs.
  func moded(_ syntax: ColorSyntax, origin: Origin.ID) -> ModedValue {
    if let color = syntax.fixedColor { return ModedValue(.color(color), origin: origin) }
    func color(_ modes: ModeSet) -> Value {
      .color(
        syntax.color(
          appearance: modes.contains(.dark) ? .dark : .light,
          highContrast: modes.contains(.highContrast)))
    }
    let conditions: [ModeSet] = [.dark, .highContrast, [.dark, .highContrast]]
    return ModedValue(
      color([]), origin: origin,
      cases: conditions.map { ModedValue.Case(modes: $0, value: color($0), origin: origin) })
  }
}

extension DiagnosticCode {
  static let invalidColor = DiagnosticCode(
    "invalid-color", .error, "A colour is written as in CSS Color 4, or as UIKit names it.",
    explanation: """
      Write `"#007AFF"` (in quotes, because `#` starts a comment), `rgb(0 122 255 / 40%)`, `hsl()`, `hwb()`,
      `lab()`, `lch()`, `oklab()`, `oklch()`, `color(display-p3 …)`, `color-mix()`, a CSS name such as
      `rebeccapurple`, `clear`, or one of UIKit's names such as `systemBlue` and `label`. Relative colours
      (`rgb(from …)`) and `calc()` aren't supported; use `alpha()`, `lighten()`, `darken()` and `mix()`.
      """,
    example: "styles:\n  card: { component: UIView, backgroundColor: bleu }\n")
}

extension Diagnostic {
  /// The diagnostic for a text that should be a colour; `span` is its wrong part.
  static func invalidColor(_ error: ColorError, in text: String, at span: Span) -> Diagnostic {
    if let swift = swiftColor(error, text, at: span) { return swift }
    var (message, notes, name, candidates) = sentence(error, text.shortened)
    let near = name.flatMap { KnownNames(candidates).nearest(to: $0) }
    if case .unknownName = error.kind, near == nil {
      notes = [text.isLeftToOthers ? leaveOut : ways]
    }
    let part = String(
      decoding: Array(text.utf8)[error.range.clamped(to: 0..<text.utf8.count)], as: UTF8.self)
    if case .outOfRange(_, let nearest) = error.kind {
      return Diagnostic(
        .invalidColor, "\(message), but this is \(part.shortened)", at: span,
        fixes: [FixIt("write ‘\(nearest)’", replace: span, with: nearest, isSafe: false)])
    }
    if case .unknownName = error.kind,
      let meant = ["none": "clear", "nil": "null"][text.lowercased()]
    {
      return Diagnostic(
        .invalidColor, message, at: span,
        fixes: [FixIt("write ‘\(meant)’", replace: span, with: meant, isSafe: false)])
    }
    if case .notANumber = error.kind, part.hasPrefix("$") {
      notes = [
        "‘\(part.shortened)’ is a colour, and a component of another colour is a number; to change its alpha, write ‘alpha(\(part.shortened), 0.4)’"
      ]
    }
    if case .percentageNeeded = error.kind, Double(part) != nil {
      notes = ["write ‘\(part)%’"]
    }
    if case .trailingText = error.kind, part.hasSuffix("%"), Double(part.dropLast()) != nil {
      notes = ["to set an alpha, write ‘{ color: …, alpha: 0.4 }’ or ‘alpha(…, 0.4)’"]
    }
    if case .trailingText = error.kind,
      text.hasSuffix(";") || text.hasSuffix(",") || part.lowercased() == "!important"
    {
      return Diagnostic(
        .invalidColor, message, at: span,
        fixes: [FixIt("remove it", replace: span, with: "", isSafe: false)])
    }
    return Diagnostic(
      .invalidColor, message, at: span, notes: notes,
      fixes: near.map { [FixIt("write ‘\($0)’", replace: span, with: $0, isSafe: false)] } ?? [])
  }

  private static let ways = "write \"#007AFF\", rgb(0 122 255), a CSS name or systemBlue"

  /// The diagnostic for a colour of Swift, or for hexadecimal digits without their `#`.
  private static func swiftColor(_ error: ColorError, _ text: String, at span: Span) -> Diagnostic? {
    func diagnostic(_ message: String, _ color: String) -> Diagnostic {
      Diagnostic(
        .invalidColor, message, at: span,
        fixes: [FixIt("write ‘\(color)’", replace: span, with: color, isSafe: false)])
    }
    guard error.range.lowerBound == 0 else { return nil }
    if let assignment = ForeignAssignment(text) {
      return Diagnostic(
        .invalidColor, "a value is no line of Swift", at: span,
        notes: ["a key and its value are ‘\(assignment.name.shortened): …’, in a line of their own"]
      )
    }
    for prefix in ["UIColor.", "NSColor.", "Color.", "Colors.", "SystemColor.", "."]
    where text.hasPrefix(prefix) {
      let name = String(text.dropFirst(prefix.count))
      let color = colorNames.contains(name) ? name : KnownNames(colorNames).nearest(to: name)
      return color.map { diagnostic("write the colour without ‘\(prefix)’", $0) }
    }
    return nil
  }

  /// - Parameter written: What was meant, in quotes.
  fileprivate static func commentedColor(_ written: String, at span: Span, isSafe: Bool = true)
    -> Diagnostic
  {
    Diagnostic(
      .invalidColor, "an unquoted ‘#’ starts a comment, so the colour is missing", at: span,
      fixes: [FixIt("write \(written)", replace: span, with: written, isSafe: isSafe)])
  }

  fileprivate static func unclosedColor(_ closed: String, at span: Span) -> Diagnostic {
    Diagnostic(
      .invalidColor, "a ‘)’ is missing", at: span,
      fixes: [FixIt("write ‘\(closed.shortened)’", replace: span, with: closed, isSafe: false)])
  }

  /// The advice for `inherit` and other words by which CSS and design tools leave a value to others.
  static let leaveOut = "leave the entry out to keep its usual value"

  private static func sentence(
    _ error: ColorError, _ text: String
  ) -> (message: String, notes: [String], name: String?, candidates: [String]) {
    switch error.kind {
    case .empty:
      return (
        "a colour is missing here",
        ["an unquoted ‘#’ starts a comment; write \"#007AFF\" in quotes"], nil, []
      )
    case .notAColor:
      return (
        "‘\(text)’ is not a colour", [ways], nil, []
      )
    case .hexDigit:
      return ("only the digits 0–9 and the letters a–f can follow ‘#’ in a colour", [], nil, [])
    case .hexLength(let count):
      return (
        "a colour needs 3, 4, 6 or 8 digits after ‘#’, not \(count)",
        ["two for each of red, green and blue, as in \"#007AFF\", and two more for an alpha"], nil,
        []
      )
    case .unknownName(let name):
      return ("no colour is named ‘\(name.shortened)’", [], name, colorNames)
    case .unknownFunction(let name):
      let replacement = replacement(forCSS: name)
      return (
        "there is no colour function ‘\(name.shortened)’", replacement.map { [$0] } ?? [],
        replacement == nil ? name : nil,
        [
          "rgb", "hsl", "hwb", "lab", "lch", "oklab", "oklch", "color", "color-mix", "alpha",
          "lighten",
          "darken",
          "mix",
        ]
      )
    case .unknownSpace(let name, let candidates):
      return (
        "there is no colour space ‘\(name.shortened)’",
        ["it is one of \(candidates.joined(separator: ", "))"], name,
        candidates
      )
    case .components(let function, let needed):
      return (
        "\(function)() takes \(needed)", ["write an alpha after ‘/’, as in rgb(0 122 255 / 40%)"],
        nil, []
      )
    case .notANumber(let text):
      return ("‘\(text.shortened)’ is not a number", [], nil, [])
    case .unknownUnit(let unit):
      return (
        "‘\(unit.shortened)’ is not a unit of angles", ["it is deg, grad, rad or turn"], nil, []
      )
    case .angle:
      return ("an angle can't stand here", [], nil, [])
    case .percentageAsHue:
      return ("a hue must be an angle, not a percentage", [], nil, [])
    case .alpha:
      return ("‘/’ needs an alpha after it, such as 40% or 0.4", [], nil, [])
    case .commas(let function):
      return ("\(function)() takes spaces between its numbers, not commas", [], nil, [])
    case .mixedSeparators:
      return ("numbers are separated by spaces or by commas, not by both", [], nil, [])
    case .noneWithCommas:
      return (
        "‘none’ can't stand between commas", ["write the numbers with spaces between them"], nil, []
      )
    case .mixedUnits:
      return ("between commas, use three numbers or three percentages", [], nil, [])
    case .percentageNeeded:
      return ("a percentage is needed here", [], nil, [])
    case .outOfRange(let range, _):
      return (range, [], nil, [])
    case .unclosed:
      return ("a ‘)’ is missing", [], nil, [])
    case .trailingText:
      return ("there is extra text after the colour", [], nil, [])
    case .mixSpace:
      return (
        "‘in’ needs a colour space after it, as in color-mix(in oklab, red, blue)", [], nil, []
      )
    case .mixColors:
      return ("color-mix() takes two colours", [], nil, [])
    case .mixPercentage:
      return ("a colour's part of a mix must be from 0% to 100%", [], nil, [])
    case .mixOfNothing:
      return (
        "the parts of a mix can't both be 0%", ["write ‘clear’ for an invisible colour"], nil, []
      )
    case .hueInterpolation:
      return (
        "a hue needs ‘shorter hue’, ‘longer hue’, ‘increasing hue’ or ‘decreasing hue’", [], nil, []
      )
    case .noHue(let space):
      return ("\(space.rawValue) has no hue", [], nil, [])
    case .nesting:
      return ("these mixed colours are nested too deeply", [], nil, [])
    case .relative(let function):
      return (
        "relative colours such as ‘\(function)(from …)’ aren't supported",
        ["use alpha(), lighten(), darken() or mix(), as in alpha($color.tint, 0.5)"], nil, []
      )
    case .computedNumber(let function):
      return (
        "\(function.shortened)() isn't supported in a colour",
        [
          "alpha(), lighten(), darken() and mix() take expressions, as in alpha(black, $number.dimmed * 2)"
        ],
        nil, []
      )
    }
  }

  /// The replacement in style files for a function of CSS that they lack.
  private static func replacement(forCSS function: String) -> String? {
    switch function.lowercased() {
    case "hsb", "hsba", "hsv", "hsva": "write it as rgb() or hwb(); HSB is another model than HSL"
    case "linear-gradient", "radial-gradient", "conic-gradient", "repeating-linear-gradient",
      "repeating-radial-gradient", "repeating-conic-gradient":
      ForeignName.gradientAdvice
    case "var", "theme", "token", "tokens": "refer to a token, as in $color.tint"
    case "light-dark": "give each mode its value, as in { value: white, dark: black }"
    case "contrast-color", "color-contrast", "device-cmyk", "ictcp", "jzazbz", "jzczhz":
      "style files know CSS Color 4, and color-mix() of CSS Color 5"
    default: nil
    }
  }

  private static let colorNames: [String] = Color.names + SystemColor.allCases.map(\.rawValue)
}

extension String {
  /// Whether CSS or a design tool leaves a value to others with this word.
  var isLeftToOthers: Bool {
    ["auto", "inherit", "initial", "unset", "currentcolor"].contains(lowercased())
  }
}

extension String {
  /// A remark without the signs by which other languages begin and end one.
  fileprivate var remarkOfOtherLanguages: String {
    let start = ["//", "/*", "--"].first { hasPrefix($0) }
    var text = dropFirst(start?.count ?? 0).drop { $0 == " " }
    if start == "/*", text.hasSuffix("*/") { text = text.dropLast(2) }
    while text.last == " " { text = text.dropLast() }
    return String(text)
  }
}

extension ValueReader {
  /// Whether a colour has this name: one of CSS's, or one of UIKit's that follow the appearance.
  static func isColorName(_ name: String) -> Bool {
    SystemColor(rawValue: name) != nil || Color.names.contains(name.lowercased())
  }
}
