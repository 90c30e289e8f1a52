/// A parameter of an initializer that sets a stored property.
struct StoredParameter {
  var name: String
  var type: String
  var initial: Code
  /// Where the value goes: `name`, but for a deprecated property.
  var storage: String
}

extension SwiftWriter {
  /// `public init(…)`, a parameter a line, which stores each.
  mutating func initializer(_ parameters: [StoredParameter]) {
    if parameters.isEmpty { return line("public init() {}") }
    initializer(parameters) { writer in
      for parameter in parameters { writer.line("self.\(parameter.storage) = \(parameter.name)") }
    }
  }

  /// The same with another body.
  mutating func initializer(
    _ parameters: [StoredParameter], documentation text: String? = nil, _ body: (inout SwiftWriter) -> Void
  ) {
    line("// Inlined in each style, it would take an optimizing build several times as long.")
    documentation(text)
    line("@inline(never)")
    line("public init(")
    nested { writer in
      for (index, parameter) in parameters.enumerated() {
        let tail = index < parameters.count - 1 ? "," : ""
        writer.statement("\(parameter.name): \(parameter.type) = ", parameter.initial, tail: tail)
      }
    }
    block(")", body)
  }
}
