import StyleModel
import StyleScene
import StyleSource

/// Measures texts with pango, as pictures typeset them.
public struct PangoMeasurer: TextMeasurer {
  /// A measurer that uses the fonts of the system.
  public init() {}

  /// The width of a text in points.
  public func width(of text: Scene.Text) -> Double {
    var text = text
    text.box.width = 1_000_000
    text.lineLimit = 1
    text.truncation = .none
    return typesetLines(of: text).first?.width ?? 0
  }

  /// A new cache of laid out texts, for one thread.
  public func makeLayouts() -> any TextLayouts { RenderCache() }
}

extension RenderCache: TextLayouts {
  /// The rectangle that the letters of a text cover, in points; nil where it has none.
  public func bounds(of text: Scene.Text) -> Rect? {
    layOut(text).lines.map(\.bounds).reduce(nil) { total, next in total?.union(next) ?? next }
  }

  /// The distances of the first and the last baseline from the top of the text's box, in points; nil where it has no lines.
  public func baselines(of text: Scene.Text) -> StackLayout.Baselines? {
    let lines = layOut(text).lines
    guard let first = lines.first, let last = lines.last else { return nil }
    return StackLayout.Baselines(first: first.baseline - text.box.y, last: last.baseline - text.box.y)
  }
}

// MARK: What pictures are made of, measured that way

/// Lists the pictures of a sheet. See `stylePictures(of:measuring:showing:remembered:where:choosing:)`.
public func stylePictures(
  of sheet: ResolvedSheet, isRightToLeft: Bool = false, showing asked: ModeSet = [],
  remembered: @Sendable (Fingerprint) -> [Picture.View]? = { _ in nil },
  where isIncluded: (PreviewSpec, Component) -> Bool = { _, _ in true },
  choosing isChosen: (Picture) -> Bool = { _ in true }
) -> [StylePictures] {
  stylePictures(
    of: sheet, measuring: PangoMeasurer(), isRightToLeft: isRightToLeft, showing: asked,
    remembered: remembered, where: isIncluded, choosing: isChosen)
}

/// Returns an error for each style with PNGs that would be too large.
///
/// - Parameter scales: The scales in pixels per point.
public func oversizedPictures(of sheet: ResolvedSheet, scales: [Double]) -> [Diagnostic] {
  OversizedPictures(of: sheet, scales: scales).findings(measuring: PangoMeasurer())
}

extension PreparedStyle {
  /// The style of a picture.
  public init(of picture: Picture, in sheet: ResolvedSheet) {
    self.init(of: picture, in: sheet, measuring: PangoMeasurer())
  }
}
