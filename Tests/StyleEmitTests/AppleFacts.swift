import Foundation

/// What Apple's SDKs declare, from the tables under `Tests/Facts`.
struct AppleFacts {
  /// One declaration of a class, a struct or a protocol.
  struct Member {
    var owner: String
    /// As Swift spells it: `setTitle(_:for:)`.
    var name: String
    /// The word that declares it: `var`, `let` for what can't be set, `func`, `init`, `type`, `case`.
    var keyword: String
    var isStatic: Bool
    var type: String
    /// By platform the version since when it is there; nil where it isn't.
    var versions: Versions
    /// `@MainActor`, `nonisolated`, or nothing.
    var isolation: String
    /// By platform the version since when it is deprecated; `soft` where the compiler doesn't say so.
    var deprecated: [String: String]
    /// The Objective-C selector, where the name doesn't tell it and a property may have it too.
    var selector: String

    /// Without arguments' labels.
    var baseName: String { String(name.prefix { $0 != "(" }).filter { $0 != "`" && $0 != "?" } }

    var isProperty: Bool { keyword == "var" || keyword == "let" }
  }

  typealias Versions = [String: Double]

  static let platforms = ["ios", "maccatalyst", "tvos", "visionos", "macos", "watchos"]

  /// A type of its own, with what it derives from or conforms to.
  struct Owner {
    var versions: Versions
    var isolation: String
    var inherited: [String]
    var members: [Member] = []
    /// Whether only those members are known whose versions are others than the type's.
    var isPartial = false
  }

  private(set) var owners: [String: Owner] = [:]
  /// All declarations of a name, whatever declares them.
  private(set) var named: [String: [Member]] = [:]

  static let classes = AppleFacts(["classes.tsv", "others.tsv"])
  static let swiftUI = AppleFacts(["swiftui.tsv"])

  /// Types that the tables of the SDKs leave out, by the module that declares them.
  static let types: [(module: String, name: String)] = {
    let path = Folder.doubles.appending(path: "../Facts/types.tsv")
    let text = (try? String(contentsOf: path, encoding: .utf8)) ?? ""
    return text.split(separator: "\n").compactMap { line in
      let cells = line.split(separator: "\t").map(String.init)
      return cells.count == 2 ? (cells[0], cells[1]) : nil
    }
  }()

  private init(_ files: [String]) {
    var owner = ""
    for file in files {
      let path = Folder.doubles.appending(path: "../Facts/\(file)")
      let text = (try? String(contentsOf: path, encoding: .utf8)) ?? ""
      for line in text.split(separator: "\n") {
        let cells = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
        func cell(_ index: Int) -> String { index < cells.count ? cells[index] : "" }
        if !cell(0).isEmpty {
          owner = cell(0)
          if owners[owner] != nil { continue }
          owners[owner] = Owner(
            versions: AppleFacts.versions(cell(1)), isolation: cell(2),
            inherited: cell(3).split(separator: ",").map { String($0.drop { $0 == " " }) })
          owners[owner]?.isPartial = file == "others.tsv" && owner != "-"
          continue
        }
        let words = cell(1).split(separator: " ")
        let (kit, actor) = (owners[owner]?.versions ?? [:], owners[owner]?.isolation ?? "")
        let deprecated = cell(6).split(separator: ";").map {
          $0.split(separator: ":", maxSplits: 1).map { $0.filter { $0 != " " } }
        }
        owners[owner]?.members.append(
          Member(
            owner: owner, name: cell(2), keyword: String(words.last ?? ""), isStatic: words.count > 1,
            type: cell(3), versions: cell(4).isEmpty ? kit : AppleFacts.versions(cell(4)),
            isolation: cell(5).isEmpty ? actor : cell(5) == "none" ? "" : cell(5),
            deprecated: Dictionary(deprecated.filter { $0.count == 2 }.map { ($0[0], $0[1]) }) { $1 },
            selector: cell(7)))
      }
    }
    named = Dictionary(grouping: owners.values.flatMap(\.members), by: \.baseName)
  }

  /// `13.0 13.1 13.0 1.0 10.15 -`, in the order of the platforms.
  private static func versions(_ text: String) -> Versions {
    let cells = zip(platforms, text.split(separator: " "))
    return Dictionary(
      uniqueKeysWithValues: cells.compactMap { cell in
        // The third number of `10.12.2` says nothing here.
        let number = cell.1.split(separator: ".").prefix(2).joined(separator: ".")
        return Double(number).map { (cell.0, $0) }
      })
  }

  func members(of owner: String) -> [Member] { owners[owner]?.members ?? [] }

  /// A class with those that it derives from.
  func chain(of name: String) -> [String] {
    var chain: [String] = []
    var next = name
    while owners[next] != nil, !chain.contains(next) {
      chain.append(next)
      next = owners[next]?.inherited.first ?? ""
    }
    return chain
  }
}
