import StyleModel
import StyleSource

extension DiagnosticCode {
  static let reservedName = DiagnosticCode(
    "reserved-name", .error, "A name can be used in generated Swift.",
    explanation: """
      A component is a class that derives from one of UIKit's and of AppKit's, and its properties are properties of
      that class. A name that the class, or one that it derives from, has already would not compile, and neither
      would a type with the name of one that the generated code is written with.
      """,
    example: """
      components:
        Pill:
          base: UIButton
          properties: { role: { type: String, default: primary } }
      """)
}

extension Diagnostic {
  /// `classes` says which class of which framework has the name.
  static func propertyNameTaken(
    _ name: String, of component: String, _ base: BaseClass,
    by classes: [(framework: String, name: String)], at span: Span
  ) -> Diagnostic {
    let owners = classes.map { "\($0.framework)'s \($0.name)" }.joined(separator: " and ")
    let free = classes.count == 1 ? (classes[0].framework == "UIKit" ? "AppKit" : "UIKit") : nil
    let instead = freeName(name, of: component, base)
    return Diagnostic(
      .reservedName,
      "a property can't be named ‘\(name.shortened)’, which \(owners) \(classes.count == 1 ? "has" : "have") already",
      at: span,
      notes: free.map { ["only \(classes[0].framework) has it, but a style file is for \($0) too"] } ?? [],
      fixes: [FixIt("write ‘\(instead)’", replace: span, with: instead, isSafe: false)])
  }

  static func propertyNameTaken(
    byGeneratedCode name: String, of component: String, _ base: BaseClass, at span: Span
  )
    -> Diagnostic
  {
    let instead = freeName(name, of: component, base)
    return Diagnostic(
      .reservedName, "a property can't be named ‘\(name.shortened)’, which every generated type has already",
      at: span,
      fixes: [FixIt("write ‘\(instead)’", replace: span, with: instead, isSafe: false)])
  }

  /// `pillRole` for the role of a `Pill`.
  private static func freeName(_ name: String, of component: String, _ base: BaseClass) -> String {
    let plain = swiftIdentifier(name).filter { $0 != "`" }
    var candidate =
      swiftIdentifier(component).filter { $0 != "`" } + plain.prefix(1).uppercased() + plain.dropFirst()
    while !base.appleClasses(with: candidate).isEmpty { candidate += "Value" }
    return candidate
  }

  static func typeNameTaken(_ kind: String, _ name: String, _ type: String, at span: Span) -> Diagnostic {
    let instead = "App" + swiftTypeName(name)
    return Diagnostic(
      .reservedName,
      "a \(kind) can't be named ‘\(name.shortened)’: generated Swift is written with the type ‘\(type)’",
      at: span,
      notes: ["a type of the same module would take its place"],
      fixes: [FixIt("write ‘\(instead)’", replace: span, with: instead, isSafe: false)])
  }
}
