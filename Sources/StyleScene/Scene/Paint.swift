import StyleModel

extension Scene {
  /// A colour in gamma-encoded sRGB with straight alpha; each channel 0…1.
  public struct Color: Hashable, Sendable {
    public var red, green, blue, alpha: Double
    /// The colour on a wider screen, if sRGB can't show it.
    public var wide: DisplayP3?

    /// A colour in gamma-encoded Display P3; each channel 0…1.
    public struct DisplayP3: Hashable, Sendable {
      public var red, green, blue: Double

      public init(red: Double, green: Double, blue: Double) {
        self.red = red
        self.green = green
        self.blue = blue
      }
    }

    public init(red: Double, green: Double, blue: Double, alpha: Double = 1, wide: DisplayP3? = nil) {
      self.wide = wide
      self.red = red
      self.green = green
      self.blue = blue
      self.alpha = alpha
    }

    /// The colour with its alpha multiplied by `factor`.
    public func faded(by factor: Double) -> Color {
      Color(red: red, green: green, blue: blue, alpha: alpha * factor, wide: wide)
    }
  }

  /// The paint that a shape is filled with.
  ///
  /// Stops are interpolated with straight alpha in gamma-encoded sRGB: red, green, blue and alpha each run
  /// linearly. `CAGradientLayer` interpolates in its output space like this, which is why a gradient to
  /// `clear` (transparent black) darkens on its way there; SVG 1.1 and cairo do the same. Beyond the first
  /// and the last stop their colours go on.
  public enum Paint: Hashable, Sendable {
    case color(Color)
    case linear(from: Point, to: Point, [Stop])
    /// A radial gradient, from a centre to an ellipse with these radii.
    case radial(center: Point, radii: Size, [Stop])
    /// A conic gradient, once around a centre, clockwise from `angle` (in degrees clockwise from the x axis). The angle is one that is seen
    /// where `unit` is a square.
    case conic(center: Point, angle: Double, unit: Size, [Stop])
  }

  /// A colour at a location of a gradient. Stops never fall in location; two at one location make a hard edge.
  public struct Stop: Hashable, Sendable {
    public var color: Color
    /// The location, 0…1.
    public var location: Double

    public init(_ color: Color, at location: Double) {
      self.color = color
      self.location = location
    }
  }

  public enum FillRule: Hashable, Sendable { case nonZero, evenOdd }

  /// The way in which a line is drawn along a path, half of its width on either side.
  public struct Stroke: Hashable, Sendable {
    public var width: Double
    public var cap: Cap
    public var join: Join
    /// The length of a mitre, in line widths, up to which it isn't bevelled.
    public var miterLimit: Double
    /// The lengths of dashes and gaps in alternation, in points; empty for a solid line.
    public var dashes: [Double]
    /// The distance in the pattern of dashes at which the line begins, in points.
    public var dashPhase: Double

    public init(
      width: Double, cap: Cap = .butt, join: Join = .miter, miterLimit: Double = usualMiterLimit,
      dashes: [Double] = [], dashPhase: Double = 0
    ) {
      self.width = width
      self.cap = cap
      self.join = join
      self.miterLimit = miterLimit
      self.dashes = dashes
      self.dashPhase = dashPhase
    }

    public enum Cap: Hashable, Sendable { case butt, round, square }
    public enum Join: Hashable, Sendable { case miter, round, bevel }

    /// The distance in the pattern of dashes at which a renderer begins the line, in points. Dashes with caps begin a hair late, so that
    /// none begins exactly at a corner or at the end of the line: rounding would decide where its cap points, or whether it is drawn. cairo
    /// ignores the rest of a dash below 1/512.
    package var dashOffset: Double {
      dashes.isEmpty ? 0 : cap == .butt ? dashPhase : dashPhase - 0.002
    }

    /// The default of `CAShapeLayer.miterLimit`.
    public static let usualMiterLimit = 10.0
  }
}

extension Scene.Color {
  /// The colour `part` (0…1) of the way to `other`, each component by itself.
  package func mixed(with other: Scene.Color, by part: Double) -> Scene.Color {
    func mix(_ a: Double, _ b: Double) -> Double { a + (b - a) * part }
    var mixed = Scene.Color(
      red: mix(red, other.red), green: mix(green, other.green), blue: mix(blue, other.blue),
      alpha: mix(alpha, other.alpha))
    if wide != nil || other.wide != nil {
      let (a, b) = (displayP3, other.displayP3)
      mixed.wide = DisplayP3(
        red: mix(a.red, b.red), green: mix(a.green, b.green), blue: mix(a.blue, b.blue))
    }
    return mixed
  }

  private var displayP3: DisplayP3 {
    if let wide { return wide }
    return DisplayP3(StyleModel.Color(.srgb, StyleModel.Color.Components(red, green, blue)))
  }
}

extension Scene.Color.DisplayP3 {
  package init(_ color: StyleModel.Color) {
    let components = color.mapped(into: .displayP3).components
    self.init(red: components.first, green: components.second, blue: components.third)
  }
}
