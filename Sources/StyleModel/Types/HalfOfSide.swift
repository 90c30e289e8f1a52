import StyleRuntime

extension Double {
  /// The number that stands for `50%` as the radius of a corner: half of the layer's shorter side, however large that is.
  ///
  /// A radius is shown as no more than that half, in pictures and by generated code, so a number that is larger than any length stands for
  /// it. No other length may be so large (`NumberBounds.greatestLength`), and no count either is this one by chance: it is next to 2 to the
  /// power of 40.
  public static let halfOfSide = StyleSize.halfOfSide
}

extension Value {
  /// Whether the value is half of a layer's shorter side.
  package var isHalfOfSide: Bool { self == .number(.halfOfSide) }
}
