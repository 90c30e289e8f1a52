import CCairo
import StyleScene

/// A paragraph set in one endless line, with the places of its characters and those at which it may be broken or cut.
///
/// It is shaped once, so that breaking it takes time in proportion to its length, whatever its text.
struct MeasuredParagraph {
  let text: PangoText
  /// The byte offsets of the characters' beginnings, and that of the end.
  private var offsets: [Int32] = []
  /// The distance of each character's beginning from the paragraph's, in the order of the text, and the whole width; in points.
  private var distances: [Double] = []
  private var places: [Places] = []

  /// The properties of a character and of the place before it.
  private struct Places: OptionSet {
    let rawValue: UInt8
    /// A line may end here, by Unicode's rules of line breaking.
    static let lineBreak = Places(rawValue: 1)
    /// The text may be cut here: not between a letter and its accent.
    static let cut = Places(rawValue: 2)
    /// The character is white space.
    static let space = Places(rawValue: 4)
  }

  init(_ bytes: [UInt8], font: Scene.Font) {
    text = PangoText(bytes, font: font)
    measure()
  }

  /// The number of characters.
  var count: Int { places.count }

  func width(_ range: Range<Int>) -> Double { distances[range.upperBound] - distances[range.lowerBound] }

  func bytes(_ range: Range<Int>) -> ArraySlice<UInt8> {
    text.bytes[Int(offsets[range.lowerBound])..<Int(offsets[range.upperBound])]
  }

  /// The next place after `index` at which the text may be cut.
  func cut(after index: Int) -> Int {
    var place = index + 1
    while place < count, !places[place].contains(.cut) { place += 1 }
    return min(place, count)
  }

  /// The last place before `index` at which the text may be cut.
  func cut(before index: Int) -> Int {
    var place = index - 1
    while place > 0, !places[place].contains(.cut) { place -= 1 }
    return max(place, 0)
  }

  /// The characters at which lines of a width begin. A word that is longer than a line is broken within.
  func lineStarts(width limit: Double) -> [Int] {
    var starts = [0]
    var start = 0
    var lastBreak = 0
    for index in 0..<count {
      if places[index].contains(.lineBreak) { lastBreak = index }
      // White space may stand out at the end of a line.
      guard !places[index].contains(.space) else { continue }
      while !isFit(width(start..<index + 1), limit) {
        let next = lastBreak > start ? lastBreak : places[index].contains(.cut) ? index : cut(before: index)
        guard next > start else { break }
        start = next
        starts.append(start)
      }
    }
    return starts
  }

  private mutating func measure() {
    let bytes = text.bytes
    for index in bytes.indices where bytes[index] & 0xC0 != 0x80 { offsets.append(Int32(index)) }
    offsets.append(Int32(bytes.count))
    let advances = text.advances(count: offsets.count - 1)
    var sum = 0
    distances.reserveCapacity(offsets.count)
    distances.append(0)
    for advance in advances {
      sum += Int(advance)
      distances.append(Double(sum) / Double(PANGO_SCALE))
    }
    var known: Int32 = 0
    let attributes = pango_layout_get_log_attrs_readonly(text.layout, &known)
    places.reserveCapacity(advances.count)
    for index in advances.indices {
      var place: Places = []
      if let attributes, index < known {
        if attributes[index].is_line_break != 0 { place.insert(.lineBreak) }
        if attributes[index].is_cursor_position != 0 { place.insert(.cut) }
        if attributes[index].is_white != 0 { place.insert(.space) }
      }
      places.append(place)
    }
  }
}

/// Whether a line of this width fits, within pango's rounding.
func isFit(_ width: Double, _ limit: Double) -> Bool { width <= limit + 1.0 / 512 }

extension PangoText {
  /// The glyphs of the text's first line, in runs of one font, in visual order.
  var runs: [UnsafeMutablePointer<PangoGlyphItem>] {
    guard let line = pango_layout_get_line_readonly(layout, 0) else { return [] }
    var runs: [UnsafeMutablePointer<PangoGlyphItem>] = []
    var node = line.pointee.runs
    while let run = node {
      runs.append(run.pointee.data.assumingMemoryBound(to: PangoGlyphItem.self))
      node = run.pointee.next
    }
    return runs
  }

  /// The widths of the text's `count` characters, in pango's units, in the order of the text.
  fileprivate func advances(count: Int) -> [Int32] {
    let runs = runs.sorted { $0.pointee.item.pointee.offset < $1.pointee.item.pointee.offset }
    return [Int32](unsafeUninitializedCapacity: count + 1) { advances, filled in
      bytes.withUnsafeBytes { bytes in
        let text = bytes.bindMemory(to: CChar.self).baseAddress
        for run in runs {
          let length = Int(run.pointee.item.pointee.num_chars)
          guard let start = advances.baseAddress, filled + length <= count else { break }
          pango_glyph_item_get_logical_widths(run, text, start + filled)
          filled += length
        }
      }
      while filled < count {
        advances[filled] = 0
        filled += 1
      }
    }
  }
}
