import StyleModel

/// A style, or a component without one, prepared for drawing: values that all of its looks share are computed once.
public struct PreparedStyle: Sendable {
  public let sheet: ResolvedSheet
  /// The index of the component.
  public let component: Int
  /// The index of the style; nil for a component without one.
  public let style: Int?
  /// The index of the variant on each axis; empty for a style.
  let picks: [Int]
  /// The looks by state and mode.
  package let looks: StyleLooks
  let texts: any TextMeasurer
  /// Whether some looks may draw too much, so that each has to be examined.
  let mayDrawTooMuch: Bool

  /// Prepares the style of a picture.
  public init(of picture: Picture, in sheet: ResolvedSheet, measuring texts: any TextMeasurer) {
    self.init(
      picture.style, picking: picture.picks, of: ComponentLooks(picture.component, in: sheet), texts,
      in: sheet)
  }

  /// Prepares a style of a component; where `style` is nil, the component with values of its axes, or with their defaults.
  package init(
    _ style: Int?, picking picks: [Int] = [], of component: ComponentLooks, _ texts: any TextMeasurer,
    in sheet: ResolvedSheet
  ) {
    self.sheet = sheet
    self.component = component.index
    self.style = style
    self.picks = picks
    self.texts = texts
    mayDrawTooMuch = component.mayDrawTooMuch(withStyle: style, in: sheet)
    looks = style.map { sheet.looks(of: $0, prepared: component) } ?? component.looks(picking: picks)
  }
}
