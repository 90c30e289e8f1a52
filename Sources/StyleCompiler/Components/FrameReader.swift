import StyleModel
import StyleSource
import StyleSyntax

/// Reads where a layer lies: `bounds`, `{ inset: 5 }`, or four lengths in points or parts of the parent.
struct FrameReader {
  let reader: ValueReader

  private static let names = ["x", "y", "width", "height"]

  func read(_ node: SyntaxNode) -> LayerFrame {
    if node.hasText("bounds") { return .bounds }
    switch node.kind {
    case .missing:
      return .bounds
    case .scalar:
      reader.output.report(.invalidFrame(node))
      return .bounds
    case .sequence:
      let parts = node.elements
      guard parts.count == FrameReader.names.count else {
        let expected = Expectation(.rect, for: "frame")
        reader.output.report(.wrongCount(parts.count, FrameReader.names, expected, at: node.span))
        return .bounds
      }
      return rectangle(parts)
    case .mapping:
      if node.entries.contains(where: { $0.key.hasText("inset") }) {
        let sections = Sections(node, ["inset"], "this frame", reader.output)
        return sections["inset"].map { .inset(reader.read($0, .inset)) } ?? .bounds
      }
      let fields = Fields(
        node, FrameReader.names, required: FrameReader.names, Expectation(.rect, for: "frame"), reader.output)
      return fields.isComplete ? rectangle(FrameReader.names.compactMap { fields[$0] }) : .bounds
    }
  }

  private func rectangle(_ parts: [SyntaxNode]) -> LayerFrame {
    let greatest = NumberBounds.greatestLength
    let places = NumberBounds(min: -greatest, max: greatest)
    let sizes = NumberBounds(min: 0, max: greatest)
    let lengths = zip(FrameReader.names, parts).compactMap { name, node in
      length(node, name, name == "width" || name == "height" ? sizes : places)
    }
    guard lengths.count == 4 else { return .bounds }
    return .rectangle(x: lengths[0], y: lengths[1], width: lengths[2], height: lengths[3])
  }

  /// `12` points, or `50%` of the parent.
  private func length(_ node: SyntaxNode, _ name: String, _ bounds: NumberBounds) -> LayerLength? {
    if node.kind == .scalar, let part = NumberPercent(node.text) { return .fraction(part.fraction) }
    return reader.readUniformNumber(node, for: "frame.\(name)", bounds: bounds).map { .points($0) }
  }
}

/// `50%`
private struct NumberPercent {
  let fraction: Double

  init?(_ text: String) {
    guard text.utf8.last == UInt8(ascii: "%"), let number = Double(text.dropLast()),
      number.magnitude <= NumberBounds.greatestLength
    else {
      return nil
    }
    fraction = number / 100
  }
}

extension Expectation {
  fileprivate static let inset = Expectation(.edgeInsets, for: "frame", part: "inset")
}

extension Diagnostic {
  fileprivate static func invalidFrame(_ node: SyntaxNode) -> Diagnostic {
    Diagnostic(
      .invalidStructure, "a frame is where a layer lies in its parent, and this is \(node.phrase)",
      at: node.span,
      notes: [
        "write ‘bounds’, ‘{ inset: 5 }’, or x, y, width and height in points or as in ‘50%’: [0, 0, 50%, 12]"
      ])
  }
}
