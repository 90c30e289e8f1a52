/// The names in resolver documents, for completion.
enum ResolverWords {
  typealias Key = (name: String, summary: String)

  /// The keys of an object of the document; nil for one that holds tokens, or names of one's own.
  static func keys(at container: JSONContainer) -> [Key]? {
    let path = container.path
    switch path.first {
    case nil:
      return [
        ("version", "The version of the format: \"2025.10\"."), ("name", "What the document is called."),
        ("description", "What it is for."), ("sets", "The sets of tokens, by their names."),
        ("modifiers", "What changes tokens, such as a theme, by its name: each is an axis of modes."),
        (
          "resolutionOrder",
          "The sets and modifiers in their order. Later ones replace tokens of earlier ones."
        ),
      ]
    case "sets" where path.count == 2:
      return [
        ("sources", "The files of the set, or tokens in place."), ("description", "What the set is for."),
      ]
    case "modifiers" where path.count == 2:
      return [
        ("contexts", "The files of each context, which is a mode of the axis."),
        ("default", "The context that holds where no other does."),
        ("description", "What the modifier is for."),
      ]
    case "resolutionOrder":
      return [
        ("$ref", "A set or a modifier of the document."),
        ("name", "What a set or a modifier in place is called."),
        ("type", "\"set\" or \"modifier\"."), ("sources", "The files of a set in place."),
        ("contexts", "The contexts of a modifier in place."),
      ]
    case "sets" where path.count == 3 && path[2] == "sources",
      "modifiers" where path.count == 4 && path[2] == "contexts":
      return container.isList ? nil : [("$ref", "A file of tokens, or a set of the document.")]
    case _: return nil
    }
  }

  /// The texts that a key of the document may have; nil where its value has tokens.
  static func values(
    _ key: String, at container: JSONContainer, in root: JSONContainer, files: [String]
  ) -> [String]? {
    let path = container.path
    func names(_ section: String) -> [String] { root.container(section)?.members.map(\.key) ?? [] }
    switch (path.first, key) {
    case (nil, "version"): return ["2025.10"]
    case ("resolutionOrder", "$ref"):
      return names("sets").map { "#/sets/" + $0 } + names("modifiers").map { "#/modifiers/" + $0 }
    case ("resolutionOrder", "type"): return ["set", "modifier"]
    case ("modifiers", "default") where path.count == 2:
      return container.container("contexts")?.members.map(\.key) ?? []
    case ("sets", "$ref"), ("modifiers", "$ref"):
      let own = path.first == "sets" && path.count > 1 ? path[1] : nil
      return files + names("sets").filter { $0 != own }.map { "#/sets/" + $0 }
    case _: return nil
    }
  }
}
