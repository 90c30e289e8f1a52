import StyleModel
import StyleScene
import StyleSource
import StyleSyntax

/// The text at the origin of a value that a style, or a component, doesn't set itself: a formula or a token, and not the result.
struct WrittenFormula {
  let text: String
  /// Whether the formula refers to things that only a component has: its properties, or the number of a copy.
  let isOfComponent: Bool

  /// Reads a formula; nil for a text that computes nothing and refers to nothing.
  init?(_ node: SyntaxNode, in model: InspectorSheet) {
    // One that is longer than a person reads isn't shown in part, since what is shown may be written.
    guard node.kind == .scalar, !node.tree.isTranslated, node.text.utf8.count <= 2000,
      node.text.utf8.contains(where: { "$(".utf8.contains($0) })
    else { return nil }
    text = node.text
    let names = text.split(separator: "$", omittingEmptySubsequences: false).dropFirst().map { part in
      String(decoding: part.utf8.prefix(while: isNamePart), as: UTF8.self)
    }
    isOfComponent = names.contains { !$0.isEmpty && model.token(named: $0) == nil }
  }
}

extension RowBuilder {
  /// The formula behind a value that isn't set here; nil where a literal is written, or nothing can be edited.
  func formula(_ target: RowTarget, _ origin: Origin.ID?) -> WrittenFormula? {
    guard !isReadOnly, let origin else { return nil }
    if let computing = computing[target.key] { return WrittenFormula(computing, in: model) }
    guard let span = sheet[origin].span, Int(span.start) < Int(span.end) else { return nil }
    // Most values are plain, which their line tells at once.
    guard model.text(ofLineAt: span).utf8.contains(where: { "$(".utf8.contains($0) }) else { return nil }
    let tree = model.tree(of: span.file)
    guard let location = tree.location(at: Int(span.start)),
      let node = location.isKey ? tree.node(at: location.path) : location.node
    else { return nil }
    return WrittenFormula(node, in: model)
  }

  /// The nodes from which the component of a style computes values of its properties, by key.
  static func computations(_ subject: DrawnSubject, in model: InspectorSheet) -> [String: SyntaxNode] {
    guard case .style(let style) = subject else { return [:] }
    let component = model.sheet.styles[style].component
    let own = model.ownEntries(ofComponent: component)
    var found: [String: SyntaxNode] = [:]
    for (key, entry) in own.entries[OwnEntries.When.always] ?? [:] {
      guard let target = model.target(key, ofComponent: component),
        model.isFormula(target.target, entry.node, ofComponent: component)
      else { continue }
      found[key] = entry.node
    }
    return found
  }
}
