import StyleModel
import StyleReport
import StyleSyntax

/// The places where a value of a style may be written, by the names that the page gives back.
extension InspectorSheet {
  /// The address that a place of a style's value names: `style`, `always`, `style:base`, `token:color.accent`,
  /// `overlay:color.accent@styles/forest.yaml`, `variant:kind: ghost`, `component:Card`.
  func address(
    _ place: String, ofStyle index: Int, _ key: String, _ state: StateSet, _ modes: ModeSet
  ) throws(InspectorError) -> EditAddress {
    let parts = place.split(separator: ":", maxSplits: 1).map(String.init)
    let name = parts.count > 1 ? parts[1] : ""
    switch parts.first {
    case "style" where parts.count == 1: return try address(ofStyle: index, key, state, modes)
    case "always":
      var always = try address(ofStyle: index, key, .normal, [])
      always.label = "This style, always"
      return always
    case "style":
      guard let parent = style(named: name) else { throw .noStyle(name) }
      return try address(ofStyle: parent, key, state, modes, as: .parent)
    case "token":
      guard let token = token(named: name) else { throw .noToken(name) }
      return try address(ofToken: token, modes)
    case "overlay":
      // A token's name has no `@`.
      let parts = name.split(separator: "@", maxSplits: 1).map(String.init)
      guard parts.count == 2, let token = token(named: parts[0]) else { throw .noToken(name) }
      return try address(ofToken: token, modes, overlay: parts[1])
    case "variant":
      let component = sheet.styles[index].component
      guard
        let variant = sheet.components[component].variants.first(where: {
          sheet.components[component].name(of: $0) == name
        })
      else { throw .badRequest("there is no variant ‘\(name.shortened)’") }
      return try address(of: variant, key, component: component, state, modes)
    case "component", "trait":
      return try address(ofDefault: key, component: sheet.styles[index].component, state, modes)
    case _: throw .badRequest("there is no place ‘\(place.shortened)’")
    }
  }

  /// The origin of a style's value in a state and some modes.
  func origin(of target: RowTarget, ofStyle index: Int, _ state: StateSet, _ modes: ModeSet) -> Origin.ID? {
    let look = looks(of: .style(index)).look(state: state, modes: modes)
    return switch target.target {
    case .property(let property): look.property(property).origin
    case .layer(let layer, .layer(let property)): look.layer(layer).origin(of: property)
    case .layer(let layer, .property(let property)): look.layer(layer).nested?.property(property).origin
    }
  }

  /// The places where a value of a style may be written, those that change least first.
  ///
  /// - Parameter look: The look in which a person sees the edited value; nil where it is edited for `state` and `modes` alone.
  func places(
    ofStyle index: Int, _ key: String, _ state: StateSet, _ modes: ModeSet, seenIn look: ShownLook? = nil
  ) -> [String] {
    let style = sheet.styles[index]
    var places = ["style"]
    guard let target = target(key, ofComponent: style.component) else { return places }
    let here = OwnEntries.When(state: state, modes: modes)
    for condition in look?.conditions(in: sheet) ?? [] where condition != here {
      places.append("\(PlaceName.prefix(condition, sheet))style")
    }
    let isConditional = state != .normal || !modes.isEmpty
    // What somebody else says always can be changed there for all looks.
    let always = PlaceName.prefix(.always, sheet)
    if isConditional { places.append("always") }
    var next = origin(of: target, ofStyle: index, look?.state ?? state, look?.modes ?? modes)
    let most = places.count + 6
    while let current = next, places.count < most {
      if case .token(let token) = sheet[current].author {
        places += self.places(ofToken: token, for: modes, seenIn: look?.modes)
      }
      next = sheet[current].source
    }
    var pending = style.parents.reversed() as [Int]
    var known: Set<Int> = [index]
    while !pending.isEmpty, places.count < most + 6 {
      let parent = pending.removeFirst()
      guard known.insert(parent).inserted else { continue }
      places.append("style:\(sheet.styles[parent].name)")
      if isConditional, ownEntries(ofStyle: parent)[key, .normal, []] != nil {
        places.append("\(always)style:\(sheet.styles[parent].name)")
      }
      pending += sheet.styles[parent].parents.reversed()
    }
    let component = sheet.components[style.component]
    for variant in component.variants.reversed()
    where variant.holds(for: style.picks) && places.count < most + 10 {
      places.append("variant:\(component.name(of: variant))")
      let saysAlways = variant.settings.contains {
        $0.target == target.target && $0.state == .normal && $0.modes.isEmpty
      }
      if isConditional, saysAlways { places.append("\(always)variant:\(component.name(of: variant))") }
    }
    if !component.isBaseClass {
      var place = "component:\(component.name)"
      if case .property(let property) = target.target,
        case .trait(let trait) = component.properties[property].owner
      {
        place = "trait:\(sheet.traits[trait].name)"
      }
      places.append(place)
      if isConditional, says(key, inComponent: style.component) { places.append("\(always)\(place)") }
    }
    return places
  }
}
