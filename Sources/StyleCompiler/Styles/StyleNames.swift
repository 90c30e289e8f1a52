import StyleModel
import StyleSource
import StyleSyntax

/// Which style a name means in which file, and what each style extends.
struct StyleNames: Sendable {
  /// In the order of the files and of the places in them.
  private(set) var declarations: [Outline.StyleDeclaration] = []
  /// By the place of the style.
  private(set) var links: [Link] = []
  /// Each style behind those that it extends; those in a circle are left out.
  private(set) var order: [Int] = []
  /// By the place of the style, where it stands in `order`; 0 for those in a circle.
  private(set) var positions: [Int]
  /// By file, the places of its styles.
  private(set) var ranges: [Range<Int>] = []
  private let places: StylePlaces
  /// Of components that are declared somewhere.
  private let componentNames: Set<String>

  /// What a style says of its place among others.
  struct Link: Sendable {
    var parents: [(index: Int, span: Span)] = []
    /// False where a parent is missing, which was reported.
    var isComplete = true
  }

  /// `outputs` are those of the files.
  init(_ outlines: [Outline], _ visibility: Visibility, _ outputs: [CompilerOutput]) {
    let count = outlines.reduce(0) { $0 + $1.styles.count }
    declarations.reserveCapacity(count)
    links.reserveCapacity(count)
    ranges.reserveCapacity(outlines.count)
    for outline in outlines {
      ranges.append(declarations.count..<declarations.count + outline.styles.count)
      declarations += outline.styles
    }
    places = StylePlaces(declarations, outputs)
    componentNames = Set(outlines.lazy.flatMap(\.components).map(\.name))
    for place in declarations.indices {
      let output = outputs[Int(declarations[place].span.file.index)]
      links.append(Link(of: place, declarations, places, componentNames, visibility, output))
    }
    let dependencies = DependencyOrder(count: count) { [links] in links[$0].parents.map(\.index) }
    order = dependencies.order
    positions = Array(repeating: 0, count: count)
    for (position, index) in order.enumerated() { positions[index] = position }
    for cycle in dependencies.cycles {
      let names = cycle.map { declarations[$0].name }
      let closing = links[cycle[0]].parents.first { $0.index == cycle[1] }
      if let closing {
        outputs[Int(closing.span.file.index)].report(.styleCycle(names, at: closing.span))
      }
    }
  }

  /// Takes over a file in which the same styles extend the same styles as before; false where they don't, after which
  /// nothing here counts any more.
  mutating func update(_ outline: Outline, _ visibility: Visibility, _ output: CompilerOutput) -> Bool {
    let range = ranges[Int(outline.file.index)]
    guard range.count == outline.styles.count else { return false }
    for (place, declaration) in zip(range, outline.styles) {
      guard declarations[place].name == declaration.name else { return false }
      declarations[place] = declaration
    }
    for place in range {
      let link = Link(of: place, declarations, places, componentNames, visibility, output)
      guard link.isComplete == links[place].isComplete,
        link.parents.elementsEqual(links[place].parents, by: { $0.index == $1.index })
      else { return false }
      links[place] = link
    }
    return true
  }

  /// Whether some file declares a style of this name.
  func isDeclared(_ name: String) -> Bool { places.place(of: name, among: declarations) != nil }
}

/// The places of styles by their names.
private struct StylePlaces: Sendable {
  /// By what Swift makes of the names, which must be unique; of equals, the first.
  private var identifiers: [String: Int]
  /// Of names that are not the first with their identifier, which was reported.
  private var clashing: [String: Int] = [:]

  init(_ declarations: [Outline.StyleDeclaration], _ outputs: [CompilerOutput]) {
    identifiers = Dictionary(minimumCapacity: declarations.count)
    // By names without capitals, those that have some.
    var capitals: [String: Int] = [:]
    for place in declarations.indices {
      let identifier = StylePlaces.identifier(declarations[place].name)
      guard let first = identifiers.updateValue(place, forKey: identifier) else {
        let hasCapitals = identifier.utf8.contains { $0 &- UInt8(ascii: "A") < 26 }
        let small = hasCapitals ? identifier.lowercased() : identifier
        if let other = capitals[small] ?? (hasCapitals ? identifiers[small] : nil) {
          let declaration = declarations[place]
          outputs[Int(declaration.span.file.index)].report(
            .differsInCase(
              "style", declaration.name, declarations[other].name, at: declaration.span,
              first: declarations[other].span))
        }
        if hasCapitals, capitals[small] == nil { capitals[small] = place }
        continue
      }
      identifiers[identifier] = first
      let (declaration, other) = (declarations[place], declarations[first])
      outputs[Int(declaration.span.file.index)].report(
        .duplicateName("style", declaration.name, other.name, at: declaration.span, first: other.span))
      if other.name != declaration.name, clashing[declaration.name] == nil {
        clashing[declaration.name] = place
      }
    }
  }

  func place(of name: String, among declarations: [Outline.StyleDeclaration]) -> Int? {
    guard let place = identifiers[StylePlaces.identifier(name)] else { return nil }
    return declarations[place].name == name ? place : clashing[name]
  }

  /// What tells a style from others: its name in Swift, which a private one doesn't have.
  private static func identifier(_ name: String) -> String {
    isPrivateName(name) ? name : swiftIdentifier(name)
  }
}

extension StyleNames.Link {
  /// Reads what the style at a place extends.
  fileprivate init(
    of place: Int, _ declarations: [Outline.StyleDeclaration], _ places: StylePlaces,
    _ components: Set<String>, _ visibility: Visibility, _ output: CompilerOutput
  ) {
    if let (name, span) = declarations[place].parent {
      add(name, to: place, at: span, declarations, places, components, visibility, output)
      return
    }
    guard let node = declarations[place].extends else { return }
    if node.isEmptyValue {
      isComplete = node.kind != .missing
    } else if node.kind == .sequence {
      var spans: [Int: Span] = [:]
      for element in node.elements {
        guard element.kind == .scalar else {
          addNoName(element, output)
          continue
        }
        add(element.text, to: place, at: element.span, declarations, places, components, visibility, output)
        guard let (index, span) = parents.last, span == element.span else { continue }
        if let first = spans.updateValue(span, forKey: index) {
          parents.removeLast()
          spans[index] = first
          output.report(.extendsTwice(declarations[index].name, at: span, first: first))
        }
      }
    } else {
      addNoName(node, output)
    }
  }

  private mutating func addNoName(_ node: SyntaxNode, _ output: CompilerOutput) {
    if node.kind != .missing { output.report(.extendsNoName(node)) }
    isComplete = false
  }

  private mutating func add(
    _ name: String, to child: Int, at span: Span, _ declarations: [Outline.StyleDeclaration],
    _ places: StylePlaces,
    _ components: Set<String>, _ visibility: Visibility, _ output: CompilerOutput
  ) {
    let file = span.file
    let place = places.place(of: name, among: declarations)
    func areStyles(_ names: [Substring]) -> Bool {
      names.count > 1 && names.allSatisfy { places.place(of: String($0), among: declarations) != nil }
    }
    guard let index = place, visibility.sees(declarations[index].span.file, from: file) else {
      isComplete = false
      guard visibility.isComplete(file) else { return }
      if let hidden = place {
        output.report(.missingImport(name, declarations[hidden].span, at: span))
      } else if components.contains(name) || BaseClass(rawValue: name) != nil {
        output.report(.extendsComponent(name, at: span))
      } else if name.contains(",") || areStyles(name.split(separator: " ")) {
        output.report(.extendsListWithoutBrackets(name, at: span))
      } else {
        let known = output.candidates(
          in: .styles(file),
          declarations.filter { visibility.sees($0.span.file, from: file) }.map(\.name))
        output.report(.unknownStyle(name, known, of: declarations[child].name, at: span))
      }
      return
    }
    output.refer(to: .style(index), at: span)
    parents.append((index, span))
  }
}

extension DiagnosticCode {
  static let unknownStyle = DiagnosticCode(
    "unknown-style", .error, "A style's name is known in this file.",
    explanation: "A file sees its own styles and those of the files that it imports.",
    example: "styles:\n  base: { component: UIView }\n  card: { extends: bas }\n")

  static let styleCycle = DiagnosticCode(
    "style-cycle", .error, "Styles don't extend each other in a circle.",
    explanation: "In a circle, no style comes first. Remove one of the `extends`.",
    example: "styles:\n  a: { extends: b }\n  b: { extends: a }\n")
}

extension Diagnostic {
  fileprivate static func extendsNoName(_ node: SyntaxNode) -> Diagnostic {
    Diagnostic(
      .typeMismatch, "‘extends’ must be the name of a style or a list of names, but this is \(node.phrase)",
      at: node.span, notes: ["write ‘extends: base’ or ‘extends: [base, large]’"])
  }

  fileprivate static func extendsListWithoutBrackets(_ names: String, at span: Span) -> Diagnostic {
    let list = "[" + names.split { ", ".contains($0) }.joined(separator: ", ") + "]"
    return Diagnostic(
      .unknownStyle, "several names are a list, in brackets", at: span,
      fixes: [FixIt("write ‘\(list.shortened)’", replace: span, with: list, isSafe: false)])
  }

  fileprivate static func extendsTwice(_ name: String, at span: Span, first: Span) -> Diagnostic {
    Diagnostic(
      .duplicateName, "‘\(name.shortened)’ is already extended", at: span,
      related: [Related("first extended here", at: first)], notes: ["remove one of them"])
  }

  fileprivate static func unknownStyle(
    _ name: String, _ known: KnownNames?, of child: String, at span: Span
  ) -> Diagnostic {
    // No style extends itself.
    let near = known?.nearest(to: name, besides: child)
    return Diagnostic(
      .unknownStyle, "no style is named ‘\(name.shortened)’", at: span,
      notes: near == nil ? known.map { [whatIsKnown($0, besides: child)] } ?? [] : [],
      fixes: near.map { [FixIt("write ‘\($0)’", replace: span, with: $0, isSafe: false)] } ?? [])
  }

  private static func whatIsKnown(_ known: KnownNames, besides child: String) -> String {
    let count = known.names.count - (known.contains(child) ? 1 : 0)
    let first = known.names.lazy.filter { $0 != child }.prefix(24).map { $0 }
    if first.isEmpty { return "this file knows no styles" }
    return "this file knows \(first.quotedList)"
      + (count > first.count ? " and \(count - first.count) more" : "")
  }

  fileprivate static func extendsComponent(_ name: String, at span: Span) -> Diagnostic {
    Diagnostic(
      .unknownStyle, "‘\(name.shortened)’ is a component, and a style extends other styles", at: span,
      notes: ["write ‘component: \(name.shortened)’ for a style of it"])
  }

  fileprivate static func styleCycle(_ names: [String], at span: Span) -> Diagnostic {
    Diagnostic(
      .styleCycle,
      names.count == 2
        ? "‘\(names[0].shortened)’ extends itself" : "these styles extend each other: \(arrows(names))",
      at: span, notes: ["remove one of these ‘extends’"])
  }
}
