import StyleCompiler
import StyleModel
import StyleReport
import StyleSource
import StyleSyntax

/// A change of the animations that a component declares, or of its transition, which a request asks for.
struct AnimationChange: ComponentChange {
  let changed: ChangedComponent

  init(_ body: JSONValue, in model: InspectorSheet) throws(InspectorError) {
    changed = try ChangedComponent(body, in: model, toGiveIt: "animations")
  }

  private var list: SyntaxPath { declaration.appending(.key("animations")) }
  private var isTransition: Bool { body["transition"]?.bool == true }
  private var name: String { isTransition ? "the transition" : body["animation"]?.string ?? "" }

  /// The path of the animation or the transition that is changed.
  private func place() throws(InspectorError) -> SyntaxPath {
    let place = isTransition ? declaration.appending(.key("transition")) : list.appending(.key(name))
    guard let node = model.tree(of: file).node(at: place) else {
      throw InspectorError(
        404, "no-such-animation",
        isTransition
          ? "‘\(component.name)’ declares no transition itself"
          : "‘\(component.name)’ declares no animation ‘\(name.shortened)’ itself")
    }
    guard node.kind == .mapping, node.span == node.definition else {
      throw .cannotEdit("it follows ‘\(model.text(of: node).shortened)’; change that instead")
    }
    return place
  }

  // MARK: Adding

  /// Declares an animation of a key of a layer, or a transition.
  func adding() throws(InspectorError) -> PlannedChange {
    var writer = ValueWriter(model.tree(of: file))
    if isTransition {
      let place = declaration.appending(.key("transition"))
      guard writer.tree.node(at: place) == nil else { throw .exists("transition") }
      let entries = try said().compactMap { said in said.value.map { SyntaxValue.Entry(said.key, $0) } }
      guard entries.contains(where: { $0.key == "duration" }) else {
        throw .badRequest("a transition has a ‘duration’")
      }
      try writer.set(place, to: .mapping(entries))
      return plan(writer, "Add a transition to \(component.name)")
    }
    let name = try newName("name") { .animation(owner: .component(component.name), $0) }
    guard !component.animations.contains(where: { $0.name == name }) else { throw .exists(name) }
    guard let property = body["property"]?.string, let target = model.target(property, ofComponent: index),
      case .layer = target.target
    else {
      throw InspectorError(422, "bad-value", "an animation has a ‘property’: a layer, a dot, and a key")
    }
    var entries: [SyntaxValue.Entry] = [.init("property", .text(property))]
    if let keyframes = try keyframes() { entries.append(.init("keyframes", keyframes.value)) }
    entries += try said().compactMap { said in said.value.map { .init(said.key, $0) } }
    guard entries.contains(where: { $0.key == "duration" }) else {
      throw .badRequest("an animation has a ‘duration’")
    }
    try writer.set(list.appending(.key(name)), to: .mapping(entries))
    return plan(writer, "Add the animation \(name)")
  }

  /// The keys in the order in which they are written.
  private static let order = [
    "property", "from", "to", "keyframes", "duration", "delay", "curve", "autoreverses", "repeatCount",
    "state",
    "reduceMotion",
  ]

  /// The keyframes that the request lists.
  private func keyframes() throws(InspectorError) -> RequestedKeyframes? {
    guard !isTransition, let list = body["keyframes"]?.array else { return nil }
    return try RequestedKeyframes(list, of: movedType)
  }

  /// The type of the animated property; nil where that isn't known.
  private var movedType: ValueType? {
    let key =
      body["property"]?.string
      ?? model.tree(of: file).node(at: list.appending(.key(name)))?["property"]?.text
    return key.flatMap { model.target($0, ofComponent: index) }?.type
  }

  /// The values of the request, by key; nil for one that is the default.
  private func said() throws(InspectorError) -> [(key: String, value: SyntaxValue?)] {
    var said: [(key: String, value: SyntaxValue?)] = []
    for key in ["from", "to"] where !isTransition {
      guard let json = body[key] else { continue }
      said.append((key, try SyntaxValue(moved: json, movedType)))
    }
    for (key, usual) in [("duration", nil), ("delay", 0.0)] as [(String, Double?)] {
      guard let json = body[key] else { continue }
      guard let number = json.double, 0...Animation.longest ~= number else {
        throw .badValue(
          "\(key == "delay" ? "the delay" : "how long it runs") is a number of seconds from 0 to \(formatNumber(Animation.longest))",
          in: key)
      }
      said.append((key, number == usual ? nil : .number(number)))
    }
    if let curve = body["curve"]?.string {
      said.append(("curve", curve == "easeInOut" ? nil : try SyntaxValue(yaml: curve)))
    }
    if isTransition { return said }
    if let flag = body["autoreverses"]?.bool { said.append(("autoreverses", flag ? .bool(true) : nil)) }
    if let json = body["repeatCount"] {
      let text = (json.string ?? json.double.map(formatNumber) ?? "").trimmingSpaces
      let number = Double(text)
      guard text == "infinite" || number.map({ $0 > 0 && $0.isFinite }) == true else {
        throw .badValue("how often it runs is a number above 0", in: "repeatCount")
      }
      said.append(("repeatCount", number == 1 ? nil : number.map { .number($0) } ?? .text("infinite")))
    }
    if let state = body["state"]?.string { said.append(("state", state.isEmpty ? nil : .text(state))) }
    return said
  }

  // MARK: Changing

  /// Changes the values of the request; computed ones stay, and so do all others.
  func changing() throws(InspectorError) -> PlannedChange {
    let place = try place()
    var writer = ValueWriter(model.tree(of: file))
    if let keyframes = try keyframes() { try keyframes.write(place, in: &writer) }
    let passes = writer.tree.node(at: place.appending(.key("keyframes"))) != nil
    for (key, value) in try said() {
      // One has either of them.
      if passes, key == "from" || key == "to" { throw .cannotEdit("it has ‘keyframes’") }
      let own = place.appending(.key(key))
      guard let node = writer.tree.node(at: own) else {
        guard let value else { continue }
        let before = AnimationChange.order.prefix { $0 != key }
        let entries = writer.tree.node(at: place)?.entries.map(\.key.text) ?? []
        try writer.insert(value, at: own, entries.last { before.contains($0) }.map { .after($0) } ?? .last)
        continue
      }
      if key == "duration" || key == "delay", node.kind != .scalar || Double(node.text) == nil {
        throw .cannotEdit("‘\(key)’ follows ‘\(model.text(of: node).shortened)’; change that instead")
      }
      guard let value = value ?? AnimationChange.usual(key) else {
        try writer.remove(own)
        continue
      }
      try writer.revise(own, to: value)
    }
    return plan(writer, "Change \(name)")
  }

  /// The default of a key, written in place of another value; nil where the entry goes instead.
  private static func usual(_ key: String) -> SyntaxValue? {
    switch key {
    case "delay": .number(0)
    case "curve": .text("easeInOut")
    case _: nil
    }
  }

  func deleting() throws(InspectorError) -> PlannedChange {
    let whole = isTransition ? declaration.appending(.key("transition")) : list.appending(.key(name))
    // One that is a token goes as well.
    let place = model.tree(of: file).node(at: whole) != nil ? whole : try place()
    var removal = EntryRemoval(in: model)
    removal.add(place, in: file)
    return try removal.plan("Delete \(name)", besides: [place])
  }
}

extension SyntaxValue {
  /// Reads a value that an animation moves from or to, as text or as the page's JSON; nil for an empty text.
  init?(moved json: JSONValue, _ type: ValueType?) throws(InspectorError) {
    if let text = json.string?.trimmingSpaces {
      if text.isEmpty { return nil }
      self = try SyntaxValue(yaml: text)
    } else if json.isNull {
      return nil
    } else {
      guard let type else { throw .badRequest("it isn’t known what the animation moves") }
      self = try SyntaxValue(json, type)
    }
  }
}

extension InspectorSheet {
  /// The animations and the transition that a component declares itself, with their timing as it is written.
  func ownAnimations(ofComponent index: Int) -> JSONValue {
    let component = sheet.components[index]
    guard !component.isBaseClass else { return [] }
    let tree = tree(of: component.span.file)
    let declaration: SyntaxPath = [.key("components"), .key(component.name)]
    func json(_ name: String, _ node: SyntaxNode, isTransition: Bool) -> JSONValue {
      func text(_ key: StaticString) -> JSONValue { optional(node[key].map { self.text(of: $0) }) }
      let why =
        node.kind == .mapping ? nil : "it follows ‘\(self.text(of: node).shortened)’; change that instead"
      return [
        "name": .string(name), "transition": .bool(isTransition), "duration": text("duration"),
        "delay": text("delay"), "why": optional(why), "from": text("from"), "to": text("to"),
        "ends": isTransition || node["keyframes"] != nil ? .null : .array(values(of: name)),
        "keyframes": node["keyframes"].map { keyframes($0, of: name, in: tree) } ?? .null,
        "curve": text("curve"), "autoreverses": text("autoreverses"), "repeatCount": text("repeatCount"),
        "state": text("state"),
      ]
    }
    /// The values of an animation's keyframes, each null where it is computed.
    func values(of name: String) -> [JSONValue] {
      let animation = component.animations.first { $0.name == name && $0.span.file == component.span.file }
      return (animation?.keyframes ?? []).map { each in
        guard case .constant(let value)? = each.value, value.cases.isEmpty else { return .null }
        return value.value.inspectorJSON
      }
    }
    func keyframes(_ list: SyntaxNode, of name: String, in tree: SyntaxTree) -> JSONValue {
      guard list.kind == .sequence, list.span == list.definition else { return [] }
      let known = values(of: name)
      // One more than is written begins with what the layer shows.
      let offset = known.count - list.elements.reduce(0) { count, _ in count + 1 }
      func written(_ node: SyntaxNode?) -> JSONValue {
        optional(node.map { SyntaxValue($0, in: tree.source)?.inline(isFlow: true) ?? self.text(of: $0) })
      }
      return .array(
        list.elements.enumerated().map { index, each in
          // No value that moves has a part of that name.
          let hasParts = each.kind == .mapping && each["value"] != nil
          return [
            "value": written(hasParts ? each["value"] : each),
            "known": known.indices.contains(index + offset) ? known[index + offset] : .null,
            "keyTime": written(hasParts ? each["keyTime"] : nil),
            "curve": written(hasParts ? each["curve"] : nil),
          ]
        })
    }
    var found: [JSONValue] = []
    if let node = tree.node(at: declaration.appending(.key("transition"))), node.kind != .missing {
      found.append(json("transition", node, isTransition: true))
    }
    if let list = tree.node(at: declaration.appending(.key("animations"))) {
      for entry in list.entries where !entry.isMerged {
        found.append(json(entry.key.text, entry.value, isTransition: false))
      }
    }
    return .array(found)
  }
}

extension Inspector {
  // MARK: Animations

  /// Adds, changes or removes animations of a component: each is one edit, and one step back.
  func changeAnimations(_ body: JSONValue) throws(InspectorError) -> InspectorAnswer {
    if body["live"]?.bool == true { return try stepOfAnimation(body) }
    if body["cancel"]?.bool == true { return cancel(body) }
    endLive(unless: body["session"]?.string)
    let change = try AnimationChange(body, in: try saved().model)
    switch body["action"]?.string {
    case "add": return try finish(try change.adding(), body)
    case "change": return try finish(try change.changing(), body)
    case "delete": return try finishBreaking(try change.deleting(), in: change.model, body)
    case _: throw .badRequest("the request has no ‘action’ for animations")
    }
  }
}
