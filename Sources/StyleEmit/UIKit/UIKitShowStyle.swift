import StyleModel

extension UIKitClass {
  /// Shows the look of the present state and modes.
  func writeShowStyle(_ writer: inout SwiftWriter) {
    writer.line()
    writer.block("private func showStyle()") { writer in
      writer.line("\(axes.isEmpty ? "let" : "var") modes = StyleModes(traitCollection)")
      for axis in axes { writer.line("modes.\(axis.member) = \(axis.member)") }
      writer.line("let look = style.resolved(in: \(states.isEmpty ? "[]" : "styleState"), modes: modes)")
      writeBaseProperties(&writer)
      let statements = layerStatements()
      if !statements.isEmpty {
        writer.line("CATransaction.begin()")
        writer.line("CATransaction.setDisableActions(true)")
        for (head, value) in statements { writer.statement(head, value) }
        writer.line("CATransaction.commit()")
      }
      writer.line("shown = (look, modes)")
      if layoutFollowsLook { writer.line("setNeedsLayout()") }
    }
    if !states.isEmpty {
      writer.line()
      writer.block("private var styleState: StyleState") { writer in
        writer.line("var state: StyleState = []")
        for (_, condition, state) in states {
          writer.line("if \(condition) { state.insert(.\(state)) }")
        }
        writer.line("return state")
      }
    }
  }

  /// The states in which the look differs and that the class has.
  var states: [(state: StateSet, condition: String, name: String)] {
    let base = plan.component.base
    let all: [(StateSet, String?, String)] = [
      (
        .highlighted, base.isControl || base == .label || base == .imageView ? "isHighlighted" : nil,
        "highlighted"
      ),
      (.selected, base.isControl ? "isSelected" : nil, "selected"),
      (.disabled, base.isControl ? "!isEnabled" : base == .label ? "!isEnabled" : nil, "disabled"),
      (.focused, "isFocused", "focused"),
      (.hovered, "isHovered", "hovered"),
    ]
    return all.compactMap { state, condition, name in
      guard plan.states.contains(state), let condition else { return nil }
      return (state, condition, name)
    }
  }

  /// Only what a style changes is set, so that what a storyboard says stays.
  private func writeBaseProperties(_ writer: inout SwiftWriter) {
    let component = plan.component
    let isCompared = component.properties.indices.contains { index in
      isShownByBase(index) && component.base.hasDefault(component.properties[index])
        && plan.slot(ofProperty: index).map { $0.fallback == nil } ?? false
    }
    if isCompared { writer.line("let before = shown?.look ?? \(plan.styleName)()") }
    for index in component.properties.indices where isShownByBase(index) {
      let property = component.properties[index]
      let value = plan.read(property: index, of: "look").text
      let isNil = plan.mayBeNil(.property(index))
      guard let statement = component.base.statement(property.name, value, mayBeNil: isNil) else { continue }
      let slot = plan.slot(ofProperty: index)
      if property.name == "titleColor" {
        let tint = isNil ? " ?? tintColor" : ""
        writer.line("setTitleColor(\(value)\(isNil ? "?" : "").uiColor\(tint), for: .normal)")
      } else if let slot, slot.fallback != nil {
        writer.line(statement)
      } else {
        // What is not UIKit's default is set by the first look too.
        let isDefault = slot != nil && component.base.hasDefault(property)
        let previous =
          isDefault ? "before.\(property.storage(slot))" : "shown?.look.\(property.storage(slot))"
        let isChanged = "\(value) != \(previous)"
        if property.type == .image {
          // An image of a colour is of one appearance.
          let isOutdated = "shown?.modes != modes"
          writer.branch(isChanged, isNil ? "\(value) != nil && \(isOutdated)" : isOutdated, then: statement)
        } else {
          writer.branch(isChanged, then: statement)
        }
      }
    }
  }

  private func isShownByBase(_ index: Int) -> Bool {
    let property = plan.component.properties[index]
    guard case .base = property.owner else { return false }
    return property.isOfLook || property.driven != nil
  }

  /// What is set on the layers, in drawing order.
  private func layerStatements() -> [(String, Code)] {
    plan.component.layers.enumerated().flatMap { index, layer -> [(String, Code)] in
      if index > 0 && layer.isOfBaseClass { return [] }
      let statements = plan.keys(ofLayer: index).compactMap { statement($0, ofLayer: index) }
      let state = states.isEmpty ? "[]" : "styleState"
      let nested = plan.nestedStyle(ofLayer: index, inState: state).map {
        ("\(variable(ofLayer: index)).style = ", $0)
      }
      return (nested.map { [$0] } ?? []) + statements
    }
  }

  private func statement(_ key: LayerKey, ofLayer index: Int) -> (String, Code)? {
    guard case .layer(let property) = key, let (value, mayBeNil) = plan.read(key, ofLayer: index),
      fixedValue(of: property, ofLayer: index) == nil
    else { return nil }
    let layer = plan.component.layers[index]
    // UIKit passes on what a view and its layer share.
    if index == 0, plan.slot(of: .layer(index, key)) == nil,
      case .property(let base)? = layer.value(of: property),
      isShownByBase(base)
    {
      return nil
    }
    return property.statement(on: variable(ofLayer: index).layer(layer.kind), value, mayBeNil: mayBeNil)
  }
}

extension Property {
  /// What its value is stored as, or computed under.
  fileprivate func storage(_ slot: Slot?) -> String { slot?.storage ?? swiftIdentifier(name) }
}

extension BaseClass {
  /// How UIKit shows one of its class's properties; nil for what it needs no telling.
  fileprivate func statement(_ name: String, _ value: String, mayBeNil: Bool) -> String? {
    let mark = mayBeNil ? "?" : ""
    let image = "\(value)\(mark).uiImage(for: traitCollection)"
    return switch name {
    case "backgroundColor", "tintColor", "textColor": "\(name) = \(value)\(mark).uiColor"
    case "alpha", "clipsToBounds", "isHidden", "text", "numberOfLines": "\(name) = \(value)"
    case "title": "setTitle(\(value), for: .normal)"
    case "titleColor": ""
    case "font": self == .button ? "titleLabel?.font = \(value).uiFont" : "font = \(value).uiFont"
    case "image": self == .button ? "setImage(\(image), for: .normal)" : "image = \(image)"
    case "backgroundImage": "setBackgroundImage(\(image), for: .normal)"
    case "contentInsets": "contentEdgeInsets = UIEdgeInsets(\(value))"
    case "textAlignment": "textAlignment = NSTextAlignment(\(value).rawValue)"
    case "contentMode": "contentMode = UIView.ContentMode(\(value).rawValue)"
    default: nil
    }
  }
}
