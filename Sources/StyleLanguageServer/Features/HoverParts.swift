import StyleCompiler
import StyleModel
import StyleSource
import StyleSyntax

extension Describer {
  /// The function whose name an offset lies in, with what it does.
  func function(at offset: Int, _ place: Place) -> (text: String, span: Span)? {
    guard let type = place.slot.computedType, place.node.isVerbatim else { return nil }
    let bytes = place.node.tree.source.bytes
    let content = place.node.contentSpan.range
    func isPart(_ byte: UInt8) -> Bool { isNamePart(byte) && byte != UInt8(ascii: ".") }
    guard content.contains(offset) || content.upperBound == offset else { return nil }
    var (start, end) = (offset, offset)
    while start > content.lowerBound, isPart(bytes[start - 1]) { start -= 1 }
    while end < content.upperBound, isPart(bytes[end]) { end += 1 }
    guard start < end, end < content.upperBound, bytes[end] == UInt8(ascii: "("),
      let signature = Signature.of(String(decoding: bytes[start..<end], as: UTF8.self), type)
    else { return nil }
    return ("**\(signature.label)**\n\n\(signature.summary)", Span(place.node.span.file, start, end))
  }

  /// What a key of a frame says; nil for what is none.
  func frameKeyText(_ key: String) -> String? {
    let (text, side): (String, String)
    switch key {
    case "left", "x": (text, side) = ("The distance from the parent's left side", "width")
    case "right": (text, side) = ("The distance from the parent's right side, inwards", "width")
    case "top", "y": (text, side) = ("The distance from the parent's top", "height")
    case "bottom": (text, side) = ("The distance from the parent's bottom, inwards", "height")
    case "leading": (text, side) = ("The distance from the side of the parent where lines begin", "width")
    case "trailing":
      (text, side) = ("The distance from the side of the parent where lines end, inwards", "width")
    case "centerX": (text, side) = ("How far its centre is to the right of the parent's", "width")
    case "centerY": (text, side) = ("How far its centre is below the parent's", "height")
    case "width", "height": (text, side) = ("Its \(key)", key)
    case "inset":
      return "**inset** — `EdgeInsets`\n\nThe distances from the four sides of the parent, in points."
    default: return nil
    }
    return "**\(key)** — `CGFloat`\n\n\(text), in points or in per cent of the parent's \(side)."
  }
}
