import StyleSource

/// A counter of the columns that a terminal gives to scalars that follow each other.
struct ColumnCounter {
  private var previous: Unicode.Scalar = " "

  /// The columns that `scalar` adds behind those before it.
  mutating func add(_ scalar: Unicode.Scalar) -> Int {
    defer { previous = scalar }
    if scalar.value < 0x300 { return 1 }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format:
      // U+FE0F asks for a symbol's emoji, which is wide.
      return scalar.value == 0xFE0F && !isWide(previous) && previous.properties.isEmoji ? 1 : 0
    default: break
    }
    // What a joiner joins, and a skin tone, are drawn in the place of the emoji before them.
    if previous.value == 0x200D, scalar.properties.isEmoji { return 0 }
    if scalar.properties.isEmojiModifier, previous.properties.isEmojiModifierBase { return 0 }
    return isWide(scalar) ? 2 : 1
  }
}

/// Whether a scalar is wide: East Asian Width `W` or `F` (Unicode Standard Annex #11). Outside of the scripts listed here,
/// these are the characters that are emoji by default; a regional indicator is half a flag.
private func isWide(_ scalar: Unicode.Scalar) -> Bool {
  switch scalar.value {
  case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x3247, 0x3250...0x4DBF, 0x4E00...0xA4CF,
    0xA960...0xA97C, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6B, 0xFF01...0xFF60,
    0xFFE0...0xFFE6, 0x16FE0...0x18DFF, 0x1AFF0...0x1B2FB, 0x1F200...0x1F265, 0x20000...0x3FFFD:
    true
  case 0x1F1E6...0x1F1FF: false
  default: scalar.properties.isEmojiPresentation
  }
}
