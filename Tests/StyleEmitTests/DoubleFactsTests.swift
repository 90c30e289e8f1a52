import Foundation
import Testing

/// The doubles declare what Apple does, by the tables under `Tests/Facts`.
@Suite struct DoubleFactsTests {
  /// What tests do to a double, and read of it; SwiftUI's double marks these with an underscore.
  static let own: Set<String> = [
    "animated", "background", "change", "content", "drawnSublayers", "family", "isOfView", "layoutDirection",
    "name",
    "register", "setFocused",
    "setHovered", "view",
    "tracking", "weight",
  ]

  @Test(arguments: ["QuartzCore", "UIKit", "AppKit", "SwiftUI"])
  func membersOfDoublesAreApples(_ module: String) throws {
    let files = try Toolchain.swiftFiles(in: Folder.doubles.appending(path: module))
    let texts = try files.map { try String(contentsOfFile: $0, encoding: .utf8) }
    let facts = module == "SwiftUI" ? AppleFacts.swiftUI : .classes
    let declared = DoubleMembers.declarations(in: texts, isPublic: true)
    var compared = 0
    for (owner, names) in declared where facts.members[owner] != nil {
      let known = Set(facts.chain(of: owner).flatMap { facts.members[$0] ?? [] }.map(\.baseName))
      compared += names.count
      let others = names.filter {
        !known.contains($0) && !$0.hasPrefix("_")
          && (module == "SwiftUI" || !DoubleFactsTests.own.contains($0))
      }
      #expect(others.isEmpty, "\(owner) has no \(others.sorted())")
    }
    #expect(compared > 20)
  }

  /// What a class of Apple's has is known, and on which systems.
  @Test func tablesAreRead() throws {
    let hovered = try #require(AppleFacts.classes.members["UIButton"]?.first { $0.name == "isHovered" })
    #expect(hovered.type == "Bool")
    #expect(hovered.versions["ios"] == "15.0")
    #expect(hovered.versions["macos"] == nil)
    let insets = try #require(
      AppleFacts.classes.members["UIButton"]?.first { $0.name == "contentEdgeInsets" })
    #expect(insets.deprecated["ios"] == "15.0")
    #expect(
      AppleFacts.classes.chain(of: "UIButton") == [
        "UIButton", "UIControl", "UIView", "UIResponder", "NSObject",
      ])
  }
}
