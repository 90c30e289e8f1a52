import StyleCompiler
import StyleLint
import StyleModel
import StyleReport
import StyleSource
import StyleSyntax
import StyleWorkspace

extension Completion {
  /// A place that the cursor may be at, and whether a mapping there is written between brackets.
  struct Cursor {
    var place: RoledNode
    var isFlow: Bool
    /// Whether a colon follows already.
    var hasColon = false
  }

  /// The places that the cursor may be at, the likeliest first. Text that is being typed is often no YAML: it is parsed with insertions
  /// that make it valid.
  func places(in line: Range<Int>) -> [Cursor] {
    let brackets = openBrackets()
    let isFlow = !brackets.isEmpty
    let before = bytes[line.lowerBound..<word.lowerBound].drop { $0 == 0x20 || $0 == UInt8(ascii: "-") }
    let last = lastSign(isFlow: isFlow, in: line)
    var rest = word.upperBound
    while rest < bytes.count, bytes[rest] == 0x20 { rest += 1 }
    let hasColon =
      rest < bytes.count && bytes[rest] == UInt8(ascii: ":")
      && (rest + 1 == bytes.count || bytes[rest + 1] == 0x20 || bytes[rest + 1] == 10
        || bytes[rest + 1] == 13)
    let isKeyFirst =
      isFlow
      ? brackets.last == UInt8(ascii: "{") && (last == UInt8(ascii: "{") || last == UInt8(ascii: ","))
      : before.isEmpty
    var found: [Cursor] = []
    func add(_ text: [UInt8], _ suffix: String, isKey: Bool) {
      guard let place = read(text, isKey: isKey) else { return }
      found.append(Cursor(place: place, isFlow: isFlow, hasColon: isKey && hasColon))
    }
    if !word.isEmpty, hasColon || !isKeyFirst { add(bytes, "", isKey: hasColon && isKeyFirst) }
    let name = Array((word.isEmpty ? "zz" : String(decoding: bytes[word], as: UTF8.self)).utf8)
    let (head, tail) = (Array(bytes[..<word.lowerBound]), Array(bytes[word.upperBound...]))
    let closing = Array(
      brackets.reversed().map { $0 == UInt8(ascii: "{") ? UInt8(ascii: "}") : UInt8(ascii: "]") })
    let restOfFile = Array(bytes[line.upperBound...])
    if isKeyFirst {
      let key = Array((hasColon ? "" : ": ~").utf8)
      add(head + name + key + tail, ": ~", isKey: true)
      add(head + name + Array(": ~".utf8) + closing + restOfFile, ": ~", isKey: true)
    }
    add(head + name + tail, "", isKey: false)
    add(head + name + closing + restOfFile, "", isKey: false)
    return found
  }

  /// The place at the cursor in a text with another word; nil where it isn't a key, or a value, as expected.
  private func read(_ text: [UInt8], isKey: Bool) -> RoledNode? {
    let tree = parse(SourceFile(id: query.file, path: query.source.path, bytes: text)).product
    guard let place = grammar.place(at: word.lowerBound, in: tree), place.isKey == isKey,
      place.node.kind == .scalar, place.node.span.range.lowerBound <= word.lowerBound,
      place.node.span.range.upperBound >= word.lowerBound
    else { return nil }
    // Two lines that YAML takes for one text are no value of one line.
    let between = text[place.node.span.range.lowerBound..<word.lowerBound]
    return between.contains(10) || between.contains(13) ? nil : place
  }

  /// The brackets that are open at the cursor.
  private func openBrackets() -> [UInt8] {
    var open: [UInt8] = []
    var quote: UInt8?
    var previous: UInt8 = 10
    var index = 0
    while index < word.lowerBound {
      let byte = bytes[index]
      if let mark = quote {
        if byte == UInt8(ascii: "\\"), mark == UInt8(ascii: "\"") { index += 1 }
        if byte == mark { quote = nil }
      } else {
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "'"):
          // Within a word it is an apostrophe.
          if " [{,:\n\r".utf8.contains(previous) { quote = byte }
        case UInt8(ascii: "#") where previous == 0x20 || previous == 10 || previous == 13:
          while index < word.lowerBound, bytes[index] != 10, bytes[index] != 13 { index += 1 }
          continue
        case UInt8(ascii: "{"), UInt8(ascii: "["):
          if !open.isEmpty || " -:\n\r".utf8.contains(previous) { open.append(byte) }
        case UInt8(ascii: "}"), UInt8(ascii: "]"): _ = open.popLast()
        case 10, 13:
          // What is no longer indented ends what was left open.
          if index + 1 < bytes.count, isNameStart(bytes[index + 1]) { open = [] }
        case _: break
        }
      }
      previous = byte
      index += 1
    }
    return open
  }

  /// The last character before the word that is no space.
  private func lastSign(isFlow: Bool, in line: Range<Int>) -> UInt8? {
    let start = isFlow ? 0 : line.lowerBound
    return bytes[start..<word.lowerBound].last { $0 != 0x20 && $0 != 10 && $0 != 13 }
  }

  func comment(in line: Range<Int>) -> Range<Int>? {
    query.tree.comments.first {
      $0.range.lowerBound < word.lowerBound && word.lowerBound <= $0.range.upperBound
    }
    .map(\.range)
  }
}
