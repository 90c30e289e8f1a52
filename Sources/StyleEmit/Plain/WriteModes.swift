import StyleModel

/// Writes `StyleModes`: one choice on each of the sheet's axes.
func writeModes(_ table: ModeTable, _ modules: ModuleMap, _ writer: inout SwiftWriter) {
  let names = SwiftModeNames(table)
  if writer.importsRuntime { return writeDeclaredAxes(table, names, modules, &writer) }
  writer.documentation("The modes that styles depend on, one for each axis.")
  writer.block("nonisolated public struct StyleModes: Sendable, Hashable") { writer in
    for (axis, name) in zip(table.axes, names.axes) {
      writer.block("public enum \(name.type): String, Sendable, Hashable, CaseIterable") { writer in
        for value in axis.values {
          writer.line("case \(names.values[value.mode] ?? "unnamed")")
        }
      }
      writer.line()
    }
    for name in names.axes { writer.line("public var \(name.member): \(name.type)") }
    writer.line()
    writer.line("public init(")
    writer.nested { writer in
      for (index, axis) in table.axes.enumerated() {
        let value = names.values[axis.defaultMode] ?? "unnamed"
        let comma = index < table.axes.count - 1 ? "," : ""
        writer.line("\(names.axes[index].member): \(names.axes[index].type) = .\(value)\(comma)")
      }
    }
    writer.block(")") { writer in
      for name in names.axes { writer.line("self.\(name.member) = \(name.member)") }
    }
  }
}

/// Writes the axes that style files declare as properties of the library's `StyleModes`.
private func writeDeclaredAxes(
  _ table: ModeTable, _ names: SwiftModeNames, _ modules: ModuleMap, _ writer: inout SwiftWriter
) {
  let axes = table.axes.indices.dropFirst(ModeTable().axes.count).filter { modules.module(ofAxis: $0) == nil }
  if axes.isEmpty { return }
  writer.block("nonisolated extension StyleModes") { writer in
    for index in axes {
      let (axis, name) = (table.axes[index], names.axes[index])
      if index != axes.first { writer.line() }
      writer.block("public enum \(name.type): String, Sendable, Hashable, CaseIterable") { writer in
        for value in axis.values {
          writer.enumCase(names.values[value.mode] ?? "unnamed", rawValue: value.name)
        }
      }
      writer.line()
      let key = stringLiteral(axis.name)
      let standard = names.values[axis.defaultMode] ?? "unnamed"
      writer.block("public var \(name.member): \(name.type)") { writer in
        writer.line("get { self[\(key), default: .\(standard)] }")
        writer.line("set { self[\(key), default: .\(standard)] = newValue }")
      }
    }
  }
}

/// The names of a sheet's axes and of their values in Swift.
struct SwiftModeNames {
  private(set) var axes: [(member: String, type: String)] = []
  private(set) var values: [ModeSet: String] = [:]
  private var axisOfMode: [ModeSet: Int] = [:]

  /// Names with another meaning where generated code names an axis. A test compiles axes of all names.
  private static let reserved: Set<String> = ["environment", "hashValue", "outer", "traits"]

  init(_ table: ModeTable) {
    var claimed = Names(reserved: typesInGeneratedSwift.union(SwiftModeNames.reserved))
    let members = table.axes.map { claimed.claim(swiftIdentifier($0.name), suffix: "Axis") }
    // A name without letters of two cases would be that of a type and of a member of one struct.
    var types = Names(reserved: typesInGeneratedSwift.union(members))
    for (index, axis) in table.axes.enumerated() {
      axes.append((members[index], types.claim(swiftTypeName(axis.name), suffix: "Axis")))
      var cases = Names()
      for value in axis.values {
        values[value.mode] = cases.claim(swiftCaseName(value.name))
        axisOfMode[value.mode] = index
      }
    }
  }

  /// Phrases for modes in documentation: “appearance is dark”.
  func phrases(_ modes: ModeSet) -> [String] {
    named(modes).map { "\($0.axis) is \($0.value)" }
  }

  /// The conditions in Swift for some modes: `modes.appearance == .dark`.
  func condition(_ modes: ModeSet) -> [String] {
    named(modes).map { "modes.\($0.axis) == .\($0.value)" }
  }

  private func named(_ modes: ModeSet) -> [(axis: String, value: String)] {
    values.keys
      .filter { modes.contains($0) }
      .sorted { $0.rawValue < $1.rawValue }
      .compactMap { mode in
        guard let axis = axisOfMode[mode], let value = values[mode] else { return nil }
        return (axes[axis].member, value)
      }
  }
}
