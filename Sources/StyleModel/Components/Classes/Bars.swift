@_spi(Generated) import StyleRuntime

// What navigation bars, tab bars and toolbars have in common. Apple publishes no measures of them; these are what iOS 13 to 18 draw.
extension ClassDescription {
  /// The properties that UIKit has in the `UIBarAppearance` of a bar.
  static let barProperties = [
    ClassProperty(
      "barTintColor", .color, optional: true, .null,
      "The colour of the bar, over its effect; null means none, or that of the screen where the bar isn't translucent."
    ),
    ClassProperty(
      "backgroundEffect", .choice(["none"] + blurs.map(\.rawValue)), .choice(Material.bar.rawValue),
      "How much shows through the blur of what lies below a translucent bar."),
    ClassProperty(
      "backgroundImage", .image, optional: true, .null, "The image over the colour, stretched to the bar.",
      missing: [.swiftui]),
    ClassProperty(
      "shadowColor", .color, optional: true, .system(.separator),
      "The colour of the hairline at the edge of the bar; null means none.", missing: [.swiftui]),
    ClassProperty(
      "isTranslucent", .bool, .bool(true), "Whether what lies behind shows through the bar."),
  ]

  /// The properties that SwiftUI, whose bars draw themselves, can't set.
  static let missingOfBars: [String: Set<AppleFramework>] = Dictionary(
    uniqueKeysWithValues: ["backgroundColor", "alpha", "clipsToBounds", "isHidden"].map { ($0, [.swiftui]) })

  /// The colour, null for the tint, and the font, null for 17 points, of the titles of buttons in a bar.
  static let barItemProperties = [
    ClassProperty(
      "itemColor", .color, optional: true, .null, "The colour of the items; null means the tint.",
      missing: [.swiftui]),
    ClassProperty(
      "itemFont", .font, optional: true, .null, "The font of the items; null means 17 points.",
      missing: [.swiftui]),
  ]

  enum BarEdge { case top, bottom }

  /// The layers behind the items of a bar, with a hairline outside of one edge.
  static func barBackground(_ scope: ClassScope, edge: BarEdge) -> [ClassLayer] {
    func translucent(_ value: Expression, else other: Expression) -> Expression {
      .choose(scope["isTranslucent"], ["true": value], else: other)
    }
    let effect = scope["backgroundEffect"]
    let isPlain = Expression.choose(effect, ["none": .system(.bool(true))], else: .system(.bool(false)))
    return [
      ClassLayer("bar", .rectangle, []),
      ClassLayer(
        "effect", .material, in: "bar",
        [
          (
            .material, .choose(effect, ["none": .system(.choice(Material.bar.rawValue))], else: effect)
          ),
          (.hidden, translucent(isPlain, else: .system(.bool(true)))),
        ]),
      ClassLayer(
        "color", .rectangle, in: "bar",
        [
          (
            .backgroundColor,
            translucent(
              scope["barTintColor"], else: scope.color("barTintColor", else: .system(.systemBackground)))
          )
        ]),
      ClassLayer(
        "backgroundImage", .image, in: "bar",
        [(.contents, scope["backgroundImage"]), (.contentMode, .system(.choice("scaleToFill")))]),
      ClassLayer(
        "shadow", .rectangle,
        at: .rectangle(
          x: .points(0), y: edge == .top ? .points(-hairline) : .fraction(1), width: .fraction(1),
          height: .points(hairline)),
        in: "bar", [(.backgroundColor, scope["shadowColor"])]),
    ]
  }

  private static let hairline = 0.5

  /// The greatest number of buttons that pictures show at each side of a navigation bar.
  private static let mostButtons = 5

  /// Buttons with texts in a row, from the leading or the trailing end of a bar.
  static func barButtons(
    _ name: String, _ titles: String, at part: ClassPart, fromEnd: Bool, _ scope: ClassScope
  ) -> [ClassLayer] {
    let texts = barButtonTexts(name, titles, in: "\(name)s", count: mostButtons, scope)
    let row = barRow("\(name)s", at: part, .fill, spacing: 16)
    // What has no width takes the space that the buttons leave.
    let room = ClassLayer(
      "\(name)Room", .rectangle, at: .stacked(width: nil, height: nil), in: "\(name)s", [])
    return [row] + (fromEnd ? [room] + texts.reversed() : texts)
  }

  static func barRow(
    _ name: String, at part: ClassPart, _ distribution: StackDistribution, spacing: Double
  ) -> ClassLayer {
    ClassLayer(
      name, .stack, at: .part(part, []), in: "bar",
      [
        (.distribution, .system(.choice(distribution.rawValue))),
        (.alignment, .system(.choice(StackAlignment.center.rawValue))),
        (.spacing, .system(.number(spacing))),
      ])
  }

  static func barButtonTexts(
    _ name: String, _ titles: String, in row: String, count: Int, _ scope: ClassScope
  ) -> [ClassLayer] {
    (0..<count).map { index in
      let title = Expression.call(.element, [scope[titles], .index(index)])
      return ClassLayer(
        name, .text, at: .stacked(width: nil, height: nil), in: row, copy: index,
        [
          (.string, title),
          (.hidden, .call(.isNull, [title])),
          (.foregroundColor, scope.color("itemColor", else: scope["tintColor"])),
          (
            .font,
            .call(.firstNonNull, [scope["itemFont"], .system(.font(Font(size: ClassPart.barButtonSize)))])
          ),
        ])
    }
  }
}

extension SpokenClass {
  /// The elements that UIKit reads in a bar: the buttons at its leading end, its title, and the buttons at its trailing end.
  var barItems: [Spoken] {
    func buttons(_ labels: [String]) -> [Spoken] { labels.map { part($0, .button, hasHint: false) } }
    let title = self["title"]?.text.map { [part($0, .header, hasHint: false)] } ?? []
    return buttons(texts("leftBarButtonItems")) + title + buttons(texts("items"))
      + buttons(texts("rightBarButtonItems").reversed())
  }
}
