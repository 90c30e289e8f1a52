/// The indentation of lines in canonical layout: two spaces a block, sequences one step within their key.
struct Layout {
  /// The blocks that are open, the innermost last.
  private(set) var blocks: [Block] = []
  /// The brackets that are open: where the lines of each begin that don't begin with the bracket's end.
  private var brackets: [Int] = []
  /// The indentation of the present line.
  private var line = 0
  private var previous: YAMLToken?

  struct Block {
    var isMapping: Bool
    /// The indentation of the block's lines: as written, and as laid out.
    var oldIndent, indent: Int
    /// Whether the block is a sequence whose dashes stand below their key: no token begins or ends it.
    var isUnmarked = false
  }

  static let step = 2

  /// Updates the nesting by a token that begins or ends a block, or a key.
  mutating func take(_ token: YAMLToken) {
    switch token.kind {
    case .sequenceStart: open(isMapping: false, token.column)
    case .mappingStart: open(isMapping: true, token.column)
    case .blockEnd:
      closeUnmarked()
      _ = blocks.popLast()
    case .key:
      closeUnmarked()
      previous = token
    case .documentMark, .directive, .flowStart, .flowEnd, .comma, .dash, .colon, .alias, .property, .scalar:
      break
    }
  }

  private mutating func open(isMapping: Bool, _ column: Int, isUnmarked: Bool = false) {
    let indent = blocks.last.map { $0.indent + Layout.step } ?? 0
    blocks.append(Block(isMapping: isMapping, oldIndent: column, indent: indent, isUnmarked: isUnmarked))
  }

  private mutating func closeUnmarked() {
    if brackets.isEmpty, blocks.last?.isUnmarked == true { blocks.removeLast() }
  }

  /// The indentation of the line whose first token this is.
  mutating func indent(of token: YAMLToken) -> Int {
    openUnmarked(token)
    if let bracket = brackets.last {
      if case .flowEnd = token.kind { return bracket - Layout.step }
      return bracket
    }
    switch token.kind {
    case .documentMark, .directive: return 0
    case .dash, .key: return blocks.last?.indent ?? 0
    case .colon:
      if startsLine(token) { return blocks.last?.indent ?? 0 }
    case .sequenceStart, .mappingStart, .blockEnd, .flowStart, .flowEnd, .comma, .alias, .property, .scalar:
      break
    }
    // What follows the unseen beginning of a key is its name; anything else is a value on a line of its own.
    if let previous, case .key = previous.kind, !previous.isVisible { return blocks.last?.indent ?? 0 }
    return blocks.last.map { $0.indent + Layout.step } ?? 0
  }

  private func startsLine(_ token: YAMLToken) -> Bool { token.column == blocks.last?.oldIndent }

  private mutating func openUnmarked(_ token: YAMLToken) {
    if case .dash = token.kind, brackets.isEmpty, blocks.last?.isMapping == true {
      open(isMapping: false, token.column, isUnmarked: true)
    }
  }

  /// Records a visible token; `indent` is where its line begins, if the token is the first in it.
  mutating func place(_ token: YAMLToken, indent: Int?) {
    openUnmarked(token)
    if let indent { line = indent }
    switch token.kind {
    case .flowStart:
      brackets.append(max(line, blocks.last?.indent ?? 0, (brackets.last ?? 0) - Layout.step) + Layout.step)
    case .flowEnd: _ = brackets.popLast()
    case .documentMark, .directive, .sequenceStart, .mappingStart, .blockEnd, .comma, .dash, .key, .colon,
      .alias, .property, .scalar:
      break
    }
    previous = token
  }

  /// The indentation of the further lines of a scalar.
  var continuation: Int { brackets.last ?? blocks.last.map { $0.indent + Layout.step } ?? Layout.step }

  /// The indentation of a comment on a line of its own: that of the token behind it, or of an earlier block if it was written as deep as
  /// that block.
  func indent(ofComment column: Int, before next: (oldIndent: Int, indent: Int), after earlier: [Block])
    -> Int
  {
    if let bracket = brackets.last { return bracket }
    guard column > next.oldIndent else { return next.indent }
    return earlier.last { $0.oldIndent <= column && $0.indent > next.indent }?.indent ?? next.indent
  }
}
