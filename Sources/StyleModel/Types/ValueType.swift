/// The kind of value that a property of a component or a layer holds.
///
/// The facts that are true of a kind everywhere are in its `ValueDescriptor`. Nobody writes `default:` over the kinds, so that the compiler
/// lists what a new one owes.
public enum ValueType: Hashable, Sendable {
  case bool
  case integer(IntegerType)
  case number(NumberType)
  case string
  /// The key of a strings table.
  case localizedString
  /// One of a closed set of strings; a Swift `enum` in generated code.
  case choice([String])
  case point, size, rect
  /// `NSRange`: a location and a length.
  case range
  case color
  case image
  // Style types: structured values that Interface Builder cannot show.
  case gradientStops
  case shadow
  case shadows
  case outline
  case font
  case edgeInsets
  case animation
  /// A list of texts, such as the titles of segments.
  case strings
  // Types that only layers have.
  case corners
  case transform
  case path
  case numbers
}

/// Swift's integer types, as Interface Builder lists them.
public enum IntegerType: String, Hashable, Sendable, CaseIterable {
  case int = "Int"
  case int8 = "Int8"
  case int16 = "Int16"
  case int32 = "Int32"
  case int64 = "Int64"
  case uint = "UInt"
  case uint8 = "UInt8"
  case uint16 = "UInt16"
  case uint32 = "UInt32"
  case uint64 = "UInt64"

  /// The least and the greatest value; `Int` and `UInt` have 64 bits, as on all of Apple's current platforms.
  public var bounds: (least: Integer, greatest: Integer) {
    switch self {
    case .int8: signed(bits: 8)
    case .int16: signed(bits: 16)
    case .int32: signed(bits: 32)
    case .int, .int64: signed(bits: 64)
    case .uint8: (0, Integer(magnitude: UInt64(UInt8.max)))
    case .uint16: (0, Integer(magnitude: UInt64(UInt16.max)))
    case .uint32: (0, Integer(magnitude: UInt64(UInt32.max)))
    case .uint, .uint64: (0, Integer(magnitude: .max))
    }
  }

  private func signed(bits: UInt64) -> (least: Integer, greatest: Integer) {
    let half: UInt64 = 1 << (bits - 1)
    return (Integer(isNegative: true, magnitude: half), Integer(magnitude: half - 1))
  }
}

/// Swift's floating-point types.
public enum NumberType: String, Hashable, Sendable, CaseIterable {
  case double = "Double"
  case float = "Float"
  case cgFloat = "CGFloat"
}

extension ValueType {
  /// The greatest number of texts in a list whose property has no limit of its own.
  package static let mostStrings = 20

  /// The type that a style file means by `name`, without its `?`; nil when no type has that name.
  ///
  /// A closed set of strings is written as `type: String` with `values`, so it has no name of its own.
  public init?(named name: String) {
    guard let type = ValueType.byName[name] else { return nil }
    self = type
  }

  /// Every name that `init(named:)` takes, for “did you mean”.
  public static let names: [String] = byName.keys.sorted()

  private static let byName = Dictionary(
    uniqueKeysWithValues: ValueType.named.flatMap { type in type.descriptor.spellings.map { ($0, type) } })

  /// The name in a message to the person who wrote the file.
  public var name: String {
    if case .choice(let values) = self { return "one of " + values.joined(separator: ", ") }
    return descriptor.name
  }

  /// The type of user defined runtime attribute that Interface Builder stores such a property as; nil where it has none.
  public var interfaceBuilderAttribute: String? { descriptor.attribute }

  /// Whether Interface Builder's Attributes Inspector can show a property of this type.
  public var isInspectable: Bool { interfaceBuilderAttribute != nil }
}
