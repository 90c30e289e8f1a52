import Foundation
import Testing

@testable import StyleEmit

/// What `StyleRuntime` and generated code add to the types of Apple and of Swift: an app's own extensions may have the same names.
@Suite struct ExtendedTypesTests {
  /// What apps are meant to call.
  private static let documented: Set<String> = [
    "EnvironmentValues.styleModes", "EnvironmentValues.styleState", "EnvironmentValues.styleTokens",
    "NSColor.init(_ color: StyleColor)", "NSView.styleModes", "NSView.styleTokens", "NSWindow.styleModes",
    "NSWindow.styleTokens", "UIColor.init(_ color: StyleColor)", "View.styleMode", "View.styleState",
    "View.styleTokens",
  ]

  @Test func theLibraryAddsNothingThatAnAppMayHave() throws {
    let files = try Toolchain.swiftFiles(in: RuntimeLibrary.folder)
    var members: [AddedMember] = []
    for file in files { members += AddedMember.all(in: try String(contentsOfFile: file, encoding: .utf8)) }
    #expect(members.count > 60)
    #expect(members.filter { !$0.isHarmless && !Self.documented.contains($0.name) }.map(\.name) == [])
  }

  /// Entry points that the documentation of generated Swift names: `.buttonStyle(.danger)`, `.cardStyle(.raised)`, the modes of a view, and
  /// what an extension in a style file declares.
  @Test(
    .tags(.slow),
    arguments: [
      Generated.shippedClasses, Generated.shippedClasses.importingRuntime(Set(EmitTarget.allCases)),
    ])
  func generatedCodeAddsNothingThatAnAppMayHave(_ generated: Generated) {
    let members = generated.files.flatMap { AddedMember.all(in: String(decoding: $0.bytes, as: UTF8.self)) }
    #expect(members.count > 10)
    let entryPoints = ["ButtonStyle.", "ToggleStyle."]
    let others = members.filter { member in
      !member.isHarmless && !Self.documented.contains(member.name)
        && !entryPoints.contains { member.name.hasPrefix($0) }
        && !(member.name.hasPrefix("View.") && member.name.hasSuffix("Style"))
    }
    #expect(others.map(\.name) == [])
  }
}

/// A member that an extension of somebody else's type declares.
private struct AddedMember {
  /// `CGRect._styleInset`; of an initializer, `CGSize.init` and its parameters.
  var name: String
  var isHarmless: Bool

  /// Our own types.
  private static let ours = [
    "Style", "ComponentStyle", "KeyedDecodingContainer<StyleTokenKey>",
    "KeyedEncodingContainer<StyleTokenKey>",
  ]

  static func all(in source: String) -> [AddedMember] {
    var members: [AddedMember] = []
    var extended: (type: String, depth: Int, isPrivate: Bool)?
    var depth = 0
    let generated = Set(source.matches(of: /(?:struct|class|enum|protocol) (\w+)/).map { String($0.1) })
    for line in source.split(separator: "\n").map({ $0.drop { $0 == " " } }) where !line.hasPrefix("//") {
      if extended == nil, let match = line.firstMatch(of: /^([@\w() ]*)extension ([\w.<>]+)/) {
        extended = (String(match.2), depth, match.1.contains("private"))
      } else if let (type, start, isPrivate) = extended, depth == start + 1, !isPrivate,
        !isOurs(type, generated),
        let match = line.firstMatch(
          of: /^([@\w() ]*?)\b(var|let|func|init|subscript|struct|class|enum|typealias)\b\??\s*`?(\w*)/)
      {
        let isPrivate = match.1.contains("private")
        let isInitializer = match.2 == "init"
        let parameters = line.drop { $0 != "(" }.prefix { $0 != ")" }
        let name = isInitializer ? "init\(parameters))" : String(match.3)
        // Nobody else has an initializer of our types.
        let isOfOurs =
          parameters.contains(/: \[?Style[A-Z]/) || parameters.contains("(style") || parameters == "("
        members.append(
          AddedMember(
            name: "\(type).\(name)",
            isHarmless: isPrivate || name.hasPrefix("_style") || match.1.contains("override")
              || isInitializer && isOfOurs))
      }
      depth += line.count { $0 == "{" } - line.count { $0 == "}" }
      if let start = extended?.depth, depth <= start { extended = nil }
    }
    return members
  }

  private static func isOurs(_ type: String, _ generated: Set<String>) -> Bool {
    ours.contains(type) || type.wholeMatch(of: /Style[A-Z][\w.<>]*/) != nil
      || generated.contains(String(type.prefix { $0 != "." }))
      || type.hasSuffix("Style") && !["ButtonStyle", "ToggleStyle"].contains(type)
  }
}
