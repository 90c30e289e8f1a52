import StyleModel
import StyleSource

extension ComponentPlan {
  /// What is stored of a state, of modes, or of both joined.
  struct ChangeSet {
    var condition: ChangeCondition
    /// What the component sets by itself, by slot.
    var initial: [Int: AdaptiveValue]
    /// What the component's code says beside, by slot.
    var computed: [SlotTable.ComputedValue]
  }

  /// What a pseudo-property sets of one slot.
  struct PseudoValue {
    var slot: Int
    var value: AdaptiveValue
    /// By the index into the component's `changes`: what it sets there; nil in those of other modes.
    var changes: [(index: Int, value: AdaptiveValue?)]
  }

  /// A style's values where they are not the component's.
  struct StylePlan {
    /// Of the static property.
    var name: String
    var style: Int
    /// By axis of the component's variants.
    var picks: [Int]
    /// In the order of the slots.
    var values: [(slot: Int, value: AdaptiveValue)]
    /// By the index into the component's `changes`, in their order.
    var changes: [(index: Int, values: [Int: AdaptiveValue])]
    /// Where they lead away from the variants that the style picks: what its initializer is given.
    var arguments: Departure
    /// Of all that the rest of the plan, and other files than that of the style, follow from.
    var shape: Fingerprint
  }

  /// Values in place of a component's.
  struct Departure {
    /// In the order of the slots.
    var values: [(slot: Int, value: AdaptiveValue)]
    /// By the index into the component's `changes`, in their order.
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
