extension ResolvedSheet {
  /// Whether the title of a button wraps at a reader's text sizes for accessibility: its font follows these, and neither the component nor
  /// a style sets the number of lines.
  package func wrapsLargeTitle(ofComponent index: Int) -> Bool {
    let component = components[index]
    guard component.base.fit == .titleAndImage,
      let lines = component.properties.firstIndex(where: { $0.role == .lineCount }),
      let font = component.properties.firstIndex(where: { $0.role == .font }),
      component.properties[lines].driven == nil,
      origins[component.properties[lines].defaultValue.origin].span == nil
    else { return false }
    var follows =
      component.properties[font].driven != nil || component.properties[font].defaultValue.followsReader
    var saysLines = false
    // A value that the component computes may be any.
    func read(_ target: Target, _ value: ModedValue?) {
      if target == .property(lines) { saysLines = true }
      if target == .property(font), value?.followsReader ?? true { follows = true }
    }
    for setting in component.settings { read(setting.target, setting.value.constant) }
    for variant in component.variants {
      for setting in variant.settings { read(setting.target, setting.value) }
    }
    for style in styles where style.component == index {
      for setting in style.settings { read(setting.target, setting.value) }
    }
    return follows && !saysLines
  }
}

extension ModedValue {
  /// Whether a font has a text style in some mode.
  fileprivate var followsReader: Bool {
    allValues.contains { if case .font(let font) = $0 { font.textStyle != nil } else { false } }
  }
}
