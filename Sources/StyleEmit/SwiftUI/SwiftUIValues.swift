/// `StyleValues+SwiftUI.swift`: the plain values as SwiftUI takes them.
let swiftUIValuesSource = #"""
  extension StyleModes {
    /// The modes that a view's environment tells; on other axes those that are given.
    init(
      _ colorScheme: ColorScheme,
      _ colorSchemeContrast: ColorSchemeContrast,
      _ others: StyleModes = StyleModes()
    ) {
      self = others
      appearance = colorScheme == .dark ? .dark : .light
      contrast = colorSchemeContrast == .increased ? .highContrast : .standardContrast
    }
  }

  extension StyleColor {
    /// The colour in some modes.
    public func color(in modes: StyleModes) -> Color {
      let look = components(
        isDark: modes.appearance == .dark,
        hasHighContrast: modes.contrast == .highContrast
      )
      return Color(
        look.space == .displayP3 ? .displayP3 : .sRGB,
        red: look.red,
        green: look.green,
        blue: look.blue,
        opacity: look.alpha
      )
    }
  }

  extension Gradient {
    init(_ stops: [StyleGradientStop], in modes: StyleModes) {
      self.init(
        stops: stops.map { Gradient.Stop(color: $0.color.color(in: modes), location: $0.location) }
      )
    }
  }

  extension UnitPoint {
    init(_ point: StylePoint) { self.init(x: point.x, y: point.y) }
  }

  extension EdgeInsets {
    init(_ insets: StyleEdgeInsets) {
      self.init(
        top: insets.top,
        leading: insets.left,
        bottom: insets.bottom,
        trailing: insets.right
      )
    }
  }

  extension StyleFont {
    /// The font, which follows the reader's text size where it has a text style and no size.
    public var swiftUIFont: Font {
      if let family { return .custom(family, size: size ?? 17) }
      if let size { return .system(size: size, weight: weight.swiftUIWeight) }
      guard let textStyle else { return .system(size: 17, weight: weight.swiftUIWeight) }
      return .system(textStyle.swiftUITextStyle).weight(weight.swiftUIWeight)
    }
  }

  extension StyleFont.Weight {
    fileprivate var swiftUIWeight: Font.Weight {
      switch self {
      case .ultraLight: return .ultraLight
      case .thin: return .thin
      case .light: return .light
      case .regular: return .regular
      case .medium: return .medium
      case .semibold: return .semibold
      case .bold: return .bold
      case .heavy: return .heavy
      case .black: return .black
      }
    }
  }

  extension StyleFont.TextStyle {
    // The second and third titles and the second caption are younger than iOS 13.
    fileprivate var swiftUITextStyle: Font.TextStyle {
      switch self {
      case .largeTitle: return .largeTitle
      case .title1: return .title
      case .title2, .title3: return .headline
      case .headline: return .headline
      case .subheadline: return .subheadline
      case .body: return .body
      case .callout: return .callout
      case .footnote: return .footnote
      case .caption1, .caption2: return .caption
      }
    }
  }

  extension StyleAnimation {
    public var swiftUIAnimation: Animation {
      switch curve {
      case .linear: return Animation.linear(duration: duration).delay(delay)
      case .easeIn: return Animation.easeIn(duration: duration).delay(delay)
      case .easeOut: return Animation.easeOut(duration: duration).delay(delay)
      case .easeInOut: return Animation.easeInOut(duration: duration).delay(delay)
      }
    }

    /// A number of times or, for nil, without an end.
    fileprivate func repeated(count: Int?, autoreverses: Bool) -> Animation {
      guard let count else { return swiftUIAnimation.repeatForever(autoreverses: autoreverses) }
      guard count > 1 else { return swiftUIAnimation }
      return swiftUIAnimation.repeatCount(count, autoreverses: autoreverses)
    }
  }

  extension Angle {
    /// The direction from one point to another, clockwise from the right.
    init(from start: UnitPoint, to end: UnitPoint) {
      self.init(radians: atan2(Double(end.y - start.y), Double(end.x - start.x)))
    }
  }

  /// A gradient from a centre outwards, as wide and as high as an edge point tells.
  struct StyleRadialGradient: View {
    let gradient: Gradient
    let center: UnitPoint
    let edge: UnitPoint

    var body: some View {
      GeometryReader { frame in
        let width = max(0.001, abs(edge.x - center.x) * frame.size.width)
        let height = max(0.001, abs(edge.y - center.y) * frame.size.height)
        let radius = min(width, height)
        // Drawn at the lesser radius and stretched, so that it covers the frame.
        RadialGradient(gradient: gradient, center: center, startRadius: 0, endRadius: radius)
          .scaleEffect(x: width / radius, y: height / radius, anchor: center)
      }
      .clipped()
    }
  }

  /// A picture that fills its frame.
  struct StyleImageView: View {
    let image: StyleImage?
    let modes: StyleModes

    var body: some View {
      switch image {
      case .asset(let name): Image(name).resizable()
      case .system(let name): Image(systemName: name).resizable()
      case .color(let color): color.color(in: modes)
      case nil: Color.clear
      }
    }
  }

  /// A rounded rectangle that clips what it is told to clip, and lets through all else.
  struct StyleClip: Shape {
    var cornerRadius: Double
    var isContinuous: Bool
    var isClipping: Bool

    nonisolated func path(in rect: CGRect) -> Path {
      guard isClipping else { return Path(rect.insetBy(dx: -10_000, dy: -10_000)) }
      return Path(
        roundedRect: rect,
        cornerRadius: cornerRadius,
        style: isContinuous ? .continuous : .circular
      )
    }
  }

  /// Where an animation is: it does not run, or begins, or moves towards its end.
  enum StyleMotion: Hashable {
    case still, start, end

    /// What is shown in the phase; without a start it begins with what is usual.
    func value<Value>(_ usual: Value, from start: Value? = nil, to end: Value) -> Value {
      switch self {
      case .still: return usual
      case .start: return start ?? usual
      case .end: return end
      }
    }
  }

  extension View {
    /// Runs an animation while a condition holds, a number of times or, for nil, without an end.
    ///
    /// Each phase has a mark of its own behind the view. When that appears, the phase was shown, and the next one
    /// begins; a run that ends goes through the start, which ends its repetition too.
    func moving(
      _ motion: Binding<StyleMotion>,
      _ animation: StyleAnimation,
      autoreverses: Bool = false,
      count: Int? = 1,
      while isRunning: Bool
    ) -> some View {
      let phase = motion.wrappedValue
      return background(
        Color.clear
          .onAppear {
            switch (phase, isRunning) {
            case (.still, true), (.end, false): motion.wrappedValue = .start
            case (.start, true):
              withAnimation(animation.repeated(count: count, autoreverses: autoreverses)) {
                motion.wrappedValue = .end
              }
            case (.start, false): motion.wrappedValue = .still
            case (.still, false), (.end, true): break
            }
          }
          .transition(.identity)
          .id(phase)
          .id(isRunning)
      )
    }

    /// Moves what a change of state changes; it is there at once for whom asked for less motion.
    func changing(
      _ animation: StyleAnimation,
      with state: StyleState,
      isStill: Bool
    ) -> some View {
      self.animation(isStill ? nil : animation.swiftUIAnimation, value: state)
    }

    /// Turned, scaled and moved about its centre.
    func transformed(_ transform: StyleTransform) -> some View {
      scaleEffect(CGSize(width: transform.scale.width, height: transform.scale.height))
        .rotationEffect(.degrees(transform.rotation))
        .offset(x: transform.translation.x, y: transform.translation.y)
    }

    /// In a rectangle whose sides are parts of the parent's and points added to them.
    func placed(
      x: StyleLength,
      y: StyleLength,
      width: StyleLength,
      height: StyleLength
    ) -> some View {
      GeometryReader { parent in
        self
          .frame(width: width.of(parent.size.width), height: height.of(parent.size.height))
          .offset(x: x.of(parent.size.width), y: y.of(parent.size.height))
      }
    }

    /// Where there is a pointer, tells when it comes and goes.
    @ViewBuilder
    func followingPointer(_ action: @escaping (Bool) -> Void) -> some View {
      #if os(tvOS) || os(watchOS)
        self
      #else
        if #available(iOS 13.4, *) {
          onHover(perform: action)
        } else {
          self
        }
      #endif
    }
  }

  /// A distance in points, or as a part of the parent's.
  enum StyleLength {
    case points(Double)
    case fraction(Double)

    func of(_ extent: CGFloat) -> CGFloat {
      switch self {
      case .points(let points): return points
      case .fraction(let part): return part * extent
      }
    }
  }
  """#

/// `StylePath+SwiftUI.swift`: the outlines of shape layers.
let swiftUIPathsSource = #"""
  /// The outline of a shape layer.
  struct StyleShape: Shape {
    var style: StylePath
    var cornerRadius: Double
    var points: Int
    var innerRadius: Double

    nonisolated func path(in rect: CGRect) -> Path {
      style.path(in: rect, cornerRadius: cornerRadius, points: points, innerRadius: innerRadius)
    }
  }

  extension StylePath {
    fileprivate func path(
      in rect: CGRect,
      cornerRadius: Double,
      points: Int,
      innerRadius: Double
    ) -> Path {
      switch self {
      case .rectangle: return Path(rect)
      case .roundedRectangle: return Path(roundedRect: rect, cornerRadius: cornerRadius)
      case .ellipse: return Path(ellipseIn: rect)
      case .star: return polygon(in: rect, radii: [1, innerRadius], count: 2 * points)
      case .polygon: return polygon(in: rect, radii: [1], count: points)
      case .outline(let elements): return path(of: elements, from: rect.origin)
      }
    }

    /// The first corner is at the top, the others follow clockwise.
    private func polygon(in rect: CGRect, radii: [Double], count: Int) -> Path {
      var path = Path()
      for index in 0..<count {
        let turn = Double(index) / Double(count) * 2 * Double.pi - Double.pi / 2
        let radius = radii[index % radii.count]
        let corner = CGPoint(
          x: rect.midX + cos(turn) * radius * rect.width / 2,
          y: rect.midY + sin(turn) * radius * rect.height / 2
        )
        if index == 0 { path.move(to: corner) } else { path.addLine(to: corner) }
      }
      path.closeSubpath()
      return path
    }

    private func path(of elements: [StylePath.Element], from origin: CGPoint) -> Path {
      func placed(_ point: StylePoint) -> CGPoint {
        CGPoint(x: origin.x + point.x, y: origin.y + point.y)
      }
      var path = Path()
      for element in elements {
        switch element {
        case .move(let point): path.move(to: placed(point))
        case .line(let point): path.addLine(to: placed(point))
        case .curve(let first, let second, let end):
          path.addCurve(to: placed(end), control1: placed(first), control2: placed(second))
        case .close: path.closeSubpath()
        }
      }
      return path
    }
  }
  """#
