import StyleSource

/// The origin of a resolved value. `explain`, notes of diagnostics, the gallery and hovers read this.
public struct Origin: Hashable, Sendable {
  public var author: Author
  // A sheet has an origin for each value that is written. Without optional fields it takes 48 bytes, with them 64.
  private var knownSpan = Span.nowhere
  private var knownSource = ID.missing
  private var knownReplaced = ID.missing
  /// The computation of the value from others, such as tokens; nil if it is taken from `source` unchanged.
  package var formula: Formula?

  public init(_ author: Author, span: Span?, source: ID? = nil, replaces: ID? = nil) {
    self.author = author
    self.span = span
    self.source = source
    self.replaces = replaces
  }

  /// The location of the value; nil for Apple's defaults.
  public var span: Span? {
    get { knownSpan == .nowhere ? nil : knownSpan }
    set { knownSpan = newValue ?? .nowhere }
  }

  /// The origin that the value was taken from, such as the token that it refers to.
  public var source: ID? {
    get { knownSource == .missing ? nil : knownSource }
    set { knownSource = newValue ?? .missing }
  }

  /// The origin that would apply without this one: the parent's value, or the component's default.
  public var replaces: ID? {
    get { knownReplaced == .missing ? nil : knownReplaced }
    set { knownReplaced = newValue ?? .missing }
  }

  /// The index of an origin in `ResolvedSheet.origins`.
  public struct ID: Hashable, Sendable {
    public let part, index: UInt32

    public init(part: Int, _ index: Int) { (self.part, self.index) = (UInt32(part), UInt32(index)) }

    /// The origin of values that were never written.
    public static let unknown = ID(part: 0, 0)

    /// The ID that stands for no origin.
    fileprivate static var missing: ID { ID(part: Int(UInt32.max), Int(UInt32.max)) }
  }

  /// A function of values, each with its origin, in one combination of modes. A class, since few origins have one.
  package final class Formula: Hashable, Sendable {
    package let function: Function
    package let operands: [Operand]

    package struct Operand: Hashable, Sendable {
      package var value: Value
      package var origin: ID

      package init(_ value: Value, _ origin: ID) { (self.value, self.origin) = (value, origin) }
    }

    package init(_ function: Function, _ operands: [Operand]) {
      (self.function, self.operands) = (function, operands)
    }

    package static func == (left: Formula, right: Formula) -> Bool {
      left === right || (left.function == right.function && left.operands == right.operands)
    }

    package func hash(into hasher: inout Hasher) {
      hasher.combine(function)
      hasher.combine(operands)
    }
  }

  /// The kind of location. Numbers are indices into the sheet's tables.
  public enum Author: Hashable, Sendable {
    /// Apple's default, of a base class's property or a layer's.
    case system
    case token(Int)
    /// The default of a component's property.
    case componentDefault(Int)
    /// The layers, the states or the modes of a component.
    case component(Int)
    /// A variant of a component, by its number among those that the component declares.
    case variant(component: UInt32, number: UInt32)
    /// The default of a trait's property.
    case traitDefault(Int)
    /// The layers, the states or the modes of a trait.
    case trait(Int)
    case style(Int)
  }
}

extension Span {
  /// A span in no file.
  fileprivate static var nowhere: Span { Span(FileID(Int(UInt32.max)), 0, 0) }
}

/// The origins of a sheet, in parts, one for each of what was read in parallel, so that none needs another index when all are put together.
public struct Origins: Hashable, Sendable {
  public var parts: [[Origin]]

  public init(_ parts: [[Origin]] = [[Origin(.system, span: nil)]]) { self.parts = parts }

  public subscript(_ id: Origin.ID) -> Origin { parts[Int(id.part)][Int(id.index)] }
}
