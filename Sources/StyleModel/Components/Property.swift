import StyleSource

/// A typed property of a component, as Interface Builder's Attributes Inspector would list it.
public struct Property: Hashable, Sendable {
  public var name: String
  public var type: ValueType
  /// `T?`: the value may be null.
  public var isOptional: Bool
  public var defaultValue: ModedValue
  public var owner: Owner
  public var summary: String?
  /// What to use instead, or "" where the file does not say; nil while the property is in good standing.
  public var deprecated: String?
  /// The numbers it may hold; for points and sizes, each of their parts.
  public var bounds: NumberBounds?
  /// What it is for, if a class brings it and other code asks for such a property.
  package var role: PropertyRole?
  /// Whether the component divides by it, so that it is never 0.
  public var isDivisor = false
  /// Whether the component uses it for the radii of corners and for nothing else, so that it may be `50%`.
  public var isCornerRadius = false
  /// For a pseudo-property: the other properties that it sets, in order. It holds nothing of its own, and
  /// reads true when they have these values. A style that sets it has these settings instead.
  public var sets: [Assignment]
  /// For a property of the base class that the component drives: how. Styles cannot set it then.
  public var driven: Expression?
  /// Where the component says so.
  package var drivenSpan: Span?
  /// Its name where it is declared; nil for a base class's own.
  public var span: Span?

  public init(
    name: String, type: ValueType, isOptional: Bool = false, defaultValue: ModedValue, owner: Owner,
    summary: String? = nil, deprecated: String? = nil, bounds: NumberBounds? = nil, sets: [Assignment] = [],
    driven: Expression? = nil, span: Span? = nil
  ) {
    self.name = name
    self.type = type
    self.isOptional = isOptional
    self.defaultValue = defaultValue
    self.owner = owner
    self.summary = summary
    self.deprecated = deprecated
    self.bounds = bounds
    self.sets = sets
    self.driven = driven
    self.span = span
  }

  /// Of a list, how many texts it has at most.
  package var mostTexts: Int { bounds?.max.map { Int(clamping: $0) } ?? ValueType.mostStrings }

  public var isPseudo: Bool { !sets.isEmpty }
  public var isOfTrait: Bool { if case .trait = owner { true } else { false } }

  /// A pseudo-property sets `property` to `value` when it is set to true.
  public struct Assignment: Hashable, Sendable {
    public var property: Int
    public var value: ModedValue

    public init(property: Int, value: ModedValue) {
      self.property = property
      self.value = value
    }
  }
}

/// Who brings a property or a layer.
public enum Owner: Hashable, Sendable {
  case base(BaseClass)
  /// An index into `ResolvedSheet.components`.
  case component(Int)
  /// An index into `ResolvedSheet.traits`.
  case trait(Int)
}

/// `min`, `max` and `step` of a number.
public struct NumberBounds: Hashable, Sendable {
  public var min, max, step: Double?

  public init(min: Double? = nil, max: Double? = nil, step: Double? = nil) {
    self.min = min
    self.max = max
    self.step = step
  }

  /// Of lengths and other numbers that something is drawn with, either way of 0: a thousand times what cairo can tell apart.
  public static let greatestLength = 1e9
}

/// The label that Interface Builder makes of a property's name: `cornerRadius` is “Corner Radius”.
///
/// A capital that follows a small letter or a digit begins a word, and so does the last capital of a run
/// before a small letter: `URLString` is “URL String”.
public func inspectorLabel(_ name: String) -> String {
  let scalars = Array(name.unicodeScalars)
  var label = String.UnicodeScalarView()
  for (index, scalar) in scalars.enumerated() {
    let next = index + 1 < scalars.count ? scalars[index + 1] : nil
    if index > 0, scalar.properties.isUppercase {
      let previous = scalars[index - 1]
      let endsRun = previous.properties.isUppercase && (next?.properties.isLowercase ?? false)
      if !previous.properties.isUppercase || endsRun { label.append(" ") }
    }
    if index == 0 {
      label.append(contentsOf: scalar.properties.uppercaseMapping.unicodeScalars)
    } else {
      label.append(scalar)
    }
  }
  return String(label)
}
