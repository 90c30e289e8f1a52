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
}
