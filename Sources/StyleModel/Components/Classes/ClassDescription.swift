/// What the language knows of one of UIKit's classes: each class has a file with its description, and every stage reads that.
struct ClassDescription: Sendable {
  var parent: BaseClass?
  /// The class of AppKit that stands for it; nil where AppKit has none that shows the same.
  var appKitName: String?
  /// Whether tvOS has it.
  var isOnTVOS = true
  /// The states that it can be in.
  var states: StateSet
  /// What it declares itself, with Apple's names, types and defaults.
  var properties: [ClassProperty] = []
  /// What it gives properties of its ancestors by default, by name.
  var otherDefaults: [String: Value] = [:]
  /// In points, where the class doesn't take any other.
  var fixedSize: Size?
  /// In points, where nobody says how large it is in pictures.
  var previewSize = PreviewSpec.usualSize
  /// How the root layer shows what the class has, where that is not as in every view.
  var root: @Sendable (ClassScope) -> [(LayerProperty, Expression)] = { _ in [] }
  /// The layers under a component's own, bottom to top: what UIKit draws into a view's own layer, or puts at its bottom.
  var layersBelow: @Sendable (ClassScope) -> [ClassLayer] = { _ in [] }
  /// The layers over a component's own: those of a class's own subviews.
  var layersAbove: @Sendable (ClassScope) -> [ClassLayer] = { _ in [] }
  /// What it does by itself in a state, on its layers.
  var changes: @Sendable (ClassScope) -> [Change] = { _ in [] }

  struct Change {
    var layer: String
    var property: LayerProperty
    var state: StateSet
    var value: Expression
  }
}

/// A property as a class of UIKit declares it.
struct ClassProperty: Sendable {
  var name: String
  var type: ValueType
  var isOptional: Bool
  var defaultValue: Value
  var summary: String
  var bounds: ClosedRange<Double>?

  init(
    _ name: String, _ type: ValueType, optional: Bool = false, _ defaultValue: Value, _ summary: String,
    _ bounds: ClosedRange<Double>? = nil
  ) {
    self.name = name
    self.type = type
    isOptional = optional
    self.defaultValue = defaultValue
    self.summary = summary
    self.bounds = bounds
  }
}

/// A layer that stands for what a class of UIKit draws.
struct ClassLayer: Sendable {
  var name: String
  var kind: LayerKind
  var frame: LayerFrame
  var settings: [(LayerProperty, Expression)]
  /// The layer of the class that it lies in, which comes before it; nil for the view's own.
  var parent: String?

  init(
    _ name: String, _ kind: LayerKind, at frame: LayerFrame = .bounds, in parent: String? = nil,
    _ settings: [(LayerProperty, Expression)]
  ) {
    self.name = name
    self.kind = kind
    self.frame = frame
    self.settings = settings
    self.parent = parent
  }
}

/// The properties of a component that its class brings, as its layers read them.
struct ClassScope {
  private let index: (String) -> Int?

  init(index: @escaping (String) -> Int?) { self.index = index }

  /// The property of the name; null where there is none.
  subscript(_ name: String) -> Expression {
    index(name).map(Expression.property) ?? .constant(.system(.null))
  }

  /// What a color property holds, or the one that stands for null.
  func color(_ name: String, else other: Expression) -> Expression {
    .call(.firstNonNull, [self[name], other])
  }
}

extension Expression {
  /// A value that Apple sets.
  static func system(_ value: Value) -> Expression { .constant(.system(value)) }

  /// One of UIKit's colours.
  static func system(_ color: SystemColor) -> Expression { .constant(.system(color, origin: .unknown)) }
}

extension Value {
  /// One of UIKit's colours, as a default of a property.
  static func system(_ color: SystemColor) -> Value {
    .color(color.color(appearance: .light, highContrast: false))
  }
}
