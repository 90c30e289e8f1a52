import StyleCompiler
import StyleModel
import StyleReport
import StyleSource
import StyleSyntax

extension LanguageServer {
  /// The refactorings of the value or the entry at the beginning of a selection.
  func refactorings(_ query: Query, _ range: Range<Int>) -> [JSONValue] {
    let refactoring = Refactoring(query)
    guard let place = refactoring.grammar.place(at: range.lowerBound, in: query.tree) else { return [] }
    let all =
      [
        refactoring.takingOut(place), refactoring.usingToken(place),
        refactoring.inlining(place, range.lowerBound),
        refactoring.movingUp(place),
      ] + refactoring.overriding(place)
    return all.compactMap { $0 }.map { action in
      [
        "title": .string(action.title), "kind": .string(action.kind),
        "edit": query.workspaceEdit(action.edits),
      ]
    }
  }
}

/// Refactorings of style files. They keep the meaning, except those that add values.
struct Refactoring {
  let query: Query
  let grammar: Grammar
  private var sheet: ResolvedSheet { query.sheet }

  struct Action {
    var title: String
    var kind: String
    var edits: [FixIt.Edit]
  }

  init(_ query: Query) {
    self.query = query
    grammar = Grammar(sheet: query.sheet)
  }

  // MARK: Literals and tokens

  /// A literal value; nil for references, expressions, and values that an alias stands for.
  private func literal(_ place: RoledNode) -> (node: SyntaxNode, slot: ValueSlot)? {
    guard !place.isKey, case .value(let slot) = place.slot, place.node.kind == .scalar,
      place.node.span == place.node.definition, !place.node.definition.isEmpty,
      !place.node.withBytes({ $0.contains(UInt8(ascii: "$")) })
    else { return nil }
    return (place.node, slot)
  }

  /// Declares a token with a literal's value in this file, and refers to it.
  func takingOut(_ place: RoledNode) -> Action? {
    guard let (node, slot) = literal(place), let type = slot.type.descriptor.tokenType,
      !query.tree.hasAliases, canHold(node, slot.type)
    else { return nil }
    let name = freeName(for: slot.name, type)
    let written = query.sources.text(node.definition)
    let value: SyntaxValue = node.isQuoted ? .text(node.text) : .plain(written)
    let path = SyntaxPath([.key("tokens"), .key(type.rawValue), .key(name)])
    guard case .success(let edit) = query.tree.setting(path, to: value) else { return nil }
    let use = FixIt.Edit(node.definition, "$\(type.rawValue).\(name)")
    let edits = ([use] + edit.edits).sorted { $0.span < $1.span }
    return action("Take this out as the token ‘\(type.rawValue).\(name)’", "refactor.extract", edits)
  }

  /// Whether a token of a type can have a literal's value: no token is null, a length is no word such as `fitting`, and a token of type
  /// `number` stands for a whole number only within the precision of a double.
  private func canHold(_ node: SyntaxNode, _ type: ValueType) -> Bool {
    let kind = node.scalarKind
    if kind == .null { return false }
    let isNumber =
      switch kind {
      case .integer, .float: true
      case .null, .bool, .hugeInteger, .string: false
      }
    return switch type {
    case .number: isNumber
    case .integer: isNumber && Double(node.text).map { abs($0) < 0x1p53 } ?? false
    case .bool: kind == .bool(true) || kind == .bool(false)
    case .color: kind == .string
    case .string, .localizedString, .choice, .point, .size, .rect, .range, .image, .gradientStops, .shadow,
      .shadows, .outline, .font, .edgeInsets, .animation, .corners, .transform, .path, .numbers, .strings:
      true
    }
  }

  /// A name that no token of the type has, made of the property's.
  private func freeName(for subject: String, _ type: TokenType) -> String {
    let plain = String(
      decoding: subject.utf8.map { isNamePart($0) && $0 != UInt8(ascii: ".") ? $0 : UInt8(ascii: "-") },
      as: UTF8.self)
    let names = Set(sheet.tokens.filter { $0.type == type }.map(\.name))
    func isFree(_ name: String) -> Bool {
      let full = "\(type.rawValue).\(name)"
      return !names.contains(full) && !names.contains { $0.hasPrefix(full + ".") }
    }
    if isFree(plain) { return plain }
    var number = 2
    while !isFree("\(plain)\(number)") { number += 1 }
    return "\(plain)\(number)"
  }

  /// Refers to the token that has a literal's value in every mode.
  func usingToken(_ place: RoledNode) -> Action? {
    guard let (node, slot) = literal(place), let value = value(of: node, slot) else { return nil }
    let visible = Set(query.snapshot.visibleFiles(from: query.file))
    let token = sheet.tokens.first { token in
      token.value.isUniform && token.deprecated == nil && !token.isPrivate
        && visible.contains(token.span.file)
        && slot.type.accepts(token.type) && token.value.value.isSame(as: value)
        // Where the token is declared, the value stays.
        && !(token.span.file == query.file && place.path.steps.first == .key("tokens"))
    }
    guard let token else { return nil }
    return action(
      "Use the token ‘\(token.name)’", "refactor.rewrite", [FixIt.Edit(node.definition, "$" + token.name)])
  }

  private func value(of node: SyntaxNode, _ slot: ValueSlot) -> Value? {
    switch (slot.type, node.scalarKind) {
    case (.color, .string):
      guard case .success(let syntax) = node.withBytes({ parseColor($0) }), let color = syntax.fixedColor
      else { return nil }
      return .color(color)
    case (.number, .integer), (.number, .float), (.integer, .integer), (.integer, .float):
      return Double(node.text).map { .number($0) }
    case (.bool, .bool(let flag)): return .bool(flag)
    case (.string, .string): return .string(node.text)
    case _: return nil
    }
  }

  /// Replaces a reference to a token by the value in the token's declaration.
  func inlining(_ place: RoledNode, _ offset: Int) -> Action? {
    guard !place.isKey, let slot = place.slot.value, place.node.kind == .scalar,
      let reference = grammar.referenceSpans(place.node, slot).first(where: {
        $0.name.contains(".") && Int($0.span.start) <= offset && offset <= Int($0.span.end)
      }), let token = sheet.tokens.first(where: { $0.name == reference.name }),
      !token.value.allValues.contains(.invalid)
    else { return nil }
    let isWhole = reference.span == place.node.contentSpan
    guard token.value.isUniform else { return isWhole ? inliningModes(of: token, place) : nil }
    let text: String
    switch token.value.value {
    case .number(let number):
      text = !isWhole && number < 0 ? "(\(formatNumber(number)))" : formatNumber(number)
    case .bool, .integer, .string, .font, .edgeInsets, .animation, .shadow, .shadows, .outline, .image,
      .gradientStops,
      .color,
      .null, .localizedString, .choice, .point, .size, .rect, .range, .corners, .transform, .path, .numbers,
      .strings,
      .invalid:
      guard isWhole else { return nil }
      text = token.value.value.quotedSpelling
    }
    let span = isWhole ? place.node.definition : reference.span
    return action(
      "Write the value of ‘\(token.name)’ here", "refactor.inline", [FixIt.Edit(span, text)])
  }

  // MARK: Styles

  /// The style that an entry of a style stands in, and the entry's key; nil for entries beneath states and modes.
  func entry(_ place: RoledNode) -> (style: Int, key: String, node: SyntaxNode)? {
    guard place.path.steps.count >= 3, case .key("styles") = place.path.steps[0],
      case .key(let name) = place.path.steps[1],
      case .key(let key) = place.path.steps[2], place.isKey ? place.path.steps.count == 3 : true,
      let style = grammar.style(declaredAs: name, in: query.file),
      let root = query.tree.root,
      let entry = grammar.place(at: SyntaxPath(Array(place.path.steps.prefix(3))), isKey: true, from: root)
    else { return nil }
    switch entry.role {
    case .property, .layerKey: break
    case .unknown, .keyword, .tokenType, .declares, .uses, .state, .modes, .part: return nil
    }
    guard let value = query.tree.node(at: SyntaxPath(Array(place.path.steps.prefix(3)))),
      value.kind != .missing,
      value.span == value.definition
    else { return nil }
    return (style, key, value)
  }

  /// Moves a value of a style to the only style that it extends, in the same file, unless that one has the key already.
  func movingUp(_ place: RoledNode) -> Action? {
    guard let (style, key, node) = entry(place), sheet.styles[style].parents.count == 1 else { return nil }
    let parent = sheet.styles[sheet.styles[style].parents[0]]
    let path = SyntaxPath([.key("styles"), .key(parent.key), .key(key)])
    guard !isHidden(node, of: style, behind: parent), parent.span.file == query.file,
      query.tree.node(at: path) == nil,
      let value = SyntaxValue(node, in: query.source),
      case .success(let removal) = query.tree.removing(
        SyntaxPath([.key("styles"), .key(sheet.styles[style].key), .key(key)])),
      case .success(let insertion) = query.tree.inserting(value, at: path)
    else { return nil }
    return action(
      "Move ‘\(key)’ to the style ‘\(parent.name)’", "refactor.rewrite",
      (removal.edits + insertion.edits).sorted { $0.span < $1.span })
  }

  /// Whether another value would win over a style's value once the parent has it: one of a variant that the style chooses, or one of the
  /// parent's for modes.
  private func isHidden(_ node: SyntaxNode, of index: Int, behind parent: Style) -> Bool {
    let style = sheet.styles[index]
    let targets = style.settings.filter { setting in
      !setting.isInherited && setting.state == .normal && setting.modes.isEmpty
        && setting.span.map { $0.file == query.file && $0.range.contains(Int(node.definition.start)) }
          ?? false
    }.map(\.target)
    func sets(_ setting: Style.Setting) -> Bool {
      targets.contains(setting.target) && setting.state == .normal
    }
    let picks = query.tree.node(at: [.key("styles"), .key(style.key), "variants"]) != nil
    let variants = sheet.components[style.component].variants.filter { $0.holds(for: style.picks) }
    return targets.isEmpty || picks && variants.contains { $0.settings.contains(where: sets) }
      || parent.settings.contains { sets($0) && !$0.modes.isEmpty }
  }

  /// Repeats the value for a state or for dark mode, where it can then be changed.
  func overriding(_ place: RoledNode) -> [Action?] {
    guard let (style, key, node) = entry(place), let value = SyntaxValue(node, in: query.source) else {
      return []
    }
    let name = sheet.styles[style].key
    let component = sheet.components[sheet.styles[style].component]
    let states = component.ownStates.map(\.name) + component.base.states.states.prefix(3).map(\.name)
    // The first mode of an axis is what holds anyway.
    let modes =
      ["dark", "high-contrast"]
      + sheet.modes.axes.flatMap { axis in
        axis.values.dropFirst().filter { $0.span != nil }.map(\.name)
      }
    let conditions = states.prefix(8).map { ("states", $0) } + modes.prefix(8).map { ("modes", $0) }
    return conditions.map { section, condition in
      let path = SyntaxPath([.key("styles"), .key(name), .key(section), .key(condition), .key(key)])
      guard query.tree.node(at: path) == nil, case .success(let edit) = query.tree.setting(path, to: value)
      else {
        return nil
      }
      return action("Override ‘\(key)’ in \(condition)", "refactor.rewrite", edit.edits)
    }
  }

  /// The action, if its edits don't touch each other and leave a file that can be read.
  func action(_ title: String, _ kind: String, _ edits: [FixIt.Edit]) -> Action? {
    for (first, second) in zip(edits, edits.dropFirst()) where first.span.end > second.span.start {
      return nil
    }
    let new = parse(
      SourceFile(id: query.file, path: query.source.path, bytes: applying(edits, to: query.source.bytes)))
    return new.product.isComplete ? Action(title: title, kind: kind, edits: edits) : nil
  }
}

extension Value {
  /// Whether both values look the same.
  fileprivate func isSame(as other: Value) -> Bool {
    if let number = double, let other = other.double { return number == other }
    if let color, let other = other.color {
      return color.description == other.description
        || color.system == nil && other.system == nil && color.srgb8 == other.srgb8
          && color.isInGamut(of: .srgb) && other.isInGamut(of: .srgb) && color.alpha == other.alpha
    }
    return self == other
  }
}
