import StyleModel
import StyleSource

extension ComponentPlan {
  /// The changes for a state, for modes, or for both joined.
  struct ChangeSet {
    var condition: ChangeCondition
    /// The component's own values, by slot.
    var initial: [Int: AdaptiveValue]
    /// The component's computed values.
    var computed: [SlotTable.ComputedValue]
  }

  /// The values that a pseudo-property gives a slot.
  struct PseudoValue {
    var slot: Int
    var value: AdaptiveValue
    /// The values in sets of changes, by the index into the component's `changes`; nil for a set of other modes.
    var changes: [(index: Int, value: AdaptiveValue?)]
  }

  /// The values of a style that differ from the component's.
  struct StylePlan {
    /// The name of the static property.
    var name: String
    var style: Int
    /// The variants that the style chooses, by axis.
    var picks: [Int]
    /// The values that always hold, in the order of the slots.
    var values: [(slot: Int, value: AdaptiveValue)]
    /// The values in sets of changes, by the index into the component's `changes`, in their order.
    var changes: [(index: Int, values: [Int: AdaptiveValue])]
    /// The values that differ from those of the style's variants, which are the arguments of its initializer.
    var arguments: OverridingValues
    /// The fingerprint of everything that the rest of the plan, and other files than that of the style, depend on.
    var shape: Fingerprint
  }

  /// Values in place of a component's.
  struct OverridingValues {
    /// The values that always hold, in the order of the slots.
    var values: [(slot: Int, value: AdaptiveValue)]
    /// The values in sets of changes, by the index into the component's `changes`, in their order.
    var changes: [(index: Int, values: [Int: AdaptiveValue])]
  }
}

extension Value {
  var hasWholeNumbers: Bool {
    switch self {
    case .integer, .range: true
    case .null, .bool, .number, .string, .localizedString, .choice, .point, .size, .rect, .color, .image,
      .gradientStops, .shadow, .shadows, .outline, .font, .edgeInsets, .animation, .corners, .transform,
      .path, .numbers, .strings, .invalid:
      false
    }
  }
}

extension ValueType {
  var hasWholeNumbers: Bool {
    switch self {
    case .integer, .range: true
    case .bool, .number, .string, .localizedString, .choice, .point, .size, .rect, .color, .image,
      .gradientStops, .shadow, .shadows, .outline, .font, .edgeInsets, .animation, .corners, .transform,
      .path, .numbers, .strings:
      false
    }
  }
}
