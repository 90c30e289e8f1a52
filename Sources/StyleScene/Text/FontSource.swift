/// The source of a font that has a character.
enum FontSource {
  case emoji, eastAsian, other
  /// The character has no form that fonts in general could have.
  case none

  init(of character: Unicode.Scalar) {
    let formless: [Unicode.GeneralCategory] = [.privateUse, .unassigned, .control, .surrogate]
    if formless.contains(character.properties.generalCategory) {
      self = .none
    } else if FontSource.eastAsianBlocks.contains(where: { $0.contains(character.value) }) {
      self = .eastAsian
    } else {
      self = character.properties.isEmoji ? .emoji : .other
    }
  }

  /// The blocks of Chinese, Japanese and Korean characters.
  private static let eastAsianBlocks: [ClosedRange<UInt32>] = [
    0x1100...0x11FF, 0x2E80...0x303F, 0x3040...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xA960...0xA97F,
    0xAC00...0xD7FF, 0xF900...0xFAFF, 0xFE30...0xFE4F, 0xFF00...0xFFEF, 0x20000...0x323AF,
  ]

  /// The way to install a font with the character.
  var advice: String {
    #if os(macOS)
    switch self {
    case .emoji, .eastAsian, .other:
      "a font that Font Book lists, such as one of Google's Noto fonts, brings it"
    case .none: FontSource.unknown
    }
    #else
    switch self {
    case .emoji: "on Debian and Ubuntu, the package fonts-noto-color-emoji brings it"
    case .eastAsian: "on Debian and Ubuntu, the package fonts-noto-cjk brings it"
    case .other: "on Debian and Ubuntu, the package fonts-noto-core brings it"
    case .none: FontSource.unknown
    }
    #endif
  }

  private static let unknown =
    "it has no form that all fonts share; a symbol of Apple's is an image: { systemName: star }"
}
