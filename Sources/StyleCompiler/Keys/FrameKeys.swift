import StyleModel

extension [LanguageKey] {
  /// The keys of a frame: the distance from all sides, or two keys of each axis.
  package static let frame: Self = [
    LanguageKey(
      "inset", .value(.edgeInsets, nil), "The distances from the four sides of the parent, in points."),
    length("x", "The distance from the parent's left side", of: "width"),
    length("left", "The distance from the parent's left side", of: "width"),
    length("right", "The distance from the parent's right side, inwards", of: "width"),
    length("centerX", "How far its centre is to the right of the parent's", of: "width"),
    length("width", "Its width", of: "width"),
    length("leading", "The distance from the side of the parent where lines begin", of: "width"),
    length("trailing", "The distance from the side of the parent where lines end, inwards", of: "width"),
    length("y", "The distance from the parent's top", of: "height"),
    length("top", "The distance from the parent's top", of: "height"),
    length("bottom", "The distance from the parent's bottom, inwards", of: "height"),
    length("centerY", "How far its centre is below the parent's", of: "height"),
    length("height", "Its height", of: "height"),
  ]

  private static func length(_ name: String, _ text: String, of side: String) -> LanguageKey {
    LanguageKey(name, .length, "\(text), in points or in per cent of the parent's \(side).")
  }
}

/// The keys that a frame may still get: two for each axis, with either sides that turn with the direction of reading or others. In a stack,
/// a frame has a size only.
package func frameKeys(beside written: [String], inStack: Bool) -> [String] {
  if inStack { return ["width", "height"].filter { !written.contains($0) } }
  if written.contains("inset") { return [] }
  let turns = written.contains(where: FrameAxis.turning.isEdge)
  let isFixed = written.contains(where: FrameAxis.horizontal.isEdge)
  let horizontal = (isFixed ? [] : [FrameAxis.turning]) + (turns ? [] : [FrameAxis.horizontal])
  func left(_ axis: FrameAxis) -> [String] {
    guard written.count(where: axis.keys.contains) < 2 else { return [] }
    let hasStart = written.contains(where: axis.startKeys.contains)
    return axis.keys.filter { !written.contains($0) && !(hasStart && axis.startKeys.contains($0)) }
  }
  var keys: [String] = written.isEmpty ? ["inset"] : []
  for key in horizontal.reversed().flatMap(left) + left(.vertical) where !keys.contains(key) {
    keys.append(key)
  }
  return keys
}
