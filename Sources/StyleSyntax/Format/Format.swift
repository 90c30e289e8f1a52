import StyleSource

/// The reason why a file keeps its layout.
package enum FormatProblem: Error {
  /// The file can't be read, or a person must lay it out, for these reasons.
  case notReadable([Diagnostic])
  /// The new layout would mean something else: a mistake of this code, and never of the file.
  case changesMeaning
}

/// A file in canonical layout: the same entries, comments, blank lines and spellings, with two spaces a block and one
/// space where one belongs.
///
/// The text is edited, never printed again from the tree.
package func format(_ file: SourceFile) -> Result<[UInt8], FormatProblem> {
  formattingEdits(file).map { applying($0, to: file.bytes) }
}

/// The edits that make a file canonical, in ascending order.
///
/// - Parameter range: Only edits that lie in this range of bytes are given back; nil for all.
package func formattingEdits(
  _ file: SourceFile, within range: Range<Int>? = nil
) -> Result<[FixIt.Edit], FormatProblem> {
  let tree = parse(file)
  let errors = tree.diagnostics.filter { $0.severity == .error }
  guard errors.isEmpty, tree.product.isComplete, let tokens = scanTokens(file) else {
    return .failure(.notReadable(errors))
  }
  if let problem = findUnmovable(tokens, in: file) { return .failure(.notReadable([problem])) }
  var formatter = Formatter(file)
  formatter.read(tokens)
  let edits = formatter.edits.sorted { $0.span < $1.span }.filter { edit in
    range.map { $0.lowerBound <= Int(edit.span.start) && Int(edit.span.end) <= $0.upperBound } ?? true
  }
  return applying(edits, keepingMeaningOf: tree.product).map { _ in edits }
}

/// Applies edits of a file's layout, parses the result, and verifies that it means the same.
func applying(_ edits: [FixIt.Edit], keepingMeaningOf tree: SyntaxTree) -> Result<[UInt8], FormatProblem> {
  let file = tree.source
  let bytes = applying(edits, to: file.bytes)
  let result = parse(SourceFile(id: file.id, path: file.path, bytes: bytes))
  guard result.diagnostics.allSatisfy({ $0.severity != .error }), tree.means(result.product) else {
    return .failure(.changesMeaning)
  }
  return .success(bytes)
}

/// Goes through the tokens of a file and collects the edits in them and between them.
private struct Formatter {
  private(set) var edits: [FixIt.Edit] = []
  private let file: SourceFile
  private var layout = Layout()
  private var scalars: ScalarLines
  /// Whether the last block scalar needs the line break at its end.
  private var endsInText = false

  init(_ file: SourceFile) {
    self.file = file
    scalars = ScalarLines(file.bytes, in: file.id)
  }

  mutating func read(_ tokens: [YAMLToken]) {
    var previous: YAMLToken?
    var blocks: [Layout.Block] = []
    for token in tokens {
      guard token.isVisible else {
        layout.take(token)
        continue
      }
      if case .key = token.kind { layout.take(token) }
      let gap = Gap(file.bytes[(previous?.range.upperBound ?? 0)..<token.range.lowerBound])
      let isFirst = previous == nil || gap.hasBreak
      let indent = isFirst ? layout.indent(of: token) : nil
      replace(
        (previous?.range.upperBound ?? 0)..<token.range.lowerBound,
        with: previous == nil || gap.hasBreak
          ? lines(gap, before: token, indent: indent ?? 0, after: blocks, isStart: previous == nil)
          : spaced(previous, token))
      layout.place(token, indent: indent)
      blocks = layout.blocks
      previous = token
      previous?.range = laidOut(token)
    }
    finish(after: previous, blocks)
    edits += scalars.edits
  }

  /// Lays out the inside of a token, and returns the range that it takes up.
  private mutating func laidOut(_ token: YAMLToken) -> Range<Int> {
    guard case .scalar(let isBlock) = token.kind else { return token.range }
    guard isBlock else {
      scalars.fold(token.range, indent: layout.continuation)
      return token.range
    }
    let scalar = BlockScalar(file.bytes, token.range, in: layout.blocks.last?.oldIndent ?? 0)
    scalars.move(scalar, indent: layout.continuation, block: layout.blocks.last?.indent ?? 0)
    endsInText = scalar.keepsLastBreak
    return token.range.lowerBound..<scalar.end
  }

  /// The end of the file: comments stay, blank lines go.
  private mutating func finish(after previous: YAMLToken?, _ blocks: [Layout.Block]) {
    let start = previous?.range.upperBound ?? 0
    let gap = Gap(file.bytes[start...])
    // With a line break, a block scalar that ends without one would say something else.
    if case .scalar(isBlock: true)? = previous?.kind, endsInText, !gap.hasBreak { return }
    var text = ""
    var blank = ""
    for (index, line) in gap.lines.enumerated() {
      guard let comment = line.comment else {
        if index > 0 { blank += "\n" }
        continue
      }
      let words = String(decoding: comment, as: UTF8.self)
      if index == 0, previous != nil {
        text += String(repeating: " ", count: max(1, line.width)) + words
      } else {
        let indent = layout.indent(ofComment: line.width, before: (0, 0), after: blocks)
        // No blank line begins a file.
        let isFirst = text.isEmpty && previous == nil
        text += (isFirst ? "" : "\n" + blank) + String(repeating: " ", count: indent) + words
      }
      blank = ""
    }
    let isEmpty = previous == nil && text.isEmpty
    replace(start..<file.bytes.count, with: isEmpty ? "" : text + "\n")
  }

  /// The lines between two tokens: comments and blank lines, and the indentation of the second.
  private func lines(
    _ gap: Gap, before token: YAMLToken, indent: Int, after blocks: [Layout.Block], isStart: Bool
  ) -> String {
    var text = ""
    let lines = gap.lines
    for (index, line) in lines.enumerated().dropLast() {
      if let comment = line.comment {
        let words = String(decoding: comment, as: UTF8.self)
        let isTrailing = index == 0 && !isStart
        let column =
          isTrailing
          ? max(1, line.width)
          : layout.indent(ofComment: line.width, before: (token.column, indent), after: blocks)
        text += String(repeating: " ", count: column) + words
      } else if isStart, text.isEmpty {
        continue
      }
      text += "\n"
    }
    return text + String(repeating: " ", count: indent)
  }

  private func spaced(_ first: YAMLToken?, _ second: YAMLToken) -> String {
    guard let first else { return "" }
    return String(repeating: " ", count: spaces(between: first, second, in: file.bytes))
  }

  private mutating func replace(_ range: Range<Int>, with text: String) {
    guard !file.bytes[range].elementsEqual(text.utf8) else { return }
    edits.append(FixIt.Edit(Span(file.id, range.lowerBound, range.upperBound), text))
  }
}

extension SyntaxTree {
  /// Whether another tree means the same: values, spellings, order and comments.
  fileprivate func means(_ other: SyntaxTree) -> Bool {
    guard nodes.count == other.nodes.count,
      zip(nodes, other.nodes).allSatisfy({ mine, theirs in
        // What an alias stands for is a node at the same place.
        mine.kind == theirs.kind && mine.tag == theirs.tag && mine.next == theirs.next
          && (mine.kind != .alias || mine.payload == theirs.payload)
      })
    else { return false }
    let areTextsEqual = nodes.indices.allSatisfy { index in
      !nodes[index].kind.isScalar
        || SyntaxNode(tree: self, index: index).text == SyntaxNode(tree: other, index: index).text
    }
    return areTextsEqual && commentTexts == other.commentTexts
  }

  private var commentTexts: [[UInt8]] {
    comments.map { span in
      let text = source.bytes[span.range]
      let end = text.lastIndex { !isBlank($0) } ?? text.startIndex
      return Array(text[text.startIndex...end])
    }
  }
}
