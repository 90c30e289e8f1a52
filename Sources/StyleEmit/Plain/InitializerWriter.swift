/// A parameter of an initializer that sets a stored property.
struct StoredParameter {
  var name: String
  var type: String
  var initial: Code
  /// Where the value goes: `name`, but for a deprecated property.
  var storage: String
  /// Whether only the module of the generated code sees what it sets.
  var isInternal: Bool
  /// What passes it on to another initializer.
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

  /// A nil leaves the value to the initializer. So a parameter has the same type whatever the value is.
  init(_ slot: Slot) {
    self.init(
      name: slot.name, type: slot.changedType, initial: Code("nil"), storage: slot.storage,
      isInternal: slot.isInternal)
  }

  /// The changes, which replace those of the component condition by condition.
  static func changes(of plan: ComponentPlan) -> StoredParameter {
    StoredParameter(
      name: plan.changesParameter, type: "[StyleCondition: Changes]", initial: Code("[:]"), storage: "")
  }
}

/// The initializers of a generated struct: a public one, and one beside it where the generated code gives values that only
/// its module sees.
struct InitializerWriter {
  var parameters: [StoredParameter]
  /// Whether the generated code calls it with parameters that are internal.
  var givesInternals: Bool
  var documentation: String?
  /// The access level of that second initializer.
  var internalAccess = ""

  /// - Parameter body: Is told whether a parameter is there: what it would be given has its initial value otherwise.
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
