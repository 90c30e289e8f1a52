import CCairo

/// One line of text as pango sets it: in a box of its own, with its glyphs chosen and placed.
///
/// pango's objects belong to the thread that made them, so a line is drawn by the thread that laid it out.
final class ShapedLine {
  private let text: PangoText
  /// In points.
  let width, height, ascent: Double
  private let isStretched: Bool

  init(_ line: BrokenLine, in box: Scene.Text) {
    text = PangoText(line.bytes, font: box.font)
    isStretched = line.isStretched
    pango_layout_set_single_paragraph_mode(text.layout, 1)
    if isStretched {
      pango_layout_set_justify(text.layout, 1)
      pango_layout_set_justify_last_line(text.layout, 1)
      pango_layout_set_width(text.layout, pangoUnits(box.box.width))
    } else if let ellipsis = box.truncation.pangoMode {
      pango_layout_set_ellipsize(text.layout, ellipsis)
      pango_layout_set_width(text.layout, pangoUnits(box.box.width))
    }
    var extents = PangoRectangle()
    pango_layout_line_get_extents(
      pango_layout_get_line_readonly(text.layout, 0), nil, &extents)
    let unit = Double(PANGO_SCALE)
    width = Double(extents.width) / unit
    height = Double(extents.height) / unit
    ascent = -Double(extents.y) / unit
  }

  /// Whether the line as a whole runs from right to left, as its first letter does.
  var isRightToLeft: Bool { pango_layout_get_direction(text.layout, 0) == PANGO_DIRECTION_RTL }

  /// Draws the line with the current source; the current point is the left end of its baseline.
  func show(on cairo: OpaquePointer) {
    pango_cairo_show_layout_line(cairo, pango_layout_get_line_readonly(text.layout, 0))
  }

  /// The words of a stretched line, each with the distance from the line's left end to where it begins, which is its right
  /// end where text runs from right to left.
  var words: [(text: String, start: Double)] {
    guard isStretched else { return [] }
    return text.bytes.indices.split { text.bytes[$0] <= UInt8(ascii: " ") }.map { range in
      var place = PangoRectangle()
      pango_layout_index_to_pos(text.layout, Int32(range.startIndex), &place)
      return (String(decoding: text.bytes[range], as: UTF8.self), Double(place.x) / Double(PANGO_SCALE))
    }
  }

  /// The text with an ellipsis where pango put one.
  var shownString: String {
    guard pango_layout_is_ellipsized(text.layout) != 0,
      let line = pango_layout_get_line_readonly(text.layout, 0)
    else { return String(decoding: text.bytes, as: UTF8.self) }
    // Runs stand in visual order; their offsets give the logical one.
    var items: [PangoItem] = []
    var node = line.pointee.runs
    while let run = node {
      let glyphs = run.pointee.data.assumingMemoryBound(to: PangoGlyphItem.self)
      items.append(glyphs.pointee.item.pointee)
      node = run.pointee.next
    }
    var shown: [UInt8] = []
    for item in items.sorted(by: { $0.offset < $1.offset }) {
      if item.analysis.flags & ShapedLine.isEllipsis != 0 {
        shown += "…".utf8
      } else {
        shown += text.bytes[Int(item.offset)..<Int(item.offset + item.length)]
      }
    }
    return String(decoding: shown, as: UTF8.self)
  }

  /// `PANGO_ANALYSIS_FLAG_IS_ELLIPSIS`, a macro that Swift does not import.
  private static let isEllipsis: UInt8 = 1 << 1
}

extension Scene.Text.Truncation {
  fileprivate var pangoMode: PangoEllipsizeMode? {
    switch self {
    case .none: nil
    case .start: PANGO_ELLIPSIZE_START
    case .middle: PANGO_ELLIPSIZE_MIDDLE
    case .end: PANGO_ELLIPSIZE_END
    }
  }
}
