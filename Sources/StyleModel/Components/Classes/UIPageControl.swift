extension ClassDescription {
  /// The description of `UIPageControl`. Apple publishes no measures of it; these are what iOS 14 to 18 draw: dots in the middle, as many
  /// as there is space for.
  static let pageControl = ClassDescription(
    parent: .control, appKitName: nil,
    otherNames: ["pagecontrol", "pageindicator", "pageindicators", "pagedots", "pagination"],
    states: control.states, missingInLayers: [.swiftui],
    speech: ClassSpeech(
      kind: "adjustable",
      value: { dots in
        guard let pages = dots.number("numberOfPages"), let page = dots.number("currentPage"), pages >= 1
        else { return nil }
        return "page \(formatNumber(min(page, pages - 1) + 1)) of \(formatNumber(pages))"
      }),
    properties: [
      ClassProperty(
        "numberOfPages", .integer(.int), .integer(0), "How many pages there are.", 0...Double(Int32.max)),
      ClassProperty(
        "currentPage", .integer(.int), .integer(0),
        "Which page is shown, from 0; the last one where there are fewer.",
        0...Double(Int32.max)),
      ClassProperty(
        "hidesForSinglePage", .bool, .bool(false), "Whether nothing is drawn while there is one page.",
        missing: [.swiftui]),
      ClassProperty(
        "pageIndicatorTintColor", .color, optional: true, .null,
        "The colour of the dots; null means faint white.", missing: [.swiftui]),
      ClassProperty(
        "currentPageIndicatorTintColor", .color, optional: true, .null,
        "The colour of the dot of the current page; null means white.", missing: [.swiftui]),
    ], fit: .ownSize,
    ownSize: { Size(width: ClassPart.width(ofDots: $0.number("numberOfPages")), height: 26) },
    previewSize: Size(width: 120, height: 26),
    layersAbove: { scope in
      let pages = [scope["numberOfPages"], scope["currentPage"], scope["hidesForSinglePage"]]
      func dot(_ name: String, _ part: ClassPart, _ index: Int?, _ color: Expression) -> ClassLayer {
        ClassLayer(
          name, .rectangle, at: .part(part, pages + (index.map { [.index($0)] } ?? [])), in: "pages",
          copy: index, [(.backgroundColor, color), (.cornerRadius, .system(.number(ClassPart.dotSide / 2)))])
      }
      let dots = (0..<ClassPart.mostDots).map { index in
        dot(
          "dot", .pageDot, index,
          scope.color("pageIndicatorTintColor", else: .system(.color(.white.withAlpha(0.3)))))
      }
      return [ClassLayer("pages", .rectangle, [])] + dots + [
        dot(
          "currentDot", .currentPageDot, nil,
          scope.color("currentPageIndicatorTintColor", else: .system(.color(.white))))
      ]
    },
    changes: { _ in [.disabled("pages")] })
}
