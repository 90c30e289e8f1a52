import StyleModel

/// A font as CSS writes it: `bold 17px/22px Inter, sans-serif`, and the single properties of one.
struct ForeignFont {
  private var family: String?
  private var size: Double?
  private var weight: Font.Weight?
  private var lineHeight: Double?
  private var tracking: Double?

  init() {}

  /// nil where anything else is in the text.
  init?(shorthand text: String) {
    let text = ForeignFont.withoutEnd(text)
    var words = text.split(separator: " ")[...]
    while let word = words.first {
      if let weight = ForeignFont.weight(String(word)) {
        self.weight = weight
      } else if word != "normal" {
        break
      }
      words.removeFirst()
    }
    if let word = words.first {
      let sides = word.split(separator: "/")
      if sides.count < 3, let size = sides.first.flatMap({ ForeignFont.points($0) }) {
        self.size = size
        if sides.count == 2 {
          guard let height = ForeignFont.height(String(sides[1]), of: size) else { return nil }
          lineHeight = height
        }
        words.removeFirst()
      }
    }
    guard size != nil, let family = ForeignFont.family(words.joined(separator: " ")) else { return nil }
    self.family = family.isEmpty ? nil : family
  }

  /// Takes what a property of CSS says; false where it says nothing that a font has.
  mutating func take(_ property: String, _ text: String) -> Bool {
    let text = ForeignFont.withoutEnd(text)
    switch property.lowercased().filter({ $0 != "-" }) {
    case "fontfamily", "fontname":
      guard let family = ForeignFont.family(text), !family.isEmpty else { return false }
      self.family = family
    case "fontsize":
      guard let size = ForeignFont.points(text[...]) else { return false }
      self.size = size
    case "fontweight":
      guard let weight = ForeignFont.weight(text) else { return false }
      self.weight = weight
    case "fontstyle": return text == "normal"
    case "lineheight":
      guard let height = ForeignFont.height(text, of: size) else { return text == "normal" }
      lineHeight = height
    case "letterspacing":
      if text == "normal" { return true }
      if text.hasSuffix("em"), let size, let share = Double(text.dropLast(2)) {
        tracking = share * size
      } else if let number = ForeignFont.points(text[...], mayBeNegative: true) {
        tracking = number
      } else {
        return false
      }
    default: return false
    }
    return true
  }

  /// As a style file has it; nil where no size is known.
  var mapping: String? {
    guard let size else { return nil }
    let parts = [
      family.map { "family: \($0)" }, "size: \(formatNumber(size))", weight.map { "weight: \($0.rawValue)" },
      lineHeight.map { "lineHeight: \(formatNumber($0))" },
      tracking.flatMap { $0 == 0 ? nil : "tracking: \(formatNumber(($0 * 1000).rounded() / 1000))" },
    ]
    return "{ \(parts.compactMap(\.self).joined(separator: ", ")) }"
  }

  private static func withoutEnd(_ text: String) -> String {
    var text = text[...]
    while let last = text.last, "; ".contains(last) { text = text.dropLast() }
    return String(text)
  }

  private static func points(_ text: Substring, mayBeNegative: Bool = false) -> Double? {
    for (unit, factor) in [("px", 1.0), ("pt", 1), ("rem", 16), ("", 1)] where text.hasSuffix(unit) {
      guard let number = Double(text.dropLast(unit.count)), number.magnitude <= 1000 else { continue }
      return number * factor >= 1 || mayBeNegative ? number * factor : nil
    }
    return nil
  }

  /// A line's height, which CSS writes as a multiple of the size too.
  private static func height(_ text: String, of size: Double?) -> Double? {
    let share =
      text.hasSuffix("%")
      ? Double(text.dropLast()).map { $0 / 100 } : text.hasSuffix("em") ? nil : Double(text)
    if let share, share < 5 { return size.map { (share * $0 * 100).rounded() / 100 } }
    return points(text[...])
  }

  private static func weight(_ text: String) -> Font.Weight? {
    let plain = text.lowercased().filter { $0 != "-" && $0 != " " }
    return Font.Weight.ofCSS(text) ?? Font.Weight.allCases.first { $0.rawValue.lowercased() == plain }
      ?? (plain == "normal" ? .regular : nil)
  }

  /// The first of a list of families, of which the others stand in for it in a browser; nil where it is no name.
  private static func family(_ text: String) -> String? {
    let first = text.split(separator: ",").first.map(String.init) ?? ""
    let name = first.filter { !"\"'".contains($0) }
    let isName = name.allSatisfy { $0.isLetter || $0.isNumber || " -_.".contains($0) }
    guard isName else { return nil }
    return name.allSatisfy(\.isNumber) && !name.isEmpty ? "\"\(name)\"" : name.trimmed
  }
}

extension String {
  fileprivate var trimmed: String {
    String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }
}
