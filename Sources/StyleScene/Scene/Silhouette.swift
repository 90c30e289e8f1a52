extension Scene.Item {
  /// The item with white in place of every colour, each with its alpha.
  package var silhouette: Scene.Item {
    switch self {
    case .fill(let shape, let paint, let rule):
      return .fill(shape, paint.silhouette, rule)
    case .stroke(let shape, let color, let stroke):
      return .stroke(shape, color.silhouette, stroke)
    case .text(var text):
      text.color = text.color.silhouette
      return .text(text)
    case .image(var image):
      image.tint = image.tint?.silhouette ?? Scene.Color(red: 1, green: 1, blue: 1)
      image.standIn = image.standIn.map(\.silhouette)
      return .image(image)
    case .group(var group):
      group.items = group.items.map(\.silhouette)
      if let shadow = group.shadow { group.shadow?.color = shadow.color.silhouette }
      return .group(group)
    }
  }
}

extension Scene.Paint {
  fileprivate var silhouette: Scene.Paint {
    switch self {
    case .color(let color): .color(color.silhouette)
    case .linear(let from, let to, let stops): .linear(from: from, to: to, stops.silhouette)
    case .radial(let center, let radii, let stops): .radial(center: center, radii: radii, stops.silhouette)
    case .conic(let center, let angle, let unit, let stops):
      .conic(center: center, angle: angle, unit: unit, stops.silhouette)
    }
  }
}

extension [Scene.Stop] {
  fileprivate var silhouette: [Scene.Stop] { map { Scene.Stop($0.color.silhouette, at: $0.location) } }
}

extension Scene.Color {
  fileprivate var silhouette: Scene.Color { Scene.Color(red: 1, green: 1, blue: 1, alpha: alpha) }
}
