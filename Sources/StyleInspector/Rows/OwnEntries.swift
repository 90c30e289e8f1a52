import StyleCompiler
import StyleModel
import StyleSyntax

/// The entries of a style for a state and modes.
struct OwnEntries {
  struct When: Hashable {
    var state: StateSet
    var modes: ModeSet

    static let always = When(state: .normal, modes: [])
  }

  /// The entries by condition and key, each with its path.
  private(set) var entries: [When: [String: (node: SyntaxNode, path: SyntaxPath)]] = [:]
  /// The entries of the style itself that are no values: `summary`, `extends`.
  private(set) var others: [String: (node: SyntaxNode, path: SyntaxPath)] = [:]

  /// Reads the entries of a declaration for states and modes.
  init(conditionsOf node: SyntaxNode?, at path: SyntaxPath, in sheet: ResolvedSheet) {
    guard let node else { return }
    for list in node.entries where ["states", "modes"].contains(list.key.text) {
      for section in list.value.entries {
        let name = section.key.text
        guard let condition = When(list.key.text, name, sheet) else { continue }
        let own = path.appending(.key(list.key.text)).appending(.key(name))
        for inner in section.value.entries {
          entries[condition, default: [:]][inner.key.text] = (
            inner.value, own.appending(.key(inner.key.text))
          )
        }
      }
    }
  }

  /// - Parameter node: What the style's declaration holds.
  init(_ node: SyntaxNode?, at path: SyntaxPath, in sheet: ResolvedSheet) {
    self.init(conditionsOf: node, at: path, in: sheet)
    guard let node else { return }
    for entry in node.entries {
      let key = entry.key.text
      let own = path.appending(.key(key))
      if key == "states" || key == "modes" { continue }
      if key == "preview" || key == "variants" {
        addParts(of: entry.value, named: key, at: own)
      } else if [LanguageKey].style.named(key) != nil {
        others[key] = (entry.value, own)
      } else {
        entries[When(state: .normal, modes: []), default: [:]][key] = (entry.value, own)
      }
    }
  }

  /// Adds the parts of a section that has no values, such as `preview`: `preview.size`.
  mutating func addParts(of section: SyntaxNode, named name: String, at path: SyntaxPath) {
    for inner in section.entries {
      others["\(name).\(inner.key.text)"] = (inner.value, path.appending(.key(inner.key.text)))
    }
  }

  /// Adds an entry that always holds.
  mutating func add(_ key: String, _ node: SyntaxNode, at path: SyntaxPath) {
    entries[.always, default: [:]][key] = (node, path)
  }

  subscript(_ key: String, _ state: StateSet, _ modes: ModeSet) -> (node: SyntaxNode, path: SyntaxPath)? {
    entries[When(state: state, modes: modes)]?[key]
  }

  /// The conditions other than “always” under which a key is written.
  func conditions(of key: String) -> [When] {
    entries.filter { $0.key != When(state: .normal, modes: []) && $0.value[key] != nil }.map(\.key)
  }
}

extension OwnEntries.When {
  /// Reads the condition of a section: `selected+highlighted` under `states`, or `dark+high-contrast` under `modes`.
  init?(_ section: String, _ name: String, _ sheet: ResolvedSheet) {
    if section == "states" {
      guard let state = sheet.states.states(named: name) else { return nil }
      self.init(state: state, modes: [])
    } else {
      guard let modes = sheet.modes.modes(named: name), !modes.isEmpty else { return nil }
      self.init(state: .normal, modes: modes)
    }
  }
}

extension ModeTable {
  /// The modes that `dark+high-contrast` joins, empty for an empty name; nil where one is none, or two can't hold together.
  func modes(named name: String) -> ModeSet? {
    var set: ModeSet = []
    for part in name.split(separator: "+") {
      guard let mode = self[named: String(part)], set.isDisjoint(with: mode) else { return nil }
      set.formUnion(mode)
    }
    return canHold(set) ? set : nil
  }
}
