import StyleModel

/// An animation of the language as SwiftUI runs it: a value that is another while a condition holds, and an animation
/// bound to the condition.
struct SwiftUIMotion {
  let animation: LayerAnimation
  /// The variable that tells whether it runs.
  let variable: String
  /// Swift's condition that it runs.
  let condition: String

  /// Those of a component that SwiftUI can run; nil conditions are of states that it does not tell.
  static func all(of plan: ComponentPlan, known: StateSet) -> [SwiftUIMotion] {
    var names = Names(reserved: [
      "look", "modes", "shape", "state", "style", "content", "configuration", "body",
    ])
    return plan.component.animations.compactMap { animation in
      var conditions = ["hasAppeared"]
      if animation.reduceMotion == .stop { conditions.append("!reduceMotion") }
      switch animation.state {
      case nil: break
      case .normal?:
        if !plan.states.intersection(known).isEmpty { conditions.append("state.isEmpty") }
      case let state?:
        guard state.isSubset(of: known) else { return nil }
        conditions.append("state.contains(\(state.swift))")
      }
      return SwiftUIMotion(
        animation: animation, variable: names.claim(swiftIdentifier(animation.name + "+runs")),
        condition: conditions.joined(separator: " && "))
    }
  }

  /// What a property has while it runs and while it does not.
  func value(_ plan: ComponentPlan, else usual: ComponentPlan.Reading?) -> ComponentPlan.Reading {
    let property = animation.property
    let end = plan.swift(animation.to, as: property.valueType, of: "look")
    let usual = usual ?? (Literal.code(AdaptiveValue(property.defaultValue)), property.defaultValue.isNull)
    return (
      Code("(\(variable) ? \(end.text) : \(usual.code.text))"), usual.mayBeNil || plan.mayBeNil(animation.to)
    )
  }

  /// Moves whatever view it is written behind.
  func write(_ writer: inout SwiftWriter) {
    if let summary = animation.summary { writer.comment(summary) }
    let timing = Literal.code(AdaptiveValue(.animation(animation.timing)))
    writer.statement(
      "", .call(".moving", [timing] + repetition + [Code("while: \(variable)")]))
  }

  /// Each way counts in SwiftUI, a run to and fro in Core Animation.
  private var repetition: [Code] {
    let isBack = animation.autoreverses
    let back = isBack ? [Code("autoreverses: true")] : []
    guard animation.repeatCount.isFinite else { return back + [Code("count: nil")] }
    let count = Int(animation.repeatCount.rounded(.up)) * (isBack ? 2 : 1)
    return count == 1 ? back : back + [Code("count: \(count)")]
  }
}
