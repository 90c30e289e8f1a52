import StyleModel

extension Backdrop {
  /// The least contrast of a text or symbol anywhere in a region; 1 where nothing is known.
  ///
  /// It follows from the colours of all layers that may lie there, without computing any point: most texts have much more contrast than
  /// they need, and so needn't be sampled.
  ///
  /// - Parameters:
  ///   - foreground: The index of the text or symbol.
  ///   - region: A part of its frame, in points from the control's top left corner.
  ///   - page: The opaque colour behind the look.
  package func contrastBound(of foreground: Int, in region: Rect, on page: Pixel) -> Double {
    guard masks.isEmpty, region.width >= 0, region.height >= 0,
      let seen = colors(of: 0, over: PixelBounds.Pair(PixelBounds(page)), in: region, foreground, holder: 0)
    else { return 1 }
    let (text, ground) = (seen.over, seen.under)
    let (leastText, mostGround) = (text.low.relativeLuminance, ground.high.relativeLuminance)
    if leastText > mostGround { return Color.contrastRatio(ofLuminances: leastText, mostGround) }
    let (mostText, leastGround) = (text.high.relativeLuminance, ground.low.relativeLuminance)
    return leastGround > mostText ? Color.contrastRatio(ofLuminances: leastGround, mostText) : 1
  }

  /// The colours in a region after a layer, and all in it, is drawn over others; nil where a colour isn't known. The order is that of
  /// `pixels(at:around:)`.
  private func colors(
    of index: Int, over others: PixelBounds.Pair, in region: Rect, _ foreground: Int, holder: Int
  ) -> PixelBounds.Pair? {
    // Each is read where it stands: a copy of the paint costs more than all that is done with it.
    let (opacity, clips) = (paints[index].opacity, paints[index].clips)
    let cover = frames[index].cover(of: region)
    if opacity <= 0 || clips && cover == .none { return others }
    let isGroup = opacity < 1
    var result = isGroup ? PixelBounds.Pair(.clear) : others
    if paints[index].background.alpha > 0 { result.draw(PixelBounds(paints[index].background), cover) }
    if index == holder, index == foreground {
      guard let ink = paints[index].ink else { return nil }
      result.over.draw(PixelBounds(ink), cover)
    } else {
      switch paints[index].contents {
      case .nothing, .text: break
      case .pixel(let pixel): result.draw(PixelBounds(pixel), cover)
      // These may reach beyond their layer, or leave a part of it clear.
      case .image(let pixel, _), .outline(let pixel, _): result.draw(PixelBounds(pixel), .some)
      case .gradient(let gradient): result.draw(gradient.bounds(in: region.unit(of: frames[index])), cover)
      case .picture, .component: return nil
      }
    }
    let inner = index == holder ? sublayer(of: index, holding: foreground) : -1
    var (next, other) = (lowest[index], inner)
    while let sublayer = takeLower(&next, &other) {
      let drawn = colors(
        of: sublayer, over: result, in: region, foreground, holder: sublayer == inner ? inner : -1)
      guard let drawn else { return nil }
      result = drawn
    }
    if isGroup { result = result.faded(opacity).over(others) }
    if clips, cover != .all { result.mayBe(others) }
    return result
  }
}

/// The least and the greatest channels of some colours, not multiplied by their opacity.
struct StraightBounds {
  var low, high: SIMD4<Double>

  init(_ channels: SIMD4<Double>) { (low, high) = (channels, channels) }

  mutating func mayBe(_ other: SIMD4<Double>) {
    low = pointwiseMin(low, other)
    high = pointwiseMax(high, other)
  }

  /// The bounds of the colours over others. A colour c over a channel d is d + α · (c − d), which grows with c and d, so that only its
  /// opacity is to be chosen.
  func over(_ backdrop: PixelBounds) -> PixelBounds {
    func mixed(
      _ color: SIMD4<Double>, _ backdrop: SIMD4<Double>,
      _ choose: (SIMD4<Double>, SIMD4<Double>) -> SIMD4<Double>
    )
      -> Pixel
    {
      var color = color
      color.w = 1
      return Pixel(
        channels: choose(backdrop + (color - backdrop) * low.w, backdrop + (color - backdrop) * high.w))
    }
    return PixelBounds(
      low: mixed(low, backdrop.low.channels, pointwiseMin),
      high: mixed(high, backdrop.high.channels, pointwiseMax))
  }
}

/// The least and the greatest channels of some colours, multiplied by their opacity.
struct PixelBounds {
  var low, high: Pixel

  static let clear = PixelBounds(.clear)

  init(low: Pixel, high: Pixel) { (self.low, self.high) = (low, high) }

  init(_ pixel: Pixel) { (low, high) = (pixel, pixel) }

  /// The part of a region that a layer covers.
  enum Cover { case none, some, all }

  /// Draws a colour over the colours.
  mutating func draw(_ color: PixelBounds, _ cover: Cover) {
    switch cover {
    case .none: break
    case .all: self = color.over(self)
    case .some: mayBe(color.over(self))
    }
  }

  mutating func draw(_ color: StraightBounds, _ cover: Cover) {
    switch cover {
    case .none: break
    case .all: self = color.over(self)
    case .some: mayBe(color.over(self))
    }
  }

  func over(_ backdrop: PixelBounds) -> PixelBounds {
    var low = low.channels + backdrop.low.channels * (1 - high.alpha)
    var high = pointwiseMin(high.channels + backdrop.high.channels * (1 - self.low.alpha), .one)
    // The opacity grows with both.
    low.w = self.low.over(backdrop.low).alpha
    high.w = self.high.over(backdrop.high).alpha
    return PixelBounds(low: Pixel(channels: low), high: Pixel(channels: high))
  }

  func faded(_ opacity: Double) -> PixelBounds {
    PixelBounds(low: low.faded(opacity), high: high.faded(opacity))
  }

  mutating func mayBe(_ other: PixelBounds) {
    low.channels = pointwiseMin(low.channels, other.low.channels)
    high.channels = pointwiseMax(high.channels, other.high.channels)
  }

  /// The bounds of the colours without a text or symbol, and with it.
  struct Pair {
    var under, over: PixelBounds

    init(_ bounds: PixelBounds) { (under, over) = (bounds, bounds) }

    mutating func draw(_ color: PixelBounds, _ cover: Cover) {
      under.draw(color, cover)
      over.draw(color, cover)
    }

    mutating func draw(_ color: StraightBounds, _ cover: Cover) {
      under.draw(color, cover)
      over.draw(color, cover)
    }

    mutating func mayBe(_ other: Pair) {
      under.mayBe(other.under)
      over.mayBe(other.over)
    }

    func faded(_ opacity: Double) -> Pair {
      var result = self
      (result.under, result.over) = (under.faded(opacity), over.faded(opacity))
      return result
    }

    func over(_ backdrop: Pair) -> Pair {
      var result = self
      (result.under, result.over) = (under.over(backdrop.under), over.over(backdrop.over))
      return result
    }
  }
}

extension Rect {
  /// The rectangle in a frame, as a part of the unit square.
  fileprivate func unit(of frame: Rect) -> Rect {
    guard frame.width > 0, frame.height > 0 else { return Rect(x: 0, y: 0, width: 1, height: 1) }
    let (left, top) = ((x - frame.x) / frame.width, (y - frame.y) / frame.height)
    return Rect(x: left, y: top, width: width / frame.width, height: height / frame.height)
  }

  fileprivate func cover(of region: Rect) -> PixelBounds.Cover {
    if x <= region.x, y <= region.y, maxX >= region.maxX, maxY >= region.maxY { return .all }
    return region.maxX < x || maxX < region.x || region.maxY < y || maxY < region.y ? .none : .some
  }
}
