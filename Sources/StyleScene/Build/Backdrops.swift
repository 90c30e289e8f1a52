import StyleModel

extension Scene {
  /// The scene with what lies below each material: a copy of everything that is drawn before it, in a group with a `blur`, so that raster
  /// and vector renderers do the same. The blur uses the same grid as shadows, as coarse as it can be.
  ///
  /// A group that fades or is masked is composited by itself, on a device too, so that nothing around it lies below what is in it.
  var showingBackdrops: Scene {
    var scene = self
    scene.items = items.showingBackdrops(above: [], toRoot: .identity) { $0 }
    return scene
  }
}

extension [Scene.Item] {
  /// The number of materials, each below the next, of which each draws anew what lies below it.
  private static var mostBackdrops: Int { 4 }

  /// The items with what lies below each material.
  ///
  /// - Parameters:
  ///   - below: What is drawn before these items, in the coordinates of the root.
  ///   - toRoot: The transform from the items' coordinates to those of the root.
  ///   - placed: Puts some of the items into the groups that they lie in.
  fileprivate func showingBackdrops(
    above below: [Scene.Item], toRoot: Scene.Matrix, placed: ([Scene.Item]) -> [Scene.Item]
  ) -> [Scene.Item] {
    var shown: [Scene.Item] = []
    for item in self {
      guard case .group(var group) = item, group.holdsBackdrop else {
        shown.append(item)
        continue
      }
      if group.isBackdrop {
        guard let fromRoot = toRoot.inverse else { continue }
        // What stands before it in its own group is there for where the blur is translucent.
        group.items = below.backdropDepth < Self.mostBackdrops ? below : below.withoutBackdrops
        group.transform = fromRoot
      } else if group.isComposited {
        group.items = group.items.showingBackdrops(above: [], toRoot: .identity) { $0 }
      } else {
        let (clip, transform) = (group.clip, group.transform)
        group.items = group.items.showingBackdrops(
          above: below + (shown.isEmpty ? [] : placed(shown)), toRoot: transform.then(toRoot)
        ) { placed([.group(Scene.Group($0, clip: clip, transform: transform))]) }
      }
      shown.append(.group(group))
    }
    return shown
  }

  private var backdropDepth: Int {
    reduce(0) { depth, item in
      guard case .group(let group) = item else { return depth }
      return Swift.max(depth, group.items.backdropDepth + (group.blur > 0 ? 1 : 0))
    }
  }

  private var withoutBackdrops: [Scene.Item] {
    compactMap { item in
      guard case .group(var group) = item else { return item }
      if group.blur > 0 { return nil }
      group.items = group.items.withoutBackdrops
      return .group(group)
    }
  }
}

extension Scene.Group {
  /// Whether the group is one that shows what lies below it.
  fileprivate var isBackdrop: Bool { blur > 0 && items.isEmpty }

  fileprivate var holdsBackdrop: Bool {
    isBackdrop
      || items.contains { if case .group(let group) = $0 { group.holdsBackdrop } else { false } }
  }

  /// Whether the group's items are drawn apart from what is around them.
  fileprivate var isComposited: Bool { opacity < 1 || mask != nil }
}
