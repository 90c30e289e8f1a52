import StyleModel
import StyleSource
import StyleSyntax

/// Reads the `transition` of properties, which may have values of other properties of the component.
struct PropertyTransitionReader {
  let reader: ValueReader

  private var output: CompilerOutput { reader.output }

  /// Reads the transitions of all properties in a node into a component.
  func read(_ node: SyntaxNode, into checked: inout CheckedComponent) {
    guard node.kind == .mapping else { return }
    for entry in node.entries where entry.value.kind == .mapping {
      guard let key = entry.value.entries.first(where: { $0.key.hasText("transition") }),
        let place = entry.key.place(in: checked.propertyNames)
      else { continue }
      let property = checked.properties[place]
      if case .base(let base) = property.owner {
        output.report(.propertyOfClassMoves(property.name, base, at: key.key.span))
        continue
      }
      if checked.component.isExtension {
        output.report(.extensionMoves(property.name, at: key.key.span))
        continue
      }
      guard property.type.canMove else {
        output.report(.cannotMove(property, at: key.key.span))
        continue
      }
      let timing = reader.read(
        key.value, Expectation(.animation, isOptional: true, for: property.name, part: "transition"))
      guard !timing.isInvalid else { continue }
      checked.component.propertyTransitions.removeAll { $0.property == place }
      if timing.constant?.value == .null { continue }
      checked.component.propertyTransitions.append(
        PropertyTransition(property: place, timing: timing, span: key.key.span))
    }
    checked.component.propertyTransitions.sort { $0.property < $1.property }
  }
}

extension Diagnostic {
  fileprivate static func propertyOfClassMoves(_ name: String, _ base: BaseClass, at span: Span)
    -> Diagnostic
  {
    Diagnostic(
      .invalidProperty,
      "‘\(name)’ belongs to \(base.rawValue), whose properties move only in an animation of the app",
      at: span,
      notes: ["declare a property of the component that drives it, and give that the ‘transition’"])
  }

  fileprivate static func extensionMoves(_ name: String, at span: Span) -> Diagnostic {
    Diagnostic(
      .invalidExtension,
      "‘\(name.shortened)’ can't have a ‘transition’: an extension stores nothing, so it can't tell a change",
      at: span, notes: ["use a component with a ‘base’"])
  }

  fileprivate static func cannotMove(_ property: Property, at span: Span) -> Diagnostic {
    Diagnostic(
      .invalidProperty,
      "‘transition’ is only for what has values between two others, but ‘\(property.name.shortened)’ is \(property.type.phrase)",
      at: span,
      notes: ["numbers, colours, points, sizes, insets, gradients, shadows and outlines can move"])
  }
}
