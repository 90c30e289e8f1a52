import StyleModel

/// One look that gets a picture: a style, or a component without styles, in a state and some modes.
public struct Picture: Hashable, Sendable {
  public var component: Int
  /// nil for a component as it comes.
  public var style: Int?
  public var styleName: String
  public var state: StateSet
  /// One value for each axis on which the style's looks differ.
  public var modes: ModeSet
}

/// The pictures of a sheet: each style in each state that it or its component sets, and in each combination of modes that
/// changes what is seen. A component without a style is drawn as it comes.
public func pictureList(_ sheet: ResolvedSheet) -> [Picture] {
  sheet.components.indices.flatMap { component -> [Picture] in
    let styles = sheet.styles(of: component)
    if !styles.isEmpty {
      return styles.flatMap { style in
        pictures(
          of: Picture(
            component: component, style: style, styleName: sheet.styles[style].name, state: .normal, modes: []
          ),
          sheet.states(of: style), sheet.modeCombinations(of: style), in: sheet)
      }
    }
    guard !sheet.components[component].isBaseClass else { return [] }
    return pictures(
      of: Picture(component: component, style: nil, styleName: "default", state: .normal, modes: []),
      sheet.states(ofComponent: component), sheet.modeCombinations(ofComponent: component), in: sheet)
  }
}

/// A look in each of its states and modes; an axis along which nothing is seen to change is left out.
private func pictures(
  of look: Picture, _ states: [StateSet], _ combinations: [ModeSet], in sheet: ResolvedSheet
) -> [Picture] {
  func picture(_ state: StateSet, _ modes: ModeSet) -> Picture {
    var picture = look
    picture.state = state
    picture.modes = modes
    return picture
  }
  var scenes: [Picture: Scene] = [:]
  for modes in combinations {
    for state in states {
      let picture = picture(state, modes)
      scenes[picture] = buildScene(picture, in: sheet)
    }
  }
  var seen = combinations
  for axis in sheet.modes.axes(in: combinations) {
    let changes = seen.contains { modes in
      let standard = modes.subtracting(axis.mask).union(axis.defaultMode)
      return states.contains { scenes[picture($0, modes)] != scenes[picture($0, standard)] }
    }
    // The scenes keep the axis, at its default.
    if !changes { seen = seen.filter { $0.contains(axis.defaultMode) } }
  }
  let varying = sheet.modes.axes.filter { axis in Set(seen.map { $0.intersection(axis.mask) }).count > 1 }
  let shown = varying.reduce(into: ModeSet()) { $0.formUnion($1.mask) }
  return seen.flatMap { modes in states.map { picture($0, modes.intersection(shown)) } }
}

extension Picture {
  public func look(in sheet: ResolvedSheet) -> Look {
    style.map { sheet.look(of: $0, state: state, modes: modes) }
      ?? sheet.look(component: component, state: state, modes: modes)
  }

  public func spec(in sheet: ResolvedSheet) -> PreviewSpec {
    style.map { sheet.styles[$0].preview } ?? sheet.components[component].preview
  }

  /// The axes on which the style's looks differ, each with its value here.
  public func modeNames(in sheet: ResolvedSheet) -> [(axis: String, value: String)] {
    sheet.modes.axes.compactMap { axis in
      axis.values.first { modes.contains($0.mode) }.map { (axis.name, $0.name) }
    }
  }

  /// “gradient, highlighted, dark”.
  public func title(in sheet: ResolvedSheet) -> String {
    ([styleName, state.name] + modeNames(in: sheet).map(\.value)).joined(separator: ", ")
  }

  /// The path of its file without an ending: `Previews/GradientButton/gradient.highlighted.dark`.
  public func fileName(in sheet: ResolvedSheet) -> String {
    let parts = [safe(styleName), state.name] + modeNames(in: sheet).map { safe($0.value) }
    return "Previews/\(safe(sheet.components[component].name))/\(parts.joined(separator: "."))"
  }

  /// What the ids in its SVG begin with, so that many fit in one page.
  public func idPrefix(in sheet: ResolvedSheet) -> String {
    ([safe(styleName), state.name] + modeNames(in: sheet).map { safe($0.value) }).joined(separator: "-")
  }
}

/// A name as a part of a path: letters, digits, `-` and `_`. What else is in it, or would be the same on a file system that
/// does not tell capitals from small letters, is told apart by a hash.
private func safe(_ name: String) -> String {
  let isPlain = { (byte: UInt8) in
    byte &- UInt8(ascii: "0") < 10 || (byte | 0x20) &- UInt8(ascii: "a") < 26 || byte == UInt8(ascii: "-")
      || byte == UInt8(ascii: "_")
  }
  let kept = String(
    decoding: name.utf8.map { isPlain($0) ? $0 : UInt8(ascii: "_") }.prefix(60), as: UTF8.self)
  if kept == name { return name }
  // FNV-1a, which is the same on every machine.
  let hash = name.utf8.reduce(UInt64(0xCBF2_9CE4_8422_2325)) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
  return kept + "-" + String(hash & 0xFFFF_FFFF, radix: 16)
}
