import StyleModel
import StyleSource

/// One difference in a token, a component or a style: a value in a state and modes, a property, a layer.
package struct Detail: Sendable {
  package var part: Part
  package var kind = ChangeKind.changed
  /// The name of a property or a layer; the path of a value, such as `icon.opacity`. Empty for the value of a token.
  package var name: String
  package var oldName: String?
  /// The state and modes in which the value holds, or the variant for which it does; empty if in all.
  package var condition = Condition()
  /// The value before and afterwards; nil where there is none.
  package var old: Side?
  package var new: Side?

  package enum Part: String, Sendable {
    /// A visible value of a token, a property or a layer.
    case value
    case property, layer, variant, animation
    /// Another attribute, such as a summary or what a style extends.
    case attribute
  }

  package struct Condition: Hashable, Sendable {
    package var variant: String?
    package var state: String?
    package var modes: [String] = []

    /// The name of the condition, `kind: ghost, highlighted, dark`; empty for a value that always holds.
    package var name: String {
      [variant, state, modes.isEmpty ? nil : modes.joined(separator: "+")].compactMap(\.self)
        .joined(separator: ", ")
    }
  }

  package struct Side: Sendable {
    package var text: String
    /// The value; nil where there is only a text.
    package var value: Value?
    package var span: Span?

    package init(_ text: String, value: Value? = nil, at span: Span? = nil) {
      self.text = text
      self.value = value
      self.span = span
    }
  }
}
