import StyleModel

/// A trait of the language as a protocol that all components with it conform to.
struct TraitProtocol {
  let trait: Trait
  /// What classes conform to; structs conform to that of the same name and `Style`.
  var name: String { traitTypeName(trait.name) }
  var styleName: String { name + "Style" }

  /// `type` gives the Swift type of a property with its `?`, or nil where components have one each.
  func write(
    _ name: String, refining parents: String, _ isolation: String, access: String = "public ",
    _ writer: inout SwiftWriter,
    type: (Property) -> String?
  ) {
    writer.documentation(trait.summary ?? "What all components with the trait ‘\(trait.name)’ have.")
    writer.deprecation(trait.deprecated)
    writer.block("\(isolation)\(access)protocol \(name): \(parents)") { writer in
      var names = Names()
      for property in trait.properties {
        let member = names.claim(swiftIdentifier(property.name))
        guard let type = property.isPseudo ? "Bool" : type(property) else { continue }
        writer.documentation(property.summary)
        writer.deprecation(property.deprecated)
        writer.line("var \(member): \(type) { get set }")
      }
    }
  }
}
