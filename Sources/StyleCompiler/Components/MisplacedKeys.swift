import StyleModel
import StyleSource
import StyleSyntax

/// Keys directly below a component that belong under one of its keys: properties of its base under `sets`, keys of its layer under `layer`,
/// states and modes under theirs. All of a kind are one finding, since one fix moves them.
struct MisplacedKeys {
  /// The component, as inherited from its base.
  private let checked: CheckedComponent
  private let declaration: SyntaxNode
  /// The component's name in messages.
  private let phrase: String
  private let allowed: [String]

  private enum Home: String, CaseIterable {
    case properties, sets, layer, states, modes, accessibility
  }

  private struct Entry {
    let entry: MappingEntry
    /// The key's name where it belongs.
    let name: String
  }

  init(of checked: CheckedComponent, declaredBy node: SyntaxNode, _ phrase: String, _ allowed: [String]) {
    self.checked = checked
    declaration = node
    self.phrase = phrase
    self.allowed = allowed
  }

  /// - Parameter entries: Those whose keys a component doesn't have.
  func report(_ entries: [MappingEntry], _ output: CompilerOutput) {
    let properties =
      output.candidates(
        in: .properties(NamePlace.Owner(checked.component), others: []), checked.properties.map(\.name))
      ?? KnownNames([])
    let own = Set(declaration["properties"]?.entries.map(\.key.text) ?? [])
    var groups: [Home: [Entry]] = [:]
    for entry in entries {
      if MisplacedKeys.sections.contains(entry.key.text) {
        output.report(.sectionInComponent(entry.key, of: declaration, phrase))
      } else if let (home, name) = home(of: entry, properties) {
        groups[home, default: []].append(Entry(entry: entry, name: name))
      } else {
        // Two numbers are no size of a font.
        let isSize = entry.value.kind == .sequence && entry.key.hasText("size")
        output.report(
          .unknownDeclarationKey(
            entry.key.text, allowed, phrase, at: entry.key.span,
            advice: own.contains(entry.key.text)
              ? "it is a property of its own, whose value is its ‘default’"
              : ForeignName(entry.key.text, among: isSize ? KnownNames([]) : properties).advice))
      }
    }
    for home in Home.allCases {
      guard let group = groups[home] else { continue }
      output.report(diagnostic(of: group, home))
    }
  }

  private func home(of entry: MappingEntry, _ properties: KnownNames) -> (Home, String)? {
    let key = entry.key.text
    if entry.value.kind == .mapping, entry.value["type"] != nil, entry.value["default"] != nil,
      allowed.contains(Home.properties.rawValue)
    {
      return (.properties, key)
    }
    func allowing(_ home: Home, _ name: String?) -> (Home, String)? {
      name.flatMap { allowed.contains(home.rawValue) ? (home, $0) : nil }
    }
    if let name = MisplacedKeys.spoken[key], let found = allowing(.accessibility, name) { return found }
    if entry.key.place(in: checked.propertyNames) != nil { return allowing(.sets, key) }
    if entry.value.kind == .mapping {
      if let state = states.contains(key) ? key : ForeignWords.state.translation(of: key, among: states) {
        return allowing(.states, state)
      }
      if let mode = modes.contains(key) ? key : ForeignWords.mode.translation(of: key, among: modes) {
        return allowing(.modes, mode)
      }
    }
    if let name = ForeignName(key, among: properties).name { return allowing(.sets, name) }
    guard let name = ForeignName.layerProperty(key), let property = LayerProperty(named: name),
      LayerPropertyNames.of(.rectangle).properties.contains(property)
    else { return nil }
    return allowing(.layer, name)
  }

  /// Whether a key has a place elsewhere that its spelling doesn't show: `accessibilityLabel` is no misspelled `accessibility`.
  static func knows(_ key: String) -> Bool { spoken[key] != nil || sections.contains(key) }

  /// The names that UIKit, SwiftUI and HTML have for the keys of `accessibility`.
  static let spoken = [
    "accessibilityLabel": "label", "accessibilityValue": "value", "accessibilityHint": "hint",
    "accessibilityTraits": "traits", "accessibilityRole": "traits", "accessibilityHidden": "hidden",
    "aria-label": "label", "ariaLabel": "label", "contentDescription": "label", "role": "traits",
  ]

  /// Sections of a file that no component has.
  private static let sections: Set = ["styles", "components", "tokens", "imports", "mode"]

  private var states: [String] { ControlState.allCases.map(\.rawValue) }
  private var modes: [String] { ["light", "dark", "standard-contrast", "high-contrast"] }

  private func diagnostic(of group: [Entry], _ home: Home) -> Diagnostic {
    let names = group.map(\.entry.key.text).quotedConjunction
    let isOne = group.count == 1
    let place =
      switch home {
      case .properties: isOne ? "is a property" : "are properties"
      case .sets:
        isOne
          ? "is a property of \(checked.component.name.shortened)"
          : "are properties of \(checked.component.name.shortened)"
      case .layer: isOne ? "is a key of the layer" : "are keys of the layer"
      case .states: isOne ? "is a state" : "are states"
      case .modes: isOne ? "is a mode" : "are modes"
      case .accessibility: isOne ? "is for assistive technologies" : "are for assistive technologies"
      }
    let section = declaration.entries.first { $0.key.text == home.rawValue }
    let isThere = section != nil
    let fix = isThere ? section.flatMap { indenting(group, below: $0) } : fix(group, home)
    let how =
      isThere
      ? "there is a ‘\(home.rawValue)’ already; move \(isOne ? "it" : "them") there"
      : "as in ‘\(home.rawValue): { \(group[0].name.shortened): … }’"
    return Diagnostic(
      .unknownKey,
      "\(names) \(place); \(isOne ? "it stands" : "they stand") under ‘\(home.rawValue)’",
      at: group[0].entry.key.span, notes: fix == nil ? [how] : [], fixes: fix.map { [$0] } ?? [])
  }

  /// A fix that moves entries of one line each under the key that they belong to, where the first of them stands.
  private func fix(_ group: [Entry], _ home: Home) -> FixIt? {
    let start = Int(declaration.definition.start)
    guard declaration.span == declaration.definition, start < bytes.count else { return nil }
    let isFlow = bytes[start] == UInt8(ascii: "{")
    let spans = group.map { span(of: $0, isFlow: isFlow) }
    var texts: [String] = []
    for (entry, span) in zip(group, spans) {
      let key = entry.entry.key
      let text = entry.name + declaration.tree.source.text(Span(span.file, Int(key.span.end), Int(span.end)))
      guard !entry.entry.isMerged, !key.isQuoted, !text.utf8.contains(UInt8(ascii: "\n")) else { return nil }
      texts.append(text)
    }
    let title = "move \(group.count == 1 ? "it" : "them") under ‘\(home.rawValue)’"
    let column = bytes[..<Int(spans[0].start)].reversed().prefix { $0 != UInt8(ascii: "\n") }.count
    let indent = "\n" + String(repeating: " ", count: column + 2)
    let written =
      isFlow
      ? "\(home.rawValue): { \(texts.joined(separator: ", ")) }"
      : "\(home.rawValue):" + texts.map { indent + $0 }.joined()
    let others = spans.dropFirst().map { span in
      FixIt.Edit(Span(span.file, isFlow ? comma(before: span) : lineEnd(before: span), Int(span.end)), "")
    }
    return FixIt(title, [FixIt.Edit(spans[0], written)] + others, isSafe: false)
  }

  /// A fix that indents entries below the key that they follow and belong to.
  private func indenting(_ group: [Entry], below section: MappingEntry) -> FixIt? {
    let entries = declaration.entries.drop { $0.key.span != section.key.span }.dropFirst()
    let column = { (span: Span) in
      bytes[..<Int(span.start)].reversed().prefix { $0 == UInt8(ascii: " ") }.count
    }
    guard section.value.isEmptyValue, declaration.span == declaration.definition,
      zip(group, entries).allSatisfy({ $0.entry.key.span == $1.key.span }),
      group.allSatisfy({ $0.name == $0.entry.key.text && $0.entry.value.span == $0.entry.value.definition }),
      let first = group.first?.entry.key.span, column(first) == column(section.key.span), column(first) > 0
    else { return nil }
    // A value of several lines goes with its key.
    let edits = group.flatMap { entry -> [FixIt.Edit] in
      let lines = Int(entry.entry.key.span.start)..<Int(entry.entry.value.definition.end)
      let breaks = lines.filter { bytes[$0] == UInt8(ascii: "\n") }.map { $0 + 1 }
      return ([lines.lowerBound] + breaks).map { FixIt.Edit(Span(first.file, $0, $0), "  ") }
    }
    return FixIt("indent \(group.count == 1 ? "it" : "them")", edits, isSafe: false)
  }

  /// The names of properties that stand in another place than under `properties`.
  static func properties(among entries: [MappingEntry]) -> [String] {
    entries.filter { $0.value["type"] != nil && $0.value["default"] != nil }.map(\.key.text)
  }

  private var bytes: [UInt8] { declaration.tree.source.bytes }

  /// The span of an entry; on lines of its own, with the comment behind it.
  private func span(of entry: Entry, isFlow: Bool) -> Span {
    let span = entry.entry.key.span.joined(to: entry.entry.value.definition)
    if isFlow { return span }
    let rest = bytes[Int(span.end)...].prefix { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }
    return Span(span.file, Int(span.start), rest.endIndex)
  }

  private func comma(before span: Span) -> Int {
    bytes[..<Int(span.start)].lastIndex(of: UInt8(ascii: ",")) ?? Int(span.start)
  }

  /// The offset at which the line above an entry ends.
  private func lineEnd(before span: Span) -> Int {
    var start = Int(span.start)
    while start > 0, bytes[start - 1] == UInt8(ascii: " ") { start -= 1 }
    if start > 0 { start -= 1 }
    if start > 0, bytes[start - 1] == UInt8(ascii: "\r"), bytes[start] == UInt8(ascii: "\n") { start -= 1 }
    return start
  }
}

extension Diagnostic {
  /// The diagnostic for a section, such as `styles:`, below a component.
  fileprivate static func sectionInComponent(
    _ key: SyntaxNode, of declaration: SyntaxNode, _ phrase: String
  ) -> Diagnostic {
    let name = key.text
    return Diagnostic(
      .unknownKey, "\(phrase) has no ‘\(name)’", at: key.span,
      notes: [
        name == "styles"
          ? "‘styles’ stands beside ‘components’, without indentation, and each style names its component: ‘styles: { big: { component: … } }’"
          : "‘\(name)’ is a section of a file, and stands beside ‘components’, without indentation"
      ])
  }
}
