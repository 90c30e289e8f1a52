import StyleModel

/// A style, or a component as it comes, prepared to be drawn: what is the same in all of its looks is worked out once.
public struct PreparedStyle: Sendable {
  public let sheet: ResolvedSheet
  /// The index of its component.
  public let component: Int
  /// nil for a component as it comes.
  public let style: Int?
  /// By axis of the component's variants, the value that it shows; empty for a style.
  let picks: [Int]
  /// How it looks in each state and mode.
  package let looks: StyleLooks
  let texts: any TextMeasurer

  /// The style that a picture shows.
  public init(of picture: Picture, in sheet: ResolvedSheet, measuring texts: any TextMeasurer) {
    self.init(
      picture.style, picking: picture.picks, of: ComponentLooks(picture.component, in: sheet), texts,
      in: sheet)
  }

  /// A style of a component; where `style` is nil, the component with values of its axes picked, or as it comes.
  package init(
    _ style: Int?, picking picks: [Int] = [], of component: ComponentLooks, _ texts: any TextMeasurer,
    in sheet: ResolvedSheet
  ) {
    self.sheet = sheet
    self.component = component.index
    self.style = style
    self.picks = picks
    self.texts = texts
    looks = style.map { sheet.looks(of: $0, prepared: component) } ?? component.looks(picking: picks)
  }
}
