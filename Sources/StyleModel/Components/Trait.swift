import StyleSource

/// Properties, layers and states that any component can take on: composition where a superclass would be in the way.
///
/// The components that take it on have all of it written out; this is what there is to know of the trait itself.
public struct Trait: Hashable, Sendable {
  public var name: String
  public var summary: String?
  public var deprecated: String?
  /// The class that a component must be based on to take it on.
  public var base: BaseClass
  /// Those that it declares, in the file's order.
  public var properties: [Property]
  /// Its name in the file.
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
