import StyleModel
import StyleReport

/// The descriptions and extensions of groups, sets and whole files of design tokens.
struct ExtensionTable {
  private var places: [DesignExtensions.Holder: [JSONValue.Member]] = [:]
  /// The modifiers, in the order of files.
  private var modifiers: [DesignExtensions.Holder] = []
  /// The keys for which two files have different values in one place, each once.
  private(set) var disputed: [String] = []
  private var summaries: [DesignExtensions.Holder: String] = [:]
  /// The places of which two files have different descriptions, each once.
  private(set) var disputedSummaries: [DesignExtensions.Holder] = []

  init(of sheet: ResolvedSheet) {
    for said in sheet.designExtensions {
      if case .modifier = said.place, places[said.place] == nil { modifiers.append(said.place) }
      let object = try? parseJSON(Array(said.object.utf8)).get()
      if let summary = object?["$description"]?.string { add(summary, said.place) }
      for member in object?["$extensions"]?.members ?? [] {
        guard let first = places[said.place]?.first(where: { $0.name == member.name }) else {
          places[said.place, default: []].append(member)
          continue
        }
        if first != member, !disputed.contains(member.name) { disputed.append(member.name) }
      }
    }
  }

  private mutating func add(_ summary: String, _ place: DesignExtensions.Holder) {
    let first = summaries[place] ?? summary
    summaries[place] = first
    if first != summary, !disputedSummaries.contains(place) { disputedSummaries.append(place) }
  }

  /// The description of all tokens.
  var summary: String? { summaries[.file] }

  subscript(_ place: DesignExtensions.Holder) -> [JSONValue.Member] { places[place] ?? [] }

  /// The extensions of all modifiers that are about some axis of a modifier.
  subscript(_ modifier: ModeContexts.Modifier) -> [JSONValue.Member] {
    let names = Set(modifier.axes.map(\.name))
    var members: [JSONValue.Member] = []
    for place in modifiers {
      guard case .modifier(let axes) = place, !names.isDisjoint(with: axes) else { continue }
      members += self[place].filter { member in !members.contains { $0.name == member.name } }
    }
    return members
  }

  /// Adds the descriptions and extensions of groups to them.
  func add(to group: inout DesignTokenGroup) {
    for (place, members) in places {
      if case .group(let name) = place { group.add(members, ofGroupAt: name.split(separator: ".")) }
    }
    for (place, summary) in summaries {
      if case .group(let name) = place { group.add(summary, ofGroupAt: name.split(separator: ".")) }
    }
  }
}
