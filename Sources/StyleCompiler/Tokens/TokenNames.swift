import StyleModel
import StyleSource
import StyleTokenFiles

/// The token that a name refers to in a file.
struct TokenNames: Sendable {
  let declarations: [(file: FileID, token: Outline.TokenDeclaration)]
  let visibility: Visibility
  /// The first declaration of each name.
  private var first: [String: Int] = [:]
  /// All declarations of a name that has several, in the order of the files; files that don't see each other may share
  /// a name.
  private var shared: [String: [Int]] = [:]
  /// Groups in which something was reported that may have been meant as tokens.
  private let hidden: [(file: FileID, group: String)]
  /// The design tokens that a style file can't have, by the names that they would have without a type.
  private let leftOut: [String: [LeftOutToken]]

  init(_ outlines: [Outline], _ visibility: Visibility, _ output: CompilerOutput) {
    var declarations: [(file: FileID, token: Outline.TokenDeclaration)] = []
    declarations.reserveCapacity(outlines.reduce(0) { $0 + $1.tokens.count })
    for outline in outlines {
      for token in outline.tokens { declarations.append((outline.file, token)) }
    }
    self.declarations = declarations
    hidden = outlines.flatMap { outline in outline.hiddenGroups.map { (outline.file, $0) } }
    leftOut = Dictionary(grouping: outlines.flatMap(\.leftOutTokens), by: \.name)
    self.visibility = visibility
    first.reserveCapacity(declarations.count)
    var folded: [UInt64: Int] = [:]
    folded.reserveCapacity(declarations.count)
    var alike: [(Int, Int)] = []
    for index in declarations.indices {
      let token = declarations[index].token
      let name = token.name
      if let earlier = first.updateValue(index, forKey: name) {
        first[name] = earlier
        shared[name, default: [earlier]].append(index)
      } else if !token.isPrivate, let other = folded.updateValue(index, forKey: TokenNames.fold(name)) {
        alike.append((other, index))
      }
    }
    var clashes = ClashesOfTokenFiles()
    var repeated = RepeatedTokens()
    for places in shared.values.sorted(by: { $0[0] < $1[0] }) {
      reportClashes(among: places, &clashes, &repeated, output)
    }
    clashes.report(output)
    repeated.report(outlines, visibility, output)
    if !alike.isEmpty { reportSwiftNames(output) }
  }

  /// Whether a name that isn't found may be declared, for all that a file sees, by something that was reported.
  func mayHide(_ name: String, from file: FileID) -> Bool {
    hidden.contains {
      ($0.group.isEmpty || name.hasPrefix($0.group + ".")) && visibility.sees($0.file, from: file)
    }
  }

  /// The design token that a name would mean in a file, if a style file could have it.
  func leftOutToken(named name: String, in file: FileID) -> LeftOutToken? {
    let own = String(name.drop { $0 != "." }.dropFirst())
    return [own, name].lazy.compactMap { leftOut[$0] }.joined().first {
      visibility.sees($0.span.file, from: file)
    }
  }

  /// A number that is equal for names with one name in Swift, and for few others: it depends on the letters and digits, whatever their case
  /// and the signs between them.
  private static func fold(_ name: String) -> UInt64 {
    var name = name
    return name.withUTF8 { bytes in
      var hash: UInt64 = 14_695_981_039_346_656_037
      for byte in bytes {
        let letter = byte | 0x20
        guard letter &- UInt8(ascii: "a") < 26 || byte &- UInt8(ascii: "0") < 10 else { continue }
        hash = (hash ^ UInt64(letter)) &* 1_099_511_628_211
      }
      return hash
    }
  }

  /// Reports tokens of different names that become one constant in Swift, at the place of each.
  private func reportSwiftNames(_ output: CompilerOutput) {
    var places: [String: [Int]] = [:]
    for index in first.values {
      let token = declarations[index].token
      if token.isPrivate { continue }
      places[token.type.rawValue + "." + token.swiftName, default: []].append(index)
    }
    let shared = places.values.filter { $0.count > 1 }.map { $0.sorted() }
    for places in shared.sorted(by: { $0[0] < $1[0] }) {
      for place in places {
        let other = declarations[places[0] == place ? places[1] : places[0]].token
        let token = declarations[place].token
        output.report(
          .sameSwiftName(token.name, token.swiftName, other.name, at: token.span, other: other.span))
      }
    }
  }

  /// Reports several tokens of one name that one file sees.
  private func reportClashes(
    among places: [Int], _ clashes: inout ClashesOfTokenFiles, _ repeated: inout RepeatedTokens,
    _ output: CompilerOutput
  ) {
    var viewers = visibility.viewers(of: declarations[places[0]].file)
    var isFirstReported = false
    for (position, place) in places.enumerated().dropFirst() {
      let (file, token) = declarations[place]
      let own = visibility.viewers(of: file)
      if !token.isBroken, !viewers.isDisjoint(with: own),
        let first = places[..<position].first(where: {
          !visibility.viewers(of: declarations[$0].file).isDisjoint(with: own)
        })
      {
        let other = declarations[first].token
        if token.node.tree.isTranslated, other.node.tree.isTranslated {
          let isSame = token.nameInFile == other.nameInFile
          clashes.add(
            isSame
              ? .duplicateName("token", token.name, other.name, at: token.span, first: other.span)
              : .meetingNames(token, other), other.span.file)
        } else {
          repeated.add(token, first: other)
        }
      } else if !token.isBroken, !token.isPrivate {
        // No file sees both, but Swift does.
        let other = declarations[places[0]].token
        let first = isFirstReported ? [] : [(other, token)]
        isFirstReported = true
        for (token, other) in first + [(token, other)] {
          output.report(
            .sameSwiftName(token.name, token.swiftName, other.name, at: token.span, other: other.span))
        }
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

  /// The token that a name refers to in an overlay: one that the overlay sees, or one of a file that sees the overlay.
  func index(of name: String, overlaidBy file: FileID) -> Int? {
    if let index = index(of: name, in: file) { return index }
    guard let first = first[name] else { return nil }
    return (shared[name] ?? [first]).first { visibility.sees(file, from: declarations[$0].file) }
  }

  /// Every name that a token may have to which an overlay gives values.
  func names(overlaidBy file: FileID) -> [String] {
    declarations.filter { visibility.sees($0.file, from: file) || visibility.sees(file, from: $0.file) }
      .map(\.token.name)
  }

  private func place(in file: FileID, among places: [Int]) -> Int? {
    let next = places.partitioningIndex(where: { declarations[$0].file >= file })
    return next < places.count && declarations[places[next]].file == file ? places[next] : nil
  }

  /// The span of the first declaration of a name, whatever files see it.
  func declaration(of name: String) -> Span? { first[name].map { declarations[$0].token.span } }

  /// Every name that a file sees.
  func names(in file: FileID) -> [String] {
    declarations.filter { visibility.sees($0.file, from: file) }.map(\.token.name)
  }
}

extension Outline.TokenDeclaration {
  /// The name of the constant in Swift, among those of the token's type.
  fileprivate var swiftName: String {
    swiftIdentifier(String(Substring(name.utf8.dropFirst(type.rawValue.utf8.count + 1))))
  }
}

extension Diagnostic {
  /// The diagnostic for two design tokens of different names that have one name in style files.
  fileprivate static func meetingNames(
    _ token: Outline.TokenDeclaration, _ first: Outline.TokenDeclaration
  ) -> Diagnostic {
    Diagnostic(
      .duplicateName,
      "the design tokens ‘\(first.nameInFile.shortened)’ and ‘\(token.nameInFile.shortened)’ both become ‘\(token.name.shortened)’",
      at: token.span, related: [Related("the other one", at: first.span)], notes: ["rename one of them"])
  }

  fileprivate static func sameSwiftName(
    _ name: String, _ swiftName: String, _ other: String, at span: Span, other otherSpan: Span
  ) -> Diagnostic {
    let plain = swiftName.filter { $0 != "`" }.shortened
    return Diagnostic(
      .duplicateName,
      name == other
        ? "the token ‘\(name.shortened)’ is declared in another file too, and both are ‘\(plain)’ in Swift"
        : "the token ‘\(name.shortened)’ has the same name in Swift, ‘\(plain)’, as ‘\(other.shortened)’",
      at: span, related: [Related("the other one", at: otherSpan)], notes: ["rename one of them"])
  }
}
