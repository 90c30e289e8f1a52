extension ClassDescription {
  /// The description of `UINavigationBar`. UIKit moves a title aside where the buttons of one side leave it no space in the middle.
  static let navigationBar = ClassDescription(
    parent: .view, appKitName: nil,
    otherNames: ["navigationbar", "navbar", "appbar", "topappbar", "titlebar"], kind: .bar,
    states: view.states,
    missingStates: [.swiftui: .hovered], missingInLayers: [.swiftui], drawnBy: [.swiftui],
    speech: ClassSpeech(parts: { $0.barItems }),
    properties: [
      ClassProperty("title", .string, optional: true, .null, "The title of the bar's top item."),
      ClassProperty(
        "prefersLargeTitles", .bool, .bool(false),
        "Whether the title is large and lies below the buttons, in a bar of 96 points."),
      ClassProperty(
        "leftBarButtonItems", .strings, .strings([]),
        "The titles of the buttons where lines begin, the first of them at the edge."),
      ClassProperty(
        "rightBarButtonItems", .strings, .strings([]),
        "The titles of the buttons where lines end, the first of them at the edge."),
      ClassProperty(
        "titleColor", .color, .system(.label), "The colour of the title.", missing: [.swiftui]),
      ClassProperty(
        "titleFont", .font, optional: true, .null, "The font of the title; null means 17 points, semibold.",
        missing: [.swiftui]),
      ClassProperty(
        "largeTitleColor", .color, .system(.label), "The colour of the large title.", missing: [.swiftui]),
      ClassProperty(
        "largeTitleFont", .font, optional: true, .null,
        "The font of the large title; null means 34 points, bold.", missing: [.swiftui]),
    ] + barItemProperties + barProperties, otherMissing: missingOfBars, fit: .ownHeight,
    ownSize: { Size(width: 0, height: $0.value("prefersLargeTitles") == .bool(true) ? 96 : 44) },
    previewSize: Size(width: 320, height: 44),
    layersAbove: { scope in
      func title(_ name: String, _ part: ClassPart, _ others: [Expression], _ font: Font) -> ClassLayer {
        ClassLayer(
          name, .text, at: .part(part, [scope["prefersLargeTitles"]] + others), in: "bar",
          [
            (.string, scope["title"]), (.foregroundColor, scope["\(name)Color"]),
            (.font, .call(.firstNonNull, [scope["\(name)Font"], .system(.font(font))])),
            (.alignmentMode, .system(.choice(part == .barTitle ? "center" : "natural"))),
          ])
      }
      let beside = [
        scope["title"], scope["titleFont"], scope["leftBarButtonItems"], scope["rightBarButtonItems"],
        scope["itemFont"],
      ]
      return barBackground(scope, edge: .bottom)
        + barButtons("leftButton", "leftBarButtonItems", at: .barLeftButtons, fromEnd: false, scope)
        + barButtons("rightButton", "rightBarButtonItems", at: .barRightButtons, fromEnd: true, scope)
        + [
          title("title", .barTitle, beside, Font(size: ClassPart.barButtonSize, weight: .semibold)),
          title("largeTitle", .barLargeTitle, [], Font(size: 34, weight: .bold)),
        ]
    })
}
