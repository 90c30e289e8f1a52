import StyleSource

/// A name that a file uses: where it is written, and what it was found to mean.
public struct Reference: Hashable, Sendable {
  public var span: Span
  public var target: Target

  public init(_ target: Target, at span: Span) {
    self.span = span
    self.target = target
  }

  /// What a name may mean; numbers are indices into the sheet's tables.
  public enum Target: Hashable, Sendable {
    case token(Int)
    /// As the component of a style, as the base of another component, or as a layer.
    case component(Int)
    /// Among the `traits` of a component.
    case trait(Int)
    /// Under `extends`.
    case style(Int)
  }
}

/// Every use of a name. They come in parts, each of one file, so that those of a file can be replaced.
public struct References: Hashable, Sendable, Sequence {
  public var parts: [[Reference]]

  public init(_ parts: [[Reference]] = []) { self.parts = parts }

  public func makeIterator() -> FlattenSequence<[[Reference]]>.Iterator { parts.joined().makeIterator() }
}

/// One entry of a file's `imports`; its span lies in the file that imports.
public struct Import: Hashable, Sendable {
  public var span: Span
  public var file: FileID

  public init(_ file: FileID, at span: Span) {
    self.span = span
    self.file = file
  }
}
