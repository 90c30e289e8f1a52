import StyleSource

/// One layer of a component: what it is, where it lies, and how its properties follow the component's.
public struct Layer: Hashable, Sendable {
  /// Unique within the component; the root's is `layer`.
  public var name: String
  public var kind: LayerKind
  /// The index of the layer that holds it; nil for the root.
  public var parent: Int?
  /// Whether it clips its parent by its alpha instead of being drawn.
  public var isMask: Bool
  public var owner: Owner
  public var frame: LayerFrame
  /// What is set; everything else has Apple's default. At most one entry a key.
  public var settings: [Setting]
  public var span: Span?

  public init(
    name: String, kind: LayerKind, parent: Int?, isMask: Bool = false, owner: Owner,
    frame: LayerFrame = .bounds,
    settings: [Setting] = [], span: Span? = nil
  ) {
    self.name = name
    self.kind = kind
    self.parent = parent
    self.isMask = isMask
    self.owner = owner
    self.frame = frame
    self.settings = settings
    self.span = span
  }

  /// One property of a layer and what drives it.
  public struct Setting: Hashable, Sendable {
    public var key: LayerKey
    public var value: Expression
    /// The key in the file; nil for what a base class brings.
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
}

/// What can be set on a layer: its own properties, or those of the component it holds.
public enum LayerKey: Hashable, Sendable {
  case layer(LayerProperty)
  /// The property at this index of the component that a `component` layer holds.
  case property(Int)
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
  /// Another component, an index into `ResolvedSheet.components`.
  case component(Int)
}

/// Where a layer lies in its parent.
public enum LayerFrame: Hashable, Sendable {
  /// All of the parent's bounds.
  case bounds
  /// The parent's bounds less these insets: a value of type `edgeInsets`, or a number for all four sides.
  case inset(Expression)
  case rectangle(x: LayerLength, y: LayerLength, width: LayerLength, height: LayerLength)
  /// Where a button lays out its title and image, within its content insets; only base classes use it.
  case buttonContent
  /// Where a base class lays out a part of itself by the values of some of its properties.
  case part(ClassPart, [Expression])

  /// What it is computed from, beside the parent's size.
  public var operands: [Expression] {
    switch self {
    case .bounds, .rectangle, .buttonContent: []
    case .inset(let insets): [insets]
    case .part(_, let operands): operands
    }
  }

  /// The same with what it is computed from replaced.
  public func mapOperands(_ replaced: (Expression) -> Expression) -> LayerFrame {
    switch self {
    case .bounds, .rectangle, .buttonContent: self
    case .inset(let insets): .inset(replaced(insets))
    case .part(let part, let operands): .part(part, operands.map(replaced))
    }
  }
}

/// A distance in points or as a part of the parent's width or height.
public enum LayerLength: Hashable, Sendable {
  case points(Double)
  /// 1 is the whole.
  case fraction(Double)

  public func resolved(in extent: Double) -> Double {
    switch self {
    case .points(let points): points
    case .fraction(let part): part * extent
    }
  }
}
