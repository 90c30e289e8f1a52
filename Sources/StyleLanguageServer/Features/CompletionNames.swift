import StyleCompiler
import StyleLint
import StyleModel
import StyleReport
import StyleSource
import StyleSyntax
import StyleWorkspace

extension Completion {
  func names(_ content: LanguageKey.Content, _ subject: Subject?, _ cursor: Cursor) -> [Item] {
    let visible = Set(query.snapshot.visibleFiles(from: query.file))
    switch content {
    case .base, .component, .extendedClass, .layerKind:
      var items: [Item] = []
      if content == .layerKind {
        items += layerKindNames.map {
          Item(label: $0.name, kind: .choice, documentation: $0.summary, rank: 0)
        }
      }
      if content != .extendedClass {
        let components = query.sheet.components.filter { component in
          !component.isBaseClass && component.name != subject?.name
            && !(content == .base && component.isExtension)
        }
        func item(_ component: Component) -> Item {
          Item(
            label: component.name, kind: .type, detail: component.base.rawValue,
            documentation: component.summary, isDeprecated: component.deprecated != nil)
        }
        items += components.filter { visible.contains($0.span.file) }.map(item)
        items += query.withImports(components, written, name: \.name, file: \.span.file, item: item)
      }
      if content != .layerKind {
        items += BaseClass.allCases.map { Item(label: $0.rawValue, kind: .type, detail: "UIKit", rank: 2) }
      }
      return items
    case .parents:
      let styles = query.sheet.styles.filter { style in
        style.name != subject?.name && (subject?.component == nil || style.component == subject?.component)
      }
      func item(_ style: Style) -> Item {
        Item(
          label: style.name, kind: .reference, detail: query.sheet.components[style.component].name,
          documentation: style.summary, isDeprecated: style.deprecated != nil)
      }
      return styles.filter { visible.contains($0.span.file) }.map(item)
        + query.withImports(styles, written, name: \.name, file: \.span.file, item: item)
    case .traits:
      let traits = query.sheet.traits
      func item(_ trait: Trait) -> Item {
        Item(
          label: trait.name, kind: .type, detail: "trait for \(trait.base.rawValue)",
          documentation: trait.summary)
      }
      return traits.filter { visible.contains($0.span.file) }.map(item)
        + query.withImports(traits, written, name: \.name, file: \.span.file, item: item)
    case .type:
      return ValueType.names.map { name in
        Item(
          label: name, kind: .type, documentation: ValueType(named: name).map { $0.howItIsWritten + "." })
      }
    case .state:
      let (head, names) = joined
      return (grammar.states(of: subject) + (head.isEmpty ? [StateTable.normal] : []))
        .filter { !names.contains($0) }.map { Item(label: head + $0, kind: .constant, detail: "state") }
    case .layerKey:
      guard let subject else { return [] }
      return grammar.layers(of: subject).filter(\.isFirstCopy).flatMap { layer in
        LayerProperty.properties(of: layer.kind).filter(\.isAnimatable).map {
          Item(
            label: layer.writtenName + "." + $0.name, kind: .field,
            detail: typeText($0.valueType, $0.isOptional))
        }
      }
    case .imports, .importPath: return imports()
    case .deprecation: return [Item(label: "true", kind: .value)]
    case .flag: return flags
    case .count: return [Item(label: "infinite", kind: .value, documentation: "It never ends.")]
    case .variantNames:
      guard let subject else { return [] }
      let (head, names) = joined
      let free = grammar.axes(of: subject).filter { axis in !axis.values.contains { names.contains($0.name) }
      }
      return free.flatMap { axis in
        axis.values.map {
          Item(
            label: head + $0.name, kind: .constant, detail: "variant of \(axis.name)",
            documentation: $0.summary)
        }
      }
    case .modeNames: return modeNames
    case .accessibilityTraits:
      return AccessibilityTraits.named.map { Item(label: $0.name, kind: .choice, rank: 0) }
    case .layerAccessibilityTraits:
      return AccessibilityTraits.namedOfLayer.map { Item(label: $0.name, kind: .choice, rank: 0) }
    case .text, .value, .valueOfType, .number, .layerName, .axes, .tokens, .traitDeclarations, .components,
      .styles, .properties, .settings, .layer, .layers, .states, .modes, .animations, .preview, .frame,
      .repetition,
      .importedNames, .words, .variants, .picks, .variantName, .compounds, .stateNames, .accessibility,
      .layerAccessibility,
      .spokenValue, .length, .partOfTime, .keyframes:
      return []
    }
  }

  /// Items for the modes that can be joined with the modes typed before, each with these in front of it.
  var modeNames: [Item] {
    let (head, names) = joined
    let present = names.compactMap { query.sheet.modes[named: $0] }.reduce(into: ModeSet()) {
      $0.formUnion($1)
    }
    return query.sheet.modes.axes.filter { $0.mask.isDisjoint(with: present) }.flatMap { axis in
      axis.values.map { value in
        Item(label: head + value.name, kind: .constant, detail: "mode of \(axis.name)", rank: 2)
      }
    }
  }

  /// Items for the value of a key in a group of tokens: without a value, the key looks like a token.
  func groupKeys(named token: String) -> [Item] {
    let key = token.split(separator: ".").last.flatMap { [LanguageKey].tokenGroup.named(String($0)) }
    return key?.content == .flag ? flags : []
  }

  private var flags: [Item] { ["true", "false"].map { Item(label: $0, kind: .value) } }

  /// The paths of files that are not imported yet, and do not import this one.
  private func imports() -> [Item] {
    let folder = splitPath(query.path(of: query.file)).folder
    let imported = Set(query.sheet.imports.filter { $0.span.file == query.file }.map(\.file))
    return query.sources.files.filter { file in
      file.id != query.file && !imported.contains(file.id)
        && !query.snapshot.visibleFiles(from: file.id).contains(query.file)
    }.map { file in
      Item(label: relativePath(query.path(of: file.id), from: folder), kind: .file)
    }
  }

  /// The words that switch rules in comments.
  func suppressionItems(_ comment: Range<Int>) -> [Item] {
    let text = String(decoding: bytes[comment.lowerBound..<word.lowerBound], as: UTF8.self)
    guard text.contains("stylec:disable") || text.contains("stylec:enable") else {
      guard text.allSatisfy({ $0 == "#" || $0 == " " }) else { return [] }
      return ["disable", "disable-next-line", "disable-file", "enable"].map {
        Item(label: "stylec:\($0)", kind: .keyword, text: "stylec:\($0) ")
      }
    }
    return Rule.all.map { Item(label: $0.code.id, kind: .constant, documentation: $0.code.summary) }
      + [Item(label: "all", kind: .constant, documentation: "Every rule.", rank: 2)]
  }
}
