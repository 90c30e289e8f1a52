import StyleSource

/// A file that says what tokens are in a mode, which other files declare.
public struct Overlay: Hashable, Sendable {
  public var file: FileID
  public var modes: ModeSet
  /// The tokens that it gives values to, by their indices in the sheet, each with its name in the overlay.
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
