import StyleModel

// Where generated code itself gives values that only its module sees, so that it needs initializers for them.

extension ComponentPlan {
  /// Whether generated code makes the struct with values that only its module sees: those of a style, or of a layer with the component.
  var givesInternals: Bool {
    holderSetsInternals || styles.contains { $0.arguments.setsInternals(slots) }
  }

  /// Whether generated code makes sets of changes with values that only its module sees.
  var changesGiveInternals: Bool {
    let own = variants?.bare.changes ?? changes.map(\.initial)
    return holderSetsInternals || own.contains { $0.setsInternals(slots) }
      || styles.contains { $0.arguments.changesSetInternals(slots) }
  }

  private var holderSetsInternals: Bool {
    isHeldInModule
      && slots.contains { slot in
        if case .layer(0, _) = slot.target { true } else { false }
      }
  }
}

extension ComponentPlan.OverridingValues {
  func setsInternals(_ slots: [Slot]) -> Bool { values.contains { slots[$0.slot].isInternal } }

  func changesSetInternals(_ slots: [Slot]) -> Bool { changes.contains { $0.values.setsInternals(slots) } }
}

extension [Int: AdaptiveValue] {
  fileprivate func setsInternals(_ slots: [Slot]) -> Bool { keys.contains { slots[$0].isInternal } }
}
