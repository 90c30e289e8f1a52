/// The text between two members of an object, or between one and a brace: spaces, line breaks, a comma, comments.
struct JSONTrivia {
  enum Kind { case lineBreak, comma, lineComment, blockComment }

  struct Part {
    let kind: Kind
    let range: Range<Int>

    var isComment: Bool { kind == .lineComment || kind == .blockComment }
  }

  /// The parts of the text, without spaces.
  private(set) var parts: [Part] = []

  init(_ range: Range<Int>, of bytes: [UInt8]) {
    var position = range.lowerBound
    func isAt(_ first: Character, _ second: Character) -> Bool {
      position + 1 < range.upperBound && bytes[position] == first.asciiValue
        && bytes[position + 1] == second.asciiValue
    }
    while position < range.upperBound {
      let start = position
      var kind: Kind?
      if isAt("/", "/") {
        kind = .lineComment
        while position < range.upperBound, bytes[position] != 0x0A, bytes[position] != 0x0D { position += 1 }
      } else if isAt("/", "*") {
        kind = .blockComment
        position += 2
        while position < range.upperBound, !isAt("*", "/") { position += 1 }
        position = min(position + 2, range.upperBound)
      } else {
        if bytes[position] == 0x0A { kind = .lineBreak }
        if bytes[position] == UInt8(ascii: ",") { kind = .comma }
        position += 1
      }
      if let kind { parts.append(Part(kind: kind, range: start..<position)) }
    }
  }

  var hasComments: Bool { parts.contains(where: \.isComment) }
  var hasLineBreak: Bool { parts.contains { $0.kind == .lineBreak } }
  var hasLineComment: Bool { parts.contains { $0.kind == .lineComment } }
  var comma: Range<Int>? { parts.first { $0.kind == .comma }?.range }

  /// The offset at which the comments begin that belong to the member behind them: those right above it, and those before it in its line.
  ///
  /// - Parameter isFirst: Whether a brace stands before it, and no member.
  func startOfNotes(ofMemberAt key: Int, isFirst: Bool) -> Int {
    guard hasLineBreak else {
      let own = isFirst ? parts[...] : parts.drop { $0.kind != .comma }
      return own.first(where: \.isComment)?.range.lowerBound ?? key
    }
    var start = key
    var breaks = 0
    // What stands in the line of what is before says something of that.
    let own = parts.drop { $0.kind != .lineBreak }
    for part in own.reversed() {
      switch part.kind {
      case .lineBreak: breaks += 1
      case .comma: return start
      case .lineComment, .blockComment:
        if breaks > 1 { return start }
        start = part.range.lowerBound
        breaks = 0
      }
    }
    return start
  }

  /// The offset at which the comments end that belong to the member before them: those in its line.
  ///
  /// - Parameter isLast: Whether a brace stands behind it, and no member.
  func endOfNotes(ofMemberTo end: Int, isLast: Bool) -> Int {
    let line = parts.prefix { $0.kind != .lineBreak }
    let own = hasLineBreak || isLast ? line : line.prefix { $0.kind != .comma }
    return own.last(where: \.isComment)?.range.upperBound ?? end
  }
}
