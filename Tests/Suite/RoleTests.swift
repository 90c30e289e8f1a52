import ShippedStyles
import StyleCompiler
import StyleModel
import StyleSource
import StyleSyntax
import StyleWorkspace
import Testing

/// The roles of nodes, held against what the compiler records while it reads the same files: editors and the inspector go by roles,
/// and everything else by the sheet.
@Suite struct RoleTests {
  @Test(arguments: SuiteTests.pages) func rolesOfPagesAreThoseOfTheCompiler(_ path: String) throws {
    let page = Page(text: try Golden(path: SuiteTests.folder + path).text)
    for section in page.sections {
      let (sources, files) = page.files(in: section)
      if !files.isEmpty { check(sources, path) }
    }
  }

  @Test func rolesOfShippedStylesAreThoseOfTheCompiler() throws {
    var sources = SourceMap()
    for file in try shippedStyles() { _ = sources.add(path: file.path, bytes: file.bytes) }
    check(sources, "styles")
  }

  private func check(_ sources: SourceMap, _ name: String) {
    let result = compile(sources)
    // Of what is wrong, the grammar says what it would be, and the compiler nothing.
    guard result.diagnostics.allSatisfy({ $0.severity != .error }) else { return }
    let sheet = result.product
    let trees = sources.files.map { parse($0).product }
    guard trees.allSatisfy({ !$0.hasAliases && $0.isComplete }) else { return }
    let grammar = Grammar(sheet: sheet)
    checkNames(sheet, sources, trees, grammar, name)
    checkSettings(sheet, trees, grammar, name)
  }

  /// The names of tokens, components, traits and styles stand where the compiler has recorded them, and nowhere else.
  private func checkNames(
    _ sheet: ResolvedSheet, _ sources: SourceMap, _ trees: [SyntaxTree], _ grammar: Grammar, _ name: String
  ) {
    let uses = Uses(in: sheet, sources: sources, tree: { trees[Int($0.index)] })
    var found: [Symbol: Set<Span>] = [:]
    for occurrence in trees.flatMap(grammar.occurrences) {
      found[occurrence.symbol, default: []].insert(occurrence.span)
    }
    let symbols =
      sheet.tokens.map { Symbol.token($0.name) } + sheet.traits.map { .trait($0.name) }
      + sheet.components.filter { !$0.isBaseClass }.map { .component($0.name) }
      + sheet.styles.map { .style($0.name) }
    for symbol in Set(symbols) {
      let recorded = Set(uses.occurrences(of: symbol).map(\.span))
      let walked = found[symbol] ?? []
      #expect(recorded == walked, "\(name): \(symbol)")
    }
  }

  /// What a style sets is read for the property that the key's role names.
  private func checkSettings(
    _ sheet: ResolvedSheet, _ trees: [SyntaxTree], _ grammar: Grammar, _ name: String
  ) {
    var roles: [Span: String] = [:]
    for tree in trees {
      grammar.walk(tree) { key, role, _, _ in
        let start = Span(key.span.file, Int(key.span.start), Int(key.span.start))
        switch role {
        case .property(let property, _): roles[start] = property.name
        case .layerKey(let layer?, let property?, _, _): roles[start] = "\(layer.name).\(property.name)"
        case .layerKey(let layer?, nil, let nested?, _): roles[start] = "\(layer.name).\(nested.name)"
        case .unknown, .keyword, .tokenType, .declares, .uses, .layerKey, .state, .modes, .part: break
        }
      }
    }
    for style in sheet.styles {
      let component = sheet.components[style.component]
      for setting in style.settings where !setting.isInherited {
        guard let span = setting.span else { continue }
        let role = roles[Span(span.file, Int(span.start), Int(span.start))]
        let isShorthand =
          component.properties.contains { $0.isPseudo && $0.name == role }
          || role.map { isPseudoOfLayer($0, component, sheet) } ?? false
        if isShorthand { continue }
        let target: String
        switch setting.target {
        case .property(let index): target = component.properties[index].name
        case .layer(let layer, .layer(let property)):
          target = "\(component.layers[layer].name).\(property.name)"
        case .layer(let layer, .property(let index)):
          guard case .component(let held) = component.layers[layer].kind else { continue }
          target = "\(component.layers[layer].name).\(sheet.components[held].properties[index].name)"
        }
        #expect(role == target, "\(name): \(style.name)")
      }
    }
  }

  /// Whether `layer.name` is a property of a held component that stands for others.
  private func isPseudoOfLayer(_ key: String, _ component: Component, _ sheet: ResolvedSheet) -> Bool {
    component.layers.contains { layer in
      guard key.hasPrefix(layer.name + "."), case .component(let held) = layer.kind else { return false }
      let name = key.dropFirst(layer.name.count + 1)
      return sheet.components[held].properties.contains { $0.isPseudo && $0.name == name }
    }
  }
}
