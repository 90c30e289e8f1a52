import StyleModel

/// A colour of sRGB, its channels multiplied by its opacity, so that compositing is quick.
struct Pixel: Equatable {
  /// Red, green, blue and opacity.
  var channels: SIMD4<Double>

  static let clear = Pixel(channels: .zero)

  init(channels: SIMD4<Double>) { self.channels = channels }

  init(_ color: Color) {
    let color = color.mapped(into: .srgb)
    let (red, green, blue) = (color.components.first, color.components.second, color.components.third)
    channels = SIMD4(red * color.alpha, green * color.alpha, blue * color.alpha, color.alpha)
  }

  var alpha: Double { channels.w }

  func over(_ backdrop: Pixel) -> Pixel { Pixel(channels: channels + backdrop.channels * (1 - alpha)) }

  func faded(_ opacity: Double) -> Pixel { Pixel(channels: channels * opacity) }

  func mixed(_ other: Pixel, by part: Double) -> Pixel {
    Pixel(channels: channels + (other.channels - channels) * part)
  }

  /// Of an opaque pixel.
  var relativeLuminance: Double {
    Color.relativeLuminance(red: channels.x, green: channels.y, blue: channels.z)
  }
}

/// What one layer puts on the screen.
struct Paint: Equatable {
  var opacity: Double
  var clips: Bool
  var background: Pixel
  var contents: Contents

  enum Contents: Equatable {
    case nothing
    case pixel(Pixel)
    case gradient(Gradient)
    case text(Pixel)
    /// Of colours that only the app knows.
    case picture
    case component(Backdrop)
  }

  /// A hidden layer has no opacity.
  init(_ layer: LayerValues, size: Size) {
    opacity = layer.isTrue(.hidden) ? 0 : min(max(layer.number(.opacity), 0), 1)
    clips = layer.isTrue(.masksToBounds)
    background = layer.color(.backgroundColor).map { Pixel($0) } ?? .clear
    contents = opacity > 0 ? Contents(layer, size: size) : .nothing
  }

  /// Of a layer that only holds others.
  init() { (opacity, clips, background, contents) = (1, false, .clear, .nothing) }

  /// Whether the layer shows nothing by itself.
  var isEmpty: Bool {
    if case .nothing = contents { opacity == 0 || background.alpha == 0 } else { false }
  }
}

extension Paint.Contents {
  init(_ values: LayerValues, size: Size) {
    switch values.kind {
    case .rectangle:
      self = .nothing
    case .gradient:
      self = Gradient(values).map { .gradient($0) } ?? .nothing
    case .shape:
      // An outline that does not fill its frame still lies under the middle of it.
      self = values.color(.fillColor).map { .pixel(Pixel($0)) } ?? .nothing
    case .text:
      self = .text(values.color(.foregroundColor).map { Pixel($0) } ?? .clear)
    case .image:
      // A picture beside the title is not under it.
      guard values.layer.frame != .buttonContent, case .image(let picture) = values[.contents] else {
        self = .nothing
        return
      }
      if case .color(let color) = picture { self = .pixel(Pixel(color)) } else { self = .picture }
    case .component:
      self = values.nested.map { .component(Backdrop(sublayersOf: $0, size: size)) } ?? .nothing
    }
  }
}
