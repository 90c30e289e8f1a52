import StyleSource

/// Where a resolved value came from. `explain`, the notes of diagnostics, the gallery and hover all read this.
public struct Origin: Hashable, Sendable {
  public var place: Place
  /// Where the value is written; nil for Apple's own defaults.
  public var span: Span?
  /// The value was taken from there: the token that is referred to.
  public var source: ID?
  /// What would hold here if this were not written: the parent's value, the component's default.
  public var replaces: ID?
  /// Whether the value is worked out of what is at `source`, and not that itself.
  package var isComputed = false

  public init(_ place: Place, span: Span?, source: ID? = nil, replaces: ID? = nil) {
    self.place = place
    self.span = span
    self.source = source
    self.replaces = replaces
  }

  /// Where it stands among `ResolvedSheet.origins`.
  public struct ID: Hashable, Sendable {
    public let part, index: UInt32

    public init(part: Int, _ index: Int) { (self.part, self.index) = (UInt32(part), UInt32(index)) }

    /// The first of all, for values that were never written.
    public static let unknown = ID(part: 0, 0)
  }

  /// The kind of place; numbers are indices into the sheet's tables.
  public enum Place: Hashable, Sendable {
    /// Apple's default, of a base class's property or a layer's.
    case system
    case token(Int)
    /// The default of a component's property.
    case componentDefault(Int)
    /// The layers, the states or the modes of a component.
    case component(Int)
    /// A variant of a component, by the number that it has among what the component says of variants.
    case variant(component: UInt32, number: UInt32)
    /// The default of a trait's property.
    case traitDefault(Int)
    /// The layers, the states or the modes of a trait.
    case trait(Int)
    case style(Int)
  }
}

/// The origins of a sheet. They come in parts, one for each of what was read side by side, so that none has to be given
/// another place when all are put together.
public struct Origins: Hashable, Sendable {
  public var parts: [[Origin]]

  public init(_ parts: [[Origin]] = [[Origin(.system, span: nil)]]) { self.parts = parts }

  public subscript(_ id: Origin.ID) -> Origin { parts[Int(id.part)][Int(id.index)] }
}
