import StyleSource
import StyleSyntax

/// The variables of Figma's exports: which files are modes of one collection, and what aliases stand for.
final class FigmaVariables {
  /// The system that holds these variables, and lives longer.
  private unowned let system: TokenSystem
  /// The files of each collection, in their order.
  private(set) var collections: [[Int]] = []
  private var collectionOfFile: [Int: Int] = [:]
  /// For each collection, the first token of each name.
  private var names: [[String: Int]] = []
  /// For each token, the number of its variable: the modes of a variable have the same.
  private var variables: [Int] = []
  /// The index of the collection with a name. Exports name a collection only in aliases of its variables in other collections.
  private var named: [Name: Int] = [:]

  /// A name that the variables of an import's group use for a collection: two files of Figma may have collections of one name.
  private struct Name: Hashable, Comparable {
    let group: String?
    let name: String

    static func < (a: Name, b: Name) -> Bool { (a.group ?? "", a.name) < (b.group ?? "", b.name) }
  }
  /// For each token, the token that it stands for; nil where Figma exported no file of it.
  private var targets: [Int?] = []

  init(_ system: TokenSystem) {
    self.system = system
    guard system.files.contains(where: { $0.figmaMode != nil }) else { return }
    findCollections()
    findNames()
    targets = system.tokens.indices.map { findTarget(of: $0) }
  }

  /// The token that one stands for by its alias; nil for others.
  func target(of index: Int) -> Int? { targets.isEmpty ? nil : targets[index] }

  /// The number of a token's variable: two tokens have the same if they have one ID, or without IDs one name.
  func variable(of index: Int) -> Int { variables[index] }

  /// The group that the import of a file names.
  private func group(of file: Int) -> String? { system.files[file].options.group }

  /// The collection that an alias in a file leads to.
  private func collection(of alias: (name: SyntaxNode, collection: SyntaxNode), in file: Int) -> Int? {
    named[Name(group: group(of: file), name: alias.collection.text)]
  }

  /// Groups files into collections: those with variables in common are modes of one.
  private func findCollections() {
    var parents = Array(system.files.indices)
    func root(_ file: Int) -> Int {
      var file = file
      while parents[file] != file { file = parents[file] }
      return file
    }
    numberVariables()
    // By variable and the group of the import, the first file that has it.
    var groups: [String?: Int] = [:]
    let groupOfFile = system.files.indices.map { file in
      let number = groups[group(of: file)] ?? groups.count
      groups[group(of: file)] = number
      return number
    }
    var first: [Int: Int] = [:]
    first.reserveCapacity(system.tokens.count)
    for (index, token) in system.tokens.enumerated() where system.files[token.file].figmaMode != nil {
      let id = variables[index] * groups.count + groupOfFile[token.file]
      if let other = first[id] {
        if other == token.file { continue }
        let (a, b) = (root(other), root(token.file))
        parents[max(a, b)] = min(a, b)
      } else {
        first[id] = token.file
      }
    }
    for file in system.files.indices where system.files[file].figmaMode != nil {
      let root = root(file)
      if let known = collectionOfFile[root] {
        collectionOfFile[file] = known
        collections[known].append(file)
      } else {
        collectionOfFile[root] = collections.count
        collectionOfFile[file] = collections.count
        collections.append([file])
      }
    }
    names = collections.map { _ in [:] }
    // Names are asked for by aliases alone.
    guard system.tokens.contains(where: { $0.figmaAlias != nil }) else { return }
    var known: [Set<Int>] = collections.map { _ in [] }
    for (index, token) in system.tokens.enumerated() {
      guard let collection = collectionOfFile[token.file],
        known[collection].insert(system.nameNumber(index)).inserted
      else { continue }
      let name = token.path.joined(separator: "/")
      if names[collection][name] == nil { names[collection][name] = index }
    }
  }

  private func numberVariables() {
    var ids: [String: Int] = [:]
    ids.reserveCapacity(system.tokens.count)
    var ofNames: [Int: Int] = [:]
    var count = 0
    func number(_ known: Int?) -> Int {
      if let known { return known }
      count += 1
      return count - 1
    }
    variables = system.tokens.enumerated().map { index, token in
      if let id = token.figmaID {
        let variable = number(ids[id])
        if variable == count - 1 { ids[id] = variable }
        return variable
      }
      let variable = number(ofNames[system.nameNumber(index)])
      ofNames[system.nameNumber(index)] = variable
      return variable
    }
  }

  /// Finds the collection behind each name that aliases use: the one with most of the variables which they name, with the values which they
  /// have. In files of stylec's own, the name is written.
  private func findNames() {
    for (index, files) in collections.enumerated() {
      for file in files {
        guard let name = system.files[file].figmaCollection else { continue }
        named[Name(group: group(of: file), name: name)] = index
      }
    }
    var wanted: [Name: [(name: String, copy: String?)]] = [:]
    var aliasing: [Name: Set<Int>] = [:]
    for token in system.tokens {
      guard let alias = token.figmaAlias, let collection = collectionOfFile[token.file] else { continue }
      let name = Name(group: group(of: token.file), name: alias.collection.text)
      wanted[name, default: []].append((alias.name.text, token.figmaCopy))
      aliasing[name, default: []].insert(collection)
    }
    for (name, variables) in wanted.sorted(by: { $0.key < $1.key }) where named[name] == nil {
      var best: (collection: Int, count: Int)?
      // What was imported into the same group comes first.
      let own = collections.indices.filter { group(of: collections[$0][0]) == name.group }
      for collection in own + collections.indices.filter({ group(of: collections[$0][0]) != name.group }) {
        // An alias always leads to another collection; one that few aliases come from may have the name nevertheless.
        if aliasing[name] == [collection] { continue }
        let count = variables.reduce(0) { count, variable in
          guard names[collection][variable.name] != nil else { return count }
          return count + (isCopy(variable.copy, of: variable.name, in: collection) ? 1 : 0)
        }
        if count > (best?.count ?? 0) { best = (collection, count) }
      }
      if let best { named[name] = best.collection }
    }
  }

  /// Whether a value is that of a variable in one of its modes, or of the variable that it stands for; also true where that can't be told.
  private func isCopy(_ copy: String?, of name: String, in collection: Int, steps: Int = 0) -> Bool {
    guard let copy, let index = names[collection][name] else { return true }
    let known = system.namesakes(of: index).lazy.filter { [system, collectionOfFile] in
      collectionOfFile[system.tokens[$0].file] == collection
    }.compactMap { [system] in system.tokens[$0].figmaCopy }
    // An alias within a collection has no copy of its value.
    var isKnown = false
    for other in known {
      if other == copy || other.hasPrefix("{") { return true }
      isKnown = true
    }
    if !isKnown { return true }
    guard steps < 8, let alias = system.tokens[index].figmaAlias,
      let next = self.collection(of: alias, in: system.tokens[index].file),
      names[next][alias.name.text] != nil
    else { return false }
    return isCopy(copy, of: alias.name.text, in: next, steps: steps + 1)
  }

  private func findTarget(of index: Int) -> Int? {
    let token = system.tokens[index]
    guard let alias = token.figmaAlias, let collection = collection(of: alias, in: token.file),
      let target = names[collection][alias.name.text], target != index,
      system.types[target] == system.types[index]
    else { return nil }
    return target
  }

  /// Reports the collections that values are copied from, though no file has their variables.
  func reportMissingCollections() {
    for token in system.tokens {
      guard let alias = token.figmaAlias, let collection = collectionOfFile[token.file],
        !collections[collection].isEmpty
      else {
        continue
      }
      if let collection = self.collection(of: alias, in: token.file),
        names[collection][alias.name.text] != nil
      {
        if !isCopy(token.figmaCopy, of: alias.name.text, in: collection) {
          system.output.reportOnce(
            "copy", .otherCopy(token, alias.name), at: alias.name.span)
        }
        continue
      }
      let isKnown = self.collection(of: alias, in: token.file) != nil
      system.output.reportOnce(
        "collection " + alias.collection.text,
        .missingCollection(
          alias.collection.text, variable: alias.name.text, isKnown: isKnown, at: alias.name),
        at: alias.name.span)
    }
    system.output.finishCounts()
  }
}
