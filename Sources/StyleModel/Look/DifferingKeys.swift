/// The keys of layers of which the looks of a style may have different values, and which are compared for two of them.
struct DifferingKeys {
  private let known: ComponentValues?
  /// The keys that the style leaves alone, by their indices in `ComponentValues.keys`.
  var ofComponent: [Int] = []
  var ofStyle: [(key: LayerKey, layer: Int)] = []

  init(_ known: ComponentValues?) { self.known = known }

  /// Whether `isSame` holds of each key whose values may differ between two looks.
  func allSatisfy(
    between first: Cascade.Situation, _ second: Cascade.Situation,
    _ isSame: (LayerKey, _ layer: Int) -> Bool
  ) -> Bool {
    if let known {
      for place in ofComponent {
        if let first = first.index, let second = second.index,
          known.ofLooks.like(of: first, at: place) == known.ofLooks.like(of: second, at: place)
        {
          continue
        }
        if !isSame(known.keys[place].key, known.keys[place].layer) { return false }
      }
    }
    return ofStyle.allSatisfy { isSame($0.key, $0.layer) }
  }

  /// Splits looks by the values of every key.
  ///
  /// - Parameters:
  ///   - situations: The states and modes of the looks.
  ///   - value: The value that a look shows of a layer's key.
  func split(
    _ looks: inout AlikeLooks, _ situations: [Cascade.Situation],
    by value: (LayerKey, _ layer: Int, _ look: Int) -> LookValue?
  ) {
    func split(_ key: LayerKey, _ layer: Int) {
      if !looks.areAllApart { looks.split(by: { value(key, layer, $0) }, areSame) }
    }
    if let known {
      let indices = situations.compactMap(\.index)
      let areKnown = indices.count == situations.count
      for place in ofComponent where !looks.areAllApart {
        let (layer, key) = (known.keys[place].layer, known.keys[place].key)
        // A tint shows only where there is a picture.
        guard areKnown, key != .layer(.tintColor) else {
          split(key, layer)
          continue
        }
        looks.split(by: { known.ofLooks.like(of: indices[$0], at: place) }, ==)
      }
    }
    for (key, layer) in ofStyle { split(key, layer) }
  }
}

extension StyleLooks {
  /// The keys in which two looks can differ visibly.
  func differingKeys(ignoring ignored: LayerPropertySet) -> DifferingKeys {
    cascade.differingKeys { key, layer in
      layer != unreadSubtitle && owner.comparesValue(of: key, layer, ignored)
    }
  }
}
