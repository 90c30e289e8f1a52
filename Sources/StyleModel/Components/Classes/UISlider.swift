extension ClassDescription {
  static let slider = ClassDescription(
    parent: .control, appKitName: "NSSlider", otherNames: ["slider", "range", "nsslider"], isOnTVOS: false,
    kind: .chooser,
    states: control.states, missingStates: [.appkit: .highlighted], drawnBy: [.appkit],
    speech: ClassSpeech(
      kind: "adjustable",
      value: { slider in
        guard let value = slider.number("value"), let least = slider.number("minimumValue"),
          let greatest = slider.number("maximumValue"), greatest > least
        else { return nil }
        return Spoken.percent((value - least) / (greatest - least))
      }, lacksName: true),
    properties: [
      ClassProperty("minimumValue", .number(.float), .number(0), "The value at the left end."),
      ClassProperty("maximumValue", .number(.float), .number(1), "The value at the right end."),
      ClassProperty("value", .number(.float), .number(0), "The value of the slider."),
      ClassProperty(
        "minimumTrackTintColor", .color, optional: true, .null,
        "The colour of the track before the thumb; null means the tint.", as: .ownTint),
      ClassProperty(
        "maximumTrackTintColor", .color, optional: true, .null,
        "The colour of the track after the thumb; null means grey.", missing: [.swiftui, .appkit]),
      ClassProperty(
        "thumbTintColor", .color, optional: true, .null, "The colour of the thumb; null means white.",
        missing: [.swiftui, .appkit]),
      ClassProperty(
        "thumbImage", .image, optional: true, .null, "The image in place of the thumb.",
        missing: [.swiftui, .appkit]),
      ClassProperty(
        "minimumTrackImage", .image, optional: true, .null,
        "The image in place of the track before the thumb.", missing: [.swiftui, .appkit]),
      ClassProperty(
        "maximumTrackImage", .image, optional: true, .null,
        "The image in place of the track after the thumb.", missing: [.swiftui, .appkit]),
    ], otherMissing: ["tintColor": [.appkit]], fit: .ownHeight,
    ownSize: { _ in Size(width: 0, height: 31) },
    layersAbove: { scope in
      let value = [scope["value"], scope["minimumValue"], scope["maximumValue"]]
      /// The layers of a part of the slider: what UIKit draws, and an image in its place.
      func part(
        _ name: String, _ frame: LayerFrame, _ image: String, _ mode: ContentMode,
        _ settings: [(LayerProperty, Expression)]
      ) -> [ClassLayer] {
        let isHidden = Expression.choose(
          .call(.isNull, [scope[image]]), ["true": .system(.bool(false))], else: .system(.bool(true)))
        return [
          ClassLayer(name, .rectangle, at: frame, in: "slider", settings + [(.hidden, isHidden)]),
          ClassLayer(
            image, .image, at: frame, in: "slider",
            [(.contents, scope[image]), (.contentMode, .system(.choice(mode.rawValue)))]),
        ]
      }
      func track(_ color: Expression) -> [(LayerProperty, Expression)] {
        [(.backgroundColor, color), (.cornerRadius, .system(.number(2)))]
      }
      return [ClassLayer("slider", .rectangle, [])]
        + part(
          "maximumTrack", .part(.sliderTrack, []), "maximumTrackImage", .scaleToFill,
          track(scope.color("maximumTrackTintColor", else: .system(.systemFill))))
        + part(
          "minimumTrack", .part(.sliderMinimumTrack, value), "minimumTrackImage", .scaleToFill,
          track(scope.color("minimumTrackTintColor", else: scope["tintColor"])))
        + part(
          "thumb", .part(.sliderThumb, value), "thumbImage", .center,
          [
            (.backgroundColor, scope.color("thumbTintColor", else: .system(.color(.white)))),
            (.cornerRadius, .system(.number(ClassPart.sliderThumbSide / 2))),
          ] + thumbShadow)
    },
    changes: { _ in [.disabled("slider")] })
}
