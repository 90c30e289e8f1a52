import StyleModel
import StyleSource

extension DiagnosticCode {
  static let reservedName = DiagnosticCode(
    "reserved-name", .error, "A name can be used in generated Swift.",
    explanation: """
      A component becomes a class that derives from one of UIKit's and AppKit's, and its properties become
      properties of that class. A property with the name of an inherited member, or of a type that the generated
      code uses, wouldn't compile. A component with a property that has the name of a key of layers, such as `name` or `kind`,
      can't be held in a layer, which couldn't set it.
      """,
    example: """
      components:
        Pill:
          base: UIButton
          properties: { role: { type: String, default: primary } }
      """)

  static let otherNameInSwift = DiagnosticCode(
    "other-name-in-swift", .info, "A component has the same name in Swift as in the style file.",
    explanation: """
      A class `Label` would hide SwiftUI's `Label` in all of the app's module, and a class `Task` Swift's, so that
      other code of the app no longer compiles. A component or a trait with the name of such a type is called
      `AppLabel` in Swift. Style files keep calling it `Label`.
      """,
    example: "components:\n  Label: { base: UILabel }\n")
}

extension Component {
  /// A property that a layer with the component can't set, since layers have a key of that name.
  var propertyHiddenByLayers: Property? {
    properties.first { property in
      property.span != nil && property.name != LanguageKey.repetitionOfLayer
        && [LanguageKey].layerParts.names.contains(property.name)
    }
  }
}

extension Diagnostic {
  /// The diagnostic for a property whose name a class of a framework has.
  ///
  /// - Parameters:
  ///   - classes: The classes that have the name, each with its framework.
  ///   - isForOthers: Whether Swift is generated for other frameworks too.
  static func propertyNameTaken(
    _ name: String, of component: String, _ base: BaseClass,
    by classes: [(framework: AppleFramework, name: String)], isForOthers: Bool, at span: Span
  ) -> Diagnostic {
    let owners = classes.map { "\($0.framework.rawValue)'s \($0.name)" }.joined(separator: " and ")
    let only = classes.count == 1 && isForOthers ? classes[0].framework : nil
    let instead = freeName(name, of: component, base)
    return Diagnostic(
      .reservedName,
      "a property can't be named ‘\(name.shortened)’, which \(owners) already \(classes.count == 1 ? "has" : "have")",
      at: span,
      notes: only.map { framework in
        [
          "only \(framework.rawValue) has it; if you don't generate code for it, remove it from ‘targets’ in the settings"
        ]
      } ?? [],
      fixes: [FixIt("write ‘\(instead)’", replace: span, with: instead, isSafe: false)])
  }

  static func propertyNameTaken(
    byGeneratedCode name: String, of component: String, _ base: BaseClass, at span: Span
  )
    -> Diagnostic
  {
    let instead = freeName(name, of: component, base)
    return Diagnostic(
      .reservedName, "a property can't be named ‘\(name.shortened)’, which every generated type already has",
      at: span,
      fixes: [FixIt("write ‘\(instead)’", replace: span, with: instead, isSafe: false)])
  }

  /// The diagnostic for a property that a layer with its component can't set, since layers have a key of that name.
  static func propertyHidden(byLayer property: Property, of component: String, at kind: Span) -> Diagnostic {
    Diagnostic(
      .reservedName,
      "a layer can't set the property ‘\(property.name.shortened)’ of ‘\(component.shortened)’, since ‘\(property.name.shortened)’ is a key of layers",
      at: kind, related: property.span.map { [Related("the property is declared here", at: $0)] } ?? [],
      notes: ["give the property another name"])
  }

  /// A free name for a property: `pillRole` for the role of a `Pill`.
  private static func freeName(_ name: String, of component: String, _ base: BaseClass) -> String {
    let plain = swiftIdentifier(name).filter { $0 != "`" }
    var candidate =
      swiftIdentifier(component).filter { $0 != "`" } + plain.prefix(1).uppercased() + plain.dropFirst()
    while !base.appleClasses(with: candidate).isEmpty { candidate += "Value" }
    return candidate
  }

  static func propertyNameTaken(
    byType name: String, of component: String, _ base: BaseClass, at span: Span
  ) -> Diagnostic {
    let instead = freeName(name, of: component, base)
    return Diagnostic(
      .reservedName,
      "a property can't be named ‘\(name.shortened)’: generated Swift uses a type of this name",
      at: span,
      fixes: [FixIt("write ‘\(instead)’", replace: span, with: instead, isSafe: false)])
  }

  static func typeNameTaken(_ kind: String, _ name: String, _ type: String, at span: Span) -> Diagnostic {
    let instead = "App" + swiftTypeName(name)
    return Diagnostic(
      .reservedName,
      "a \(kind) can't be named ‘\(name.shortened)’: generated Swift uses the type ‘\(type)’",
      at: span,
      notes: ["the \(kind) would hide that type"],
      fixes: [FixIt("write ‘\(instead)’", replace: span, with: instead, isSafe: false)])
  }

  static func typeHidden(
    _ kind: String, _ name: String, _ hidden: (type: String, owner: String), _ instead: String, at span: Span
  ) -> Diagnostic {
    Diagnostic(
      .otherNameInSwift,
      "in Swift, the \(kind) ‘\(name.shortened)’ is ‘\(instead)’, because \(hidden.owner) has a type ‘\(hidden.type)’",
      at: span)
  }
}
