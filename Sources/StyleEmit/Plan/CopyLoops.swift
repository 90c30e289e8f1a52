import StyleModel

/// The copies of a repeated layer that generated code makes and shows in loops, since they differ only in their numbers.
///
/// What the code says of the first copy holds for all: `CopyLoop.index` is the number of a copy in it.
struct CopyLoop: Hashable {
  /// The variable for the number of a copy in generated code.
  static let index = "index"

  /// The indices of the first copy and of the layers within it.
  var layers: Range<Int>
  /// The most copies that there may be.
  var count: Int

  /// The first copy of the layer that is repeated.
  var first: Int { layers.lowerBound }

  /// The indices of the other copies and of the layers within them.
  var others: Range<Int> { layers.upperBound..<(first + count * layers.count) }
}

/// All loops of a component.
struct CopyLoops: Hashable {
  private(set) var all: [CopyLoop] = []

  /// The loop that writes a layer of the first copy; nil of any other layer.
  func loop(ofLayer index: Int) -> CopyLoop? { all.first { $0.layers.contains(index) } }

  /// Whether a layer is one of the other copies, which the loop of the first writes too.
  func leavesOut(_ index: Int) -> Bool { all.contains { $0.others.contains(index) } }

  /// - Parameters:
  ///   - component: The component, with all copies.
  ///   - styles: The settings of its styles.
  ///   - moved: The layers that may be moved by parts of their sizes.
  init(of component: Component, styles: [[Style.Setting]], moved: Set<Int>) {
    guard component.layers.contains(where: { $0.copy?.template != nil }) else { return }
    let settings = SettingsOfLayers(component, styles)
    var index = 0
    while index < component.layers.count {
      if let loop = CopyLoop(from: index, in: component),
        loop.layers.allSatisfy({ place in
          component.layers[place].isLoopable && !moved.contains(place)
            && settings.isAlike(inCopiesOf: place, of: loop)
            && settings.keys(of: place).allSatisfy(\.isLoopable)
        }), component.takesLoops(in: component.layers[index].parent ?? 0, settings)
      {
        all.append(loop)
        index = loop.others.upperBound
      } else {
        index += 1
      }
    }
    let animated = component.animations.map(\.layer)
    // Of each copy, all is read before the next one.
    let spoken = component.spokenParts.map(\.layer)
    all.removeAll { loop in spoken.count(where: loop.layers.contains) > 1 }
    all.removeAll { loop in animated.contains { loop.layers.contains($0) || loop.others.contains($0) } }
  }

  init() {}
}

extension CopyLoop {
  /// Finds the loop of a repeated layer; nil where the layer at an index is not the first copy, lies in another repeated layer, or has few
  /// copies.
  fileprivate init?(from first: Int, in component: Component) {
    let layers = component.layers
    guard let template = layers[first].copy?.template, template.count > 2,
      layers[layers[first].parent ?? 0].copy == nil
    else { return nil }
    var end = first + 1
    while end < layers.count, layers[end].parent.map({ $0 >= first }) ?? false { end += 1 }
    self.layers = first..<end
    count = template.count
    guard others.upperBound <= layers.count, self.layers.allSatisfy({ layers[$0].copy?.template != nil })
    else { return nil }
  }
}

extension Component {
  /// The component whose first copies have the templates of all copies.
  func looping(_ loops: CopyLoops) -> Component {
    if loops.all.isEmpty { return self }
    var component = self
    for loop in loops.all {
      for index in loop.layers {
        guard let template = layers[index].copy?.template else { continue }
        component.layers[index].name = layers[index].writtenName
        component.layers[index].settings = template.settings
        component.layers[index].frame = template.frame
        component.layers[index].accessibility?.label = template.label
      }
      for index in loop.others {
        component.layers[index].settings = []
        component.layers[index].frame = .bounds
        component.layers[index].accessibility = nil
      }
    }
    component.settings.removeAll { loops.leavesOut($0.target) }
    for index in component.variants.indices {
      component.variants[index].settings.removeAll { loops.leavesOut($0.target) }
    }
    return component
  }

  /// Whether the copies of a layer can be written in a loop among what lies in a layer: a stack whose gaps follow from its spacing alone.
  fileprivate func takesLoops(in parent: Int, _ settings: SettingsOfLayers) -> Bool {
    guard layers[parent].kind == .stack else { return true }
    let isPlain = [LayerProperty.distribution, .spacingAfter].allSatisfy {
      !settings.sets(.layer($0), on: parent)
    }
    let hasGaps = layers.indices.contains {
      layers[$0].parent == parent && settings.keys(of: $0).contains(.layer(.spacingAfter))
    }
    return isPlain && !hasGaps && layers[parent].value(of: .distribution) == nil
  }
}

extension CopyLoops {
  fileprivate func leavesOut(_ target: Target) -> Bool {
    if case .layer(let index, _) = target { leavesOut(index) } else { false }
  }
}

extension Layer {
  /// Whether the layer is one of Core Animation alone, and no view.
  fileprivate var isLoopable: Bool {
    switch kind {
    case .rectangle, .gradient, .shape, .text, .image: picks.isEmpty
    case .stack, .material, .component: false
    }
  }
}

extension LayerKey {
  /// Whether the code that shows the key is the same for each of many layers.
  fileprivate var isLoopable: Bool {
    guard case .layer(let property) = self else { return false }
    return ![.shadows, .outline, .material, .minimumScaleFactor, .spacingAfter].contains(property)
  }
}

/// The values of layers that a component and its styles set.
private struct SettingsOfLayers {
  private let layers: [Layer]
  /// The settings of each layer in order, by layer.
  private var settings: [Int: [LayerSetting]] = [:]

  private struct LayerSetting: Hashable {
    /// The number of the variant or style that has the setting; nil for the component.
    var source: Int?
    var key: LayerKey
    var state: StateSet
    var modes: ModeSet
    var value: Expression
  }

  init(_ component: Component, _ styles: [[Style.Setting]]) {
    layers = component.layers
    func add(_ target: Target, _ state: StateSet, _ modes: ModeSet, _ value: Expression, _ source: Int?) {
      guard case .layer(let index, let key) = target else { return }
      settings[index, default: []].append(
        LayerSetting(source: source, key: key, state: state, modes: modes, value: value))
    }
    for setting in component.settings {
      add(setting.target, setting.state, setting.modes, setting.value, nil)
    }
    for (index, variant) in component.variants.enumerated() {
      for setting in variant.settings {
        add(setting.target, setting.state, setting.modes, .constant(setting.value), index)
      }
    }
    for (index, settings) in styles.enumerated() {
      for setting in settings {
        add(
          setting.target, setting.state, setting.modes, .constant(setting.value),
          component.variants.count + index)
      }
    }
  }

  /// Whether all copies of a layer have equal settings.
  func isAlike(inCopiesOf index: Int, of loop: CopyLoop) -> Bool {
    (1..<loop.count).allSatisfy { settings[index + $0 * loop.layers.count] == settings[index] }
  }

  /// The keys of a layer that anything sets.
  func keys(of index: Int) -> [LayerKey] {
    (layers[index].copy?.template?.settings ?? layers[index].settings).map(\.key)
      + (settings[index] ?? []).map(\.key)
  }

  /// Whether a state, a mode, a variant or a style sets something of a layer.
  func sets(_ key: LayerKey, on index: Int) -> Bool { settings[index]?.contains { $0.key == key } ?? false }
}
