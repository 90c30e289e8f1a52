import StyleModel
import StyleSource
import StyleSyntax

/// Every style whose component is known, with the settings that it inherits.
struct StyleTable: Sendable {
  private(set) var names: StyleNames
  /// The styles; nil where the component of one, or a style that it extends, is unknown.
  private(set) var styles: [Style?]
  /// The component of each style, by style; nil where it is unknown, which was reported.
  private var components: [Int?]
  private var styled: [StyledComponent]
  private let parts: [StylePart]
  /// The output of each part, and the styles in it that had to wait for those of other parts.
  private(set) var collected: [CompilerOutput.Collected]
  private var waiting: [[Int]]
  /// For each part, the parts with styles that extend its styles.
  private var dependents: [[Int]]
  /// The output of linking the names of each file, by file.
  private(set) var collectedOfNames: [CompilerOutput.Collected]
  /// The diagnostic for styles that were left out because there are too many settings.
  private(set) var limit: Diagnostic?
  /// For each style, its index among those that weren't left out; nil where all are kept.
  private(set) var places: [Int?]?
  /// The number of settings of all styles.
  private var settingCount = 0
  /// The parts that are still to be read again, by their numbers.
  private var pending: Set<Int> = []

  /// The most settings that all styles have together, inherited ones included.
  static let mostSettings = 1_000_000
  /// The most ancestors that styles with several parents have together, where one counts once for each such style.
  static let mostAncestors = 4_000_000

  init(_ outlines: [Outline], _ declarations: Declarations) {
    let outputs = outlines.map { _ in CompilerOutput() }
    let names = StyleNames(outlines, declarations.visibility, declarations.components, outputs)
    self.names = names
    var components: [Int?] = Array(repeating: nil, count: names.declarations.count)
    for index in names.order {
      components[index] = StyleTable.component(
        of: index, names, components, declarations.components,
        outputs[Int(names.declarations[index].span.file.index)])
    }
    self.components = components
    collectedOfNames = outputs.map(\.collected)
    let firstClass = declarations.components.names.declarations.count
    styled = declarations.components.components.enumerated().map { index, component in
      let classes = StyledComponent.ofClasses
      return classes.indices.contains(index - firstClass)
        ? classes[index - firstClass] : StyledComponent(component)
    }
    parts = StylePart.all(of: names)
    styles = Array(repeating: nil, count: names.declarations.count)
    waiting = Array(repeating: [], count: parts.count)
    dependents = Array(repeating: [], count: parts.count)
    collected = []
    read(declarations)
  }

  private mutating func read(_ declarations: Declarations) {
    var results = readStyles(parts, names, components, styled, declarations)
    collected = results.map(\.collected)
    var own: [Int: OwnStyle] = [:]
    for number in results.indices {
      for index in parts[number].styles { styles[index] = results[number].part.take(index) }
      waiting[number] = results[number].part.waiting.keys.sorted()
      own.merge(results[number].part.waiting) { first, _ in first }
    }
    results = []
    findDependents()

    var outputs = WaitingOutputs(parts, declarations.origins)
    var visits = 0
    var isKept = Array(repeating: false, count: styles.count)
    for index in names.order {
      if !own.isEmpty, let style = own.removeValue(forKey: index) {
        let lineage = lineage(of: index, style)
        visits += lineage.length
        guard visits <= StyleTable.mostAncestors else {
          limit = .tooManyAncestors(at: names.declarations[index].span)
          break
        }
        finish(style, at: index, lineage, declarations, outputs.output(ofStyle: index, collected))
      }
      guard let settings = styles[index].settingCount else { continue }
      settingCount += settings
      if settingCount > StyleTable.mostSettings {
        limit = .tooManySettings(at: names.declarations[index].span)
        break
      }
      isKept[index] = true
    }
    outputs.store(in: &collected)
    guard isKept.contains(false) else { return }
    var places: [Int?] = Array(repeating: nil, count: styles.count)
    var count = 0
    for index in isKept.indices where isKept[index] {
      places[index] = count
      count += 1
    }
    self.places = places
  }

  private func lineage(of index: Int, _ own: OwnStyle) -> Lineage {
    guard let component = components[index] else { return .none }
    return Lineage(
      of: names.links[index].parents.map(\.index), picking: own.picks, of: component, among: styled,
      in: styles)
  }

  /// Makes a style that had to wait for those that it extends.
  private mutating func finish(
    _ own: OwnStyle, at index: Int, _ lineage: Lineage, _ declarations: Declarations,
    _ output: CompilerOutput
  ) {
    guard let component = components[index] else { return }
    styles[index] = Style(
      own, names.names(of: index), at: names.declarations[index].span,
      extending: names.links[index].parents.map(\.index), lineage,
      of: component, among: styled, declarations.modes.table, output)
  }

  private mutating func findDependents() {
    guard waiting.contains(where: { !$0.isEmpty }) else { return }
    for (number, part) in parts.enumerated() {
      var needed: Set<Int> = []
      for index in waiting[number] {
        for parent in names.links[index].parents where !part.styles.contains(parent.index) {
          needed.insert(self.part(ofStyle: parent.index))
        }
      }
      for other in needed { dependents[other].append(number) }
    }
  }

  private func part(ofStyle index: Int) -> Int { parts.part(ofStyle: index) }

  // MARK: Updates

  /// Whether all that was updated has been read again.
  var isComplete: Bool { pending.isEmpty }

  /// Replaces files whose styles extend the same styles as before and are for the same components. Returns false where more has changed,
  /// after which the table is invalid. `finish` reads their styles.
  mutating func update(_ outlines: [Outline], _ declarations: Declarations) -> Bool {
    guard isUpdatable else { return false }
    for outline in outlines {
      let output = CompilerOutput()
      guard names.update(outline, declarations.visibility, declarations.components, output) else {
        return false
      }
      let range = names.ranges[Int(outline.file.index)]
      for index in range.sorted(by: { names.positions[$0] < names.positions[$1] }) {
        let component = StyleTable.component(
          of: index, names, components, declarations.components, output)
        guard component == components[index] else { return false }
      }
      let collected = output.collected
      guard collected.diagnostics.isEmpty else { return false }
      collectedOfNames[Int(outline.file.index)] = collected
      guard !range.isEmpty else { continue }
      addPending(Array(part(ofStyle: range.lowerBound)...part(ofStyle: range.upperBound - 1)))
    }
    return true
  }

  /// Replaces tokens and components some of which have other values, while all names mean the same as before. Returns false where that
  /// isn't possible, after which the table is invalid. `finish` reads the styles that refer to them.
  mutating func update(tokens: [Int], components changed: Set<Int>, _ declarations: Declarations)
    -> Bool
  {
    guard isUpdatable else { return false }
    var isChanged = Array(repeating: false, count: declarations.tokens.tokens.count)
    for index in tokens { isChanged[index] = true }
    for index in changed {
      styled[index] = StyledComponent(declarations.components.components[index])
    }
    addPending(
      parts.indices.filter { number in
        // What is reported may name anything that is declared.
        !collected[number].diagnostics.isEmpty
          || !tokens.isEmpty
            && collected[number].references.contains { $0.isToken(where: isChanged) }
          || !changed.isEmpty
            && parts[number].styles.contains { components[$0].map(changed.contains) ?? false }
      })
    return true
  }

  /// The diagnostics of styles. Those of parts that are still to be read again are the earlier ones in the part's own file: other files may
  /// have changed.
  var diagnostics: [Diagnostic] {
    parts.flatMap { part in
      let all = collected[part.number].diagnostics
      return pending.contains(part.number) ? all.filter { $0.span.file == part.file } : all
    }
  }

  private var isUpdatable: Bool {
    places == nil && limit == nil && collectedOfNames.allSatisfy(\.diagnostics.isEmpty)
  }

  /// Adds parts to those that are to be read again, with all parts whose styles extend theirs.
  private mutating func addPending(_ parts: [Int]) {
    var new = parts
    while let part = new.popLast() {
      if pending.insert(part).inserted { new += dependents[part] }
    }
  }

  /// Reads the parts that updates have left, and returns them; nil where more has changed, after which the table is invalid.
  mutating func finish(_ declarations: Declarations) -> [StylePart]? {
    if pending.isEmpty { return [] }
    let affected = pending.sorted().map { parts[$0] }
    pending = []
    return reread(affected, declarations) ? affected : nil
  }

  /// Reads the parts that one style is made of and that updates have left: its own, and those of the styles that it extends. `finish` still
  /// reads them again, since other styles of these parts may extend styles that aren't read yet.
  mutating func prepare(_ style: Int, _ declarations: Declarations) -> [StylePart]? {
    var needed: Set<Int> = []
    var (next, known) = ([style], Set([style]))
    while let index = next.popLast() {
      needed.insert(part(ofStyle: index))
      for parent in names.links[index].parents where known.insert(parent.index).inserted {
        next.append(parent.index)
      }
    }
    let affected = needed.intersection(pending).sorted().map { parts[$0] }
    return reread(affected, declarations) ? affected : nil
  }

  private mutating func reread(_ affected: [StylePart], _ declarations: Declarations) -> Bool {
    for part in affected {
      for index in part.styles { settingCount -= styles[index].settingCount ?? 0 }
    }
    var results = readStyles(affected, names, components, styled, declarations)
    var own: [Int: OwnStyle] = [:]
    for (place, part) in affected.enumerated() {
      collected[part.number] = results[place].collected
      for index in part.styles { styles[index] = results[place].part.take(index) }
      // As long as the same styles wait, as many are looked at for them.
      guard results[place].part.waiting.keys.sorted() == waiting[part.number] else { return false }
      own.merge(results[place].part.waiting) { first, _ in first }
    }
    var outputs = WaitingOutputs(parts, declarations.origins)
    for (index, style) in own.sorted(by: { names.positions[$0.key] < names.positions[$1.key] }) {
      let lineage = lineage(of: index, style)
      finish(style, at: index, lineage, declarations, outputs.output(ofStyle: index, collected))
    }
    outputs.store(in: &collected)
    for part in affected {
      for index in part.styles { settingCount += styles[index].settingCount ?? 0 }
    }
    return settingCount <= StyleTable.mostSettings
  }

  /// The component of a style; nil where it is unknown, which was reported. `found` has the components of the styles that it extends.
  private static func component(
    of index: Int, _ names: StyleNames, _ found: [Int?], _ components: ComponentTable,
    _ output: CompilerOutput
  ) -> Int? {
    // The key alone says which component it is for.
    let isBare = names.qualifier(of: index) != nil && names.declarations[index].node.isEmptyValue
    guard names.declarations[index].isMapping || isBare else {
      reportNoMapping(names.declarations[index], names, components, output)
      return nil
    }
    let component: Int
    let parents = names.links[index].parents
    if let node = names.declarations[index].component {
      let file = names.declarations[index].span.file
      guard
        let named = components.names.resolve(node, from: file, output, isStyle: names.isDeclared)
      else { return nil }
      component = named
    } else if let qualifier = names.qualifier(of: index) {
      component = qualifier.component
    } else if let inherited = parents.last(where: { found[$0.index] != nil }).flatMap({
      found[$0.index]
    }) {
      component = inherited
    } else {
      let declaration = names.declarations[index]
      if parents.isEmpty, names.links[index].isComplete, !declaration.node.lacksEntries {
        output.report(.noComponent(declaration.name, declaration.node, at: declaration.span))
      }
      return nil
    }
    let strange = parents.first { parent in
      found[parent.index].map { !components.isAncestor($0, of: component) } ?? false
    }
    if let strange, let other = found[strange.index] {
      let (mine, theirs) = (
        components.components[component].component, components.components[other].component
      )
      output.report(
        .differentComponents(
          names.names(of: strange.index).full, theirs.name, mine.name, at: strange.span))
      return nil
    }
    return component
  }

  private static func reportNoMapping(
    _ declaration: Outline.StyleDeclaration, _ names: StyleNames, _ components: ComponentTable,
    _ output: CompilerOutput
  ) {
    guard declaration.node.isEmptyValue else {
      let node = declaration.node
      if node.kind == .scalar, ["component", "extends"].contains(declaration.name) {
        output.report(.styleWithoutName(declaration.name, node, at: declaration.span))
        return
      }
      if node.kind == .scalar {
        let isComponent = components.names.index(named: node, from: node.span.file) != nil
        if isComponent || names.isDeclared(node.text) {
          output.report(.styleIsName(declaration.name, node, ofComponent: isComponent))
          return
        }
      }
      output.report(.notAMapping("the style ‘\(declaration.name.shortened)’", declaration.node))
      return
    }
    guard declaration.node.kind != .missing else { return }
    output.report(.noComponent(declaration.name, declaration.node, at: declaration.span))
  }
}

/// The output of styles that had to wait, which is added to that of their parts.
private struct WaitingOutputs {
  private let parts: [StylePart]
  private let origins: Origins
  private var outputs: [Int: CompilerOutput] = [:]

  init(_ parts: [StylePart], _ origins: Origins) {
    self.parts = parts
    self.origins = origins
  }

  mutating func output(ofStyle index: Int, _ collected: [CompilerOutput.Collected])
    -> CompilerOutput
  {
    let part = parts.part(ofStyle: index)
    if let output = outputs[part] { return output }
    let output = CompilerOutput(resuming: collected[part], after: origins, number: part)
    outputs[part] = output
    return output
  }

  func store(in collected: inout [CompilerOutput.Collected]) {
    for (part, output) in outputs { collected[part] = output.collected }
  }
}

extension Reference {
  fileprivate func isToken(where isMeant: [Bool]) -> Bool {
    if case .token(let index) = target { isMeant[index] } else { false }
  }
}

extension [StylePart] {
  /// The number of the part that a style stands in.
  fileprivate func part(ofStyle index: Int) -> Int {
    partitioningIndex(where: { $0.styles.lowerBound > index }) - 1
  }
}

extension Style? {
  /// The number of settings, read in place, since a copy of the style would count references to all of its contents.
  fileprivate var settingCount: Int? { self?.settings.count }
}

extension Diagnostic {
  /// The diagnostic for a style without a name: `styles: { component: UIView }`.
  fileprivate static func styleWithoutName(_ key: String, _ node: SyntaxNode, at span: Span)
    -> Diagnostic
  {
    Diagnostic(
      .invalidStructure, "a style needs a name, below which its ‘\(key)’ stands", at: span,
      notes: ["write ‘card:’ above, and indent all that the style says below it"])
  }

  /// The diagnostic for a style that is only the name of a component, as in `styles: { card: UIView }`, or of another style.
  fileprivate static func styleIsName(
    _ name: String, _ node: SyntaxNode, ofComponent isComponent: Bool
  ) -> Diagnostic {
    let written = "{ \(isComponent ? "component" : "extends"): \(node.text) }"
    let what =
      !isComponent ? "style" : BaseClass(rawValue: node.text) == nil ? "component" : "class"
    return Diagnostic(
      .invalidStructure,
      "the style ‘\(name.shortened)’ must be a mapping, but this is the name of a \(what)",
      at: node.span,
      fixes: [FixIt("write ‘\(written)’", replace: node.definition, with: written, isSafe: false)])
  }
}
