extension Look {
  /// Whether two looks of one component show the same, wherever the values came from.
  public func isDrawnLike(_ other: Look) -> Bool {
    layers.count == other.layers.count && zip(layers, other.layers).allSatisfy { $0.isDrawnLike($1) }
  }
}

extension LookLayer {
  fileprivate func isDrawnLike(_ other: LookLayer) -> Bool {
    guard layer.kind == other.layer.kind, inset == other.inset else { return false }
    // What one of them does not set has Apple's default in it.
    let keys = Set(values.keys).union(other.values.keys)
    guard keys.allSatisfy({ self[$0] == other[$0] }) else { return false }
    switch (nested, other.nested) {
    case (nil, nil): return true
    case (let mine?, let theirs?): return mine.look.isDrawnLike(theirs.look)
    case (nil, _?), (_?, nil): return false
    }
  }
}
