import StyleModel
import StyleReport
import StyleScene
import StyleSource
import StyleSyntax

extension InspectorSheet {
  /// The styles in which a token can be seen: those that refer to it, and those that have a value from it through another token, a
  /// component, a trait, a variant, a parent or a component among their layers.
  func styles(seeing token: Int) -> [Int] {
    let reached = declarations(reachedBy: token)
    var patience = TokenUsers.mostLookedAt
    return sheet.styles.indices.filter { style in
      guard reached.contains(.style(style)) else { return false }
      patience -= 1
      return patience < 0 || shows(token, .style(style))
    }
  }

  /// Whether a value of a look comes from a token.
  private func shows(_ token: Int, _ subject: DrawnSubject, depth: Int = 0) -> Bool {
    let looks = looks(of: subject)
    let component = component(of: subject)
    let targets = targets(ofComponent: component)
    let isShown = looks.states.contains { state in
      looks.modeCombinations.prefix(16).contains { modes in
        let look = looks.look(state: state, modes: modes)
        return targets.contains { comes(look.value(of: $0.target).origin, from: token) }
      }
    }
    if isShown || depth > 8 { return isShown }
    // A component among the layers has its own values where these say nothing.
    let held = sheet.components[component].layers.compactMap { layer in
      if case .component(let held) = layer.kind { held } else { nil as Int? }
    }
    return Set(held).contains { shows(token, .component($0), depth: depth + 1) }
  }

  private func comes(_ origin: Origin.ID, from token: Int) -> Bool {
    var next: Origin.ID? = origin
    var steps = 0
    while let current = next, steps < 64 {
      if case .token(let index) = sheet[current].author, index == token { return true }
      next = sheet[current].source
      steps += 1
    }
    return false
  }

  /// The declarations that depend on a token, directly or through others.
  private func declarations(reachedBy token: Int) -> Set<Reference.Target> {
    var users: [Reference.Target: Set<Reference.Target>] = [:]
    for reference in sheet.references {
      guard case .token = reference.target, let owner = declaration(at: reference.span) else { continue }
      users[reference.target, default: []].insert(owner)
    }
    for (index, component) in sheet.components.enumerated() {
      if let parent = component.parent { users[.component(parent), default: []].insert(.component(index)) }
      for trait in component.traits { users[.trait(trait), default: []].insert(.component(index)) }
      for layer in component.layers {
        if case .component(let held) = layer.kind {
          users[.component(held), default: []].insert(.component(index))
        }
      }
    }
    for (index, style) in sheet.styles.enumerated() {
      users[.component(style.component), default: []].insert(.style(index))
      for parent in style.parents { users[.style(parent), default: []].insert(.style(index)) }
    }
    var reached: Set<Reference.Target> = [.token(token)]
    var next: [Reference.Target] = [.token(token)]
    while let target = next.popLast() {
      for user in users[target] ?? [] where reached.insert(user).inserted { next.append(user) }
    }
    return reached
  }

  /// The declaration around a span of a file.
  private func declaration(at span: Span) -> Reference.Target? {
    guard let path = tree(of: span.file).location(at: Int(span.start))?.path else { return nil }
    let keys = path.steps.map { step in if case .key(let key) = step { key } else { "" } }
    guard keys.count > 1 else { return nil }
    switch keys[0] {
    case "components": return component(named: keys[1]).map { .component($0) }
    case "traits": return trait(named: keys[1]).map { .trait($0) }
    case "styles": return styleName(at: span).flatMap(style(named:)).map { .style($0) }
    case "tokens":
      return (2...max(2, keys.count)).lazy.compactMap {
        self.token(named: keys[1..<min($0 + 1, keys.count)].joined(separator: "."))
      }.first.map { .token($0) }
    case _: return nil
    }
  }
}

private enum TokenUsers {
  /// The most styles whose values are searched; all further ones count as showing the token.
  static let mostLookedAt = 500
}
