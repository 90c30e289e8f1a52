extension ClassDescription {
  /// The description of `UISearchBar`. Apple publishes no measures of it; these are what iOS 13 to 18 draw. Its text field is focused, and
  /// not the bar itself.
  ///
  /// UIKit's style `prominent` is the same as `default`.
  static let searchBar = ClassDescription(
    parent: .view, appKitName: "NSSearchField",
    otherNames: ["search", "searchfield", "searchable", "nssearchfield"], isOnTVOS: false, kind: .editor,
    states: .hovered, drawnBy: [.appkit],
    speech: ClassSpeech(kind: "search field", hasLabel: true, value: { $0.editedText }),
    properties: [
      ClassProperty("text", .string, optional: true, .null, "The text to search for.", as: .text),
      ClassProperty(
        "placeholder", .string, optional: true, .null, "The text that is shown while the field is empty.",
        as: .placeholder),
      ClassProperty("textColor", .color, .system(.label), "The colour of the text.", as: .textColor),
      ClassProperty(
        "placeholderColor", .color, .system(.secondaryLabel), "The colour of the placeholder.",
        as: .placeholderColor, missing: [.swiftui, .appkit]),
      ClassProperty(
        "font", .font, .font(Font(size: 17)), "The font of the text and the placeholder.", as: .font),
      ClassProperty(
        "searchBarStyle", .choice(["default", "minimal"]), .choice("default"),
        "How much of the bar is drawn; `minimal` draws the field alone.", missing: [.appkit]),
      ClassProperty(
        "barTintColor", .color, optional: true, .null, "The colour behind the field; null means light grey.",
        missing: [.appkit]),
      ClassProperty(
        "fieldColor", .color, optional: true, .null,
        "The background colour of `searchTextField`; null means grey.", missing: [.appkit]),
      ClassProperty(
        "isTranslucent", .bool, .bool(true),
        "Whether what lies behind shows through the bar, which pictures don't show.",
        missing: [.swiftui, .appkit]),
      ClassProperty(
        "showsCancelButton", .bool, .bool(false), "Whether the bar has a button to cancel at its end.",
        missing: [.swiftui, .appkit]),
    ], otherMissing: ["tintColor": [.appkit]], fit: .ownHeight,
    ownSize: { _ in Size(width: 0, height: 56) },
    previewSize: Size(width: 320, height: 56),
    layersBelow: { scope in
      [
        ClassLayer(
          "bar", .rectangle,
          [
            (
              .backgroundColor,
              .choose(
                scope["searchBarStyle"], ["minimal": .system(.null)],
                else: scope.color("barTintColor", else: .system(.systemGray6)))
            )
          ])
      ]
    },
    layersAbove: { scope in
      /// The frame of a part of the field, from its left edge to some points before its right one.
      func inField(_ left: Double, _ right: Double, height: Double = 36) -> LayerFrame {
        let margin = 8.0
        let taken = 2 * margin + left + right
        let width = Expression.choose(
          scope["showsCancelButton"], ["true": .system(.number(-taken - cancelWidth - margin))],
          else: .system(.number(-taken)))
        return .rectangle(
          x: .points(margin + left),
          y: LayerLength(points: .number(-height / 2), fraction: .number(0.5)),
          width: LayerLength(points: .expression(width), fraction: .number(1)), height: .points(height),
          turns: true)
      }
      func text(_ name: String, _ color: String, _ hidden: Expression) -> ClassLayer {
        ClassLayer(
          name, .text, at: inField(30, 8),
          [
            (.string, scope[name]), (.font, scope["font"]), (.foregroundColor, scope[color]),
            (.hidden, hidden),
          ])
      }
      return [
        ClassLayer(
          "field", .rectangle, at: inField(0, 0),
          [
            (.backgroundColor, scope.color("fieldColor", else: .system(.tertiarySystemFill))),
            (.cornerRadius, .system(.number(10))), (.cornerCurve, .system(.choice("continuous"))),
          ]),
        // A magnifying glass.
        ClassLayer(
          "glass", .shape,
          at: .rectangle(
            x: .points(16), y: LayerLength(points: .number(-8), fraction: .number(0.5)), width: .points(16),
            height: .points(16), turns: true),
          [
            (.path, .system(.path(glass))), (.fillColor, .system(.null)),
            (.strokeColor, .system(.secondaryLabel)), (.lineWidth, .system(.number(1.6))),
            (.lineCap, .system(.choice("round"))),
          ]),
        text("placeholder", "placeholderColor", .call(.hasText, [scope["text"]])),
        text("text", "textColor", .system(.bool(false))),
        ClassLayer(
          "cancel", .text,
          at: .rectangle(
            x: LayerLength(points: .number(-8 - cancelWidth), fraction: .number(1)), y: .points(0),
            width: .points(cancelWidth), height: .fraction(1), turns: true),
          [
            (.string, .system(.string("Cancel"))), (.font, .system(.font(Font(size: 17)))),
            (.foregroundColor, scope["tintColor"]), (.alignmentMode, .system(.choice("center"))),
            (.truncationMode, .system(.choice("none"))),
            (
              .hidden,
              .choose(
                scope["showsCancelButton"], ["true": .system(.bool(false))], else: .system(.bool(true)))
            ),
          ]),
      ]
    })

  /// The width of the Cancel button in English, in points.
  private static let cancelWidth = 58.0

  private static let glass =
    Path.svg(SVGPath("M 15 15 L 10.8 10.8 M 6.5 1 A 5.5 5.5 0 1 1 6.5 12 A 5.5 5.5 0 1 1 6.5 1"))
}
