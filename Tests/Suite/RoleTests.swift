import RandomStyles
import ShippedStyles
import StyleCompiler
import StyleModel
import StyleSource
import StyleSyntax
import StyleTokenFiles
import StyleWorkspace
import Testing

/// The roles of nodes, held against what the compiler records while it reads the same files: editors and the inspector go by roles,
/// and everything else by the sheet.
@Suite struct RoleTests {
  @Test(arguments: SuiteTests.pages) func rolesOfPagesAreThoseOfTheCompiler(_ path: String) throws {
    let page = Page(text: try Golden(path: SuiteTests.folder + path).text)
    for section in page.sections {
      let (sources, files) = page.files(in: section)
      if files.isEmpty { continue }
      if files.allSatisfy(\.fence.isYAML) { check(sources, path) } else { checkDesignNames(sources, path) }
    }
  }

  /// Where the compiler has recorded that JSON declares or refers to a token, its name stands.
  private func checkDesignNames(_ sources: SourceMap, _ name: String) {
    let result = compile(sources)
    guard result.diagnostics.allSatisfy({ $0.severity != .error }) else { return }
    var files = sources.files.map { ParsedFile($0) }
    files.linkTokenFiles()
    let sheet = result.product
    func names(_ file: FileID) -> DesignNames? { DesignFiles(files[Int(file.index)])?.names }
    for part in sheet.references.parts {
      for reference in part {
        guard case .token(let index) = reference.target, let names = names(reference.span.file) else {
          continue
        }
        let all = Set(names.names(ofToken: sheet.tokens[index].name))
        let isNamed = names.occurrences(in: reference.span.file).contains {
          !$0.isDeclaration && all.contains($0.name)
        }
        #expect(
          isNamed || names.keptReferences.contains { $0.name == sheet.tokens[index].name },
          "\(name): \(sheet.tokens[index].name)")
      }
    }
    for token in sheet.tokens {
      guard let names = names(token.span.file) else { continue }
      let found = names.tokens(named: token.name)
      // A color set is called as its folder.
      let isColorSet = sources[token.span.file].path.contains(".xcassets/")
      #expect(
        isColorSet || found.contains { $0.key == token.span || $0.isInherited }, "\(name): \(token.name)")
    }
    for source in sources.files {
      for occurrence in names(source.id)?.occurrences(in: source.id) ?? [] {
        let text = sources.text(occurrence.span)
        let isPlain = !text.contains("\\") && !text.contains("~") && !text.contains("%")
        let wanted = names(source.id)?.names[occurrence.name].text ?? ""
        #expect(!isPlain || text == wanted || wanted.isEmpty, "\(name): \(text)")
      }
    }
  }

  @Test func rolesOfShippedStylesAreThoseOfTheCompiler() throws {
    var sources = SourceMap()
    for file in try shippedStyles() { _ = sources.add(path: file.path, bytes: file.bytes) }
    check(sources, "styles")
  }

  @Test(arguments: 0..<8) func rolesOfRandomStylesAreThoseOfTheCompiler(_ seed: Int) {
    var sources = SourceMap()
    _ = sources.add(path: "random.yaml", bytes: Array(RandomFile(seed: UInt64(seed)).text.utf8))
    check(sources, "seed \(seed)")
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
      + sheet.styles.map { Symbol.style($0.name, own: $0.ownName) }
    for symbol in Set(symbols) {
      let recorded = Set(uses.occurrences(of: symbol).map(\.span))
      let walked = found[symbol] ?? []
      #expect(recorded == walked, "\(name): \(symbol)")
    }
  }

  /// What a key's role names, and the type of the value behind it.
  private struct Setting: Equatable {
    var name: String
    var type: ValueType?
  }

  /// What styles and layers set is read for the property that the key's role names, as a value of the type that the value's role has.
  private func checkSettings(
    _ sheet: ResolvedSheet, _ trees: [SyntaxTree], _ grammar: Grammar, _ name: String
  ) {
    var roles: [Span: Setting] = [:]
    for tree in trees {
      grammar.walk(tree) { key, role, _, slot in
        var type: ValueType?
        if case .value(let value) = slot { type = value.type }
        let name: String
        switch role {
        case .property(let property, _): name = property.name
        case .layerKey(let layer, let property?, _, _):
          name = (layer.map { $0.writtenName + "." } ?? "") + property.name
        case .layerKey(let layer, nil, let nested?, _):
          name = (layer.map { $0.writtenName + "." } ?? "") + nested.name
        case .unknown, .keyword, .tokenType, .declares, .uses, .layerKey, .state, .modes, .part: return
        }
        roles[key.span.beginning] = Setting(name: name, type: type)
      }
    }
    for style in sheet.styles {
      let component = sheet.components[style.component]
      for setting in style.settings where !setting.isInherited {
        guard let span = setting.span else { continue }
        let role = roles[span.beginning]
        let isShorthand =
          component.properties.contains { $0.isPseudo && $0.name == role?.name }
          || role.map { isPseudoOfLayer($0.name, component, sheet) } ?? false
        if isShorthand { continue }
        let target: Setting
        switch setting.target {
        case .property(let index):
          target = Setting(name: component.properties[index].name, type: component.properties[index].type)
        case .layer(let layer, let key):
          target = self.setting(key, of: component.layers[layer], isNamed: true, sheet)
        }
        #expect(role == target, "\(name): \(style.name)")
      }
    }
    for (index, component) in sheet.components.enumerated() where !component.isBaseClass {
      for layer in component.layers where layer.owner == .component(index) && layer.parent != nil {
        for setting in layer.settings {
          // A shorthand stands for others.
          guard let span = setting.span, let role = roles[span.beginning] else { continue }
          if isPseudoOfLayer("\(layer.writtenName).\(role.name)", component, sheet) { continue }
          // Among the words of a property, a key has the name of its layer.
          let isNamed = role.name.hasPrefix(layer.writtenName + ".")
          let target = self.setting(setting.key, of: layer, isNamed: isNamed, sheet)
          #expect(role == target, "\(name): \(component.name)")
        }
      }
    }
  }

  private func setting(_ key: LayerKey, of layer: Layer, isNamed: Bool, _ sheet: ResolvedSheet) -> Setting {
    let prefix = isNamed ? layer.writtenName + "." : ""
    switch key {
    case .layer(let property): return Setting(name: prefix + property.name, type: property.valueType)
    case .property(let index):
      guard case .component(let held) = layer.kind else { return Setting(name: prefix) }
      let property = sheet.components[held].properties[index]
      return Setting(name: prefix + property.name, type: property.type)
    }
  }

  /// Whether `layer.name` is a property of a held component that stands for others.
  private func isPseudoOfLayer(_ key: String, _ component: Component, _ sheet: ResolvedSheet) -> Bool {
    component.layers.contains { layer in
      guard key.hasPrefix(layer.writtenName + "."), case .component(let held) = layer.kind else {
        return false
      }
      let name = key.dropFirst(layer.writtenName.count + 1)
      return sheet.components[held].properties.contains { $0.isPseudo && $0.name == name }
    }
  }
}

extension Span {
  fileprivate var beginning: Span { Span(file, Int(start), Int(start)) }
}
