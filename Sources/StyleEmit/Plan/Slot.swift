import StyleModel

/// One stored value of a component's generated struct: a property of the component, or a property of one of its layers that some state,
/// mode or style sets.
struct Slot {
  var target: Target
  /// The name in its declaration: in backticks where it is a keyword.
  var name: String
  /// The label in front of an argument.
  var label: [UInt8]
  /// The stored property: `name`, but for a deprecated property, whose own code must not use its name.
  var storage: String
  /// The Swift type, without a `?`.
  var type: String
  var valueType: ValueType
  /// Whether the stored value may be nil because the property may be null.
  var isOptional: Bool
  /// The expression that holds while the stored value is nil, for a value that the component computes by default.
  var fallback: Expression?
  /// Whether nil leaves a component in a layer its own value.
  var defersToHeld = false
  /// The Swift `enum` of a closed set of strings, and the set.
  var enumeration: (name: String, values: [String])?
  var initial: AdaptiveValue
  /// Whether only the module of the generated code sees the slot: it is a key of a layer, or an operand of the component's own code, and no
  /// property that the style file declares.
  var isInternal: Bool
  var summary: String?
  var deprecated: String?

  var mayBeNil: Bool { isOptional || nilIsUnsaid }

  /// Whether nil stands for a missing value and not for “none”.
  var nilIsUnsaid: Bool { fallback != nil || defersToHeld }
}
