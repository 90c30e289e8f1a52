import StyleEmit
import StyleModel
import StyleSource

/// The changes of generated Swift after which code that uses it may not compile.
///
/// Members of a removed type aren't listed beside it.
func breakingChanges(in pair: StatePair) -> [Break] {
  var comparison = InterfaceComparison(pair)
  for declaration in pair.old.interface { comparison.compare(declaration) }
  return comparison.breaks
}

private struct InterfaceComparison {
  private let pair: StatePair
  private let byKey: [SwiftDeclaration.Key: SwiftDeclaration]
  private let bySubject: [SwiftDeclaration.Source: [SwiftDeclaration]]
  private(set) var breaks: [Break] = []
  /// The types that are gone, and the new names of those that are renamed.
  private var gone: Set<Substring> = []
  private var renamed: [String: String] = [:]

  init(_ pair: StatePair) {
    self.pair = pair
    byKey = Dictionary(pair.new.interface.map { ($0.key, $0) }, uniquingKeysWith: { first, _ in first })
    bySubject = Dictionary(grouping: pair.new.interface, by: \.subject)
  }

  mutating func compare(_ old: SwiftDeclaration) {
    let owner = old.name.lastIndex(of: ".").map { old.name[..<$0] } ?? ""
    if gone.contains(owner) {
      gone.insert(Substring(old.name))
      return
    }
    var name = old.name
    if let now = renamed[String(owner)] { name = now + old.name.dropFirst(owner.utf8.count) }
    let oldSpan = span(of: old.subject, in: pair.old)
    if let new = byKey[old.key(named: name)] {
      if name != old.name { renamed[old.name] = name }
      let type = renamed[old.type] ?? old.type
      let newSpan = span(of: new.subject, in: pair.new)
      if type != new.type {
        breaks.append(
          Break(kind: .type, name: new.name, old: old.type, new: new.type, oldSpan: oldSpan, newSpan: newSpan)
        )
      } else if let labels = old.labels, let now = new.labels {
        let kept = labels.filter(now.contains)
        let order = now.filter(kept.contains)
        if kept != order {
          breaks.append(
            Break(
              kind: .arguments, name: new.name, old: kept.joined(separator: ", "),
              new: order.joined(separator: ", "), oldSpan: oldSpan, newSpan: newSpan))
        }
      }
    } else if let new = partner(of: old) {
      renamed[old.name] = new.name
      breaks.append(
        Break(
          kind: .renamed, name: old.name, old: old.name, new: new.name, oldSpan: oldSpan,
          newSpan: span(of: new.subject, in: pair.new)))
    } else {
      gone.insert(Substring(old.name))
      breaks.append(Break(kind: .removed, name: old.name, old: old.type, oldSpan: oldSpan))
    }
  }

  /// The declaration that is made now of what an old one was made of.
  private func partner(of old: SwiftDeclaration) -> SwiftDeclaration? {
    let subject: SwiftDeclaration.Source?
    switch old.subject {
    case .token(let index): subject = pair.tokens.newOfOld[index].map { .token($0) }
    case .style(let index): subject = pair.styles.newOfOld[index].map { .style($0) }
    case .trait(let index): subject = pair.traits.newOfOld[index].map { .trait($0) }
    case .component(let index): subject = pair.components.newOfOld[index].map { .component($0) }
    case .property(let component, let name):
      subject = pair.components.newOfOld[component].flatMap { new in
        RenamedMembers(component, new, pair).properties[name].map { .property(component: new, name: $0) }
      }
    case .axis, .state: subject = nil
    }
    let made = subject.flatMap { bySubject[$0] } ?? []
    switch old.subject {
    // Of a component, a struct and a class are made, and what is in them.
    case .component:
      return made.first {
        ($0.type == "struct") == (old.type == "struct") && $0.name.contains(".") == old.name.contains(".")
          && !old.name.contains(".")
      }
    case .property: return old.type == "case" ? nil : made.first { $0.type == old.type } ?? made.first
    case .token, .style, .trait, .axis, .state: return made.first
    }
  }

  private func span(of subject: SwiftDeclaration.Source, in state: SheetState) -> Span? {
    let sheet = state.sheet
    switch subject {
    case .token(let index): return sheet.tokens[index].span
    case .style(let index): return sheet.styles[index].span
    case .trait(let index): return sheet.traits[index].span
    case .axis(let index): return sheet.modes.axes[index].values.first?.span
    case .state: return nil
    case .component(let index):
      return sheet.components[index].isBaseClass ? nil : sheet.components[index].span
    case .property(let index, let name):
      let component = sheet.components[index]
      return component.properties.first { $0.name == name }?.span
        ?? (component.isBaseClass ? nil : component.span)
    }
  }
}
