/// The order in which sets are asked for a token that another one refers to: those of its scope, those that were imported into the same group, and all others.
struct SetOrder {
  private var lists: [[Int]] = []
  /// By set, which of the lists is its own.
  private var listsOfSets: [Int] = []

  private struct Place: Hashable {
    let scope: String
    let group: String?
  }

  init(_ sets: TokenSets, _ files: [TokenFile]) {
    let places = sets.sets.map { Place(scope: $0.scope, group: files[$0.file].options.group) }
    var known: [Place: Int] = [:]
    for place in places {
      if let list = known[place] {
        listsOfSets.append(list)
        continue
      }
      known[place] = lists.count
      listsOfSets.append(lists.count)
      let distances = places.map { $0 == place ? 0 : $0.group == place.group ? 1 : 2 }
      lists.append(places.indices.sorted { (distances[$0], $0) < (distances[$1], $1) })
    }
  }

  func others(of set: Int) -> [Int] { lists[listsOfSets[set]] }
}
