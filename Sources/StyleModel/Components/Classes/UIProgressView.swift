extension ClassDescription {
  static let progressView = ClassDescription(
    parent: .view, appKitName: "NSProgressIndicator",
    otherNames: ["progressview", "progress", "nsprogressindicator"], states: view.states,
    drawnBy: [.appkit],
    speech: ClassSpeech(value: { $0.number("progress").map(Spoken.percent) }),
    properties: [
      ClassProperty("progress", .number(.float), .number(0), "The progress.", 0...1),
      ClassProperty(
        "progressTintColor", .color, optional: true, .null,
        "The colour of the filled track; null means the tint.", as: .ownTint, missing: [.appkit]),
      ClassProperty(
        "trackTintColor", .color, optional: true, .null,
        "The colour of the empty track; null means grey.", missing: [.swiftui, .appkit]),
    ], otherMissing: ["tintColor": [.appkit]], fit: .ownHeight,
    ownSize: { _ in Size(width: 0, height: 4) },
    previewSize: Size(width: 150, height: 4),
    layersAbove: { scope in
      func bar(_ name: String, _ frame: LayerFrame, _ color: Expression) -> ClassLayer {
        // A radius that is larger than half the height makes a half circle.
        ClassLayer(
          name, .shape, at: frame,
          [
            (.path, .system(.path(.roundedRectangle))), (.cornerRadius, .system(.number(4096))),
            (.fillColor, color),
          ])
      }
      return [
        bar("track", .bounds, scope.color("trackTintColor", else: .system(.systemFill))),
        bar(
          "progress", .part(.progress, [scope["progress"]]),
          scope.color("progressTintColor", else: scope["tintColor"])),
      ]
    })
}
