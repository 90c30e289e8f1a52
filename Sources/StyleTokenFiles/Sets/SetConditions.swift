import StyleSource
import StyleSyntax

/// The modes in which each set holds.
struct SetConditions {
  /// For each file, the axes that no style file declares.
  private(set) var declared: [Int: [TranslatedAxis]] = [:]
  private var groups: [Group] = []
  /// For each group of themes, the names of the axes that it is about.
  private(set) var axesOfGroups: [Int: [String]] = [:]
  /// For each group of themes that is about axes, the names of its themes, each with its modes but the default ones, in their alphabetical order, joined by `+`.
  private(set) var contextsOfGroups: [Int: [(modes: String, name: String)]] = [:]
  /// The sets that some theme has, or that are named like a mode.
  private var themed: Set<Int> = []
  private let unthemed: Set<Int>
  /// For each set, its place in the order in which later ones replace earlier ones.
  private let rank: [Int: Int]
  private let sources: Set<Int>
  /// The axes of style files, and those declared for groups of themes.
  private var axes: [DeclaredAxis]
  /// The scopes in which themes determine when sets hold.
  private let themedScopes: Set<String>
  /// The sets that hold with all themes of some group, each with its place in the order.
  private var constant: [Int: Int] = [:]

  /// A group of themes, of which one holds at a time; of a group that makes no difference, only one.
  private struct Group {
    /// The themes of the group, each with the mode of each axis, and its sets.
    var themes: [(name: String, modes: [Int: Int], sets: [Int: Int])]
  }

  /// The value of a token, and the modes in which it holds; none for the default value.
  struct Value {
    /// The set that has the value, or another key that identifies it.
    let key: Int
    /// A combination in which the value holds.
    let combination: Combination
    let modes: [String]
    /// The modes as one, joined by `+`.
    let mode: String
    /// The theme whose value is the default value, since no set of the default themes has the token; nil where one has it.
    var onlyIn: String?
    /// For the default value, a theme in which no set has the token, so that this value counts there too.
    var lackingIn: String?

    init(key: Int, combination: Combination, modes: [String], onlyIn: String? = nil) {
      self.key = key
      self.combination = combination
      self.modes = modes
      mode = modes.joined(separator: "+")
      self.onlyIn = onlyIn
    }
  }

  init(_ sets: TokenSets, _ axes: [DeclaredAxis], _ output: TokenOutput) {
    let themes = sets.themes.flatMap(\.themes)
    let named = themes.reduce(into: Set<Int>()) { $0.formUnion($1.sets.keys) }
    themedScopes = Set(named.map { sets.sets[$0].scope })
    unthemed = Set(sets.order).subtracting(named)
    rank = Dictionary(uniqueKeysWithValues: sets.order.enumerated().map { ($1, $0) })
    let enabled = themes.reduce(into: Set<Int>()) { $0.formUnion(Set($1.sets.keys).subtracting($1.sources)) }
    sources = named.subtracting(enabled)
    self.axes = axes
    var words = ModeWords(axes)
    for (index, group) in sets.themes.enumerated() where group.themes.count > 1 {
      // Sets that hold with every theme of any group always hold.
      let some = group.themes.dropFirst().contains { $0.sets != group.themes[0].sets }
      guard some else {
        groups.append(Group(themes: [("", [:], group.themes[0].sets)]))
        continue
      }
      if declareAxes(of: group) {
        words = ModeWords(self.axes)
      }
      axesOfGroups[index] = add(group, words, output)
      contextsOfGroups[index] = groups.last?.themes.map { theme in
        (names(theme.modes).sorted().joined(separator: "+"), theme.name)
      }
    }
    for group in sets.themes where group.themes.count == 1 {
      groups.append(Group(themes: [("", [:], group.themes[0].sets)]))
    }
    addSetsNamedLikeModes(sets, words)
    themed = groups.reduce(into: []) { sets, group in
      for theme in group.themes { sets.formUnion(theme.sets.keys) }
    }
    for group in groups {
      for set in group.themes.first?.sets.keys.map({ $0 }) ?? [] {
        let places = group.themes.compactMap { $0.sets[set] }
        guard places.count == group.themes.count, let least = places.min() else { continue }
        constant[set] = max(constant[set] ?? least, least)
      }
    }
  }

  /// Returns the names of the axes that the group is about.
  private mutating func add(
    _ group: ThemeGroup, _ words: ModeWords, _ output: TokenOutput
  ) -> [String] {
    var modes = group.themes.map { words.places(named: $0.name.text) }
    let unknown = modes.indices.filter { modes[$0] == nil }
    // The only one whose name is no mode, such as “Default” beside “Dark”, holds where no other does.
    if unknown.count == 1, group.themes.count > 1,
      !modes.contains(where: { $0?.allSatisfy { $0.mode == 0 } ?? false })
    {
      modes[unknown[0]] = []
    } else if unknown.count == group.themes.count {
      let axisName = unused(
        group.name.map { styleName(ofDesign: $0) } ?? "theme", among: Set(axes.map(\.name)), "Themes")
      // A name belongs to one axis.
      let known = Set(axes.flatMap(\.modes))
      let names = group.themes.map { theme in
        let name = styleName(ofDesign: theme.name.text)
        return known.contains(name) ? axisName + name.prefix(1).uppercased() + name.dropFirst() : name
      }
      let axis = TranslatedAxis(
        name: axisName, span: (group.node ?? group.themes[0].name).span,
        modes: zip(names, group.themes).map { ($0, $1.name.span) })
      declare(axis, in: group.file)
      modes = group.themes.indices.map { [ModeWords.ModeIndex(axis: axes.count - 1, mode: $0)] }
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
    return mentioned.sorted().map { axes[$0].name }
  }

  private mutating func declare(_ axis: TranslatedAxis, in file: Int) {
    declared[file, default: []].append(axis)
    axes.append(DeclaredAxis(name: axis.name, modes: axis.modes.map(\.name)))
  }

  /// Declares the axes that a group names, unless they are declared already. Returns whether there were any.
  private mutating func declareAxes(of group: ThemeGroup) -> Bool {
    var isNew = false
    for entry in group.axes?.entries.map({ $0 }) ?? [] where entry.value.kind == .sequence {
      let modes = entry.value.elements.filter(\.isJSONString)
      guard modes.count > 1, !axes.contains(where: { $0.name == entry.key.text }) else { continue }
      let axis = TranslatedAxis(
        name: entry.key.text, span: entry.key.span, modes: modes.map { ($0.text, $0.span) })
      declare(axis, in: group.file)
      isNew = true
    }
    return isNew
  }

  private func unused(_ name: String, among names: Set<String>, _ ending: String) -> String {
    names.contains(name) ? unused(name + ending, among: names, ending) : name
  }

  /// Makes sets named `light` and `dark`, which no themes are about, hold in these modes.
  private mutating func addSetsNamedLikeModes(_ sets: TokenSets, _ words: ModeWords) {
    var families: [String: [(set: Int, places: [ModeWords.ModeIndex])]] = [:]
    for set in sets.order where !themedScopes.contains(sets.sets[set].scope) {
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

  /// Whether no theme has a set, though there are themes for other sets of its scope.
  func isUnthemed(_ set: Int, in scope: String) -> Bool { unthemed.contains(set) && hasThemes(scope) }

  /// Whether themes determine when the sets of a scope hold.
  func hasThemes(_ scope: String) -> Bool { themedScopes.contains(scope) }

  /// Whether a set is only there for others to refer to.
  func isSource(_ set: Int) -> Bool { sources.contains(set) }

  /// A combination of one theme of each group that makes a difference for some tokens.
  struct Combination {
    /// The combination's index among all that make a difference for the same sets.
    var index = 0
    /// The last of its themes.
    let name: String
    /// The mode of each axis, by axis.
    let modes: [Int: Int]
    /// The sets that hold, each with its place in the order.
    let sets: [Int: Int]

    /// Whether all modes are the default ones.
    var isBase: Bool { modes.values.allSatisfy { $0 == 0 } }
  }

  /// The combinations of themes that make a difference for tokens of some sets; nil where there are too many.
  func combinations(of sets: Set<Int>) -> [Combination]? {
    let relevant = groups.filter { group in
      group.themes.contains { theme in
        sets.contains { set in
          guard let place = theme.sets[set] else { return false }
          return constant[set].map { place > $0 } ?? true
        }
      }
    }
    var combinations = [
      Combination(name: "", modes: [:], sets: constant.filter { sets.contains($0.key) })
    ]
    for group in relevant {
      combinations = combinations.flatMap { combination in
        group.themes.compactMap { theme -> Combination? in
          // Two groups may name the same axis; one mode of it holds at a time.
          guard theme.modes.allSatisfy({ combination.modes[$0] == nil || combination.modes[$0] == $1 }) else {
            return nil
          }
          return Combination(
            name: theme.modes.isEmpty ? combination.name : theme.name,
            modes: combination.modes.merging(theme.modes) { first, _ in first },
            sets: combination.sets.merging(theme.sets, uniquingKeysWith: max))
        }
      }
      guard combinations.count <= 1024 else { return nil }
    }
    for index in combinations.indices { combinations[index].index = index }
    return combinations
  }

  /// The set that counts among some with a token; nil where none of them holds. A set without a theme always holds, but gives way to one
  /// with a theme.
  func winner(among sets: Set<Int>, in combination: Combination) -> Int? {
    func order(_ set: Int) -> (Int, Int) { combination.sets[set].map { (1, $0) } ?? (0, rank[set] ?? 0) }
    return sets.filter { combination.sets[$0] != nil || !themed.contains($0) }.max { order($0) < order($1) }
  }

  /// The values of a token that some sets have, each with the set as its key, the default one first.
  ///
  /// - Returns: Nil where themes have too many combinations.
  func values(of sets: Set<Int>) -> [Value]? {
    combinations(of: sets).map { values(in: $0) { winner(among: sets, in: $0) } }
  }

  /// The values of a token in some combinations of themes, the default value first, each for the fewest modes.
  ///
  /// - Parameter key: Identifies the token's value in a combination; nil where it has none.
  func values(in combinations: [Combination], key: (Combination) -> Int?) -> [Value] {
    let said = combinations.compactMap { combination in key(combination).map { (combination, key: $0) } }
    guard let base = said.first(where: { $0.0.isBase }) ?? said.first else { return [] }
    var values = [
      Value(key: base.key, combination: base.0, modes: [], onlyIn: base.0.isBase ? nil : base.0.name)
    ]
    if said.count < combinations.count {
      values[0].lackingIn = combinations.first { !$0.isBase && key($0) == nil }?.name
    }
    var known: [(modes: Set<String>, key: Int)] = [([], base.key)]
    let ordered = said.enumerated().filter { !$0.element.0.isBase }.sorted { a, b in
      (names(a.element.0.modes).count, a.offset) < (names(b.element.0.modes).count, b.offset)
    }
    for (_, (combination, key)) in ordered {
      let modes = names(combination.modes)
      let applicable = known.filter { $0.modes.isSubset(of: modes) }
      let most = applicable.map(\.modes.count).max() ?? 0
      // Among several values with equally many modes, the intended one is reported.
      let strongest = Set(applicable.filter { $0.modes.count == most }.map(\.key))
      if strongest == [key] { continue }
      known.append((Set(modes), key))
      values.append(Value(key: key, combination: combination, modes: modes))
    }
    return values
  }

  /// The modes of a combination that aren't the defaults, in the order of their axes.
  private func names(_ modes: [Int: Int]) -> [String] {
    modes.sorted { $0.key < $1.key }.filter { $0.value > 0 }.map { axes[$0.key].modes[$0.value] }
  }
}

/// An axis of modes that a translated file declares.
struct TranslatedAxis {
  let name: String
  let span: Span
  let modes: [(name: String, span: Span)]
}
