import StyleReport

/// Reads the lines that an app sends on its connection. Any other input ends the connection.
///
/// An app says who it is, and waits. Once it may follow, it says what it was built with, and nothing more.
package struct AppLines: Sendable {
  package enum Line: Equatable, Sendable {
    case hello(AppHello)
    case ready([AppComponent])
  }

  private enum Phase { case hello, asking, components, ready }

  private static let longestLine = 512
  private static let mostComponents = 4096

  private var phase = Phase.hello
  private var line: [UInt8] = []
  private var components: [AppComponent] = []

  package init() {}

  /// Allows the app to follow, where it is waiting for that.
  package mutating func allow() { if phase == .asking { phase = .components } }

  /// The messages that are complete; nil where the connection is to be ended.
  package mutating func receive(_ bytes: some Sequence<UInt8>) -> [Line]? {
    var messages: [Line] = []
    for byte in bytes {
      if byte != UInt8(ascii: "\n") {
        guard phase == .hello || phase == .components, line.count < AppLines.longestLine else { return nil }
        line.append(byte)
        continue
      }
      let words = line.split(separator: UInt8(ascii: " "), omittingEmptySubsequences: false).map(Array.init)
      line = []
      switch phase {
      case .hello:
        guard let hello = AppHello(words) else { return nil }
        messages.append(.hello(hello))
        phase = .asking
      case .components:
        if words == [Array("ready".utf8)] {
          messages.append(.ready(components))
          (components, phase) = ([], .ready)
        } else {
          guard components.count < AppLines.mostComponents, let component = AppComponent(words) else {
            return nil
          }
          components.append(component)
        }
      case .asking, .ready: return nil
      }
    }
    return messages
  }
}

/// The introduction of an app that wants to follow.
package struct AppHello: Equatable, Sendable {
  /// Three digits, a hyphen and three digits, which the app shows too.
  package let code: String
  package let name: String
  package let version: String

  /// Reads the line with which an app introduces itself: `stylec-app 1 482-913 'Demo '1.0`.
  fileprivate init?(_ words: [[UInt8]]) {
    guard words.count == 5, words[0] == Array("stylec-app".utf8), words[1] == Array("1".utf8),
      AppHello.isCode(words[2]), let name = shownText(words[3]), let version = shownText(words[4]),
      !name.isEmpty
    else { return nil }
    code = String(decoding: words[2], as: UTF8.self)
    (self.name, self.version) = (name, version)
  }

  private static func isCode(_ bytes: [UInt8]) -> Bool {
    bytes.count == 7
      && bytes.enumerated().allSatisfy { index, byte in
        index == 3 ? byte == UInt8(ascii: "-") : (0x30...0x39).contains(byte)
      }
  }
}

/// A component that an app was built with.
package struct AppComponent: Equatable, Sendable {
  /// The name of the component's struct.
  package let name: String
  package let layout: String
  package let code: String

  /// Reads the line for a component of an app: `component BadgeStyle 0123456789abcdef 0123456789abcdef`.
  fileprivate init?(_ words: [[UInt8]]) {
    guard words.count == 4, words[0] == Array("component".utf8), words[1].count <= 256,
      words[2...].allSatisfy({ $0.count == 16 && $0.allSatisfy(isHexadecimal) }),
      let name = String(validating: words[1], as: UTF8.self)
    else { return nil }
    self.name = name
    layout = String(decoding: words[2], as: UTF8.self)
    code = String(decoding: words[3], as: UTF8.self)
  }
}

private func isHexadecimal(_ byte: UInt8) -> Bool {
  (0x30...0x39).contains(byte) || (0x61...0x66).contains(byte)
}

/// A text with an apostrophe before it and percent-encoded bytes, without invisible characters; nil where it is malformed.
private func shownText(_ word: [UInt8]) -> String? {
  guard word.first == UInt8(ascii: "'") else { return nil }
  var bytes: [UInt8] = []
  var rest = word.dropFirst()
  while let byte = rest.popFirst() {
    guard byte == UInt8(ascii: "%") else {
      bytes.append(byte)
      continue
    }
    guard rest.count >= 2, rest.prefix(2).allSatisfy(isHexadecimal),
      let decoded = UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16)
    else { return nil }
    bytes.append(decoded)
    rest = rest.dropFirst(2)
  }
  guard let text = String(validating: bytes, as: UTF8.self) else { return nil }
  return visible(String(text.prefix(64)))
}
