import StyleModel
import Foundation
import SeededRandom

/// Changes of style files that leave alone what they mean.
enum Rewriting {
  /// Puts the entries of sections, and what declarations say, in another order.
  static func reordered(_ tree: Tree, _ random: inout SplitMix) -> Tree {
    guard case .mapping(var sections) = tree else { return tree }
    for index in sections.indices {
      // Modes are in an order that means something.
      let depth = ["styles": 4, "components": 12, "traits": 12, "tokens": 4][sections[index].key] ?? 0
      sections[index].value = shuffled(sections[index].value, depth: depth, &random)
    }
    random.shuffle(&sections)
    return .mapping(sections)
  }

  private static func shuffled(_ tree: Tree, depth: Int, _ random: inout SplitMix) -> Tree {
    switch tree {
    case .mapping(var entries) where depth > 0:
      for index in entries.indices where !inOrder.contains(entries[index].key) {
        entries[index].value = shuffled(entries[index].value, depth: depth - 1, &random)
      }
      random.shuffle(&entries)
      return .mapping(entries)
    case .list(let elements) where depth > 0:
      return .list(elements.map { shuffled($0, depth: depth - 1, &random) })
    case .mapping, .list, .scalar, .nothing: return tree
    }
  }

  /// What lists names in an order that means something: the properties of a component, as Interface Builder shows them, axes of
  /// variants and variants, and animations. A token's value may be a mapping too.
  private static let inOrder: Set<String> = ["properties", "variants", "animations", "value"]

  /// Each section of a file in a file of its own, which imports those that it needs; styles in two of them.
  static func split(_ tree: Tree) -> [(path: String, tree: Tree)] {
    guard case .mapping(let sections) = tree else { return [] }
    let order = ["modes", "tokens", "traits", "components", "styles"]
    var files: [(path: String, tree: Tree)] = []
    for name in order {
      guard let section = sections.first(where: { $0.key == name }) else { continue }
      let imports = Tree.Entry(key: "imports", value: .list(files.map { .scalar($0.path) }))
      files.append(("\(name).yaml", .mapping([imports, section])))
    }
    return files
  }

  /// Gives every token, component and style another name, which begins with `prefix`.
  static func renamed(_ trees: [Tree]) -> [Tree] {
    let components = trees.flatMap { names(in: $0["components"]) }
    let styles = trees.flatMap { names(in: $0["styles"]) }
    let declared = Set(trees.filter { $0["mode"] == nil }.flatMap { tokens(in: $0["tokens"], "") })
    return trees.map { tree in
      var tree = tree
      if let tokens = tree["tokens"], case .mapping(let types) = tokens {
        tree["tokens"] = .mapping(
          types.map { Tree.Entry(key: $0.key, value: renamedTokens($0.value, "." + $0.key, declared)) })
      }
      tree["components"] = renamedKeys(tree["components"])
      if case .mapping(let entries)? = tree["styles"] {
        tree["styles"] = .mapping(
          entries.map { Tree.Entry(key: renamedStyle($0.key, components), value: $0.value) })
      }
      return tree.mapped { key, scalar in
        let bare = unquoted(scalar)
        if ["component", "base", "kind"].contains(key), components.contains(bare) { return prefixed(bare) }
        if key == "extends" {
          let isKnown = styles.contains { $0 == bare || $0.hasSuffix("." + bare) }
          if isKnown || components.contains(bare) || parts(ofStyle: bare, components) != nil {
            return renamedStyle(bare, components)
          }
        }
        return scalar.replacing(/\$([a-zA-Z]+)((\.[\p{L}0-9_-]+)+)/) { match in
          "$\(match.1)" + match.2.split(separator: ".").map { "." + prefixed(String($0)) }.joined()
        }
      }
    }
  }

  /// Without the prefix, and without what follows from the length of names, or from names that are words of Swift.
  static func withoutPrefix(_ text: String) -> String {
    let bytes = Array(text.lowercased().utf8)
    let (first, second) = (UInt8(ascii: "q"), UInt8(ascii: "z"))
    var kept: [UInt8] = []
    kept.reserveCapacity(bytes.count)
    var index = 0
    while index < bytes.count {
      if bytes[index] == first, index + 1 < bytes.count, bytes[index + 1] == second {
        index += 2
        continue
      }
      if !isLeftOut[Int(bytes[index])] { kept.append(bytes[index]) }
      index += 1
    }
    return String(decoding: kept, as: UTF8.self)
  }

  /// By byte: to ask characters for it takes a hundred times as long.
  private static let isLeftOut: [Bool] = (0..<256).map { " \t\r\n,_`".utf8.contains(UInt8($0)) }

  private static let prefix = "qz"

  /// A private name stays private.
  private static func prefixed(_ name: String) -> String {
    if name.hasPrefix("_") { return "_" + prefixed(String(name.dropFirst())) }
    return (name.first?.isUppercase ?? false ? "Qz" : prefix) + name
  }

  /// The component, or the class, and the name behind it that the name of a style consists of.
  private static func parts(ofStyle name: String, _ components: [String]) -> (owner: String, own: String)? {
    for dot in name.indices.reversed() where name[dot] == "." {
      let (owner, own) = (String(name[..<dot]), String(name[name.index(after: dot)...]))
      if !own.isEmpty, components.contains(owner) || BaseClass(rawValue: owner) != nil { return (owner, own) }
    }
    return nil
  }

  private static func renamedStyle(_ name: String, _ components: [String]) -> String {
    guard let (owner, own) = parts(ofStyle: name, components) else { return prefixed(name) }
    return (components.contains(owner) ? prefixed(owner) : owner) + "." + prefixed(own)
  }

  private static func unquoted(_ text: String) -> String {
    text.hasPrefix("\"") || text.hasPrefix("'") ? String(text.dropFirst().dropLast()) : text
  }

  private static func names(in section: Tree?) -> [String] {
    guard case .mapping(let entries)? = section else { return [] }
    return entries.map(\.key)
  }

  private static func renamedKeys(_ section: Tree?) -> Tree? {
    guard case .mapping(let entries)? = section else { return section }
    return .mapping(entries.map { Tree.Entry(key: prefixed($0.key), value: $0.value) })
  }

  /// The paths of the tokens in a group: what has a value, or is no mapping.
  private static func tokens(in group: Tree?, _ path: String) -> [String] {
    guard case .mapping(let entries)? = group, group?["value"] == nil else { return [path] }
    return entries.flatMap { tokens(in: $0.value, path + "." + $0.key) }
  }

  /// Tokens and groups of them: a mapping with a value is a token, and so is one that another file declares as a token.
  private static func renamedTokens(_ group: Tree, _ path: String, _ declared: Set<String>) -> Tree {
    guard case .mapping(let entries) = group, group["value"] == nil, !declared.contains(path) else {
      return group
    }
    return .mapping(
      entries.map { entry in
        let isMark = entry.key == "private" && [.scalar("true"), .scalar("false")].contains(entry.value)
        return isMark
          ? entry
          : Tree.Entry(
            key: prefixed(entry.key), value: renamedTokens(entry.value, path + "." + entry.key, declared))
      })
  }
}

extension Tree {
  /// Whether a key stands somewhere in it.
  fileprivate func mentions(_ key: String) -> Bool {
    switch self {
    case .nothing, .scalar: false
    case .list(let elements): elements.contains { $0.mentions(key) }
    case .mapping(let entries): entries.contains { $0.key == key || $0.value.mentions(key) }
    }
  }

  /// With other scalars; an element of a list goes by the list's key.
  fileprivate func mapped(_ key: String = "", _ change: (String, String) -> String) -> Tree {
    switch self {
    case .nothing: self
    case .scalar(let text): .scalar(change(key, text))
    case .list(let elements): .list(elements.map { $0.mapped(key, change) })
    case .mapping(let entries):
      .mapping(entries.map { Entry(key: $0.key, value: $0.value.mapped($0.key, change)) })
    }
  }
}
