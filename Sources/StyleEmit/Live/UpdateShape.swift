import StyleModel
import StyleSource

/// Fingerprints of the code about a component, by which an inspector knows what an app was built with.
struct UpdateShape: Hashable {
  /// The fingerprint of the slots, and of the states and modes in which they may differ: of all that determines how a line of an update is
  /// read.
  let layout: String
  /// The fingerprint of the other code, which no update changes: layers and their constants, states, animations, computed values.
  let code: String

  /// - Parameter readsCode: Whether to work out `code`, which is empty otherwise.
  init(_ plan: ComponentPlan, in sheet: ResolvedSheet, readsCode: Bool = true) {
    var layout = Fingerprint()
    for slot in plan.slots {
      layout.add(slot.name)
      layout.add(slot.declaredType)
      for word in slot.enumeration?.values ?? [] { layout.add("=" + word) }
    }
    for place in plan.placesComputedInModes.sorted() { layout.add(UInt64(place)) }
    for axis in plan.variants?.axes ?? [] {
      layout.add(axis.name)
      for value in axis.cases { layout.add("=" + value.rawName) }
    }
    for member in plan.conditionNames.all {
      layout.add(member.name)
      layout.add(UInt64(member.condition.stateBits))
      layout.add(member.condition.modes.rawValue)
    }
    self.layout = String(layout.text.prefix(16))
    guard readsCode else {
      code = ""
      return
    }
    var code = Fingerprint()
    for text in UpdateShape.code(of: plan, in: sheet) { code.add(text) }
    // Where the code reads a token, it says no value.
    for constant in plan.constantsOfCode {
      for value in constant.allValues { code.add(Literal.code(AdaptiveValue(value)).text) }
    }
    self.code = String(code.text.prefix(16))
  }

  /// The code without initializers and constants of styles, for the default settings, so that an app's settings make no difference.
  private static func code(of plan: ComponentPlan, in sheet: ResolvedSheet) -> [[UInt8]] {
    let options = EmitOptions()
    func written(_ write: (inout SwiftWriter) -> Void) -> [UInt8] {
      var writer = SwiftWriter(options)
      write(&writer)
      return writer.source
    }
    let modes = SwiftModeNames(sheet.modes)
    var code = [
      written { writer in
        writeComputed(plan, &writer)
        writeResolved(plan, &writer)
      }
    ]
    for framework in [ViewFramework.uikit, .appkit] where framework.has(plan.component.base) {
      code.append(
        written { writer in
          if plan.component.isExtension {
            ViewExtension(plan: plan, framework: framework, modes: sheet.modes, options: options).write(
              &writer)
          } else {
            ViewClass(plan, in: sheet, framework, modes, options).write(&writer)
          }
        })
    }
    code.append(written { SwiftUIStyle(plan, in: sheet).write(&$0) })
    return code
  }
}

extension ComponentPlan {
  /// The values in the component's code that come from tokens, without the stored ones.
  fileprivate var constantsOfCode: [ModedValue] {
    func isStored(_ target: Target) -> Bool { slotOfTarget[target] != nil }
    let ofLayers = component.layers.enumerated().flatMap { index, layer in
      layer.settings.filter { !isStored(.layer(index, $0.key)) }.map(\.value) + layer.frame.operands
    }
    let ofAnimations =
      component.animations.flatMap(\.expressions) + [component.transition].compactMap(\.self)
      + component.propertyTransitions.map(\.timing)
    let all =
      component.properties.compactMap(\.driven) + ofLayers + ofAnimations
      + component.settings.filter { !isStored($0.target) }.map(\.value)
    return all.flatMap(\.constants).filter { constant in
      sourcesOfConstants[constant.origin] != nil
        || constant.cases.contains { sourcesOfConstants[$0.origin] != nil }
    }
  }
}
