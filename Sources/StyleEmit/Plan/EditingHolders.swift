import StyleModel

/// The components that are focused while a person writes into a text field in their layers, and the text fields that report it.
struct EditingHolders {
  /// Whether a person can write into a view in each component's layers, at any depth, by component.
  private var holds: [Int: Bool] = [:]
  private var followers: Set<Int> = []
  private var told: Set<Int> = []

  init(_ sheet: ResolvedSheet) {
    for index in sheet.components.indices { _ = holdsEditor(index, in: sheet) }
    if !holds.values.contains(true) { return }
    for (index, component) in sheet.components.enumerated() where holds[index] == true {
      let settings = component.settings.lazy.map(\.state) + component.animations.lazy.compactMap(\.state)
      let variants = component.variants.lazy.flatMap(\.settings).map(\.state)
      if settings.contains(where: \.isOfFocus) || variants.contains(where: \.isOfFocus) {
        followers.insert(index)
      }
    }
    for style in sheet.styles where holds[style.component] == true {
      if style.settings.contains(where: \.state.isOfFocus) { followers.insert(style.component) }
    }
    for index in followers { tell(index, in: sheet) }
  }

  /// Whether a component is focused while a person writes into something in its layers.
  func follows(_ component: Int) -> Bool { followers.contains(component) }

  /// Whether a person writes into something in its layers.
  func holdsEditor(_ component: Int) -> Bool { holds[component] ?? false }

  /// Whether an editable component lies in one that is focused while a person writes.
  func tells(_ component: Int) -> Bool { told.contains(component) }

  private mutating func holdsEditor(_ index: Int, in sheet: ResolvedSheet) -> Bool {
    if let known = holds[index] { return known }
    holds[index] = false
    let component = sheet.components[index]
    var found = false
    for (place, layer) in component.layers.enumerated() where component.isOperated(layer: place) {
      guard let held = layer.kind.component else { continue }
      if sheet.components[held].base.isEditable || holdsEditor(held, in: sheet) { found = true }
    }
    holds[index] = found
    return found
  }

  private mutating func tell(_ index: Int, in sheet: ResolvedSheet) {
    let component = sheet.components[index]
    for (place, layer) in component.layers.enumerated() where component.isOperated(layer: place) {
      guard let held = layer.kind.component, !told.contains(held) else { continue }
      if sheet.components[held].base.isEditable {
        told.insert(held)
      } else if holds[held] == true {
        tell(held, in: sheet)
      }
    }
  }
}

extension StateSet {
  fileprivate var isOfFocus: Bool { contains(.focused) }
}

extension ComponentPlan {
  /// Whether the component has a state of its own in a layer, beside that of the component around it.
  var hasStateInLayers: Bool { component.base.isOperable || followsEditing }

  /// The plan with its part in reporting that text fields are edited. Another module may have styles for the focus, and layers with the
  /// component.
  func following(_ editing: EditingHolders) -> ComponentPlan {
    var plan = self
    plan.followsEditing = editing.follows(index) || isShared && editing.holdsEditor(index)
    plan.tellsEditing = component.base.isEditable && isHeld && (isShared || editing.tells(index))
    return plan
  }
}
