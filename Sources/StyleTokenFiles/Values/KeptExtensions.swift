import StyleSource
import StyleSyntax

/// Adds what files say of their groups, and of themselves, to other programs.
func addExtensions(of roots: [TokenGroup?], to translations: inout [TokenTranslation], in system: TokenSystem)
{
  for root in roots {
    // Figma says there which mode a file is for.
    guard let root,
      let object = root.extensions?.jsonText(without: [stylecExtension, "com.figma.modeName"])
    else { continue }
    translations[root.file].extensions.append(KeptExtensions(place: .file, object: object))
  }
  let ofSets = roots.map { $0?.extensionsOfGroups() ?? [:] }
  guard ofSets.contains(where: { !$0.isEmpty }) else { return }
  for index in translations.indices {
    var known: Set<KeptExtensions.Place> = []
    var last: (set: Int, path: [String], type: StyleType)?
    for entry in translations[index].entries {
      guard let number = entry.token else { continue }
      let token = system.tokens[number]
      if ofSets[token.set].isEmpty || token.hasNameOfItsOwn { continue }
      // Neighbours mostly are in the same groups.
      if let last, last.set == token.set, last.type == entry.type, last.path == token.groupPath { continue }
      last = (token.set, token.groupPath, entry.type)
      let names = entry.name.split(separator: ".")
      // The group of an import comes before the groups of the file, of which one that has the type's name is left out.
      let more = names.count - token.groupPath.count - (token.lastName == "$root" ? 0 : 1)
      for depth in token.groupPath.indices.map({ $0 + 1 }) {
        guard let object = ofSets[token.set][token.groupPath[..<depth].joined(separator: ".")],
          names.indices.contains(depth + more - 1) || depth + more == 0
        else { continue }
        let name = [Substring(entry.type.rawValue)] + names[..<(depth + more)]
        let place = KeptExtensions.Place.group(name.joined(separator: "."))
        guard known.insert(place).inserted else { continue }
        translations[index].extensions.append(KeptExtensions(place: place, object: object))
      }
    }
  }
}

/// Adds what resolver documents say of their sets and modifiers to other programs. The format has nothing for the whole document.
func addExtensionsOfSets(
  _ conditions: SetConditions, to translations: inout [TokenTranslation], in system: TokenSystem
) {
  for (index, group) in system.sets.themes.enumerated() {
    guard let object = group.extensions?.jsonText(without: [stylecExtension]) else { continue }
    // A modifier that makes no difference holds always, as a set does.
    let axes = conditions.axesOfGroups[index] ?? []
    let place = axes.isEmpty ? KeptExtensions.Place.sets : .modifier(axes: axes)
    translations[group.file].extensions.append(KeptExtensions(place: place, object: object))
  }
}

extension TokenGroup {
  /// What the groups in it say to other programs, by their names.
  fileprivate func extensionsOfGroups() -> [String: String] {
    var found: [String: String] = [:]
    var next = [self]
    while let group = next.popLast() {
      if !group.path.isEmpty, let object = group.extensions?.jsonText(without: [stylecExtension]) {
        found[group.name] = object
      }
      for case .group(_, let member) in group.members { next.append(member) }
    }
    return found
  }
}

extension DesignToken {
  /// Whether its name isn't made of those of its groups.
  fileprivate var hasNameOfItsOwn: Bool { (keptName ?? nameInSwift) != nil }
}
