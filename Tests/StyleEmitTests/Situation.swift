import Foundation
import StyleModel

@testable import StyleEmit

/// A style in a state, modes and a size; the driver beside the doubles goes through the same ones.
struct Situation: Hashable {
  var style: Int
  var state: StateSet
  var modes: ModeSet
  var size: Size

  static func all(of sheet: ResolvedSheet, _ framework: ViewFramework) -> [Situation] {
    let appearances: [ModeSet] = [
      [.light, .standardContrast], [.dark, .standardContrast], [.light, .highContrast],
      [.dark, .highContrast],
    ]
    let sizes = [Size(width: 150, height: 44), Size(width: 80, height: 60)]
    let styles = sheet.styles.indices.filter { style in
      framework.has(sheet.components[sheet.styles[style].component].base)
    }
    return styles.flatMap { style in
      appearances.flatMap { appearance in
        customModes(of: sheet).flatMap { custom in
          sizes.flatMap { size in
            StateSet.combinations.map { state in
              Situation(
                style: style, state: state, modes: appearance.union(custom), size: size)
            }
          }
        }
      }
    }
  }

  /// Each combination of the modes that the sheet has beside appearance and contrast.
  private static func customModes(of sheet: ResolvedSheet) -> [ModeSet] {
    sheet.modes.combinations(of: Array(sheet.modes.axes.dropFirst(2)))
  }

  /// A program that brings one view of each style into all of its situations in turn.
  static func program(_ sheet: ResolvedSheet, _ framework: ViewFramework, isRightToLeft: Bool = false)
    -> String
  {
    var lines = ["var blocks: [String] = []"]
    if isRightToLeft {
      lines.append("\(framework == .uikit ? "UIView" : "NSView")._directionOfReader = .rightToLeft")
    }
    for plan in ComponentPlan.all(of: sheet) where framework.has(plan.component.base) {
      let view = ViewClass(plan, in: sheet, framework, SwiftModeNames(sheet.modes), EmitOptions())
      let axes = view.axes.map(\.member)
      for style in plan.styles {
        let modes = customModes(of: sheet).map { modes in
          let changes = sheet.modes.axes.filter { axes.contains($0.name) }.compactMap { axis in
            axis.values.first { modes.contains($0.mode) }.map {
              "view\(style.style).\(axis.name) = .\($0.name)"
            }
          }
          return "{ \(changes.joined(separator: "; ")) }"
        }
        let arguments = view.initializer.ofPreview
        lines.append("let view\(style.style) = \(plan.typeName)(\(arguments))")
        lines.append("view\(style.style).apply(.\(style.name))")
        let states = StateSet.combinations.map { "\($0.rawValue)" }.joined(separator: ", ")
        var exercise = "modes: [\(modes.joined(separator: ", "))], states: [\(states)]"
        if framework == .appkit, view.shows(.selected) {
          let value = plan.component.base == .button ? "state = $0 ? .on : .off" : "isSelected = $0"
          exercise += ", select: { view\(style.style).\(value) }"
        }
        lines.append("let blocks\(style.style) = exercise(view\(style.style), \(exercise))")
      }
    }
    for (index, style) in sheet.styles.enumerated()
    where framework.has(sheet.components[style.component].base) {
      lines.append("blocks += blocks\(index)")
    }
    lines.append(#"print("implicit animations: \(CALayer.implicitAnimations)\n")"#)
    lines.append(#"print(blocks.joined(separator: "\n\n"))"#)
    return lines.joined(separator: "\n") + "\n"
  }

  /// The situation in the state that a class shows where it is in this one.
  func shown(_ sheet: ResolvedSheet, _ framework: ViewFramework) -> Situation {
    let base = sheet.components[sheet.styles[style].component].base
    var result = self
    result.state.formIntersection(base.states)
    // AppKit's lists highlight nothing, and a mouse presses nothing that is disabled.
    if framework == .appkit,
      base.isCell || base == .textField || state.contains(.disabled)
        || AppleFramework.appkit.drawsItself(base)
    {
      result.state.remove(.highlighted)
    }
    return result
  }

  /// What a class builds in a state that it shows, for a style that looks like that.
  func expected(_ looks: StyleLooks, _ framework: ViewFramework, isRightToLeft: Bool = false) -> [String] {
    let look = looks.look(state: state, modes: modes)
    var dump = LookDump(look, in: Rect(size: size), isRightToLeft: isRightToLeft)
    dump.drawsBase = framework == .appkit
    let properties = looks.owner.component.properties
    if let image = properties.firstIndex(where: { $0.name == "backgroundImage" }) {
      dump.givenImage = look.properties[image].value
    }
    for (property, value) in zip(properties, look.properties) { dump.properties[property.name] = value.value }
    return dump.lines
  }
}
