/// Groups of looks of one style that show the same.
///
/// Each look is asked for a value at most once, and only as long as it shares its group, where comparing all pairs of looks would ask for
/// values again and again.
struct AlikeLooks {
  /// The number of looks up to which comparing pairs is faster, since most pairs differ in one of the first values.
  static let mostPaired = 8

  /// The index of the first look that shows the same, by look.
  private(set) var first: [Int]
  /// The groups of more than one look, each in order.
  private var groups: [[Int]]

  init(count: Int) {
    first = Array(repeating: 0, count: count)
    groups = count > 1 ? [Array(0..<count)] : []
  }

  /// Whether all looks differ, so that no value can split a group any more.
  var areAllApart: Bool { groups.isEmpty }

  /// Splits each group whose looks differ in a value.
  mutating func split<Value>(by value: (_ look: Int) -> Value, _ areSame: (Value, Value) -> Bool) {
    var rest: [[Int]] = []
    for group in groups {
      var parts: [(value: Value, looks: [Int])] = []
      for look in group {
        let value = value(look)
        if let part = parts.firstIndex(where: { areSame($0.value, value) }) {
          parts[part].looks.append(look)
        } else {
          parts.append((value, [look]))
        }
      }
      for part in parts {
        for look in part.looks { first[look] = part.looks[0] }
        if part.looks.count > 1 { rest.append(part.looks) }
      }
    }
    groups = rest
  }
}

extension StyleLooks {
  /// The index of the first look that `isDrawnLike` each of some looks of the style.
  package func firstAlike(_ looks: [Look], ignoring ignored: LayerPropertySet = []) -> [Int] {
    let keys = differingKeys(ignoring: ignored)
    guard looks.count > AlikeLooks.mostPaired else { return firstAlikeInPairs(looks, keys, ignored) }
    var alike = AlikeLooks(count: looks.count)
    if owner.hasMaterial, !ignored.contains(.material) {
      alike.split(by: { looks[$0].modes.contains(.dark) }, ==)
    }
    keys.split(&alike, looks.map(\.situation)) { key, layer, look in
      looks[look].shownValue(key, of: layer)
    }
    for layer in movedLayers where !alike.areAllApart {
      alike.split(by: { looks[$0].operands(of: layer) }, ==)
      if owner.nested[layer] != nil {
        alike.split(by: { $0 }) { looks[$0].holdsTheSameComponent(in: layer, as: looks[$1], ignored) }
      }
    }
    return alike.first
  }

  /// The index of the first look that `isDrawnLike` each look, found by comparing each with those that differ before it.
  private func firstAlikeInPairs(
    _ looks: [Look], _ keys: DifferingKeys, _ ignored: LayerPropertySet
  ) -> [Int] {
    var firsts: [Int] = []
    return looks.indices.map { index in
      if let first = firsts.first(where: { looks[$0].isDrawnLike(looks[index], in: keys, ignored) }) {
        return first
      }
      firsts.append(index)
      return index
    }
  }
}
