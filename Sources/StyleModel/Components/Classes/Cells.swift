extension ClassDescription {
  static let collectionViewCell = cell(otherNames: [])
  static let tableViewCell = cell(otherNames: ["cell", "row"], hasLabel: true)

  /// A cell, which a list highlights and selects. Its selected background lies between the view's own background and all else.
  private static func cell(otherNames: [String], hasLabel: Bool = false) -> ClassDescription {
    ClassDescription(
      parent: .view, appKitName: "NSView", otherNames: otherNames, kind: .cell,
      states: [.highlighted, .selected, .focused, .hovered],
      // Its lists select rows, but highlight none.
      missingStates: [.appkit: .highlighted],
      hasContent: false, speech: ClassSpeech(element: .contents, hasLabel: hasLabel),
      properties: [
        ClassProperty(
          "selectedBackgroundColor", .color, optional: true, .null,
          "The colour of `selectedBackgroundView`, which is visible while the cell is highlighted or selected.",
          as: .selectedBackground)
      ],
      layersBelow: { scope in
        [
          ClassLayer(
            "selectedBackground", .rectangle,
            [(.backgroundColor, scope["selectedBackgroundColor"]), (.hidden, .system(.bool(true)))])
        ]
      },
      changes: { _ in
        [.highlighted, .selected].map { state in
          Change(
            layer: "selectedBackground", property: .hidden, state: state, value: .system(.bool(false)))
        }
      })
  }
}
