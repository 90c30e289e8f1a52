import StyleCompiler
import StyleModel
import StyleSource
import StyleSyntax

extension Describer {
  /// The description of the function whose name an offset lies in.
  func function(at offset: Int, _ place: RoledNode) -> (text: String, span: Span)? {
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
}
