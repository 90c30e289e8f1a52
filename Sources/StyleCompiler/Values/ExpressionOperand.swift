import StyleModel

/// A value in an expression and its kind: numbers and lengths aren't added to each other, and a length is never multiplied by a length.
struct ExpressionOperand {
  /// The expression without its part of the parent's width or height.
  var expression: Expression
  /// The part of the parent's width or height that is added, where 1 is the whole; nil where there is none.
  var fraction: Expression?
  /// The minima and maxima of lengths with parts of the parent, which are added.
  var choices: [Choice] = []
  var kind: Kind

  /// Whether the value depends on the parent's width or height.
  var dependsOnParent: Bool { fraction != nil || !choices.isEmpty }

  struct Choice {
    var isLeast: Bool
    var operands: [ExpressionOperand]
    var factor: Expression
  }

  enum Kind {
    /// A literal number, which has the kind that its neighbour needs.
    case literal
    case number, length
    /// A property of the component, which may be either.
    case property
  }
}

extension ExpressionOperand.Kind {
  typealias Kind = Self

  /// The kind of a sum, a difference, a minimum or a maximum; nil where the two don't go together.
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
