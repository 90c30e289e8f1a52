import StyleModel

/// The approximation of a material in pictures: a blur with a colour over it. A device's result depends on the colours below in ways
/// that Apple doesn't publish.
struct MaterialPaint {
  /// The standard deviation of the blur, in points.
  var blur: Double
  /// The colours over the blur, from the bottom to the top.
  var colors: [Color]

  /// - Parameter tint: The colour of glass; other materials have none.
  init(_ material: Material, tint: Color? = nil, isDark: Bool) {
    let gray = isDark ? 0.145 : 0.965
    func made(_ blur: Double, _ gray: Double, _ alpha: Double) -> (Double, Color) {
      (blur, Color(.srgb, gray, gray, gray, alpha: alpha))
    }
    let color: Color
    (blur, color) =
      switch material {
      case .ultraThin: made(20, gray, 0.44)
      case .thin: made(20, gray, 0.6)
      case .regular: made(20, gray, 0.74)
      case .thick: made(20, gray, 0.86)
      case .ultraThick: made(20, gray, 0.94)
      case .bar: made(20, gray, 0.8)
      case .glass: made(8, isDark ? 0.1 : 1, 0.5)
      case .clearGlass: made(3, isDark ? 0.1 : 1, 0.12)
      }
    colors = [color]
    if let tint, material == .glass || material == .clearGlass {
      colors.append(tint.withAlpha(tint.alpha * MaterialPaint.tintOpacity))
    }
  }

  /// The factor of a tint's opacity, so that something is seen through tinted glass.
  private static let tintOpacity = 0.7
}

extension LookLayer {
  var materialPaint: MaterialPaint {
    MaterialPaint(
      self[.material].chosen(Material.self) ?? .regular, tint: self[.tintColor].color,
      isDark: modes.contains(.dark))
  }
}

extension SceneBuilder {
  /// The items of a material. The blur is empty until all of the picture is known. Where nothing lies below, the system's background is
  /// seen.
  func material(_ layer: LookLayer, _ frame: Rect, _ look: Look) -> [Scene.Item] {
    guard !frame.isEmpty else { return [] }
    let page = SystemColor.systemBackground.color(
      appearance: look.modes.contains(.dark) ? .dark : .light,
      highContrast: look.modes.contains(.highContrast))
    let (area, material) = (Scene.Shape.rectangle(frame), layer.materialPaint)
    return [
      .group(
        Scene.Group(
          [.fill(area, .color(paint(page))), .group(Scene.Group([], blur: material.blur))]
            + material.colors.map { .fill(area, .color(paint($0))) },
          clip: .roundedRectangle(outline(layer, frame))))
    ]
  }
}
