import StyleCompiler
import StyleModel
import StyleReport
import StyleSource
import StyleSyntax

/// A change of the animations that a component declares, or of its transition, which a request asks for.
struct AnimationChange: ComponentChange {
  let model: InspectorSheet
  let component: Component
  let index: Int
  let body: JSONValue

  init(_ body: JSONValue, in model: InspectorSheet) throws(InspectorError) {
    self.model = model
    self.body = body
    index = try model.changedComponent(body, toGiveIt: "animations")
    component = model.sheet.components[index]
  }

  private var list: SyntaxPath { declaration.appending(.key("animations")) }
  private var isTransition: Bool { body["transition"]?.bool == true }
  private var name: String { isTransition ? "the transition" : body["animation"]?.string ?? "" }

  /// Where what is meant is written.
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
      try writer.set(place, to: .mapping(try timing()))
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
    for key in ["from", "to"] {
      let text = (body[key]?.string ?? "").trimmingSpaces
      if !text.isEmpty { entries.append(.init(key, try SyntaxValue(yaml: text))) }
    }
    entries += try timing()
    let state = body["state"]?.string ?? ""
    if !state.isEmpty { entries.append(.init("state", .text(state))) }
    try writer.set(list.appending(.key(name)), to: .mapping(entries))
    return plan(writer, "Add the animation \(name)")
  }

  /// What the request says of the time, without what is so where nothing says it.
  private func timing() throws(InspectorError) -> [SyntaxValue.Entry] {
    guard let duration = body["duration"]?.double else { throw .badRequest("an animation has a ‘duration’") }
    var entries: [SyntaxValue.Entry] = [.init("duration", .number(duration))]
    if let delay = body["delay"]?.double, delay != 0 { entries.append(.init("delay", .number(delay))) }
    let curve = body["curve"]?.string ?? "easeInOut"
    if curve != "easeInOut" { entries.append(.init("curve", try SyntaxValue(yaml: curve))) }
    return entries
  }

  // MARK: Changing

  /// Says another duration, delay or curve; what is computed stays, and so does all else.
  func changing() throws(InspectorError) -> PlannedChange {
    let place = try place()
    var writer = ValueWriter(model.tree(of: file))
    for (key, usual) in [("duration", nil), ("delay", 0.0)] as [(String, Double?)] {
      guard let json = body[key] else { continue }
      guard let number = json.double, 0...Animation.longest ~= number else {
        throw InspectorError(
          422, "bad-value", "‘\(key)’ is a number from 0 to \(formatNumber(Animation.longest))")
      }
      let own = place.appending(.key(key))
      guard let node = writer.tree.node(at: own) else {
        if number != usual {
          try set(own, .number(number), behind: ["property", "from", "to", "duration"], &writer)
        }
        continue
      }
      guard let written = node.kind == .scalar ? Double(node.text) : nil else {
        throw .cannotEdit("‘\(key)’ follows ‘\(model.text(of: node).shortened)’; change that instead")
      }
      if written != number { try writer.set(own, to: .number(number)) }
    }
    if let curve = body["curve"]?.string {
      let own = place.appending(.key("curve"))
      if writer.tree.node(at: own) != nil || curve != "easeInOut" {
        try set(
          own, try SyntaxValue(yaml: curve), behind: ["property", "from", "to", "duration", "delay"], &writer)
      }
    }
    return plan(writer, "Change \(name)")
  }

  private func set(
    _ place: SyntaxPath, _ value: SyntaxValue, behind keys: [String], _ writer: inout ValueWriter
  ) throws(InspectorError) {
    guard writer.tree.node(at: place) == nil else { return try writer.set(place, to: value) }
    let entries = writer.tree.node(at: SyntaxPath(place.steps.dropLast()))?.entries.map(\.key.text) ?? []
    let last = entries.last { keys.contains($0) }
    try writer.insert(value, at: place, last.map { .after($0) } ?? .last)
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

extension InspectorSheet {
  /// The animations and the transition that a component declares itself, each with what is written of its time.
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
        "delay": text("delay"), "why": optional(why),
      ]
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

  /// Adds, changes or takes away animations of a component: each is one edit, and one step back.
  func changeAnimations(_ body: JSONValue) throws(InspectorError) -> InspectorAnswer {
    try endLive()
    let change = try AnimationChange(body, in: try saved().model)
    switch body["action"]?.string {
    case "add": return try finish(try change.adding(), body)
    case "change": return try finish(try change.changing(), body)
    case "delete": return try finishBreaking(try change.deleting(), in: change.model, body)
    case _: throw .badRequest("the request has no ‘action’ for animations")
    }
  }
}
