/// The YAML of a `DESIGN.md`, without the prose around it.
///
/// The YAML is the front matter between two lines `---`, and each block of code in `yaml` that begins with a key of the format. The format is that of
/// <https://github.com/google-labs-code/design.md>, version alpha.
struct PageText {
  /// The YAML, as long as the file. Each byte of the prose is a space, so that offsets are those of the file.
  private(set) var yaml: [UInt8]
  /// The first line of front matter that no line ends.
  private(set) var openFrontMatter: Range<Int>?
  /// Whether that has a section of tokens.
  private var hasTokensInOpenFrontMatter = false

  init(_ bytes: [UInt8]) {
    yaml = bytes.map { PageText.isEndOfLine($0) ? $0 : UInt8(ascii: " ") }
    var lines = PageText.lines(of: bytes)[...]
    let mark = Array("---".utf8)
    if let first = lines.first, bytes[first].trimmingSpaceAtEnd.elementsEqual(mark) {
      lines.removeFirst()
      guard let end = lines.firstIndex(where: { bytes[$0].trimmingSpaceAtEnd.elementsEqual(mark) }) else {
        openFrontMatter = first
        hasTokensInOpenFrontMatter = lines.contains { PageText.isSection(bytes[$0]) }
        return
      }
      for line in lines[..<end] { keep(line, of: bytes) }
      lines = lines[(end + 1)...]
    }
    while let line = lines.popFirst() {
      guard let fence = Fence(bytes[line]) else { continue }
      let end = lines.firstIndex { fence.isClosed(by: bytes[$0]) } ?? lines.endIndex
      let block = lines[lines.startIndex..<end]
      if fence.isYAML, PageText.beginsWithKey(block.lazy.map { bytes[$0] }) {
        for line in block { keep(line, of: bytes) }
      }
      lines = lines[min(end + 1, lines.endIndex)...]
    }
  }

  private mutating func keep(_ line: Range<Int>, of bytes: [UInt8]) {
    yaml.replaceSubrange(line, with: bytes[line])
  }

  /// Whether the page has a section of tokens.
  var hasTokens: Bool {
    hasTokensInOpenFrontMatter || PageText.lines(of: yaml).contains { PageText.isSection(yaml[$0]) }
  }

  private static func isSection(_ line: ArraySlice<UInt8>) -> Bool {
    PageSection.allCases.contains { begins(line, with: $0.rawValue) }
  }

  // MARK: Lines

  private static func isEndOfLine(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
  }

  /// The range of each line, without its line break.
  private static func lines(of bytes: [UInt8]) -> [Range<Int>] {
    // A byte order mark is no part of the first line.
    var start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    var lines: [Range<Int>] = []
    for index in bytes.indices where bytes[index] == UInt8(ascii: "\n") {
      lines.append(start..<index)
      start = index + 1
    }
    return lines + [start..<bytes.count]
  }

  private static func begins(_ line: ArraySlice<UInt8>, with key: String) -> Bool {
    line.starts(with: key.utf8) && line.dropFirst(key.utf8.count).first == UInt8(ascii: ":")
  }

  /// Whether the first line that is neither blank nor a comment begins with a key of the format.
  private static func beginsWithKey(_ lines: some Sequence<ArraySlice<UInt8>>) -> Bool {
    let first = lines.first { line in
      line.first { $0 > UInt8(ascii: " ") }.map { $0 != UInt8(ascii: "#") } ?? false
    }
    let keys = PageSection.allCases.map(\.rawValue) + PageSection.otherKeys
    return first.map { line in keys.contains { begins(line, with: $0) } } ?? false
  }
}

/// The sections of a `DESIGN.md` that contain values.
enum PageSection: String, CaseIterable {
  case colors, typography, rounded, spacing, components

  /// The other keys that the format has at its root.
  static let otherKeys = ["version", "name", "description", "omitted"]
}

/// The line that begins a block of code in Markdown.
private struct Fence {
  private let mark: UInt8
  private let length: Int
  let isYAML: Bool

  init?(_ line: ArraySlice<UInt8>) {
    let text = line.trimmingSpaceAtEnd.drop { $0 == UInt8(ascii: " ") }
    guard let mark = text.first, mark == UInt8(ascii: "`") || mark == UInt8(ascii: "~") else { return nil }
    let info = text.drop { $0 == mark }
    guard text.count - info.count >= 3 else { return nil }
    self.mark = mark
    length = text.count - info.count
    let language = String(decoding: info.drop { $0 == UInt8(ascii: " ") }, as: UTF8.self).lowercased()
    isYAML = language == "yaml" || language == "yml"
  }

  /// Whether a line ends the block: as many of the same marks, or more.
  func isClosed(by line: ArraySlice<UInt8>) -> Bool {
    let text = line.trimmingSpaceAtEnd.drop { $0 == UInt8(ascii: " ") }
    return text.count >= length && text.allSatisfy { $0 == mark }
  }
}

extension ArraySlice<UInt8> {
  fileprivate var trimmingSpaceAtEnd: ArraySlice<UInt8> {
    var text = self
    while let last = text.last, last <= UInt8(ascii: " ") { text.removeLast() }
    return text
  }
}
