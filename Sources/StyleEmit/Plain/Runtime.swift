import StyleModel

/// The types that all generated style structs share, pure Swift without imports.
func plainRuntime(_ components: [ComponentPlan]) -> String {
  let modes = components.first?.sheet.modes ?? ModeTable()
  let values = modes.axes.flatMap { axis in axis.values.dropFirst() }
  let modeLines = values.enumerated().map { place, value in
    "  public static let \(swiftIdentifier(value.name)) = StyleModes(rawValue: 1 << \(place))"
  }
  let systemColors = SystemColor.allCases.map { color in
    func literal(_ appearance: Appearance, _ isHigh: Bool) -> String {
      let plain = color.color(appearance: appearance, highContrast: isHigh)
      return colorLiteral(Color(plain.space, plain.components, alpha: plain.alpha)).flat
    }
    return """
        public static let \(color.rawValue): StyleColor = StyleColor(
          light: \(literal(.light, false)),
          dark: \(literal(.dark, false)),
          lightHighContrast: \(literal(.light, true)),
          darkHighContrast: \(literal(.dark, true)),
          systemName: \(quoted(color.rawValue))
        )
      """
  }
  return """
    \(generatedHeader)

    /// A colour, which may differ by appearance and contrast.
    public struct StyleColor: Hashable, Sendable {
      /// Red, green and blue, gamma-encoded, in sRGB or Display P3; alpha is not multiplied in. Each is 0…1.
      public struct Components: Hashable, Sendable {
        public var red: Double
        public var green: Double
        public var blue: Double
        public var alpha: Double
        public var isDisplayP3: Bool

        @inlinable
        public init(red: Double, green: Double, blue: Double, alpha: Double, isDisplayP3: Bool) {
          self.red = red
          self.green = green
          self.blue = blue
          self.alpha = alpha
          self.isDisplayP3 = isDisplayP3
        }
      }

      public var light: Components
      public var dark: Components
      public var lightHighContrast: Components
      public var darkHighContrast: Components
      /// The system's own colour of this name, where it is one.
      public var systemName: String?

      /// An sRGB colour as in `0x007AFF`.
      @inlinable
      public init(_ hex: UInt32, alpha: Double = 1) {
        self.init(
          red: Double(hex >> 16 & 0xFF) / 255,
          green: Double(hex >> 8 & 0xFF) / 255,
          blue: Double(hex & 0xFF) / 255,
          alpha: alpha
        )
      }

      @inlinable
      public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
        self.init(Components(red: red, green: green, blue: blue, alpha: alpha, isDisplayP3: false))
      }

      @inlinable
      public init(displayP3Red red: Double, green: Double, blue: Double, alpha: Double = 1) {
        self.init(Components(red: red, green: green, blue: blue, alpha: alpha, isDisplayP3: true))
      }

      @inlinable
      public init(_ components: Components) {
        light = components
        dark = components
        lightHighContrast = components
        darkHighContrast = components
        systemName = nil
      }

      /// A colour that differs between light and dark; contrast changes nothing.
      @inlinable
      public init(light: StyleColor, dark: StyleColor) {
        self.init(light: light, dark: dark, lightHighContrast: light, darkHighContrast: dark)
      }

      @inlinable
      public init(
        light: StyleColor,
        dark: StyleColor,
        lightHighContrast: StyleColor,
        darkHighContrast: StyleColor,
        systemName: String? = nil
      ) {
        self.light = light.light
        self.dark = dark.light
        self.lightHighContrast = lightHighContrast.light
        self.darkHighContrast = darkHighContrast.light
        self.systemName = systemName
      }

      /// The same colour with another alpha in every appearance.
      public func withAlpha(_ alpha: Double) -> StyleColor {
        var color = self
        color.light.alpha = alpha
        color.dark.alpha = alpha
        color.lightHighContrast.alpha = alpha
        color.darkHighContrast.alpha = alpha
        color.systemName = nil
        return color
      }

      /// What the colour is in some modes.
      public func components(in modes: StyleModes) -> Components {
        switch (modes.contains(.dark), modes.contains(.highContrast)) {
        case (false, false): return light
        case (true, false): return dark
        case (false, true): return lightHighContrast
        case (true, true): return darkHighContrast
        }
      }
    }

    extension StyleColor {
    \(systemColors.joined(separator: "\n"))
    }

    /// What a control is doing; the empty set is the normal state.
    public struct StyleState: OptionSet, Hashable, Sendable {
      public let rawValue: Int
      @inlinable
      public init(rawValue: Int) { self.rawValue = rawValue }

      public static let highlighted = StyleState(rawValue: 1 << 0)
      public static let selected = StyleState(rawValue: 1 << 1)
      public static let disabled = StyleState(rawValue: 1 << 2)
      public static let focused = StyleState(rawValue: 1 << 3)
      public static let hovered = StyleState(rawValue: 1 << 4)
    }

    /// The modes that are not the default of their axis.
    public struct StyleModes: OptionSet, Hashable, Sendable {
      public let rawValue: Int
      @inlinable
      public init(rawValue: Int) { self.rawValue = rawValue }

    \(modeLines.joined(separator: "\n"))
    }

    /// One colour of a gradient, and where it stands: 0 at the start, 1 at the end.
    public struct StyleGradientStop: Hashable, Sendable {
      public var color: StyleColor
      public var location: Double

      @inlinable
      public init(color: StyleColor, location: Double) {
        self.color = color
        self.location = location
      }
    }

    /// A place in points, or in parts of a layer's bounds.
    public struct StylePoint: Hashable, Sendable {
      public var x: Double
      public var y: Double

      @inlinable
      public init(x: Double, y: Double) {
        self.x = x
        self.y = y
      }
    }

    /// A width and a height in points.
    public struct StyleSize: Hashable, Sendable {
      public var width: Double
      public var height: Double

      @inlinable
      public init(width: Double, height: Double) {
        self.width = width
        self.height = height
      }
    }

    /// A rectangle in points.
    public struct StyleRect: Hashable, Sendable {
      public var x: Double
      public var y: Double
      public var width: Double
      public var height: Double

      @inlinable
      public init(x: Double, y: Double, width: Double, height: Double) {
        self.x = x
        self.y = y
        self.width = width
        self.height = height
      }
    }

    /// Distances in points, inwards where positive.
    public struct StyleInsets: Hashable, Sendable {
      public var top: Double
      public var left: Double
      public var bottom: Double
      public var right: Double

      @inlinable
      public init(top: Double, left: Double, bottom: Double, right: Double) {
        self.top = top
        self.left = left
        self.bottom = bottom
        self.right = right
      }
    }

    /// A blurred silhouette: `radius` is the standard deviation of the blur, in points.
    public struct StyleShadow: Hashable, Sendable {
      public var color: StyleColor
      public var opacity: Double
      public var offset: StyleSize
      public var radius: Double

      @inlinable
      public init(color: StyleColor, opacity: Double, offset: StyleSize, radius: Double) {
        self.color = color
        self.opacity = opacity
        self.offset = offset
        self.radius = radius
      }
    }

    /// A font; without a family it is the system's, and with a text style it follows the reader's text size.
    public struct StyleFont: Hashable, Sendable {
      public enum Weight: String, Hashable, Sendable {
        case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
      }

      public enum TextStyle: String, Hashable, Sendable {
        case largeTitle, title1, title2, title3, headline, subheadline, body, callout, footnote
        case caption1, caption2
      }

      public var family: String?
      /// In points.
      public var size: Double?
      public var weight: Weight
      public var textStyle: TextStyle?

      @inlinable
      public init(
        family: String? = nil,
        size: Double? = nil,
        weight: Weight = .regular,
        textStyle: TextStyle? = nil
      ) {
        self.family = family
        self.size = size
        self.weight = weight
        self.textStyle = textStyle
      }
    }

    /// Where a picture comes from.
    public enum StyleImage: Hashable, Sendable {
      /// An image of the app's asset catalog.
      case asset(String)
      /// A symbol of SF Symbols.
      case system(String)
      /// One pixel of a colour, stretched to what it fills.
      case color(StyleColor)
    }

    /// How a change moves in time; in seconds.
    public struct StyleAnimation: Hashable, Sendable {
      public enum Curve: String, Hashable, Sendable {
        case linear, easeIn, easeOut, easeInOut
      }

      public var duration: Double
      public var delay: Double
      public var curve: Curve

      @inlinable
      public init(duration: Double, delay: Double = 0, curve: Curve = .easeInOut) {
        self.duration = duration
        self.delay = delay
        self.curve = curve
      }
    }

    /// The corners of a layer that are rounded.
    public struct StyleCorners: OptionSet, Hashable, Sendable {
      public let rawValue: UInt
      @inlinable
      public init(rawValue: UInt) { self.rawValue = rawValue }
    }

    /// First scales, then turns (in degrees, clockwise), then moves (in points).
    public struct StyleTransform: Hashable, Sendable {
      public var scaleX: Double
      public var scaleY: Double
      public var rotation: Double
      public var x: Double
      public var y: Double

      @inlinable
      public init(scaleX: Double, scaleY: Double, rotation: Double, x: Double, y: Double) {
        self.scaleX = scaleX
        self.scaleY = scaleY
        self.rotation = rotation
        self.x = x
        self.y = y
      }
    }

    """
}
