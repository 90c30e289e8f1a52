import StyleSource
import StyleSyntax

/// Adds the descriptions and extensions of files and of their groups.
func addExtensions(of roots: [TokenGroup?], to translations: inout [TokenTranslation], in system: TokenSystem)
{
  for root in roots {
    // Figma says there which mode a file is for.
    guard let root, let object = root.said(without: [stylecExtension, "com.figma.modeName"]) else { continue }
    translations[root.file].extensions.append(KeptExtensions(place: .file, object: object))
  }
  let ofSets = roots.map { $0?.saidOfGroups() ?? [:] }
  guard ofSets.contains(where: { !$0.isEmpty }) else { return }
  for index in translations.indices {
    var known: Set<KeptExtensions.Holder> = []
    var last: (set: Int, path: [String], type: DesignType?, styleType: StyleType)?
    for entry in translations[index].entries {
      guard let number = entry.token else { continue }
      let token = system.tokens[number]
      if ofSets[token.set].isEmpty { continue }
      let type = system.types[number]
      // Neighbours mostly are in the same groups.
      if let last, last.set == token.set, last.type == type, last.styleType == entry.type,
        last.path == token.groupPath
      {
        continue
      }
      last = (token.set, token.groupPath, type, entry.type)
      let outer = system.files[token.file].options.group?.split(separator: ".").map(String.init) ?? []
      let isStandard = type?.isStandard ?? false
      if !isStandard, token.hasNameOfItsOwn { continue }
      let names = isStandard ? [] : entry.name.split(separator: ".")
      // The group of an import comes before the groups of the file, of which one that has the type's name is left out.
      let more = names.count - token.groupPath.count - (token.lastName == "$root" ? 0 : 1)
      for depth in token.groupPath.indices.map({ $0 + 1 }) {
        guard let object = ofSets[token.set][token.groupPath[..<depth].joined(separator: ".")] else {
          continue
        }
        let place: KeptExtensions.Holder
        if isStandard {
          place = .group(outer + token.groupPath[..<depth])
        } else {
          guard names.indices.contains(depth + more - 1) || depth + more == 0 else { continue }
          place = .groupOfKept([entry.type.rawValue] + names[..<(depth + more)].map(String.init))
        }
        guard known.insert(place).inserted else { continue }
        translations[index].extensions.append(KeptExtensions(place: place, object: object))
      }
    }
  }
}

/// Adds the extensions of resolver documents' sets and modifiers, and their names. The format has no extensions for the whole document.
func addExtensionsOfSets(
  _ conditions: SetConditions, to translations: inout [TokenTranslation], in system: TokenSystem
) {
  for (index, group) in system.sets.themes.enumerated() {
    func add(_ place: KeptExtensions.Holder, _ object: String) {
      translations[group.file].extensions.append(KeptExtensions(place: place, object: object))
    }
    if let name = group.setName { add(.setName, "{\"name\":\(jsonText(name.text))}") }
    if let axes = conditions.axesOfGroups[index], let contexts = conditions.contextsOfGroups[index] {
      let name = group.name.map { "\"name\":\(jsonText($0))," } ?? ""
      let names = contexts.map { "\(jsonText($0.modes)):\(jsonText($0.name))" }
      add(.modifierNames(axes: axes), "{\(name)\"contexts\":{\(names.joined(separator: ","))}}")
    }
    guard let extensions = group.extensions?.jsonText(without: [stylecExtension]) else { continue }
    let object = "{\"$extensions\":\(extensions)}"
    // A modifier that makes no difference holds always, as a set does.
    let axes = conditions.axesOfGroups[index] ?? []
    let place = axes.isEmpty ? KeptExtensions.Holder.sets : .modifier(axes: axes)
    add(place, object)
  }
}

extension TokenGroup {
  /// The JSON object of the group's description and extensions; nil where it has neither.
  fileprivate func said(without names: [StaticString]) -> String? {
    let members = [
      description.map { "\"$description\":\"\(JSONString.escaped($0))\"" },
      extensions?.jsonText(without: names).map { "\"$extensions\":\($0)" },
    ].compactMap(\.self)
    return members.isEmpty ? nil : "{\(members.joined(separator: ","))}"
  }

  /// The JSON objects of the descriptions and extensions of the groups within, by their names.
  fileprivate func saidOfGroups() -> [String: String] {
    var found: [String: String] = [:]
    var next = [self]
    while let group = next.popLast() {
      if !group.path.isEmpty, let object = group.said(without: [stylecExtension]) {
        found[group.name] = object
      }
      for case .group(_, let member) in group.members { next.append(member) }
    }
    return found
  }
}

extension DesignToken {
  /// Whether the token's name isn't made from its path.
  fileprivate var hasNameOfItsOwn: Bool { (keptName ?? nameInSwift) != nil }
}
