import StyleSource
import StyleSyntax

/// Turns the files of each collection's other modes into overlays. The file of its default modes declares the tokens.
func assignModes(to translations: inout [TokenTranslation], in system: TokenSystem, _ axes: [DeclaredAxis]) {
  let names = ModeWords(axes)
  system.figma.reportMissingCollections()
  for files in system.figma.collections where files.count > 1 {
    var modes = files.map { file in system.files[file].figmaMode.flatMap { names.modes(named: $0.text) } }
    // The only one whose name is no mode, such as “Default” beside “Dark”, holds where no other does.
    let unknown = modes.indices.filter { modes[$0] == nil }
    if unknown.count == 1, !modes.contains([]) { modes[unknown[0]] = [] }
    let base = modes.firstIndex(of: []) ?? 0
    report(files, modes, base: base, system, names, axes)
    // Of two files for one mode, the first counts.
    var known: Set<[String]> = []
    for position in modes.indices {
      if let mode = modes[position], !known.insert(mode).inserted { modes[position] = nil }
    }
    for (position, file) in files.enumerated() where position != base {
      guard let mode = system.files[file].figmaMode else { continue }
      // Values in a mode that isn't known are left out; that was reported.
      let name = modes[position].flatMap { $0.isEmpty ? nil : $0.joined(separator: "+") }
      translations[file].becomeOverlay(name, at: mode.span, of: translations[files[base]], system)
    }
  }
  // A collection with one file has no modes, unless others were left out.
  if system.files.contains(where: \.isCutOff) { return }
  reportMissingModes(system, names, axes)
  for files in system.figma.collections where files.count == 1 {
    guard let mode = system.files[files[0]].figmaMode, let modes = names.modes(named: mode.text),
      !modes.isEmpty
    else { continue }
    system.output.report(.onlyFileOfMode(mode, modes))
  }
}

/// Reports modes for which a collection has no file, though others have one, or a style file declares them.
private func reportMissingModes(_ system: TokenSystem, _ names: ModeWords, _ axes: [DeclaredAxis]) {
  func group(_ files: [Int]) -> String? { system.files[files[0]].options.group }
  // By collection, what the names of its files mean; none of the axes that they don't mention.
  let places = system.figma.collections.map { files in
    files.flatMap { file in system.files[file].figmaMode.flatMap { names.places(named: $0.text) } ?? [] }
  }
  for (index, files) in system.figma.collections.enumerated() {
    // Without the file where no mode holds, which is reported too.
    // stylec's own files have all that differs.
    guard system.files[files[0]].figmaCollection == nil,
      let file = files.first(where: {
        system.files[$0].figmaMode.flatMap { names.modes(named: $0.text) } == []
      }),
      let name = system.files[file].figmaMode
    else { continue }
    let own = Set(places[index])
    for axis in Set(own.map(\.axis)).sorted() {
      let others = system.figma.collections.indices.filter {
        group(system.figma.collections[$0]) == group(files)
      }
      let known = Set(others.flatMap { places[$0] })
      let missing = axes[axis].modes.indices.dropFirst().filter { mode in
        let place = ModeWords.ModeIndex(axis: axis, mode: mode)
        // Nobody calls modes of a collection “Light”, or “Light” and “Light High Contrast”, if none is dark.
        let isLone =
          axes[axis].name == "appearance" && !own.contains { $0.axis == axis && $0.mode > 0 }
          && !system.ranges[file].isEmpty
        return !own.contains(place) && (known.contains(place) || !axes[axis].isBuiltIn || isLone)
      }
      if missing.isEmpty { continue }
      system.output.report(.missingModes(missing.map { axes[axis].modes[$0] }, of: name))
    }
  }
}

private func report(
  _ files: [Int], _ modes: [[String]?], base: Int, _ system: TokenSystem, _ names: ModeWords,
  _ axes: [DeclaredAxis]
) {
  func nameNode(_ position: Int) -> SyntaxNode? { system.files[files[position]].figmaMode }
  let unknown = modes.indices.filter { modes[$0] == nil }
  let unknownNames = unknown.compactMap { nameNode($0) }
  if unknownNames.count > 1, Set(unknownNames.map { ModeWords.words($0.text) }).count == 1 {
    for name in unknownNames.dropFirst() { system.output.report(.modeTwice(name, unknownNames[0])) }
  } else if let first = unknown.first, let mode = nameNode(first) {
    // The axis to which the other modes of the collection belong, if it is one.
    let known = Set(
      modes.indices.flatMap { nameNode($0).flatMap { names.places(named: $0.text) } ?? [] }.map(\.axis))
    system.output.report(
      .unknownFigmaModes(
        unknownNames.map(\.text), beside: known.count == 1 ? known.first.map { axes[$0] } : nil,
        hasDefault: modes.contains([]), mode))
  }
  var first: [[String]: Int] = [:]
  for (position, mode) in modes.enumerated() {
    guard let mode, let node = nameNode(position) else { continue }
    if let other = first[mode].flatMap({ nameNode($0) }) {
      system.output.report(.modeTwice(node, other))
    } else {
      first[mode] = position
    }
  }
  if !modes.contains([]), unknown.isEmpty, let mode = nameNode(base) {
    let axis = axes.first { $0.modes.contains(modes[base]?.first ?? "") }
    system.output.report(.noFileOfDefault(mode, axis?.modes.first ?? "light"))
  }
}

extension TokenTranslation {
  /// Keeps only the values that differ from those of the file that declares the tokens, under the names that they have there.
  ///
  /// - Parameter name: The mode; nil where it isn't known, so that no value counts.
  fileprivate mutating func becomeOverlay(
    _ name: String?, at span: Span, of base: TokenTranslation, _ system: TokenSystem
  ) {
    // What isn't of a token has no other one.
    func id(_ entry: Entry) -> Int { entry.token.map { system.figma.variable(of: $0) } ?? -1 }
    let types = StyleType.allCases
    func key(_ entry: Entry) -> Int {
      id(entry) * types.count + (types.firstIndex(of: entry.type) ?? 0)
    }
    let declared = Dictionary(
      base.entries.map { (key($0), $0.name) }, uniquingKeysWith: { first, _ in first })
    var kept: [Entry] = []
    var extra: [Entry] = []
    var seen: Set<Int> = []
    seen.reserveCapacity(entries.count)
    for entry in entries {
      let key = key(entry)
      seen.insert(key)
      guard let name = declared[key] else {
        extra.append(entry)
        continue
      }
      entry.name = name
      kept.append(entry)
    }
    var lacking = base.entries.filter { !seen.contains(key($0)) }
    let path = system.files[base.file].tree.source.path
    let typesThere = Dictionary(lacking.map { (id($0), $0.type) }, uniquingKeysWith: { first, _ in first })
    let ofOtherType = extra.filter { typesThere[id($0)] != nil }
    if let first = ofOtherType.first, let token = first.token, let there = typesThere[id(first)] {
      system.output.report(
        .typeOfOneMode(system.tokens[token], first.type, there, others: ofOtherType.count - 1, path))
      let ids = Set(ofOtherType.map(id))
      extra.removeAll { ids.contains(id($0)) }
      lacking.removeAll { ids.contains(id($0)) }
    }
    if let first = extra.first?.token {
      system.output.report(.variableOfOneMode(system.tokens[first], others: extra.count - 1, path))
    }
    if let first = lacking.first?.token {
      system.output.report(
        .variablesMissing(system.tokens[first], others: lacking.count - 1, path, at: span))
    }
    entries = name == nil ? [] : kept
    // An overlay without a mode would declare its tokens; without tokens it says nothing.
    if let name { mode = (name, span) }
  }
}
