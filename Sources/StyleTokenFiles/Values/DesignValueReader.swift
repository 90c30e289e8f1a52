import StyleSource
import StyleSyntax

/// Reads the value of one design token as values of a style file.
struct DesignValueReader {
  let system: TokenSystem
  let token: DesignToken
  let index: Int
  /// The span used for nodes that aren't written in the token itself; nil while all are.
  var elsewhere: Span?

  /// The type and the value of a token of a style file.
  typealias Result = (type: StyleType, value: StyleValue)

  init(_ index: Int, in system: TokenSystem) {
    self.system = system
    self.index = index
    token = system.tokens[index]
    elsewhere = token.inherited
  }

  /// The options of the import that leads to the token's file.
  var options: ImportOptions { system.files[token.file].options }

  /// The values of a token that was reported, so that references to it are known.
  func broken(_ type: DesignType) -> [Result] {
    let value = StyleValue.missing(place(token.value))
    if type == .border { return [(.color, value), (.length, value)] }
    return system.styleType(of: index).map { [($0, value)] } ?? []
  }

  /// Reads the token's values; none for a token that a style file can't have, which is reported.
  func read(_ type: DesignType) -> [Result] {
    let value = token.value
    if value.kind == .missing { return broken(type) }
    if token.isKept { return system.styleType(of: index).map { [($0, kept(value))] } ?? [] }
    if let written = token.keptValue {
      if token.isAsKept, keptReferencesLead(written) {
        if type == .border { return keptBorder(written) }
        return system.styleType(of: index).map { [($0, kept(written, as: $0))] } ?? []
      }
      loss(.changedValue(value))
    }
    if let target = system.figma.target(of: index) { return reference(to: target, for: type, at: value) }
    // What a text is was found out with the types.
    return read(value, as: type, known: value.isJSONString ? system.targets[index] : nil)
  }

  /// Reads the token's values from a node.
  ///
  /// - Parameter known: The token that the node refers to, if that is known already.
  func read(_ value: SyntaxNode, as type: DesignType, known: Int?) -> [Result] {
    switch known.map({ .token($0) }) ?? resolve(value) {
    case .broken: return broken(type)
    case .token(let target):
      if let values = substitute(for: target, at: value) {
        return values.map { ($0.type, token.isOfTools && $0.type == .color ? modified($0.value) : $0.value) }
      }
      return reference(
        to: target, for: type,
        at: token.isOfTools || value.span != token.value.span
          ? value : token.node["$value"] ?? token.node["$ref"] ?? value)
    case .literal(let node): return inside(node, of: value).read(node, as: type)
    }
  }

  private func read(_ node: SyntaxNode, as type: DesignType) -> [Result] {
    if token.isOfTools {
      if type == .border { return toolBorder(node) }
      return system.styleType(of: index).map { [($0, toolValue(node, as: type, $0))] } ?? []
    }
    switch type {
    case .border: return border(node)
    case .cubicBezier:
      if let curve = curveNumbers(node) { loss(.curveAlone(curve, token)) }
      return []
    case .strokeStyle:
      if isStrokeStyle(node) { loss(.strokeAlone(token)) }
      return []
    case .color, .dimension, .fontFamily, .fontWeight, .duration, .number, .transition, .shadow, .gradient,
      .typography, .string, .boolean, .kept:
      guard let styleType = system.styleType(of: index) else { return [] }
      return [(styleType, single(node, as: type, styleType))]
    }
  }

  private func single(_ node: SyntaxNode, as type: DesignType, _ styleType: StyleType) -> StyleValue {
    switch type {
    case .color: color(node)
    case .dimension: dimension(node)
    case .fontFamily: fontFamily(node)
    case .fontWeight: fontWeight(node)
    case .duration: duration(node)
    case .number: number(node, styleType)
    case .transition: transition(node)
    case .shadow: styleType == .shadow ? shadow(node, isList: false) : shadows(node)
    case .gradient: gradient(node)
    case .typography: typography(node)
    case .string: string(node)
    case .boolean: flag(node)
    case .kept: kept(node)
    case .border, .cubicBezier, .strokeStyle: .missing(place(node))
    }
  }

  /// A token whose value is another one.
  private func reference(to target: Int, for type: DesignType, at node: SyntaxNode) -> [Result] {
    if token.isOfTools || system.types[target] == nil, system.isLeftOut(target) {
      loss(.aliasOfLostToken(system.tokens[target].name, node))
      return broken(type)
    }
    guard let found = system.types[target] else { return broken(type) }
    if token.isOfTools, found != .border, let styleType = system.styleType(of: target) {
      if type == .fontWeight, styleType == .number, let literal = system.literalValue(of: target) {
        return [(.string, toolWeight(literal))]
      }
      guard type.toolTypes.contains(styleType) else {
        report(.aliasOfOtherType(system.tokens[target].name, found, type, node))
        return broken(type)
      }
      let value = StyleValue.plain("$\(styleType.rawValue).\(system.styleName(of: target))", place(node))
      return [(styleType, styleType == .color ? modified(value) : value)]
    }
    guard found == type else {
      report(.aliasOfOtherType(system.tokens[target].name, found, type, node))
      return broken(type)
    }
    guard let styleType = system.styleType(of: target) else { return [] }
    let name = system.styleName(of: target)
    if type == .number, let own = system.styleType(of: index) {
      let isPercentage = system.tokens[target].isOpacityInFigma
      let factor = token.isOpacityInFigma == isPercentage ? "" : isPercentage ? " * 100" : " / 100"
      return [(own, .plain("$\(styleType.rawValue).\(name)\(factor)", place(node)))]
    }
    let value = { (type: StyleType) in StyleValue.plain("$\(type.rawValue).\(name)", place(node)) }
    return type == .border
      ? [(.color, value(.color)), (.length, value(.length))] : [(styleType, value(styleType))]
  }

  // MARK: What parts share

  /// A part of a value: a token of a type, or what `read` makes of a literal.
  func part(_ node: SyntaxNode, _ type: DesignType, _ read: (DesignValueReader, SyntaxNode) -> StyleValue)
    -> StyleValue
  {
    switch resolve(node) {
    case .broken: return .missing(place(node))
    case .literal(let literal): return read(inside(literal, of: node), literal)
    case .token(let target):
      guard let found = system.types[target] else { return lost(target, at: node) }
      if let values = substitute(for: target, at: node) {
        return values.first?.value ?? .missing(place(node))
      }
      let isNumber = type == .number && found == .number
      guard found == type || isNumber, let styleType = system.styleType(of: target) else {
        report(.aliasOfOtherType(system.tokens[target].name, found, type, node))
        return .missing(place(node))
      }
      return .plain("$\(styleType.rawValue).\(system.styleName(of: target))", place(node))
    }
  }

  /// A part that is a token without a type, which was reported for itself.
  func lost(_ target: Int, at node: SyntaxNode) -> StyleValue {
    if system.isLeftOut(target) { report(.partOfLostToken(system.tokens[target].name, node)) }
    return .missing(place(node))
  }

  /// The literal at the end of a part's references, with a reader for it.
  func literal(_ node: SyntaxNode) -> (reader: DesignValueReader, node: SyntaxNode)? {
    switch resolve(node) {
    case .broken: return nil
    case .literal(let literal): return (inside(literal, of: node), literal)
    case .token(let target):
      guard let literal = system.literalValue(of: system.winner(of: target) ?? target) else { return nil }
      var reader = self
      reader.elsewhere = elsewhere ?? node.referenceSpan
      return (reader, literal)
    }
  }

  /// The literal at the end of a part's references, where its token makes no difference.
  func literalNode(_ node: SyntaxNode) -> SyntaxNode? {
    // A number refers to nothing, and a color has three.
    if node.kind == .scalar, !node.isQuoted { return node }
    switch resolve(node) {
    case .broken: return nil
    case .literal(let literal): return literal
    case .token(let target): return system.literalValue(of: system.winner(of: target) ?? target)
    }
  }

  func resolve(_ node: SyntaxNode) -> TokenSystem.Resolved {
    // The ‘$ref’ of a token has the token's own members beside it.
    if node.kind == .mapping, node["$ref"] != nil, node.span != token.node.span, token.inherited == nil,
      let other = node.entries.first(where: { !$0.key.hasText("$ref") && $0.key.kind != .missing })
    {
      system.output.reportOnce(at: other.key.span, .keyBesideReference(other.key))
    }
    return system.resolve(node, in: token.set, isSilent: token.inherited != nil)
  }

  /// A reader for a literal that a pointer has led to, whose nodes get the span of the reference.
  private func inside(_ literal: SyntaxNode, of node: SyntaxNode) -> DesignValueReader {
    guard elsewhere == nil, literal.span != node.span else { return self }
    var reader = self
    reader.elsewhere = node.referenceSpan
    return reader
  }

  /// The span of a node in the tree of the style file.
  func place(_ node: SyntaxNode) -> Span { elsewhere ?? node.span }

  func report(_ problem: Diagnostic) {
    // What an inherited token says is wrong where it is written.
    guard let place = token.inherited else { return system.output.report(problem) }
    if system.originalOfOtherType(index) != nil {
      system.output.report(.inheritedOfOtherType(token, system.types[index], problem.message, at: place))
    }
  }

  func loss(_ problem: LostValue) {
    system.hasLoss = true
    system.firstLoss = system.firstLoss ?? problem.diagnostic.message
    if token.inherited == nil {
      system.output.reportOnce(problem.kind, problem.diagnostic, at: problem.diagnostic.span)
    }
  }

  func wrong(_ node: SyntaxNode, _ expected: String, _ notes: String...) -> StyleValue {
    if node.kind != .missing { report(.wrongDesignValue(node, expected, notes)) }
    return .missing(place(node))
  }

  /// The parts of an object, which must have all required ones and no unknown ones; else nil, which is reported.
  func parts(_ node: SyntaxNode, of what: String, _ known: [DesignPart]) -> FoundParts? {
    guard node.kind == .mapping else {
      _ = wrong(node, "\(what) is an object with \(known.required.quotedConjunction)")
      return nil
    }
    var found = FoundParts(known)
    var isWhole = true
    for entry in node.entries {
      if let place = known.firstIndex(where: { entry.key.hasText($0.key) }) {
        found.values[place] = entry.value
      } else {
        report(
          .unknownPart(
            entry.key, of: what,
            near: KnownNames(known.required + known.optional).nearest(to: entry.key.text)))
        isWhole = false
      }
    }
    let isMissing = known.indices.contains { !known[$0].isOptional && found.values[$0] == nil }
    if isMissing, isWhole {
      report(.missingParts(known.required.filter { found[$0] == nil }, of: what, node))
    }
    return isMissing || !isWhole ? nil : found
  }

  /// The fields of a style file's value, in the order that they have in this file.
  func fields(_ fields: [(String, StyleValue)], at node: SyntaxNode) -> StyleValue {
    let sorted = fields.enumerated().sorted {
      ($0.element.1.span.start, $0.offset) < ($1.element.1.span.start, $1.offset)
    }
    return .fields(
      sorted.map { StyleValue.Field(key: $0.element.0, keySpan: $0.element.1.span, value: $0.element.1) },
      place(node))
  }
}

/// The parts of an object that are there.
struct FoundParts {
  private let known: [DesignPart]
  /// The nodes of the parts, in the order of the known parts.
  fileprivate var values: [SyntaxNode?]

  fileprivate init(_ known: [DesignPart]) {
    self.known = known
    values = Array(repeating: nil, count: known.count)
  }

  subscript(_ name: String) -> SyntaxNode? { known.firstIndex { $0.name == name }.flatMap { values[$0] } }
}
