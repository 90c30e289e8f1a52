import StyleModel
import StyleSource

extension ResolvedSheet {
  /// The families of all fonts that are literals in tokens, components and styles, in the order of their files; also those that are the
  /// value of a property that a font's family follows: `font: { family: $family }`.
  package var writtenFontFamilies: [(family: String, span: Span)] {
    func hasFont(_ value: Value) -> Bool { if case .font = value { true } else { false } }
    var literals = tokens.indices.flatMap { self.literals(ofToken: $0, where: hasFont) }
    var constants: [ModedValue] = []
    var properties: [Set<Int>] = []
    for (index, component) in components.enumerated() {
      literals += self.literals(ofComponent: index, where: hasFont)
      let families = component.expressions.flatMap(\.fontFamilies)
      constants += families.flatMap(\.constants)
      properties.append(families.reduce(into: []) { $0.formUnion($1.properties) })
      constants += properties[index].map { component.properties[$0].defaultValue }
    }
    for (index, style) in styles.enumerated() {
      literals += self.literals(ofStyle: index, where: hasFont)
      for setting in style.settings where !setting.isInherited {
        guard case .property(let place) = setting.target, properties[style.component].contains(place) else {
          continue
        }
        constants.append(setting.value)
      }
    }
    var written = literals.compactMap { literal -> (family: String, span: Span)? in
      guard case .font(let font) = literal.value, let family = font.family else { return nil }
      return (family, literal.span)
    }
    for constant in constants {
      for (value, origin) in [(constant.value, constant.origin)]
        + constant.cases.map({ ($0.value, $0.origin) })
      {
        if case .string(let family) = value, let span = self[origin].span { written.append((family, span)) }
      }
    }
    return written.sorted { ($0.span.file.index, $0.span.start) < ($1.span.file.index, $1.span.start) }
  }
}

extension Component {
  /// The expressions of the component's properties, layers and states.
  fileprivate var expressions: [Expression] {
    properties.compactMap(\.driven) + settings.map(\.value) + layers.flatMap { $0.settings.map(\.value) }
  }
}

extension Expression {
  /// The families of fonts of which a part is computed.
  fileprivate var fontFamilies: [Expression] {
    guard case .call(let function, let operands) = self else { return [] }
    if function == .compound(.font) { return Array(operands.prefix(1)) }
    return operands.flatMap(\.fontFamilies)
  }
}
