import StyleModel

/// The borders of files of design tokens, each of which is a color and a length of one name in a style file.
struct DesignBorders {
  /// The type of a border among design tokens.
  static let type = "border"

  /// The index of each border's width, by the index of its colour.
  private var widths: [Int: Int] = [:]
  private var allWidths: Set<Int> = []

  init(of sheet: ResolvedSheet) {
    let parts = sheet.tokens.indices.filter { sheet.tokens[$0].designType == DesignBorders.type }
    if parts.isEmpty { return }
    var lengths: [String: Int] = [:]
    for index in parts where sheet.tokens[index].type == .length {
      lengths[DesignBorders.ownName(of: sheet.tokens[index])] = index
    }
    for index in parts where sheet.tokens[index].type == .color {
      guard let width = lengths[DesignBorders.ownName(of: sheet.tokens[index])] else { continue }
      widths[index] = width
      allWidths.insert(width)
    }
  }

  /// The name of a token, without the type.
  private static func ownName(of token: Token) -> String { String(token.name.drop { $0 != "." }) }

  /// The width that belongs to a color; nil for a token that isn't a border's color.
  func width(of index: Int) -> Int? { widths[index] }

  func isWidth(_ index: Int) -> Bool { allWidths.contains(index) }

  func isPart(_ index: Int) -> Bool { widths[index] != nil || isWidth(index) }

  /// The `$type` of a token; nil for a type that the format doesn't have. Half of a border is none where the other half is gone.
  func formatType(of index: Int, in sheet: ResolvedSheet) -> String? {
    if isPart(index) { return DesignBorders.type }
    let token = sheet.tokens[index]
    return token.kindOfDesign?.rawValue ?? DesignTokenType(token.type)?.rawValue
  }

  /// The name of a token among design tokens: both parts of a border have the border's name.
  func name(of index: Int, in sheet: ResolvedSheet) -> String {
    isPart(index)
      ? DesignBorders.type + DesignBorders.ownName(of: sheet.tokens[index]) : sheet.tokens[index].name
  }
}
