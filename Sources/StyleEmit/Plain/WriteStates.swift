import StyleModel

/// Writes the set of states, with a constant for each; if the library has the set, the constants of those that components declare.
func writeStates(_ states: StateTable, _ modules: ModuleMap, _ writer: inout SwiftWriter) {
  let own = states.own.enumerated().filter { modules.module(ofState: $1) == nil }.map {
    (name: $1, bit: StateSet(own: $0).rawValue)
  }
  if writer.importsRuntime {
    if own.isEmpty { return }
    writer.block("nonisolated extension StyleState") { writer in
      for (name, _) in own {
        writer.line(
          "public static let \(swiftIdentifier(name)): StyleState = StyleState(declared: \(stringLiteral(name)))"
        )
      }
    }
    return
  }
  let type = own.isEmpty && StateSet.all.rawValue <= UInt8.max ? "UInt8" : "UInt16"
  writer.documentation("The states of a control; empty for the normal state.")
  writer.block("nonisolated public struct StyleState: OptionSet, Sendable, Hashable") { writer in
    writer.line("public let rawValue: \(type)")
    writer.line()
    writer.line("public init(rawValue: \(type)) { self.rawValue = rawValue }")
    writer.line()
    for (name, bit) in ControlState.allCases.map({ ($0.name, $0.bit) })
      + own.map({ (swiftIdentifier($0), $1) })
    {
      writer.line("public static let \(name): StyleState = StyleState(rawValue: \(bit))")
    }
  }
}
