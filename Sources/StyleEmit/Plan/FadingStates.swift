import StyleModel

extension ComponentPlan {
  /// Whether a change of state changes only colours, opacities and the like, without movement. Reduce Motion stops movement, and Apple puts
  /// fades in its place (developer.apple.com/design/human-interface-guidelines/motion), so such a change fades for everybody.
  var fadesBetweenStates: Bool {
    slots.indices.allSatisfy { statesSaying($0).isEmpty || isFade(slots[$0].target) }
      && component.layers.allSatisfy { !$0.kind.isComponent }
  }

  private func isFade(_ target: Target) -> Bool {
    switch target {
    case .property(let index): isFade(property: index)
    case .layer(let layer, .layer(let key)): isFade(key, of: component.layers[layer])
    case .layer(_, .property): false
    }
  }

  private func isFade(_ key: LayerProperty, of layer: Layer) -> Bool {
    // In a stack, the others take the place of a layer that goes.
    if key == .hidden { return !layer.frame.isInStack }
    return key.isAnimatable && !key.isMovement
  }

  /// Whether all that follows from a property fades.
  func isFade(property index: Int) -> Bool {
    switch component.properties[index].role {
    case .layer(let key): return isFade(key, of: component.layers[0])
    case .titleColor, .subtitleColor, .textColor, .placeholderColor, .tint, .ownTint, .imageTint,
      .accessibilityLabel, .accessibilityValue, .accessibilityHint:
      return true
    case nil: break
    case .text, .placeholder, .image, .symbols, .backgroundImage, .font, .textAlignment, .lineCount,
      .minimumScale,
      .truncation, .textPlace, .subtitle, .subtitleFont, .titlePadding, .titleAlignment, .activity,
      .imagePlacement,
      .imagePadding, .horizontalAlignment, .verticalAlignment,
      .secureEntry, .clearButton, .leftImage, .leftImageMode, .rightImage, .rightImageMode,
      .contentMode, .border, .selectedBackground, .insets, .textInsets, .enabling, .selecting, .identifier,
      .ownState:
      return false
    }
    if case .base = component.properties[index].owner { return false }
    let isInFrames = component.layers.contains { layer in
      layer.frame.operands.contains { $0.properties.contains(index) }
    }
    let fadesInLayers = component.layers.allSatisfy { layer in
      layer.settings.allSatisfy { setting in
        guard setting.value.properties.contains(index) else { return true }
        if case .layer(let key) = setting.key { return isFade(key, of: layer) }
        return false
      }
    }
    let fadesInClass = component.properties.indices.allSatisfy { other in
      component.properties[other].driven.map { !$0.properties.contains(index) || isFade(property: other) }
        ?? true
    }
    return !isInFrames && fadesInLayers && fadesInClass
  }
}
