import StyleModel
import StyleSource
import StyleSyntax

/// The changes of a declaration to the preview that it inherits.
struct PreviewChange: Sendable {
  var width: Length?
  var height: Length?
  var sizeSpan: Span?
  var title: String?

  /// The width or the height of the control.
  enum Length: Hashable, Sendable {
    case points(Double)
    /// A length that fits the content.
    case fitting
  }

  var isFitting: Bool { width == .fitting || height == .fitting }

  /// Holds over what a component of a class inherits.
  func apply(to preview: inout PreviewSpec, of base: BaseClass, _ output: CompilerOutput) {
    if let fixed = base.fixedSize, let sizeSpan, differs(from: fixed) {
      output.report(.fixedSize(fixed, of: base, at: sizeSpan))
    } else if width != nil || height != nil {
      width?.apply(to: &preview.size.width, &preview.fitsWidth)
      height?.apply(to: &preview.size.height, &preview.fitsHeight)
      preview.sizeSpan = sizeSpan
    }
    if let title { preview.title = title }
  }

  private func differs(from size: Size) -> Bool {
    [(width, size.width), (height, size.height)].contains { length, points in
      length.map { $0 != .points(points) } ?? false
    }
  }
}

extension PreviewChange.Length {
  fileprivate func apply(to points: inout Double, _ fits: inout Bool) {
    switch self {
    case .points(let own): (points, fits) = (own, false)
    case .fitting: fits = true
    }
  }
}

extension Component {
  /// Reports a preview that fits its content where no content has a size.
  func checkFitting(_ preview: PreviewChange, _ output: CompilerOutput) {
    guard preview.isFitting, fittingStack == nil, !fitsText, base.fixedSize == nil,
      let span = preview.sizeSpan
    else { return }
    output.report(base.hasContent ? .unmeasured(base, at: span) : .nothingToFit(name, at: span))
  }
}

extension ValueReader {
  /// A text for people; nil where none is written, or something else was and has been reported.
  func readText(_ node: SyntaxNode, _ name: String) -> String? {
    readConstant(node, Expectation(.string, for: name)).value.text
  }

  /// The summary of a declaration, from `summary` or `description`.
  func readSummary(_ sections: Sections) -> String? {
    readSummary(
      sections["summary"], sections["description"], descriptionKey: sections.key("description"))
  }

  func readSummary(_ summary: SyntaxNode?, _ description: SyntaxNode?, descriptionKey: SyntaxNode?) -> String?
  {
    if summary != nil, let descriptionKey { output.report(.describedTwice(at: descriptionKey.span)) }
    return (summary ?? description).flatMap { readText($0, summary == nil ? "description" : "summary") }
  }

  /// The text of `deprecated`; empty for `true`.
  func readDeprecation(_ node: SyntaxNode) -> String? {
    if case .bool(let flag) = node.scalarKind, node.kind == .scalar { return flag ? "" : nil }
    return readText(node, "deprecated")
  }

  /// Reads `preview: { size: [150, 44], title: Round }`, where `fitting` may stand for the size or one of its lengths.
  func readPreview(_ node: SyntaxNode) -> PreviewChange {
    var change = PreviewChange()
    guard node.kind == .mapping else {
      if !node.isEmptyValue { output.report(.previewIsNoMapping(node)) }
      return change
    }
    let sections = Sections(node, [LanguageKey].previews.names, "a preview", output)
    if let size = sections["size"] { readSize(size, &change) }
    if let title = sections["title"] { change.title = readText(title, "title") }
    return change
  }

  private func readSize(_ node: SyntaxNode, _ change: inout PreviewChange) {
    if node.hasText("fitting") {
      (change.width, change.height, change.sizeSpan) = (.fitting, .fitting, node.span)
      return
    }
    let lengths = node.kind == .sequence && node.elements.count == 2 ? node.elements : []
    let isMapping = node.kind == .mapping && !node.entries.isEmpty
    guard isMapping || lengths.contains(where: { $0.hasText("fitting") || $0.meansFitting }) else {
      let expected = Expectation(.size, bounds: PreviewSpec.lengths, for: "preview", part: "size")
      if node.meansFitting { return reportFitting(node, expected) }
      let value = readConstant(node, expected).value
      guard case .size(let points) = value else { return }
      (change.width, change.height) = (.points(points.width), .points(points.height))
      change.sizeSpan = node.span
      return
    }
    let parts = isMapping ? Sections(node, ["width", "height"], "a size", output) : nil
    change.width = readLength(parts.map { $0["width"] } ?? lengths.first, "width")
    change.height = readLength(parts.map { $0["height"] } ?? lengths.last, "height")
    change.sizeSpan = node.span
  }

  private func readLength(_ node: SyntaxNode?, _ name: String) -> PreviewChange.Length? {
    guard let node else { return nil }
    if node.hasText("fitting") { return .fitting }
    let expected = Expectation(
      .number(.double), bounds: PreviewSpec.lengths, for: "preview", part: "size.\(name)")
    if node.meansFitting {
      reportFitting(node, expected)
      return nil
    }
    let value = readConstant(node, expected).value
    return value.double.map { .points($0) }
  }

  private func reportFitting(_ node: SyntaxNode, _ expected: Expectation) {
    _ = mismatch(node, expected, fix: "fitting", isSafe: false)
  }

  /// A number that is the same in all modes; nil for anything else, which was reported.
  func readUniformNumber(_ node: SyntaxNode, for name: String, bounds: NumberBounds? = nil) -> Double? {
    let value = readConstant(node, Expectation(.number(.double), bounds: bounds, for: name))
    if !value.isUniform { output.report(.differsByMode(name, at: node.span)) }
    return value.isUniform ? value.value.double : nil
  }
}

extension SyntaxNode {
  /// Whether the text means ‘fitting’ in CSS, Android or design tools.
  var meansFitting: Bool {
    let words = [
      "auto", "fit", "fit-content", "max-content", "min-content", "hug", "intrinsic", "wrap_content",
    ]
    return kind == .scalar && words.contains(text.lowercased())
  }
}

extension PreviewSpec {
  /// The bounds of a preview's width and height, in points.
  fileprivate static let lengths = NumberBounds(min: 1, max: 4096)
}

extension Diagnostic {
  fileprivate static func unmeasured(_ base: BaseClass, at span: Span) -> Diagnostic {
    let usual = base.previewSize
    return Diagnostic(
      .invalidStructure,
      "pictures can't measure what a ‘\(base.rawValue)’ shows, so its size can't be ‘fitting’", at: span,
      notes: ["write a size, such as [\(formatNumber(usual.width)), \(formatNumber(usual.height))]"])
  }

  fileprivate static func nothingToFit(_ component: String, at span: Span) -> Diagnostic {
    Diagnostic(
      .invalidStructure, "‘\(component)’ has no content to measure, so its size can't be ‘fitting’", at: span,
      notes: [
        "write a size such as [150, 44], or put its layers in a layer of ‘kind: stack’ that fills the component"
      ])
  }
}

extension DiagnosticCode {
  static let fixedSize = DiagnosticCode(
    "fixed-size", .error, "A control with a fixed size keeps it in pictures.",
    explanation: """
      A `UISwitch` is 51 × 31 points, whatever its frame. A `preview` with another size would show what no
      device does.
      """,
    example: """
      styles:
        mute: { component: UISwitch, preview: { size: [150, 44] } }
      """)
}

extension Diagnostic {
  fileprivate static func previewIsNoMapping(_ node: SyntaxNode) -> Diagnostic {
    Diagnostic(
      .invalidStructure, "‘preview’ must be a mapping, but this is \(node.phrase)", at: node.span,
      notes: ["write ‘preview: { size: [150, 44], title: Buy }’"])
  }

  fileprivate static func fixedSize(_ size: Size, of base: BaseClass, at span: Span) -> Diagnostic {
    let points = "\(formatNumber(size.width)) × \(formatNumber(size.height))"
    return Diagnostic(
      .fixedSize, "a ‘\(base.rawValue)’ is \(points) points, and its size can't be changed", at: span,
      notes: ["leave ‘size’ out"])
  }

  fileprivate static func describedTwice(at span: Span) -> Diagnostic {
    Diagnostic(
      .invalidStructure, "‘summary’ and ‘description’ can't be combined", at: span,
      notes: ["they mean the same; keep one of them"])
  }

  static func differsByMode(_ name: String, at span: Span) -> Diagnostic {
    Diagnostic(
      .misplacedReference, "‘\(name)’ must be the same in all modes, but this token isn't", at: span,
      notes: ["write a number, or refer to a token without modes"])
  }
}
