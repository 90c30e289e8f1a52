import StyleModel
import StyleSource
import StyleSyntax

/// The entries of a structured value, by name. Unknown and missing ones are reported on the way.
struct Fields {
  private var nodes: [String: SyntaxNode] = [:]
  /// Whether nothing that is required is missing.
  private(set) var isComplete = true
  /// Whether a part that is not known was reported.
  private(set) var hasUnknown = false

  init(
    _ node: SyntaxNode, _ allowed: [String], required: [String] = [], _ expected: Expectation,
    _ output: CompilerOutput
  ) {
    var unknown: [MappingEntry] = []
    for entry in node.entries {
      let name = entry.key.text
      if allowed.contains(name) { nodes[name] = entry.value } else { unknown.append(entry) }
    }
    hasUnknown = !unknown.isEmpty
    if node.isOneForModes {
      isComplete = false
      output.report(.valueForModes(expected, at: node.span))
      return
    }
    let missing = required.filter { nodes[$0] == nil }
    isComplete = missing.isEmpty
    let free = allowed.filter { nodes[$0] == nil }
    let known = KnownNames(free)
    var unwritten = missing
    for entry in unknown {
      let key = entry.key
      if free.contains("offset"), let fix = Fields.offset(node) {
        // One finding for both.
        if key.hasText("y") { continue }
        if key.hasText("x") {
          output.report(.offsetInParts(expected, at: key.span, fix))
          continue
        }
      }
      if let fix = Fields.alpha(entry, allowed, node) {
        output.report(.alphaBesideColor(entry, expected, fix))
        continue
      }
      // What is missing was meant where only one name can have been.
      let meant: String?
      if Fields.isWeight(entry), allowed.contains("weight") {
        meant = free.contains("weight") ? "weight" : nil
      } else {
        meant =
          (expected.type == .corners ? ForeignWords.corner.translation(of: key.text, among: free) : nil)
          ?? known.nearest(to: key.text) ?? ForeignName(key.text, among: known).name
          ?? (unknown.count == 1 && missing.count == 1 ? missing[0] : nil)
      }
      output.report(.unknownField(entry, allowed, free, meant: meant, expected))
      unwritten.removeAll { $0 == meant }
    }
    // Where nothing is known, something else was meant, and its parts are named.
    let isForeign = nodes.isEmpty && hasUnknown
    if !unwritten.isEmpty, !isForeign, !node.lacksEntries {
      output.report(.missingFields(unwritten, expected, at: node.span))
    }
  }

  /// The fix for the offset of design tools: `offset: [0, 2]` for `x: 0` and `y: 2` behind it.
  private static func offset(_ node: SyntaxNode) -> FixIt? {
    let entries = Array(node.entries.prefix(16))
    guard let place = entries.firstIndex(where: { $0.key.hasText("x") }), place + 1 < entries.count else {
      return nil
    }
    let (x, y) = (entries[place], entries[place + 1])
    guard y.key.hasText("y"), !x.isMerged, !y.isMerged, let right = points(x.value),
      let down = points(y.value)
    else { return nil }
    let written = "offset: [\(right), \(down)]"
    return FixIt(
      "write ‘\(written)’",
      replace: Span(x.key.span.file, Int(x.key.span.start), Int(y.value.definition.end)), with: written,
      isSafe: false)
  }

  /// The fix for a separate opacity: `color: "alpha(red, 0.5)"` for `color: red, opacity: 0.5`, where no alpha can stand beside the colour.
  private static func alpha(_ entry: MappingEntry, _ allowed: [String], _ node: SyntaxNode) -> FixIt? {
    guard ["alpha", "opacity"].contains(entry.key.text), allowed.contains("color"),
      !allowed.contains("alpha"), !allowed.contains("opacity"), !entry.isMerged,
      let color = node.entries.first(where: { $0.key.hasText("color") }), color.value.kind == .scalar,
      !color.isMerged, entry.value.kind == .scalar, !entry.value.isQuoted,
      color.value.definition.end <= entry.key.span.start
    else { return nil }
    let entries = Array(node.entries.prefix(16))
    guard let place = entries.firstIndex(where: { $0.key.hasText("color") }), place + 1 < entries.count,
      entries[place + 1].key.span == entry.key.span, !color.value.text.contains("\"")
    else { return nil }
    let written = "color: \"alpha(\(color.value.text), \(entry.value.text))\""
    return FixIt(
      "write ‘\(written.shortened)’",
      replace: Span(
        color.key.span.file, Int(color.key.span.start), Int(entry.value.definition.end)),
      with: written, isSafe: false)
  }

  private static func points(_ node: SyntaxNode) -> String? {
    guard node.kind == .scalar, !node.isQuoted else { return nil }
    let unit = ["px", "pt", "dp"].first { node.text.hasSuffix($0) } ?? ""
    return Double(node.text.dropLast(unit.count)).map(formatNumber)
  }

  /// Whether an entry means the weight of a font, as `style: bold` does.
  fileprivate static func isWeight(_ entry: MappingEntry) -> Bool {
    ["style", "fontStyle", "font-style"].contains(entry.key.text)
      && Font.Weight(rawValue: entry.value.text) != nil
  }

  /// The parts that values of the expected type have.
  init(_ node: SyntaxNode, _ expected: Expectation, _ output: CompilerOutput) {
    let parts = expected.type.parts
    self.init(
      node, parts.map(\.name), required: parts.filter(\.isRequired).map(\.name), expected, output)
  }

  subscript(_ name: String) -> SyntaxNode? { nodes[name] }
}

extension SyntaxNode {
  /// Whether the node has values under the names of modes, as a token may have.
  var isOneForModes: Bool {
    let names: Set = ["value", "light", "dark", "high-contrast", "dark+high-contrast", "default", "any"]
    return kind == .mapping && entries.contains { $0.key.hasText("dark") || $0.key.hasText("light") }
      && entries.allSatisfy { names.contains($0.key.text) }
  }
}

extension DiagnosticCode {
  static let unknownKey = DiagnosticCode(
    "unknown-key", .error, "Every key is known.",
    explanation: """
      Unknown keys are errors, because a misspelled key would silently do nothing.
      """,
    example: "styles:\n  card: { component: UIView }\ncolours: {}\n")

  static let missingKey = DiagnosticCode(
    "missing-key", .error, "Required keys are present.",
    explanation: "Add the key that the message names.",
    example: "styles:\n  card: { backgroundColor: red }\n")
}

extension Diagnostic {
  fileprivate static func unknownField(
    _ entry: MappingEntry, _ allowed: [String], _ free: [String], meant: String?, _ expected: Expectation
  ) -> Diagnostic {
    let (name, span) = (entry.key.text, entry.key.span)
    if name == "blur", free.contains("radius"), let blur = Double(entry.value.text),
      (0...10_000).contains(blur)
    {
      let written = "radius: \(decimal(blur / 2))"
      return Diagnostic(
        .unknownKey, "‘blur’ is not a key of ‘\(expected.name)’", at: span,
        notes: ["‘radius’ is half the blur in CSS and design tools"],
        fixes: [
          FixIt(
            "write ‘\(written)’", replace: Span(span.file, Int(span.start), Int(entry.value.span.end)),
            with: written, isSafe: false)
        ])
    }
    let advice: String? =
      switch name {
      case "x" where free.contains("offset"), "y" where free.contains("offset"): "write ‘offset: [x, y]’"
      case "spread" where expected.type == .shadow, "inset" where expected.type == .shadow:
        "only ‘shadows’ have it, as in ‘shadows: [{ radius: 4, \(name): \(name == "inset" ? "true" : "2") }]’"
      case "blur" where allowed.contains("radius"):
        "‘radius’ is half the blur in CSS and design tools"
      case _ where expected.type == .corners: adviceOnDirection(of: name)
      case _ where Fields.isWeight(entry) && allowed.contains("weight") && !free.contains("weight"):
        "‘weight’ is set already: remove ‘\(name)’"
      case "named" where expected.type == .image, "name" where expected.type == .image,
        "asset" where expected.type == .image:
        "write an image of the asset catalog as its name, as in ‘\(expected.name): star’"
      default: nil
      }
    return Diagnostic(
      .unknownKey, "‘\(name.shortened)’ is not a key of ‘\(expected.name)’", at: span,
      notes: [advice ?? "its keys are \(allowed.map { "‘\($0)’" }.joined(separator: ", "))"],
      fixes: name == "blur"
        ? [] : meant.map { [FixIt("write ‘\($0)’", replace: span, with: $0, isSafe: false)] } ?? [])
  }

  fileprivate static func offsetInParts(_ expected: Expectation, at span: Span, _ fix: FixIt) -> Diagnostic {
    Diagnostic(.unknownKey, "‘x’ is not a key of ‘\(expected.name)’", at: span, fixes: [fix])
  }

  fileprivate static func alphaBesideColor(_ entry: MappingEntry, _ expected: Expectation, _ fix: FixIt)
    -> Diagnostic
  {
    Diagnostic(
      .unknownKey, "‘\(entry.key.text)’ is not a key of ‘\(expected.name)’", at: entry.key.span,
      notes: ["the alpha is one of the colour"], fixes: [fix])
  }

  /// A mapping of modes where one value stands.
  static func valueForModes(_ expected: Expectation, at span: Span) -> Diagnostic {
    let name = expected.name.shortened
    // A mode sets a value with all of its parts.
    let inModes =
      expected.part == nil
      ? "write ‘modes: { dark: { \(name): … } }’" : "write the whole value under ‘modes’"
    return Diagnostic(
      .typeMismatch, "‘\(name)’ must be one value here, but this has one for each mode", at: span,
      notes: [
        "use a token with values for modes, or \(inModes)"
      ])
  }

  fileprivate static func missingFields(_ names: [String], _ expected: Expectation, at span: Span)
    -> Diagnostic
  {
    Diagnostic(
      .missingKey, "‘\(expected.name)’ lacks \(names.quotedConjunction)", at: span,
      notes: [
        expected.type == .color
          ? "write it as { color: $color.tint, alpha: 0.4 }, or the colour alone"
          : expected.type.howItIsWritten.lowercasedFirst
      ])
  }
}
