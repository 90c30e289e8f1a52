import StyleSource

/// A named value that styles and components refer to by `$type.name`.
public struct Token: Hashable, Sendable {
  /// The name with its type, such as `color.surface.base`.
  public var name: String
  public var type: TokenType
  public var value: ModedValue
  public var summary: String?
  public var deprecated: String?
  /// Whether the token is private: only other values can refer to it, and it has no Swift.
  public var isPrivate: Bool
  /// The ID by which a design tool knows the token, whatever it is called, such as that of a variable of Figma's. Nil where no tool gives
  /// one.
  public var identity: String?
  /// The group in which an import puts the token. Two imports may have tokens that a tool knows by the same ID.
  public var importGroup: String?
  /// The type that the token had in a file of design tokens, where its own type doesn't say it: `duration`, `fontFamily` or `fontWeight`,
  /// or `border` for a color and a length of one name that are a border there.
  public var designType: String?
  /// The JSON object of the token's `$extensions` in a file of design tokens, for other programs; nil where it has none.
  /// Under `org.stylec` it has what stylec itself needs to write the file again.
  public var extensions: String?
  /// The name of the token's colour set, with namespaces, in the asset catalog that it was imported from: `Surface/Card`; nil for any other
  /// token.
  public var assetName: String?
  /// The token's path in the file of design tokens that it is of, where it isn't the type with the parts of the name; nil for any other token.
  public var designPath: DesignPath?
  /// The location of the token's name.
  public var span: Span
  /// Whether anything refers to the token.
  public var isReferenced: Bool

  public init(
    name: String, type: TokenType, value: ModedValue, summary: String? = nil, deprecated: String? = nil,
    isPrivate: Bool = false, identity: String? = nil, importGroup: String? = nil, designType: String? = nil,
    extensions: String? = nil,
    assetName: String? = nil, designPath: DesignPath? = nil, span: Span,
    isReferenced: Bool = false
  ) {
    self.name = name
    self.type = type
    self.value = value
    self.summary = summary
    self.deprecated = deprecated
    self.isPrivate = isPrivate
    self.identity = identity
    self.importGroup = importGroup
    self.designType = designType
    self.extensions = extensions
    self.assetName = assetName
    self.designPath = designPath
    self.span = span
    self.isReferenced = isReferenced
  }
}

/// The groups and the name of a token in a file of design tokens. The tokens of a group share its names.
public struct DesignPath: Hashable, Sendable {
  public var groups: [String]
  public var name: String

  public init(groups: [String], name: String) { (self.groups, self.name) = (groups, name) }

  public var names: [String] { groups + [name] }
}

/// The type of a token: the first key under `tokens`.
public enum TokenType: String, Hashable, Sendable, CaseIterable {
  case color, number, length, gradient, string, bool, shadow, shadows, outline, font, edgeInsets, animation,
    image

  public var valueType: ValueType {
    switch self {
    case .color: .color
    case .number: .number(.double)
    case .length: .number(.cgFloat)
    case .gradient: .gradientStops
    case .string: .string
    case .bool: .bool
    case .shadow: .shadow
    case .shadows: .shadows
    case .outline: .outline
    case .font: .font
    case .edgeInsets: .edgeInsets
    case .animation: .animation
    case .image: .image
    }
  }
}
