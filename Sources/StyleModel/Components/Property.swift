import StyleSource

/// A typed property of a component, as Interface Builder's Attributes Inspector would list it.
public struct Property: Hashable, Sendable {
  public var name: String
  public var type: ValueType
  /// Whether the value may be null: the type is `T?`.
  public var isOptional: Bool
  public var defaultValue: ModedValue
  public var owner: Owner
  public var summary: String?
  /// The text that names what to use instead, or "" where the file has none; nil for a property that isn't deprecated.
  public var deprecated: String?
  /// The numbers that the property may hold; for points and sizes, each of their parts.
  public var bounds: NumberBounds?
  /// The role, if a class declares the property and other code asks for it.
  package var role: PropertyRole?
  /// Whether the component divides by the property, so that it is never 0.
  public var isDivisor = false
  /// Whether the component uses the property for the radii of corners and for nothing else, so that it may be `50%`.
  public var isCornerRadius = false
  /// The other properties that a pseudo-property sets, in order. A pseudo-property holds nothing of its own, and reads true when they have
  /// these values. A style that sets it has these settings instead.
  public var sets: [Assignment]
  /// The expression from which the component computes the property, if it belongs to the base class. Styles cannot set it then.
  public var driven: Expression?
  /// The location of that expression in the component.
  package var drivenSpan: Span?
  /// The location of the name where the property is declared; nil for a base class's own.
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

  /// The greatest number of texts in a property that is a list.
  package var mostTexts: Int { bounds?.max.map { Int(clamping: $0) } ?? ValueType.mostStrings }

  public var isPseudo: Bool { !sets.isEmpty }
  public var isOfTrait: Bool { if case .trait = owner { true } else { false } }

  /// A property and the value that a pseudo-property gives it when it is set to true.
  public struct Assignment: Hashable, Sendable {
    public var property: Int
    public var value: ModedValue

    public init(property: Int, value: ModedValue) {
      self.property = property
      self.value = value
    }
  }
}

/// The declaration that a property or a layer comes from.
public enum Owner: Hashable, Sendable {
  case base(BaseClass)
  /// The index of a component in `ResolvedSheet.components`.
  case component(Int)
  /// The index of a trait in `ResolvedSheet.traits`.
  case trait(Int)
}

/// The `min`, `max` and `step` of a number.
public struct NumberBounds: Hashable, Sendable {
  public var min, max, step: Double?

  public init(min: Double? = nil, max: Double? = nil, step: Double? = nil) {
    self.min = min
    self.max = max
    self.step = step
  }

  /// The greatest length or other number that something is drawn with, either way of 0: a thousand times what cairo can distinguish.
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
    if index > 0, scalar.isCapital {
      let previous = scalars[index - 1]
      let endsRun = previous.isCapital && (next?.isSmallLetter ?? false)
      if !previous.isCapital || endsRun { label.append(" ") }
    }
    if index == 0 {
      label.append(contentsOf: scalar.properties.uppercaseMapping.unicodeScalars)
    } else {
      label.append(scalar)
    }
  }
  return String(label)
}

// The tables of Unicode take a tenth of the time of a gallery, and most names are ASCII.
extension Unicode.Scalar {
  fileprivate var isCapital: Bool { isASCII ? ("A"..."Z").contains(self) : properties.isUppercase }
  fileprivate var isSmallLetter: Bool { isASCII ? ("a"..."z").contains(self) : properties.isLowercase }
}
