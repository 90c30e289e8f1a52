import StyleSource

/// Properties, layers and states that any component can adopt: composition where a superclass would be in the way.
///
/// The components that adopt a trait have all of it written out; this holds what belongs to the trait itself.
public struct Trait: Hashable, Sendable {
  public var name: String
  public var summary: String?
  public var deprecated: String?
  /// The class that a component must be based on to adopt the trait.
  public var base: BaseClass
  /// The properties that the trait declares, in the file's order.
  public var properties: [Property]
  /// The location of the trait's name.
  public var span: Span

  public init(
    name: String, summary: String? = nil, deprecated: String? = nil, base: BaseClass, properties: [Property],
    span: Span
  ) {
    self.name = name
    self.summary = summary
    self.deprecated = deprecated
    self.base = base
    self.properties = properties
    self.span = span
  }
}
