/// What the language knows of one of UIKit's classes. Each class has a file with its description, and every stage reads that.
final class ClassDescription: Sendable {
  let parent: BaseClass?
  /// The class of AppKit that stands for it; nil where AppKit has none that shows the same.
  let appKitName: String?
  /// What SwiftUI, AppKit, HTML and design tools call it, in small letters.
  let otherNames: [String]
  /// Whether tvOS has it.
  let isOnTVOS: Bool
  let kind: Kind
  /// The states that it can be in.
  let states: StateSet
  /// The states that a framework never shows.
  let missingStates: [AppleFramework: StateSet]
  /// The frameworks that can't show in a layer what they draw of it.
  let missingInLayers: Set<AppleFramework>
  /// The frameworks whose own class draws what it shows in its own way, above which a component's layers would hide it.
  let drawnBy: Set<AppleFramework>
  /// Whether a view of it shows something besides layers that components add.
  let hasContent: Bool
  let speech: ClassSpeech
  /// What it declares itself, with Apple's names, types and defaults.
  let properties: [ClassProperty]
  /// By the name of a property of an ancestor, the frameworks that have no way to set it for this class.
  let otherMissing: [String: Set<AppleFramework>]
  /// What it gives properties of its ancestors by default, by name.
  let otherDefaults: [String: Value]
  /// What it is as large as, where nothing says its size.
  let fit: Fit
  /// How large it makes itself, where `fit` says that it does.
  let ownSize: @Sendable (ClassMeasure) -> Size
  /// In points, where the class doesn't take any other.
  let fixedSize: Size?
  /// In points, where nobody says how large it is in pictures.
  let previewSize: Size
  /// How the root layer shows what the class has, where that is not as in every view.
  let root: @Sendable (ClassScope) -> [(LayerProperty, Expression)]
  /// The layers under a component's own, bottom to top: what UIKit draws into a view's own layer, or puts at its bottom.
  let layersBelow: @Sendable (ClassScope) -> [ClassLayer]
  /// The layers over a component's own: those of a class's own subviews.
  let layersAbove: @Sendable (ClassScope) -> [ClassLayer]
  /// What it does by itself in a state, on its layers.
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

  /// What a person does with it.
  enum Kind: Sendable {
    case plain
    /// It does something when it is pressed, and shows a label of the app's.
    case button
    /// A person writes into it, and it is focused meanwhile.
    case editor
    /// A person chooses a value with it.
    case chooser
    /// A list highlights and selects it.
    case cell
    /// It holds a title or buttons.
    case bar
  }

  struct Change {
    var layer: String
    var property: LayerProperty
    var state: StateSet
    var value: Expression
  }
}

/// What a view is as large as, where nothing says its size.
package enum Fit: Sendable {
  case nothing
  /// As its text, which wraps.
  case text
  /// As its title, on one line, beside its image.
  case titleAndImage
  /// As high as its class makes it, and as wide as there is room.
  case ownHeight
  /// As large as its class makes it.
  case ownSize
}

/// What a class knows of a view to say how large it is.
struct ClassMeasure {
  /// What the view has of a property of its class.
  let value: (_ property: String) -> Value?
  /// How wide the widest text is that the class shows, on one line, in points.
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
  /// The frameworks that have no way to set it.
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
  /// The layer of the class that it lies in, which comes before it; nil for the view's own.
  var parent: String?
  /// Which it is of several alike, from 0; nil where it is there once.
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
