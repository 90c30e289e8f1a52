import StyleModel
import StyleSource
import StyleSyntax
import StyleTokenFiles

extension Outline {
  /// A token as its file declares it, before its value is read.
  struct TokenDeclaration: Sendable {
    /// The name with its type: `color.surface.base`.
    let name: String
    let type: TokenType
    let span: Span
    let node: SyntaxNode
    /// Whether the token is there only for other values to refer to.
    let isPrivate: Bool
    /// Whether the declaration was reported, so that its value is meaningless.
    var isBroken = false
    /// Whether the node is a mapping without a value in an overlay: either a token with values for modes only or a group of tokens, which
    /// the file that declares the token decides.
    var mayBeGroup = false
    /// The properties that a file of design tokens gives the token and no style file can express.
    var kept: KeptOfToken?

    /// The path that the token has in a file of design tokens, with dots.
    var nameInFile: String {
      kept?.name.map { ((kept?.groups ?? []) + [$0]).joined(separator: ".") } ?? name
    }
  }
}
