/// What assistive technologies reach of a component, whatever its look: emitters write code by it, and `Spoken` fills in the texts of a
/// look.
extension Component {
  /// A layer that is read.
  package struct SpokenPart: Sendable {
    package var layer: Int
    package var kind: Kind
    package var traits: AccessibilityTraits

    package enum Kind: Sendable {
      /// The text that the layer shows.
      case text
      /// The component that it holds.
      case component
      /// What the style file says of it.
      case label(Expression)
    }
  }

  /// The layers that are read, in order. A text of the class itself, such as a title, comes first.
  package var spokenParts: [SpokenPart] {
    let own = spokenLayers.sorted { first, second in
      let (isFirst, isSecond) = (isText(ofClass: first), isText(ofClass: second))
      return isFirst == isSecond ? first < second : isFirst
    }
    return own.compactMap { index in
      let layer = layers[index]
      let traits = layer.accessibility?.traits ?? []
      func part(_ kind: SpokenPart.Kind) -> SpokenPart {
        SpokenPart(
          layer: index, kind: kind,
          traits: kind.standardTraits(in: layer).map { traits.added(to: $0) } ?? traits)
      }
      if let label = layer.accessibility?.label { return part(.label(label)) }
      switch layer.kind {
      case .text: return part(.text)
      case .component: return layer.holdsSpoken ? part(.component) : nil
      case .rectangle, .gradient, .shape, .image, .stack, .material: return nil
      }
    }
  }

  /// The layers of which something may be read: those in no mask and in no layer that is hidden from assistive technologies.
  private var spokenLayers: [Int] {
    var isLeftOut = Array(repeating: false, count: layers.count)
    for (index, layer) in layers.enumerated() {
      let isInside = layer.parent.map { isLeftOut[$0] || hasLabel($0) } ?? false
      isLeftOut[index] = isInside || layer.isMask || layer.accessibility?.isHidden ?? false
    }
    return layers.indices.dropFirst().filter { !isLeftOut[$0] && !isOfEditor($0) }
  }

  /// Whether a label stands for all that lies in a layer.
  private func hasLabel(_ layer: Int) -> Bool { layers[layer].accessibility?.label != nil }

  private func isText(ofClass index: Int) -> Bool {
    if case .base = layers[index].owner { layers[index].kind == .text } else { false }
  }

  /// What a person writes is the value of a field, and its placeholder what stands for it. A segment is an element of its own, and so is
  /// what stands in a bar.
  private func isOfEditor(_ index: Int) -> Bool {
    (base.isEditable || base.speech.parts != nil) && isText(ofClass: index)
  }

  /// Whether there may be something to read of it.
  package var isSpoken: Bool {
    if accessibility.isHidden { return false }
    switch base.viewElement {
    case .own: return true
    case .always, .image, .contents:
      return accessibility.children != .ignore && !spokenParts.isEmpty || says(.accessibilityLabel)
        || says(.accessibilityValue) || accessibility.number != nil
    }
  }

  /// Those of its class and those that the style file names, in every state.
  package var spokenTraits: AccessibilityTraits {
    var traits = accessibility.traits.added(to: standardTraits)
    // As in SwiftUI, what is combined of a heading and others is one.
    let isCombined = accessibility.children == .combine && !base.isControl
    if isCombined, spokenParts.contains(where: { $0.traits.contains(.header) }) { traits.insert(.header) }
    return traits
  }

  /// Those that UIKit or a generated class gives an element of the class.
  private var standardTraits: AccessibilityTraits {
    switch base.viewElement {
    case .always: return .button
    case .own, .image: return base.nativeTraits
    case .contents:
      // A view whose parts are elements is none itself.
      let isText = accessibility.number == nil && accessibility.children == .combine && !spokenParts.isEmpty
      return isText && !base.isCell ? .staticText : []
    }
  }

  /// Whether a control says itself whether it is on.
  package var isToggle: Bool { spokenTraits.contains(.toggleButton) }

  /// The property of a class that has a role.
  package func property(_ role: PropertyRole) -> Int? { properties.firstIndex { $0.role == role } }

  /// Whether anything says the text that is read for a role: the component's own default, or what it computes.
  package func says(_ role: PropertyRole) -> Bool {
    guard let index = property(role) else { return false }
    return properties[index].driven != nil
      || properties[index].defaultValue.allValues.contains { !$0.isNull && $0.text?.isEmpty != true }
      || settings.contains { $0.target == .property(index) }
  }
}

extension Component.SpokenPart.Kind {
  fileprivate func standardTraits(in layer: Layer) -> AccessibilityTraits? {
    switch self {
    case .text: .staticText
    case .component: nil
    case .label: layer.kind == .image ? .image : layer.kind == .text ? .staticText : nil
    }
  }
}
