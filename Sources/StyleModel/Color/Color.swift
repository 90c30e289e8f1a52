import StyleRuntime

/// A colour that keeps the space it was written in. Emitters convert it: P3 stays P3 in Swift, and is mapped into gamut where sRGB is all
/// there is.
public struct Color: Hashable, Sendable {
  /// The space that the components are in.
  public let space: ColorSpace
  /// The components, in the units of `space`. They may lie outside the space's gamut; a hue is in 0 ..< 360, a missing component is 0.
  public let components: Components
  /// Opacity, 0…1, never premultiplied.
  public let alpha: Double
  /// The components that were written `none`, or have no meaning after a conversion, such as the hue of a grey.
  public let missing: Missing
  /// The system colour that this one is exactly, in one appearance, so that `.systemRed` can be written; nil for any other colour.
  public let system: SystemColor?

  /// Makes a colour of any numbers; brings alpha into 0…1 and a hue into 0 ..< 360.
  public init(
    _ space: ColorSpace, _ first: Double, _ second: Double, _ third: Double, alpha: Double = 1,
    missing: Missing = []
  ) {
    self.init(space, Components(first, second, third), alpha: alpha, missing: missing)
  }

  public init(
    _ space: ColorSpace, _ components: Components, alpha: Double = 1, missing: Missing = [],
    system: SystemColor? = nil
  ) {
    var components = components
    if let hue = space.hueIndex { components[hue] = ColorSpace.normalizedHue(components[hue]) }
    for index in 0..<3 where missing.contains(Missing(index: index)) { components[index] = 0 }
    self.space = space
    self.components = components
    self.alpha = missing.contains(.alpha) ? 0 : min(max(alpha, 0), 1)
    self.missing = missing
    self.system = system
  }

  /// An sRGB colour from a byte a channel.
  public init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) {
    self.init(
      .srgb, Double(red) / 255, Double(green) / 255, Double(blue) / 255, alpha: Double(alpha) / 255)
  }

  /// Transparent black, as `UIColor.clear` and the CSS name `transparent`.
  public static let clear = Color(.srgb, 0, 0, 0, alpha: 0)
  public static let black = Color(.srgb, 0, 0, 0)
  public static let white = Color(.srgb, 1, 1, 1)

  public var isOpaque: Bool { alpha >= 1 }

  /// A copy of the colour with another opacity, which is no longer a system colour.
  public func withAlpha(_ alpha: Double) -> Color {
    Color(space, components, alpha: alpha, missing: missing.subtracting(.alpha))
  }
}

extension Color {
  /// The three numbers of a colour; their `ColorSpace` gives them meaning and units.
  public struct Components: Hashable, Sendable {
    public var first, second, third: Double

    public init(_ first: Double, _ second: Double, _ third: Double) {
      self.first = first
      self.second = second
      self.third = third
    }

    /// The component at an index, 0…2.
    public subscript(_ index: Int) -> Double {
      get { index == 0 ? first : index == 1 ? second : third }
      set {
        switch index {
        case 0: first = newValue
        case 1: second = newValue
        default: third = newValue
        }
      }
    }

    func map(_ transform: (Double) -> Double) -> Components {
      Components(transform(first), transform(second), transform(third))
    }
  }

  /// A set of components that are `none`, CSS Color 4 § 4.4. Each counts as 0, and takes the other colour's value when
  /// two are mixed.
  public struct Missing: OptionSet, Hashable, Sendable {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// The set with only the component at an index, 0…2.
    init(index: Int) { rawValue = 1 << UInt8(index) }

    public static let first = Missing(index: 0)
    public static let second = Missing(index: 1)
    public static let third = Missing(index: 2)
    public static let alpha = Missing(index: 3)
  }
}
