import StyleSource

/// A file with a `mode`, which gives values to tokens of other files.
public struct Overlay: Hashable, Sendable {
  public var file: FileID
  public var modes: ModeSet
  /// The indices of the tokens that the overlay gives values to, each with its name in the overlay.
  public var tokens: [Entry]

  public struct Entry: Hashable, Sendable {
    public var token: Int
    public var span: Span

    public init(token: Int, span: Span) {
      self.token = token
      self.span = span
    }
  }

  public init(file: FileID, modes: ModeSet, tokens: [Entry] = []) {
    self.file = file
    self.modes = modes
    self.tokens = tokens
  }
}
