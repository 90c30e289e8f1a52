extension ClassDescription {
  /// The description of `UISegmentedControl`. Apple publishes no measures of it; these are what iOS 15 to 18 draw. The segments are equally
  /// wide.
  static let segmentedControl = ClassDescription(
    parent: .control, appKitName: "NSSegmentedControl",
    otherNames: [
      "segmentedcontrol", "segmented", "segments", "segmentedpicker", "picker", "nssegmentedcontrol",
    ], kind: .chooser, states: control.states, missingStates: [.appkit: .highlighted], drawnBy: [.appkit],
    speech: ClassSpeech(parts: { control in
      let titles = control.texts("titles")
      let selected = control.flag("isMomentary") ? nil : control.number("selectedSegmentIndex")
      return titles.enumerated().map { place, title in
        control.part(
          title, selected == Double(place) ? [.button, .selected] : .button,
          value: "\(place + 1) of \(titles.count)")
      }
    }),
    properties: [
      ClassProperty(
        "titles", .strings, .strings([]), "The titles of the segments, the first of them where lines begin."),
      ClassProperty(
        "selectedSegmentIndex", .integer(.int), .integer(-1),
        "Which segment is selected, from 0; none where it is -1.", -1...Double(Int32.max)),
      ClassProperty(
        "isMomentary", .bool, .bool(false), "Whether no segment stays selected.", missing: [.swiftui]),
      ClassProperty(
        "selectedSegmentTintColor", .color, optional: true, .null,
        "The colour of the selected segment; null means white, or grey in dark mode.", missing: [.swiftui]),
      ClassProperty(
        "textColor", .color, .system(.label), "The colour of the titles.", missing: [.swiftui, .appkit]),
      ClassProperty(
        "selectedTextColor", .color, optional: true, .null,
        "The colour of the selected title; null means that of the others.",
        missing: [.swiftui, .appkit]),
      ClassProperty(
        "font", .font, optional: true, .null,
        "The font of the titles; null means 13 points, and semibold for the selected one.",
        missing: [.swiftui]),
      ClassProperty(
        "selectedFont", .font, optional: true, .null,
        "The font of the selected title; null means that of the others.",
        missing: [.swiftui, .appkit]),
    ], otherMissing: ["tintColor": [.appkit]], fit: .ownSize,
    ownSize: { view in
      guard case .strings(let titles)? = view.value("titles") else { return Size(width: 0, height: 32) }
      let segment = (view.widestText() + 2 * textMargin).rounded(.up)
      return Size(width: segment * Double(titles.count), height: 32)
    },
    previewSize: Size(width: 240, height: 32),
    layersAbove: { scope in
      let titles = scope["titles"]
      // Nothing stays selected of a momentary one.
      let selected = Expression.choose(
        scope["isMomentary"], ["true": .system(.integer(-1))], else: scope["selectedSegmentIndex"])
      let dividers = (0..<ValueType.mostStrings - 1).map { index in
        ClassLayer(
          "divider", .rectangle, at: .part(.segmentDivider, [titles, selected, .index(index)]),
          in: "segments", copy: index,
          [(.backgroundColor, .system(.separator))])
      }
      let texts = (0..<ValueType.mostStrings).map { index in
        let isSelected = Expression.call(.compare(.equal), [selected, .index(index)])
        func chosen(_ name: String, _ others: [Expression], _ usual: Expression) -> Expression {
          .choose(
            isSelected, ["true": .call(.firstNonNull, [scope[name]] + others)], else: usual)
        }
        return ClassLayer(
          "title", .text, at: .part(.segment, [titles, .index(index)]), in: "segments", copy: index,
          [
            (.string, .call(.element, [titles, .index(index)])),
            (.foregroundColor, chosen("selectedTextColor", [scope["textColor"]], scope["textColor"])),
            (
              .font,
              chosen(
                "selectedFont",
                [scope["font"], .system(.font(Font(size: 13, weight: .semibold)))],
                .call(.firstNonNull, [scope["font"], .system(.font(Font(size: 13)))]))
            ),
            (.alignmentMode, .system(.choice("center"))),
          ])
      }
      return [
        ClassLayer("segments", .rectangle, []),
        ClassLayer(
          "track", .rectangle, in: "segments",
          [(.backgroundColor, .system(.tertiarySystemFill))] + rounded(8.91)),
      ] + dividers + [
        ClassLayer(
          "selection", .rectangle, at: .part(.segmentSelection, [titles, selected]), in: "segments",
          [
            (
              .backgroundColor,
              scope.color("selectedSegmentTintColor", else: .constant(selectedSegment))
            ),
            (.shadowOpacity, .system(.number(0.12))),
            (.shadowOffset, .system(.size(Size(width: 0, height: 3)))),
            (.shadowRadius, .system(.number(4))),
          ] + rounded(6.93))
      ] + texts
    },
    changes: { _ in [.disabled("segments")] })

  /// The margin beside a segment's title, in points.
  private static let textMargin = 10.0

  /// The colour of the selected segment: white, and in the dark the grey that is lighter than what it lies on.
  private static let selectedSegment = ModedValue(
    .color(.white), origin: .unknown,
    cases: [
      ModedValue.Case(
        modes: [.dark], value: .color(SystemColor.systemGray2.color(appearance: .dark, highContrast: false)),
        origin: .unknown)
    ])

  /// Settings for corners of a radius, as UIKit rounds them.
  static func rounded(_ radius: Double) -> [(LayerProperty, Expression)] {
    [
      (.cornerRadius, .system(.number(radius))), (.cornerCurve, .system(.choice("continuous"))),
    ]
  }
}

extension Expression {
  /// A constant for the number of a copy of a layer.
  static func index(_ number: Int) -> Expression { .system(.integer(Integer(integerLiteral: number))) }
}
