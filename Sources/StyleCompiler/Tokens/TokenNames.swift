import StyleModel
import StyleSource

/// Which token a name means in which file.
struct TokenNames: Sendable {
  let declarations: [(file: FileID, token: Outline.TokenDeclaration)]
  let visibility: Visibility
  /// The first declaration of each name.
  private var first: [String: Int] = [:]
  /// All declarations of a name that has several, in the order of the files; files that don't see each other may share
  /// a name.
  private var shared: [String: [Int]] = [:]

  init(_ outlines: [Outline], _ visibility: Visibility, _ output: CompilerOutput) {
    var declarations: [(file: FileID, token: Outline.TokenDeclaration)] = []
    declarations.reserveCapacity(outlines.reduce(0) { $0 + $1.tokens.count })
    for outline in outlines {
      for token in outline.tokens { declarations.append((outline.file, token)) }
    }
    self.declarations = declarations
    self.visibility = visibility
    first.reserveCapacity(declarations.count)
    for index in declarations.indices {
      let name = declarations[index].token.name
      if let earlier = first.updateValue(index, forKey: name) {
        first[name] = earlier
        shared[name, default: [earlier]].append(index)
      }
    }
    for places in shared.values.sorted(by: { $0[0] < $1[0] }) { reportClashes(among: places, output) }
  }

  /// A file that sees two tokens of one name could not tell which is meant.
  private func reportClashes(among places: [Int], _ output: CompilerOutput) {
    var viewers = visibility.viewers(of: declarations[places[0]].file)
    for (position, place) in places.enumerated().dropFirst() {
      let (file, token) = declarations[place]
      let own = visibility.viewers(of: file)
      if !token.isBroken, !viewers.isDisjoint(with: own),
        let first = places[..<position].first(where: {
          !visibility.viewers(of: declarations[$0].file).isDisjoint(with: own)
        })
      {
        let other = declarations[first].token
        output.report(.duplicateName("token", token.name, other.name, at: token.span, first: other.span))
      }
      viewers.formUnion(own)
    }
  }

  /// The token that a name means in a file: its own before an imported one.
  func index(of name: String, in file: FileID) -> Int? {
    guard let first = first[name] else { return nil }
    guard !shared.isEmpty, let places = shared[name] else {
      return visibility.sees(declarations[first].file, from: file) ? first : nil
    }
    if let own = place(in: file, among: places) { return own }
    return visibility.files(from: file).lazy.compactMap { place(in: $0, among: places) }.first
  }

  private func place(in file: FileID, among places: [Int]) -> Int? {
    var low = 0
    var high = places.count
    while low < high {
      let middle = (low + high) / 2
      if declarations[places[middle]].file < file { low = middle + 1 } else { high = middle }
    }
    return low < places.count && declarations[places[low]].file == file ? places[low] : nil
  }

  /// Every name that a file sees.
  func names(in file: FileID) -> [String] {
    declarations.filter { visibility.sees($0.file, from: file) }.map(\.token.name)
  }
}
