import StyleModel
import StyleReport
import StyleSource

/// The paths of a sheet's tokens among design tokens.
///
/// A token from a file of design tokens has the path that it had there, so that the names that go in come out. A name of a tool's that the format doesn't
/// allow, such as `1.5`, becomes that of a style file. Any other token has its type and the parts of its name as its path, and so has a token whose path is
/// that of another one, too, and one of a type that the format doesn't have.
struct DesignPaths {
  private let sheet: ResolvedSheet
  private let borders: DesignBorders
  private var paths: [[String]]
  /// The paths at which groups of files of design tokens now are, where these are others, by the groups' paths in their files.
  private var movedGroups: [[String]: [[String]]] = [:]

  init(of sheet: ResolvedSheet, _ borders: DesignBorders) {
    (self.sheet, self.borders) = (sheet, borders)
    let own = sheet.tokens.indices.map { index in
      borders.name(of: index, in: sheet).split(separator: ".").map(String.init)
    }
    let wanted = sheet.tokens.indices.map { index -> [String]? in
      let token = sheet.tokens[index]
      guard let path = token.designPath, borders.formatType(of: index, in: sheet) != nil else { return nil }
      return allowedPath(ofDesign: path.names)
    }
    paths = DesignPaths.withoutMeeting(wanted, else: own) { !borders.isWidth($0) }
    let groups = DesignPaths.groups(
      of: paths.indices.lazy.filter { !borders.isWidth($0) }.map { [paths] in paths[$0] })
    for index in paths.indices where groups.contains(paths[index]) { paths[index].append("$root") }
    for (index, token) in sheet.tokens.enumerated() {
      guard let path = token.designPath, borders.formatType(of: index, in: sheet) != nil,
        !borders.isWidth(index),
        !paths[index].starts(with: path.groups)
      else { continue }
      let more =
        paths[index].count - path.groups.count
        - (paths[index].last == "$root" && path.name != "$root" ? 2 : 1)
      for depth in path.groups.indices.map({ $0 + 1 }) where depth + more > 0 {
        let (group, place) = (Array(path.groups[..<depth]), Array(paths[index].prefix(depth + more)))
        if !(movedGroups[group]?.contains(place) ?? false) { movedGroups[group, default: []].append(place) }
      }
    }
  }

  subscript(_ index: Int) -> [String] { paths[index] }

  /// The paths at which a group of a file of design tokens is, of which some may not exist.
  func places(ofGroup path: [String]) -> [[String]] { [path] + (movedGroups[path] ?? []) }

  /// The paths that tokens should have, but for those that are the path of another token, too.
  ///
  /// - Parameters:
  ///   - own: The paths of the others, none of which meet.
  ///   - hasPath: Whether the token at an index is written at its path.
  static func withoutMeeting(
    _ wanted: [[String]?], else own: [[String]], where hasPath: (Int) -> Bool
  ) -> [[String]] {
    var isWanted = wanted.map { $0 != nil }
    var paths = zip(wanted, own).map { $0 ?? $1 }
    // A group and the token that is its root have one place.
    func place(_ path: [String]) -> ArraySlice<String> { path.last == "$root" ? path.dropLast() : path[...] }
    while isWanted.contains(true) {
      var counts: [ArraySlice<String>: Int] = [:]
      for (index, path) in paths.enumerated() where hasPath(index) { counts[place(path), default: 0] += 1 }
      let meeting = paths.indices.filter {
        isWanted[$0] && hasPath($0) && counts[place(paths[$0]), default: 0] > 1
      }
      if meeting.isEmpty { break }
      for index in meeting { (isWanted[index], paths[index]) = (false, own[index]) }
    }
    return paths
  }

  /// The paths of all groups.
  private static func groups(of paths: some Sequence<[String]>) -> Set<[String]> {
    paths.reduce(into: []) { groups, path in
      var rest = path.dropLast()
      while !rest.isEmpty, groups.insert(Array(rest)).inserted { rest = rest.dropLast() }
    }
  }

  // MARK: What a path can't say

  /// The name without its type, where a program that derives names of style files from those of design tokens would get another one; nil
  /// where it wouldn't.
  func keptName(_ index: Int) -> JSONValue? {
    let token = sheet.tokens[index]
    let name = token.name.drop { $0 != "." }.dropFirst()
    let types = [token.type.rawValue, borders.formatType(of: index, in: sheet)].compactMap(\.self)
    return styleName(ofDesign: paths[index], types: types) == name ? nil : .string(String(name))
  }

  /// The path in the file of design tokens that the token is of, where it has another one now.
  func keptPath(_ index: Int) -> JSONValue? {
    guard let path = sheet.tokens[index].designPath?.names, path != paths[index] else { return nil }
    // What the format has no type for always stands in a group of its type.
    if borders.formatType(of: index, in: sheet) == nil, paths[index].dropFirst().elementsEqual(path) {
      return nil
    }
    return .array(path.map { .string($0) })
  }
}
