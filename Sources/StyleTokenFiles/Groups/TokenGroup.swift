import StyleSource
import StyleSyntax

/// One design token, as its file has it. As a value it would cost more to copy than most of what is asked of it.
final class DesignToken: Sendable {
  /// The index of the file.
  let file: Int
  /// The names of its groups.
  let groupPath: [String]
  /// The last name of its path.
  let lastName: String
  /// As a reference in braces names it.
  let name: String
  /// What stands in the file.
  let written: WrittenToken
  /// What the nearest groups say that say it.
  let groupType, groupDeprecation: SyntaxNode?
  /// The type of the token of an extended group that it stands for.
  let replacedType: SyntaxNode?
  /// Where a group extends another one from which it has the token; nil for a token of its own.
  let inherited: Span?
  /// The index of the set that it belongs to.
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

  /// A token with what the nearest groups say.
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
  /// Its own name, as it stands in the file.
  var key: SyntaxNode { written.key }
  /// The object that it is.
  var node: SyntaxNode { written.node }
  /// What stands for its value: `$value`, the `value` of a tool, or the token itself where `$ref` stands in it.
  var value: SyntaxNode { written.value ?? written.node }
  /// Its `$value`, or the `value` of a tool; nil where `$ref` stands in it.
  var ownValue: SyntaxNode? { written.value }
  /// The name of its type, where it says one itself.
  var ownType: SyntaxNode? { written.type }
  /// What is said of it, if anything.
  var text: SyntaxNode? { written.text }
  /// Whether it is written as tools had it before the format.
  var isOfTools: Bool { written.isOfTools }
  /// Whether it stands in the `$extensions` of a file, where stylec keeps tokens of types that the format doesn't have.
  var isKept: Bool { written.isKept }
  var extensions: SyntaxNode? { written.extensions }
}

/// The object that a design token is, with its members, which are looked up once.
final class WrittenToken: Sendable {
  let key, node: SyntaxNode
  let isOfTools, isKept: Bool
  /// `$value`, or the `value` of a tool.
  let value: SyntaxNode?
  /// The key of what stands for its value.
  let valueKey: SyntaxNode?
  let type: SyntaxNode?
  let text: SyntaxNode?
  let deprecation: SyntaxNode?
  let extensions: SyntaxNode?
  /// What Style Dictionary's sources often have beside a value: that of the dark appearance.
  let darkValue: MappingEntry?
  /// What stylec keeps in `$extensions`.
  let kept: SyntaxNode?
  /// Whether it has more than a value and a type.
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
  /// The index of the set that it belongs to.
  let set: Int
  let path: [String]
  /// As a reference in braces names it.
  let name: String
  /// What the names of its members begin with.
  private let prefix: String
  /// Its own name, as it stands in the file; nil for the group of all.
  let key: SyntaxNode?
  let node: SyntaxNode
  var type, deprecation: SyntaxNode?
  /// What it says to people.
  var description: String?
  /// What it says to programs.
  var extensions: SyntaxNode?
  /// What stands behind `$extends`, or behind `$ref`, which means the same.
  var extended: SyntaxNode?
  /// The path of the group that it extends in another set of its resolver document.
  var shared: [String]?
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
      case .token(let token): token.lastName
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
    name = path.joined(separator: ".")
    prefix = path.isEmpty ? "" : name + "."
    self.key = key
    self.node = node
  }

  /// As a reference in braces names a member.
  func name(of member: String) -> String { prefix + member }

  /// Calls `body` with it and each group in it, and with the keys of the groups on the way there.
  func forEachGroup(_ keys: [SyntaxNode] = [], _ body: (TokenGroup, [SyntaxNode]) -> Void) {
    body(self, keys)
    for case .group(_, let group) in members {
      if let key = group.key { group.forEachGroup(keys + [key], body) }
    }
  }

  /// The group at a path below, which is added if there is none; nil where a token is there.
  ///
  /// - Parameter keys: Where the names of the path stand in another set.
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

  /// Calls `body` with each token in it and in its groups, and with the groups' types and deprecations.
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
