import StyleSource

/// A set of mode values, each a bit that `ModeTable` names. As a condition, the empty set always holds.
public struct ModeSet: OptionSet, Hashable, Sendable {
  public let rawValue: UInt64
  public init(rawValue: UInt64) { self.rawValue = rawValue }

  /// Makes the set of the mode at `index` in its `ModeTable`.
  public init(index: Int) { rawValue = 1 << UInt64(index) }

  public var count: Int { rawValue.nonzeroBitCount }

  // The built-in axes come first in every table, so these bits are the same everywhere.
  public static let light = ModeSet(index: 0)
  public static let dark = ModeSet(index: 1)
  public static let standardContrast = ModeSet(index: 2)
  public static let highContrast = ModeSet(index: 3)
}

/// An axis of modes, on which values may differ: `appearance` is light or dark.
public struct ModeAxis: Hashable, Sendable {
  public let name: String
  /// The modes of the axis, the default first.
  public let values: [ModeValue]
  /// All modes of the axis.
  public let mask: ModeSet
  /// The files that declare the axis; none for a built-in one.
  public fileprivate(set) var files: Set<FileID> = []

  public init(name: String, values: [ModeValue]) {
    self.name = name
    self.values = values
    mask = values.reduce(into: []) { $0.insert($1.mode) }
  }

  public var defaultMode: ModeSet { values.first?.mode ?? [] }
}

public struct ModeValue: Hashable, Sendable {
  public var name: String
  public var mode: ModeSet
  /// The location of the mode's name where the axis is declared; nil for a built-in one.
  public var span: Span?
}

/// Every axis of a sheet and the modes on it. At most 64 modes in all.
public struct ModeTable: Hashable, Sendable {
  public private(set) var axes: [ModeAxis]

  /// Makes a table of the axes that every sheet has: `appearance` and `contrast`.
  public init() {
    axes = []
    add(axis: "appearance", values: ["light", "dark"])
    add(axis: "contrast", values: ["standard-contrast", "high-contrast"])
  }

  public static let capacity = 64

  public var valueCount: Int { axes.reduce(0) { $0 + $1.values.count } }

  /// Adds an axis. The names must be new, and the table must have space for them. `spans` are those of the values.
  public mutating func add(axis name: String, values: [String], spans: [Span] = []) {
    let first = valueCount
    let values = values.enumerated().map { index, value in
      ModeValue(
        name: value, mode: ModeSet(index: first + index), span: spans.isEmpty ? nil : spans[index])
    }
    axes.append(ModeAxis(name: name, values: values))
    axes[axes.count - 1].files = Set(spans.map(\.file))
  }

  /// Records that another file declares an axis too.
  public mutating func note(axis name: String, in file: FileID) {
    guard let index = axes.firstIndex(where: { $0.name == name }) else { return }
    axes[index].files.insert(file)
  }

  public subscript(named name: String) -> ModeSet? {
    for axis in axes {
      if let value = axis.values.first(where: { $0.name == name }) { return value.mode }
    }
    return nil
  }

  public var names: [String] { axes.flatMap { $0.values.map(\.name) } }

  /// The default value of every axis.
  public var defaults: ModeSet { axes.reduce(into: []) { $0.formUnion($1.defaultMode) } }

  /// The modes, with the default of each axis that they don't name: one mode an axis.
  public func completed(_ modes: ModeSet) -> ModeSet {
    axes.reduce(into: modes) { if $0.isDisjoint(with: $1.mask) { $0.formUnion($1.defaultMode) } }
  }

  /// The axes of the modes in `conditions`.
  public func axes(in conditions: some Sequence<ModeSet>) -> [ModeAxis] {
    let mentioned = conditions.reduce(into: ModeSet()) { $0.formUnion($1) }
    return axes.filter { !$0.mask.isDisjoint(with: mentioned) }
  }

  /// Every choice of one value on each of `axes`, the first axis varying slowest, defaults first.
  public func combinations(of axes: [ModeAxis]) -> [ModeSet] {
    axes.reduce([[]]) { sets, axis in
      sets.flatMap { set in axis.values.map { set.union($0.mode) } }
    }
  }

  /// Whether modes can hold together: no two of them are on one axis.
  public func canHold(_ modes: ModeSet) -> Bool {
    axes.allSatisfy { modes.intersection($0.mask).count <= 1 }
  }

  /// The name `dark+high-contrast` of the modes; empty for the empty set.
  public func name(_ modes: ModeSet) -> String {
    axes.flatMap(\.values).filter { modes.contains($0.mode) }.map(\.name).joined(separator: "+")
  }
}
