import StyleSource
import StyleSyntax

/// What design tokens are in a style file.
extension TokenSystem {
  /// What a style file calls a token, without its type.
  func styleName(of index: Int) -> String {
    if let known = styleNames[index] { return known }
    let own = ownStyleName(of: index)
    let name = files[tokens[index].file].options.group.map { $0 + "." + own } ?? own
    styleNames[index] = name
    return name
  }

  /// The same without the group in which an import puts it.
  private func ownStyleName(of index: Int) -> String {
    let token = tokens[index]
    if let name = token.keptName ?? token.nameInSwift { return name }
    var path = token.path.filter { $0 != "$root" }[...]
    // `color.ink` of type color is `$color.ink`, not `$color.color.ink`.
    if path.count > 1, let first = path.first?.lowercased(), let type = styleType(of: index) {
      let words = [type.rawValue, types[index]?.rawValue ?? ""]
      if words.contains(where: { first == $0.lowercased() || first == $0.lowercased() + "s" }) {
        path.removeFirst()
      }
    }
    return path.isEmpty ? "root" : path.map { StyleTokenFiles.styleName($0) }.joined(separator: ".")
  }

  /// The type of a style file's token that a design token becomes; nil where it has none there. A border becomes two tokens, of which this is its
  /// colour.
  func styleType(of index: Int) -> StyleType? {
    var path: [Int] = []
    var type: StyleType?
    var index = index
    while true {
      if let known = styleTypes[index] {
        type = known
        break
      }
      path.append(index)
      // Whether a number of Figma's is a length, each variable says itself.
      let isNumber = types[index] == .number && tokens[index].figmaID != nil
      guard !isNumber, let target = figma.target(of: index) ?? targets[index], path.count <= tokens.count
      else {
        type = ownStyleType(of: index)
        break
      }
      index = target
    }
    for index in path { styleTypes[index] = .some(type) }
    return type
  }

  private func ownStyleType(of index: Int) -> StyleType? {
    guard let type = types[index] else { return nil }
    switch type {
    case .color, .border: return .color
    case .dimension where tokens[index].isOfTools, .number where tokens[index].isOfTools:
      return styleTypeOfNumber(index)
    // It has a unit.
    case .dimension: return .length
    case .fontFamily, .fontWeight, .string: return .string
    case .duration: return .number
    case .number: return isLengthInFigma(index) ? .length : .number
    case .cubicBezier, .strokeStyle: return nil
    case .transition: return .animation
    case .shadow where tokens[index].isOfTools: return isPlainToolShadow(tokens[index]) ? .shadow : .shadows
    case .shadow: return isPlainShadow(tokens[index]) ? .shadow : .shadows
    case .gradient: return .gradient
    case .typography: return .font
    case .boolean: return .bool
    case .kept: return tokens[index].groupType.flatMap { StyleType(rawValue: $0.text) }
    }
  }

  /// Whether a number of Figma's is a length: by its scopes, or as the import says.
  private func isLengthInFigma(_ index: Int) -> Bool {
    let token = tokens[index]
    return token.isLengthInFigma && !files[token.file].options.isNumber(token.path)
  }

  /// Whether a shadow is one that every layer can cast: neither a list, nor spread, nor inset.
  private func isPlainShadow(_ token: DesignToken) -> Bool {
    guard case .literal(let value) = resolve(token.value, in: token.set, isSilent: true),
      value.kind == .mapping
    else {
      return false
    }
    let isInset = value["inset"].map { !$0.hasText("false") } ?? false
    guard !isInset, let spread = value["spread"] else { return !isInset }
    if spread.kind == .mapping { return spread["value"]?.jsonNumber == 0 }
    return ["px", "rem"].contains {
      spread.text.hasSuffix($0) && Double(spread.text.dropLast($0.utf8.count)) == 0
    }
  }
}
