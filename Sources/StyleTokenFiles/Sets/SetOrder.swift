/// The order in which sets are searched for a token that another one refers to: those of its scope, those that were imported into the same
/// group, and all others.
struct SetOrder {
  private var scopes: [Int] = []
  private var groups: [Int] = []

  init(_ sets: TokenSets, _ files: [TokenFile]) {
    var knownScopes: [String: Int] = [:]
    var knownGroups: [String?: Int] = [:]
    for set in sets.sets {
      let group = files[set.file].options.group
      let scope = knownScopes[set.scope] ?? knownScopes.count
      let number = knownGroups[group] ?? knownGroups.count
      knownScopes[set.scope] = scope
      knownGroups[group] = number
      scopes.append(scope)
      groups.append(number)
    }
  }

  /// The group in which a set is searched: 0 for the first one. Within a group, sets are searched in their own order.
  func distance(of other: Int, from set: Int) -> Int {
    groups[other] != groups[set] ? 2 : scopes[other] == scopes[set] ? 0 : 1
  }

  /// A number for where themes look for a set, from 0 on.
  func scope(of set: Int) -> Int { scopes[set] }
}
