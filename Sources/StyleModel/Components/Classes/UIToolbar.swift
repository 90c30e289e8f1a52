@_spi(Generated) import StyleRuntime

extension ClassDescription {
  /// The description of `UIToolbar`, whose buttons share its width.
  static let toolbar = ClassDescription(
    parent: .view, appKitName: nil, otherNames: ["toolbar", "nstoolbar", "bottombar", "bottomappbar"],
    isOnTVOS: false, kind: .bar, states: view.states, missingStates: [.swiftui: .hovered],
    missingInLayers: [.swiftui],
    drawnBy: [.swiftui],
    speech: ClassSpeech(parts: { $0.barItems }),
    properties: [
      ClassProperty(
        "items", .strings, .strings([]),
        "The titles of the buttons, the first of them where lines begin, with equal spaces between them.")
    ] + barItemProperties + barProperties, otherMissing: missingOfBars, fit: .ownHeight,
    ownSize: { _ in Size(width: 0, height: 44) }, previewSize: Size(width: 320, height: 44),
    layersAbove: { scope in
      barBackground(scope, edge: .top)
        + [barRow("items", at: .barButtons, .equalSpacing, spacing: 8)]
        + barButtonTexts("item", "items", in: "items", count: ValueType.mostStrings, scope)
    })
}
