/// The member of a shape of a layer that keeps it the same for readers from right to left: SwiftUI mirrors shapes in apps for the systems
/// of 2023 and later (`Shape.layoutDirectionBehavior`).
let fixedLayoutDirection = """
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
    nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
  """

/// `StyleLayers+SwiftUI.swift`: what Core Animation draws, as SwiftUI's shapes and views.
let swiftUILayersSource = #"""
  /// A gradient as Core Animation draws it: worked out in the unit square, then stretched to the frame.
  struct StyleGradient: View {
    enum Kind: String {
      case axial, radial, conic

      init(_ name: String) { self = Kind(rawValue: name) ?? .axial }
    }

    let type: Kind
    let gradient: Gradient
    let start: UnitPoint
    let end: UnitPoint

    var body: some View {
      GeometryReader { frame in
        switch type {
        case .axial:
          LinearGradient(gradient: gradient, startPoint: start, endPoint: axialEnd(in: frame.size))
        case .radial: ellipse(in: frame.size)
        case .conic: cone(in: frame.size)
        }
      }
      .clipped()
    }

    /// SwiftUI's isolines are perpendicular to the gradient, and those of a stretched square are not. They
    /// are the same for another end point.
    private func axialEnd(in size: CGSize) -> UnitPoint {
      let (x, y) = (end.x - start.x, end.y - start.y)
      let (slopeX, slopeY) = (x / max(size.width, 0.001), y / max(size.height, 0.001))
      let steepness = slopeX * slopeX + slopeY * slopeY
      guard steepness > 0 else { return end }
      let stretch = (x * x + y * y) / steepness
      return UnitPoint(
        x: start.x + stretch * slopeX / max(size.width, 0.001),
        y: start.y + stretch * slopeY / max(size.height, 0.001)
      )
    }

    /// Around the start, as wide and as high as the end point says.
    private func ellipse(in size: CGSize) -> some View {
      let width = max(0.001, abs(end.x - start.x) * size.width)
      let height = max(0.001, abs(end.y - start.y) * size.height)
      let radius = min(width, height)
      // Drawn at the lesser radius and stretched, so that it covers the frame.
      return RadialGradient(gradient: gradient, center: start, startRadius: 0, endRadius: radius)
        .scaleEffect(x: width / radius, y: height / radius, anchor: start)
    }

    /// Around the start, clockwise from the direction of the end.
    private func cone(in size: CGSize) -> some View {
      let side = max(size.width, size.height, 0.001)
      let angle = atan2(Double(end.y - start.y), Double(end.x - start.x))
      return AngularGradient(gradient: gradient, center: start, angle: Angle(radians: angle))
        .frame(width: side, height: side)
        .scaleEffect(x: size.width / side, y: size.height / side, anchor: .topLeading)
    }
  }

  /// A rectangle of which some corners are round. Like all shapes of layers, it is the same for readers from right to left.
  struct StyleRoundedRectangle: InsettableShape {
    var cornerRadius: Double
    var corners: StyleCorners
    var style: RoundedCornerStyle
    var distance: CGFloat = 0

    \#(fixedLayoutDirection)

    nonisolated func inset(by amount: CGFloat) -> StyleRoundedRectangle {
      var inset = self
      inset.distance += amount
      return inset
    }

    nonisolated func path(in rect: CGRect) -> Path {
      let most = min(cornerRadius, rect.width / 2, rect.height / 2)
      // A rectangle that is inset by more than it has would be null.
      let distance = min(distance, rect.width / 2, rect.height / 2)
      let rect = rect.insetBy(dx: distance, dy: distance)
      func radius(_ corner: StyleCorners) -> CGFloat {
        corners.contains(corner) ? max(0, most - distance) : 0
      }
      if #available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *) {
        return UnevenRoundedRectangle(
          topLeadingRadius: radius(.topLeft),
          bottomLeadingRadius: radius(.bottomLeft),
          bottomTrailingRadius: radius(.bottomRight),
          topTrailingRadius: radius(.topRight),
          style: style
        )
        .path(in: rect)
      }
      let turns: [(corner: CGPoint, radius: CGFloat)] = [
        (CGPoint(x: rect.maxX, y: rect.minY), radius(.topRight)),
        (CGPoint(x: rect.maxX, y: rect.maxY), radius(.bottomRight)),
        (CGPoint(x: rect.minX, y: rect.maxY), radius(.bottomLeft)),
        (CGPoint(x: rect.minX, y: rect.minY), radius(.topLeft)),
      ]
      var path = Path()
      path.move(to: CGPoint(x: rect.midX, y: rect.minY))
      for (index, turn) in turns.enumerated() {
        let next = index < 3 ? turns[index + 1].corner : CGPoint(x: rect.midX, y: rect.minY)
        path.addArc(tangent1End: turn.corner, tangent2End: next, radius: turn.radius)
      }
      path.closeSubpath()
      return path
    }
  }

  /// What lies between an outline and the same outline farther in: a border. It is filled by the even-odd
  /// rule.
  struct StyleBorder<Outline: InsettableShape>: Shape {
    var outline: Outline
    var width: Double

    \#(fixedLayoutDirection)

    nonisolated func path(in rect: CGRect) -> Path {
      var path = outline.path(in: rect)
      if width <= 0 { return Path() }
      if 2 * width < min(rect.width, rect.height) {
        path.addPath(outline.inset(by: width).path(in: rect))
      }
      return path
    }
  }

  /// A ring around a layer; its corners have the centres of the layer's own.
  struct StyleRing: Shape {
    var cornerRadius: Double
    var corners: StyleCorners
    var style: RoundedCornerStyle
    var offset: Double
    var width: Double

    \#(fixedLayoutDirection)

    nonisolated func path(in rect: CGRect) -> Path {
      if width <= 0 { return Path() }
      var path = outline(rect, at: offset + width)
      path.addPath(outline(rect, at: offset))
      return path
    }

    nonisolated private func outline(_ rect: CGRect, at distance: CGFloat) -> Path {
      let box = rect.insetBy(dx: -distance, dy: -distance)
      if box.isNull || box.isEmpty { return Path() }
      let radius = min(cornerRadius, rect.width / 2, rect.height / 2)
      let grown = radius > 0 ? max(0, radius + distance) : 0
      if corners == .all {
        return RoundedRectangle(cornerRadius: grown, style: style).path(in: box)
      }
      let rectangle = StyleRoundedRectangle(cornerRadius: grown, corners: corners, style: style)
      return rectangle.path(in: box)
    }
  }

  /// An outline that clips while it is told to clip, and lets through all else.
  struct StyleClip<Outline: Shape>: Shape {
    var outline: Outline
    var isClipping: Bool

    \#(fixedLayoutDirection)

    nonisolated func path(in rect: CGRect) -> Path {
      isClipping ? outline.path(in: rect) : Path(rect.insetBy(dx: -10_000, dy: -10_000))
    }
  }

  extension RoundedCornerStyle {
    init(_ name: String) { self = name == "continuous" ? .continuous : .circular }
  }

  /// How a picture fills its frame, as `UIView.ContentMode` says it.
  enum StyleContentMode: String {
    case scaleToFill, scaleAspectFit, scaleAspectFill, center, top, bottom, left, right
    case topLeft, topRight, bottomLeft, bottomRight

    init(_ name: String) { self = StyleContentMode(rawValue: name) ?? .scaleToFill }

    /// Where a picture of its own size lies; nil for one that is scaled.
    fileprivate var alignment: Alignment? {
      switch self {
      case .scaleToFill, .scaleAspectFit, .scaleAspectFill: return nil
      case .center: return .center
      case .top: return .top
      case .bottom: return .bottom
      case .left: return .leading
      case .right: return .trailing
      case .topLeft: return .topLeading
      case .topRight: return .topTrailing
      case .bottomLeft: return .bottomLeading
      case .bottomRight: return .bottomTrailing
      }
    }
  }

  /// A picture in its frame; a colour is a picture of one point.
  struct StyleImageView: View {
    let image: StyleImage?
    var contentMode = StyleContentMode.scaleToFill
    var tint: Color?
    let modes: StyleModes

    var body: some View {
      switch image {
      case .asset(let name): picture(Image(name, bundle: StyleAssets.bundle)).foregroundColor(tint)
      case .system(let name): picture(Image(systemName: name)).foregroundColor(tint)
      case .color(let color): square(color.color(in: modes))
      case nil: Color.clear
      }
    }

    @ViewBuilder
    private func picture(_ image: Image) -> some View {
      if let alignment = contentMode.alignment {
        image.fillingFrame(alignment)
      } else {
        scaled(image.resizable())
      }
    }

    @ViewBuilder
    private func square(_ color: Color) -> some View {
      if let alignment = contentMode.alignment {
        color.frame(width: 1, height: 1).fillingFrame(alignment)
      } else if contentMode == .scaleToFill {
        color
      } else {
        color
          .aspectRatio(1, contentMode: contentMode == .scaleAspectFill ? .fill : .fit)
          .fillingFrame()
      }
    }

    @ViewBuilder
    private func scaled(_ picture: some View) -> some View {
      switch contentMode {
      case .scaleAspectFit: picture.scaledToFit().fillingFrame()
      case .scaleAspectFill: picture.scaledToFill().fillingFrame()
      case .scaleToFill, .center, .top, .bottom, .left, .right, .topLeft, .topRight, .bottomLeft,
        .bottomRight:
        picture
      }
    }
  }

  /// A picture of its own size.
  struct StyleIcon: View {
    let image: StyleImage?

    var body: some View {
      switch image {
      case .asset(let name): Image(name, bundle: StyleAssets.bundle)
      case .system(let name): Image(systemName: name)
      case .color, nil: Color.clear.frame(width: 0, height: 0)
      }
    }
  }

  /// Where the lines of a text begin, as `CATextLayerAlignmentMode` says it.
  enum StyleTextAlignment: String {
    case natural, left, right, center, justified

    init(_ name: String) { self = StyleTextAlignment(rawValue: name) ?? .natural }

    var swiftUIAlignment: TextAlignment {
      switch self {
      case .natural, .left, .justified: return .leading
      case .right: return .trailing
      case .center: return .center
      }
    }

    /// Where a line lies in a higher frame, in whose middle a label has it.
    fileprivate var lineAlignment: Alignment {
      switch self {
      case .natural, .left, .justified: return .leading
      case .right: return .trailing
      case .center: return .center
      }
    }

    fileprivate var frameAlignment: Alignment {
      switch self {
      case .natural, .left, .justified: return .topLeading
      case .right: return .topTrailing
      case .center: return .top
      }
    }
  }

  /// Which part of a text gives way, as `CATextLayerTruncationMode` says it.
  enum StyleTruncation: String {
    case none, start, end, middle

    init(_ name: String) { self = StyleTruncation(rawValue: name) ?? .end }

    /// Of a label.
    init(lineBreakMode name: String) {
      switch name {
      case "byTruncatingHead": self = .start
      case "byTruncatingMiddle": self = .middle
      default: self = .end
      }
    }
  }

  extension View {
    /// As large as its layer, whatever the size of what it shows: that of the background and the border.
    func fillingFrame(_ alignment: Alignment = .center) -> some View {
      frame(
        minWidth: 0,
        maxWidth: .infinity,
        minHeight: 0,
        maxHeight: .infinity,
        alignment: alignment
      )
    }

    /// The same of a text that may be as large as it is.
    @ViewBuilder
    func fillingFrame(_ fills: Bool, aligned alignment: StyleTextAlignment) -> some View {
      if fills { fillingFrame(alignment.lineAlignment) } else { self }
    }

    /// As many lines as a text may take; 0 is any number.
    func lines(_ count: Int, isWrapped: Bool = false) -> some View {
      lineLimit((isWrapped || count == 0) && count < 2 ? nil : count)
    }

    /// Without truncation, a text is as wide as it is.
    @ViewBuilder
    func truncated(_ truncation: StyleTruncation) -> some View {
      switch truncation {
      case .none: fixedSize(horizontal: true, vertical: false)
      case .start: truncationMode(.head)
      case .end: truncationMode(.tail)
      case .middle: truncationMode(.middle)
      }
    }

    /// A text that begins at the top of its frame and, where it does not fit, goes on below it.
    func aligned(_ alignment: StyleTextAlignment) -> some View {
      multilineTextAlignment(alignment.swiftUIAlignment)
        .fixedSize(horizontal: false, vertical: true)
        .frame(
          maxWidth: .infinity,
          minHeight: 0,
          maxHeight: .infinity,
          alignment: alignment.frameAlignment
        )
    }

    /// A text that is as large as its lines.
    func alignedLines(_ alignment: StyleTextAlignment) -> some View {
      multilineTextAlignment(alignment.swiftUIAlignment)
        .fixedSize(horizontal: false, vertical: true)
    }

    /// Inside an outline, as a layer's border is.
    func bordered(
      _ color: Color,
      width: Double,
      along outline: some InsettableShape
    ) -> some View {
      overlay(
        StyleBorder(outline: outline, width: width).fill(color, style: FillStyle(eoFill: true))
      )
    }

    /// With a ring around it, or none.
    func outlined(
      _ outline: StyleOutline?,
      cornerRadius: Double = 0,
      corners: StyleCorners = .all,
      style: RoundedCornerStyle = .circular,
      in modes: StyleModes
    ) -> some View {
      overlay(
        StyleRing(
          cornerRadius: cornerRadius,
          corners: corners,
          style: style,
          offset: outline?.offset ?? 0,
          width: outline?.width ?? 0
        )
        .fill(outline?.color.color(in: modes) ?? Color.clear, style: FillStyle(eoFill: true))
        .allowsHitTesting(false)
      )
    }

    /// Scaled, turned and moved about a point.
    func transformed(_ transform: StyleTransform, anchor: UnitPoint = .center) -> some View {
      scaleEffect(
        CGSize(width: transform.scale.width, height: transform.scale.height),
        anchor: anchor
      )
      .rotationEffect(.degrees(transform.rotation), anchor: anchor)
      .offset(x: transform.translation.x, y: transform.translation.y)
    }

    /// In a rectangle whose sides are parts of the parent's and points added to them.
    func placed(
      x: StyleLength,
      y: StyleLength,
      width: StyleLength,
      height: StyleLength,
      turns: Bool = false
    ) -> some View {
      modifier(StylePlacement(x: x, y: y, width: width, height: height, turns: turns))
    }
  }

  /// Puts a view in a rectangle of its parent.
  struct StylePlacement: ViewModifier {
    let x: StyleLength
    let y: StyleLength
    let width: StyleLength
    let height: StyleLength
    /// Whether left and right change places where people read from right to left.
    let turns: Bool

    @Environment(\.layoutDirection) private var direction

    func body(content: Content) -> some View {
      GeometryReader { parent in
        content
          .environment(\.layoutDirection, direction)
          .frame(width: width(in: parent.size), height: max(0, height.of(parent.size.height)))
          .offset(x: left(in: parent.size), y: y.of(parent.size.height))
      }
      .environment(\.layoutDirection, .leftToRight)
    }

    private func width(in parent: CGSize) -> CGFloat { max(0, width.of(parent.width)) }

    private func left(in parent: CGSize) -> CGFloat {
      let distance = x.of(parent.width)
      guard turns, direction == .rightToLeft else { return distance }
      return parent.width - distance - width(in: parent)
    }
  }

  /// A distance: some points, and a part of the parent's width or height.
  struct StyleLength {
    var points: Double
    /// 1 is all of the parent's.
    var fraction: Double

    static func points(_ points: Double) -> StyleLength { StyleLength(points: points, fraction: 0) }

    static func fraction(_ part: Double) -> StyleLength { StyleLength(points: 0, fraction: part) }

    func of(_ extent: CGFloat) -> CGFloat { CGFloat(points) + CGFloat(fraction) * extent }
  }
  """#
