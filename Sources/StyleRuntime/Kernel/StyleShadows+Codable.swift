nonisolated extension StyleBoxShadow: Codable {
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: StyleTokenKey.self)
    self.init(
      color: try values.value("color", or: StyleColor(0x000000)),
      opacity: try values.value("opacity", or: 1),
      offset: try values.value("offset", or: StyleSize(width: 0, height: 0)),
      radius: try values.value("radius", or: 0),
      spread: try values.value("spread", or: 0),
      isInset: try values.value("inset", or: false)
    )
  }

  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: StyleTokenKey.self)
    try values.encode(color, forKey: "color")
    try values.encode(opacity, forKey: "opacity")
    try values.encode(offset, forKey: "offset")
    try values.encode(radius, forKey: "radius")
    try values.encode(spread, forKey: "spread")
    try values.encode(isInset, forKey: "inset")
  }
}
