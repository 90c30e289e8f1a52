import StyleCompiler
import StyleModel
import StyleReport
import StyleSyntax

extension Completion {
  /// The properties that a style, a state or a mode can set, and the keys of layers.
  ///
  /// - Parameter isOfBase: Whether only what a component has of its base can be set, as under `sets`.
  func settings(_ subject: Subject, _ cursor: Cursor, ofBase isOfBase: Bool = false) -> [Item] {
    var items: [Item] = []
    if !written.contains(".") {
      for property in grammar.properties(of: subject) where property.driven == nil {
        if isOfBase, grammar.owner(property.owner) == subject.owner { continue }
        var isOwn = true
        if case .base = property.owner { isOwn = false }
        items.append(
          Item(
            label: property.name, kind: .property, detail: typeText(property.type, property.isOptional),
            documentation: Describer(query).summary(of: property),
            text: key(property.name, isContainer: false, cursor), isDeprecated: property.deprecated != nil,
            rank: isOwn ? 1 : 2))
      }
    }
    for layer in isOfBase ? [] : grammar.layers(of: subject) where layer.isFirstCopy {
      for property in layer.properties {
        let name = layer.writtenName + "." + property.name
        items.append(
          Item(
            label: name, kind: .field, detail: typeText(property.valueType, property.isOptional),
            documentation: "Default: `\(property.defaultValue.spelling)`.",
            text: key(name, isContainer: false, cursor), rank: 4))
      }
    }
    return items
  }
}

extension SyntaxPath {
  /// Whether the path leads to a key in the `sets` of a component or a trait.
  var isOfSets: Bool {
    steps.count == 4 && steps[2] == .key("sets")
      && (steps.first == .key("components") || steps.first == .key("traits"))
  }
}

extension SyntaxNode {
  /// Whether a mapping has values, of which each is one: in `value`, or by modes.
  var saysValues: Bool { entries.contains { $0.key.hasText("value") || $0.key.hasText("dark") } }
}
