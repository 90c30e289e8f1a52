import CCairo
import StyleScene

/// A part of a line in one font and one direction.
struct FontRun {
  var text: String
  /// The distance from the line's left end to the run's, in points.
  var start: Double
  var isRightToLeft: Bool
  /// The family that pango chose where the one that was asked for has no glyphs for the run; nil for that one.
  var family: String?
}

extension PangoText {
  /// The runs of the line from left to right; none where it is a single run from left to right in the font that was asked for. White space
  /// at the ends of runs is left out, since it would not stay on its side.
  var fontRuns: [FontRun] {
    // What every font has. This is nearly every text.
    guard !bytes.allSatisfy({ $0 < 0x80 }) else { return [] }
    let usual = usualFamily
    var runs: [(range: Range<Int>, family: String?, isRightToLeft: Bool)] = []
    for glyphs in self.runs {
      let item = glyphs.pointee.item.pointee
      let range = Int(item.offset)..<Int(item.offset + item.length)
      let family = family(of: item.analysis.font)
      let run = (range, family == usual ? nil : family, item.analysis.level % 2 == 1)
      // pango may part what is of one font, such as digits from letters.
      if let last = runs.last, last.family == run.1, last.isRightToLeft == run.2,
        let joined = last.range.joined(with: range, isRightToLeft: run.2)
      {
        runs[runs.count - 1].range = joined
      } else {
        runs.append(run)
      }
    }
    if runs.count == 1, runs[0].family == nil, !runs[0].isRightToLeft { return [] }
    return runs.compactMap { run in
      let isSpace = { (index: Int) in self.bytes[index] == UInt8(ascii: " ") }
      guard let first = run.range.first(where: { !isSpace($0) }),
        let last = run.range.last(where: { !isSpace($0) })
      else { return nil }
      let range = first..<last + 1
      return FontRun(
        text: String(decoding: bytes[range], as: UTF8.self),
        start: leftEnd(of: range, isRightToLeft: run.isRightToLeft), isRightToLeft: run.isRightToLeft,
        family: run.family)
    }
  }

  /// The words of the line, without the space between them.
  var words: [FontRun] {
    let ranges = bytes.indices.split { bytes[$0] <= UInt8(ascii: " ") }
    let (usual, runs) = (usualFamily, runs)
    return ranges.map { word in
      let item = runs.lazy.map(\.pointee.item.pointee).first {
        Int($0.offset)..<Int($0.offset + $0.length) ~= word.lowerBound
      }
      let isRightToLeft = item.map { $0.analysis.level % 2 == 1 } ?? false
      let family = item.flatMap { self.family(of: $0.analysis.font) }
      let range = word.lowerBound..<word.upperBound
      return FontRun(
        text: String(decoding: bytes[range], as: UTF8.self),
        start: leftEnd(of: range, isRightToLeft: isRightToLeft),
        isRightToLeft: isRightToLeft, family: family == usual ? nil : family)
    }
  }

  /// The distance of a range's left end from the line's, in points; the range has one direction.
  private func leftEnd(of range: Range<Int>, isRightToLeft: Bool) -> Double {
    guard let line = pango_layout_get_line_readonly(layout, 0) else { return 0 }
    let lastCharacter = range.last { bytes[$0] & 0xC0 != 0x80 } ?? range.lowerBound
    var x: Int32 = 0
    pango_layout_line_index_to_x(
      line, Int32(isRightToLeft ? lastCharacter : range.lowerBound), isRightToLeft ? 1 : 0, &x)
    return Double(x) / Double(PANGO_SCALE)
  }

  /// The family of the font that pango loads for the layout's font.
  private var usualFamily: String? {
    let context = pango_layout_get_context(layout)
    guard let font = pango_context_load_font(context, pango_layout_get_font_description(layout)) else {
      return nil
    }
    defer { g_object_unref(UnsafeMutableRawPointer(font)) }
    return family(of: font)
  }

  private func family(of font: UnsafeMutablePointer<PangoFont>?) -> String? {
    guard let font, let description = pango_font_describe(font) else { return nil }
    defer { pango_font_description_free(description) }
    return pango_font_description_get_family(description).map { String(cString: $0) }
  }
}

extension Range<Int> {
  /// The joined range, if the next one to the right continues this one in reading order; nil otherwise.
  fileprivate func joined(with next: Range<Int>, isRightToLeft: Bool) -> Range<Int>? {
    if isRightToLeft { return next.upperBound == lowerBound ? next.lowerBound..<upperBound : nil }
    return upperBound == next.lowerBound ? lowerBound..<next.upperBound : nil
  }
}
