import StyleModel

extension Rect {
  /// The frame of an image of this size in a layer with this frame, by `UIView.ContentMode`. It may reach beyond the layer, which cuts it
  /// off only where it masks to its bounds.
  func placing(_ image: Size, _ mode: ContentMode) -> Rect {
    func scaled(by factor: Double) -> Rect {
      let size = Size(width: image.width * factor, height: image.height * factor)
      return Rect(
        x: midX - size.width / 2, y: midY - size.height / 2, width: size.width, height: size.height)
    }
    /// The frame of the image at its own size; 0 is at the left or top, 1 at the right or bottom.
    func placed(_ across: Double, _ down: Double) -> Rect {
      Rect(
        origin: Point(x: x + (width - image.width) * across, y: y + (height - image.height) * down),
        size: image)
    }
    let ratios = (across: width / image.width, down: height / image.height)
    return switch mode {
    case .scaleToFill: self
    case .scaleAspectFit: scaled(by: min(ratios.across, ratios.down))
    case .scaleAspectFill: scaled(by: max(ratios.across, ratios.down))
    case .center: placed(0.5, 0.5)
    case .top: placed(0.5, 0)
    case .bottom: placed(0.5, 1)
    case .left: placed(0, 0.5)
    case .right: placed(1, 0.5)
    case .topLeft: placed(0, 0)
    case .topRight: placed(1, 0)
    case .bottomLeft: placed(0, 1)
    case .bottomRight: placed(1, 1)
    }
  }
}
