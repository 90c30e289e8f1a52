import StyleModel
import StyleSource
import StyleSyntax

/// Reads what styles extend.
struct StyleLinker {
  private let declarations: [Outline.StyleDeclaration]
  private let places: StylePlaces
  private let componentNames: Set<String>
  private let visibility: Visibility
  private let components: ComponentTable

  init(
    _ declarations: [Outline.StyleDeclaration], _ places: StylePlaces, _ componentNames: Set<String>,
    _ visibility: Visibility, _ components: ComponentTable
  ) {
    self.declarations = declarations
    self.places = places
    self.componentNames = componentNames
    self.visibility = visibility
    self.components = components
  }

  /// Finds the styles that a style extends, and records the references.
  func link(of place: Int, _ output: CompilerOutput) -> StyleNames.Link {
    var link = StyleNames.Link()
    if let qualifier = places.qualifiers[place] {
      refer(toComponentOf: qualifier, in: declarations[place].name, at: declarations[place].span, output)
    }
    if let (name, span) = declarations[place].parent {
      add(name, at: span, to: &link, of: place, output)
      return link
    }
    guard let node = declarations[place].extends else { return link }
    if node.isEmptyValue {
      link.isComplete = node.kind != .missing
    } else if node.kind == .sequence {
      var spans: [Int: Span] = [:]
      for element in node.elements {
        guard element.kind == .scalar else {
          addNoName(element, to: &link, output)
          continue
        }
        add(element.text, at: element.span, to: &link, of: place, output)
        guard let (index, span) = link.parents.last, span == element.span else { continue }
        if let first = spans.updateValue(span, forKey: index) {
          link.parents.removeLast()
          spans[index] = first
          output.report(.extendsTwice(places.name(of: index, declarations), at: span, first: first))
        }
      }
    } else {
      addNoName(node, to: &link, output)
    }
    return link
  }

  private func addNoName(_ node: SyntaxNode, to link: inout StyleNames.Link, _ output: CompilerOutput) {
    if node.kind != .missing { output.report(.extendsNoName(node)) }
    link.isComplete = false
  }

  private func add(
    _ name: String, at span: Span, to link: inout StyleNames.Link, of child: Int, _ output: CompilerOutput
  ) {
    let file = span.file
    switch places.find(name, for: child, in: file, declarations, components, visibility) {
    case .one(let index, let qualifier):
      if let qualifier { refer(toComponentOf: qualifier, in: name, at: span, output) }
      output.refer(to: .style(index), at: span)
      link.parents.append((index, span))
      return
    case .several(let first, let second):
      if visibility.isComplete(file) {
        output.report(
          .ambiguousStyle(
            name, [first, second].map { (places.name(of: $0, declarations), declarations[$0].span) },
            at: span))
      }
    case .hidden(let index):
      if visibility.isComplete(file) {
        output.report(.missingImport(name, declarations[index].span, at: span))
      }
    case .none:
      if visibility.isComplete(file) { reportUnknown(name, at: span, of: child, output) }
    }
    link.isComplete = false
  }

  private func reportUnknown(_ name: String, at span: Span, of child: Int, _ output: CompilerOutput) {
    let parts = name.split(separator: " ")
    if componentNames.contains(name) || BaseClass(rawValue: name) != nil {
      output.report(.extendsComponent(name, at: span))
    } else if name.contains(",") || parts.count > 1 && parts.allSatisfy({ places.isDeclared(String($0)) }) {
      output.report(.extendsListWithoutBrackets(name, at: span))
    } else {
      let known = output.candidates(
        in: .styles(span.file),
        declarations.indices.filter { visibility.sees(declarations[$0].span.file, from: span.file) }
          .map { places.name(of: $0, declarations) })
      output.report(.unknownStyle(name, known, of: places.name(of: child, declarations), at: span))
    }
  }

  /// Records the reference to a component in the name of a style, unless escapes hide its span.
  private func refer(
    toComponentOf qualifier: StylePlaces.Qualifier, in name: String, at span: Span, _ output: CompilerOutput
  ) {
    guard components.names.baseClass(at: qualifier.component) == nil else { return }
    let quotes = (span.range.count - name.utf8.count) / 2
    guard quotes <= 1, span.range.count == name.utf8.count + 2 * quotes else { return }
    output.refer(to: .component(qualifier.component), at: span[quotes..<quotes + qualifier.length])
  }
}

extension DiagnosticCode {
  static let ambiguousStyle = DiagnosticCode(
    "ambiguous-style", .error, "A style's name means one style.",
    explanation: """
      Styles of several components may have one name. Within a style that says which component it is for, the name
      means the style of that component, or else of the nearest base that has one. Elsewhere, write the name of
      the component and a dot before it: `extends: Pill.primary`.
      """,
    example: "styles:\n  UIButton.base: {}\n  UILabel.base: {}\n  card: { extends: base }\n")
}

extension Diagnostic {
  fileprivate static func ambiguousStyle(
    _ name: String, _ styles: [(name: String, span: Span)], at span: Span
  ) -> Diagnostic {
    let names = styles.map { "‘\($0.name.shortened)’" }.joined(separator: " or ")
    return Diagnostic(
      .ambiguousStyle, "‘\(name.shortened)’ is the name of several styles", at: span,
      related: styles.map { Related("‘\($0.name.shortened)’ is declared here", at: $0.span) },
      notes: ["write \(names)"])
  }
}
