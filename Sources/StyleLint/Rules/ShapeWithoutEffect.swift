import StyleModel
import StyleSource

extension Rule {
  static let shapeWithoutEffect = Rule(
    .shapeWithoutEffect, .drawing,
    good: """
      components:
        Pie:
          base: UIView
          layer:
            sublayers:
              - { name: slice, kind: shape, path: sector, startAngle: 0, endAngle: 90, fillColor: teal }
              - { name: hint, kind: shape, path: bubble, arrowEdge: top, cornerRadius: 8, fillColor: navy }
      styles:
        pie: { component: Pie }
      """,
    looks: { appearance, _ in
      appearance.component.layers.indices.flatMap { index -> [Diagnostic] in
        guard appearance.component.layers[index].kind == .shape else { return [] }
        return LayerProperty.allCases.compactMap { property in
          let paths = property.paths.map { Value.path($0) }
          guard !paths.isEmpty, let choice = appearance.choice(property, of: index),
            appearance.isAlways(.path, of: index, { !paths.contains($0) }),
            case .path(let path)? = appearance.looks.first?.layers[index][.path]
          else { return nil }
          return .shapeWithoutEffect(property, paths, path, choice, appearance)
        }
      }
    })
}

extension DiagnosticCode {
  static let shapeWithoutEffect = DiagnosticCode(
    "shape-without-effect", .warning, "A shape sets only keys that its path uses.",
    explanation: """
      `points` are those of a star or a polygon, `innerRadius` is that of a star or a ring, and `startAngle` and
      `endAngle` are those of an arc, a sector or a ring. Only a bubble has an arrow. Other paths are drawn
      without them.
      """,
    example: """
      components:
        Pie:
          base: UIView
          layer:
            sublayers:
              - { name: slice, kind: shape, path: ellipse, endAngle: 90, fillColor: teal }
                                                                   # ^^
      styles:
        pie: { component: Pie }
      """)
}

extension Diagnostic {
  fileprivate static func shapeWithoutEffect(
    _ property: LayerProperty, _ paths: [Value], _ path: Path, _ choice: Origin.ID,
    _ appearance: StyleAppearance
  ) -> Diagnostic {
    let names = Path.named.filter { paths.contains(.path($0.path)) }.map(\.name)
    let drawn = Path.named.first { $0.path == path }.map { "‘\($0.name)’" } ?? "drawn"
    return appearance.finding(
      .shapeWithoutEffect, "‘\(property.name)’ has no effect", ": the path is \(drawn)", of: [choice],
      notes: ["paths with ‘\(property.name)’ are " + names.quotedList])
  }
}
