import StyleModel

/// The update of a style that an inspector sends: words with a space between two, as `Live/StyleUpdateReader.swift` of `StyleRuntime` reads
/// them.
///
/// No word has a space or the end of a line in it, whatever a style file says.
struct UpdateLine {
  private(set) var bytes: [UInt8] = []
  /// Whether a value was written that an app has no place for.
  private(set) var isBroken = false

  mutating func word(_ text: String) {
    if !bytes.isEmpty { bytes.append(UInt8(ascii: " ")) }
    bytes += text.utf8
  }

  mutating func word(_ number: Int) { word(String(number)) }

  mutating func number(_ value: Double) { word(formatNumber(value)) }

  mutating func flag(_ value: Bool) { word(value ? "1" : "0") }

  /// Appends a text, with an apostrophe before it, and all but letters, digits, `.` and `-` encoded.
  mutating func text(_ text: String) {
    word("'")
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "-"):
        bytes.append(byte)
      case _:
        let digits = Array("0123456789ABCDEF".utf8)
        bytes += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 0xF)]]
      }
    }
  }

  private mutating func optional<Wrapped>(
    _ value: Wrapped?, _ write: (Wrapped, inout UpdateLine) -> Void
  ) {
    guard let value else { return word("-") }
    word("+")
    write(value, &self)
  }

  // MARK: Values

  /// Appends the initial value of a slot: the counterpart of `Slot.literal`.
  mutating func value(_ value: AdaptiveValue, in slot: Slot) {
    var value = value
    if value.light.isNull, slot.nilIsUnsaid {
      switch slot.valueType {
      case .color: value = AdaptiveValue(.color(.clear))
      case .string: value = AdaptiveValue(.string(""))
      case .bool, .integer, .number, .localizedString, .choice, .point, .size, .rect, .range, .image,
        .gradientStops, .shadow, .shadows, .outline, .font, .edgeInsets, .animation, .corners, .transform,
        .path, .numbers, .strings:
        break
      }
    }
    let isNil = value.light.isNull || value.light == .invalid
    if slot.mayBeNil { word(isNil ? "-" : "+") } else if isNil { isBroken = true }
    if !isNil { self.value(value, as: slot.valueType) }
  }

  /// Whether a change has a value: nil is “not changed” where nil stands for a missing value.
  static func says(_ value: AdaptiveValue, in slot: Slot) -> Bool {
    !(slot.nilIsUnsaid && (value.light == .invalid || value.light.isNull && slot.substitute == nil))
  }

  private mutating func value(_ value: AdaptiveValue, as type: ValueType) {
    switch value.light {
    case .null, .invalid: isBroken = true
    case .bool(let flag): self.flag(flag)
    case .integer(let integer): word(integer.description)
    case .number(let number):
      if case .integer = type { return self.number(number.rounded()) }
      self.number(number)
    case .string(let text), .localizedString(let text), .choice(let text): self.text(text)
    case .point, .size, .rect, .range, .shadow, .outline, .font, .edgeInsets, .animation:
      record(value)
    case .color: color(value)
    case .image(let source):
      switch source {
      case .asset(let name):
        word("asset")
        text(name)
      case .system(let name):
        word("system")
        text(name)
      case .color(let usual):
        word("color")
        color(value.map { if case .image(.color(let color)) = $0 { .color(color) } else { .color(usual) } })
      }
    case .gradientStops(let stops):
      word(stops.count)
      for index in stops.indices { parts(GradientStop.parts, of: value) { $0.stops?[index].parts } }
    case .shadows(let shadows):
      word(shadows.count)
      for index in shadows.indices { parts(BoxShadow.parts, of: value) { $0.shadows?[index].parts } }
    case .corners(let corners): word(Int(corners.rawValue))
    case .transform(let transform):
      record(value)
      point(transform.relativeTranslation)
    case .path(let path): self.path(path)
    case .numbers(let numbers):
      word(numbers.count)
      for number in numbers { self.number(number) }
    case .strings(let texts):
      word(texts.count)
      for text in texts { self.text(text) }
    }
  }

  private mutating func record(_ value: AdaptiveValue) {
    parts(value.light.record?.type.parts ?? [], of: value) { $0.record?.parts }
  }

  /// Appends the parts of a value in the order of their rows. One that may be missing begins with whether it is there.
  private mutating func parts(
    _ rows: [ValuePart], of value: AdaptiveValue, _ parts: (Value) -> [Value]?
  ) {
    guard let usual = parts(value.light) else { return isBroken = true }
    for (index, row) in rows.enumerated() {
      let isMissing = usual[index].isNull
      if row.mayBeNull { word(isMissing ? "-" : "+") }
      if !isMissing { self.value(value.map { parts($0)?[index] ?? usual[index] }, as: row.type) }
    }
  }

  private mutating func point(_ point: Point) {
    number(point.x)
    number(point.y)
  }

  private mutating func path(_ path: Path) {
    switch path {
    case .rectangle: word("rectangle")
    case .roundedRectangle: word("roundedRectangle")
    case .ellipse: word("ellipse")
    case .star: word("star")
    case .polygon: word("polygon")
    case .arc: word("arc")
    case .sector: word("sector")
    case .ring: word("ring")
    case .bubble: word("bubble")
    case .svg(let path):
      let elements = path.elements
      word(path.viewBox == nil ? "outline" : "drawing")
      word(elements.count)
      for element in elements {
        switch element {
        case .move(let end):
          word("M")
          point(end)
        case .line(let end):
          word("L")
          point(end)
        case .curve(let first, let second, let end):
          word("C")
          for each in [first, second, end] { point(each) }
        case .close: word("Z")
        }
      }
      guard let viewBox = path.viewBox else { return }
      record(AdaptiveValue(.rect(viewBox)))
      text(path.preserveAspectRatio.rawValue)
    }
  }

  // MARK: Colours

  /// Appends one look of a colour, or its looks in the four combinations of the built-in modes.
  private mutating func color(_ value: AdaptiveValue) {
    let colors = value.all.map { $0.color ?? .clear }
    let looks: [Color]
    if value.others == nil {
      looks = UpdateLine.looks(of: colors[0])
    } else {
      looks = colors.indices.map { index in
        let looks = UpdateLine.looks(of: colors[index])
        return looks.count == 1 ? looks[0] : looks[index]
      }
    }
    word(looks.count)
    for look in looks { self.look(look) }
  }

  /// The looks of a colour: all four of a system colour, or the only one of any other.
  private static func looks(of color: Color) -> [Color] {
    guard let system = color.system else { return [color] }
    return [(Appearance.light, false), (.dark, false), (.light, true), (.dark, true)].map {
      system.color(appearance: $0, highContrast: $1)
    }
  }

  private mutating func look(_ color: Color) {
    let shown = color.shown
    if shown.space != .displayP3, let hex = Literal.hex(shown) {
      word("x")
      word(String(decoding: hex.dropFirst(2), as: UTF8.self))
    } else {
      word(shown.space == .displayP3 ? "p" : "s")
      for index in 0..<3 { number(Literal.roundedChannel(shown.components[index])) }
    }
    number(shown.isOpaque ? 1 : Literal.roundedChannel(shown.alpha))
    optional(color.system) { $1.text($0.rawValue) }
  }
}
