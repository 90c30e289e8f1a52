extension ClassDescription {
  static let slider = ClassDescription(
    parent: .control, appKitName: nil, isOnTVOS: false, kind: .chooser, states: control.states,
    properties: [
      ClassProperty("minimumValue", .number(.float), .number(0), "The value at the left end."),
      ClassProperty("maximumValue", .number(.float), .number(1), "The value at the right end."),
      ClassProperty("value", .number(.float), .number(0), "The value of the slider."),
      ClassProperty(
        "minimumTrackTintColor", .color, optional: true, .null,
        "The colour of the track before the thumb; null means the tint.", as: .ownTint),
      ClassProperty(
        "maximumTrackTintColor", .color, optional: true, .null,
        "The colour of the track after the thumb; null means grey.", missing: [.swiftui]),
      ClassProperty(
        "thumbTintColor", .color, optional: true, .null, "The colour of the thumb; null means white.",
        missing: [.swiftui]),
    ],
    layersAbove: { scope in
      let value = [scope["value"], scope["minimumValue"], scope["maximumValue"]]
      func track(_ name: String, _ frame: LayerFrame, _ color: Expression) -> ClassLayer {
        ClassLayer(
          name, .rectangle, at: frame, in: "slider",
          [(.backgroundColor, color), (.cornerRadius, .system(.number(2)))])
      }
      return [
        ClassLayer("slider", .rectangle, []),
        track(
          "maximumTrack", .part(.sliderTrack, []),
          scope.color("maximumTrackTintColor", else: .system(.systemFill))),
        track(
          "minimumTrack", .part(.sliderMinimumTrack, value),
          scope.color("minimumTrackTintColor", else: scope["tintColor"])),
        ClassLayer(
          "thumb", .rectangle, at: .part(.sliderThumb, value), in: "slider",
          [
            (.backgroundColor, scope.color("thumbTintColor", else: .system(.color(.white)))),
            (.cornerRadius, .system(.number(ClassPart.sliderThumbSide / 2))),
          ] + thumbShadow),
      ]
    },
    changes: { _ in [.disabled("slider")] })
}
