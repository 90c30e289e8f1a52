import StyleCompiler
import StyleModel
import StyleReport
import StyleScene
import StyleSource
import StyleSyntax
import StyleWorkspace

/// A location where a value is or can be written.
struct EditAddress {
  enum Kind: String { case style, parent, token, overlay, variant, component, trait }

  var kind: Kind
  /// The name of the style, the token, the variant, the component or the trait.
  var name: String
  /// The label for people: “Token color.accent, in dark”.
  var label: String
  /// The changed value for people: “Corner Radius of primary”.
  var subject: String
  var file: FileID
  var path: SyntaxPath
  var type = Content.value(.string)
  /// The present value; nil where there is none.
  var current: JSONValue?
  /// Whether a token must become a mapping before a value for a mode can be written; `current` is its present value then.
  var opens = false
  /// Whether the value is a token's whole node: a mapping would be read as a group of tokens, so it is written under `value`.
  var isWholeToken = false
  /// The key of the design token with the value; nil in a style file.
  var designKey: Span?

  enum Content {
    case value(ValueType)
    /// The expression for a value, as a file writes it.
    case formula(ValueType)
    /// A text for people.
    case text
    /// The names of styles.
    case styles
    /// A size in which `null` stands for a length that fits the content.
    case previewSize
  }
}

extension InspectorSheet {
  // MARK: Styles

  func address(
    ofStyle index: Int, _ key: String, _ state: StateSet, _ modes: ModeSet, as kind: EditAddress.Kind = .style
  ) throws(InspectorError) -> EditAddress {
    let style = sheet.styles[index]
    if let problem = problemOfEditing(style.span.file) { throw .cannotEdit(problem) }
    let own = ownEntries(ofStyle: index)
    var address = EditAddress(
      kind: kind, name: style.name, label: kind == .style ? "This style" : "Parent style \(style.name)",
      subject: style.name, file: style.span.file, path: path(ofStyle: index))
    if try setOwnRow(key, &address, own, style) { return address }
    guard let target = target(key, ofComponent: style.component) else {
      throw InspectorError(404, "no-such-key", "‘\(style.name)’ has no value ‘\(key.shortened)’")
    }
    if let problem = target.problem { throw .cannotEdit(problem) }
    if state != .normal, !modes.isEmpty {
      throw .cannotEdit("a style says values for states or for modes, and not for both at once")
    }
    let missing = state.subtracting(sheet.components[style.component].states)
    guard missing.isEmpty else {
      throw .cannotEdit("‘\(style.name)’ is never \(sheet.states.name(of: missing))")
    }
    address.type = .value(target.type)
    let when = condition(state, modes)
    address.label += when
    address.subject = "\(inspectorLabel(target.name)) of \(style.name)\(when)"
    if let entry = own[key, state, modes] {
      address.path = entry.path
      let setting = style.settings.last {
        !$0.isInherited && $0.target == target.target && $0.state == state && $0.modes == modes
      }
      address.current = setting?.value.value.inspectorJSON ?? .null
    } else {
      address.path.steps +=
        section(state, modes, in: tree(of: address.file).node(at: address.path)) + [.key(key)]
    }
    return address
  }

  /// Sets the address of a row about the style itself; false for other keys.
  private func setOwnRow(
    _ key: String, _ address: inout EditAddress, _ own: OwnEntries, _ style: Style
  ) throws(InspectorError) -> Bool {
    switch key {
    case "summary", "description", "deprecated", "preview.title": address.type = .text
    case "extends": address.type = .styles
    case "preview.size":
      address.type = .previewSize
      address.current = own.others[key] == nil ? nil : style.preview.inspectorSize
    case _:
      guard
        let axis = sheet.components[style.component].axes.firstIndex(where: { "variants.\($0.name)" == key })
      else { return false }
      let values = sheet.components[style.component].axes[axis].values
      address.type = .value(.choice(values.map(\.name)))
      address.current = own.others[key] == nil ? nil : .string(values[style.picks[axis]].name)
    }
    let names = key.split(separator: ".").map { SyntaxPath.Step.key(String($0)) }
    address.path = own.others[key]?.path ?? SyntaxPath(address.path.steps + names)
    address.subject = "\(subject(ofOwnRow: key)) of \(style.name)"
    return true
  }

  private func subject(ofOwnRow key: String) -> String {
    let names = key.split(separator: ".").map(String.init)
    guard names.count > 1 else { return words(key) }
    return names[0] == "variants" ? inspectorLabel(names[1]) : words(names[0])
  }

  /// The steps to the section for a state or some modes, in its existing spelling if there is one.
  func section(_ state: StateSet, _ modes: ModeSet, in node: SyntaxNode?) -> [SyntaxPath.Step] {
    if state == .normal, modes.isEmpty { return [] }
    let name = modes.isEmpty ? "states" : "modes"
    let sections = modes.isEmpty ? node?["states"] : node?["modes"]
    let wanted = OwnEntries.When(state: state, modes: modes)
    let written = sections.map { $0.entries.map(\.key.text) } ?? []
    if let known = written.first(where: { OwnEntries.When(name, $0, sheet) == wanted }) {
      return [.key(name), .key(known)]
    }
    return [.key(name), .key(modes.isEmpty ? sheet.states.name(of: state) : sheet.modes.name(modes))]
  }

  /// The condition in words: “, while pressed”, “, in dark”.
  func condition(_ state: StateSet, _ modes: ModeSet) -> String {
    (state == .normal ? "" : ", while \(stateWords(state))")
      + (modes.isEmpty ? "" : ", in \(sheet.modes.name(modes).replacing("+", with: " + "))")
  }

  /// A state in the page's words: “pressed + selected”.
  func stateWords(_ state: StateSet) -> String {
    sheet.states.name(of: state).split(separator: "+").map { $0 == "highlighted" ? "pressed" : String($0) }
      .joined(separator: " + ")
  }

  // MARK: Components

  /// The address of the default of a target that styles can set, in the component or in the trait that has it.
  func address(
    ofDefault key: String, component index: Int, _ state: StateSet, _ modes: ModeSet
  ) throws(InspectorError) -> EditAddress {
    let component = sheet.components[index]
    guard let target = target(key, ofComponent: index) else {
      throw InspectorError(404, "no-such-key", "‘\(component.name)’ has no value ‘\(key.shortened)’")
    }
    guard !component.isBaseClass else { throw .cannotEdit("‘\(component.name)’ is a class of Apple’s") }
    if let problem = target.problem { throw .cannotEdit(problem) }
    // What it says itself stays where it is.
    if state == .normal, modes.isEmpty,
      isRootLayer(target, ofComponent: index) || says(key, inComponent: index)
    {
      return try self.address(ofComponent: index, key, state, modes, takesFormulas: false)
    }
    var address = EditAddress(
      kind: .component, name: component.name, label: "Default of \(inspectorLabel(component.name))",
      subject: "\(inspectorLabel(target.name)) of \(component.name)\(condition(state, modes))",
      file: component.span.file,
      path: [.key("components"), .key(component.name)], type: .value(target.type))
    if state != .normal || !modes.isEmpty {
      if state != .normal, !modes.isEmpty {
        throw .cannotEdit("a component says values for states or for modes, and not for both at once")
      }
      let node = tree(of: address.file).node(at: address.path)
      address.path.steps += section(state, modes, in: node) + [.key(key)]
      address.label = "\(inspectorLabel(component.name))\(condition(state, modes))"
      if tree(of: address.file).node(at: address.path) != nil {
        address.current =
          component.settings.last {
            $0.target == target.target && $0.state == state && $0.modes == modes
          }?.value.constant?.value.inspectorJSON
      }
    } else {
      switch target.target {
      case .property(let property): try setDefault(component.properties[property], &address)
      case .layer(let layer, let key): try setDefault(component.layers[layer], key, target.name, &address)
      }
    }
    if let problem = problemOfEditing(address.file) { throw .cannotEdit(problem) }
    return address
  }

  private func setDefault(_ property: Property, _ address: inout EditAddress) throws(InspectorError) {
    if property.isPseudo {
      throw .cannotEdit("‘\(property.name)’ stands for other values, and has none of its own")
    }
    guard let span = property.span else {
      address.path.steps += [.key("properties"), .key(property.name), .key("default")]
      let node = tree(of: address.file).node(at: address.path)
      address.current = node == nil ? nil : property.defaultValue.value.inspectorJSON
      return
    }
    if case .trait(let trait) = property.owner {
      address.kind = .trait
      address.name = sheet.traits[trait].name
      address.label = "Default of the trait \(inspectorLabel(address.name))"
    }
    address.file = span.file
    guard let location = tree(of: span.file).location(at: Int(span.start)), location.isKey,
      let node = tree(of: span.file).node(at: location.path), node.kind == .mapping
    else { throw .cannotEdit("‘\(property.name)’ is declared in a way that has no place for a default") }
    address.path = location.path.appending(.key("default"))
    address.current = node["default"] == nil ? nil : property.defaultValue.value.inspectorJSON
  }

  private func setDefault(
    _ layer: Layer, _ key: LayerKey, _ name: String, _ address: inout EditAddress
  ) throws(InspectorError) {
    guard case .component(let owner) = layer.owner else {
      throw .cannotEdit("‘\(layer.writtenName)’ is a layer that is declared elsewhere")
    }
    address.file = sheet.components[owner].span.file
    address.name = sheet.components[owner].name
    address.label = "Layer \(layer.writtenName) of \(inspectorLabel(address.name))"
    let setting = layer.settings.first { $0.key == key }
    if let span = setting?.span, isOfCopies(layer, textAt: span) {
      throw .computedForCopies(address.name)
    }
    if let setting, !setting.value.properties.isEmpty {
      let names = setting.value.properties.sorted().map { "‘\(sheet.components[owner].properties[$0].name)’" }
      throw .cannotEdit("it follows \(names.joined(separator: " and ")); set that instead")
    }
    if let span = setting?.span {
      guard span.file == address.file, let location = tree(of: span.file).location(at: Int(span.start)),
        location.isKey
      else { throw .cannotEdit("the value is written in another place") }
      address.path = location.path
      address.current = setting?.value.constant?.value.inspectorJSON
      return
    }
    if layer.parent == nil {
      address.path.steps = [.key("components"), .key(address.name), .key("layer"), .key(name)]
      return
    }
    guard let span = layer.span, var path = tree(of: address.file).location(at: Int(span.start))?.path else {
      throw .cannotEdit("the layer is declared elsewhere")
    }
    if path.steps.last == .key("name") { path.steps.removeLast() }
    address.path = path.appending(.key(name))
  }

  // MARK: Variants

  /// The address of a value of a variant or a compound that a component declares.
  func address(
    of variant: Variant, _ key: String, component index: Int, _ state: StateSet, _ modes: ModeSet
  ) throws(InspectorError) -> EditAddress {
    let component = sheet.components[index]
    guard let target = target(key, ofComponent: index) else {
      throw InspectorError(404, "no-such-key", "‘\(component.name)’ has no value ‘\(key.shortened)’")
    }
    if let problem = target.problem { throw .cannotEdit(problem) }
    if state != .normal, !modes.isEmpty {
      throw .cannotEdit("a variant says values for states or for modes, and not for both at once")
    }
    let file = variant.span.file
    if let problem = problemOfEditing(file) { throw .cannotEdit(problem) }
    let name = component.name(of: variant)
    guard var path = tree(of: file).location(at: Int(variant.span.start))?.path else {
      throw .cannotEdit("‘\(name)’ is written in another place")
    }
    // A compound says beside its values when it holds.
    if path.steps.last == .key("when") { path.steps.removeLast() }
    guard let node = tree(of: file).node(at: path), node.kind == .mapping else {
      throw .cannotEdit("‘\(name)’ is written in a way that has no place for values")
    }
    path.steps += section(state, modes, in: node) + [.key(key)]
    let setting = variant.settings.last {
      $0.target == target.target && $0.state == state && $0.modes == modes
    }
    let when = condition(state, modes)
    return EditAddress(
      kind: .variant, name: name,
      label:
        "\(variant.isCompound ? "Variants" : "Variant") \(name) of \(inspectorLabel(component.name))\(when)",
      subject: "\(inspectorLabel(target.name)) of \(name)\(when)", file: file, path: path,
      type: .value(target.type),
      current: tree(of: file).node(at: path) == nil ? nil : setting?.value.value.inspectorJSON ?? .null)
  }
}

extension InspectorError {
  static func cannotEdit(_ reason: String) -> InspectorError { InspectorError(422, "cannot-edit", reason) }

  static func computedForCopies(_ component: String) -> InspectorError {
    .cannotEdit(
      "it is computed for each copy; change the formula on the page of ‘\(inspectorLabel(component))’")
  }

  static func noStyle(_ name: String) -> InspectorError {
    InspectorError(404, "no-such-style", "there is no style ‘\(name.shortened)’")
  }

  static func noComponent(_ name: String) -> InspectorError {
    InspectorError(404, "no-such-style", "there is no component ‘\(name.shortened)’")
  }

  static func noTrait(_ name: String) -> InspectorError {
    InspectorError(404, "no-such-style", "there is no trait ‘\(name.shortened)’")
  }

  static func noToken(_ name: String) -> InspectorError {
    InspectorError(404, "no-such-token", "there is no token ‘\(name.shortened)’")
  }
}
