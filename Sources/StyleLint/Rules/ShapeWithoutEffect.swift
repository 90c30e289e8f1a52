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
          guard let paths = property.paths, let choice = appearance.choice(property, of: index),
            appearance.isAlways(.path, of: index, { !paths.contains($0) }),
            case .path(let path)? = appearance.looks.first?.layers[index][.path]
          else { return nil }
          return .shapeWithoutEffect(property, paths, path, choice, appearance)
        }
      }
    })
}

extension LayerProperty {
  /// The paths that it has a meaning for, if it is one of those that say how some paths are drawn.
  fileprivate var paths: [Value]? {
    let paths: [Path]
    switch self {
    case .points: paths = [.star, .polygon]
    case .innerRadius: paths = [.star, .ring]
    case .startAngle, .endAngle: paths = [.arc, .sector, .ring]
    case .arrowEdge, .arrowPosition, .arrowOffset, .arrowWidth, .arrowHeight: paths = [.bubble]
    case .backgroundColor, .borderColor, .borderWidth, .cornerRadius, .cornerCurve, .maskedCorners,
      .masksToBounds, .opacity, .hidden, .shadowColor, .shadowOpacity, .shadowOffset, .shadowRadius,
      .transform, .anchorPoint, .shadows, .outline, .stops, .startPoint, .endPoint, .angle, .type, .path,
      .fillColor, .fillRule, .strokeColor, .lineWidth, .lineCap, .lineJoin, .miterLimit, .lineDashPattern,
      .lineDashPhase, .strokeStart, .strokeEnd, .string, .font, .foregroundColor, .alignmentMode,
      .verticalAlignment, .truncationMode, .isWrapped, .numberOfLines, .minimumScaleFactor, .axis, .spacing,
      .alignment, .distribution, .insets, .minWidth, .minHeight, .spacingAfter, .contents, .contentMode,
      .tintColor, .material:
      return nil
    }
    return paths.map { .path($0) }
  }
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
