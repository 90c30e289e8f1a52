/// All that the language knows of one of UIKit's classes. Each class has a file with its description, and every stage reads that.
final class ClassDescription: Sendable {
  let parent: BaseClass?
  /// The class of AppKit that stands for this one; nil where AppKit has none that shows the same.
  let appKitName: String?
  /// The names of the class in SwiftUI, AppKit, HTML and design tools, in small letters.
  let otherNames: [String]
  /// Whether tvOS has the class.
  let isOnTVOS: Bool
  let kind: Kind
  /// The states that a view of the class can be in.
  let states: StateSet
  /// The states that a framework never shows.
  let missingStates: [AppleFramework: StateSet]
  /// The frameworks that can't show in a layer what they draw for the class.
  let missingInLayers: Set<AppleFramework>
  /// The frameworks whose own class draws what this one shows in its own way, above which a component's layers would hide it.
  let drawnBy: Set<AppleFramework>
  /// Whether a view of the class shows something besides layers that components add.
  let hasContent: Bool
  let speech: ClassSpeech
  /// The properties that the class declares itself, with Apple's names, types and defaults.
  let properties: [ClassProperty]
  /// The frameworks that have no way to set a property of an ancestor for this class, by the property's name.
  let otherMissing: [String: Set<AppleFramework>]
  /// The defaults that the class gives properties of its ancestors, by name.
  let otherDefaults: [String: Value]
  /// The rule for the size of a view of the class, where nothing else gives one.
  let fit: Fit
  /// The size that the class gives itself, where `fit` is `ownHeight` or `ownSize`.
  let ownSize: @Sendable (ClassMeasure) -> Size
  /// The only size that the class takes, in points; nil where it takes any.
  let fixedSize: Size?
  /// The size of pictures of the class where no file gives one, in points.
  let previewSize: Size
  /// The root layer's settings by the class's properties, where they differ from those of every view.
  let root: @Sendable (ClassScope) -> [(LayerProperty, Expression)]
  /// The layers under a component's own, bottom to top: those that UIKit draws into a view's own layer, or puts at its bottom.
  let layersBelow: @Sendable (ClassScope) -> [ClassLayer]
  /// The layers over a component's own: those of a class's own subviews.
  let layersAbove: @Sendable (ClassScope) -> [ClassLayer]
  /// The changes that the class makes by itself in a state, on its layers.
  let changes: @Sendable (ClassScope) -> [Change]

  init(
    parent: BaseClass?, appKitName: String?, otherNames: [String] = [], isOnTVOS: Bool = true,
    kind: Kind = .plain, states: StateSet, missingStates: [AppleFramework: StateSet] = [:],
    missingInLayers: Set<AppleFramework> = [], drawnBy: Set<AppleFramework> = [], hasContent: Bool = true,
    speech: ClassSpeech = ClassSpeech(),
    properties: [ClassProperty] = [], otherMissing: [String: Set<AppleFramework>] = [:],
    otherDefaults: [String: Value] = [:], fit: Fit = .nothing,
    ownSize: @escaping @Sendable (ClassMeasure) -> Size = { _ in Size(width: 0, height: 0) },
    fixedSize: Size? = nil, previewSize: Size = PreviewSpec.usualSize,
    root: @escaping @Sendable (ClassScope) -> [(LayerProperty, Expression)] = { _ in [] },
    layersBelow: @escaping @Sendable (ClassScope) -> [ClassLayer] = { _ in [] },
    layersAbove: @escaping @Sendable (ClassScope) -> [ClassLayer] = { _ in [] },
    changes: @escaping @Sendable (ClassScope) -> [Change] = { _ in [] }
  ) {
    self.parent = parent
    self.appKitName = appKitName
    self.otherNames = otherNames
    self.isOnTVOS = isOnTVOS
    self.kind = kind
    self.states = states
    self.missingStates = missingStates
    self.missingInLayers = missingInLayers
    self.drawnBy = drawnBy
    self.hasContent = hasContent
    self.speech = speech
    self.properties = properties
    self.otherMissing = otherMissing
    self.otherDefaults = otherDefaults
    self.fit = fit
    self.ownSize = ownSize
    self.fixedSize = fixedSize
    self.previewSize = previewSize
    self.root = root
    self.layersBelow = layersBelow
    self.layersAbove = layersAbove
    self.changes = changes
  }

  /// The way in which a person uses a view of the class.
  enum Kind: Sendable {
    case plain
    /// A view that does something when it is pressed, and shows a label of the app's.
    case button
    /// A view that a person writes into, and that is focused meanwhile.
    case editor
    /// A view that a person chooses a value with.
    case chooser
    /// A view that a list highlights and selects.
    case cell
    /// A view that holds a title or buttons.
    case bar
  }

  struct Change {
    var layer: String
    var property: LayerProperty
    var state: StateSet
    var value: Expression
  }
}

/// The rule for the size of a view, where nothing else gives one.
package enum Fit: Sendable {
  case nothing
  /// The size of the view's text, which wraps.
  case text
  /// The size of the view's title, on one line, beside its image.
  case titleAndImage
  /// The height that the class gives; the view is as wide as there is space.
  case ownHeight
  /// The size that the class gives.
  case ownSize
}

/// The facts of a view from which its class computes its size.
struct ClassMeasure {
  /// The view's value of a property of its class.
  let value: (_ property: String) -> Value?
  /// The width of the widest text that the class shows, on one line, in points.
  let widestText: () -> Double

  func number(_ property: String) -> Double { value(property)?.double ?? 0 }
}

/// A property as a class of UIKit declares it.
struct ClassProperty: Sendable {
  var name: String
  var type: ValueType
  var isOptional: Bool
  var defaultValue: Value
  var summary: String
  var bounds: ClosedRange<Double>?
  var role: PropertyRole?
  /// The frameworks that have no way to set the property.
  var missing: Set<AppleFramework>

  init(
    _ name: String, _ type: ValueType, optional: Bool = false, _ defaultValue: Value, _ summary: String,
    _ bounds: ClosedRange<Double>? = nil, as role: PropertyRole? = nil, missing: Set<AppleFramework> = []
  ) {
    self.name = name
    self.type = type
    isOptional = optional
    self.defaultValue = defaultValue
    self.summary = summary
    self.bounds = bounds
    self.role = role
    self.missing = missing
  }
}

/// A layer that stands for what a class of UIKit draws.
struct ClassLayer: Sendable {
  var name: String
  var kind: LayerKind
  var frame: LayerFrame
  var settings: [(LayerProperty, Expression)]
  /// The name of the layer of the class that this one lies in, which comes before it; nil for the view's own.
  var parent: String?
  /// The number of the layer among several alike, from 0; nil where there is only one.
  var copy: Int?

  init(
    _ name: String, _ kind: LayerKind, at frame: LayerFrame = .bounds, in parent: String? = nil,
    copy: Int? = nil, _ settings: [(LayerProperty, Expression)]
  ) {
    self.name = name
    self.kind = kind
    self.frame = frame
    self.settings = settings
    self.parent = parent
    self.copy = copy
  }
}

/// The properties of a component that its class brings, as its layers read them.
struct ClassScope {
  private let index: (String) -> Int?

  init(index: @escaping (String) -> Int?) { self.index = index }

  /// The property of a name; null where there is none.
  subscript(_ name: String) -> Expression {
    index(name).map(Expression.property) ?? .constant(.system(.null))
  }

  /// A color property's value, or another where it is null.
  func color(_ name: String, else other: Expression) -> Expression {
    .call(.firstNonNull, [self[name], other])
  }
}

extension Expression {
  /// A value of Apple's.
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
