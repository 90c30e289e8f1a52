// Not embedded: generated code has the types and the names of the tokens that its style files declare.

/// The tokens of the style files, by type. An instance holds values that an app gives to tokens at run time; other tokens keep their
/// values from the style files.
///
/// Modules of generated code add a constant for the name and for the value of each token that their style files declare. Tokens with the
/// same type and name are the same token in all modules.
nonisolated public struct StyleTokens: Sendable, Hashable {
  public var colors: [ColorName: StyleColor] = [:]
  public var numbers: [NumberName: Double] = [:]
  public var lengths: [LengthName: Double] = [:]
  public var gradients: [GradientName: [StyleGradientStop]] = [:]
  public var texts: [TextName: String] = [:]
  public var flags: [FlagName: Bool] = [:]
  public var shadows: [ShadowName: StyleShadow] = [:]
  public var boxShadows: [BoxShadowName: [StyleBoxShadow]] = [:]
  public var outlines: [OutlineName: StyleOutline] = [:]
  public var fonts: [FontName: StyleFont] = [:]
  public var insets: [InsetName: StyleEdgeInsets] = [:]
  public var animations: [AnimationName: StyleAnimation] = [:]
  public var images: [ImageName: StyleImage] = [:]

  public init() {}

  public typealias ColorName = StyleTokenName<Colors>
  public typealias NumberName = StyleTokenName<Numbers>
  public typealias LengthName = StyleTokenName<Lengths>
  public typealias GradientName = StyleTokenName<Gradients>
  public typealias TextName = StyleTokenName<Texts>
  public typealias FlagName = StyleTokenName<Flags>
  public typealias ShadowName = StyleTokenName<Shadows>
  public typealias BoxShadowName = StyleTokenName<BoxShadows>
  public typealias OutlineName = StyleTokenName<Outlines>
  public typealias FontName = StyleTokenName<Fonts>
  public typealias InsetName = StyleTokenName<Insets>
  public typealias AnimationName = StyleTokenName<Animations>
  public typealias ImageName = StyleTokenName<Images>

  public enum Colors {}
  public enum Numbers {}
  public enum Lengths {}
  public enum Gradients {}
  public enum Texts {}
  public enum Flags {}
  public enum Shadows {}
  public enum BoxShadows {}
  public enum Outlines {}
  public enum Fonts {}
  public enum Insets {}
  public enum Animations {}
  public enum Images {}
}

/// The name of a token of some type, as style files write it: `radius.card` of `$length.radius.card`.
nonisolated public struct StyleTokenName<Tokens>: RawRepresentable, Sendable, Hashable {
  public var rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }
}

/// By the names of the style files: `{ "color": { "accent": "#7A1FA2" } }`.
nonisolated extension StyleTokens: Codable {
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: StyleTokenKey.self)
    colors = try values.tokens("color")
    numbers = try values.tokens("number")
    lengths = try values.tokens("length")
    gradients = try values.gradients("gradient")
    texts = try values.tokens("string")
    flags = try values.tokens("bool")
    shadows = try values.tokens("shadow")
    boxShadows = try values.tokens("shadows")
    outlines = try values.tokens("outline")
    fonts = try values.tokens("font")
    insets = try values.tokens("edgeInsets")
    animations = try values.tokens("animation")
    images = try values.tokens("image")
  }

  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: StyleTokenKey.self)
    try values.encode("color", colors)
    try values.encode("number", numbers)
    try values.encode("length", lengths)
    try values.encode("gradient", gradients)
    try values.encode("string", texts)
    try values.encode("bool", flags)
    try values.encode("shadow", shadows)
    try values.encode("shadows", boxShadows)
    try values.encode("outline", outlines)
    try values.encode("font", fonts)
    try values.encode("edgeInsets", insets)
    try values.encode("animation", animations)
    try values.encode("image", images)
  }
}

/// The value that an app gives a token, or else another one.
@_spi(Generated) nonisolated extension StyleTokens {
  public func color(_ name: ColorName, or value: StyleColor) -> StyleColor { colors[name] ?? value }
  public func number(_ name: NumberName, or value: Double) -> Double { numbers[name] ?? value }
  public func length(_ name: LengthName, or value: Double) -> Double { lengths[name] ?? value }
  public func gradient(_ name: GradientName, or value: [StyleGradientStop]) -> [StyleGradientStop] {
    gradients[name] ?? value
  }
  public func string(_ name: TextName, or value: String) -> String { texts[name] ?? value }
  public func bool(_ name: FlagName, or value: Bool) -> Bool { flags[name] ?? value }
  public func shadow(_ name: ShadowName, or value: StyleShadow) -> StyleShadow {
    shadows[name] ?? value
  }
  public func shadows(_ name: BoxShadowName, or value: [StyleBoxShadow]) -> [StyleBoxShadow] {
    boxShadows[name] ?? value
  }
  public func outline(_ name: OutlineName, or value: StyleOutline) -> StyleOutline {
    outlines[name] ?? value
  }
  public func font(_ name: FontName, or value: StyleFont) -> StyleFont { fonts[name] ?? value }
  public func edgeInsets(_ name: InsetName, or value: StyleEdgeInsets) -> StyleEdgeInsets {
    insets[name] ?? value
  }
  public func animation(_ name: AnimationName, or value: StyleAnimation) -> StyleAnimation {
    animations[name] ?? value
  }
  public func image(_ name: ImageName, or value: StyleImage) -> StyleImage { images[name] ?? value }
}
