import StyleModel

/// One stored value of a component's generated struct: a property of the component, or a property of one
/// of its layers that some state, mode or style sets.
struct Slot {
  var target: Target
  /// As it is declared: in backticks where it is a keyword.
  var name: String
  /// In front of an argument.
  var label: [UInt8]
  /// Where it is stored: `name`, but for a deprecated property, whose own code must not use its name.
  var storage: String
  /// The Swift type, without a `?`.
  var type: String
  var valueType: ValueType
  /// Whether the stored value may be nil because the property may be null.
  var isOptional: Bool
  /// What holds while the stored value is nil, for what the component computes by default.
  var fallback: Expression?
  /// Whether nil leaves a component that a layer holds the value that it has by itself.
  var defersToHeld = false
  /// The Swift `enum` of a closed set of strings, and the set.
  var enumeration: (name: String, values: [String])?
  var initial: AdaptiveValue
  /// Whether it is no property that the style file declares but a key of a layer, or what the component's own code is
  /// computed from: only the module of the generated code sees it.
  var isInternal: Bool
  var summary: String?
  var deprecated: String?

  var mayBeNil: Bool { isOptional || nilIsUnsaid }

  /// Whether nil is not “none” but that nothing is said.
  var nilIsUnsaid: Bool { fallback != nil || defersToHeld }

  var declaredType: String { mayBeNil ? type + "?" : type }

  /// What stands before its declaration.
  var access: String { isInternal ? "" : "public " }

  /// In a set of changes, where an outer nil is “not changed”.
  var changedType: String { isOptional && !nilIsUnsaid ? type + "??" : type + "?" }

  /// `owner` is the struct that the slot is of, where the literal stands outside of it; `tokens` is where Swift reads tokens.
  func literal(_ value: AdaptiveValue, of owner: String? = nil, tokens: String = "styleTokens") -> Code {
    self.value(value, of: owner, tokens: tokens).bare
  }

  /// The same, for code that goes on with it.
  func value(_ value: AdaptiveValue, of owner: String? = nil, tokens: String = "styleTokens") -> SwiftValue {
    if value.light.isNull, let substitute { return SwiftValue(substitute) }
    let read = SwiftValue(value, from: tokens)
    if let enumeration { return read.word(of: (owner.map { $0 + "." } ?? "") + enumeration.name) }
    guard value.followsTokens else { return read }
    // Tokens are read as `Double`.
    switch valueType {
    case .number(.float): return SwiftValue(.call("Float", [read.bare]))
    case .integer: return read.whole
    case .bool, .number, .string, .localizedString, .choice, .point, .size, .rect, .range, .color, .image,
      .gradientStops, .shadow, .shadows, .outline, .font, .edgeInsets, .animation, .corners, .transform,
      .path, .numbers, .strings:
      return read
    }
  }

  /// What stands for null where nil is that nothing is said.
  var substitute: Code? {
    guard nilIsUnsaid else { return nil }
    return valueType == .color ? Code("StyleColor.clear") : valueType == .string ? Code("\"\"") : nil
  }

  /// As a change: a null that is meant is not the nil of “not changed”.
  func changeLiteral(_ value: AdaptiveValue, of owner: String? = nil, tokens: String = "styleTokens") -> Code
  {
    value.light.isNull && !nilIsUnsaid ? Code(".some(nil)") : literal(value, of: owner, tokens: tokens)
  }
}

extension ValueType {
  /// The type in generated structs; the name of an `enum` depends on the property.
  var swiftType: String { descriptor.swiftType }
}
