import StyleModel

/// A font as CSS writes it: `bold 17px/22px Inter, sans-serif`, and the single properties of one.
struct ForeignFont {
  private var family: String?
  private var size: Double?
  private var weight: Font.Weight?
  private var lineHeight: Double?
  private var tracking: Double?

  init() {}

  /// Parses a shorthand; nil where anything else is in the text.
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

  /// A font as people name it: `Inter`, `Inter Bold 16`, `Inter-Bold`, `bold`, `.headline`, and calls of Swift. The default size is that of
  /// a body text; nil where anything else is in the text.
  static func named(_ text: String) -> String? {
    let name = String(text.drop { ".$".contains($0) })
    if let call = ForeignFont(swift: text) { return call.mapping }
    let styles = Font.TextStyle.allCases
    if let style = styles.first(where: { $0.rawValue.lowercased() == name.lowercased() }) {
      return "{ textStyle: \(style.rawValue) }"
    }
    var font = ForeignFont()
    var words = name.split { " ,".contains($0) }.map(String.init)
    if words.count == 1 { words = partsOfPostScriptName(words[0]) ?? words }
    // `Semi Bold` is one weight.
    for place in words.indices.dropLast().reversed() where weight(words[place] + words[place + 1]) != nil {
      words.replaceSubrange(place...place + 1, with: [words[place] + words[place + 1]])
    }
    func take(_ word: String) -> Bool {
      // `Source Sans 3` is a family.
      if font.size == nil, let size = points(word[...]), size >= 6, size < 100 {
        font.size = size
        return true
      }
      guard font.weight == nil, let weight = weight(word) else { return false }
      font.weight = weight
      return true
    }
    while let word = words.last, take(word) { words.removeLast() }
    while words.count > 1, let word = words.first, take(word) { words.removeFirst() }
    guard let family = family(words.joined(separator: " ")), words.count <= 4 else { return nil }
    let isSystem = ["system", "systemfont", "default", "sf pro"].contains(family.lowercased())
    font.family = family.isEmpty || isSystem ? nil : family
    font.size = font.size ?? bodySize
    return font.mapping
  }

  /// The family and the weight in a PostScript name, such as `Inter` and `SemiBold` of `Inter-SemiBold`; nil where it has no weight.
  private static func partsOfPostScriptName(_ name: String) -> [String]? {
    guard let dash = name.lastIndex(of: "-") else { return nil }
    let parts = [String(name[..<dash]), String(name[name.index(after: dash)...])]
    return weight(parts[1]) == nil ? nil : parts
  }

  /// The size of UIKit's text style `body`, in points.
  private static let bodySize = 17.0

  /// Reads a font in Swift: `UIFont.systemFont(ofSize: 17, weight: .bold)`, `.system(size: 17)`, `UIFont(name: "Inter", size: 17)` or
  /// `.custom("Inter", size: 17)`.
  private init?(swift text: String) {
    guard let open = text.firstIndex(of: "("), text.hasSuffix(")") else { return nil }
    let name = text[..<open].split(separator: ".").last.map { $0.lowercased() } ?? ""
    let known = ["uifont", "nsfont", "font", "system", "systemfont", "boldsystemfont", "custom"]
    guard known.contains(name) else { return nil }
    if name == "boldsystemfont" { weight = .bold }
    for argument in text[text.index(after: open)...].dropLast().split(separator: ",") {
      let sides = argument.split(separator: ":").map { String($0.filter { $0 != "\"" }).trimmed }
      let value = sides.last ?? ""
      switch sides.count == 2 ? sides[0] : "name" {
      case "ofSize", "size", "fixedSize": size = Double(value)
      case "weight": weight = ForeignFont.weight(String(value.drop { $0 == "." }))
      case "name":
        let parts = ForeignFont.partsOfPostScriptName(value) ?? [value]
        family = ForeignFont.family(parts[0])
        if parts.count == 2 { weight = ForeignFont.weight(parts[1]) }
      default: break
      }
    }
    guard size != nil else { return nil }
  }

  /// Sets the part of the font that a property of CSS describes; false where it describes none.
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

  /// The font as a mapping of a style file; nil where no size is known.
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

  /// The first of a list of families, of which the others are fallbacks in a browser; nil where it is no name.
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
