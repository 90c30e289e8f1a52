extension ClassDescription {
  static let tabBar = ClassDescription(
    parent: .view, appKitName: nil,
    otherNames: ["tabbar", "tabview", "bottomnavigation", "bottomnavigationview", "bottomtabs"],
    kind: .bar, states: view.states, missingStates: [.swiftui: .hovered], missingInLayers: [.swiftui],
    drawnBy: [.swiftui],
    speech: ClassSpeech(parts: { bar in
      let (titles, badges) = (bar.texts("items"), bar.texts("badges"))
      return titles.enumerated().map { place, title in
        let badge = place < badges.count && !badges[place].isEmpty ? badges[place] + ", " : ""
        var tab = bar.part(
          title, bar.number("selectedIndex") == Double(place) ? .selected : [],
          value: badge + "\(place + 1) of \(titles.count)", hasHint: false)
        tab.kind = "tab"
        return tab
      }
    }),
    properties: [
      ClassProperty(
        "items", .strings, .strings([]), "The titles of the items, the first of them where lines begin."),
      ClassProperty(
        "selectedIndex", .integer(.int), .integer(0),
        "Which item is selected, from 0; none where it is -1.", -1...Double(Int32.max)),
      ClassProperty(
        "symbols", .strings, .strings([]),
        "The names of the symbols above the titles, in the same order; without one, an item has the image that an app gives it.",
        as: .symbols),
      ClassProperty(
        "badges", .strings, .strings([]),
        "The texts of badges on the items, in the same order; an empty one means no badge."),
      ClassProperty(
        "unselectedItemTintColor", .color, optional: true, .null,
        "The colour of the items that aren't selected; null means grey.", missing: [.swiftui]),
      ClassProperty(
        "selectedItemTintColor", .color, optional: true, .null,
        "The colour of the selected item; null means the tint.", missing: [.swiftui]),
      ClassProperty(
        "itemFont", .font, optional: true, .null,
        "The font of the items; null means 10 points, medium.", missing: [.swiftui]),
      ClassProperty(
        "badgeColor", .color, optional: true, .null, "The colour of the badges; null means red.",
        missing: [.swiftui]),
      ClassProperty(
        "badgeTextColor", .color, optional: true, .null,
        "The colour of the texts of the badges; null means white.", missing: [.swiftui]),
    ] + barProperties, otherMissing: missingOfBars, fit: .ownHeight,
    ownSize: { _ in Size(width: 0, height: 49) }, previewSize: Size(width: 320, height: 49),
    layersAbove: { scope in
      func color(_ index: Int) -> Expression {
        .choose(
          .call(.compare(.equal), [scope["selectedIndex"], .index(index)]),
          ["true": scope.color("selectedItemTintColor", else: scope["tintColor"])],
          else: scope.color("unselectedItemTintColor", else: .system(.systemGray)))
      }
      let images = (0..<ValueType.mostStrings).map { index in
        let symbol = Expression.call(.element, [scope["symbols"], .index(index)])
        return ClassLayer(
          "image", .image, at: .part(.tabImage, [scope["items"], .index(index)]), in: "bar", copy: index,
          [
            (.contents, .call(.compound(.systemImage), [symbol])), (.tintColor, color(index)),
            (
              .hidden,
              .choose(
                .call(.hasText, [symbol]), ["true": .system(.bool(false))], else: .system(.bool(true)))
            ),
          ])
      }
      let titles = (0..<ValueType.mostStrings).map { index in
        ClassLayer(
          "title", .text, at: .part(.tabTitle, [scope["items"], .index(index)]), in: "bar", copy: index,
          [
            (.string, .call(.element, [scope["items"], .index(index)])), (.foregroundColor, color(index)),
            (
              .font,
              .call(.firstNonNull, [scope["itemFont"], .system(.font(Font(size: 10, weight: .medium)))])
            ),
            (.alignmentMode, .system(.choice("center"))),
          ])
      }
      let badges = (0..<ValueType.mostStrings).flatMap { index in
        let text = Expression.call(.element, [scope["badges"], .index(index)])
        let frame = LayerFrame.part(.tabBadge, [scope["items"], .index(index), scope["badges"]])
        return [
          ClassLayer(
            "badge", .rectangle, at: frame, in: "bar", copy: index,
            [
              (.backgroundColor, scope.color("badgeColor", else: .system(.systemRed))),
              (.cornerRadius, .system(.number(ClassPart.badgeHeight / 2))),
              (.hidden, .call(.isNull, [text])),
            ]),
          ClassLayer(
            "badgeText", .text, at: frame, in: "bar", copy: index,
            [
              (.string, text), (.hidden, .call(.isNull, [text])),
              (.font, .system(.font(Font(size: 13)))),
              (.foregroundColor, scope.color("badgeTextColor", else: .system(.color(.white)))),
              (.alignmentMode, .system(.choice("center"))),
            ]),
        ]
      }
      return barBackground(scope, edge: .top) + images + titles + badges
    })
}
