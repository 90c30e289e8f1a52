/// `UIControl.State`, with SwiftUI's hover: what a control is doing, as a set. The empty set is `normal`.
public struct StateSet: OptionSet, Hashable, Sendable {
  public let rawValue: UInt8
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  public static let highlighted = StateSet(rawValue: 1)
  public static let selected = StateSet(rawValue: 2)
  public static let disabled = StateSet(rawValue: 4)
  public static let focused = StateSet(rawValue: 8)
  public static let hovered = StateSet(rawValue: 16)
  public static let normal: StateSet = []

  /// Each single state with its name, in the order in which joined names are written.
  public static let named: [(name: String, state: StateSet)] = [
    ("selected", .selected), ("highlighted", .highlighted), ("disabled", .disabled), ("focused", .focused),
    ("hovered", .hovered),
  ]

  /// `normal`, `highlighted`, `selected+highlighted`.
  public var name: String {
    isEmpty
      ? "normal" : StateSet.named.filter { contains($0.state) }.map(\.name).joined(separator: "+")
  }

  /// How many single states are joined.
  public var count: Int { rawValue.nonzeroBitCount }

  /// Decides between two states of equal count that both match: the greater holds.
  ///
  /// What stops a control counts most, then what a person does to it this moment.
  public var precedence: Int {
    let order: [StateSet] = [.hovered, .focused, .selected, .highlighted, .disabled]
    return order.indices.reduce(0) { contains(order[$1]) ? $0 | 1 << $1 : $0 }
  }
}
