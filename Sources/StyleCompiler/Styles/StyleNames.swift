import StyleModel
import StyleSource
import StyleSyntax

/// Which style a name means in which file, and what each style extends and is for.
struct StyleNames: Sendable {
  let declarations: [(file: FileID, declaration: Outline.Declaration)]
  /// By the place of the style.
  private(set) var links: [Link]
  /// Each style behind those that it extends; those in a circle are left out.
  private(set) var order: [Int] = []

  /// What a style says of its place among others.
  struct Link: Sendable {
    var parents: [(index: Int, span: Span)] = []
    /// Where the style itself says which component it is for.
    var component: SyntaxNode?
    /// False where a parent is missing, which was reported.
    var isComplete = true
  }

  init(_ outlines: [Outline], _ visibility: Visibility, _ output: CompilerOutput) {
    let declarations = outlines.flatMap { outline in
      outline.styles.map { (file: outline.file, declaration: $0) }
    }
    var places: [String: Int] = [:]
    var identifiers: [String: Int] = [:]
    for (index, (_, declaration)) in declarations.enumerated() {
      if places[declaration.name] == nil { places[declaration.name] = index }
      let identifier = swiftIdentifier(declaration.name)
      guard let first = identifiers[identifier] else {
        identifiers[identifier] = index
        continue
      }
      let other = declarations[first].declaration
      output.report(
        .duplicateName("style", declaration.name, other.name, at: declaration.span, first: other.span))
    }
    self.declarations = declarations
    links = []
    links.reserveCapacity(declarations.count)
    for (file, declaration) in declarations {
      var link = Link()
      for entry in declaration.node.entries {
        if entry.key.hasText("component") {
          link.component = entry.value
        } else if entry.key.hasText("extends") {
          read(entry.value, file, places, visibility, &link, output)
        }
      }
      links.append(link)
    }
    let dependencies = DependencyOrder(count: declarations.count) { [links] in links[$0].parents.map(\.index)
    }
    order = dependencies.order
    for cycle in dependencies.cycles {
      let names = cycle.map { declarations[$0].declaration.name }
      let closing = links[cycle[0]].parents.first { $0.index == cycle[1] }
      if let closing { output.report(.styleCycle(names, at: closing.span)) }
    }
  }

  private func read(
    _ node: SyntaxNode, _ file: FileID, _ places: [String: Int], _ visibility: Visibility, _ link: inout Link,
    _ output: CompilerOutput
  ) {
    guard !node.isEmptyValue else {
      link.isComplete = link.isComplete && node.kind != .missing
      return
    }
    var spans: [Int: Span] = [:]
    for element in node.kind == .sequence ? node.elements : [node] {
      guard element.kind == .scalar else {
        if element.kind != .missing { output.report(.extendsNoName(element)) }
        link.isComplete = false
        continue
      }
      let name = element.text
      guard let index = places[name], visibility.sees(declarations[index].file, from: file) else {
        link.isComplete = false
        if let hidden = places[name] {
          let (owner, declaration) = declarations[hidden]
          output.report(.notImported(name, declaration.span, visibility.path(of: owner), at: element.span))
        } else if visibility.isComplete(file) {
          output.report(.unknownStyle(name, output.candidates(names(in: file, visibility)), at: element.span))
        }
        continue
      }
      output.refer(to: .style(index), at: element.span)
      if let first = spans.updateValue(element.span, forKey: index) {
        output.report(.extendsTwice(name, at: element.span, first: first))
      } else {
        link.parents.append((index, element.span))
      }
    }
  }

  /// The places of the styles of each file that has any.
  func ranges(of files: [FileID]) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    var start = 0
    for file in files {
      var end = start
      while end < declarations.count, declarations[end].file == file { end += 1 }
      if end > start { ranges.append(start..<end) }
      start = end
    }
    return ranges
  }

  private func names(in file: FileID, _ visibility: Visibility) -> [String] {
    declarations.filter { visibility.sees($0.file, from: file) }.map(\.declaration.name)
  }
}

extension DiagnosticCode {
  static let unknownStyle = DiagnosticCode(
    "unknown-style", .error, "A style extends styles that exist.",
    explanation: "A file sees its own styles and those of the files that it imports.",
    example: "styles:\n  base: { component: UIView }\n  card: { extends: bas }\n")

  static let styleCycle = DiagnosticCode(
    "style-cycle", .error, "Styles do not extend each other in a circle.",
    explanation: "None of them would have values to begin with. One of them must come first.",
    example: "styles:\n  a: { extends: b }\n  b: { extends: a }\n")
}

extension Diagnostic {
  fileprivate static func extendsNoName(_ node: SyntaxNode) -> Diagnostic {
    Diagnostic(
      .typeMismatch, "‘extends’ is the name of a style or a list of names, and this is \(node.phrase)",
      at: node.span, notes: ["write ‘extends: base’ or ‘extends: [base, large]’"])
  }

  fileprivate static func extendsTwice(_ name: String, at span: Span, first: Span) -> Diagnostic {
    Diagnostic(
      .duplicateName, "‘\(name.shortened)’ is extended a second time", at: span,
      related: [Related("first extended here", at: first)], notes: ["remove one of them"])
  }

  fileprivate static func unknownStyle(_ name: String, _ names: [String]?, at span: Span) -> Diagnostic {
    let near = nearest(to: name, among: names ?? [])
    let known = names.map { $0.isEmpty ? "this file knows no styles" : "this file knows \($0.quotedList)" }
    return Diagnostic(
      .unknownStyle, "no style is named ‘\(name.shortened)’", at: span,
      notes: near == nil ? [known].compactMap { $0 } : [],
      fixes: near.map { [FixIt("write ‘\($0)’", replace: span, with: $0, isSafe: false)] } ?? [])
  }

  fileprivate static func notImported(_ name: String, _ declared: Span, _ path: String, at span: Span)
    -> Diagnostic
  {
    Diagnostic(
      .unknownStyle, "‘\(name.shortened)’ is declared in a file that isn't imported here", at: span,
      related: [Related("it is declared here", at: declared)],
      notes: ["add ‘\(path)’ to the ‘imports’ of this file"])
  }

  fileprivate static func styleCycle(_ names: [String], at span: Span) -> Diagnostic {
    Diagnostic(
      .styleCycle,
      names.count == 2
        ? "‘\(names[0].shortened)’ extends itself" : "these styles extend each other: \(arrows(names))",
      at: span, notes: ["one of them must come first"])
  }
}
