/// A parameter of an initializer that sets a stored property.
struct StoredParameter {
  var name: String
  var type: String
  var initial: Code
  /// The stored property: `name`, but for a deprecated property.
  var storage: String
  /// Whether only the module of the generated code sees the property.
  var isInternal: Bool
  /// The argument that passes the value on to another initializer.
  var argument: Code

  init(
    name: String, type: String, initial: Code, storage: String, isInternal: Bool = false,
    argument: Code? = nil
  ) {
    self.name = name
    self.type = type
    self.initial = initial
    self.storage = storage
    self.isInternal = isInternal
    self.argument = argument ?? Code(name).prefixed(argumentLabel(name))
  }

  /// Makes the parameter of a slot. A nil leaves the value to the initializer, so the type doesn't depend on the value.
  init(_ slot: Slot) {
    self.init(
      name: slot.name, type: slot.changedType, initial: Code("nil"), storage: slot.storage,
      isInternal: slot.isInternal)
  }

  /// The parameter for changes, which replace the component's changes condition by condition.
  static func changes(of plan: ComponentPlan) -> StoredParameter {
    StoredParameter(
      name: plan.changesParameter, type: "[StyleCondition: Changes]", initial: Code("[:]"), storage: "")
  }
}

/// Writes the initializers of a generated struct: a public one, and one beside it where the generated code passes values that only its
/// module sees.
struct InitializerWriter {
  var parameters: [StoredParameter]
  /// Whether the generated code passes arguments for internal parameters.
  var givesInternals: Bool
  var documentation: String?
  /// The access level of that second initializer.
  var internalAccess = ""

  /// - Parameter body: Gets a function that returns whether a parameter is there: a missing one has its initial value.
  func write(
    _ writer: inout SwiftWriter, _ body: (_ isGiven: (StoredParameter) -> Bool, inout SwiftWriter) -> Void
  ) {
    let visible = parameters.filter { !$0.isInternal }
    guard givesInternals, let first = parameters.first(where: \.isInternal) else {
      return declare("public init", visible, &writer) { body({ !$0.isInternal }, &$0) }
    }
    declare("public init", visible, &writer) { writer in
      // An argument of an internal parameter tells the two apart.
      let arguments = parameters.compactMap { parameter -> Code? in
        guard parameter.isInternal else { return parameter.argument }
        return parameter.name == first.name ? parameter.initial.prefixed(argumentLabel(parameter.name)) : nil
      }
      writer.statement("", .call("self.init", arguments))
    }
    writer.line()
    declare("\(internalAccess)init", parameters, &writer) { body({ _ in true }, &$0) }
  }

  /// A parameter a line.
  private func declare(
    _ head: String, _ parameters: [StoredParameter], _ writer: inout SwiftWriter,
    _ body: (inout SwiftWriter) -> Void
  ) {
    if self.parameters.isEmpty { return writer.line("\(head)() {}") }
    if parameters.isEmpty {
      writer.documentation(documentation)
      return writer.block("\(head)()", body)
    }
    writer.line("// Inlined in every style, it would make optimized builds take several times as long.")
    writer.documentation(documentation)
    writer.line("@inline(never)")
    writer.line("\(head)(")
    writer.nested { writer in
      for (index, parameter) in parameters.enumerated() {
        let tail = index < parameters.count - 1 ? "," : ""
        writer.statement("\(parameter.name): \(parameter.type) = ", parameter.initial, tail: tail)
      }
    }
    writer.block(")", body)
  }
}
