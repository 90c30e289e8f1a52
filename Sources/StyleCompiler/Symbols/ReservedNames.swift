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
  /// `classes` says which class of which framework has the name; `isForOthers` whether Swift is for other frameworks too.
  static func propertyNameTaken(
    _ name: String, of component: String, _ base: BaseClass,
    by classes: [(framework: AppleFramework, name: String)], isForOthers: Bool, at span: Span
  ) -> Diagnostic {
    let owners = classes.map { "\($0.framework.rawValue)'s \($0.name)" }.joined(separator: " and ")
    let only = classes.count == 1 && isForOthers ? classes[0].framework : nil
    let instead = freeName(name, of: component, base)
    return Diagnostic(
      .reservedName,
      "a property can't be named ‘\(name.shortened)’, which \(owners) \(classes.count == 1 ? "has" : "have") already",
      at: span,
      notes: only.map { framework in
        [
          "only \(framework.rawValue) has it: an app without can leave it out of ‘targets’ in its settings"
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
