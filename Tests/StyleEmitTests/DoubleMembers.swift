import Foundation

/// Gives the classes of the doubles all that Apple's classes declare and the doubles leave out, so that a name in
/// generated code that Apple's class has collides here as it would there.
enum DoubleMembers {
  /// The source of a double's missing members; `sources` are its own.
  static func source(for module: String, beside sources: [String]) throws -> String {
    let texts = try sources.map { try String(contentsOfFile: $0, encoding: .utf8) }
    let declared = declarations(in: texts)
    let facts = AppleFacts.classes
    let classes = declared.keys.filter { facts.owners[$0] != nil && facts.chain(of: $0).count > 1 }.sorted()
    var lines = [
      "/// What a member of Apple's has for a type that the doubles don't.", "public struct _Undeclared {}",
      "",
    ]
    for name in classes {
      // What the ancestors that the doubles leave out declare is the class's own here.
      let chain = facts.chain(of: name)
      // Some derive from Foundation's `NSObject`.
      let isObject = texts.contains { $0.contains("class \(name): NSObject") }
      let own =
        chain.prefix(1)
        + chain.dropFirst().prefix { declared[$0] == nil && !(isObject && $0 == "NSObject") }
      var known = chain.reduce(into: Set<String>()) { $0.formUnion(declared[$1] ?? []) }
      for ancestor in chain.dropFirst(own.count) {
        known.formUnion(facts.members(of: ancestor).filter { isPossible($0, in: module) }.map(\.baseName))
      }
      let members = own.flatMap(facts.members).filter { isPossible($0, in: module) }
      var found: [String] = []
      for member in members where known.insert(member.baseName).inserted {
        found.append(declaration(of: member))
      }
      if found.isEmpty { continue }
      lines.append("extension \(name) {")
      lines += found.sorted().map { "  " + $0 }
      lines += ["}", ""]
    }
    return lines.joined(separator: "\n")
  }

  private static func isPossible(_ member: AppleFacts.Member, in module: String) -> Bool {
    guard member.isProperty || member.name.hasSuffix("()"), !member.isStatic,
      !member.baseName.hasPrefix("_"), member.baseName != "self"
    else { return false }
    let platforms =
      module == "AppKit" ? ["macos"] : module == "UIKit" ? ["ios", "tvos", "visionos"] : AppleFacts.platforms
    return platforms.contains { member.versions[$0] != nil }
  }

  private static func declaration(of member: AppleFacts.Member) -> String {
    let simple: Set<String> = [
      "Bool", "Int", "CGFloat", "CGRect", "CGPoint", "CGSize", "String", "String?", "Any?",
    ]
    let name = "`\(member.baseName)`"
    if member.name.hasSuffix("()") { return "public func \(name)() -> _Undeclared { fatalError() }" }
    let type = simple.contains(member.type) ? member.type : "_Undeclared"
    return "public var \(name): \(type) { fatalError() }"
  }

  /// The names of what each type declares, with those of its extensions.
  static func declarations(in texts: [String]) -> [String: Set<String>] {
    var found: [String: Set<String>] = [:]
    let head =
      /(?:@MainActor )?(?:@preconcurrency )?(?:@propertyWrapper )?(?:open |public |final )*(?:class|extension|struct|enum|protocol) (\w+)/
    let member =
      /\ \ (?:@\w+ )*((?:open |public |override |class |static |weak |lazy |mutating |(?:private|internal|fileprivate)\(set\) |private |fileprivate |nonisolated |convenience )*)(?:var|let|func) `?(\w+)/
    for text in texts {
      var owner = ""
      for line in text.split(separator: "\n") {
        if !line.hasPrefix(" "), let match = line.prefixMatch(of: head) {
          owner = String(match.1)
          found[owner, default: []].formUnion([])
        } else if let match = line.prefixMatch(of: member) {
          found[owner, default: []].insert(String(match.2))
        }
      }
    }
    return found
  }
}
