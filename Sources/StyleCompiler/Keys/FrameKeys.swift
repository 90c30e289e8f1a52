/// The keys that a frame can still have beside those that it has: two for each axis, and either sides that turn with the direction of
/// reading or others. In a stack, a frame says a size only.
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
