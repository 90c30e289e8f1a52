extension ClassDescription {
  /// The description of `UIStepper`. Apple publishes no measures of its parts; these are what iOS 13 to 18 draw.
  static let stepper = ClassDescription(
    parent: .control, appKitName: "NSStepper",
    otherNames: ["stepper", "nsstepper", "spinbutton", "numberstepper"], isOnTVOS: false, kind: .chooser,
    states: control.states, missingStates: [.appkit: .highlighted], drawnBy: [.appkit],
    speech: ClassSpeech(parts: { stepper in
      var buttons = ["Decrement", "Increment"].map { stepper.part($0, .button) }
      let (value, wraps) = (stepper.number("value") ?? 0, stepper.flag("wraps"))
      let isLeast = value <= stepper.number("minimumValue") ?? -.infinity
      let isGreatest = value >= stepper.number("maximumValue") ?? .infinity
      if !wraps, isLeast { buttons[0].traits.insert(.notEnabled) }
      if !wraps, isGreatest { buttons[1].traits.insert(.notEnabled) }
      return buttons
    }),
    properties: [
      ClassProperty("minimumValue", .number(.double), .number(0), "The least value."),
      ClassProperty("maximumValue", .number(.double), .number(100), "The greatest value."),
      ClassProperty("value", .number(.double), .number(0), "The value of the stepper."),
      ClassProperty(
        "stepValue", .number(.double), .number(1), "What a press adds or takes away.", 0...1e9),
      ClassProperty(
        "wraps", .bool, .bool(false), "Whether the least value follows the greatest one.",
        missing: [.swiftui]),
      ClassProperty(
        "autorepeat", .bool, .bool(true), "Whether the value goes on changing while it is pressed.",
        missing: [.swiftui]),
    ], otherMissing: ["tintColor": [.appkit]],
    // Apple draws it in one size, whatever its frame is.
    fixedSize: Size(width: 94, height: 32), previewSize: Size(width: 94, height: 32),
    layersAbove: { scope in
      /// The layer of a sign in the middle of a half, fainter at an end that can't be passed.
      func sign(_ name: String, _ x: Double, _ path: SVGPath, atEnd: Expression) -> ClassLayer {
        let color = Expression.choose(
          atEnd, ["true": .system(.tertiaryLabel)], else: .system(.label))
        return ClassLayer(
          name, .shape,
          at: .rectangle(x: .points(x), y: .points(8), width: .points(16), height: .points(16), turns: true),
          in: "stepper",
          [
            (.path, .system(.path(.svg(path)))), (.fillColor, .system(.null)),
            (
              .strokeColor,
              .choose(scope["wraps"], ["true": .system(.label)], else: color)
            ),
            (.lineWidth, .system(.number(1.8))), (.lineCap, .system(.choice("round"))),
          ])
      }
      func isAt(_ comparison: Comparison, _ end: String) -> Expression {
        .call(.compare(comparison), [scope["value"], scope[end]])
      }
      return [
        ClassLayer(
          "stepper", .rectangle, [(.backgroundColor, .system(.tertiarySystemFill))] + rounded(8)),
        ClassLayer(
          "divider", .rectangle,
          at: .rectangle(x: .points(46.5), y: .points(7), width: .points(1), height: .points(18)),
          in: "stepper", [(.backgroundColor, .system(.separator))]),
        sign("minus", 15, SVGPath("M 1.5 8 H 14.5"), atEnd: isAt(.lessOrEqual, "minimumValue")),
        sign(
          "plus", 63, SVGPath("M 1.5 8 H 14.5 M 8 1.5 V 14.5"), atEnd: isAt(.greaterOrEqual, "maximumValue")),
      ]
    },
    changes: { _ in [.disabled("stepper")] })
}
