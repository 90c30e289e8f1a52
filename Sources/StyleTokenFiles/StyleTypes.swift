import StyleSource
import StyleSyntax

/// The names and types that design tokens have in a style file.
extension TokenSystem {
  /// A token's name in a style file, without its type.
  func styleName(of index: Int) -> String {
    if let known = styleNames[index] { return known }
    let own = ownStyleName(of: index)
    let name = files[tokens[index].file].options.group.map { $0 + "." + own } ?? own
    styleNames[index] = name
    return name
  }

  /// A token's name in a style file, without its type and without the group into which an import puts it.
  func ownStyleName(of index: Int) -> String {
    let token = tokens[index]
    if let name = token.keptName ?? token.nameInSwift { return name }
    // The tokens of a group begin alike.
    let isCommon = !token.groupPath.isEmpty && token.lastName != "$root"
    let type = styleType(of: index)
    if isCommon, let last = lastGroup, last.type == type, last.designType == types[index],
      last.path == token.groupPath
    {
      return last.name + StyleSource.styleName(ofDesign: token.lastName)
    }
    let name = newStyleName(of: index, type)
    if isCommon {
      let own = StyleSource.styleName(ofDesign: token.lastName)
      lastGroup = CommonName(
        path: token.groupPath, type: type, designType: types[index],
        name: String(Substring(name.utf8.dropLast(own.utf8.count))))
    }
    return name
  }

  /// The common beginning of the names of a group's tokens of one type.
  struct CommonName {
    let path: [String]
    let type: StyleType?
    let designType: DesignType?
    let name: String
  }

  private func newStyleName(of index: Int, _ type: StyleType?) -> String {
    let types = type == nil ? [] : [type?.rawValue, types[index]?.rawValue].compactMap(\.self)
    return StyleSource.styleName(ofDesign: tokens[index].path, types: types)
  }

  /// The type that a design token has in a style file; nil where it has none there. A border becomes two tokens, of which this is the type
  /// of its colour.
  func styleType(of index: Int) -> StyleType? {
    if let known = styleTypes[index] { return known }
    if next(of: index) == nil {
      let type = ownStyleType(of: index)
      styleTypes[index] = .some(type)
      return type
    }
    var path: [Int] = []
    var type: StyleType?
    var index = index
    while true {
      if let known = styleTypes[index] {
        type = known
        break
      }
      path.append(index)
      guard let target = next(of: index), path.count <= tokens.count else {
        type = ownStyleType(of: index)
        break
      }
      index = target
    }
    for index in path { styleTypes[index] = .some(type) }
    return type
  }

  /// The token whose type one has.
  private func next(of index: Int) -> Int? {
    // Whether a number of Figma's is a length, each variable says itself.
    let isNumber = types[index] == .number && tokens[index].isOfFigma
    return isNumber ? nil : figma.target(of: index) ?? targets[index]
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
    case .shadow: return listShadows.contains(shadowName(of: index)) ? .shadows : .shadow
    case .gradient: return .gradient
    case .typography: return .font
    case .boolean: return .bool
    case .kept: return tokens[index].groupType.flatMap { StyleType(rawValue: $0.text) }
    }
  }

  /// Whether a number of Figma's is a length: by its scopes, or as the import says.
  private func isLengthInFigma(_ index: Int) -> Bool {
    let token = tokens[index]
    return token.isLengthInFigma && !files[token.file].options.isNumber(token)
  }
}
