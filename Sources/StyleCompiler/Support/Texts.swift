import StyleModel
import StyleSource
import StyleSyntax

/// What a declaration says of its preview, on top of what it inherits.
struct PreviewChange: Sendable {
  var size: Size?
  /// Whether the control is as large as what is in it.
  var isFitting = false
  var sizeSpan: Span?
  var title: String?

  /// Holds over what a component of a class inherits.
  func apply(to preview: inout PreviewSpec, of base: BaseClass, _ output: CompilerOutput) {
    if let size {
      if let fixed = base.fixedSize, size != fixed, let sizeSpan {
        output.report(.fixedSize(fixed, of: base, at: sizeSpan))
      } else {
        (preview.size, preview.sizeSpan, preview.isFitting) = (size, sizeSpan, false)
      }
    } else if isFitting {
      (preview.isFitting, preview.sizeSpan) = (true, sizeSpan)
    }
    if let title { preview.title = title }
  }
}

extension Component {
  /// Reports a preview that is to fit what is in the component, where nothing measures that.
  func checkFitting(_ preview: PreviewChange, _ output: CompilerOutput) {
    guard preview.isFitting, fittingStack == nil, !fitsText, let span = preview.sizeSpan else { return }
    output.report(.nothingToFit(name, at: span))
  }
}

extension ValueReader {
  /// A text for people; nil where none is written, or something else was and has been reported.
  func readText(_ node: SyntaxNode, _ name: String) -> String? {
    readConstant(node, Expectation(.string, for: name)).value.text
  }

  /// What a declaration says of itself, under `summary` or `description`.
  func readSummary(_ sections: Sections) -> String? {
    readSummary(
      sections["summary"], sections["description"], descriptionKey: sections.key("description"))
  }

  func readSummary(_ summary: SyntaxNode?, _ description: SyntaxNode?, descriptionKey: SyntaxNode?) -> String?
  {
    if summary != nil, let descriptionKey { output.report(.describedTwice(at: descriptionKey.span)) }
    return (summary ?? description).flatMap { readText($0, summary == nil ? "description" : "summary") }
  }

  /// What `deprecated` says: a text, or `true` where there is nothing to say.
  func readDeprecation(_ node: SyntaxNode) -> String? {
    if case .bool(let flag) = node.scalarKind, node.kind == .scalar { return flag ? "" : nil }
    return readText(node, "deprecated")
  }

  /// `preview: { size: [150, 44], title: Round }`
  func readPreview(_ node: SyntaxNode) -> PreviewChange {
    var change = PreviewChange()
    guard node.kind == .mapping else {
      if !node.isEmptyValue { output.report(.previewIsNoMapping(node)) }
      return change
    }
    let sections = Sections(node, [LanguageKey].previews.names, "a preview", output)
    if let size = sections["size"], size.hasText("fitting") {
      (change.isFitting, change.sizeSpan) = (true, size.span)
    } else if let size = sections["size"] {
      let bounds = NumberBounds(min: 1, max: 4096)
      let value = readConstant(size, Expectation(.size, bounds: bounds, for: "preview", part: "size")).value
      if case .size(let points) = value { (change.size, change.sizeSpan) = (points, size.span) }
    }
    if let title = sections["title"] { change.title = readText(title, "title") }
    return change
  }

  /// A number that is the same in all modes; nil where it is something else and was reported.
  func readUniformNumber(_ node: SyntaxNode, for name: String, bounds: NumberBounds? = nil) -> Double? {
    let value = readConstant(node, Expectation(.number(.double), bounds: bounds, for: name))
    if !value.isUniform { output.report(.differsByMode(name, at: node.span)) }
    return value.isUniform ? value.value.double : nil
  }
}

extension Diagnostic {
  fileprivate static func nothingToFit(_ component: String, at span: Span) -> Diagnostic {
    Diagnostic(
      .invalidStructure, "nothing measures what is in ‘\(component)’, so no size fits it", at: span,
      notes: [
        "write a size such as [150, 44], or put its layers in a layer of ‘kind: stack’ that fills the component"
      ])
  }
}

extension DiagnosticCode {
  static let fixedSize = DiagnosticCode(
    "fixed-size", .error, "A control that Apple draws in one size has that size in pictures.",
    explanation: """
      A `UISwitch` is 51 × 31 points, whatever its frame is. A `preview` of any other size would show what no device does.
      """,
    example: """
      styles:
        mute: { component: UISwitch, preview: { size: [150, 44] } }
      """)
}

extension Diagnostic {
  fileprivate static func previewIsNoMapping(_ node: SyntaxNode) -> Diagnostic {
    Diagnostic(
      .invalidStructure, "‘preview’ is a mapping, and this is \(node.phrase)", at: node.span,
      notes: ["write ‘preview: { size: [150, 44], title: Buy }’"])
  }

  fileprivate static func fixedSize(_ size: Size, of base: BaseClass, at span: Span) -> Diagnostic {
    let points = "\(formatNumber(size.width)) × \(formatNumber(size.height))"
    return Diagnostic(
      .fixedSize, "a ‘\(base.rawValue)’ is \(points) points, whatever size it is given", at: span,
      notes: ["leave ‘size’ out"])
  }

  fileprivate static func describedTwice(at span: Span) -> Diagnostic {
    Diagnostic(
      .invalidStructure, "‘description’ says what ‘summary’ says already", at: span,
      notes: ["they mean the same; keep one of them"])
  }

  static func differsByMode(_ name: String, at span: Span) -> Diagnostic {
    Diagnostic(
      .misplacedReference, "‘\(name)’ is the same in all modes, and this token is not", at: span,
      notes: ["write a number, or refer to a token without modes"])
  }
}
