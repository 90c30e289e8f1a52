import StyleModel
import StyleScene

extension SVGWriter {
  /// Writes a text, broken, shortened and placed as in the PNG; a viewer with other fonts keeps the places of the lines.
  ///
  /// Renderers disagree about the effect of `direction` on `x` and `text-anchor`, and about the font that stands in for one
  /// without a letter. So the start is always the left end, a part that runs from right to left is marked with characters of Unicode,
  /// and a text of several fonts or directions is written as several, from left to right.
  mutating func write(_ text: Scene.Text) {
    let layout = renderCache.layOut(text)
    if let clipped = text.clipped(to: layout) { return write(clipped) }
    for line in layout.lines {
      defer { writeStrokes(of: line, text.color) }
      // A viewer can't stretch a line by its words alone: each is placed.
      let (words, runs) = (line.shaped.words, line.shaped.fontRuns)
      guard words.isEmpty, runs.count < 2 else {
        for run in words.isEmpty ? runs : words {
          let string = run.isRightToLeft ? embedded(run.text) : run.text
          let x = line.bounds.x + run.start + gap(before: run, text.font.tracking)
          write(string, at: x, line.baseline, of: text, family: run.family)
        }
        continue
      }
      let (x, anchor) =
        // Viewers disagree whether the space behind the last letter is a part of the line.
        switch text.font.tracking == 0 ? layout.alignment : .left {
        case .left: (line.bounds.x, "start")
        case .center: (line.bounds.midX, "middle")
        case .right: (line.bounds.maxX, "end")
        }
      let isRightToLeft = line.shaped.isRightToLeft
      let string = isRightToLeft ? embedded(line.string) : line.string
      write(
        string, at: isRightToLeft ? x - text.font.tracking : x, line.baseline, anchor, of: text,
        family: runs.first?.family)
    }
  }

  private mutating func write(
    _ string: String, at x: Double, _ y: Double, _ anchor: String = "start", of text: Scene.Text,
    family: String? = nil
  ) {
    var attributes = ownTransform + place(x, y)
    attributes += [("text-anchor", anchor), ("xml:space", "preserve")]
    attributes += [
      ("font-family", text.font.familyList(first: family)), ("font-size", decimal(text.font.size)),
    ]
    if text.font.weight != 400 { attributes.append(("font-weight", "\(text.font.weight)")) }
    if text.font.tracking != 0 { attributes.append(("letter-spacing", decimal(text.font.tracking))) }
    if text.font.leavesOutAlternates(of: string.utf8) {
      attributes.append(("style", "font-variant-ligatures: no-contextual"))
    }
    // Letters as far apart as their font says, at whatever size.
    attributes.append(("text-rendering", "geometricPrecision"))
    body.element("text", attributes + colorAttributes("fill", text.color), text: string)
  }

  /// The space that pango leaves before the first letter of a part of a line; a viewer puts all of the space behind a letter, which is left
  /// of it where the text runs from right to left.
  private func gap(before run: FontRun, _ tracking: Double) -> Double {
    (run.start > 0 ? tracking / 2 : 0) - (run.isRightToLeft ? tracking : 0)
  }

  /// Writes the lines below and through a line of text as in the PNG: where a viewer would draw them depends on its font.
  private mutating func writeStrokes(of line: TextLayout.Line, _ color: Scene.Color) {
    for box in line.strokes {
      let edges = [
        ("x", decimal(box.x)), ("y", decimal(box.y)), ("width", decimal(box.width)),
        ("height", decimal(box.height)),
      ]
      body.element("rect", ownTransform + edges + colorAttributes("fill", color))
    }
  }

  /// The text marked to run from right to left, whatever is around it.
  private func embedded(_ text: String) -> String { "\u{202B}\(text)\u{202C}" }

  private func place(_ x: Double, _ y: Double) -> [MarkupWriter.Attribute] {
    [("x", decimal(x)), ("y", decimal(y))]
  }
}

extension Scene.Font {
  /// The list of families in CSS.
  fileprivate func familyList(first: String?) -> String {
    let names = ([first].compactMap { $0 } + families.filter { $0 != first }).map { name in
      let isPlain = name.utf8.allSatisfy { UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0 | 0x20 }
      return isPlain ? name : quoted(name)
    }
    return (names + ["sans-serif"]).joined(separator: ", ")
  }

  /// A name as a CSS string, without control characters.
  private func quoted(_ name: String) -> String {
    var string = "'"
    for scalar in name.unicodeScalars where scalar.value >= 0x20 {
      if scalar == "'" || scalar == "\\" { string.unicodeScalars.append("\\") }
      string.unicodeScalars.append(scalar)
    }
    return string + "'"
  }
}
