import StyleSource
import StyleSyntax

/// The positions of the names of groups and tokens in files of design tokens that see each other: their declarations, and references to
/// them.
///
/// A name is that of one group or token at one path, in all files and sets that have it: in each mode's file of Figma, and in each set that replaces
/// another one's. Where a group extends another one, what it says itself has the name of what it would inherit. Whoever renames one of these
/// places renames all, or the tokens would no longer be the same.
package struct DesignNames: Sendable {
  package struct Name: Sendable {
    /// The names of the groups around it and its own, as the first file spells them.
    package let path: [String]
    package var text: String { path.last ?? "" }
    /// The group into which imports put the group or token.
    let importGroup: String?
    /// The indices of the name's occurrences, in the order of the files.
    package internal(set) var occurrences: [Int] = []
    /// The indices of the tokens that have the name themselves.
    package internal(set) var tokens: [Int] = []
    /// The names in style files of the groups with the name: one for each type of the tokens in it, with the type.
    package internal(set) var styleGroups: Set<String> = []
  }

  /// A place where a name is written.
  package struct Mention: Sendable {
    /// The span of the name, without quotes, dots and slashes.
    package let span: Span
    package let name: Int
    package let isDeclaration: Bool
    let spelling: Spelling
  }

  /// The rules by which a name is written in a place.
  enum Spelling: Sendable {
    /// The text of a key, or a part between the dots of a reference.
    case plain
    /// A step of a pointer.
    case pointer
    /// A part between the slashes of Figma's name of a variable.
    case figma
  }

  /// A token of one set, inherited ones included.
  package struct NamedToken: Sendable {
    package let file: FileID
    /// The span of the token's key.
    package let key: Span
    /// The token's names in style files, with the type; a border is two tokens, and others are none.
    package let styleNames: [String]
    /// The names of its groups and its own.
    let names: [Int]
    /// The parts of its name in style files, without the type and without the group of the import, as indices into `names`; empty where the
    /// file has the whole name elsewhere.
    let parts: [Int]
    /// The name that the file gives the token for style files; nil where the path makes it.
    package let given: GivenName?
    /// The name that is the last part of its own; of one that stands for its group, that of the group.
    package let lastName: Int
    /// Whether the token exists only because a group extends another one.
    package let isInherited: Bool
    let original: DesignToken
    let type: DesignType?
    /// The number of points in 1 of a length without a unit.
    let points: Double
    /// The path of the variable that the token stands for, which Figma writes beside a copy of its value.
    let standsFor: String?
    /// Whether Figma exported the token.
    package var isOfFigma: Bool { original.isOfFigma }
  }

  /// A name of style files that a token has beside its key: in code syntax of Figma, or among what stylec keeps.
  package struct GivenName: Sendable {
    /// The last parts of the text, in order, as many as the name has.
    package let parts: [Span]
  }

  /// A reference of a style file among what stylec keeps of a value.
  package struct KeptReference: Sendable {
    /// The span of the reference, without the dollar sign.
    package let span: Span
    /// The name in style files, with the group of the import.
    package let name: String
    let importGroup: String?
  }

  package internal(set) var names: [Name] = []
  package internal(set) var occurrences: [Mention] = []
  package internal(set) var tokens: [NamedToken] = []
  package internal(set) var keptReferences: [KeptReference] = []
  /// The occurrences of each file, by their places.
  private var byFile: [FileID: [Int]] = [:]
  private var byStyleName: [String: [Int]] = [:]

  /// Reads the groups and tokens of the files once more, without reporting mistakes.
  package init(_ files: [TokenFile]) {
    var builder = DesignNamesBuilder(files)
    builder.build()
    self = builder.result
    for (index, occurrence) in occurrences.enumerated() {
      byFile[occurrence.span.file, default: []].append(index)
      names[occurrence.name].occurrences.append(index)
    }
    for (index, token) in tokens.enumerated() {
      for name in token.styleNames { byStyleName[name, default: []].append(index) }
    }
  }

  init() {}

  /// The name that stands at an offset of a file.
  package func occurrence(at offset: Int, in file: FileID) -> Mention? {
    let all = byFile[file] ?? []
    let count = all.partitioningIndex { Int(occurrences[$0].span.start) > offset }
    guard count > 0 else { return nil }
    let found = occurrences[all[count - 1]]
    return offset <= Int(found.span.end) ? found : nil
  }

  package func occurrences(in file: FileID) -> [Mention] { (byFile[file] ?? []).map { occurrences[$0] } }
  package func occurrences(of name: Int) -> [Mention] { names[name].occurrences.map { occurrences[$0] } }

  /// The tokens that a style file calls so.
  package func tokens(named styleName: String) -> [NamedToken] {
    (byStyleName[styleName] ?? []).map { tokens[$0] }
  }

  /// The names that tokens have which a style file calls so.
  package func names(ofToken styleName: String) -> [Int] {
    Set(tokens(named: styleName).map(\.lastName)).sorted()
  }

  /// The names that are the last part of a group's name in style files.
  package func names(ofGroup styleName: String) -> [Int] {
    names.indices.filter { names[$0].styleGroups.contains(styleName) }
  }

  /// The names in style files of the tokens with a name, with their types.
  package func styleTokens(of name: Int) -> [String] {
    var known: Set<String> = []
    return names[name].tokens.flatMap { tokens[$0].styleNames }.filter { known.insert($0).inserted }
  }
}
