import Foundation
import StyleEmit
import Testing

/// Whatever Apple declares that generated code names is there on each system that a file compiles for, since the oldest
/// version that generated code is for, and is not deprecated there. What stands behind `#available` or `#if os` is not
/// looked at.
@Suite struct AppleAPITests {
  @Test(arguments: Features.allCases)
  func swiftUIIsThereEverywhere(_ features: Features) {
    for file in features.generated.files where file.target == .swiftui {
      let text = String(decoding: file.bytes, as: UTF8.self)
      #expect(APIUse(text).missing(in: .swiftUI, on: APIUse.everySystem) == [], "\(file.path)")
    }
  }

  /// The test sees what is missing, deprecated, or behind a condition.
  @Test func whatIsMissingIsSeen() {
    let use = APIUse(
      """
      content
        .glassEffect()
        .onHover(perform: { _ in })
        .animation(.linear)
      #if os(iOS)
        content.hoverEffect()
      #endif
      if #available(iOS 26.0, *) {
        content
          .scrollEdgeEffectStyle(.soft)
      }
      """)
    #expect(use.missing(in: .swiftUI, on: APIUse.everySystem) == ["glassEffect", "onHover"])
  }
}

/// The types that a text of Swift names, and the modifiers that it calls at the beginning of a line.
struct APIUse {
  private(set) var names: Set<String> = []

  static let everySystem: [String: Double] = [
    "ios": 15, "tvos": 15, "macos": 12, "watchos": 8, "visionos": 1,
  ]

  init(_ text: String) {
    var conditions = 0
    var guarded: Int?
    for line in text.split(separator: "\n") {
      let code = line.prefix { $0 != "\"" }
      let indentation = code.prefix { $0 == " " }.count
      let words = code.drop { $0 == " " }
      if words.hasPrefix("//") { continue }
      if words.hasPrefix("#if os") || words.hasPrefix("#if !os") { conditions += 1 }
      if words.hasPrefix("#endif"), conditions > 0 { conditions -= 1 }
      if let start = guarded {
        if indentation <= start, words.hasPrefix("}") { guarded = nil }
        continue
      }
      if code.contains("#available") || code.contains("#unavailable") {
        guarded = code.contains("{") && code.hasSuffix("}") ? nil : indentation
        continue
      }
      if conditions > 0 || words.hasPrefix("func ") { continue }
      if let modifier = words.prefixMatch(of: /\.([a-z]\w*)\(/) { names.insert(String(modifier.1)) }
      for match in code.matches(of: /\b([A-Z]\w*)/) { names.insert(String(match.1)) }
    }
  }

  /// Names of Apple's of which no declaration is there on all systems.
  func missing(in facts: AppleFacts, on systems: [String: Double]) -> [String] {
    names.filter { name in
      guard let members = facts.named[name] else { return false }
      return !members.contains { member in systems.allSatisfy { member.isThere(on: $0.key, since: $0.value) }
      }
    }.sorted()
  }
}

extension AppleFacts.Member {
  /// An empty version is that of the first system there was.
  fileprivate func isThere(on platform: String, since version: Double) -> Bool {
    guard let first = versions[platform], (Double(first) ?? 0) <= version else { return false }
    guard let end = deprecated[platform].flatMap(Double.init) else { return deprecated[platform] != "all" }
    return end > version
  }
}
