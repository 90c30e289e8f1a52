import StyleModel
import StyleSource

extension Rule {
  static let deepInheritance = Rule(
    .deepInheritance, .upkeep, scope: .sheet, isOnByDefault: false, options: [.deepestInheritance],
    good: """
      styles:
        a: { component: UIButton, alpha: 0.9 }
        b: { extends: a, title: B }
      """
  ) { context in
    let styles = context.sheet.styles
    let limit = Int(clamping: context.number(.deepestInheritance))
    var depth = Array(repeating: 0, count: styles.count)
    for index in parentsFirst(styles.map(\.parents)) {
      depth[index] = (styles[index].parents.map { depth[$0] }.max() ?? -1) + 1
    }
    // Those further down follow from the first that is too deep.
    return styles.indices.filter { depth[$0] - 1 == limit }
      .map { .deepInheritance(styles[$0], depth[$0]) }
  }
}

/// The indices in an order in which each is behind its parents. There are no cycles among them.
private func parentsFirst(_ parents: [[Int]]) -> [Int] {
  var order: [Int] = []
  order.reserveCapacity(parents.count)
  var isPlaced = Array(repeating: false, count: parents.count)
  for start in parents.indices where !isPlaced[start] {
    // Most stand behind their parents already.
    if parents[start].allSatisfy({ isPlaced[$0] }) {
      order.append(start)
      isPlaced[start] = true
      continue
    }
    var pending = [start]
    while let index = pending.last {
      let missing = isPlaced[index] ? [] : parents[index].filter { !isPlaced[$0] }
      if missing.isEmpty {
        pending.removeLast()
        if !isPlaced[index] { order.append(index) }
        isPlaced[index] = true
      } else {
        pending += missing
      }
    }
  }
  return order
}

extension RuleOption {
  fileprivate static let deepestInheritance = RuleOption(
    "depth", .number(4), "The most levels of parents.")
}

extension DiagnosticCode {
  static let deepInheritance = DiagnosticCode(
    "deep-inheritance", .info, "A style has few levels of parents.",
    explanation: """
      Each level is one more place to look for a value. Share tokens between styles, or extend two short chains
      instead of one long one.
      """,
    example: """
      styles:
        a: { component: UIButton, alpha: 0.9 }
        b: { extends: a, title: B }
        c: { extends: b, title: C }
        d: { extends: c, title: D }
        e: { extends: d, title: E }
        f: { extends: e, title: F }
      # ^
      """)
}

extension Diagnostic {
  fileprivate static func deepInheritance(_ style: Style, _ depth: Int) -> Diagnostic {
    Diagnostic(.deepInheritance, "\(style.name.quoted) has \(depth) styles above it", at: style.span)
  }
}
