import StyleModel

extension ViewClass {
  /// The name of the AppKit class's property that an app or Interface Builder may set, while a generated layer shows its value in place of
  /// the class. A style sets it, or leaves it as it is.
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
  /// The statement that assigns a style's value of a property that is no part of a look; nil where there is none.
  func assignment(of slot: Slot, of property: Property, _ base: BaseClass) -> String? {
    base.shownProperty(property.name).setter(in: self).assignment(of: "style.\(slot.storage)")
  }
}
