/// A declaration of generated Swift that apps use by its name.
package struct SwiftDeclaration: Hashable, Sendable {
  /// The full name, with the types around it: `StyleTokens.Colors.accent`.
  package let name: String
  /// The type of a constant or a property, or what a type is: `enum`, `UIButton`.
  package let type: String
  /// The labels of an initializer; nil for others.
  package let labels: [String]?
  package let subject: Source

  /// The declaration of the style files behind it, by indices in the sheet.
  package enum Source: Hashable, Sendable {
    case token(Int)
    case axis(Int)
    case state(String)
    case trait(Int)
    case component(Int)
    case property(component: Int, name: String)
    case style(Int)
  }

  /// The identity of a declaration: a struct may have a property and a style of one name.
  package struct Key: Hashable, Sendable {
    let name: String
    let isStyle: Bool
  }

  package var key: Key { key(named: name) }

  /// The key of the declaration under another name.
  package func key(named name: String) -> Key {
    if case .style = subject { Key(name: name, isStyle: true) } else { Key(name: name, isStyle: false) }
  }

  init(_ name: String, _ type: String, labels: [String]? = nil, _ subject: Source) {
    self.name = name
    self.type = type
    self.labels = labels
    self.subject = subject
  }
}
