import StyleModel

extension ViewClass {
  /// The property of an AppKit class that an app or Interface Builder may set, and that holds what a layer of ours shows in place of the
  /// class: a style says what is in it, or leaves it.
  func ownContent(_ name: String) -> String? {
    framework == .appkit ? plan.component.base.findShownProperty(name)?.content?.member : nil
  }

  /// Shows what an app sets.
  func writeOwnContents(_ writer: inout SwiftWriter) {
    for property in plan.component.base.properties {
      guard let content = plan.component.base.shownProperty(property.name).content else { continue }
      writer.line()
      writer.block("\(options.access.open)override var \(content.member): \(content.type)") {
        $0.line("didSet { _showStyle() }")
      }
    }
  }
}

extension ViewFramework {
  /// Takes over what a style says that is no part of a look.
  func assignment(of slot: Slot, of property: Property, _ base: BaseClass) -> String? {
    base.shownProperty(property.name).setter(in: self).assignment(of: "style.\(slot.storage)")
  }
}
