import StyleModel
import StyleSource

extension Rule {
  static let untintedMaterial = Rule(
    .untintedMaterial, .drawing,
    good: """
      components:
        Panel:
          base: UIView
          layer: { sublayers: [{ name: pane, kind: material, material: glass, tintColor: teal }] }
      styles:
        panel: { component: Panel }
      """,
    looks: { appearance, _ in
      appearance.component.layers.indices.compactMap { index -> Diagnostic? in
        guard appearance.component.layers[index].kind == .material,
          let origin = appearance.choice(.tintColor, of: index),
          !appearance.isAlways(.tintColor, of: index, \.isNull),
          appearance.isAlways(.material, of: index, { $0.chosen(Material.self)?.isGlass != true })
        else { return nil }
        return .untintedMaterial(index, origin, appearance)
      }
    })
}

extension Material {
  /// Whether the material is Liquid Glass, which has a tint.
  fileprivate var isGlass: Bool {
    switch self {
    case .glass, .clearGlass: true
    case .ultraThin, .thin, .regular, .thick, .ultraThick, .bar: false
    }
  }
}

extension DiagnosticCode {
  static let untintedMaterial = DiagnosticCode(
    "untinted-material", .warning, "A material with a `tintColor` is of glass.",
    explanation: """
      Only `glass` and `clearGlass` have a tint. The other materials show what lies below them, lighter or darker.
      To colour one, lay a layer with a translucent `backgroundColor` above or below it.
      """,
    example: """
      components:
        Panel:
          base: UIView
          layer: { sublayers: [{ name: pane, kind: material, material: thin, tintColor: teal }] }
                                                                                      # ^^^^
      styles:
        panel: { component: Panel }
      """)
}

extension Diagnostic {
  fileprivate static func untintedMaterial(
    _ index: Int, _ origin: Origin.ID, _ appearance: StyleAppearance
  ) -> Diagnostic {
    let layer = appearance.looks[0].layers[index]
    let material = layer[.material].chosen(Material.self) ?? .regular
    return appearance.finding(
      .untintedMaterial, "the tint of ‘\(layer.layer.writtenName.shortened)’ is invisible",
      ": \(material.rawValue) has none", of: [origin], in: Array(appearance.looks.indices),
      notes: [
        "set ‘material’ to ‘glass’ or ‘clearGlass’, or colour a layer above it"
      ])
  }
}
