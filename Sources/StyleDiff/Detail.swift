import StyleModel
import StyleSource

/// One thing that is different in a token, a component or a style: a value in a state and modes, a property, a layer.
package struct Detail: Sendable {
  package var part: Part
  package var kind = ChangeKind.changed
  /// Of a property or a layer; the path of a value, such as `icon.opacity`. Empty for the value of a token.
  package var name: String
  package var oldName: String?
  /// In which state and modes the value holds, or for which variant; empty if in all.
  package var condition = Condition()
  /// What it was and is; nil where there is nothing.
  package var old: Side?
  package var new: Side?

  package enum Part: String, Sendable {
    /// What is seen: a value of a token, a property or a layer.
    case value
    case property, layer, variant, animation
    /// What is said of it besides, such as its summary or what it extends.
    case attribute
  }

  package struct Condition: Hashable, Sendable {
    package var variant: String?
    package var state: String?
    package var modes: [String] = []

    /// `kind: ghost, highlighted, dark`; empty if it always holds.
    package var name: String {
      [variant, state, modes.isEmpty ? nil : modes.joined(separator: "+")].compactMap(\.self)
        .joined(separator: ", ")
    }
  }

  package struct Side: Sendable {
    package var text: String
    /// nil for what is only a text.
    package var value: Value?
    package var span: Span?

    package init(_ text: String, value: Value? = nil, at span: Span? = nil) {
      self.text = text
      self.value = value
      self.span = span
    }
  }
}
