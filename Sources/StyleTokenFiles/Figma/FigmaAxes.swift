import StyleSource

/// Axes for the modes of Figma's collections that no axis has, for files that no style file imports: `figma`, `figma-2` and so on.
///
/// Collections with a mode of the same name share an axis. Of each, the mode of the first file holds where no other does.
package func figmaAxes(_ files: [TokenFile], beside known: [DeclaredAxis]) -> [DeclaredAxis] {
  guard files.contains(where: { $0.figmaMode != nil }) else { return [] }
  let output = TokenOutput(files)
  let sets = TokenSets(files, output)
  let system = TokenSystem(files, sets, readGroups(of: sets, in: files, output), output)
  let names = ModeWords(known)
  var axes: [[String]] = []
  for collection in system.figma.collections where collection.count > 1 {
    let unknown = collection.compactMap { system.files[$0].figmaMode?.text }.filter {
      names.modes(named: $0) == nil
    }
    var modes = unknown.map { ModeWords.words($0).joined(separator: "-") }.filter { !$0.isEmpty }
    let hasDefault = collection.contains { file in
      system.files[file].figmaMode.flatMap { names.modes(named: $0.text) } == []
    }
    if hasDefault, !modes.isEmpty {
      // `Sepia` beside `Light` and `Dark` is a mode of another axis, of which something else holds otherwise.
      modes.insert("standard", at: 0)
    } else {
      // One beside `Dark` is what holds without it.
      guard modes.count > 1 || modes.count == collection.count else { continue }
    }
    if let axis = axes.firstIndex(where: { !Set($0).isDisjoint(with: modes) }) {
      axes[axis] += modes.filter { !axes[axis].contains($0) }
    } else {
      axes.append(modes.reduce(into: []) { if !$0.contains($1) { $0.append($1) } })
    }
  }
  return axes.enumerated().map { index, modes in
    DeclaredAxis(name: index == 0 ? "figma" : "figma-\(index + 1)", modes: modes)
  }
}
