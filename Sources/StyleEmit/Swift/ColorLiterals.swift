import StyleModel

extension Literal {
  /// A colour in Swift. Eight bits a channel become a hex number; other colours of sRGB, and those of Display P3, decimals. Colours of all
  /// other spaces are converted to Display P3, or to sRGB where that has them.
  ///
  /// A system colour's look has the colour's name: it stands where only the modes hold that it is the look of.
  static func color(_ color: Color) -> Code {
    color.system.map { Code("StyleColor.\($0.rawValue)") } ?? channels(of: color)
  }

  /// The channels of a colour in Swift, without a system colour's name.
  static func channels(of color: Color) -> Code {
    if color == .clear { return Code("StyleColor.clear") }
    let shown = color.shown
    if shown.space == .displayP3 { return channels(shown, "displayP3Red") }
    guard let hex = hex(shown) else { return channels(shown, "red") }
    if shown.isOpaque { return .call("StyleColor", [.candidate(hex)]) }
    return .call("StyleColor", [.candidate(hex), rounded(shown.alpha).labeled("alpha")])
  }

  /// A colour that Swift looks up in asset catalogs.
  static func color(named name: String, or color: Code) -> Code {
    .call("StyleColor", [Code(stringLiteral(name)).labeled("named"), color.labeled("or")])
  }

  /// A colour with four looks, in the order of `AdaptiveValue.combinations`.
  static func adaptiveColor(_ looks: [Color]) -> Code {
    guard looks.count == 4 else { return looks.first.map(color) ?? Code("StyleColor.clear") }
    if let system = looks[0].system, looks.allSatisfy({ $0.system == system }) {
      return Code("StyleColor.\(system.rawValue)")
    }
    var arguments = [color(looks[0]).labeled("light"), color(looks[1]).labeled("dark")]
    if !hasSameLiteral(looks[2], looks[0]) || !hasSameLiteral(looks[3], looks[1]) {
      arguments.append(color(looks[2]).labeled("lightHighContrast"))
      arguments.append(color(looks[3]).labeled("darkHighContrast"))
    }
    return .call("StyleColor", arguments)
  }

  private static func hasSameLiteral(_ a: Color, _ b: Color) -> Bool {
    a.system == nil && b.system == nil ? a == b : a.system == b.system
  }

  private static func channels(_ color: Color, _ first: String) -> Code {
    .call(
      "StyleColor",
      [
        rounded(color.components.first).labeled(first), rounded(color.components.second).labeled("green"),
        rounded(color.components.third).labeled("blue"), rounded(color.alpha).labeled("alpha"),
      ])
  }

  private static func rounded(_ value: Double) -> Code {
    number(roundedChannel(value))
  }

  /// A millionth is finer than any screen shows; more digits only lengthen the code.
  static func roundedChannel(_ value: Double) -> Double { (value * 1_000_000).rounded() / 1_000_000 }

  /// The hex number of a colour whose channels are whole numbers of 255ths, such as `0x007AFF`; nil for others.
  static func hex(_ color: Color) -> [UInt8]? {
    var text = Array("0x".utf8)
    text.reserveCapacity(8)
    for index in 0..<3 {
      let scaled = color.components[index] * 255
      let channel = scaled.rounded()
      guard abs(scaled - channel) < 1e-6, (0...255).contains(channel) else { return nil }
      text.append(hexDigit(UInt8(clamping: channel) >> 4))
      text.append(hexDigit(UInt8(clamping: channel) & 0xF))
    }
    return text
  }

  private static func hexDigit(_ value: UInt8) -> UInt8 {
    value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "A") + value - 10
  }
}
