import Foundation

/// What Apple's SDKs declare, from the tables under `Tests/Facts`, which `apple.py` writes.
struct AppleFacts {
  /// One declaration of a class, a struct or a protocol.
  struct Member {
    var owner: String
    /// As Swift spells it: `setTitle(_:for:)`.
    var name: String
    var kind: String
    var isStatic: Bool
    var type: String
    /// By platform the version since when it is there; nil where it isn't.
    var versions: [String: String]
    /// By platform the version since when it is deprecated; `soft` where the compiler doesn't say so.
    var deprecated: [String: String]

    /// Without arguments' labels.
    var baseName: String { String(name.prefix { $0 != "(" }).filter { $0 != "`" } }
  }

  static let platforms = ["ios", "maccatalyst", "tvos", "visionos", "macos", "watchos"]

  let members: [String: [Member]]
  private(set) var superclasses: [String: String] = [:]
  /// All declarations of a name, whatever declares them.
  let named: [String: [Member]]

  static let classes = AppleFacts("members.tsv", type: "swift_type")
  static let swiftUI = AppleFacts("swiftui.tsv", type: "signature")

  private init(_ file: String, type: String) {
    let path = Folder.doubles.appending(path: "../Facts/\(file)")
    let lines = ((try? String(contentsOf: path, encoding: .utf8)) ?? "").split(separator: "\n")
    let columns = (lines.first ?? "").split(separator: "\t").map(String.init)
    var found: [String: [Member]] = [:]
    for line in lines.dropFirst() {
      let cells = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      let row = Dictionary(zip(columns, cells)) { first, _ in first }
      let owner = row["class"] ?? row["container"] ?? ""
      if row["kind"] == "class" {
        let parent = (row[type] ?? "").dropFirst("class : ".count).prefix { $0 != "," }
        superclasses[owner] = String(parent)
      }
      var versions: [String: String] = [:]
      for platform in AppleFacts.platforms where row[platform] != "-" {
        versions[platform] = row[platform] ?? ""
      }
      let deprecated = (row["deprecated"] ?? "").split(separator: ";").map { part in
        part.split(separator: ":").map { $0.filter { $0 != " " && $0 != "~" } }
      }
      found[owner, default: []].append(
        Member(
          owner: owner, name: row["member"] ?? "", kind: row["kind"] ?? "",
          isStatic: row["static"] == "static",
          type: row[type] ?? "", versions: versions,
          deprecated: Dictionary(deprecated.filter { $0.count == 2 }.map { ($0[0], $0[1]) }) { first, _ in
            first
          }))
    }
    members = found
    named = Dictionary(grouping: found.values.joined(), by: \.baseName)
  }

  /// A class with those that it derives from.
  func chain(of name: String) -> [String] {
    var chain: [String] = []
    var next = name
    while !next.isEmpty, !chain.contains(next) {
      chain.append(next)
      next = superclasses[next] ?? ""
    }
    return chain
  }
}
