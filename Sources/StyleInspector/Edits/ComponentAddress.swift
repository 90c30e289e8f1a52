import StyleCompiler
import StyleModel
import StyleReport
import StyleSource
import StyleSyntax

extension InspectorSheet {
  /// The address of a component's own value of a target that styles can set, or of a new one: under `sets`, at its property's `default`, at
  /// its layer, or for a state or modes.
  ///
  /// - Parameters:
  ///   - own: The component's own entries, where they are known.
  ///   - takesFormulas: Whether a formula is changed as one. A value of a style never replaces it.
  func address(
    ofComponent index: Int, _ key: String, _ state: StateSet, _ modes: ModeSet, own: OwnEntries? = nil,
    takesFormulas: Bool = true
  ) throws(InspectorError) -> EditAddress {
    let component = sheet.components[index]
    guard let target = target(key, ofComponent: index) else {
      if let address = try address(ofPreview: key, ofComponent: index) { return address }
      throw InspectorError(404, "no-such-key", "‘\(component.name)’ has no value ‘\(key.shortened)’")
    }
    guard !component.isBaseClass else { throw .cannotEdit("‘\(component.name)’ is a class of Apple’s") }
    let entry = (own ?? ownEntries(ofComponent: index))[key, state, modes]
    let isFormula =
      entry.map { self.isFormula(target.target, $0.node, ofComponent: index, state, modes) } ?? false
    // What the component itself computes of its properties is changed as a formula.
    let problem = isFormula && takesFormulas ? nil : target.problem
    if let problem = problem ?? problemOfEditing(component.span.file) { throw .cannotEdit(problem) }
    let when = condition(state, modes)
    var address = EditAddress(
      kind: .component, name: component.name, label: "Component \(component.name)\(when)",
      subject: "\(inspectorLabel(target.name)) of \(component.name)\(when)", file: component.span.file,
      path: [.key("components"), .key(component.name)], type: .value(target.type))
    if state != .normal, !modes.isEmpty {
      throw .cannotEdit("a component says values for states or for modes, and not for both at once")
    }
    let missing = state.subtracting(component.states)
    guard missing.isEmpty else {
      throw .cannotEdit("‘\(component.name)’ is never \(stateWords(missing))")
    }
    let said = said(target.target, byComponent: index, state, modes)
    if let entry, isFormula, takesFormulas {
      address.path = entry.path
      address.type = .formula(target.type)
      return address
    }
    if let said, !said.properties.isEmpty {
      let names = said.properties.sorted().map { "‘\(component.properties[$0].name)’" }
      throw .cannotEdit("it follows \(names.joined(separator: " and ")); set that instead")
    }
    if isFormula {
      throw .computedForCopies(component.name)
    }
    if let entry {
      address.path = entry.path
      address.current = said?.constant?.value.inspectorJSON ?? .null
    } else if state != .normal || !modes.isEmpty {
      let node = tree(of: address.file).node(at: address.path)
      address.path.steps += section(state, modes, in: node) + [.key(key)]
    } else {
      address.path = try newPlace(of: target, inComponent: index)
    }
    return address
  }

  /// The address of an entry for a component's pictures; nil for other keys.
  private func address(
    ofPreview key: String, ofComponent index: Int
  ) throws(InspectorError) -> EditAddress? {
    guard ["preview.size", "preview.title"].contains(key) else { return nil }
    let component = sheet.components[index]
    guard !component.isBaseClass else { throw .cannotEdit("‘\(component.name)’ is a class of Apple’s") }
    if let problem = problemOfEditing(component.span.file) { throw .cannotEdit(problem) }
    let declaration: SyntaxPath = [.key("components"), .key(component.name)]
    let entry = ownEntries(ofComponent: index).others[key]
    let names = key.split(separator: ".").map { SyntaxPath.Step.key(String($0)) }
    var address = EditAddress(
      kind: .component, name: component.name, label: "Component \(component.name)",
      subject: "\(words(key == "preview.size" ? "size" : "title")) in pictures of \(component.name)",
      file: component.span.file, path: entry?.path ?? SyntaxPath(declaration.steps + names), type: .text)
    if key == "preview.size" {
      address.type = .previewSize
      address.current = entry == nil ? nil : component.preview.inspectorSize
    }
    return address
  }

  /// The address that a place of a component's own value names: `component`, or `token:color.accent`.
  func address(
    _ place: String, ofComponent index: Int, _ key: String, _ state: StateSet, _ modes: ModeSet
  ) throws(InspectorError) -> EditAddress {
    let parts = place.split(separator: ":", maxSplits: 1).map(String.init)
    switch parts.first {
    case "component" where parts.count == 1: return try address(ofComponent: index, key, state, modes)
    case "token" where parts.count == 2:
      guard let token = token(named: parts[1]) else { throw .noToken(parts[1]) }
      return try address(ofToken: token, modes)
    case "overlay" where parts.count == 2:
      let parts = parts[1].split(separator: "@", maxSplits: 1).map(String.init)
      guard parts.count == 2, let token = token(named: parts[0]) else { throw .noToken(place) }
      return try address(ofToken: token, modes, overlay: parts[1])
    case _: throw .badRequest("there is no place ‘\(place.shortened)’")
    }
  }

  /// The places where a component's own value may be written: the component, or a token that the value refers to.
  func places(ofComponent index: Int, _ key: String, _ state: StateSet, _ modes: ModeSet) -> [String] {
    var places = ["component"]
    guard let target = target(key, ofComponent: index) else { return places }
    let look = looks(of: .component(index)).look(state: state, modes: modes)
    var next: Origin.ID? = look.value(of: target.target).origin
    while let current = next, places.count < 6 {
      if case .token(let token) = sheet[current].author {
        places += self.places(ofToken: token, for: modes, seenIn: nil)
      }
      next = sheet[current].source
    }
    return places
  }

  func isRootLayer(_ target: RowTarget, ofComponent index: Int) -> Bool {
    guard case .layer(let layer, _) = target.target else { return false }
    return sheet.components[index].layers[layer].parent == nil
  }

  /// Whether a component has a value of its own for a target in all states and modes.
  func says(_ key: String, inComponent index: Int) -> Bool {
    ownEntries(ofComponent: index)[key, .normal, []] != nil
  }

  /// Whether a component's value of a target is computed from its properties, or for each copy of a repeated layer.
  func isFormula(
    _ target: Target, _ node: SyntaxNode, ofComponent index: Int, _ state: StateSet = .normal,
    _ modes: ModeSet = []
  ) -> Bool {
    if said(target, byComponent: index, state, modes)?.properties.isEmpty == false { return true }
    switch target {
    case .property(let property):
      return state == .normal && modes.isEmpty && sheet.components[index].properties[property].driven != nil
    case .layer(let layer, _): return isOfCopies(sheet.components[index].layers[layer], text(of: node))
    }
  }

  /// Whether the value behind a key of a layer is computed for each copy of it.
  func isOfCopies(_ layer: Layer, textAt key: Span) -> Bool {
    let tree = tree(of: key.file)
    guard let path = tree.location(at: Int(key.start))?.path, let node = tree.node(at: path) else {
      return false
    }
    return isOfCopies(layer, text(of: node))
  }

  private func isOfCopies(_ layer: Layer, _ text: String) -> Bool {
    (layer.copy?.indices ?? []).contains { index in
      text.contains("$\(index.name)") || index.item.map { text.contains("$\($0.name)") } == true
    }
  }

  /// A component's own value of a target for a state and modes; nil where it has none.
  private func said(
    _ target: Target, byComponent index: Int, _ state: StateSet, _ modes: ModeSet
  ) -> Expression? {
    let component = sheet.components[index]
    if state != .normal || !modes.isEmpty {
      return component.settings.last { $0.target == target && $0.state == state && $0.modes == modes }?.value
    }
    switch target {
    case .property(let property): return .constant(component.properties[property].defaultValue)
    case .layer(let layer, let key): return component.layers[layer].settings.first { $0.key == key }?.value
    }
  }

  /// The path of a new value that a component gives a target in all states and modes.
  private func newPlace(of target: RowTarget, inComponent index: Int) throws(InspectorError) -> SyntaxPath {
    let component = sheet.components[index]
    let declaration: SyntaxPath = [.key("components"), .key(component.name)]
    switch target.target {
    case .property(let place):
      let property = component.properties[place]
      if property.isPseudo {
        throw .cannotEdit("‘\(property.name)’ stands for other values, and has none of its own")
      }
      let listed = declaration.appending(.key("properties")).appending(.key(property.name))
      let node = tree(of: component.span.file).node(at: listed)
      guard property.owner == .component(index) || node?.kind == .mapping else {
        return declaration.appending(.key("sets")).appending(.key(property.name))
      }
      guard node?.kind == .mapping else {
        throw .cannotEdit("‘\(property.name)’ is declared in a way that has no place for a default")
      }
      return listed.appending(.key("default"))
    case .layer(let place, _):
      let layer = component.layers[place]
      if layer.parent == nil { return declaration.appending(.key("layer")).appending(.key(target.name)) }
      guard let path = path(ofLayer: layer, inComponent: index) else {
        throw .cannotEdit("‘\(layer.writtenName)’ is a layer that is declared elsewhere")
      }
      return path.appending(.key(target.name))
    }
  }

  /// The path where a component declares a layer; nil for one from elsewhere.
  private func path(ofLayer layer: Layer, inComponent index: Int) -> SyntaxPath? {
    let file = sheet.components[index].span.file
    guard layer.owner == .component(index), let span = layer.span, span.file == file,
      var path = tree(of: file).location(at: Int(span.start))?.path
    else { return nil }
    if path.steps.last == .key("name") { path.steps.removeLast() }
    return path
  }

  /// A component's own values of targets that styles can set, by the keys that styles use.
  func ownEntries(ofComponent index: Int) -> OwnEntries {
    let component = sheet.components[index]
    let path: SyntaxPath = [.key("components"), .key(component.name)]
    guard !component.isBaseClass, let node = tree(of: component.span.file).node(at: path) else {
      return OwnEntries(nil, at: path, in: sheet)
    }
    var own = OwnEntries(conditionsOf: node, at: path, in: sheet)
    func add(_ mapping: SyntaxNode?, at path: SyntaxPath, prefix: String = "") {
      guard let mapping else { return }
      for entry in mapping.entries where !entry.isMerged {
        own.add(prefix + entry.key.text, entry.value, at: path.appending(.key(entry.key.text)))
      }
    }
    if let preview = node["preview"] {
      own.addParts(of: preview, named: "preview", at: path.appending(.key("preview")))
    }
    add(node["sets"], at: path.appending(.key("sets")))
    let properties = path.appending(.key("properties"))
    if let listed = node["properties"] {
      for entry in listed.entries {
        guard let value = entry.value["default"] else { continue }
        let name = entry.key.text
        own.add(name, value, at: properties.appending(.key(name)).appending(.key("default")))
      }
    }
    for layer in component.layers where layer.isFirstCopy {
      let place =
        layer.parent == nil ? path.appending(.key("layer")) : self.path(ofLayer: layer, inComponent: index)
      guard let place else { continue }
      add(tree(of: component.span.file).node(at: place), at: place, prefix: "\(layer.writtenName).")
    }
    return own
  }
}
