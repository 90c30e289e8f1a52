import SeededRandom

/// Values that can be written with other indentation, other spaces and other line breaks, all of which mean the same.
///
/// What a writer chooses, such as where a bracket goes on in the next line, is a part of the tree.
indirect enum RandomTree {
  /// Lines of a plain or quoted scalar.
  case scalar([String])
  /// A block scalar; its lines without their indentation.
  case block(style: String, isExplicit: Bool, comment: Bool, lines: [String])
  case mapping([Entry])
  /// Whether an entry that is a block begins in its dash's line.
  case sequence([Entry], isCompact: Bool)
  /// Elements in brackets; those that `breaks` names begin a line.
  case flow(isMapping: Bool, [RandomTree], breaks: Set<Int>, comment: Bool)
  case alias(String)

  struct Entry {
    var key: String
    var value: RandomTree
    /// An anchor or a tag before the value.
    var property: String
    /// How far behind the value a comment stands, if one does.
    var comment: Int?
    /// Lines above: blank, or a comment.
    var above: [String]
  }

  /// A mapping: what a file is.
  init(_ random: inout SplitMix) {
    var anchors: [String] = []
    self = .mapping(RandomTree.entries(depth: 4, &random, &anchors))
  }

  private init(depth: Int, _ random: inout SplitMix, _ anchors: inout [String]) {
    switch random.next() % (depth == 0 ? 6 : 11) {
    case 0, 1: self = .scalar(random.pick(scalars))
    case 2: self = .flow(depth: 2, &random)
    case 3 where !anchors.isEmpty: self = .alias(random.pick(anchors))
    case 3, 4, 5:
      let isExplicit = random.flip(3)
      self = .block(
        style: random.pick(["|", ">"]) + random.pick(["", "-", "+"]), isExplicit: isExplicit,
        comment: random.flip(4), lines: random.pick(isExplicit ? indentedTexts : texts))
    case 6, 7, 8: self = .mapping(RandomTree.entries(depth: depth - 1, &random, &anchors))
    default:
      let entries = RandomTree.entries(depth: depth - 1, &random, &anchors)
      self = .sequence(entries, isCompact: random.flip(2))
    }
  }

  private static func flow(depth: Int, _ random: inout SplitMix) -> RandomTree {
    let count = Int(random.next() % 4)
    let elements = (0..<count).map { _ in
      depth > 0 && random.flip(4)
        ? flow(depth: depth - 1, &random) : .scalar([random.pick(["1", "'x, y'", "\"[\"", "a b"])])
    }
    let breaks = Set((0...count).filter { _ in count > 0 && random.flip(4) })
    return .flow(isMapping: random.flip(2), elements, breaks: breaks, comment: random.flip(3))
  }

  private static func entries(depth: Int, _ random: inout SplitMix, _ anchors: inout [String]) -> [Entry] {
    (0...Int(random.next() % 3)).map { index in
      let value = RandomTree(depth: depth, &random, &anchors)
      var property = ""
      if case .alias = value {
      } else if random.flip(5) {
        property = "&a\(anchors.count)"
        anchors.append(property.replacing("&", with: "*"))
      }
      return Entry(
        key: random.pick(["k", "'q ", "\"d: ", "k l"]).closed(index), value: value, property: property,
        comment: random.flip(4) ? Int(random.next() % 3) + 1 : nil,
        above: random.pick([[], [], [""], ["# above"], ["", "# above", "#"]]))
    }
  }
}

extension String {
  /// A key with a number, that no other of its mapping has, and the quote that it began with.
  fileprivate func closed(_ index: Int) -> String {
    self + "\(index)" + (first.map { $0 == "'" || $0 == "\"" ? String($0) : "" } ?? "")
  }
}

/// Lines of plain and quoted scalars. The sign ␠ stands for spaces that mean nothing.
private let scalars: [[String]] = [
  ["a b"], ["'it''s'"], ["12"], ["é"], ["~"], ["!!str 1"], ["\"x: # y\""], ["-1"],
  ["one", "two"], ["one", "", "# no comment".replacing("#", with: "no"), "end"],
  ["'one", "two'"], ["'", "", "two", "'"], ["\"one", "two\\ ", "", "three \\", "\\ four\\\\", "\\t\""],
]

private let texts: [[String]] = [
  ["x"], ["x", "", "  y ", "z"], ["", "x", " ", "# no comment"], ["x", "", ""], ["x", "\ty", "k: [ v"], [],
  ["", ""], ["x", " "],
]

private let indentedTexts: [[String]] = texts + [[" x"], ["  x", "", "y", " "], [" ", "x"]]

extension SplitMix {
  mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[Int(next() % UInt64(elements.count))]
  }

  /// True once in `count` times.
  mutating func flip(_ count: UInt64) -> Bool { next() % count == 0 }

  fileprivate mutating func spaces(_ range: ClosedRange<Int>) -> String {
    String(repeating: " ", count: range.lowerBound + Int(next() % UInt64(range.count)))
  }

  /// What parts two tokens of one line.
  fileprivate mutating func gap() -> String { flip(6) ? "\t" : spaces(1...3) }

  /// What may stand at the end of a line and means nothing.
  fileprivate mutating func tail() -> String { flip(4) ? gap() : "" }
}

extension RandomTree {
  /// The file, in a layout of its own.
  func text(_ random: inout SplitMix) -> String {
    let text = lines(indent: 0, &random)
    return random.flip(3) ? text.replacing("\n", with: "\r\n") : text
  }

  /// A block on lines of its own; its first line begins where it is.
  private func lines(indent: Int, isOpen: Bool = false, _ random: inout SplitMix) -> String {
    let margin = String(repeating: " ", count: indent)
    var text = ""
    func add(_ entry: Entry, _ start: String, _ random: inout SplitMix) {
      if !text.isEmpty || !isOpen {
        for line in entry.above { text += line.isEmpty ? "\n" : margin + line + random.tail() + "\n" }
        text += margin
      }
      text += start + entry.inline(start, indent: indent, &random)
    }
    switch self {
    case .mapping(let entries):
      for entry in entries { add(entry, entry.key + random.spaces(0...1) + ":", &random) }
    case .sequence(let entries, let isCompact):
      for entry in entries {
        guard isCompact, entry.value.isBlock, entry.property.isEmpty else {
          add(entry, "-", &random)
          continue
        }
        let gap = random.spaces(1...3)
        let inner = entry.value.lines(indent: indent + 1 + gap.utf8.count, isOpen: true, &random)
        if !text.isEmpty || !isOpen { text += margin }
        text += "-" + gap + inner
      }
    case .scalar, .block, .flow, .alias: break
    }
    return text
  }

  private var isBlock: Bool {
    switch self {
    case .mapping, .sequence: true
    case .scalar, .block, .flow, .alias: false
    }
  }

  /// What stands in brackets or behind a colon, without the end of its line.
  fileprivate func value(indent: Int, _ random: inout SplitMix) -> String {
    switch self {
    case .alias(let name): return name
    case .scalar(let lines):
      return lines.enumerated().map { index, line in
        (index == 0 ? "" : line.isEmpty ? random.spaces(0...3) : random.spaces((indent + 1)...(indent + 5)))
          + line
          + (index == lines.count - 1 || line.isEmpty || line.hasSuffix("\\") ? "" : random.tail())
      }.joined(separator: "\n")
    case .flow(let isMapping, let elements, let breaks, let hasComment):
      var text = isMapping ? "{" : "["
      for index in 0...elements.count {
        if breaks.contains(index) {
          text += hasComment ? " # c" + random.tail() : random.tail()
          text += "\n" + random.spaces((indent + 1)...(indent + 5))
        } else {
          text += random.spaces(0...2)
        }
        guard index < elements.count else { break }
        if isMapping { text += "\"k\(index)\"" + random.spaces(0...1) + ":" + random.gap() }
        text +=
          elements[index].value(indent: indent, &random)
          + (index + 1 < elements.count ? random.spaces(0...1) + "," : "")
      }
      return text + (isMapping ? "}" : "]")
    case .block(let style, let isExplicit, let hasComment, let lines):
      let depth = isExplicit ? 2 : 1 + Int(random.next() % 5)
      let margin = String(repeating: " ", count: indent + depth)
      return style + (isExplicit ? "2" : "") + (hasComment ? " # c" : "") + random.tail()
        + lines.map { "\n" + ($0.isEmpty ? random.spaces(0...1) : margin + $0) }.joined()
    case .mapping, .sequence: return ""
    }
  }
}

extension RandomTree.Entry {
  /// What stands behind a colon or a dash, with the end of the line.
  fileprivate func inline(_ sign: String, indent: Int, _ random: inout SplitMix) -> String {
    // Behind a dash, where a block could begin, a tab is no indentation.
    let gap = sign == "-" ? random.spaces(1...3) : random.gap()
    let tail = sign == "-" ? random.spaces(0...2) : random.tail()
    let start = property.isEmpty ? gap : gap + property + random.gap()
    let note = comment.map { String(repeating: " ", count: $0) + "# note" } ?? ""
    switch value {
    case .mapping:
      return (property.isEmpty ? "" : gap + property) + note + tail + "\n"
        + value.lines(indent: indent + 1 + Int(random.next() % 5), &random)
    case .sequence(let entries, let isCompact):
      let isUnmarked = sign != "-" && random.flip(3)
      return (property.isEmpty ? "" : gap + property) + note + tail + "\n"
        + RandomTree.sequence(entries, isCompact: isCompact).lines(
          indent: isUnmarked ? indent : indent + 1 + Int(random.next() % 5), &random)
    case .block: return start + value.value(indent: indent, &random) + "\n"
    case .scalar, .flow, .alias:
      return start + value.value(indent: indent, &random) + note + random.tail() + "\n"
    }
  }
}
