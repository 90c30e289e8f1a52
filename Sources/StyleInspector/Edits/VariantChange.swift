import StyleCompiler
import StyleModel
import StyleReport
import StyleSource
import StyleSyntax

/// A change of the variants that a component declares, which a request asks for.
struct VariantChange: ComponentChange {
  let changed: ChangedComponent

  var list: SyntaxPath { declaration.appending(.key("variants")) }
  var compounds: SyntaxPath { list.appending(.key("compounds")) }

  init(_ body: JSONValue, in model: InspectorSheet) throws(InspectorError) {
    changed = try ChangedComponent(body, in: model, toGiveIt: "variants")
  }

  // MARK: What is meant

  /// The axis that the request names.
  func axis() throws(InspectorError) -> VariantAxis {
    let name = body["axis"]?.string ?? ""
    guard let axis = component.axes.first(where: { $0.name == name }) else {
      throw InspectorError(404, "no-such-variant", "‘\(component.name)’ has no axis ‘\(name.shortened)’")
    }
    return axis
  }

  /// The variant of an axis that the request names.
  func variant(of axis: VariantAxis) throws(InspectorError) -> String {
    let name = body["variant"]?.string ?? ""
    guard axis.values.contains(where: { $0.name == name }) else {
      throw InspectorError(404, "no-such-variant", "‘\(axis.name)’ has no variant ‘\(name.shortened)’")
    }
    return name
  }

  func path(_ axis: String) -> SyntaxPath { list.appending(.key(axis)) }

  /// Whether the component's base has an axis, or a variant of one, already.
  func isInherited(_ axis: String, _ variant: String? = nil) -> Bool {
    guard let parent = component.parent,
      let axis = model.sheet.components[parent].axes.first(where: { $0.name == axis })
    else { return false }
    return variant.map { name in axis.values.contains { $0.name == name } } ?? true
  }

  func checkOwn(_ axis: String, _ variant: String? = nil) throws(InspectorError) {
    guard isInherited(axis, variant) else { return }
    throw .cannotEdit(
      "‘\(variant ?? axis)’ isn’t declared by ‘\(component.name)’ itself; change it where it comes from")
  }

  /// The node of an axis in the file.
  private func written(_ axis: String) throws(InspectorError) -> SyntaxNode {
    guard let node = model.tree(of: file).node(at: path(axis)), node.kind == .mapping,
      node.span == node.definition
    else {
      throw .cannotEdit("‘\(axis)’ is written in a way that has no place for variants; change it in the file")
    }
    return node
  }

  // MARK: Adding

  private func name(_ key: String, _ symbol: (String) -> Symbol) throws(InspectorError) -> String {
    let name = try newName(key, symbol)
    try checkKey(name)
    return name
  }

  private func checkKey(_ name: String) throws(InspectorError) {
    guard !VariantChange.keys.contains(name) else {
      throw .badValue("‘\(name)’ is a word of the language; take another name", in: "name")
    }
  }

  /// The keys beside axes and variants.
  private static let keys = ["compounds"] + [LanguageKey].variantAxis.names

  /// Declares an axis with its variants, which set nothing yet: the first one is the default.
  func addingAxis() throws(InspectorError) -> PlannedChange {
    let owner = SymbolOwner.component(component.name)
    let axis = try name("name") { .variantAxis(owner: owner, $0) }
    guard !component.axes.contains(where: { $0.name == axis }) else { throw .exists(axis) }
    let names = try newNames("variants") { .variant(owner: owner, $0) }
    for name in names { try checkKey(name) }
    guard names.count > 1 else {
      throw .badValue("an axis has at least two variants", in: "variants")
    }
    guard Set(names).count == names.count else {
      throw .badValue("each variant has its own name", in: "variants")
    }
    let value = SyntaxValue.mapping(names.map { .init($0, .mapping([])) })
    var writer = ValueWriter(model.tree(of: file))
    let node = writer.tree.node(at: list)
    if let node, node.kind == .mapping, node.entries.contains(where: { _ in true }) {
      try writer.insert(value, at: path(axis), node["compounds"] == nil ? .last : .before("compounds"))
    } else if let node {
      guard node.kind == .missing || node.kind == .mapping || node.kind == .scalar && node.scalarKind == .null
      else {
        throw .cannotEdit(
          "the variants are written in a way that has no place for more; change it in the file")
      }
      try writer.set(list, to: .mapping([.init(axis, value)]))
    } else {
      let before = ["summary", "description", "deprecated", "base", "traits", "properties", "sets", "layer"]
      let entries = writer.tree.node(at: declaration)?.entries.filter { before.contains($0.key.text) } ?? []
      try writer.insert(
        .mapping([.init(axis, value)]), at: list, entries.last.map { .after($0.key.text) } ?? .last)
    }
    // There is more to come in each.
    writer.spread(path(axis))
    return plan(writer, "Add the variants \(axis)")
  }

  /// Adds a variant behind the others, which sets nothing yet, or what another one does.
  func addingVariant() throws(InspectorError) -> PlannedChange {
    let axis = try axis()
    let new = try name("name") { .variant(owner: .component(component.name), $0) }
    guard !component.axes.contains(where: { $0.values.contains { $0.name == new } }) else {
      throw .exists(new)
    }
    var value = SyntaxValue.mapping([])
    if body["variant"] != nil {
      let like = try variant(of: axis)
      let tree = model.tree(of: file)
      guard let node = tree.node(at: path(axis.name).appending(.key(like))) else {
        throw .cannotEdit(
          "‘\(like)’ isn’t declared by ‘\(component.name)’ itself; copy it where it comes from")
      }
      if node.kind == .mapping {
        guard let copy = SyntaxValue(node, in: tree.source) else {
          throw .cannotEdit("‘\(like)’ has aliases in it; copy it in the file")
        }
        value = copy
      }
    }
    var writer = ValueWriter(model.tree(of: file))
    let place = path(axis.name).appending(.key(new))
    if writer.tree.node(at: path(axis.name)) == nil {
      // What a base declares gets more variants here.
      let compounds = writer.tree.node(at: compounds) == nil ? EntryPosition.last : .before("compounds")
      if writer.tree.node(at: list) == nil {
        try writer.set(place, to: value)
      } else {
        try writer.insert(.mapping([.init(new, value)]), at: path(axis.name), compounds)
      }
    } else {
      let last = try written(axis.name).entries.filter { entry in
        axis.values.contains { $0.name == entry.key.text }
      }.last?.key.text
      try writer.insert(value, at: place, last.map { .after($0) } ?? .last)
    }
    return plan(writer, "Add the variant \(new)")
  }

  // MARK: Order

  /// Moves a variant on its axis. The default stays the same.
  func movingVariant() throws(InspectorError) -> PlannedChange {
    let axis = try axis()
    let name = try variant(of: axis)
    let node = try written(axis.name)
    let own = node.entries.map(\.key.text).filter { key in axis.values.contains { $0.name == key } }
    var writer = try moving(name, among: own, of: node)
    let hasDefault = node["default"] != nil || isInherited(axis.name)
    let usual = axis.values[axis.defaultValue].name
    if !hasDefault, let moved = writer.tree.node(at: path(axis.name)),
      moved.entries.first(where: { own.contains($0.key.text) })?.key.text != usual
    {
      try setDefault(usual, in: moved, axis.name, &writer)
    }
    return plan(writer, "Move the variant \(name)")
  }

  /// Moves an axis among those of the component. Where two set one value, the later one wins.
  func movingAxis() throws(InspectorError) -> PlannedChange {
    let axis = try axis()
    try checkOwn(axis.name)
    guard let node = model.tree(of: file).node(at: list) else {
      throw .cannotEdit("the variants are written in another place")
    }
    let own = node.entries.map(\.key.text).filter { key in component.axes.contains { $0.name == key } }
    return plan(try moving(axis.name, among: own, of: node), "Move the variants \(axis.name)")
  }

  private func moving(_ name: String, among own: [String], of node: SyntaxNode) throws(InspectorError)
    -> ValueWriter
  {
    guard let place = body["index"]?.integer else { throw .badRequest("the request has no ‘index’") }
    let tree = model.tree(of: file)
    let others = own.filter { $0 != name }
    guard let order = EntryOrder(of: node, in: tree), own.contains(name) else {
      throw VariantChange.otherLayout
    }
    let rest = order.keys.filter { $0 != name }
    let next = max(0, min(place, others.count))
    let slot =
      next < others.count
      ? rest.firstIndex(of: others[next]) : others.last.flatMap { rest.firstIndex(of: $0) }.map { $0 + 1 }
    guard let slot, let bytes = order.moving(name, to: slot) else { throw VariantChange.otherLayout }
    let moved = parse(SourceFile(id: file, path: tree.source.path, bytes: bytes)).product
    guard moved.isComplete, moved.comments.count == tree.comments.count else {
      throw VariantChange.otherLayout
    }
    return ValueWriter(moved)
  }

  private static let otherLayout = InspectorError.cannotEdit(
    "the variants are laid out in a way that this edit can’t keep; change their order in the file")

  /// Makes a variant the default, for styles that choose none.
  func settingDefault() throws(InspectorError) -> PlannedChange {
    let axis = try axis()
    let name = try variant(of: axis)
    var writer = ValueWriter(model.tree(of: file))
    let label = "Make \(name) the default"
    let node = try written(axis.name)
    let first = isInherited(axis.name) ? nil : axis.values.first?.name
    if first == name {
      if node["default"] != nil { try writer.remove(path(axis.name).appending(.key("default"))) }
    } else {
      try setDefault(name, in: node, axis.name, &writer)
    }
    return plan(writer, label)
  }

  private func setDefault(
    _ name: String, in node: SyntaxNode, _ axis: String, _ writer: inout ValueWriter
  ) throws(InspectorError) {
    let place = path(axis).appending(.key("default"))
    if node["default"] != nil { return try writer.set(place, to: .text(name)) }
    let about = node.entries.filter { ["summary", "description"].contains($0.key.text) }.last?.key.text
    try writer.insert(.text(name), at: place, about.map { .after($0) } ?? .first)
  }

  // MARK: Combinations

  /// Adds a combination of variants, which sets nothing yet.
  func addingCompound() throws(InspectorError) -> (PlannedChange, String) {
    let wanted = (body["when"]?.array ?? []).compactMap(\.string)
    var picks: [Variant.Pick] = []
    for (place, axis) in component.axes.enumerated() {
      let found = axis.values.indices.filter { wanted.contains(axis.values[$0].name) }
      guard found.count < 2 else { throw .cannotEdit("a combination has one variant of each axis at most") }
      if let value = found.first { picks.append(Variant.Pick(axis: place, value: value)) }
    }
    guard picks.count == Set(wanted).count, picks.count > 1 else {
      throw InspectorError(422, "bad-value", "a combination has variants of at least two axes")
    }
    let name = picks.map { component.axes[$0.axis].values[$0.value].name }.joined(separator: "+")
    guard !component.variants.contains(where: { $0.picks == picks }) else { throw .exists(name) }
    var writer = LayerWriter(model.tree(of: file))
    let value = SyntaxValue.mapping([.init("when", .text(name))])
    let count = writer.writer.tree.node(at: compounds)?.elements.count ?? 0
    if writer.writer.tree.node(at: list) == nil {
      // All axes are those of its base.
      try writer.set(compounds, to: .sequence([value]))
    } else {
      try writer.insert(try LayerWriter.text(of: value, onOneLine: true), in: compounds, at: count)
    }
    return (plan(writer.writer, "Add the combination \(name)"), name)
  }

  // MARK: Taking away

  /// The owner of an axis or a variant: the component that declares it first.
  private func owner(of name: String) -> SymbolOwner {
    let all = sequence(first: index) { model.sheet.components[$0].parent }
    let last = all.filter { each in
      model.sheet.components[each].axes.contains { axis in
        axis.name == name || axis.values.contains { $0.name == name }
      }
    }.last
    return .component(model.sheet.components[last ?? index].name)
  }

  func symbol(ofAxis name: String) -> Symbol { .variantAxis(owner: owner(of: name), name) }
  func symbol(ofVariant name: String) -> Symbol { .variant(owner: owner(of: name), name) }

  /// Deletes an axis with all values that styles, layers and other components set for it.
  func deletingAxis() throws(InspectorError) -> PlannedChange {
    let axis = try axis()
    try checkOwn(axis.name)
    var removal = EntryRemoval(in: model)
    removal.add(path(axis.name), in: file)
    removal.add(usesOf: [symbol(ofAxis: axis.name)]) { _ in nil }
    removal.add(usesOf: Set(axis.values.map { symbol(ofVariant: $0.name) }), elsewhere: VariantChange.place)
    return try removal.plan("Delete the variants \(axis.name)", besides: [path(axis.name)])
  }

  /// Deletes a variant. Styles and layers that choose it get the default.
  func deletingVariant() throws(InspectorError) -> PlannedChange {
    let axis = try axis()
    let name = try variant(of: axis)
    try checkOwn(axis.name, name)
    guard axis.values.count > 2 else {
      throw .cannotEdit(
        "‘\(axis.name)’ has two variants, and needs that many; delete all of ‘\(axis.name)’ instead")
    }
    let own = path(axis.name).appending(.key(name))
    var removal = EntryRemoval(in: model)
    removal.add(own, in: file)
    removal.add(usesOf: [symbol(ofVariant: name)], elsewhere: VariantChange.place)
    return try removal.plan("Delete the variant \(name)", besides: [own])
  }

  /// The path that is removed where a variant is named as a value: a choice, the default, or a whole compound.
  private static func place(_ path: SyntaxPath) -> SyntaxPath? {
    path.steps.last == "when" ? SyntaxPath(path.steps.dropLast()) : path
  }

  func deletingCompound() throws(InspectorError) -> PlannedChange {
    let name = body["compound"]?.string ?? ""
    let written = model.tree(of: file).node(at: compounds)?.elements.map { $0["when"]?.text } ?? []
    let wanted = Set(name.split(separator: "+"))
    guard !wanted.isEmpty,
      let place = written.firstIndex(where: { $0.map { Set($0.split(separator: "+")) } == wanted })
    else {
      throw InspectorError(
        404, "no-such-variant", "‘\(component.name)’ has no combination ‘\(name.shortened)’ itself")
    }
    let own = compounds.appending(.index(place))
    var removal = EntryRemoval(in: model)
    removal.add(own, in: file)
    return try removal.plan("Delete the combination \(name)", besides: [own])
  }
}

extension Inspector {
  // MARK: Variants

  /// Adds, moves or removes variants of a component, their axes and combinations: each is one edit, and one step back.
  func changeVariants(_ body: JSONValue) throws(InspectorError) -> InspectorAnswer {
    endLive()
    let change = try VariantChange(body, in: try saved().model)
    let breaking: PlannedChange
    switch body["action"]?.string {
    case "addAxis": return try finish(try change.addingAxis(), body)
    case "add": return try finish(try change.addingVariant(), body)
    case "combine":
      let (plan, name) = try change.addingCompound()
      return try finish(plan, body, [.init("compound", .string(name))])
    case "move": return try finish(try change.movingVariant(), body)
    case "default": return try finishSeen(try change.settingDefault(), in: change.model, body)
    case "moveAxis": return try finishSeen(try change.movingAxis(), in: change.model, body)
    case "delete": breaking = try change.deletingVariant()
    case "deleteAxis": breaking = try change.deletingAxis()
    case "deleteCompound": breaking = try change.deletingCompound()
    case _: throw .badRequest("the request has no ‘action’ for variants")
    }
    // Styles that pick nothing have another default, where that goes.
    let isAsked = body["dryRun"]?.bool == true
    let looks =
      isAsked ? [JSONValue.Member("looks", .integer(try lookCount(after: breaking, in: change.model)))] : []
    return try finishBreaking(breaking, in: change.model, body, looks)
  }

  /// Makes a change; for a dry run, answers with the number of looks that it would change.
  private func finishSeen(
    _ plan: PlannedChange, in model: InspectorSheet, _ body: JSONValue
  ) throws(InspectorError) -> InspectorAnswer {
    guard body["dryRun"]?.bool == true else { return try finish(plan, body) }
    return try finish(plan, body, [.init("looks", .integer(try lookCount(after: plan, in: model)))])
  }

  /// The number of styles that look different after a change.
  private func lookCount(after plan: PlannedChange, in model: InspectorSheet) throws(InspectorError) -> Int {
    let after = try trying(plan.files, from: model).sheet
    return VisibleChanges(from: model, to: after, countsPictures: false).styles?.count
      ?? model.sheet.styles.count
  }
}
