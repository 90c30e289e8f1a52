import StyleModel

/// Writes `StyleCondition`, with a constant for each state and mode, and `ComponentStyle`, with a property for each.
///
/// Both are there whatever values the style files have, so that a value that comes or goes breaks no app.
///
/// - Parameter followsTokens: Whether apps may give tokens other values.
func writeConditions(
  _ names: ConditionNames, _ modes: SwiftModeNames, followsTokens: Bool, in sheet: ResolvedSheet,
  _ writer: inout SwiftWriter
) {
  writer.lines(
    """
    /// A state and modes in which values of a style differ: one, as `.focused` and `.dark`, or several
    /// that hold together, as `[.focused, .dark]`.
    """)
  writer.block("nonisolated public struct StyleCondition: Sendable, Hashable, ExpressibleByArrayLiteral") {
    writer in
    writer.lines(
      """
      var bits: StyleConditionBits

      private init(states: UInt64 = 0, modes: UInt64 = 0) {
        bits = StyleConditionBits(states: states, modes: modes)
      }

      /// All of some conditions.
      public init(arrayLiteral parts: StyleCondition...) {
        self = parts.reduce(.always) { $0.and($1) }
      }
      """)
    writer.line()
    writer.documentation("While another condition holds too.")
    writer.block("func and(_ other: StyleCondition) -> StyleCondition") { writer in
      writer.line("var joined = self")
      writer.line("joined.bits.formUnion(other.bits)")
      writer.line("return joined")
    }
    writer.line()
    writePresent(names, modes, in: sheet, &writer)
    writer.line()
    writer.documentation("What holds in every state and mode, in place of what a component computes.")
    writer.line("public static var always: StyleCondition { StyleCondition(states: 0) }")
    for member in names.all {
      let bits =
        member.condition.modes.isEmpty
        ? "states: \(member.condition.stateBits)" : "modes: \(member.condition.modes.rawValue)"
      writer.shortBlock(
        "public static var \(member.name): StyleCondition", "", Code("StyleCondition(\(bits))"))
    }
  }
  writer.line()
  writeDescription(names, &writer)
  writer.line()
  writeProtocol(names, modes, followsTokens, in: sheet, &writer)
}

/// Writes the initializer for all conditions that hold in a state and in some modes.
private func writePresent(
  _ names: ConditionNames, _ modes: SwiftModeNames, in sheet: ResolvedSheet, _ writer: inout SwiftWriter
) {
  writer.documentation("All that holds in a state and in some modes.")
  writer.block("init(_ state: StyleState, _ modes: StyleModes)") { writer in
    writer.line("bits = StyleConditionBits()")
    for member in names.all where member.condition.modes.isEmpty {
      let state = sheet.states.names(in: member.condition.state).map { "." + swiftIdentifier($0) }
      writer.branch(
        "state.contains(\(state.joined()))", then: "bits.states |= \(member.condition.stateBits)")
    }
    for (axis, name) in zip(sheet.modes.axes, modes.axes) {
      writer.line("switch modes.\(name.member) {")
      for value in axis.values {
        writer.line("case .\(modes.values[value.mode] ?? "unnamed"): bits.modes |= \(value.mode.rawValue)")
      }
      writer.line("}")
    }
  }
}

/// Writes what a condition is called, for `debugDescription` of styles.
private func writeDescription(_ names: ConditionNames, _ writer: inout SwiftWriter) {
  writer.block("nonisolated extension StyleCondition: CustomStringConvertible") { writer in
    writer.line("init(_ bits: StyleConditionBits) { self.bits = bits }")
    writer.line()
    writer.documentation("`focused, dark`.")
    writer.block("public var description: String") { writer in
      let states = names.all.filter { $0.condition.modes.isEmpty }
      let modes = names.all.filter { !$0.condition.modes.isEmpty }
      let parts = (states + modes).map { member in
        let name = withoutBackticks(member.name)
        return Code("(\(stringLiteral(name)), StyleCondition.\(member.name))")
      }
      writer.statement("let parts: [(String, StyleCondition)] = ", .array(parts))
      writer.line("let names = parts.filter { bits.contains($0.1.bits) }.map(\\.0)")
      writer.line("return names.isEmpty ? \"always\" : names.joined(separator: \", \")")
    }
  }
}

private func writeProtocol(
  _ names: ConditionNames, _ modes: SwiftModeNames, _ followsTokens: Bool, in sheet: ResolvedSheet,
  _ writer: inout SwiftWriter
) {
  // A type of the main actor can't have what the library's protocol, which belongs to no actor, asks for.
  if writer.importsRuntime, writer.isolation == "nonisolated " {
    writer.block("nonisolated extension ComponentStyle where Condition == StyleCondition") {
      writeProperties(names, modes, in: sheet, &$0)
    }
    return
  }
  writer.documentation("What the styles of all components have.")
  writer.block("\(writer.isolation)public protocol ComponentStyle: Sendable") { writer in
    writer.lines(
      """
      /// Values in place of the style's; nil means no change.
      associatedtype Changes: Sendable

      /// What is different while a condition holds. If several hold, a value is that of the one with the
      /// most states, and of these the one with the most modes.
      subscript(condition: StyleCondition) -> Changes { get set }

      /// The values that hold in a state and in some modes, with no changes left.
      func resolved(in state: StyleState, modes: StyleModes) -> Self
      """)
    writer.line()
    writer.documentation("Whether a value differs in one of some states.")
    writer.line("func differs(in state: StyleState) -> Bool")
    if followsTokens {
      writer.line()
      writer.documentation("The style with an app's values for tokens.")
      writer.line("func with(_ styleTokens: StyleTokens) -> Self")
    }
  }
  writer.line()
  writer.block("\(writer.isolation)extension ComponentStyle") { writer in
    writeProperties(names, modes, in: sheet, &writer)
    if followsTokens {
      writer.line()
      writer.documentation("A style without values of tokens stays as it is.")
      writer.line("public func with(_ styleTokens: StyleTokens) -> Self { self }")
    }
  }
}

/// Writes a subscript for several conditions that hold together, and a property for each condition.
private func writeProperties(
  _ names: ConditionNames, _ modes: SwiftModeNames, in sheet: ResolvedSheet, _ writer: inout SwiftWriter
) {
  for count in 2...4 { writeSubscript(count, &writer) }
  for (index, member) in names.all.enumerated() {
    if index > 0 { writer.line() }
    writeProperty(member.name, for: member.condition, names, modes, in: sheet, &writer)
  }
}

/// Writes the subscript for a number of conditions that hold together; for four, the last parameter is variadic.
private func writeSubscript(_ count: Int, _ writer: inout SwiftWriter) {
  let names = ["first", "second", "third", "others"].prefix(count)
  writer.documentation("What is different while all of some conditions hold.")
  writer.line("public subscript(")
  writer.nested { writer in
    for (index, name) in names.enumerated() {
      writer.line(
        "\(name): StyleCondition" + (name == "others" ? "..." : "") + (index < count - 1 ? "," : ""))
    }
  }
  writer.block(") -> Changes") { writer in
    let condition =
      count < 4
      ? "\(names[0]).and(\(names.dropFirst().joined(separator: ").and(")))"
      : "others.reduce(first.and(second).and(third)) { $0.and($1) }"
    writer.line("get { self[\(condition)] }")
    writer.line("set { self[\(condition)] = newValue }")
  }
  writer.line()
}

/// Writes a property for the changes of a condition.
private func writeProperty(
  _ name: String, for condition: ChangeCondition, _ names: ConditionNames, _ modes: SwiftModeNames,
  in sheet: ResolvedSheet, _ writer: inout SwiftWriter
) {
  writer.documentation(condition.summary(modes, sheet.states))
  writer.block("public var \(name): Changes") { writer in
    let place = names.subscripted(condition)
    writer.line("get { self[\(place)] }")
    writer.line("set { self[\(place)] = newValue }")
  }
}

/// Writes how a component's struct has changes: `subscript(condition:)`, and properties for conditions that have the name of a
/// property.
func writeConditionAccess(
  _ plan: ComponentPlan, _ modes: SwiftModeNames, in sheet: ResolvedSheet, _ writer: inout SwiftWriter
) {
  writer.documentation("What is different while a condition holds.")
  writer.block("public subscript(condition: StyleCondition) -> Changes") { writer in
    // Inlined in every initializer, these take an optimized build a seventh more time.
    writer.line("@inline(never) get { Changes(_changes[condition.bits]) }")
    writer.line("@inline(never) set { _changes[condition.bits] = newValue._values }")
  }
  for member in plan.renamedConditions {
    writer.line()
    writeProperty(member.name, for: member.condition, plan.conditionNames, modes, in: sheet, &writer)
  }
}

extension ChangeCondition {
  /// The documentation of a set of changes.
  fileprivate func summary(_ modes: SwiftModeNames, _ table: StateTable) -> String {
    let states = state.isEmpty ? [] : [table.name(of: state)]
    return "What is different while \((states + modes.phrases(self.modes)).joined(separator: " and "))."
  }
}

extension ConditionNames {
  /// The condition in Swift: `.always`, `.focused`, `[.focused, .dark]`.
  func literal(_ condition: ChangeCondition) -> String {
    let members = members(of: condition)
    return members.count == 1 ? members[0] : "[\(members.joined(separator: ", "))]"
  }

  /// The text in the brackets of `style[.focused, .dark]`.
  func subscripted(_ condition: ChangeCondition) -> String { members(of: condition).joined(separator: ", ") }

  private func members(of condition: ChangeCondition) -> [String] {
    condition.isAlways ? [".always"] : names(in: condition).map { "." + $0 }
  }
}
