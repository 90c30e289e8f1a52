import StyleModel

extension Slot {
  var declaredType: String { mayBeNil ? type + "?" : type }

  /// The type in a set of changes, where an outer nil is “not changed”.
  var changedType: String { isOptional && !nilIsUnsaid ? type + "??" : type + "?" }
}

extension ComponentPlan {
  /// What stands before the declaration of a slot.
  func access(of slot: Slot) -> String { slot.isInternal ? sharedAccess : "public " }

  /// The access level of what generated code alone calls, also that of other modules.
  var sharedAccess: String { isShared ? "@_spi(Generated) public " : "" }
}

extension ValueType {
  /// The type in generated structs; the name of an `enum` depends on the property.
  var swiftType: String { descriptor.swiftType }
}
