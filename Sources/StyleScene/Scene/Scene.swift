import StyleModel

/// The contents of a picture: a display list in absolute points, with y pointing down.
///
/// All values are known and all rules of Core Animation have been applied. So renderers make no decisions, and all of
/// them show the same. Colours blend in gamma-encoded sRGB, as in Core Animation.
public struct Scene: Hashable, Sendable {
  /// The size of the picture, margin included.
  public var size: Size
  /// The control's own frame inside the picture.
  public var frame: Rect
  /// The items, from bottom to top.
  public var items: [Item]

  public init(size: Size, frame: Rect, items: [Item] = []) {
    self.size = size
    self.frame = frame
    self.items = items
  }

  public indirect enum Item: Hashable, Sendable {
    case fill(Shape, Paint, FillRule = .nonZero)
    case stroke(Shape, Color, Stroke)
    case text(Text)
    case image(Image)
    case group(Group)
  }

  /// Items that are composited as one.
  ///
  /// In this order: the items are drawn over each other; the blur makes them run into each other; the shadow of their joint alpha falls
  /// beneath them; the clip and the mask cut both; the opacity fades the result; the transform places it all.
  public struct Group: Hashable, Sendable {
    public var items: [Item]
    /// The standard deviation of a Gaussian blur, in points; 0 where nothing is blurred.
    public var blur: Double
    public var shadow: Shadow?
    public var clip: Shape?
    /// The items whose alpha masks the group; nil where nothing is masked.
    public var mask: [Item]?
    /// The opacity, 0…1.
    public var opacity: Double
    /// The transform from the coordinates of the items, clip, mask and shadow to those around the group.
    public var transform: Matrix

    public init(
      _ items: [Item], blur: Double = 0, shadow: Shadow? = nil, clip: Shape? = nil, mask: [Item]? = nil,
      opacity: Double = 1,
      transform: Matrix = .identity
    ) {
      self.items = items
      self.blur = blur
      self.shadow = shadow
      self.clip = clip
      self.mask = mask
      self.opacity = opacity
      self.transform = transform
    }
  }

  /// A blurred silhouette in one colour.
  public struct Shadow: Hashable, Sendable {
    /// The colour, with the shadow's opacity in its alpha.
    public var color: Color
    public var offset: Point
    /// The standard deviation of the Gaussian blur, in points. `CALayer.shadowRadius` is the same number.
    public var sigma: Double
    /// Whether only the shadow is seen, and not what casts it.
    public var isAlone: Bool

    public init(color: Color, offset: Point, sigma: Double, isAlone: Bool = false) {
      self.color = color
      self.offset = offset
      self.sigma = sigma
      self.isAlone = isAlone
    }
  }
}
