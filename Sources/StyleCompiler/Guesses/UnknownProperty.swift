import StyleModel
import StyleSource
import StyleSyntax

extension Diagnostic {
  /// The diagnostic for a key that names no property of a component, with what may be meant.
  ///
  /// - Parameters:
  ///   - mapping: The mapping with the key. Its other keys aren't suggested again.
  ///   - names: The names that are valid here; nil after too many searches.
  ///   - hasLayerKeys: Whether keys of layers are valid here, such as ‘layer.cornerRadius’.
  static func noSuchProperty(
    _ key: SyntaxNode, _ checked: CheckedComponent, in mapping: SyntaxNode? = nil, _ names: KnownNames?,
    hasLayerKeys: Bool = false
  ) -> Diagnostic {
    let name = key.text
    let known = names ?? KnownNames([])
    if let equals = name.firstIndex(of: "=") {
      let meant = String(name[..<equals].prefix { $0 != " " })
      let near = known.contains(meant) ? meant : known.nearest(to: meant) ?? meant
      let entry = "\(near): \(name[name.index(after: equals)...].drop { $0 == " " })"
      return Diagnostic(
        .unknownProperty, "a key needs ‘:’ after it, not ‘=’", at: key.span,
        fixes: [FixIt("write ‘\(entry.shortened)’", replace: key.span, with: entry, isSafe: false)])
    }
    if let other = declaredOtherwise(key, checked, in: mapping, hasLayerKeys: hasLayerKeys) { return other }
    func unknown(notes: [String] = [], fixes: [FixIt] = []) -> Diagnostic {
      Diagnostic(
        .unknownProperty, "‘\(checked.component.name.shortened)’ has no property ‘\(name.shortened)’",
        at: key.span, notes: notes, fixes: fixes)
    }
    let foreign = ForeignName(name, among: known)
    let entry = ForeignEntry(key, in: mapping)
    let font = known.contains("font") ? "font" : nil
    if let fix = entry?.fix(font: font, name: { hasLayerKeys ? checked.layerKey(meantBy: $0) : nil }) {
      return unknown(fixes: [fix])
    }
    let ofLayer = foreign.name == nil && hasLayerKeys ? checked.layerKey(meantBy: name) : nil
    let near =
      foreign.name ?? ofLayer ?? (foreign.advice == nil ? known.nearest(to: name) : nil)
    if let near, near.lowercased().hasSuffix("color"), let entry {
      if entry.isGradient {
        return unknown(notes: [ForeignName.gradientAdvice])
      }
      if let fix = entry.colorFix(writing: near) {
        return unknown(notes: ["an unquoted ‘#’ starts a comment"], fixes: [fix])
      }
    }
    if let near, let property = checked.properties.first(where: { $0.name == near }),
      let fix = entry?.fix(writing: near, of: property.type, property.bounds)
    {
      return unknown(fixes: [fix])
    }
    // Only the beginning of a very long mapping is searched, so that many misspelled keys cost no more than their number.
    let isWritten = mapping?.entries.prefix(200).contains { $0.key.text == near } ?? false
    let notes = near.map { isWritten ? ["‘\($0)’ is set already: remove ‘\(name.shortened)’"] : [] }
    return unknown(
      notes: notes
        ?? [foreign.advice ?? names.map { _ in "it has \(checked.properties.map(\.name).quotedList)" }]
        .compactMap { $0 },
      fixes: isWritten
        ? [] : near.map { [FixIt("write ‘\($0)’", replace: key.span, with: $0, isSafe: false)] } ?? [])
  }

  /// The diagnostic for the name of another part of the component: an axis of variants, a state or a layer.
  private static func declaredOtherwise(
    _ key: SyntaxNode, _ checked: CheckedComponent, in mapping: SyntaxNode?, hasLayerKeys: Bool
  ) -> Diagnostic? {
    let name = key.text
    if let axis = checked.component.axes.first(where: { $0.name == name }) {
      return Diagnostic(
        .unknownProperty,
        "‘\(name.shortened)’ is an axis of variants of ‘\(checked.component.name.shortened)’, not a property",
        at: key.span,
        notes: ["a style picks its variant with ‘variants: { \(name): \(axis.values[0].name) }’"])
    }
    if let state = checked.component.ownStates.first(where: { $0.name == name }) {
      let member = stateMember(state.name)
      let isFlag = mapping?.entries.first { $0.key.span == key.span }?.value.kind == .scalar
      return Diagnostic(
        .unknownProperty,
        "‘\(name.shortened)’ is a state of ‘\(checked.component.name.shortened)’, not a property",
        at: key.span,
        notes: isFlag ? [] : ["what is different then stands under ‘states: { \(name): … }’"],
        fixes: isFlag
          ? [
            FixIt(
              "write ‘\(member)’, which says that it is in the state", replace: key.span, with: member,
              isSafe: false)
          ]
          : [])
    }
    if hasLayerKeys, checked.component.layers.dropFirst().contains(where: { $0.writtenName == name }),
      let entry = mapping?.entries.first(where: { $0.key.span == key.span })?.value.entries.first(where: {
        _ in true
      })
    {
      return Diagnostic(
        .unknownProperty,
        "‘\(name.shortened)’ is a layer of ‘\(checked.component.name.shortened)’, not a property",
        at: key.span,
        notes: [
          "a key of a layer is set by its path, as in ‘\(name.shortened).\(entry.key.text.shortened): \(entry.value.kind == .scalar ? entry.value.text.shortened : "…")’"
        ])
    }
    return nil
  }
}

extension CheckedComponent {
  /// The style's key for a property of the view's layer: the property that drives it, or ‘layer.…’; nil where the layer has no such
  /// property.
  fileprivate func layerKey(meantBy name: String) -> String? {
    guard let layer = component.layers.first, let meant = ForeignName.layerProperty(name),
      let property = LayerPropertyNames.of(layer.kind).properties.first(where: { $0.name == meant })
    else { return nil }
    if let setting = layer.settings.first(where: { $0.key == .layer(property) }),
      case .property(let place) = setting.value, properties[place].driven == nil
    {
      return properties[place].name
    }
    return "\(layer.name).\(meant)"
  }
}
