import StyleModel
import StyleSource

extension Rule {
  static let iconContrast = Rule(
    .iconContrast, .accessibility, options: [.iconContrastRatio],
    good: """
      styles:
        like:
          component: UIButton
          image: { systemName: heart }
          tintColor: white
          backgroundColor: "#C2185B"
      """,
    looks: { Foreground.icon.findings(of: $0, $1) })
}

extension RuleOption {
  fileprivate static let iconContrastRatio = RuleOption(
    "ratio", .number(3), "The minimum contrast of a symbol.", range: 0...21)
}

extension Foreground {
  /// Symbols in a colour that a file sets; one in the app's accent colour is the app's business.
  fileprivate static let icon = Foreground(
    code: .iconContrast, color: .tintColor,
    layers: { appearance, index in
      let component = appearance.source.owner.index
      return index.imageLayers[component].filter { layer in
        index.symbolLayers[component].contains(layer) || appearance.source.changes(.contents, of: layer)
      }
    },
    isJudged: { layer, _ in layer.inkColor != nil && layer.origin(of: .tintColor) != .unknown },
    area: { _, frame, _ in
      let (width, height) = (min(frame.width, symbolSize), min(frame.height, symbolSize))
      return InkArea(
        rect: Rect(x: frame.midX - width / 2, y: frame.midY - height / 2, width: width, height: height))
    },
    needed: { $1.number(.iconContrastRatio) },
    note: { _ in "a symbol says something, as a text does, and must be seen by everybody" })

  /// The approximate size of a symbol, in points.
  private static let symbolSize = 24.0
}

extension DiagnosticCode {
  static let iconContrast = DiagnosticCode(
    "icon-contrast", .warning, "A symbol has enough contrast with its background, in every state and mode.",
    explanation: """
      WCAG 2.2, success criterion 1.4.11, requires a contrast of 3 : 1 for graphics that are needed to
      understand a control. The background of a symbol is composited as for `text-contrast`.

      Disabled controls are exempt, as in WCAG, and so are symbols of a clear colour. Images of an app's asset
      catalog and symbols without a colour aren't checked, because their colours are unknown.
      """,
    example: """
      styles:
        like:
          component: UIButton
          image: { systemName: heart }
          tintColor: white
                   # ^^^^^
          backgroundColor: "#7FB8FF"
      """)
}
