import StyleSource
import StyleSyntax

/// Gives the tokens of sets their values in modes. Each group of themes is an axis, and each theme a mode: of those sets that hold with it, a later one
/// replaces tokens of an earlier one.
func assignThemes(
  to translations: inout [TokenTranslation], in system: TokenSystem, _ axes: [DeclaredAxis]
) {
  let sets = system.sets
  guard !sets.order.isEmpty else { return }
  let conditions = SetConditions(sets, axes, system.output)
  for (file, axes) in conditions.declared { translations[file].axes = axes }
  // The definitions of each token, in the order in which later ones replace earlier ones.
  let rank = Dictionary(uniqueKeysWithValues: sets.order.enumerated().map { ($1, $0) })
  var definitions: [String: [Definition]] = [:]
  var names: [String] = []
  for translation in translations {
    for (place, entry) in translation.entries.enumerated() {
      let token = system.tokens[entry.token]
      guard let rank = rank[token.set] else { continue }
      if definitions[token.name] == nil { names.append(token.name) }
      definitions[token.name, default: []].append(
        Definition(
          file: translation.file, place: place, set: token.set, rank: rank, token: entry.token,
          type: entry.type))
    }
  }
  var used: [Place: EntryUse] = [:]
  var toldSets: Set<Int> = []
  for name in names {
    let all = definitions[name] ?? []
    let types = Set(all.map(\.type))
    let values = conditions.values(of: Set(all.map(\.set)), rank) {
      system.output.report(.tooManyThemes(system.tokens[all[0].token]))
    }
    guard let base = values.first else { continue }
    let baseTypes = Set(all.filter { $0.set == base.set }.map(\.type))
    if types != baseTypes, let first = all.first(where: { $0.set == base.set }),
      let other = all.first(where: { !baseTypes.contains($0.type) && $0.set != base.set })
    {
      system.output.report(.otherTypeInSet(system.tokens[other.token], system.tokens[first.token]))
    }
    if let theme = base.onlyIn, let first = all.first(where: { $0.set == base.set }) {
      system.output.reportOnce(
        "theme " + theme, .tokenOfSomeThemes(system.tokens[first.token], theme),
        at: system.tokens[first.token].key.span)
    }
    for definition in all where baseTypes.contains(definition.type) {
      var use = EntryUse()
      for value in values where value.set == definition.set {
        if value.modes.isEmpty {
          use.isDeclared = true
        } else {
          use.modes.append(value.modes.joined(separator: "+"))
        }
      }
      use.isPrivate = values.allSatisfy { conditions.isSource($0.set) }
      used[Place(file: definition.file, place: definition.place)] = use
      if !use.isUsed, conditions.isUnthemed(definition.set), toldSets.insert(definition.set).inserted {
        let token = system.tokens[definition.token]
        system.output.report(.setOfNoTheme(sets.sets[definition.set].name ?? "", token, at: token.key.span))
      }
    }
  }
  system.output.finishCounts()
  for index in translations.indices {
    translations[index].entries = translations[index].entries.enumerated().compactMap { place, entry in
      guard rank[system.tokens[entry.token].set] != nil else { return entry }
      guard let use = used[Place(file: translations[index].file, place: place)], use.isUsed else {
        return nil
      }
      var entry = entry
      (entry.isDeclared, entry.modes) = (use.isDeclared, use.modes)
      entry.isPrivate = entry.isPrivate || use.isPrivate
      return entry
    }
  }
}

/// What one set says of a token.
private struct Definition {
  let file, place, set, rank, token: Int
  let type: StyleType
}

private struct Place: Hashable {
  let file, place: Int
}

/// Where an entry of a file counts.
private struct EntryUse {
  var isDeclared = false
  var modes: [String] = []
  var isPrivate = false

  var isUsed: Bool { isDeclared || !modes.isEmpty }
}

/// In which modes each set holds.
struct SetConditions {
  /// By file, the axes that no style file declares.
  private(set) var declared: [Int: [TranslatedAxis]] = [:]
  private var groups: [Group] = []
  private let unthemed: Set<Int>
  private let sources: Set<Int>
  /// How many modes each axis has.
  private var modeNames: [[String]] = []

  /// A group of themes of which some sets hold with some of them only.
  private struct Group {
    /// Of each theme, the mode of each axis, and the sets.
    var themes: [(name: String, modes: [Int: Int], sets: Set<Int>)]
  }

  /// The value of a token: the set that says it, and the modes in which it holds; none where no others do.
  struct Value {
    let set: Int
    let modes: [String]
    /// The theme whose value counts though another one holds where no others do; nil where that has a value.
    var onlyIn: String?
  }

  init(_ sets: TokenSets, _ axes: [DeclaredAxis], _ output: TokenOutput) {
    let themes = sets.themes.flatMap(\.themes)
    let themed = themes.reduce(into: Set<Int>()) { $0.formUnion($1.sets) }
    unthemed = Set(sets.order).subtracting(themed)
    let enabled = themes.reduce(into: Set<Int>()) { $0.formUnion($1.sets.subtracting($1.sources)) }
    sources = themed.subtracting(enabled)
    modeNames = axes.map(\.modes)
    let words = ModeWords(axes)
    for group in sets.themes where group.themes.count > 1 {
      // Sets that hold with every theme of any group always hold.
      let some = group.themes.dropFirst().contains { $0.sets != group.themes[0].sets }
      guard some else {
        groups.append(Group(themes: [("", [:], group.themes[0].sets)]))
        continue
      }
      add(group, words, axes, output)
    }
    for group in sets.themes where group.themes.count == 1 {
      groups.append(Group(themes: [("", [:], group.themes[0].sets)]))
    }
    if sets.themes.isEmpty { addSetsNamedLikeModes(sets, words) }
  }

  private mutating func add(
    _ group: ThemeGroup, _ words: ModeWords, _ axes: [DeclaredAxis], _ output: TokenOutput
  ) {
    var modes = group.themes.map { words.places(named: $0.name.text) }
    let unknown = modes.indices.filter { modes[$0] == nil }
    // The only one whose name is no mode, such as “Default” beside “Dark”, holds where no other does.
    if unknown.count == 1, group.themes.count > 1,
      !modes.contains(where: { $0?.allSatisfy { $0.mode == 0 } ?? false })
    {
      modes[unknown[0]] = []
    } else if unknown.count == group.themes.count {
      let names = group.themes.map { styleName($0.name.text) }
      let axis = TranslatedAxis(
        name: group.name.map { styleName($0) } ?? "theme", span: (group.node ?? group.themes[0].name).span,
        modes: zip(names, group.themes).map { ($0, $1.name.span) })
      declared[group.file, default: []].append(axis)
      modeNames.append(names)
      modes = group.themes.indices.map { [ModeWords.Place(axis: modeNames.count - 1, mode: $0)] }
    } else if !unknown.isEmpty {
      output.report(.unknownThemes(unknown.map { group.themes[$0].name }, of: group.name))
    }
    let mentioned = Set(modes.flatMap { $0 ?? [] }.map(\.axis))
    var seen: [[Int: Int]: SyntaxNode] = [:]
    var result = Group(themes: [])
    for (theme, places) in zip(group.themes, modes) {
      guard let places else { continue }
      // Of an axis that others of the group name, the first mode holds.
      var modes = Dictionary(uniqueKeysWithValues: mentioned.map { ($0, 0) })
      for place in places { modes[place.axis] = place.mode }
      if let first = seen[modes] {
        output.report(.themeTwice(theme.name, first))
        continue
      }
      seen[modes] = theme.name
      result.themes.append((theme.name.text, modes, theme.sets))
    }
    groups.append(result)
  }

  /// Without themes, sets named `light` and `dark` hold in these modes.
  private mutating func addSetsNamedLikeModes(_ sets: TokenSets, _ words: ModeWords) {
    var families: [String: [(set: Int, places: [ModeWords.Place])]] = [:]
    for set in sets.order {
      let path = (sets.sets[set].name ?? "").split(separator: "/")
      guard let last = path.last, let places = words.places(named: String(last)) else { continue }
      families[path.dropLast().joined(separator: "/"), default: []].append((set, places))
    }
    for family in families.sorted(by: { $0.key < $1.key }).map(\.value) where family.count > 1 {
      let mentioned = Set(family.flatMap(\.places).map(\.axis))
      var result = Group(themes: [])
      for (set, places) in family {
        var modes = Dictionary(uniqueKeysWithValues: mentioned.map { ($0, 0) })
        for place in places { modes[place.axis] = place.mode }
        result.themes.append((sets.sets[set].name ?? "", modes, [set]))
      }
      groups.append(result)
    }
  }

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
      group.themes.contains { !$0.sets.isDisjoint(with: sets) }
    }
    let alone = sets.filter { set in !groups.contains { $0.themes.contains { $0.sets.contains(set) } } }
    // What no theme has holds always, but gives way to what one has.
    func order(_ set: Int) -> (Int, Int) { (alone.contains(set) ? 0 : 1, rank[set] ?? 0) }
    func winner(_ active: Set<Int>) -> Int? {
      active.union(alone).intersection(sets).max { order($0) < order($1) }
    }
    var combinations: [(name: String, modes: [Int: Int], sets: Set<Int>)] = [("", [:], [])]
    for group in relevant {
      combinations = combinations.flatMap { combination in
        group.themes.compactMap { theme -> (String, [Int: Int], Set<Int>)? in
          // Two groups may name the same axis; one mode of it holds at a time.
          guard theme.modes.allSatisfy({ combination.modes[$0] == nil || combination.modes[$0] == $1 }) else {
            return nil
          }
          let modes = combination.modes.merging(theme.modes) { first, _ in first }
          return (
            theme.modes.isEmpty ? combination.name : theme.name, modes, combination.sets.union(theme.sets)
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
