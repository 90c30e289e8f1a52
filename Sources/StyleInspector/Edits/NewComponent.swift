import StyleModel
import StyleReport
import StyleSource
import StyleSyntax

/// A component that a request creates, with its first style and the tokens that they use.
struct NewComponent {
  let name: String
  /// The name of its first style; nil for none.
  private(set) var style: String?
  private var component: [SyntaxValue.Entry]
  /// The entries of the first style beside its component.
  private var styleEntries: [SyntaxValue.Entry] = []
  /// The tokens of a starter, with their names.
  private var tokens: [(name: String, value: SyntaxValue)] = []
  /// The component that the new one is based on; nil for one of a class.
  let base: Int?

  init(
    _ body: JSONValue, _ starters: [InspectorStarter], in model: InspectorSheet?
  ) throws(InspectorError) {
    name = (body["name"]?.string ?? "").trimmingSpaces
    let wanted = body["style"]?.string?.trimmingSpaces ?? ""
    style = wanted.isEmpty ? nil : wanted
    let summary = body["summary"]?.string?.trimmingSpaces ?? ""
    if let id = body["starter"]?.string {
      guard let parts = starters.first(where: { $0.id == id })?.component else {
        throw .badRequest("no starter ‘\(id.shortened)’ has a component")
      }
      base = nil
      component = parts.component
      tokens = parts.tokens
      styleEntries = style == nil ? [] : parts.style.filter { $0.key != "component" }
    } else {
      let wanted = body["base"]?.string ?? BaseClass.view.rawValue
      component = [.init("base", .text(wanted))]
      if let index = model?.component(named: wanted), model?.sheet.components[index].isBaseClass == false {
        base = index
      } else if let known = BaseClass(rawValue: wanted) {
        base = nil
        component += FirstLook.entries(of: known, named: name)
      } else {
        throw InspectorError(404, "no-such-style", "there is no class and no component ‘\(wanted.shortened)’")
      }
    }
    if !summary.isEmpty {
      component.removeAll { $0.key == "summary" }
      component.insert(.init("summary", .text(summary)), at: 0)
    }
  }

  // MARK: Writing

  /// Writes the component into a file.
  ///
  /// - Parameter isVisible: Whether the file sees a token.
  func written(
    with writer: ValueWriter, in model: InspectorSheet?, seeing isVisible: (Int) -> Bool
  ) throws(InspectorError) -> [UInt8] {
    var writer = writer
    var names: [String: String] = [:]
    for token in tokens {
      if let known = model?.token(named: token.name) {
        // The project's own says what this is here.
        if isVisible(known) { continue }
        let parts = token.name.split(separator: ".").map(String.init)
        let group = name.drop { $0 == "_" }
        let own = [parts[0], group.prefix(1).lowercased() + group.dropFirst()] + parts.dropFirst()
        names[token.name] = own.joined(separator: ".")
      }
      let path = (names[token.name] ?? token.name).split(separator: ".").map {
        SyntaxPath.Step.key(String($0))
      }
      try writer.declare(SyntaxPath([.key("tokens")] + path), token.value)
    }
    try writer.declare(
      [.key("components"), .key(name)], SyntaxValue.mapping(component).renamingTokens(names))
    guard let style else { return writer.bytes }
    let styles = model?.sheet.styles ?? []
    let isQualified = styles.contains { $0.ownName == style || $0.key != $0.ownName }
    let first: [SyntaxValue.Entry] = isQualified ? [] : [.init("component", .text(name))]
    try writer.declare(
      [.key("styles"), .key(isQualified ? "\(name).\(style)" : style)],
      SyntaxValue.mapping(first + styleEntries).renamingTokens(names))
    return writer.bytes
  }

  var fileName: String { StyleInspector.fileName(for: name, otherwise: "component") }

  /// The files of existing tokens that the new component uses, beside which it may be written.
  func files(in model: InspectorSheet) -> [FileID] {
    tokens.compactMap { model.token(named: $0.name).map { model.sheet.tokens[$0].span.file } }
  }
}

extension InspectorStarter {
  /// A starter's entries for a component, for its style, and its tokens; nil where it has none.
  var component:
    (
      component: [SyntaxValue.Entry], style: [SyntaxValue.Entry], tokens: [(name: String, value: SyntaxValue)]
    )?
  {
    guard let text = files.last?.text else { return nil }
    let source = SourceFile(id: FileID(0), path: "starter", text: text)
    let tree = parse(source).product
    func entries(_ node: SyntaxNode?) -> [SyntaxValue.Entry]? {
      guard let node, case .mapping(let entries)? = SyntaxValue(node, in: source) else { return nil }
      return entries
    }
    guard let component = entries(tree.root?["components"]?.entries.first { _ in true }?.value) else {
      return nil
    }
    let style = entries(tree.root?["styles"]?.entries.first { _ in true }?.value) ?? []
    var tokens: [(name: String, value: SyntaxValue)] = []
    for type in entries(tree.root?["tokens"]) ?? [] {
      guard case .mapping(let own) = type.value else { continue }
      for token in own { tokens.append(("\(type.key).\(token.key)", token.value)) }
    }
    return (component, style, tokens)
  }
}

extension SyntaxValue {
  /// The value with other names of tokens.
  fileprivate func renamingTokens(_ names: [String: String]) -> SyntaxValue {
    func renamed(_ text: String) -> String? {
      text.hasPrefix("$") ? names[String(text.dropFirst())].map { "$" + $0 } : nil
    }
    return switch self {
    case .text(let text): renamed(text).map { .text($0) } ?? self
    case .plain(let text): renamed(text).map { .plain($0) } ?? self
    case .sequence(let elements): .sequence(elements.map { $0.renamingTokens(names) })
    case .mapping(let entries): .mapping(entries.map { .init($0.key, $0.value.renamingTokens(names)) })
    }
  }
}
