import StyleSource
import StyleSyntax

/// In which modes each set holds.
struct SetConditions {
  /// By file, the axes that no style file declares.
  private(set) var declared: [Int: [TranslatedAxis]] = [:]
  private var groups: [Group] = []
  private let unthemed: Set<Int>
  private let sources: Set<Int>
  /// The modes of each axis.
  private var modeNames: [[String]] = []
  private var axisNames: Set<String>
  /// The sets that hold with all themes of some group, each with its place in the order.
  private var constant: [Int: Int] = [:]

  /// A group of themes, of which one holds at a time; of a group that makes no difference, only one.
  private struct Group {
    /// Of each theme, the mode of each axis, and the sets.
    var themes: [(name: String, modes: [Int: Int], sets: [Int: Int])]
  }

  /// The value of a token: the set that says it, and the modes in which it holds; none where no others do.
  struct Value {
    let set: Int
    let modes: [String]
    /// The theme whose value counts though another one holds where no others do; nil where that has a value.
    var onlyIn: String?
    /// Of what holds where no others do: a theme in which no set says the token, so that this value counts there too.
    var lackingIn: String?
  }

  init(_ sets: TokenSets, _ axes: [DeclaredAxis], _ output: TokenOutput) {
    let themes = sets.themes.flatMap(\.themes)
    let themed = themes.reduce(into: Set<Int>()) { $0.formUnion($1.sets.keys) }
    unthemed = Set(sets.order).subtracting(themed)
    let enabled = themes.reduce(into: Set<Int>()) { $0.formUnion(Set($1.sets.keys).subtracting($1.sources)) }
    sources = themed.subtracting(enabled)
    modeNames = axes.map(\.modes)
    axisNames = Set(axes.map(\.name))
    let words = ModeWords(axes)
    for group in sets.themes where group.themes.count > 1 {
      // Sets that hold with every theme of any group always hold.
      let some = group.themes.dropFirst().contains { $0.sets != group.themes[0].sets }
      guard some else {
        groups.append(Group(themes: [("", [:], group.themes[0].sets)]))
        continue
      }
      add(group, words, output)
    }
    for group in sets.themes where group.themes.count == 1 {
      groups.append(Group(themes: [("", [:], group.themes[0].sets)]))
    }
    if sets.themes.isEmpty { addSetsNamedLikeModes(sets, words) }
    for group in groups {
      for set in group.themes.first?.sets.keys.map({ $0 }) ?? [] {
        let places = group.themes.compactMap { $0.sets[set] }
        guard places.count == group.themes.count, let least = places.min() else { continue }
        constant[set] = max(constant[set] ?? least, least)
      }
    }
  }

  private mutating func add(
    _ group: ThemeGroup, _ words: ModeWords, _ output: TokenOutput
  ) {
    var modes = group.themes.map { words.places(named: $0.name.text) }
    let unknown = modes.indices.filter { modes[$0] == nil }
    // The only one whose name is no mode, such as “Default” beside “Dark”, holds where no other does.
    if unknown.count == 1, group.themes.count > 1,
      !modes.contains(where: { $0?.allSatisfy { $0.mode == 0 } ?? false })
    {
      modes[unknown[0]] = []
    } else if unknown.count == group.themes.count {
      let axisName = unused(group.name.map { styleName($0) } ?? "theme", among: axisNames, "Themes")
      axisNames.insert(axisName)
      // A name belongs to one axis.
      let known = Set(modeNames.flatMap { $0 })
      let names = group.themes.map { theme in
        let name = styleName(theme.name.text)
        return known.contains(name) ? axisName + name.prefix(1).uppercased() + name.dropFirst() : name
      }
      let axis = TranslatedAxis(
        name: axisName, span: (group.node ?? group.themes[0].name).span,
        modes: zip(names, group.themes).map { ($0, $1.name.span) })
      declared[group.file, default: []].append(axis)
      modeNames.append(names)
      modes = group.themes.indices.map { [ModeWords.Place(axis: modeNames.count - 1, mode: $0)] }
    } else if !unknown.isEmpty {
      output.report(.unknownThemes(unknown.map { group.themes[$0].name }, of: group.name))
    }
    let all = modes.flatMap { $0 ?? [] }
    // `Default` beside `Compact` may be a mode of another axis by chance: an axis counts if its modes differ here.
    let differing = Set(all.filter { $0.mode > 0 }.map(\.axis))
    let mentioned = differing.isEmpty ? Set(all.map(\.axis)) : differing
    var seen: [[Int: Int]: SyntaxNode] = [:]
    var result = Group(themes: [])
    for (theme, places) in zip(group.themes, modes) {
      guard let places else { continue }
      // Of an axis that others of the group name, the first mode holds.
      var modes = Dictionary(uniqueKeysWithValues: mentioned.map { ($0, 0) })
      for place in places where mentioned.contains(place.axis) { modes[place.axis] = place.mode }
      if let first = seen[modes] {
        output.report(.themeTwice(theme.name, first))
        continue
      }
      seen[modes] = theme.name
      result.themes.append((theme.name.text, modes, theme.sets))
    }
    groups.append(result)
  }

  private func unused(_ name: String, among names: Set<String>, _ ending: String) -> String {
    names.contains(name) ? unused(name + ending, among: names, ending) : name
  }

  /// Without themes, sets named `light` and `dark` hold in these modes.
  private mutating func addSetsNamedLikeModes(_ sets: TokenSets, _ words: ModeWords) {
    var families: [String: [(set: Int, places: [ModeWords.Place])]] = [:]
    for set in sets.order {
      let path = (sets.sets[set].name ?? "").split(separator: "/").map(String.init)
      guard let last = path.last, let (rest, places) = words.ending(of: last) else { continue }
      families[(path.dropLast() + [rest]).joined(separator: "/"), default: []].append((set, places))
    }
    for family in families.sorted(by: { $0.key < $1.key }).map(\.value) where family.count > 1 {
      let mentioned = Set(family.flatMap(\.places).map(\.axis))
      // Two sets for the same modes are no modes of one family.
      guard Set(family.map(\.places)).count == family.count else { continue }
      var result = Group(themes: [])
      for (set, places) in family {
        var modes = Dictionary(uniqueKeysWithValues: mentioned.map { ($0, 0) })
        for place in places { modes[place.axis] = place.mode }
        result.themes.append((sets.sets[set].name ?? "", modes, [set: sets.order.firstIndex(of: set) ?? 0]))
      }
      groups.append(result)
    }
  }

  /// Whether no theme has a set, though there are themes.
  func isUnthemed(_ set: Int) -> Bool {
    unthemed.contains(set) && groups.contains { $0.themes.contains { $0.name != "" } }
  }

  /// Whether a set is only there for others to refer to.
  func isSource(_ set: Int) -> Bool { sources.contains(set) }

  /// The values of a token that some sets say, that which holds where no others do first.
  ///
  /// - Parameters:
  ///   - rank: By set, its place in the order in which later ones replace earlier ones.
  ///   - tooMany: Called where themes have too many combinations.
  func values(of sets: Set<Int>, _ rank: [Int: Int], tooMany: () -> Void) -> [Value] {
    let relevant = groups.filter { group in
      group.themes.contains { theme in
        sets.contains { set in
          guard let place = theme.sets[set] else { return false }
          return constant[set].map { place > $0 } ?? true
        }
      }
    }
    let alone = sets.filter { set in !groups.contains { $0.themes.contains { $0.sets[set] != nil } } }
    // What no theme has holds always, but gives way to what one has.
    func winner(_ places: [Int: Int]) -> Int? {
      func order(_ set: Int) -> (Int, Int) { places[set].map { (1, $0) } ?? (0, rank[set] ?? 0) }
      return sets.filter { places[$0] != nil || alone.contains($0) }.max { order($0) < order($1) }
    }
    var combinations: [(name: String, modes: [Int: Int], sets: [Int: Int])] = [
      ("", [:], constant.filter { sets.contains($0.key) })
    ]
    for group in relevant {
      combinations = combinations.flatMap { combination in
        group.themes.compactMap { theme -> (String, [Int: Int], [Int: Int])? in
          // Two groups may name the same axis; one mode of it holds at a time.
          guard theme.modes.allSatisfy({ combination.modes[$0] == nil || combination.modes[$0] == $1 }) else {
            return nil
          }
          let modes = combination.modes.merging(theme.modes) { first, _ in first }
          return (
            theme.modes.isEmpty ? combination.name : theme.name, modes,
            combination.sets.merging(theme.sets, uniquingKeysWith: max)
          )
        }
      }
      guard combinations.count <= 1024 else {
        tooMany()
        return []
      }
    }
    let said = combinations.compactMap { combination in
      winner(combination.sets).map { (combination, set: $0) }
    }
    let isBase = { (modes: [Int: Int]) in modes.values.allSatisfy { $0 == 0 } }
    guard let base = said.first(where: { isBase($0.0.modes) }) ?? said.first else { return [] }
    var values = [Value(set: base.set, modes: [], onlyIn: isBase(base.0.modes) ? nil : base.0.name)]
    if said.count < combinations.count {
      values[0].lackingIn = combinations.first { !isBase($0.modes) && winner($0.sets) == nil }?.name
    }
    var known: [(modes: Set<String>, set: Int)] = [([], base.set)]
    let ordered = said.enumerated().filter { !isBase($0.element.0.modes) }.sorted { a, b in
      (names(a.element.0.modes).count, a.offset) < (names(b.element.0.modes).count, b.offset)
    }
    for (_, (combination, set)) in ordered {
      let modes = names(combination.modes)
      let applicable = known.filter { $0.modes.isSubset(of: modes) }
      let most = applicable.map(\.modes.count).max() ?? 0
      // Where several values have equally many modes, that which is meant is said.
      let strongest = Set(applicable.filter { $0.modes.count == most }.map(\.set))
      if strongest == [set] { continue }
      known.append((Set(modes), set))
      values.append(Value(set: set, modes: modes))
    }
    return values
  }

  /// The modes of a combination that don't hold by themselves, in the order of their axes.
  private func names(_ modes: [Int: Int]) -> [String] {
    modes.sorted { $0.key < $1.key }.filter { $0.value > 0 }.map { modeNames[$0.key][$0.value] }
  }
}

/// An axis of modes that a translated file declares.
struct TranslatedAxis {
  let name: String
  let span: Span
  let modes: [(name: String, span: Span)]
}
