import StyleModel

/// A trait of the language as a protocol that all components with it conform to.
struct TraitProtocol {
  let trait: Trait
  /// The protocol that classes conform to; structs conform to the one with `Style` behind its name.
  var name: String { traitTypeName(trait.name) }
  var styleName: String { name + "Style" }

  /// Writes the protocol of a trait.
  ///
  /// - Parameter type: Returns the Swift type of a property with its `?`, or nil where components have different types.
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
