import CCairo
import StyleScene

/// One line of text as pango sets it: with its glyphs chosen and placed.
///
/// pango's objects belong to the thread that made them, so a line is drawn by the thread that laid it out.
final class ShapedLine {
  private let text: PangoText
  /// The measures of the line, in points.
  let width, height, ascent: Double
  private let isStretched: Bool
  /// Whether another paragraph follows.
  var endsParagraph = false

  /// - Parameter width: The width that the words are moved apart to fill; nil leaves them.
  init(_ text: PangoText, stretchedTo width: Double? = nil) {
    self.text = text
    isStretched = width != nil
    if let width {
      pango_layout_set_justify(text.layout, 1)
      pango_layout_set_justify_last_line(text.layout, 1)
      pango_layout_set_width(text.layout, pangoUnits(width))
    }
    var extents = PangoRectangle()
    pango_layout_line_get_extents(
      pango_layout_get_line_readonly(text.layout, 0), nil, &extents)
    let unit = Double(PANGO_SCALE)
    self.width = Double(extents.width) / unit
    height = Double(extents.height) / unit
    ascent = -Double(extents.y) / unit
  }

  /// The text as it is shown, in logical order.
  var string: String { String(decoding: text.bytes, as: UTF8.self) }

  /// The runs from left to right, where the line is not of one font and one direction.
  var fontRuns: [FontRun] { text.fontRuns }

  /// Whether the line as a whole runs from right to left, as its first letter does.
  var isRightToLeft: Bool { pango_layout_get_direction(text.layout, 0) == PANGO_DIRECTION_RTL }

  /// Draws the line with the current source; the current point is the left end of its baseline.
  func show(on cairo: OpaquePointer) {
    let line = pango_layout_get_line_readonly(text.layout, 0)
    // The digits in the box of a missing character come from a font that isn't the text's.
    guard pango_layout_get_unknown_glyphs_count(text.layout) > 0 else {
      return pango_cairo_show_layout_line(cairo, line)
    }
    FontFaces.shared.opening { pango_cairo_show_layout_line(cairo, line) }
  }

  /// The words of a stretched line; none of any other.
  var words: [FontRun] { isStretched ? text.words : [] }

  /// The positions of the font's lines below and through a text.
  var strokes: (underline: FontStroke, strikethrough: FontStroke) { text.strokes }

  /// The characters for which no font has a glyph, each once; a box is drawn in place of each.
  var missing: [Unicode.Scalar] {
    guard pango_layout_get_unknown_glyphs_count(text.layout) > 0 else { return [] }
    var missing: [Unicode.Scalar] = []
    for run in text.runs {
      let glyphs = run.pointee.glyphs.pointee
      for index in 0..<Int(glyphs.num_glyphs) {
        let glyph = glyphs.glyphs[index].glyph
        guard glyph & ShapedLine.isUnknown != 0, glyph != ShapedLine.isEmpty,
          let scalar = Unicode.Scalar(glyph & ~ShapedLine.isUnknown), !missing.contains(scalar)
        else { continue }
        missing.append(scalar)
      }
    }
    return missing
  }

  /// The macros `PANGO_GLYPH_UNKNOWN_FLAG` and `PANGO_GLYPH_EMPTY`, which Swift does not import.
  private static let (isUnknown, isEmpty): (PangoGlyph, PangoGlyph) = (0x1000_0000, 0x0FFF_FFFF)
}
