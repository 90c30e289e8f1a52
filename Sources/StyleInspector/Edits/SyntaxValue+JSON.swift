import StyleModel
import StyleReport
import StyleSource
import StyleSyntax

extension SyntaxValue {
  /// Reads a value of a type from the page's JSON.
  init(_ json: JSONValue, _ type: ValueType) throws(InspectorError) {
    if let name = json["reference"]?.string {
      self = .text("$" + name)
      return
    }
    func wrong() -> InspectorError {
      InspectorError(422, "bad-value", "this is no value of type \(type.name)")
    }
    switch (json, type) {
    case (.null, _): self = .null
    case (.string(let text), .string), (.string(let text), .localizedString):
      // One dollar sign would make a reference of it.
      self = .text(TextTemplate.written(text))
    case (.string(let text), _): self = try SyntaxValue(yaml: text)
    case (.bool(let flag), .bool): self = .bool(flag)
    case (_, .integer):
      guard let number = json.integer else { throw wrong() }
      self = .plain("\(number)")
    case (_, .number):
      guard let number = json.double else { throw wrong() }
      self = .number(number)
    case (.object, .color):
      guard let text = json["spelling"]?.string ?? json["css"]?.string else { throw wrong() }
      self = .text(json["system"]?.string ?? text)
    case (.object, .image):
      if let name = json["asset"]?.string {
        self = .text(name)
      } else if let name = json["system"]?.string {
        self = .mapping([Entry("systemName", .text(name))])
      } else if let color = json["color"] {
        self = .mapping([Entry("color", try SyntaxValue(color, .color))])
      } else {
        throw wrong()
      }
    case (.object, .path):
      if let name = json["shape"]?.string {
        self = .text(name)
      } else if let data = json["svg"]?.string {
        var entries = [Entry("svg", .text(data))]
        for part in type.parts.dropFirst() {
          guard let value = json[part.name], !value.isNull, !part.isStandard(value) else { continue }
          entries.append(Entry(part.name, try SyntaxValue(value, part.type)))
        }
        self = .mapping(entries)
      } else {
        throw wrong()
      }
    case (.array(let elements), .gradientStops), (.array(let elements), .shadows):
      self = .sequence(
        try elements.map { (each) throws(InspectorError) in try SyntaxValue(element: each, of: type) })
    case (.array(let numbers), .numbers):
      self = .sequence(
        try numbers.map { (number) throws(InspectorError) in try SyntaxValue(number, .number(.double)) })
    case (.array(let texts), .strings):
      self = .sequence(
        try texts.map { (text) throws(InspectorError) in try SyntaxValue(text, .string) })
    case (.array(let names), .corners):
      let corners = names.compactMap(\.string).compactMap(Corner.init)
      guard corners.count == names.count else { throw wrong() }
      self =
        Set(corners).count == Corner.allCases.count
        ? .text("all") : corners.isEmpty ? .text("none") : .sequence(corners.map { .text($0.rawValue) })
    case (.object, .point), (.object, .size), (.object, .rect), (.object, .range), (.object, .edgeInsets):
      self = .sequence(
        try type.parts.map { (part) throws(InspectorError) in
          guard let value = json[part.name], !value.isNull else { throw wrong() }
          return try SyntaxValue(value, part.type)
        })
    case (.object, .shadow), (.object, .outline), (.object, .font), (.object, .animation),
      (.object, .transform):
      var entries: [Entry] = []
      let isIdentity =
        type == .transform && type.parts.allSatisfy { part in json[part.name].map(part.isStandard) ?? true }
      for part in type.parts {
        guard let value = json[part.name], !value.isNull else { continue }
        if type == .font || type == .transform && !isIdentity, part.isStandard(value) { continue }
        // Only a text style has another default weight.
        if type == .font, part.name == "weight", value == "regular", json["textStyle"]?.isNull != false {
          continue
        }
        if type == .transform, part.name == "scale", let width = value["width"]?.double,
          width == value["height"]?.double
        {
          entries.append(Entry(part.name, .number(width)))
        } else {
          entries.append(Entry(part.name, try SyntaxValue(value, part.type)))
        }
      }
      self = .mapping(entries)
    case (_, .bool), (_, .string), (_, .localizedString), (_, .choice), (_, .point), (_, .size), (_, .rect),
      (_, .range),
      (_, .color), (_, .image), (_, .gradientStops), (_, .shadow), (_, .shadows), (_, .outline), (_, .font),
      (_, .edgeInsets),
      (_, .animation),
      (_, .corners), (_, .transform), (_, .path), (_, .numbers), (_, .strings):
      throw wrong()
    }
  }

  /// Reads a stop of a gradient, or one of a list of shadows, without parts that have their defaults.
  init(element json: JSONValue, of type: ValueType) throws(InspectorError) {
    guard type == .shadows else {
      guard let color = json["color"], let location = json["location"]?.double else {
        throw InspectorError(422, "bad-value", "a stop of a gradient has a colour and a location")
      }
      self = .mapping([Entry("color", try SyntaxValue(color, .color)), Entry("location", .number(location))])
      return
    }
    guard case .object = json else { throw InspectorError(422, "bad-value", "a shadow has parts") }
    // A person who opens the file sees what there is to change.
    let ofEachShadow = ["color", "offset", "radius"]
    var entries: [Entry] = []
    for part in type.parts {
      guard let value = json[part.name], !value.isNull else { continue }
      if !ofEachShadow.contains(part.name), part.isStandard(value) { continue }
      entries.append(Entry(part.name, try SyntaxValue(value, part.type)))
    }
    self = .mapping(entries)
  }

  /// A number without digits that only follow from how computers count.
  static func number(_ number: Double) -> SyntaxValue {
    let rounded = (number * 1e6).rounded() / 1e6
    return .plain(formatNumber(rounded.isFinite ? rounded : number))
  }

  /// Parses the text that a person writes for a value that is no text: a number, a colour, a reference, a list in brackets, or lines of a
  /// file.
  init(yaml text: String) throws(InspectorError) {
    let trimmed = text.trimmingSpaces
    guard let first = trimmed.first else { throw InspectorError(422, "bad-value", "a value is missing") }
    guard "[{\"'|>".contains(first) || trimmed.contains(where: \.isNewline) else {
      self = .unquoted(trimmed)
      return
    }
    let source = SourceFile(id: FileID(0), path: "value", text: trimmed + "\n")
    let tree = parse(source).product
    guard tree.comments.isEmpty else {
      throw InspectorError(
        422, "bad-value",
        "comments can’t be set with a value; take them out of the text, or write them into the file")
    }
    guard tree.isComplete, let root = tree.root, !tree.hasAliases else {
      throw InspectorError(
        422, "bad-value",
        first == "[" || first == "{" ? "the brackets hold no list of values" : "the lines hold no value")
    }
    if root.kind == .scalar {
      self = root.isQuoted ? .text(root.text) : .unquoted(root.text)
    } else if let value = SyntaxValue(root, in: source) {
      self = value
    } else {
      throw InspectorError(422, "bad-value", "the lines hold no value")
    }
  }
}

extension String {
  var trimmingSpaces: String {
    let start = drop { $0.isWhitespace }
    return String(start.reversed().drop { $0.isWhitespace }.reversed())
  }
}

extension ValuePart {
  /// Whether a value from the page is what stands where the part is left out.
  fileprivate func isStandard(_ value: JSONValue) -> Bool { value.isSame(as: standard.json(.inspector)) }
}

extension JSONValue {
  var isReference: Bool { self["reference"]?.string != nil }

  /// Whether two values are the same to a person: numbers by their size, colours in any spelling.
  func isSame(as other: JSONValue) -> Bool {
    if let number = double, let other = other.double { return abs(number - other) < 5e-7 }
    switch (self, other) {
    case (.string(let text), .object):
      return ["spelling", "css", "hex"].contains { other[$0]?.string == text }
    case (.object, .string): return other.isSame(as: self)
    case (.array(let mine), .array(let theirs)):
      return mine.count == theirs.count && zip(mine, theirs).allSatisfy { $0.isSame(as: $1) }
    case (.object(let mine), .object(let theirs)):
      if let css = self["css"]?.string, let other = other["css"]?.string { return css == other }
      let names = Set(mine.map(\.name)).union(theirs.map(\.name))
      return names.allSatisfy { (self[$0] ?? .null).isSame(as: other[$0] ?? .null) }
    case (_, _): return self == other
    }
  }
}
