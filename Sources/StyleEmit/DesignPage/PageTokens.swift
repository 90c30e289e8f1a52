import StyleModel

/// The tokens of a sheet in the sections of a `DESIGN.md`.
struct PageTokens {
  /// A token in a section.
  struct Entry {
    let token: Int
    let name: String
    let value: PageValue
    /// The value in the dark; nil where it doesn't differ.
    let dark: PageValue?

    /// Whether the format has references to its name: letters of ASCII, digits and hyphens.
    var canBeReferredTo: Bool { name.utf8.allSatisfy { $0 < 0x80 } }
  }

  private(set) var sections: [WrittenSection: [Entry]] = [:]
  /// The section of each token on the page and its entry there, by token.
  private var places: [Int: (section: WrittenSection, entry: Entry)] = [:]
  /// The name of the colour that serves as the primary one, where no token has that name; nil without colours.
  private(set) var primary: String?

  /// - Parameter radii: The tokens that are radii of corners somewhere.
  init(of sheet: ResolvedSheet, radii: Set<Int>) {
    var names: [WrittenSection: PageNames] = [:]
    for (index, token) in sheet.tokens.enumerated() where !token.isPrivate {
      guard let section = WrittenSection(of: token, isRadius: radii.contains(index)) else { continue }
      let words = token.words
      let isNamedAsSection = words.count > 1 && section.ownWords.contains(words[0].lowercased())
      let name = names[section, default: PageNames()].claim(
        isNamedAsSection ? Array(words.dropFirst()) : words)
      let values = [ModeSet.light, .dark].map { PageValue(token.value[sheet.modes.completed($0)].value) }
      let entry = Entry(
        token: index, name: name, value: values[0], dark: values[1] == values[0] ? nil : values[1])
      sections[section, default: []].append(entry)
      places[index] = (section, entry)
    }
    let colors = sections[.colors] ?? []
    guard !colors.contains(where: { $0.name == "primary" }) else { return }
    // The first step of a scale may be the colour of the page. WCAG's 1.4.11 wants 3 : 1 of what is to be seen.
    func isSeen(_ entry: Entry) -> Bool {
      guard entry.canBeReferredTo else { return false }
      let value = sheet.tokens[entry.token].value[sheet.modes.completed(.light)].value
      guard let color = value.color else { return false }
      return Color.contrastRatio(ofLuminances: color.relativeLuminance, 1) >= 3
    }
    primary =
      ["accent", "brand", "tint", "action"].lazy.compactMap { word in
        colors.first { $0.name.split(separator: "-").contains(Substring(word)) && isSeen($0) }?.name
      }.first
  }

  /// The reference to a token in a value of a component; nil where the token is not on the page, or has no value of its own in the dark.
  func reference(to token: Int, inDark: Bool) -> String? {
    guard let (section, entry) = places[token], entry.canBeReferredTo else { return nil }
    let name = inDark && entry.dark != nil && section == .colors ? entry.name + PageNames.dark : entry.name
    return "{\(section.rawValue).\(name)}"
  }
}

/// The sections of a `DESIGN.md` with tokens.
enum WrittenSection: String, CaseIterable {
  case colors, typography, rounded, spacing

  init?(of token: Token, isRadius: Bool) {
    switch token.type {
    case .color: self = .colors
    case .font: self = .typography
    case .length:
      let isNamedSo = token.words.contains { WrittenSection.rounded.ownWords.contains($0.lowercased()) }
      self = isRadius || isNamedSo ? .rounded : .spacing
    case .number, .gradient, .string, .bool, .shadow, .shadows, .animation, .outline, .edgeInsets, .image:
      return nil
    }
  }

  /// The names of groups that only repeat the section's name.
  var ownWords: [String] {
    switch self {
    case .colors, .typography: []
    case .rounded: ["rounded", "radius", "radii", "corner", "corners"]
    case .spacing: ["spacing", "space", "spaces"]
    }
  }
}

/// A value in the YAML of a `DESIGN.md`.
enum PageValue: Hashable {
  case text(String)
  /// The parts of a font.
  case font([String: String])

  init(_ value: Value) {
    switch value {
    case .color(let color): self = .text(color.hex)
    case .font(let font): self = .font(font.pageParts)
    case .number, .integer: self = .text(value.isHalfOfSide ? "9999px" : (value.double ?? 0).pageLength)
    case .null, .bool, .string, .localizedString, .choice, .point, .size, .rect, .range, .image,
      .gradientStops, .shadow, .outline, .shadows, .edgeInsets, .animation, .corners, .transform, .path,
      .numbers, .strings, .invalid:
      self = .text("0px")
    }
  }
}

extension Double {
  /// The number as a length without an exponent, which the format lacks.
  var pageLength: String { formatNumber(magnitude < 0.0001 ? 0 : tidy(self)) + "px" }
}

extension Font {
  fileprivate var pageParts: [String: String] {
    var parts = [
      "fontFamily": family ?? "system-ui",
      "fontSize": (size ?? textStyle?.pointSize ?? 17).pageLength,
      "fontWeight": "\(weight.css)",
    ]
    // It would be read as a reference, or as a color.
    if let first = family?.first, "{#".contains(first) { parts["fontFamily"] = nil }
    if let lineHeight { parts["lineHeight"] = lineHeight.pageLength }
    if tracking != 0 { parts["letterSpacing"] = tracking.pageLength }
    return parts
  }
}
