import StyleSource
import StyleSyntax

/// The properties of a variable that Figma's export has in `$extensions`.
extension DesignToken {
  private func figma(_ key: StaticString) -> SyntaxNode? { extensions?[key] }

  /// The ID of the variable, which stays when it is renamed.
  var figmaID: String? { figma("com.figma.variableId").flatMap { $0.isJSONString ? $0.text : nil } }
  /// Whether the token has the ID of a Figma variable.
  var isOfFigma: Bool { figma("com.figma.variableId")?.isJSONString ?? false }

  var isBooleanInFigma: Bool { figma("com.figma.type")?.hasText("boolean") ?? false }

  /// A text that is equal for equal values: a colour's bytes and alpha, or a scalar's text.
  var figmaCopy: String? {
    guard let value = node["$value"] else { return nil }
    guard value.kind == .mapping else { return value.kind == .scalar ? value.text : nil }
    guard let hex = value["hex"] else { return nil }
    return hex.text.lowercased() + " " + shortest(value["alpha"]?.jsonNumber ?? 1)
  }

  /// Whether the variable is hidden from other files of Figma.
  var isHiddenInFigma: Bool { figma("com.figma.hiddenFromPublishing")?.hasText("true") ?? false }

  /// The variable of another collection that the token stands for; the export has only a copy of its value.
  var figmaAlias: (name: SyntaxNode, collection: SyntaxNode)? {
    guard let alias = figma("com.figma.aliasData"), let name = alias["targetVariableName"],
      let collection = alias["targetVariableSetName"], name.isJSONString, collection.isJSONString
    else { return nil }
    return (name, collection)
  }

  /// The uses that Figma allows for the variable: `CORNER_RADIUS`, `OPACITY` and others.
  private var scopes: [SyntaxNode] { figma("com.figma.scopes")?.elements ?? [] }

  /// Whether the token is an opacity, which Figma has in percent.
  var isOpacityInFigma: Bool {
    guard extensions != nil else { return false }
    let scopes = scopes
    return scopes.count == 1 && scopes[0].hasText("OPACITY")
  }

  /// Whether the token is a number of points: Figma exports lengths as numbers, and most have no scope.
  var isLengthInFigma: Bool {
    let scopes = scopes
    // A file that another program has written has no IDs, but may say what a number is for.
    guard !scopes.isEmpty else { return isOfFigma }
    return !scopes.allSatisfy { $0.hasText("OPACITY") || $0.hasText("FONT_WEIGHT") }
  }

  /// The name from the token's “code syntax” for iOS, as in a style file: `Color.surfaceRaised` and `.surfaceRaised` are `surfaceRaised`.
  var nameInSwift: String? {
    guard let syntax = figma("com.figma.codeSyntax")?["iOS"], syntax.isJSONString else { return nil }
    var names = syntax.text.split(separator: ".").map(String.init)
    if names.count > 1, names[0].first?.isUppercase ?? false { names.removeFirst() }
    guard !names.isEmpty, names.allSatisfy({ $0.contains { $0.isLetter || $0.isNumber } }) else { return nil }
    return names.map(styleName(ofDesign:)).joined(separator: ".")
  }
}
