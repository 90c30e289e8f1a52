import CCairo

/// A part of a line that is of one font and runs one way.
struct FontRun {
  var text: String
  /// From the line's left end to its own, in points.
  var start: Double
  var isRightToLeft: Bool
  /// The family that pango took, where the one that was asked for has no glyphs for it.
  var family: String?
}

extension PangoText {
  /// The line from left to right; none where nothing about it is unusual: one run from left to right, in the font that was
  /// asked for.
  var fontRuns: [FontRun] {
    // What every font has. This is nearly every text.
    guard !bytes.allSatisfy({ $0 < 0x80 }) else { return [] }
    let usual = usualFamily
    var runs: [(run: FontRun, bytes: Range<Int>)] = []
    var start = 0
    for glyphs in self.runs {
      let item = glyphs.pointee.item.pointee
      let range = Int(item.offset)..<Int(item.offset + item.length)
      let family = family(of: item.analysis.font)
      let run = FontRun(
        text: String(decoding: bytes[range], as: UTF8.self), start: Double(start) / Double(PANGO_SCALE),
        isRightToLeft: item.analysis.level % 2 == 1, family: family == usual ? nil : family)
      start += Int(pango_glyph_string_get_width(glyphs.pointee.glyphs))
      if let last = runs.last, last.run.family == run.family, last.run.isRightToLeft == run.isRightToLeft {
        // pango may part what is of one font, such as digits from letters.
        if !run.isRightToLeft, last.bytes.upperBound == range.lowerBound {
          runs[runs.count - 1].run.text += run.text
          runs[runs.count - 1].bytes = last.bytes.lowerBound..<range.upperBound
          continue
        }
        if run.isRightToLeft, range.upperBound == last.bytes.lowerBound {
          runs[runs.count - 1].run.text = run.text + last.run.text
          runs[runs.count - 1].bytes = range.lowerBound..<last.bytes.upperBound
          continue
        }
      }
      runs.append((run, range))
    }
    if runs.count == 1, runs[0].run.family == nil, !runs[0].run.isRightToLeft { return [] }
    return runs.map(\.run)
  }

  /// Of the font that letters have which are in it.
  private var usualFamily: String? {
    let context = pango_layout_get_context(layout)
    guard let font = pango_context_load_font(context, pango_layout_get_font_description(layout)) else { return nil }
    defer { g_object_unref(UnsafeMutableRawPointer(font)) }
    return family(of: font)
  }

  private func family(of font: UnsafeMutablePointer<PangoFont>?) -> String? {
    guard let font, let description = pango_font_describe(font) else { return nil }
    defer { pango_font_description_free(description) }
    return pango_font_description_get_family(description).map { String(cString: $0) }
  }
}
