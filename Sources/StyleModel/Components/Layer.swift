import StyleSource

/// One layer of a component: its kind, its frame, and its properties by the component's.
public struct Layer: Hashable, Sendable {
  /// The name, unique within the component; the root's is `layer`.
  public var name: String
  public var kind: LayerKind
  /// The index of the layer that this one lies in; nil for the root.
  public var parent: Int?
  /// Whether the layer is a mask, which clips its parent by its alpha instead of being drawn.
  public var isMask: Bool
  public var owner: Owner
  public var frame: LayerFrame
  /// The index of the layer's variant on each axis of the component that it holds; empty where the layer names none.
  public var picks: [Int]
  /// The settings, at most one a key; any other property has Apple's default.
  public var settings: [Setting]
  /// The layer's accessibility; nil if the file doesn't set any.
  public var accessibility: LayerAccessibility?
  /// Whether the layer holds a component of which assistive technologies have something to read.
  package var holdsSpoken = false
  /// Whether the layer holds a component that people operate, or something in that, such as a text field.
  package var isOperated = false
  /// The copy of a repeated layer that this layer is; nil for a layer that isn't repeated.
  public var copy: LayerCopy?
  public var span: Span?

  public init(
    name: String, kind: LayerKind, parent: Int?, isMask: Bool = false, owner: Owner,
    frame: LayerFrame = .bounds, picks: [Int] = [],
    settings: [Setting] = [], span: Span? = nil
  ) {
    self.name = name
    self.kind = kind
    self.parent = parent
    self.isMask = isMask
    self.owner = owner
    self.frame = frame
    self.picks = picks
    self.settings = settings
    self.span = span
  }

  /// One property of a layer and the expression that it follows.
  public struct Setting: Hashable, Sendable {
    public var key: LayerKey
    public var value: Expression
    /// The location of the key; nil for a setting of a base class.
    public var span: Span?

    public init(_ key: LayerKey, _ value: Expression, span: Span? = nil) {
      self.key = key
      self.value = value
      self.span = span
    }
  }

  public func value(of property: LayerProperty) -> Expression? {
    settings.first { $0.key == .layer(property) }?.value
  }

  /// Whether the layer is the text below the title of a button.
  package var isSubtitle: Bool { frame.isButtonContent && name == Layer.subtitle }

  static let subtitle = "subtitle"
}

/// A key that can be set on a layer: a property of its own, or of the component it holds.
public enum LayerKey: Hashable, Sendable {
  case layer(LayerProperty)
  /// The property at this index of the component that a `component` layer holds.
  case property(Int)

  /// The layer's property; nil for a property of a component.
  var layerProperty: LayerProperty? { if case .layer(let property) = self { property } else { nil } }
}

public enum LayerKind: Hashable, Sendable {
  /// `CALayer`
  case rectangle
  /// `CAGradientLayer`
  case gradient
  /// `CAShapeLayer`
  case shape
  /// `CATextLayer`
  case text
  /// A `CALayer` with contents.
  case image
  /// A `CALayer` that lays its sublayers one after the other, and is as large as they are.
  case stack
  /// A `CALayer` above a view that blurs what lies below it, such as a `UIVisualEffectView`.
  case material
  /// Another component, an index into `ResolvedSheet.components`.
  case component(Int)

  /// The index of the component that a layer of this kind holds.
  package var component: Int? { if case .component(let index) = self { index } else { nil } }
}

/// The frame of a layer in its parent.
public enum LayerFrame: Hashable, Sendable {
  /// All of the parent's bounds.
  case bounds
  /// The parent's bounds less these insets: a value of type `edgeInsets`, or a number for all four sides.
  case inset(Expression)
  /// A rectangle in the parent.
  ///
  /// - Parameter turns: Whether `x` is measured from the edge where a line of text begins, the right one where people read from
  ///   right to left.
  case rectangle(x: LayerLength, y: LayerLength, width: LayerLength, height: LayerLength, turns: Bool = false)
  /// The place that a stack gives its layer; an extent is nil where the layer is as large as its contents, or fills the space that is left.
  case stacked(width: LayerLength.Term?, height: LayerLength.Term?)
  /// The place that a button gives its title and image, by the values of some of its properties; only base classes use it.
  case buttonContent([Expression])
  /// The place that a base class gives a part of itself, by the values of some of its properties.
  case part(ClassPart, [Expression])

  /// The expressions that the frame is computed from, beside the parent's size.
  public var operands: [Expression] {
    switch self {
    case .bounds: []
    case .buttonContent(let operands): operands
    case .inset(let insets): [insets]
    case .rectangle(let x, let y, let width, let height, _):
      // Most frames are of plain numbers, and are asked for in every look.
      x.isFixed && y.isFixed && width.isFixed && height.isFixed
        ? [] : x.operands + y.operands + width.operands + height.operands
    case .part(_, let operands): operands
    case .stacked(let width, let height): [width, height].compactMap { $0?.expression }
    }
  }

  /// Whether a button lays the layer out.
  package var isButtonContent: Bool { if case .buttonContent = self { true } else { false } }

  /// Whether a class puts the layer beside its title or its text.
  package var isBesideText: Bool {
    switch self {
    case .buttonContent: true
    case .part(let part, _): part.isBesideText
    case .bounds, .inset, .rectangle, .stacked: false
    }
  }

  /// Whether a stack puts the layer in its place.
  public var isInStack: Bool { if case .stacked = self { true } else { false } }

  /// Whether left and right change places where people read from right to left.
  public var turns: Bool {
    switch self {
    case .bounds, .inset, .buttonContent, .stacked: false
    case .rectangle(_, _, _, _, let turns): turns
    // The text of a text view keeps its insets.
    case .part(let part, _): part != .textViewText
    }
  }

  /// The frame with each operand replaced.
  public func mapOperands(_ replaced: (Expression) -> Expression) -> LayerFrame {
    switch self {
    case .bounds: self
    case .buttonContent(let operands): .buttonContent(operands.map(replaced))
    case .inset(let insets): .inset(replaced(insets))
    case .rectangle(let x, let y, let width, let height, let turns):
      .rectangle(
        x: x.mapOperands(replaced), y: y.mapOperands(replaced), width: width.mapOperands(replaced),
        height: height.mapOperands(replaced), turns: turns)
    case .part(let part, let operands): .part(part, operands.map(replaced))
    case .stacked(let width, let height):
      .stacked(width: width?.map(replaced), height: height?.map(replaced))
    }
  }
}

extension LayerFrame {
  /// The size that the file gives a layer in a stack, in points, where its operands have these values.
  func sizeInStack(by values: [Value]) -> (width: Double?, height: Double?) {
    guard case .stacked(let width, let height) = self else { return (nil, nil) }
    var values = values[...]
    return (width.map { max(0, $0.resolved(by: &values)) }, height.map { max(0, $0.resolved(by: &values)) })
  }
}

/// A distance along one axis: some points, a part of the parent's width or height, and the least or greatest of several.
public struct LayerLength: Hashable, Sendable {
  /// The length's points.
  public var points: Term
  /// The part of the parent's width or height; 1 is all of it.
  public var fraction: Term
  /// The least or greatest lengths that are added, which only the parent's size decides.
  public var choices: [Choice] = []

  /// The least or the greatest of some distances, times a factor.
  public struct Choice: Hashable, Sendable {
    public var isLeast: Bool
    public var lengths: [LayerLength]
    public var factor: Term

    public init(isLeast: Bool, of lengths: [LayerLength], times factor: Term = .number(1)) {
      self.isLeast = isLeast
      self.lengths = lengths
      self.factor = factor
    }
  }

  /// A number, or an expression of a component's properties and the modes.
  public enum Term: Hashable, Sendable {
    case number(Double)
    case expression(Expression)

    /// The term's expression; nil for a number.
    public var expression: Expression? {
      if case .expression(let expression) = self { expression } else { nil }
    }
  }

  public init(points: Term = .number(0), fraction: Term = .number(0), choices: [Choice] = []) {
    self.points = points
    self.fraction = fraction
    self.choices = choices
  }

  public static func points(_ points: Double) -> LayerLength { LayerLength(points: .number(points)) }

  public static func fraction(_ part: Double) -> LayerLength { LayerLength(fraction: .number(part)) }

  /// Whether the length is made of numbers alone.
  var isFixed: Bool {
    points.isNumber && fraction.isNumber
      && choices.allSatisfy { $0.factor.isNumber && $0.lengths.allSatisfy(\.isFixed) }
  }

  /// The expressions that the length is computed from, those of the points first.
  public var operands: [Expression] {
    let own = [points, fraction].compactMap(\.expression)
    // Most lengths have no choices.
    if choices.isEmpty { return own }
    return own
      + choices.flatMap { [$0.factor.expression].compactMap(\.self) + $0.lengths.flatMap(\.operands) }
  }

  func mapOperands(_ replaced: (Expression) -> Expression) -> LayerLength {
    LayerLength(
      points: points.map(replaced), fraction: fraction.map(replaced),
      choices: choices.map { choice in
        // In the order of the operands.
        let factor = choice.factor.map(replaced)
        return Choice(
          isLeast: choice.isLeast, of: choice.lengths.map { $0.mapOperands(replaced) }, times: factor)
      })
  }

  /// The length in points, where the parent has this extent; takes the values of the operands from the front of `values`.
  func resolved(in extent: Double, by values: inout ArraySlice<Value>) -> Double {
    let points = points.resolved(by: &values)
    var sum = points + fraction.resolved(by: &values) * extent
    for choice in choices {
      let factor = choice.factor.resolved(by: &values)
      let lengths = choice.lengths.map { $0.resolved(in: extent, by: &values) }
      sum += factor * ((choice.isLeast ? lengths.min() : lengths.max()) ?? 0)
    }
    return sum
  }
}

extension LayerLength.Term {
  fileprivate var isNumber: Bool { if case .number = self { true } else { false } }

  fileprivate func map(_ replaced: (Expression) -> Expression) -> LayerLength.Term {
    guard case .expression(let expression) = self else { return self }
    let result = replaced(expression)
    if let value = result.constant, value.isUniform, value.origin == .unknown, let number = value.value.double
    {
      return .number(number)
    }
    return .expression(result)
  }

  fileprivate func resolved(by values: inout ArraySlice<Value>) -> Double {
    switch self {
    case .number(let number): number
    case .expression: values.popFirst()?.double ?? 0
    }
  }
}
