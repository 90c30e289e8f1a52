extension Component {
  /// The properties that hold the names of symbols: a class's list of them, and the properties that images take their names from, as in
  /// `{ systemName: $icon }`.
  package var propertiesNamingSymbols: Set<Int> {
    var found = Set(properties.indices.filter { properties[$0].role == .symbols })
    for property in properties { property.driven?.addNames(to: &found) }
    for setting in settings { setting.value.addNames(to: &found) }
    for layer in layers { for setting in layer.settings { setting.value.addNames(to: &found) } }
    return found
  }
}

extension Expression {
  fileprivate func addNames(to found: inout Set<Int>) {
    guard case .call(let function, let operands) = self else { return }
    guard function == .compound(.systemImage) else { return operands.forEach { $0.addNames(to: &found) } }
    for operand in operands { operand.addWholeTexts(to: &found) }
  }

  /// Adds the properties whose whole text the expression may have as its value.
  private func addWholeTexts(to found: inout Set<Int>) {
    switch self {
    case .property(let index): found.insert(index)
    case .call(.choose, let operands):
      for operand in operands.dropFirst() { operand.addWholeTexts(to: &found) }
    case .call, .constant: break
    }
  }
}
