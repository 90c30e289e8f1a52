import StyleSource
import StyleSyntax

/// One design token, as its file has it.
struct DesignToken {
  /// The index of the file.
  var file: Int
  /// The names of its groups and its own.
  var path: [String]
  /// Its own name, as it stands in the file.
  var key: SyntaxNode
  /// The object that it is.
  var node: SyntaxNode
  /// What the nearest groups say that say it.
  var groupType, groupDeprecation: SyntaxNode?
  /// The type of the token of an extended group that it stands for.
  var replacedType: SyntaxNode?
  /// Where a group extends another one from which it has the token; nil for a token of its own.
  var inherited: Span?
  /// The index of the set that it belongs to.
  var set: Int

  /// As a reference in braces names it.
  var name: String { path.joined(separator: ".") }
  /// What stands for its value: `$value`, the `value` of a tool, or the token itself where `$ref` stands in it.
  var value: SyntaxNode { ownValue ?? node }
  /// Its `$value`, or the `value` of a tool; nil where `$ref` stands in it.
  var ownValue: SyntaxNode? { node["$value"] ?? (isOfTools ? node["value"] : nil) }
  /// The name of its type, where it says one itself.
  var ownType: SyntaxNode? { node["$type"] ?? (isOfTools ? node["type"] : nil) }
  /// What is said of it, if anything.
  var text: SyntaxNode? {
    let texts =
      isOfTools ? [node["$description"], node["description"], node["comment"]] : [node["$description"]]
    return texts.lazy.compactMap { $0 }.first { $0.isJSONString && !$0.text.isEmpty }
  }
  /// Whether it is written as tools had it before the format.
  var isOfTools = false
  /// Whether it stands in the `$extensions` of a file, where stylec keeps tokens of types that the format doesn't have.
  var isKept = false
  var extensions: SyntaxNode? { node["$extensions"] }
}

/// A group of design tokens: its tokens and groups in their order.
final class TokenGroup {
  let file: Int
  /// The index of the set that it belongs to.
  let set: Int
  let path: [String]
  /// Its own name, as it stands in the file; nil for the group of all.
  let key: SyntaxNode?
  let node: SyntaxNode
  var type, deprecation: SyntaxNode?
  /// What stands behind `$extends`, or behind `$ref`, which means the same.
  var extended: SyntaxNode?
  var members: [Member] = []
  /// The keys of its own members that stand in place of those that it would inherit, each with the key of that one.
  var overridden: [(own: SyntaxNode, inherited: SyntaxNode)] = []
  /// Whether it has what it inherits; nil while that is found out.
  var isInherited: Bool? = false

  enum Member {
    case token(DesignToken)
    case group(String, TokenGroup)

    var name: String {
      switch self {
      case .token(let token): token.path.last ?? ""
      case .group(let name, _): name
      }
    }

    /// Its own name, as it stands in the file.
    var key: SyntaxNode? {
      switch self {
      case .token(let token): token.key
      case .group(_, let group): group.key
      }
    }
  }

  init(file: Int, set: Int, path: [String], key: SyntaxNode?, node: SyntaxNode) {
    self.file = file
    self.set = set
    self.path = path
    self.key = key
    self.node = node
  }

  var name: String { path.joined(separator: ".") }

  /// Calls `body` with each token in it and in its groups, and with the groups' types and deprecations.
  func forEachToken(
    type: SyntaxNode? = nil, deprecation: SyntaxNode? = nil, _ body: (DesignToken) -> Void
  ) {
    let (type, deprecation) = (self.type ?? type, self.deprecation ?? deprecation)
    for member in members {
      switch member {
      case .token(var token):
        token.groupType = type
        token.groupDeprecation = deprecation
        body(token)
      case .group(_, let group): group.forEachToken(type: type, deprecation: deprecation, body)
      }
    }
  }
}
