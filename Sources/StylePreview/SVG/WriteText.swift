import StyleModel

extension SVGWriter {
  /// Broken, shortened and placed as in the PNG; a viewer with other fonts keeps the places of the lines.
  ///
  /// Renderers disagree about what `direction` does to `x` and `text-anchor`. Without it the start is the left end for all
  /// of them, and a line that runs from right to left says so with characters of Unicode.
  mutating func write(_ text: Scene.Text) {
    let layout = studio.layOut(text)
    var font: [MarkupWriter.Attribute] = [
      ("font-family", text.font.familyList), ("font-size", decimal(text.font.size)),
    ]
    if text.font.weight != 400 { font.append(("font-weight", "\(text.font.weight)")) }
    // Letters as far apart as their font says, at whatever size.
    font.append(("text-rendering", "geometricPrecision"))
    font += colorAttributes("fill", text.color)
    font = ownTransform + font
    for line in layout.lines {
      // A viewer can't stretch a line by its words alone: each is placed.
      for word in line.words {
        body.element("text", place(word.start, line.baseline) + font, text: word.text)
      }
      guard line.words.isEmpty else { continue }
      let (x, anchor) =
        switch layout.alignment {
        case .left: (line.bounds.x, "start")
        case .center: (line.bounds.midX, "middle")
        case .right: (line.bounds.maxX, "end")
        }
      body.element(
        "text",
        place(x, line.baseline) + [("text-anchor", anchor), ("xml:space", "preserve")] + font,
        text: line.shaped.isRightToLeft ? "\u{202B}\(line.string)\u{202C}" : line.string)
    }
  }

  private func place(_ x: Double, _ y: Double) -> [MarkupWriter.Attribute] {
    [("x", decimal(x)), ("y", decimal(y))]
  }
}

extension Scene.Font {
  /// As CSS writes a list of families.
  fileprivate var familyList: String {
    let names = families.map { name in
      let isPlain = name.utf8.allSatisfy { UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0 | 0x20 }
      return isPlain ? name : quoted(name)
    }
    return (names + ["sans-serif"]).joined(separator: ", ")
  }

  /// As a CSS string; a control character has no business in a name.
  private func quoted(_ name: String) -> String {
    var string = "'"
    for scalar in name.unicodeScalars where scalar.value >= 0x20 {
      if scalar == "'" || scalar == "\\" { string.unicodeScalars.append("\\") }
      string.unicodeScalars.append(scalar)
    }
    return string + "'"
  }
}
