import StyleSource
import StyleSyntax

extension Diagnostic {
  /// The diagnostic, whose fixes also rename the uses of a component's property in its file: `$name` and keys in the component, and keys in
  /// styles that name the component.
  ///
  /// - Parameter key: The key that declares the property.
  func renamingUses(of key: SyntaxNode, in component: String) -> Diagnostic {
    guard let root = key.tree.root, !key.tree.hasAliases,
      let declaration = root["components"]?.entries.first(where: { $0.key.text == component })?.value
    else { return self }
    let name = key.text
    var uses = declaration.references(to: name)
    for section in ["states", "modes", "variants", "compounds"] as [StaticString] {
      uses += declaration[section]?.keys(named: name) ?? []
    }
    for style in root["styles"]?.entries.map(\.value) ?? [] where style["component"]?.text == component {
      uses += style.keys(named: name)
    }
    var diagnostic = self
    for index in diagnostic.fixes.indices {
      guard let written = diagnostic.fixes[index].edits.first?.replacement else { continue }
      diagnostic.fixes[index].edits += uses.filter { $0 != key.span }.map { FixIt.Edit($0, written) }
      diagnostic.fixes[index].edits.sort { $0.span < $1.span }
    }
    return diagnostic
  }
}

extension SyntaxNode {
  /// The spans of keys with a name, in a mapping and in all nodes beneath it.
  fileprivate func keys(named name: String) -> [Span] {
    elements.flatMap { $0.keys(named: name) }
      + entries.flatMap { entry in
        (entry.key.text == name ? [entry.key.contentSpan] : []) + entry.value.keys(named: name)
      }
  }

  /// The spans of a name behind a dollar sign in texts, without the sign.
  fileprivate func references(to name: String) -> [Span] {
    if kind != .scalar {
      return elements.flatMap { $0.references(to: name) } + entries.flatMap { $0.value.references(to: name) }
    }
    guard isVerbatim else { return [] }
    let content = contentSpan
    let bytes = tree.source.bytes[content.range]
    return bytes.indices.filter { bytes[$0] == UInt8(ascii: "$") }.compactMap { dollar in
      let word = bytes[(dollar + 1)...].prefix(while: isNamePart)
      return word.elementsEqual(name.utf8) ? Span(content.file, word.startIndex, word.endIndex) : nil
    }
  }
}
