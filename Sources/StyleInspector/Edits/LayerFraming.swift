import StyleModel
import StyleReport
import StyleSource
import StyleSyntax

/// Writes the frame of a dragged layer in the form that it has already: sides stay sides, percentages percentages. Unchanged keys stay as
/// they are written.
struct LayerFraming {
  /// The old and the new frame in the parent, in points.
  private var old, new: Rect
  /// The size of the parent.
  private let outer: Size
  private let isMirrored: Bool
  private let isInStack: Bool

  private static let most = 100_000.0

  init(_ body: JSONValue, isInStack: Bool) throws(InspectorError) {
    func number(_ json: JSONValue?, _ name: String, least: Double) throws(InspectorError) -> Double {
      guard let number = json?[name]?.double, least...LayerFraming.most ~= number else {
        throw .badRequest(
          "‘\(name)’ is a number of points from \(formatNumber(least)) to \(formatNumber(LayerFraming.most))")
      }
      return number
    }
    func rect(_ json: JSONValue?) throws(InspectorError) -> Rect {
      Rect(
        x: try number(json, "x", least: -LayerFraming.most),
        y: try number(json, "y", least: -LayerFraming.most),
        width: try number(json, "width", least: 0), height: try number(json, "height", least: 0))
    }
    (old, new) = (try rect(body["from"]), try rect(body["frame"]))
    outer = Size(
      width: try number(body["size"], "width", least: 0), height: try number(body["size"], "height", least: 0)
    )
    isMirrored = body["rightToLeft"]?.bool == true
    self.isInStack = isInStack
  }

  func write(at layer: SyntaxPath, _ writer: inout ValueWriter) throws(InspectorError) {
    guard ["x", "y", "width", "height"].contains(where: isChanged) else { return }
    let place = layer.appending(.key("frame"))
    guard let node = writer.tree.node(at: place), node.kind != .missing else {
      return try add(at: layer, &writer)
    }
    guard node.span == node.definition else {
      throw .cannotEdit("the frame is an alias; change it where it is written")
    }
    if !writer.hasComments(in: place), writer.isFlow(node), let filling = filling(node) {
      return try writer.replace(place, with: Array(filling.utf8))
    }
    switch node.kind {
    case .scalar where node.text == "bounds" && !isInStack: try writer.replace(place, with: try shape())
    case .sequence where node.elements.count == 4:
      for (index, key) in ["x", "y", "width", "height"].enumerated() {
        try write(key, at: place.appending(.index(index)), &writer)
      }
    case .mapping where node["inset"] != nil: try writeInset(at: place.appending(.key("inset")), &writer)
    case .mapping:
      let keys = node.entries.map(\.key.text)
      var framing = self
      if isMirrored, keys.contains(where: { ["leading", "trailing"].contains($0) }) { framing.mirror() }
      for key in keys { try framing.write(key, at: place.appending(.key(key)), &writer) }
      if isInStack { try addSides(besides: keys, at: place, &writer) }
    case _: throw .cannotEdit("the frame isn’t written as one; change it in the file")
    }
  }

  private mutating func mirror() {
    old.x = outer.width - old.x - old.width
    new.x = outer.width - new.x - new.width
  }

  // MARK: A frame that becomes as long as its parent

  /// A form of the frame that grows with the parent, where a frame of points was dragged to the parent's width or height: `bounds`, `100%`,
  /// or two sides; nil for any other.
  private func filling(_ node: SyntaxNode) -> String? {
    func fills(_ start: Double, _ length: Double, _ outer: Double, _ key: String) -> Bool {
      abs(start) < 0.005 && abs(length - outer) < 0.005 && outer > 0 && isChanged(key)
    }
    let isWide = fills(new.x, new.width, outer.width, "width")
    let isHigh = fills(new.y, new.height, outer.height, "height")
    let keys = node.entries.map(\.key.text)
    let values = node.kind == .sequence ? Array(node.elements) : node.entries.map(\.value)
    guard !isInStack, isWide || isHigh, !values.isEmpty,
      values.allSatisfy({ $0.kind == .scalar && $0.span == $0.definition && Double($0.text) != nil })
    else { return nil }
    let isWhole =
      abs(new.x) + abs(new.y) < 0.005 && abs(new.width - outer.width) < 0.005
      && abs(new.height - outer.height) < 0.005
    if isWhole { return "bounds" }
    if node.kind == .sequence {
      guard values.count == 4 else { return nil }
      let lengths = [isWide ? "100%" : text(new.width), isHigh ? "100%" : text(new.height)]
      return "[" + ([text(new.x), text(new.y)] + lengths).joined(separator: ", ") + "]"
    }
    // The sides of the other direction stay those that are written.
    let across =
      isWide ? ["y", "top", "bottom", "centerY", "height"] : ["x", "left", "right", "centerX", "width"]
    let kept = keys.filter(across.contains)
    guard kept.count == 2, keys.count == 4 else { return nil }
    let sides = (isWide ? ["left", "right"] : ["top", "bottom"]).map { "\($0): 0" }
    let others = kept.map { "\($0): \(text(length($0, in: new) ?? 0))" }
    return "{ " + (isWide ? sides + others : others + sides).joined(separator: ", ") + " }"
  }

  // MARK: A frame that isn't there

  /// The frame of a layer that was as large as its parent: the distance from each side, so that it grows with the parent.
  private func shape() throws(InspectorError) -> [UInt8] {
    let sides = ["left", "right", "top", "bottom"].map { side in (side, length(side, in: new) ?? 0) }
    let isInset = sides.allSatisfy { $0.1 == sides[0].1 }
    let entries =
      isInset ? "inset: \(text(sides[0].1))" : sides.map { "\($0.0): \(text($0.1))" }.joined(separator: ", ")
    return Array("{ \(entries) }".utf8)
  }

  private func add(at layer: SyntaxPath, _ writer: inout ValueWriter) throws(InspectorError) {
    let place = layer.appending(.key("frame"))
    var written = try shape()
    if isInStack {
      let sides = ["width", "height"].filter(isChanged).map { "\($0): \(text(length($0, in: new) ?? 0))" }
      guard !sides.isEmpty else { throw LayerFraming.stackPlaces }
      written = Array("{ \(sides.joined(separator: ", ")) }".utf8)
    }
    let before = writer.tree.node(at: layer)?.entries.filter { ["name", "kind"].contains($0.key.text) }.last
    try writer.insert(text: written, at: place, before.map { .after($0.key.text) } ?? .first)
  }

  private func addSides(besides keys: [String], at place: SyntaxPath, _ writer: inout ValueWriter)
    throws(InspectorError)
  {
    for key in ["width", "height"] where !keys.contains(key) && isChanged(key) {
      try writer.set(place.appending(.key(key)), to: .unquoted(text(length(key, in: new) ?? 0)))
    }
    if !isChanged("width"), !isChanged("height") { throw LayerFraming.stackPlaces }
  }

  private static let stackPlaces = InspectorError.cannotEdit("its stack places the layer; it has a size only")

  // MARK: Lengths

  /// The value of a key of a frame for a rectangle; nil for an unknown key.
  private func length(_ key: String, in rect: Rect) -> Double? {
    switch key {
    case "x", "left", "leading": rect.x
    case "right", "trailing": outer.width - rect.x - rect.width
    case "centerX": rect.x + rect.width / 2 - outer.width / 2
    case "width": rect.width
    case "y", "top": rect.y
    case "bottom": outer.height - rect.y - rect.height
    case "centerY": rect.y + rect.height / 2 - outer.height / 2
    case "height": rect.height
    case _: nil
    }
  }

  private func isChanged(_ key: String) -> Bool {
    guard let before = length(key, in: old), let after = length(key, in: new) else { return false }
    return abs(before - after) > 0.005
  }

  /// A number with no more digits than a drag can set.
  private func text(_ number: Double) -> String {
    let rounded = (number * 100).rounded() / 100
    return formatNumber(rounded == 0 ? 0 : rounded)
  }

  private func write(_ key: String, at path: SyntaxPath, _ writer: inout ValueWriter) throws(InspectorError) {
    guard isChanged(key), let value = length(key, in: new), let node = writer.tree.node(at: path) else {
      return
    }
    let isHorizontal = ["x", "left", "leading", "right", "trailing", "centerX", "width"].contains(key)
    guard node.kind == .scalar, node.span == node.definition,
      let new = text(node.text, for: value, along: isHorizontal ? outer.width : outer.height)
    else {
      throw .cannotEdit("‘\(key)’ of its frame follows ‘\(node.text.shortened)’; change that instead")
    }
    try writer.set(path, to: .unquoted(new))
  }

  /// A length in the form of a written one: points, a part of the parent, or a part and some points; nil for any other expression.
  private func text(_ written: String, for value: Double, along side: Double) -> String? {
    if Double(written) != nil { return text(value) }
    let words = written.split(separator: " ").map(String.init)
    guard let first = words.first, first.last == "%", let part = Double(first.dropLast()), side > 0 else {
      return nil
    }
    if words.count == 1 { return text(value / side * 100) + "%" }
    guard words.count == 3, words[1] == "+" || words[1] == "-", Double(words[2]) != nil else { return nil }
    let points = value - part / 100 * side
    let shown = text(abs(points))
    return shown == "0" ? first : "\(first) \(points < 0 ? "-" : "+") \(shown)"
  }

  // MARK: Insets

  private func writeInset(at path: SyntaxPath, _ writer: inout ValueWriter) throws(InspectorError) {
    let sides = ["top", "left", "bottom", "right"]
    let values = sides.map { text(length($0, in: new) ?? 0) }
    guard let node = writer.tree.node(at: path), sides.contains(where: isChanged) else { return }
    func follows(_ node: SyntaxNode) -> InspectorError {
      .cannotEdit("the inset of its frame follows ‘\(node.text.shortened)’; change that instead")
    }
    if node.kind == .scalar {
      guard Double(node.text) != nil else { throw follows(node) }
      if Set(values).count == 1 { return try writer.set(path, to: .unquoted(values[0])) }
      return try writer.replace(path, with: Array("[\(values.joined(separator: ", "))]".utf8))
    }
    for (index, side) in sides.enumerated() where isChanged(side) {
      let own = path.appending(node.kind == .sequence ? .index(index) : .key(side))
      guard let part = writer.tree.node(at: own) else {
        throw .cannotEdit("the inset of its frame is written in a way that has no place for ‘\(side)’")
      }
      guard part.kind == .scalar, Double(part.text) != nil else { throw follows(part) }
      try writer.set(own, to: .unquoted(values[index]))
    }
  }
}

extension LayerChange {
  /// Moves or resizes a layer in its parent; returns the change, and the frame as it will be written.
  func framing(_ body: JSONValue) throws(InspectorError) -> (PlannedChange, frame: String?) {
    let layer = try only()
    let written = model.tree(of: file).node(at: layer.path.appending(.key("frame"))).map {
      model.text(of: $0)
    }
    if let expected = body["written"], expected.string != written {
      throw InspectorError(409, "conflict", "the file says something else there by now")
    }
    var writer = ValueWriter(model.tree(of: file))
    try LayerFraming(body, isInStack: isStack(layer.parent)).write(at: layer.path, &writer)
    let source = model.sources[file]
    let plan = PlannedChange(
      files: [.init(path: source.path, old: source.bytes, new: writer.bytes)], label: "Place \(layer.name)")
    let frame = writer.tree.node(at: layer.path.appending(.key("frame")))
    return (plan, frame.map { String(decoding: writer.bytes[$0.definition.range], as: UTF8.self) })
  }
}
