/// The kind of value that a property of a component or a layer holds.
///
/// Nobody writes `default:` over it: a new kind makes the compiler list what it owes.
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
  case font
  case edgeInsets
  case animation
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
  /// The type that a style file means by `name`, without its `?`; nil when no type has that name.
  ///
  /// A closed set of strings is written as `type: String` with `values`, so it has no name of its own.
  public init?(named name: String) {
    guard let type = ValueType.byName[name] else { return nil }
    self = type
  }

  /// Every name that `init(named:)` takes, for “did you mean”.
  public static let names: [String] = byName.keys.sorted()

  private static let byName: [String: ValueType] = {
    var types: [String: ValueType] = [
      "Bool": .bool, "NSInteger": .integer(.int), "NSUInteger": .integer(.uint),
      "String": .string, "NSString": .string, "LocalizedString": .localizedString,
      "CGPoint": .point, "NSPoint": .point, "CGSize": .size, "NSSize": .size, "CGRect": .rect,
      "NSRect": .rect,
      "NSRange": .range,
      "UIColor": .color, "NSColor": .color, "Color": .color,
      "UIImage": .image, "NSImage": .image, "Image": .image,
      "GradientStops": .gradientStops, "Shadow": .shadow, "Font": .font, "EdgeInsets": .edgeInsets,
      "Animation": .animation,
    ]
    for type in IntegerType.allCases { types[type.rawValue] = .integer(type) }
    for type in NumberType.allCases { types[type.rawValue] = .number(type) }
    return types
  }()

  /// As a message names it to the person who wrote the file.
  public var name: String {
    switch self {
    case .bool: "Bool"
    case .integer(let type): type.rawValue
    case .number(let type): type.rawValue
    case .string: "String"
    case .localizedString: "LocalizedString"
    case .choice(let values): "one of " + values.joined(separator: ", ")
    case .point: "CGPoint"
    case .size: "CGSize"
    case .rect: "CGRect"
    case .range: "NSRange"
    case .color: "UIColor"
    case .image: "UIImage"
    case .gradientStops: "GradientStops"
    case .shadow: "Shadow"
    case .font: "Font"
    case .edgeInsets: "EdgeInsets"
    case .animation: "Animation"
    case .corners: "CACornerMask"
    case .transform: "Transform"
    case .path: "Path"
    case .numbers: "a list of numbers"
    }
  }

  /// The type of user defined runtime attribute that Interface Builder stores such a property as; nil where it has none.
  public var interfaceBuilderAttribute: String? {
    switch self {
    case .bool: "Boolean"
    case .integer, .number: "Number"
    case .string, .choice: "String"
    case .localizedString: "Localized String"
    case .point: "Point"
    case .size: "Size"
    case .rect: "Rect"
    case .range: "Range"
    case .color: "Color"
    case .image: "Image"
    case .gradientStops, .shadow, .font, .edgeInsets, .animation, .corners, .transform, .path, .numbers: nil
    }
  }

  /// Whether Interface Builder's Attributes Inspector can show a property of this type.
  public var isInspectable: Bool { interfaceBuilderAttribute != nil }
}
