// How values of tokens are encoded, such as the brand of an app that a server sends.

nonisolated extension StyleColor: Codable {
  private enum Key: String, CodingKey {
    case light, dark, lightHighContrast, darkHighContrast
  }

  /// From a text such as `#7A1FA2`, or from one for each appearance.
  public init(from decoder: any Decoder) throws {
    if let values = try? decoder.container(keyedBy: Key.self) {
      let light = try values.decode(StyleColor.self, forKey: .light)
      let dark = try values.decodeIfPresent(StyleColor.self, forKey: .dark) ?? light
      self.init(
        light: light,
        dark: dark,
        lightHighContrast: try values.decodeIfPresent(StyleColor.self, forKey: .lightHighContrast)
          ?? light,
        darkHighContrast: try values.decodeIfPresent(StyleColor.self, forKey: .darkHighContrast)
          ?? dark
      )
      return
    }
    let value = try decoder.singleValueContainer()
    let text = try value.decode(String.self)
    guard let color = StyleColor(text) else {
      throw DecodingError.dataCorruptedError(
        in: value,
        debugDescription: "‘\(text)’ is no colour."
      )
    }
    self = color
  }

  public func encode(to encoder: any Encoder) throws {
    guard isAdaptive else {
      var value = encoder.singleValueContainer()
      return try value.encode(appearances[0].text)
    }
    var values = encoder.container(keyedBy: Key.self)
    let keys: [Key] = [.light, .dark, .lightHighContrast, .darkHighContrast]
    for (key, appearance) in zip(keys, appearances) {
      try values.encode(appearance.text, forKey: key)
    }
  }
}

/// The names of types, tokens and properties.
@_spi(Generated) nonisolated public struct StyleTokenKey: CodingKey, ExpressibleByStringLiteral {
  public var stringValue: String
  public var intValue: Int? { nil }

  public init(stringValue: String) { self.stringValue = stringValue }
  public init(stringLiteral: String) { stringValue = stringLiteral }
  public init?(intValue: Int) { nil }
}

@_spi(Generated) nonisolated extension KeyedDecodingContainer<StyleTokenKey> {
  /// The values of the tokens of a type. Names of no token are passed over: a server may know
  /// more than the app.
  public func tokens<Name: RawRepresentable<String> & Hashable, Value: Decodable>(
    _ type: StyleTokenKey
  ) throws -> [Name: Value] {
    guard contains(type) else { return [:] }
    let values = try nestedContainer(keyedBy: StyleTokenKey.self, forKey: type)
    var tokens: [Name: Value] = [:]
    for key in values.allKeys {
      guard let name = Name(rawValue: key.stringValue) else { continue }
      tokens[name] = try values.decode(Value.self, forKey: key)
    }
    return tokens
  }

  /// The same for gradients, whose stops are spread evenly if none of them has a location.
  public func gradients<Name: RawRepresentable<String> & Hashable>(_ type: StyleTokenKey) throws
    -> [Name: [StyleGradientStop]]
  {
    let gradients: [Name: StyleGradientStop.List] = try tokens(type)
    return gradients.mapValues(\.stops)
  }

  /// A value, or another one if there is none.
  public func value<Value: Decodable>(_ key: StyleTokenKey, or standard: Value) throws -> Value {
    try decodeIfPresent(Value.self, forKey: key) ?? standard
  }

  /// The word of a closed set, or another one if there is none.
  public func word<Word: RawRepresentable<String>>(_ key: StyleTokenKey, or standard: Word) throws
    -> Word
  {
    guard let text = try decodeIfPresent(String.self, forKey: key) else { return standard }
    guard let word = Word(rawValue: text) else {
      throw DecodingError.dataCorruptedError(
        forKey: key,
        in: self,
        debugDescription: "‘\(text)’ is none of its words."
      )
    }
    return word
  }
}

@_spi(Generated) nonisolated extension KeyedEncodingContainer<StyleTokenKey> {
  public mutating func encode<Name: RawRepresentable<String> & Hashable, Value: Encodable>(
    _ type: StyleTokenKey,
    _ tokens: [Name: Value]
  ) throws {
    if tokens.isEmpty { return }
    var values = nestedContainer(keyedBy: StyleTokenKey.self, forKey: type)
    for (name, value) in tokens {
      try values.encode(value, forKey: StyleTokenKey(stringValue: name.rawValue))
    }
  }
}

nonisolated extension StyleSize: Codable {
  /// From `[width, height]`.
  public init(from decoder: any Decoder) throws {
    var numbers = try decoder.unkeyedContainer()
    self.init(width: try numbers.decode(Double.self), height: try numbers.decode(Double.self))
  }

  public func encode(to encoder: any Encoder) throws {
    var numbers = encoder.unkeyedContainer()
    try numbers.encode(width)
    try numbers.encode(height)
  }
}

nonisolated extension StyleEdgeInsets: Codable {
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: StyleTokenKey.self)
    self.init(
      top: try values.value("top", or: 0),
      left: try values.value("left", or: 0),
      bottom: try values.value("bottom", or: 0),
      right: try values.value("right", or: 0)
    )
  }

  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: StyleTokenKey.self)
    try values.encode(top, forKey: "top")
    try values.encode(left, forKey: "left")
    try values.encode(bottom, forKey: "bottom")
    try values.encode(right, forKey: "right")
  }
}

nonisolated extension StyleGradientStop: Codable {
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: StyleTokenKey.self)
    self.init(
      color: try values.decode(StyleColor.self, forKey: "color"),
      location: try values.decode(Double.self, forKey: "location")
    )
  }

  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: StyleTokenKey.self)
    try values.encode(color, forKey: "color")
    try values.encode(location, forKey: "location")
  }
}

nonisolated extension StyleGradientStop {
  /// All stops of a gradient, which have locations or are spread evenly.
  fileprivate struct List: Decodable {
    var stops: [StyleGradientStop] = []

    init(from decoder: any Decoder) throws {
      var list = try decoder.unkeyedContainer()
      var locations: [Double?] = []
      while !list.isAtEnd {
        let values = try list.nestedContainer(keyedBy: StyleTokenKey.self)
        let color = try values.decode(StyleColor.self, forKey: "color")
        stops.append(StyleGradientStop(color: color, location: 0))
        locations.append(try values.decodeIfPresent(Double.self, forKey: "location"))
      }
      let areSpread = locations.allSatisfy { $0 == nil }
      for (index, location) in locations.enumerated() {
        if areSpread {
          stops[index].location = Double(index) / Double(max(1, stops.count - 1))
        } else if let location {
          stops[index].location = location
        } else {
          throw DecodingError.dataCorruptedError(
            in: list,
            debugDescription: "A stop has no location, but others do."
          )
        }
      }
    }
  }
}

nonisolated extension StyleShadow: Codable {
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: StyleTokenKey.self)
    self.init(
      color: try values.value("color", or: StyleColor(0x000000)),
      opacity: try values.value("opacity", or: 1),
      offset: try values.value("offset", or: StyleSize(width: 0, height: -3)),
      radius: try values.value("radius", or: 3)
    )
  }

  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: StyleTokenKey.self)
    try values.encode(color, forKey: "color")
    try values.encode(opacity, forKey: "opacity")
    try values.encode(offset, forKey: "offset")
    try values.encode(radius, forKey: "radius")
  }
}

nonisolated extension StyleOutline: Codable {
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: StyleTokenKey.self)
    self.init(
      width: try values.value("width", or: 2),
      offset: try values.value("offset", or: 0),
      color: try values.decode(StyleColor.self, forKey: "color")
    )
  }

  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: StyleTokenKey.self)
    try values.encode(width, forKey: "width")
    try values.encode(offset, forKey: "offset")
    try values.encode(color, forKey: "color")
  }
}

nonisolated extension StyleFont: Codable {
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: StyleTokenKey.self)
    let textStyle: TextStyle? =
      values.contains("textStyle") ? try values.word("textStyle", or: .body) : nil
    self.init(
      family: try values.decodeIfPresent(String.self, forKey: "family"),
      size: try values.decodeIfPresent(Double.self, forKey: "size"),
      // A text style has a weight of its own.
      weight: try values.word("weight", or: textStyle == .headline ? .semibold : .regular),
      textStyle: textStyle,
      lineHeight: try values.decodeIfPresent(Double.self, forKey: "lineHeight"),
      tracking: try values.value("tracking", or: 0),
      paragraphSpacing: try values.value("paragraphSpacing", or: 0),
      underline: try values.value("underline", or: false),
      strikethrough: try values.value("strikethrough", or: false),
      textCase: try values.word("textCase", or: TextCase.none)
    )
  }

  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: StyleTokenKey.self)
    try values.encodeIfPresent(family, forKey: "family")
    try values.encodeIfPresent(size, forKey: "size")
    try values.encode(weight.rawValue, forKey: "weight")
    try values.encodeIfPresent(textStyle?.rawValue, forKey: "textStyle")
    try values.encodeIfPresent(lineHeight, forKey: "lineHeight")
    try values.encode(tracking, forKey: "tracking")
    try values.encode(paragraphSpacing, forKey: "paragraphSpacing")
    try values.encode(underline, forKey: "underline")
    try values.encode(strikethrough, forKey: "strikethrough")
    try values.encode(textCase.rawValue, forKey: "textCase")
  }
}

nonisolated extension StyleAnimation: Codable {
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: StyleTokenKey.self)
    self.init(
      duration: try values.decode(Double.self, forKey: "duration"),
      delay: try values.value("delay", or: 0),
      curve: try values.word("curve", or: .easeInOut)
    )
  }

  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: StyleTokenKey.self)
    try values.encode(duration, forKey: "duration")
    try values.encode(delay, forKey: "delay")
    try values.encode(curve.rawValue, forKey: "curve")
  }
}

nonisolated extension StyleImage: Codable {
  /// From the name of an image of the asset catalog, `{ systemName: star }` or
  /// `{ color: "#7A1FA2" }`.
  public init(from decoder: any Decoder) throws {
    guard let values = try? decoder.container(keyedBy: StyleTokenKey.self) else {
      self = .asset(try decoder.singleValueContainer().decode(String.self))
      return
    }
    if let name = try values.decodeIfPresent(String.self, forKey: "systemName") {
      self = .system(name)
    } else {
      self = .color(try values.decode(StyleColor.self, forKey: "color"))
    }
  }

  public func encode(to encoder: any Encoder) throws {
    if case .asset(let name) = self {
      var value = encoder.singleValueContainer()
      return try value.encode(name)
    }
    var values = encoder.container(keyedBy: StyleTokenKey.self)
    switch self {
    case .asset: break
    case .system(let name): try values.encode(name, forKey: "systemName")
    case .color(let color): try values.encode(color, forKey: "color")
    }
  }
}
