import StyleSource
import StyleSyntax

/// What a token says in a mode.
struct ValueOfMode {
  /// The modes in which it holds, joined by `+`.
  let mode: String
  /// The name of the mode, as the file has it.
  let key: Span
  let values: [DesignValueReader.Result]
}

/// Values that a token has for modes in its `$extensions`: `"mode": { "light": …, "dark": … }`, as Cobalt and Terrazzo write them.
extension DesignValueReader {
  /// Those for modes that style files have. The others are reported.
  func valuesOfModes(_ type: DesignType) -> [ValueOfMode] {
    guard let object = token.modesInExtensions else { return [] }
    // Themes, and the files that Figma exports for modes, say themselves when a value holds.
    guard system.sets.order.isEmpty, system.files[token.file].figmaMode == nil, !token.isKept,
      token.keptValue == nil
    else {
      if object.entries.dropFirst().contains(where: { _ in true }) { loss(.modesInExtensions(object)) }
      return []
    }
    var unknown: [SyntaxNode] = []
    var found: [ValueOfMode] = []
    for entry in object.entries {
      guard let modes = system.modeWords.modes(named: entry.key.text) else {
        unknown.append(entry.key)
        continue
      }
      let mode = modes.joined(separator: "+")
      if mode.isEmpty {
        if !entry.value.isSame(as: token.value) { loss(.otherValueOfFirstMode(entry)) }
      } else if found.contains(where: { $0.mode == mode }) {
        loss(.modeTwiceInExtensions(entry.key, mode))
      } else {
        let place = token.inherited ?? entry.key.span
        found.append(ValueOfMode(mode: mode, key: place, values: read(entry.value, as: type, known: nil)))
      }
    }
    // The only mode of a collection, such as “Mode 1” of Figma, is none.
    let isAlone = unknown.count == 1 && !object.entries.dropFirst().contains { _ in true }
    if !unknown.isEmpty, !isAlone { loss(.unknownModesInExtensions(unknown)) }
    return found
  }
}
