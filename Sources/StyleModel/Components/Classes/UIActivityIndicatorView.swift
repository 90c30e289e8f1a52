extension ClassDescription {
  /// The description of `UIActivityIndicatorView`. Apple publishes no measures of its spokes; these are what iOS 13 to 18 draw. Pictures
  /// show it in one moment.
  static let activityIndicator = ClassDescription(
    parent: .view, appKitName: "NSProgressIndicator",
    otherNames: ["activityindicator", "activityindicatorview", "spinner", "loader", "loadingindicator"],
    states: view.states, drawnBy: [.appkit],
    speech: ClassSpeech(
      hasLabel: true, label: { $0.flag("isAnimating") ? "In progress" : "Progress halted" }),
    properties: [
      ClassProperty(
        "style", .choice(["medium", "large"]), .choice("medium"), "How large the spokes are drawn.",
        missing: [.swiftui]),
      ClassProperty(
        "color", .color, optional: true, .null, "The colour of the spokes; null means grey.", as: .ownTint,
        missing: [.appkit]),
      ClassProperty(
        "hidesWhenStopped", .bool, .bool(true), "Whether nothing is drawn while it doesn't turn.",
        missing: [.swiftui]),
      ClassProperty("isAnimating", .bool, .bool(false), "Whether it turns."),
    ], otherMissing: ["tintColor": [.appkit]], fit: .ownSize,
    ownSize: { view in
      let side: Double = view.value("style")?.text == "large" ? 37 : 20
      return Size(width: side, height: side)
    },
    previewSize: Size(width: 37, height: 37),
    layersAbove: { scope in
      let isHidden = Expression.choose(
        scope["isAnimating"], ["true": .system(.bool(false))], else: scope["hidesWhenStopped"])
      let spokes = ClassPart.spokeOpacities.enumerated().map { index, opacity in
        ClassLayer(
          "spoke", .rectangle, at: .part(.spoke, [scope["style"]]), in: "spokes", copy: index,
          [
            (.backgroundColor, scope.color("color", else: .system(.systemGray))),
            (.cornerRadius, .system(.number(4096))),
            // Around the middle of the view.
            (.anchorPoint, .system(.point(Point(x: 0.5, y: ClassPart.spokeRadius)))),
            (
              .transform,
              .system(
                .transform(
                  Transform(
                    scale: Size(width: 1, height: 1), rotation: Double(index) * 45,
                    translation: Point(x: 0, y: 0))))
            ),
            (.opacity, .system(.number(opacity))),
          ])
      }
      return [ClassLayer("spokes", .rectangle, [(.hidden, isHidden)])] + spokes
    })
}
