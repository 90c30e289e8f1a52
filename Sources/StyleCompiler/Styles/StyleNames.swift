import StyleModel
import StyleSource
import StyleSyntax

/// The style that a name refers to in a file, and the styles that each style extends.
struct StyleNames: Sendable {
  /// The styles in the order of the files, and within each in its order.
  private(set) var declarations: [Outline.StyleDeclaration] = []
  /// The link of each style, by style.
  private(set) var links: [Link] = []
  /// The styles, each behind those that it extends; those in a circle are left out.
  private(set) var order: [Int] = []
  /// The position of each style in `order`, by style; 0 for those in a circle.
  private(set) var positions: [Int]
  /// The indices of each file's styles, by file.
  private(set) var ranges: [Range<Int>] = []
  private let places: StylePlaces
  /// The names of the components that are declared somewhere.
  private let componentNames: Set<String>

  /// The styles that a style extends.
  struct Link: Sendable {
    var parents: [(index: Int, span: Span)] = []
    /// Whether all parents were found; a missing one was reported.
    var isComplete = true
  }

  /// Links all styles; `outputs` are those of the files.
  init(
    _ outlines: [Outline], _ visibility: Visibility, _ components: ComponentTable, _ outputs: [CompilerOutput]
  ) {
    let count = outlines.reduce(0) { $0 + $1.styles.count }
    declarations.reserveCapacity(count)
    links.reserveCapacity(count)
    ranges.reserveCapacity(outlines.count)
    for outline in outlines {
      ranges.append(declarations.count..<declarations.count + outline.styles.count)
      declarations += outline.styles
    }
    places = StylePlaces(declarations, components.names, visibility)
    places.reportDuplicates(among: declarations, outputs)
    componentNames = Set(outlines.lazy.flatMap(\.components).map(\.name))
    let linker = StyleLinker(declarations, places, componentNames, visibility, components)
    for place in declarations.indices {
      links.append(linker.link(of: place, outputs[Int(declarations[place].span.file.index)]))
    }
    let dependencies = DependencyOrder(count: count) { [links] in links[$0].parents.map(\.index) }
    order = dependencies.order
    positions = Array(repeating: 0, count: count)
    for (position, index) in order.enumerated() { positions[index] = position }
    for cycle in dependencies.cycles {
      let names = cycle.map { places.name(of: $0, declarations) }
      let closing = links[cycle[0]].parents.first { $0.index == cycle[1] }
      if let closing {
        outputs[Int(closing.span.file.index)].report(.styleCycle(names, at: closing.span))
      }
    }
  }

  /// Replaces a file whose styles extend the same styles as before. Returns false where they don't, after which the table is invalid.
  mutating func update(
    _ outline: Outline, _ visibility: Visibility, _ components: ComponentTable, _ output: CompilerOutput
  ) -> Bool {
    let range = ranges[Int(outline.file.index)]
    guard range.count == outline.styles.count else { return false }
    for (place, declaration) in zip(range, outline.styles) {
      guard declarations[place].name == declaration.name,
        places.qualifier(of: declaration, components.names) == places.qualifiers[place],
        !places.lacksComponents(for: declaration)
      else { return false }
      declarations[place] = declaration
    }
    let linker = StyleLinker(declarations, places, componentNames, visibility, components)
    for place in range {
      let link = linker.link(of: place, output)
      guard link.isComplete == links[place].isComplete,
        link.parents.elementsEqual(links[place].parents, by: { $0.index == $1.index })
      else { return false }
      links[place] = link
    }
    return true
  }

  /// Whether some file declares a style of this name.
  func isDeclared(_ name: String) -> Bool { places.isDeclared(name) }

  /// The names of a style, among all styles and in its component.
  func names(of place: Int) -> Style.Naming { places.names(of: place, declarations) }

  /// The component that the key of a style begins with.
  func qualifier(of place: Int) -> StylePlaces.Qualifier? { places.qualifiers[place] }
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
  static func extendsNoName(_ node: SyntaxNode) -> Diagnostic {
    Diagnostic(
      .typeMismatch, "‘extends’ must be the name of a style or a list of names, but this is \(node.phrase)",
      at: node.span, notes: ["write ‘extends: base’ or ‘extends: [base, large]’"])
  }

  static func extendsListWithoutBrackets(_ names: String, at span: Span) -> Diagnostic {
    let list = "[" + names.split { ", ".contains($0) }.joined(separator: ", ") + "]"
    return Diagnostic(
      .unknownStyle, "several names are a list, in brackets", at: span,
      fixes: [FixIt("write ‘\(list.shortened)’", replace: span, with: list, isSafe: false)])
  }

  static func extendsTwice(_ name: String, at span: Span, first: Span) -> Diagnostic {
    Diagnostic(
      .duplicateName, "‘\(name.shortened)’ is already extended", at: span,
      related: [Related("first extended here", at: first)], notes: ["remove one of them"])
  }

  static func unknownStyle(
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

  static func extendsComponent(_ name: String, at span: Span) -> Diagnostic {
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
