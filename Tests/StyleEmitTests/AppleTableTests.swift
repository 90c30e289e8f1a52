import Foundation
import StyleModel
import Testing

/// What the sources keep of the facts under `Tests/Facts`. `BLESS=1 swift test --filter AppleTable` writes it, a plain run
/// compares.
@Suite struct AppleTableTests {
  private static let sources = Folder.doubles.appending(path: "../../Sources")

  @Test(arguments: [
    ("StyleModel/Names/AppleNames.swift", AppleTables.takenNames),
    ("StyleModel/Names/AppleTypes.swift", AppleTables.types),
    ("StyleEmit/SwiftUI/SwiftUIStyleNames.swift", AppleTables.styleNames),
  ])
  func tablesAreTheFacts(_ path: String, _ text: String) throws {
    let file = AppleTableTests.sources.appending(path: path)
    let environment = ProcessInfo.processInfo.environment
    if environment["BLESS"] == "1", environment["CI"] == nil { try Data(text.utf8).write(to: file) }
    #expect(try String(contentsOf: file, encoding: .utf8) == text, "\(path) is not what the facts say")
  }

  /// Every name of every class is found by looking it up, and no other.
  @Test func everyNameIsFound() {
    for base in BaseClass.allCases {
      let chain = AppleFacts.classes.chain(of: base.rawValue)
      let names = AppleTables.names(of: chain).filter { $0.value != "NSObject AppKit" }
      #expect(names.count > 200)
      for (name, owner) in names {
        let found = base.appleClasses(with: name).first { $0.framework == .uikit }?.name
        #expect(found != nil, "\(base) has \(name) of \(owner)")
        for other in [name + "x", String(name.dropLast()), "_" + name] where names[other] == nil {
          #expect(base.appleClasses(with: other).allSatisfy { $0.framework != .uikit }, "\(base): \(other)")
        }
      }
    }
    #expect(BaseClass.button.appleClasses(with: "role").map(\.name) == ["UIButton"])
    #expect(BaseClass.control.appleClasses(with: "alignment").map(\.name) == ["NSControl"])
    #expect(BaseClass.view.appleClasses(with: "description").map(\.name) == ["NSObject", "NSObject"])
  }
}

/// Tables for the sources, written from the facts.
enum AppleTables {
  static let takenNames = """
    // Written from Tests/Facts by `BLESS=1 swift test --filter AppleTable`; do not edit.

    /// Names that Apple's classes of views have taken, from the headers and Swift interfaces of the iOS 26.5, iOS 26.2 and
    /// macOS 15.5 SDKs: those of properties and of methods without arguments, and those whose Objective-C selectors a
    /// property of the name would have too.
    enum AppleNames {
      /// The superclass of each class, and the names that it declares in the order of their bytes. The names that `NSObject` has in one
      /// framework only have an entry of their own, such as `NSObject UIKit`.
      static let classes: [String: (superclass: String?, names: StaticString)] = [
    \(views.map(entry).joined(separator: "\n"))
      ]
    }

    """

  static let types = """
    // Written from Tests/Facts by `BLESS=1 swift test --filter AppleTable`; do not edit.

    /// Types of Swift, Foundation and Apple's frameworks that apps use. A type of an app's module that has such a name hides them there.
    package enum AppleTypes {
      /// The types that each module declares, in the order of their bytes.
      static let modules: [(name: String, types: StaticString)] = [
    \(typesByModule.map(entry).joined(separator: "\n"))
      ]
    }

    """

  private static func entry(_ module: (name: String, types: [String])) -> String {
    let lines = wrapped(module.types, indented: 6, to: 118, "\\")
    return "    (\n      \"\(module.name)\",\n      \"\"\"\n\(lines)\n      \"\"\"\n    ),"
  }

  /// Of `types.tsv`, and of the tables of the SDKs what stands in no other type.
  static let typesByModule: [(name: String, types: [String])] = {
    let modules = ["Swift", "Foundation", "SwiftUI", "UIKit", "AppKit", "QuartzCore"]
    var found: [String: Set<String>] = [:]
    for (module, name) in AppleFacts.types { found[module, default: []].insert(name) }
    let declared =
      AppleFacts.swiftUI.members(of: "-").filter { $0.keyword == "type" }.map(\.name)
      + AppleFacts.swiftUI.owners.keys + AppleFacts.classes.owners.keys
    for name in declared where name.wholeMatch(of: /[A-Z]\w*/) != nil && !name.hasPrefix("CG") {
      found[framework(of: name), default: []].insert(name)
    }
    var known: Set<String> = []
    return modules.map { module in
      let types = (found[module] ?? []).subtracting(known)
      known.formUnion(types)
      return (module, types.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) })
    }
  }()

  private static func framework(of name: String) -> String {
    if name.prefixMatch(of: /UI[A-Z0-9]/) != nil { return "UIKit" }
    if name.prefixMatch(of: /NS[A-Z0-9]/) != nil { return "AppKit" }
    return name.prefixMatch(of: /CA[A-Z0-9]/) != nil ? "QuartzCore" : "SwiftUI"
  }

  static let styleNames = """
    // Written from Tests/Facts by `BLESS=1 swift test --filter AppleTable`; do not edit.

    /// The names of SwiftUI's own styles, by protocol: a dot before one refers to it.
    let swiftUIStyleNames: [String: Set<String>] = [
    \(["ButtonStyle", "ToggleStyle"].map(styleEntry).joined(separator: "\n"))
    ]

    """

  /// The classes that a style file's components derive from, with all that these derive from.
  private static let views: [String] = {
    let facts = AppleFacts.classes
    let chains = facts.owners.keys.map(facts.chain).filter { $0.contains("UIView") || $0.contains("NSView") }
    return (Set(chains.joined()).sorted() + ["NSObject AppKit", "NSObject UIKit"]).sorted()
  }()

  private static func entry(_ name: String) -> String {
    let superclass = AppleFacts.classes.chain(of: name).dropFirst().first.map { "\"\($0)\"" } ?? "nil"
    let own = names(of: [String(name.prefix { $0 != " " })]).filter {
      name.hasPrefix("NSObject") ? $0.value == name : true
    }
    let lines = wrapped(
      own.keys.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }, indented: 6, to: 118, "\\")
    let text = "      \"\"\"\n\(lines)\n      \"\"\""
    return "    \"\(name)\": (\n      \(superclass),\n\(text)\n    ),"
  }

  /// The names that classes have taken, with the key that has each.
  static func names(of classes: [String]) -> [String: String] {
    var found: [String: String] = [:]
    for name in classes {
      for member in AppleFacts.classes.members(of: name) where !member.isStatic {
        let isKit = ["ios", "maccatalyst", "tvos", "visionos"].contains { member.versions[$0] != nil }
        let isApp = member.versions["macos"] != nil
        if !isKit, !isApp { continue }
        for taken in takenNames(by: member) where taken.wholeMatch(of: /[A-Za-z]\w*/) != nil {
          let key = name != "NSObject" || isKit && isApp ? name : name + (isKit ? " UIKit" : " AppKit")
          // What both frameworks have, in a declaration each, is everybody's.
          let other =
            found[taken].map { $0 != key && $0.hasPrefix("NSObject") && name == "NSObject" } ?? false
          found[taken] = other ? "NSObject" : found[taken] ?? key
        }
      }
    }
    return found
  }

  /// A property of a subclass can't have the name of one that it inherits, nor the Objective-C selectors of anything that it
  /// inherits: `x` has the selectors `x` and `setX:`.
  private static func takenNames(by member: AppleFacts.Member) -> [String] {
    let name = member.name.filter { $0 != "`" }
    if member.isProperty {
      let plain = name.hasPrefix("__") ? String(name.dropFirst(2)) : name
      return [plain] + (member.keyword == "var" && !member.selector.isEmpty ? [member.selector] : [])
    }
    guard member.keyword == "func" else { return [] }
    var names = name.hasSuffix("()") ? [String(name.dropLast(2))] : []
    if let match = member.selector.wholeMatch(of: /-(\w+)/) { names.append(String(match.1)) }
    if let match = member.selector.wholeMatch(of: /-set([A-Z])(\w*):/) {
      names.append(match.1.lowercased() + match.2)
    }
    return names
  }

  private static func styleEntry(_ name: String) -> String {
    let members = [name, "Primitive" + name].flatMap(AppleFacts.swiftUI.members)
    let names = Set(members.filter { $0.isStatic && $0.isProperty }.map { "\"\($0.name)\"," })
    return "  \"\(name)\": [\n\(wrapped(names.sorted(), indented: 4, to: 112, ""))\n  ],"
  }

  private static func wrapped(_ words: [String], indented: Int, to width: Int, _ lineEnd: String) -> String {
    let margin = String(repeating: " ", count: indented)
    var lines: [String] = []
    var line = ""
    for word in words {
      if !line.isEmpty, margin.count + line.count + 1 + word.count + 2 > width {
        lines.append(line)
        line = ""
      }
      line += (line.isEmpty ? "" : " ") + word
    }
    let end = lineEnd.isEmpty ? "" : " " + lineEnd
    return (lines.map { margin + $0 + end } + [margin + line]).joined(separator: "\n")
  }
}
