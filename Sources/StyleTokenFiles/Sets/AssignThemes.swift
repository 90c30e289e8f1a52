import StyleSource
import StyleSyntax

/// Gives the tokens of sets their values in modes. Each group of themes is an axis, and each theme a mode: among the sets of a theme, a
/// later one replaces tokens of an earlier one.
func assignThemes(
  to translations: inout [TokenTranslation], in system: TokenSystem, _ axes: [DeclaredAxis]
) {
  let sets = system.sets
  guard !sets.order.isEmpty else { return }
  let conditions = SetConditions(sets, axes, system.output)
  for (file, axes) in conditions.declared { translations[file].axes = axes }
  reportTokensThatAreGroups(in: system)
  addExtensionsOfSets(conditions, to: &translations, in: system)
  var isRanked = Array(repeating: false, count: sets.sets.count)
  for set in sets.order { isRanked[set] = true }
  // The definitions of each token, in the order in which later ones replace earlier ones.
  var definitions: [[Definition]] = []
  var names: [Int: Int] = [:]
  names.reserveCapacity(system.tokens.count)
  for translation in translations {
    for (place, entry) in translation.entries.enumerated() {
      guard let index = entry.token else { continue }
      let set = system.tokens[index].set
      guard isRanked[set] else { continue }
      let name = system.nameInSets(index)
      let number = names[name] ?? definitions.count
      if number == definitions.count {
        names[name] = number
        definitions.append([])
      }
      definitions[number].append(
        Definition(
          file: translation.file, place: place, set: set, token: index, type: entry.type))
    }
  }
  // By file and place.
  var used = translations.map { Array(repeating: EntryUse?.none, count: $0.entries.count) }
  var toldSets: Set<Int> = []
  // By the sets that define a token.
  var known: [[Int]: [SetConditions.Value]?] = [:]
  var last: (definers: [Int], values: [SetConditions.Value]?)?
  // Tokens that depend on more combinations of themes than are followed.
  var tooMany: [Definition] = []
  let circular = CircularTokens(definitions, conditions, system)
  for (name, all) in definitions.enumerated() where !circular.contains(name) {
    // Many tokens are defined by the same sets.
    let values: [SetConditions.Value]?
    if let last, last.definers.elementsEqual(all.lazy.map(\.set)) {
      values = last.values
    } else {
      let definers = all.map(\.set)
      values = known[definers] ?? conditions.values(of: Set(definers))
      known[definers] = .some(values)
      last = (definers, values)
    }
    if values == nil { tooMany.append(all[0]) }
    guard let values else { continue }
    guard let base = values.first else { continue }
    func isOfBase(_ type: StyleType) -> Bool { all.contains { $0.set == base.key && $0.type == type } }
    if let first = all.first(where: { $0.set == base.key }),
      let other = all.first(where: { !isOfBase($0.type) && $0.set != base.key })
    {
      system.output.report(.otherTypeInSet(system.tokens[other.token], system.tokens[first.token]))
    }
    if !system.output.lacksTokens, let theme = base.onlyIn,
      let first = all.first(where: { $0.set == base.key })
    {
      system.output.reportOnce(
        "theme " + theme, .tokenOfSomeThemes(system.tokens[first.token], theme),
        at: system.tokens[first.token].key.span)
    }
    if !system.output.lacksTokens, let theme = base.lackingIn,
      let first = all.first(where: { $0.set == base.key })
    {
      let token = system.tokens[first.token]
      system.output.reportOnce("no theme " + theme, .tokenLackingInTheme(token, theme), at: token.key.span)
    }
    for definition in all where isOfBase(definition.type) {
      var use = EntryUse()
      for value in values where value.key == definition.set {
        if value.modes.isEmpty {
          use.isDeclared = true
        } else {
          use.modes.append(value.mode)
        }
      }
      use.isPrivate = values.allSatisfy { conditions.isSource($0.key) }
      used[definition.file][definition.place] = use
      let scope = sets.sets[definition.set].scope
      guard !use.isUsed, conditions.isUnthemed(definition.set, in: scope) || !conditions.hasThemes(scope)
      else {
        continue
      }
      let token = system.tokens[definition.token]
      let name = sets.sets[definition.set].name ?? ""
      guard toldSets.insert(definition.set).inserted else { continue }
      if !conditions.hasThemes(scope) {
        let other = sets.sets[base.key].name ?? ""
        system.output.report(.replacedSet(name, token, by: other))
      } else {
        system.output.report(.setOfNoTheme(name, token, at: token.key.span))
      }
    }
  }
  for (definition, value, modes) in circular.values {
    var use = used[definition.file][definition.place] ?? EntryUse(isPrivate: true)
    use.isPrivate = use.isPrivate && conditions.isSource(definition.set)
    if modes.isEmpty {
      use.isDeclared = true
      use.value = value
    } else {
      use.modes.append(modes.joined(separator: "+"))
      use.values[modes.joined(separator: "+")] = value
    }
    used[definition.file][definition.place] = use
  }
  if let first = tooMany.first, let place = sets.placeOfThemes(of: first.set) {
    system.output.report(
      .tooManyThemes(system.tokens[first.token], others: tooMany.count - 1, at: place))
  }
  system.output.finishCounts()
  for index in translations.indices {
    translations[index].entries = zip(translations[index].entries, used[index]).compactMap { entry, use in
      guard let token = entry.token, isRanked[system.tokens[token].set] else { return entry }
      guard let use, use.isUsed else { return nil }
      (entry.isDeclared, entry.modes) = (use.isDeclared, use.modes)
      entry.value = use.value ?? entry.value
      entry.valuesOfModes = use.values
      if use.isPrivate { entry.isPrivate = true }
      return entry
    }
  }
}

/// The definition of a token in one set.
struct Definition {
  let file, place, set, token: Int
  let type: StyleType
}

/// The uses of a file's entry: as the declaration, and in modes.
private struct EntryUse {
  var isDeclared = false
  var modes: [String] = []
  var isPrivate = false
  /// The value, and the values in modes, of a token that refers to itself when all sets are taken together.
  var value: StyleValue?
  var values: [String: StyleValue] = [:]

  var isUsed: Bool { isDeclared || !modes.isEmpty }
}
