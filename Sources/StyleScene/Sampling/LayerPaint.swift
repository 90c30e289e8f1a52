import StyleModel

/// The paint of one layer.
struct LayerPaint: Equatable {
  var opacity: Double
  var clips: Bool
  var background: Pixel
  var contents: Contents
  /// The colour of a text's letters, or of a symbol's lines; nil where the layer shows neither.
  var ink: Pixel?

  enum Contents: Equatable {
    case nothing
    case pixel(Pixel)
    /// A picture of one colour, which fills a part of the layer, relative to its origin.
    case image(Pixel, in: Rect)
    case gradient(GradientSampler)
    /// A shape that leaves a part of its frame clear.
    case outline(Pixel, FlatOutline)
    case text
    /// A picture whose colours only the app knows.
    case picture
    case component(Backdrop)
  }

  /// Makes the paint of a layer; a hidden one has no opacity.
  init(_ layer: LookLayer, size: Size) {
    opacity = layer.shownOpacity
    clips = layer.clips
    background = layer[.backgroundColor].color.map { Pixel($0) } ?? .clear
    contents = opacity > 0 ? Contents(layer, size: size) : .nothing
    ink = opacity > 0 ? layer.inkColor.map { Pixel($0) } : nil
  }

  /// Makes the paint of a layer that only holds others.
  init() { (opacity, clips, background, contents, ink) = (1, false, .clear, .nothing, nil) }

  /// Whether the layer itself shows anything beside the letters of a text.
  var showsMoreThanInk: Bool {
    switch contents {
    case .nothing, .text: opacity > 0 && background.alpha > 0
    case .pixel, .image, .gradient, .outline, .picture, .component: true
    }
  }
}

extension LayerPaint.Contents {
  init(_ values: LookLayer, size: Size) {
    switch values.kind {
    case .rectangle, .stack:
      self = .nothing
    case .gradient:
      self = GradientSampler(values, size: size).map { .gradient($0) } ?? .nothing
    case .shape:
      guard let color = values[.fillColor].color else {
        self = .nothing
        return
      }
      self = FlatOutline(values, size: size).map { .outline(Pixel(color), $0) } ?? .pixel(Pixel(color))
    case .text:
      self = .text
    case .image:
      // A picture beside the title is not under it.
      guard !values.frameRule.isBesideText, case .image(let picture) = values[.contents] else {
        self = .nothing
        return
      }
      if case .color(let color) = picture {
        self = .image(Pixel(color), in: values.areaOfColor(in: Rect(size: size)))
      } else {
        self = .picture
      }
    case .material:
      self = .pixel(values.materialPaint.colors.reduce(.clear) { Pixel($1).over($0) })
    case .component:
      self = values.nested.map { .component(Backdrop(sublayersOf: $0, size: size)) } ?? .nothing
    }
  }
}

extension LookLayer {
  /// The colour of a text's letters or of a symbol; nil for any other layer, such as a picture, whose colours only the app knows.
  package var inkColor: Color? {
    switch kind {
    case .text: return self[.foregroundColor].color ?? .clear
    case .image:
      return showsSymbol ? self[.tintColor].color : nil
    case .rectangle, .gradient, .shape, .stack, .material, .component: return nil
    }
  }

  /// Whether the layer shows an image of Apple's catalog, which is drawn in one colour.
  package var showsSymbol: Bool {
    if case .image(.system) = self[.contents] { true } else { false }
  }
}
