extension ClassDescription {
  static let switchControl = ClassDescription(
    parent: .control, appKitName: "NSSwitch", otherNames: ["toggle", "nsswitch", "checkbox"],
    isOnTVOS: false, kind: .chooser, states: control.states, missingStates: [.appkit: .highlighted],
    drawnBy: [.appkit],
    speech: ClassSpeech(
      kind: "switch button", value: { $0["isOn"].map { $0 == .bool(true) ? "on" : "off" } }, lacksName: true),
    properties: [
      ClassProperty("isOn", .bool, .bool(false), "Whether it is on."),
      ClassProperty(
        "onTintColor", .color, optional: true, .null,
        "The colour of the track while it is on; null means green.", as: .ownTint, missing: [.appkit]),
      ClassProperty(
        "thumbTintColor", .color, optional: true, .null, "The colour of the thumb; null means white.",
        missing: [.swiftui, .appkit]),
    ], otherMissing: ["tintColor": [.appkit]],
    // Apple draws it in one size, whatever its frame is.
    fixedSize: Size(width: 51, height: 31), previewSize: Size(width: 51, height: 31),
    layersAbove: { scope in
      [
        ClassLayer("switch", .rectangle, []),
        ClassLayer(
          "track", .rectangle, in: "switch",
          [
            (
              .backgroundColor,
              .choose(
                scope["isOn"], ["true": scope.color("onTintColor", else: .system(.systemGreen))],
                else: .system(.secondarySystemFill))
            ),
            (.cornerRadius, .system(.number(15.5))),
          ]),
        ClassLayer(
          "thumb", .rectangle, at: .part(.switchThumb, [scope["isOn"]]), in: "switch",
          [
            (.backgroundColor, scope.color("thumbTintColor", else: .system(.color(.white)))),
            (.cornerRadius, .system(.number(13.5))),
          ] + thumbShadow),
      ]
    },
    changes: { _ in [.disabled("switch")] })

  /// The shadow under the thumbs of switches and sliders.
  static let thumbShadow: [(LayerProperty, Expression)] = [
    (.shadowOpacity, .system(.number(0.15))), (.shadowOffset, .system(.size(Size(width: 0, height: 3)))),
    (.shadowRadius, .system(.number(4))),
  ]
}

extension ClassDescription.Change {
  /// The change that draws a disabled switch or slider half as opaque, as UIKit does.
  static func disabled(_ layer: String) -> Self {
    Self(layer: layer, property: .opacity, state: .disabled, value: .system(.number(0.5)))
  }
}
