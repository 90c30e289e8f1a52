import StyleModel

// A property that moves by itself. The layers keep its old value until the rest of a change is shown, and then go to the new one in an
// animation of its own.
extension ViewClass {
  /// Whether some property animates when it is changed.
  var movesProperties: Bool { !plan.movingProperties.isEmpty }

  /// The statement that shows a change of the style.
  var showsChangedStyle: String { movesProperties ? "_changeStyle()" : "_showStyle()" }

  /// The method that does the pending layout.
  var layOut: String { framework == .uikit ? "layoutIfNeeded" : "layoutSubtreeIfNeeded" }

  func writeWaitingValues(_ writer: inout SwiftWriter) {
    for moving in plan.movingProperties {
      writer.documentation(
        "What layers show of `\(moving.slot.name)` until it moves; nil while that is the style's value.")
      writer.line("private var \(moving.variable): \(moving.slot.changedType)")
    }
  }

  /// The look that is on screen next.
  func writeLook(_ resolved: String, _ writer: inout SwiftWriter) {
    let pictures = askedPictures
    guard movesProperties || !pictures.isEmpty || !entries.isEmpty else {
      return writer.line("let look = \(resolved)")
    }
    writer.line("var look = \(resolved)")
    for picture in pictures {
      // The app's image stands for it, so that nobody looks for an asset of the name.
      let name = stringLiteral(picture.name)
      writer.block("if \(picture.variable) != nil, look.\(picture.storage) == nil") {
        $0.line("look.\(picture.storage) = .asset(\(name))")
      }
    }
    writeEnteredLook(&writer)
    for moving in plan.movingProperties {
      writer.branch("let waiting = \(moving.variable)", then: "look.\(moving.slot.storage) = waiting")
    }
  }

  func writePropertyMotion(_ resolved: (_ modes: String) -> String, _ writer: inout SwiftWriter) {
    let moving = plan.movingProperties
    guard !moving.isEmpty else { return }
    let stops = moving.contains { !plan.isFade(property: $0.transition.property) }
    writer.line()
    writer.documentation("Shows another style. What moves by itself follows when the rest is there.")
    writer.block("private func _changeStyle()") { writer in
      writer.block("guard let (before, modes) = _shown, _styleMovesByItself else") { writer in
        for each in moving { writer.line("\(each.variable) = nil") }
        writer.line("return _styleSettle { _showStyle() }")
      }
      if plan.usesTokens { writer.line("let tokens = \(tokensAround)") }
      let entries = movingEntries.map(\.entry)
      writer.line("\(entries.isEmpty ? "let" : "var") look = \(resolved("modes"))")
      for entry in entries {
        let member = "look." + entry.slot.storage
        writer.branch(
          ifAll: ["\(member) == \(entry.styledVariable)", "let entered = \(entry.variable)"],
          then: ["\(member) = entered"])
      }
      if stops { writer.line("let isStill = \(framework.reducesMotion)") }
      for each in moving {
        let name = each.slot.storage
        let stillness = plan.isFade(property: each.transition.property) ? [] : ["!isStill"]
        writer.line("\(each.variable) = nil")
        writer.branch(
          ifAll: stillness + ["look.\(name) != before.\(name)"],
          then: ["\(each.variable) = before.\(name)"])
      }
      writer.line("_showStyle()")
      writer.comment("What else is to be laid out doesn't move with it.")
      for each in moving {
        writer.block("if \(each.variable) != nil") { writer in
          let timing = plan.value(each.transition.timing, as: .animation, of: "look")
          writer.statement("let animation = ", timing.bare)
          writer.lines(
            """
            animation._styleAfterDelay { [weak self] in
              self?.\(layOut)()
              self?.\(each.variable) = nil
              self?._move(animation)
            }
            """)
        }
      }
    }
  }
}

/// A property that animates when it is changed, and its storage in generated code.
struct MovingProperty {
  let transition: PropertyTransition
  let slot: Slot
  /// The variable for the value that layers show before it animates.
  let variable: String
}

extension ComponentPlan {
  /// The animating properties with a value of their own in the generated struct.
  var movingProperties: [MovingProperty] {
    component.propertyTransitions.compactMap { transition in
      slot(ofProperty: transition.property).map {
        MovingProperty(
          transition: transition, slot: $0,
          // No other variable ends so.
          variable: "_" + swiftIdentifier(withoutBackticks($0.storage) + "+to+move"))
      }
    }
  }

  /// Whether a curve may be one that views don't have by name.
  var movesUnnamed: Bool {
    let timings =
      [component.transition].compactMap(\.self) + component.propertyTransitions.map(\.timing)
      + component.animations.compactMap(\.drivenTiming)
    return timings.contains(where: mayBeUnnamed)
      || component.animations.contains { $0.drivenTiming == nil && !$0.timing.curve.isNamed }
  }

  /// Whether the curve of a timing may be one that views don't have by name.
  func mayBeUnnamed(_ timing: Expression) -> Bool {
    guard !readsLook(timing), case .animation(let animation)? = timing.constant?.value,
      timing.constant?.isUniform ?? false
    else { return true }
    return !animation.curve.isNamed
  }
}

extension Animation.Curve {
  /// Whether views have the curve by name.
  var isNamed: Bool {
    switch self {
    case .linear, .easeIn, .easeOut, .easeInOut: true
    case .cubicBezier, .spring: false
    }
  }
}
