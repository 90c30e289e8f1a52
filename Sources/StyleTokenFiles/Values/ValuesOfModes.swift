import StyleSource
import StyleSyntax

/// The value of a token in a mode.
struct ValueOfMode {
  /// The modes in which the value holds, joined by `+`.
  let mode: String
  /// The span of the mode's name in the file.
  let key: Span
  let values: [DesignValueReader.Result]
}

/// The values of a token in modes, from its `$extensions`.
struct ValuesOfModes {
  /// The value that holds where no others do, where that isn't `$value`, with the span of its key.
  var base: (key: Span, values: [DesignValueReader.Result])?
  var others: [ValueOfMode] = []
}

/// Reads the values for modes in a token's `$extensions`: `"mode": { "light": …, "dark": … }`, as Cobalt and Terrazzo write them.
extension DesignValueReader {
  /// The values for modes that style files have. The others are reported.
  func valuesOfModes(_ type: DesignType) -> ValuesOfModes {
    if let dark = token.written.darkValue, system.sets.order.isEmpty {
      let place = token.inherited ?? dark.key.span
      return ValuesOfModes(others: [
        ValueOfMode(mode: "dark", key: place, values: read(dark.value, as: type, known: nil))
      ])
    }
    guard let object = token.modesInExtensions else { return ValuesOfModes() }
    // Themes, and the files that Figma exports for modes, say themselves when a value holds.
    guard system.sets.order.isEmpty, system.files[token.file].figmaMode == nil, !token.isKept,
      token.keptValue == nil
    else {
      if object.entries.dropFirst().contains(where: { _ in true }) { loss(.modesInExtensions(object)) }
      return ValuesOfModes()
    }
    var unknown: [SyntaxNode] = []
    var found = ValuesOfModes()
    // The other modes of axes whose first mode has a value of its own: in these, `$value` holds.
    var lacking: [String] = []
    for entry in object.entries {
      guard let modes = system.modeWords.modes(named: entry.key.text) else {
        unknown.append(entry.key)
        continue
      }
      let mode = modes.joined(separator: "+")
      let place = token.inherited ?? entry.key.span
      if mode.isEmpty {
        if entry.value.isSame(as: token.value) { continue }
        lacking += system.modeWords.others(thanFirstNamed: entry.key.text)
        if found.base == nil { found.base = (place, read(entry.value, as: type, known: nil)) }
      } else if found.others.contains(where: { $0.mode == mode }) {
        loss(.modeTwiceInExtensions(entry.key, mode))
      } else {
        found.others.append(
          ValueOfMode(mode: mode, key: place, values: read(entry.value, as: type, known: nil)))
      }
    }
    let valueKey = token.inherited ?? token.written.valueKey?.span ?? token.key.span
    for mode in lacking where !found.others.contains(where: { $0.mode == mode }) {
      found.others.append(ValueOfMode(mode: mode, key: valueKey, values: read(type)))
    }
    // The only mode of a collection, such as “Mode 1” of Figma, is none.
    let isAlone = unknown.count == 1 && !object.entries.dropFirst().contains { _ in true }
    if !unknown.isEmpty, !isAlone { loss(.unknownModesInExtensions(unknown)) }
    return found
  }
}
