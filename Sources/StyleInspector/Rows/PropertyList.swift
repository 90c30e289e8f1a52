import StyleModel
import StyleReport
import StyleSource
import StyleSyntax

extension InspectorSheet {
  /// The properties that a component declares itself, in the order of its file.
  func properties(ofComponent index: Int) -> JSONValue {
    let component = sheet.components[index]
    guard !component.isBaseClass else { return [] }
    let tree = tree(of: component.span.file)
    let list = SyntaxPath([.key("components"), .key(component.name), .key("properties")])
    var used = component.drivingProperties
    // What a component does with a property, it does for those that it is based on.
    for other in sheet.components.indices where other != index {
      if sequence(first: other, next: { self.sheet.components[$0].parent }).contains(index) {
        used.formUnion(sheet.components[other].drivingProperties)
      }
    }
    return .array(
      component.properties.indices.compactMap { place in
        let property = component.properties[place]
        guard property.owner == .component(index) else { return nil }
        let node = tree.node(at: list.appending(.key(property.name)))
        func text(_ key: StaticString) -> JSONValue { optional(node?[key].map { self.text(of: $0) }) }
        // A text is edited without its quotes.
        let usual = node?["default"].map { $0.kind == .scalar ? $0.text : self.text(of: $0) }
        let words: JSONValue? =
          if case .choice(let words) = property.type, node?["values"]?.kind == .sequence {
            .array(words.map { .string($0) })
          } else {
            nil
          }
        return .object([
          "name": .string(property.name), "type": text("type"), "values": words, "default": optional(usual),
          "min": text("min"), "max": text("max"), "step": text("step"),
          "summary": optional(property.summary), "sets": .bool(property.isPseudo),
          "css": property.defaultValue.value.color.map { .string($0.css) },
          "unused": .bool(!used.contains(place) && !property.isPseudo),
        ])
      })
  }
}
