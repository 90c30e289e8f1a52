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
  private func ownStyleName(of index: Int) -> String {
    let token = tokens[index]
    if let name = token.keptName ?? token.nameInSwift { return name }
    // The tokens of a group begin alike.
    let isCommon = !token.groupPath.isEmpty && token.lastName != "$root"
    let type = styleType(of: index)
    if isCommon, let last = lastGroup, last.type == type, last.designType == types[index],
      last.path == token.groupPath
    {
      return last.name + StyleTokenFiles.styleName(token.lastName)
    }
    let name = newStyleName(of: index, type)
    if isCommon {
      let own = StyleTokenFiles.styleName(token.lastName)
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
    let path = tokens[index].path
    var isFirst = true
    var result = ""
    for (place, name) in path.enumerated() where name != "$root" {
      // `color.ink` of type color is `$color.ink`, not `$color.color.ink`.
      if isFirst, place < path.count - 1, path[(place + 1)...].contains(where: { $0 != "$root" }),
        let type, isName(name, ofType: type.rawValue) || isName(name, ofType: types[index]?.rawValue ?? "")
      {
        isFirst = false
        continue
      }
      isFirst = false
      if !result.isEmpty { result += "." }
      result += StyleTokenFiles.styleName(name)
    }
    return result.isEmpty ? "root" : result
  }

  /// Whether a name is that of a type, or its plural.
  private func isName(_ name: String, ofType type: String) -> Bool {
    guard !name.utf8.contains(where: { $0 >= 0x80 }) else {
      return [type.lowercased(), type.lowercased() + "s"].contains(name.lowercased())
    }
    let (count, most) = (type.utf8.count, name.utf8.count)
    guard
      most == count || most == count + 1 && name.utf8.last.map({ $0 | 0x20 == UInt8(ascii: "s") }) ?? false
    else {
      return false
    }
    // Types are letters alone.
    return zip(name.utf8, type.utf8).allSatisfy { $0 | 0x20 == $1 | 0x20 && $0 >= UInt8(ascii: "A") }
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
