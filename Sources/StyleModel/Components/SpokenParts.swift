/// The parts of a component that assistive technologies reach, whatever its look: emitters write code by them, and `Spoken` fills in the
/// texts of a look.
extension Component {
  /// A layer that assistive technologies read.
  package struct SpokenPart: Sendable {
    package var layer: Int
    package var kind: Kind
    package var traits: AccessibilityTraits

    package enum Kind: Sendable {
      /// The text that the layer shows.
      case text
      /// The component that the layer holds.
      case component
      /// The label that the style file gives the layer.
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

  /// Whether a layer shows a text that is no element of its own: what a person writes is a field's value, its placeholder stands for that,
  /// and segments and items of bars are elements of the class.
  private func isOfEditor(_ index: Int) -> Bool {
    (base.isEditable || base.speech.parts != nil) && isText(ofClass: index)
  }

  /// Whether there may be something to read of the component.
  package var isSpoken: Bool {
    if accessibility.isHidden { return false }
    switch base.viewElement {
    case .own: return true
    case .always, .image, .contents:
      return accessibility.children != .ignore && !spokenParts.isEmpty || says(.accessibilityLabel)
        || says(.accessibilityValue) || accessibility.number != nil
    }
  }

  /// The traits of the component's class and those that the style file names, in every state.
  package var spokenTraits: AccessibilityTraits {
    var traits = accessibility.traits.added(to: standardTraits)
    // As in SwiftUI, what is combined of a heading and others is one.
    let isCombined = accessibility.children == .combine && !base.isControl
    if isCombined, spokenParts.contains(where: { $0.traits.contains(.header) }) { traits.insert(.header) }
    return traits
  }

  /// The traits that UIKit or a generated class gives an element of the class.
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

  /// Whether assistive technologies read from the control itself whether it is on.
  package var isToggle: Bool { spokenTraits.contains(.toggleButton) }

  /// The index of the property of the class that has a role.
  package func property(_ role: PropertyRole) -> Int? { properties.firstIndex { $0.role == role } }

  /// Whether the component has a text to read for a role: its own default, or one that it computes.
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
