import StyleModel

/// The direction of a gradient as CSS, Tailwind and design tools write it, in the degrees of CSS.
enum ForeignDirection {
  /// 90 for `to right`, `to-r`, `leftToRight`, `horizontal`, `90deg` and `0.25turn`; nil where the text is none.
  static func angle(_ text: String) -> Double? {
    let word = text.lowercased()
    for (unit, degrees) in [("deg", 1), ("°", 1), ("turn", 360), ("grad", 0.9), ("rad", 180 / Double.pi)]
    where word.hasSuffix(unit) {
      if let number = Double(word.dropLast(unit.count)), number.isFinite {
        return (number * degrees * 1000).rounded() / 1000
      }
    }
    let squeezed = word.filter { !" -_".contains($0) }
    return Double(squeezed) == nil ? angles[squeezed] : Double(squeezed)
  }

  private static let angles: [String: Double] = {
    let sides: [(angle: Double, names: [String])] = [
      (0, ["top", "t", "up"]), (45, ["topright", "righttop", "tr"]), (90, ["right", "r"]),
      (135, ["bottomright", "rightbottom", "br"]), (180, ["bottom", "b", "down"]),
      (225, ["bottomleft", "leftbottom", "bl"]), (270, ["left", "l"]), (315, ["topleft", "lefttop", "tl"]),
    ]
    var angles: [String: Double] = [
      "horizontal": 90, "lefttoright": 90, "righttoleft": 270, "vertical": 180, "toptobottom": 180,
      "bottomtotop": 0, "diagonal": 135, "down": 180, "up": 0,
    ]
    for (angle, names) in sides {
      for name in names { angles["to\(name)"] = angle }
    }
    return angles
  }()
}
