import StyleModel

/// A value in an expression and what it measures: only like things are added, and a length is never multiplied by a
/// length.
struct ExpressionOperand {
  /// Without what is a part of the parent's width or height.
  var expression: Expression
  /// The part of the parent's width or height that is added to it, where 1 is the whole; nil where there is none.
  var fraction: Expression?
  /// The least or greatest of lengths that are parts of the parent, which are added to it.
  var choices: [Choice] = []
  var kind: Kind

  /// Whether the parent's width or height decides how long it is.
  var dependsOnParent: Bool { fraction != nil || !choices.isEmpty }

  struct Choice {
    var isLeast: Bool
    var operands: [ExpressionOperand]
    var factor: Expression
  }

  enum Kind {
    /// A number that is written there: what its neighbour needs it to be.
    case literal
    case number, length
    /// A property of the component, which may hold either.
    case property
  }
}

extension ExpressionOperand.Kind {
  typealias Kind = Self

  /// Of a sum, a difference, or the least or greatest; nil where the two don't go together.
  static func sum(_ a: Kind, _ b: Kind) -> Kind? {
    switch (a, b) {
    case (.literal, let other), (let other, .literal): other
    case (.property, let other), (let other, .property): other
    case (.number, .number): .number
    case (.length, .length): .length
    case (.number, .length), (.length, .number): nil
    }
  }

  static func product(_ a: Kind, _ b: Kind) -> Kind? {
    switch (a, b) {
    case (.length, .length): nil
    case (.length, _), (_, .length): .length
    case (.literal, .literal): .literal
    case (.property, _), (_, .property): .property
    case (.number, _), (_, .number): .number
    }
  }

  static func quotient(_ a: Kind, _ b: Kind) -> Kind? {
    switch (a, b) {
    case (.length, .length): .number
    case (.number, .length): nil
    case (.literal, let other): other
    case (let other, _): other
    }
  }
}
