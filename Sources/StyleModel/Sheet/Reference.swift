import StyleSource

/// A use of a name: its location, and the declaration that it refers to.
public struct Reference: Hashable, Sendable {
  public var span: Span
  public var target: Target

  public init(_ target: Target, at span: Span) {
    self.span = span
    self.target = target
  }

  /// The declaration that a name refers to. Numbers are indices into the sheet's tables.
  public enum Target: Hashable, Sendable {
    case token(Int)
    /// A component: of a style, as the base of another component, or in a layer.
    case component(Int)
    /// A trait among the `traits` of a component.
    case trait(Int)
    /// A style under `extends`.
    case style(Int)
  }
}

/// All uses of names, in one part for each file, so that the part of a file can be replaced.
public struct References: Hashable, Sendable, Sequence {
  public var parts: [[Reference]]

  public init(_ parts: [[Reference]] = []) { self.parts = parts }

  public func makeIterator() -> FlattenSequence<[[Reference]]>.Iterator { parts.joined().makeIterator() }
}

/// A file that an entry of `imports` brings: a style file, or one of the files of design tokens that an entry names together. The spans are
/// in the importing file.
public struct Import: Hashable, Sendable {
  /// The span of the whole entry.
  public var span: Span
  public var file: FileID
  /// The path in the entry, as it is written.
  public var path: String
  public var pathSpan: Span

  public init(_ file: FileID, at span: Span, path: String, pathSpan: Span) {
    self.span = span
    self.file = file
    self.path = path
    self.pathSpan = pathSpan
  }
}
