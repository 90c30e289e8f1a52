import StyleModel

/// The modes of two sheets in one table, by their names: those of the new sheet first.
struct JointModes: Sendable {
  /// Maps modes of a sheet to those of the joint table.
  typealias Mapping = @Sendable (ModeSet) -> ModeSet

  private(set) var table = ModeTable()
  private var ofOld: [Pair] = []
  private var ofNew: [Pair] = []
  private let oldTable, newTable: ModeTable

  private struct Pair: Sendable {
    let own, joint: ModeSet
  }

  init(_ old: ModeTable, _ new: ModeTable) {
    (oldTable, newTable) = (old, new)
    let others = old.axes.filter { axis in !new.axes.contains { $0.name == axis.name } }
    var room = ModeTable.capacity - new.valueCount
    for axis in new.axes + others {
      var values = (new.axes.first { $0.name == axis.name }?.values ?? []).map(\.name)
      let removed = (old.axes.first { $0.name == axis.name }?.values ?? []).map(\.name)
        .filter { !values.contains($0) }
      // Of two sheets with very many modes, those that only the old one has may not fit. Their removal is reported.
      guard values.isEmpty ? removed.count <= room : true else { continue }
      let kept = removed.prefix(room)
      room -= kept.count
      values += kept
      if !table.axes.contains(where: { $0.name == axis.name }) { table.add(axis: axis.name, values: values) }
      guard let joint = table.axes.first(where: { $0.name == axis.name }) else { continue }
      ofOld += JointModes.pairs(of: old, joint)
      ofNew += JointModes.pairs(of: new, joint)
    }
  }

  private static func pairs(of table: ModeTable, _ joint: ModeAxis) -> [Pair] {
    (table.axes.first { $0.name == joint.name }?.values ?? []).compactMap { value in
      joint.values.first { $0.name == value.name }.map { Pair(own: value.mode, joint: $0.mode) }
    }
  }

  func fromOld(_ modes: ModeSet) -> ModeSet { JointModes.mapped(modes, ofOld) }
  func fromNew(_ modes: ModeSet) -> ModeSet { JointModes.mapped(modes, ofNew) }

  private static func mapped(_ modes: ModeSet, _ pairs: [Pair]) -> ModeSet {
    if modes.isEmpty { return [] }
    return pairs.reduce(into: []) { if modes.contains($1.own) { $0.formUnion($1.joint) } }
  }

  /// The modes of a combination in a sheet, which has its default on axes that the combination doesn't know.
  func old(_ joint: ModeSet) -> ModeSet { oldTable.completed(JointModes.own(table.completed(joint), ofOld)) }
  func new(_ joint: ModeSet) -> ModeSet { newTable.completed(JointModes.own(table.completed(joint), ofNew)) }

  private static func own(_ modes: ModeSet, _ pairs: [Pair]) -> ModeSet {
    pairs.reduce(into: []) { if modes.contains($1.joint) { $0.formUnion($1.own) } }
  }

  /// The names of modes, by axis.
  func names(_ modes: ModeSet) -> [String] {
    table.axes.flatMap(\.values).filter { modes.contains($0.mode) }.map(\.name)
  }
}
