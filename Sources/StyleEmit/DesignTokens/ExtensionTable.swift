import StyleModel
import StyleReport

/// The descriptions and extensions of groups, sets and whole files of design tokens.
struct ExtensionTable {
  private var places: [DesignExtensions.Holder: [JSONValue.Member]] = [:]
  /// The groups that have something, in the order of files.
  private var groups: [DesignExtensions.Holder] = []
  /// The modifiers, in the order of files.
  private var modifiers: [DesignExtensions.Holder] = []
  /// The keys for which two files have different values in one place, each once.
  private(set) var disputed: [String] = []
  private var summaries: [DesignExtensions.Holder: String] = [:]
  /// The places of which two files have different descriptions, each once.
  private(set) var disputedSummaries: [DesignExtensions.Holder] = []

  /// The names of modifiers, by their axes.
  private var modifierNames: [[String]: (modifier: String?, contexts: [String: String])] = [:]
  private var setNames: Set<String> = []

  init(of sheet: ResolvedSheet) {
    var knownGroups: Set<DesignExtensions.Holder> = []
    for said in sheet.designExtensions {
      if case .modifier = said.place, places[said.place] == nil { modifiers.append(said.place) }
      let object = try? parseJSON(Array(said.object.utf8)).get()
      switch said.place {
      case .file, .sets, .modifier: break
      case .group, .groupOfKept: if knownGroups.insert(said.place).inserted { groups.append(said.place) }
      case .setName:
        if let name = object?["name"]?.string { setNames.insert(name) }
        continue
      case .modifierNames(let axes):
        if modifierNames[axes] == nil {
          let contexts = object?["contexts"]?.members ?? []
          modifierNames[axes] = (
            object?["name"]?.string,
            contexts.reduce(into: [:]) { $0[$1.name] = $1.value.string }
          )
        }
        continue
      }
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

  /// The name of the only set of the resolver documents; nil where they have several or none.
  var setName: String? { setNames.count == 1 ? setNames.first : nil }

  /// The names in resolver documents of a modifier and of its contexts, these by their modes but the default ones.
  func names(of modifier: ModeContexts.Modifier) -> (modifier: String?, contexts: [String: String])? {
    modifierNames[modifier.axes.map(\.name)]
  }

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
  ///
  /// - Parameters:
  ///   - standard: The tokens of the format's types.
  ///   - others: The tokens of other types.
  func add(to standard: inout DesignTokenGroup, _ others: inout DesignTokenGroup, _ paths: DesignPaths) {
    for place in groups {
      switch place {
      case .group(let path): for path in paths.places(ofGroup: path) { add(place, to: &standard, at: path) }
      case .groupOfKept(let path): add(place, to: &others, at: path)
      case .file, .sets, .modifier, .setName, .modifierNames: break
      }
    }
  }

  private func add(_ place: DesignExtensions.Holder, to group: inout DesignTokenGroup, at path: [String]) {
    group.say(summaries[place], places[place] ?? [], ofGroupAt: path)
  }
}
