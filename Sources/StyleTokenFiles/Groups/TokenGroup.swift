import StyleSource
import StyleSyntax

/// A design token of a file. A class, since copying a value would cost more than most queries.
final class DesignToken: Sendable {
  /// The index of the file.
  let file: Int
  /// The names of its groups.
  let groupPath: [String]
  /// The last name of its path.
  let lastName: String
  /// The token's path with dots, as references in braces have it.
  let name: String
  /// The token's nodes in the file.
  let written: WrittenToken
  /// The type and the deprecation of the nearest groups that have them.
  let groupType, groupDeprecation: SyntaxNode?
  /// The type of the inherited token that this one replaces.
  let replacedType: SyntaxNode?
  /// The span of the group that inherits the token from another one; nil for a token of its own.
  let inherited: Span?
  /// The index of the token's set.
  let set: Int

  init(
    _ written: WrittenToken, named name: String, in group: TokenGroup, inherited: Span? = nil,
    replacedType: SyntaxNode? = nil
  ) {
    file = group.file
    set = group.set
    groupPath = group.path
    lastName = name
    self.name = group.name(of: name)
    self.written = written
    self.inherited = inherited
    self.replacedType = replacedType
    (groupType, groupDeprecation) = (nil, nil)
  }

  /// Copies a token, with the type and the deprecation of the nearest groups.
  fileprivate init(_ token: DesignToken, type: SyntaxNode?, deprecation: SyntaxNode?) {
    file = token.file
    set = token.set
    groupPath = token.groupPath
    lastName = token.lastName
    name = token.name
    written = token.written
    inherited = token.inherited
    replacedType = token.replacedType
    (groupType, groupDeprecation) = (type, deprecation)
  }

  /// The names of its groups and its own.
  var path: [String] { groupPath + [lastName] }
  /// The key of the token in the file.
  var key: SyntaxNode { written.key }
  /// The object that is the token.
  var node: SyntaxNode { written.node }
  /// The node of the value: `$value`, the `value` of a tool, or the token itself where it has a `$ref`.
  var value: SyntaxNode { written.value ?? written.node }
  /// The token's `$value`, or the `value` of a tool; nil where it has a `$ref`.
  var ownValue: SyntaxNode? { written.value }
  /// The token's own type, where it has one.
  var ownType: SyntaxNode? { written.type }
  /// The token's description, if any.
  var text: SyntaxNode? { written.text }
  /// Whether the token is spelled as tools did before the format.
  var isOfTools: Bool { written.isOfTools }
  /// Whether the token comes from the `$extensions` of a file, where stylec keeps tokens of types that the format doesn't have.
  var isKept: Bool { written.isKept }
  var extensions: SyntaxNode? { written.extensions }
}

/// The object that a design token is, with its members, which are looked up once.
final class WrittenToken: Sendable {
  let key, node: SyntaxNode
  let isOfTools, isKept: Bool
  /// The `$value` of the token, or the `value` of a design tool.
  let value: SyntaxNode?
  /// The key of what stands for its value.
  let valueKey: SyntaxNode?
  let type: SyntaxNode?
  let text: SyntaxNode?
  let deprecation: SyntaxNode?
  let extensions: SyntaxNode?
  /// The value of the dark appearance, which Style Dictionary's sources often have beside the value.
  let darkValue: MappingEntry?
  /// The token's part of `$extensions` that is stylec's.
  let kept: SyntaxNode?
  /// Whether the token has members besides a value and a type.
  let hasMore: Bool

  init(_ key: SyntaxNode, _ node: SyntaxNode, isOfTools: Bool, isKept: Bool) {
    self.key = key
    self.node = node
    self.isOfTools = isOfTools
    self.isKept = isKept
    var value: SyntaxNode?
    var valueOfTools: SyntaxNode?
    var type: SyntaxNode?
    var typeOfTools: SyntaxNode?
    var texts: [SyntaxNode?] = []
    var deprecation: SyntaxNode?
    var extensions: SyntaxNode?
    var valueKey: SyntaxNode?
    var hasMore = false
    var darkValue: MappingEntry?
    var deprecationOfTools: SyntaxNode?
    var deprecationComment: SyntaxNode?
    for entry in node.entries {
      let key = entry.key
      if key.hasText("$value") {
        value = value ?? entry.value
        valueKey = valueKey ?? key
      } else if key.hasText("$type") {
        type = type ?? entry.value
      } else if isOfTools, key.hasText("value") {
        valueOfTools = valueOfTools ?? entry.value
        valueKey = valueKey ?? key
      } else if isOfTools, key.hasText("type") {
        typeOfTools = typeOfTools ?? entry.value
      } else {
        hasMore = true
        if texts.isEmpty { texts = [nil, nil, nil] }
        if key.hasText("$description") {
          texts[0] = texts[0] ?? entry.value
        } else if key.hasText("$extensions") {
          extensions = extensions ?? entry.value
        } else if key.hasText("$deprecated") {
          deprecation = deprecation ?? entry.value
        } else if !isOfTools, key.hasText("$ref") {
          valueKey = valueKey ?? key
        } else if isOfTools, key.hasText("description") {
          texts[1] = texts[1] ?? entry.value
        } else if isOfTools, key.hasText("comment") {
          texts[2] = texts[2] ?? entry.value
        } else if isOfTools, key.hasText("deprecated") {
          deprecationOfTools = deprecationOfTools ?? entry.value
        } else if isOfTools, key.hasText("deprecated_comment"), entry.value.isJSONString {
          deprecationComment = deprecationComment ?? entry.value
        } else if isOfTools, key.hasText("darkValue") {
          darkValue = darkValue ?? entry
        }
      }
    }
    self.value = value ?? valueOfTools
    self.type = type ?? typeOfTools
    text = texts.lazy.compactMap { $0 }.first { $0.isJSONString && !$0.text.isEmpty }
    self.valueKey = valueKey
    let isDeprecated = deprecationOfTools.map { $0.kind == .scalar && !$0.hasText("false") } ?? false
    self.deprecation = deprecation ?? (isDeprecated ? deprecationComment ?? deprecationOfTools : nil)
    self.darkValue = darkValue
    self.extensions = extensions
    kept = extensions?[stylecExtension]
    self.hasMore = hasMore
  }
}

/// A group of design tokens: its tokens and groups in their order.
final class TokenGroup {
  let file: Int
  /// The index of the group's set.
  let set: Int
  let path: [String]
  /// The group's path with dots, as references in braces have it.
  let name: String
  /// The text with which the names of the group's members begin.
  private let prefix: String
  /// The group's key in the file; nil for the root group.
  let key: SyntaxNode?
  let node: SyntaxNode
  var type, deprecation: SyntaxNode?
  /// The group's description for people.
  var description: String?
  /// The group's extensions for programs.
  var extensions: SyntaxNode?
  /// The value of `$extends`, or of `$ref`, which means the same.
  var extended: SyntaxNode?
  /// The path of the group that this one extends in another set of its resolver document.
  var shared: [String]?
  var members: [Member] = []
  /// The keys of the group's own members that replace inherited ones, each with the key of the replaced one.
  var overridden: [(own: SyntaxNode, inherited: SyntaxNode)] = []
  /// Whether the group has its inherited members; nil while they are being resolved.
  var isInherited: Bool? = false

  enum Member {
    case token(DesignToken)
    case group(String, TokenGroup)

    var name: String {
      switch self {
      case .token(let token): token.lastName
      case .group(let name, _): name
      }
    }

    /// The member's key in the file.
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
    name = path.joined(separator: ".")
    prefix = path.isEmpty ? "" : name + "."
    self.key = key
    self.node = node
  }

  /// A member's path with dots, as references in braces have it.
  func name(of member: String) -> String { prefix + member }

  /// Calls `body` with the group and each group in it, and with the keys of the groups on the way there.
  func forEachGroup(_ keys: [SyntaxNode] = [], _ body: (TokenGroup, [SyntaxNode]) -> Void) {
    body(self, keys)
    for case .group(_, let group) in members {
      if let key = group.key { group.forEachGroup(keys + [key], body) }
    }
  }

  /// The group at a path below this one, which is added if there is none; nil where a token is there.
  ///
  /// - Parameter keys: The keys of the path's names in another set.
  func group(at path: [String], _ keys: [SyntaxNode]) -> TokenGroup? {
    var group = self
    for (name, key) in zip(path, keys) {
      switch group.members.first(where: { $0.name == name }) {
      case .group(_, let next): group = next
      case .token: return nil
      case nil:
        let next = TokenGroup(file: file, set: set, path: group.path + [name], key: key, node: node)
        group.members.append(.group(name, next))
        group = next
      }
    }
    return group
  }

  /// Calls `body` with each token in the group and its groups, with the types and deprecations of the groups applied.
  func forEachToken(
    type: SyntaxNode? = nil, deprecation: SyntaxNode? = nil, _ body: (DesignToken) -> Void
  ) {
    let (type, deprecation) = (self.type ?? type, self.deprecation ?? deprecation)
    for member in members {
      switch member {
      case .token(let token): body(DesignToken(token, type: type, deprecation: deprecation))
      case .group(_, let group): group.forEachToken(type: type, deprecation: deprecation, body)
      }
    }
  }
}
