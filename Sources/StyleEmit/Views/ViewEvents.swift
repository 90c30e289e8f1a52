import StyleModel

// Where the two frameworks part.
extension ViewClass {
  /// The protocols through which a class hears of what not every system has.
  func writeConformances(_ writer: inout SwiftWriter) {
    if framework == .appkit, followsSurroundings {
      writer.line()
      writer.deprecation(plan.component.deprecated)
      writer.block("extension \(plan.typeName): StyleFollower") {
        // The library's protocol is public, and so must be what it asks for.
        let access = options.runtime == .import ? options.access.prefix : ""
        $0.line("\(access)func _followSurroundings() { _showStyle() }")
      }
    }
  }

  /// Variables for what the framework reports once.
  func writeStoredEvents(_ writer: inout SwiftWriter) {
    writePointerAndFocus(&writer)
    writeEntryObserver(&writer)
    if plan.followsEditing { writer.line("private let _editing = StyleEditing()") }
    if stopsMotion { writer.line("private var _motionObserver: StyleMotionObserver?") }
    if followsSettings { writer.line("private var _settingsObserver: StyleSettingsObserver?") }
    switch framework {
    case .uikit: writeUIKitVariables(&writer)
    case .appkit: writeAppKitVariables(&writer)
    }
  }

  /// The first lines of `setUp()`.
  func writeView(_ writer: inout SwiftWriter) {
    switch framework {
    case .uikit: shown.uikit.setUp(self, &writer)
    case .appkit: writeAppKitView(&writer)
    }
    writeAccessibilitySetUp(&writer)
  }

  /// Writes the lines that add each layer to the one around it.
  func writeTree(_ writer: inout SwiftWriter) {
    writeContainerTree(&writer)
    switch framework {
    case .uikit: writeUIKitTree(&writer)
    case .appkit: writeAppKitTree(&writer)
    }
    writeHiddenViews(&writer)
  }

  /// Writes the object that follows the pointer and the focus.
  private func writePointerAndFocus(_ writer: inout SwiftWriter) {
    let effect = framework == .uikit ? [Code("hasEffect: \(hasHoverEffect)")] : []
    let focus = [Code("followsFocus: \(!isFocusTold)")]
    writer.statement(
      "private let \(ViewClass.pointerAndFocus) = ", .call("StylePointerAndFocus", effect + focus))
  }

  /// The last lines of `setUp()`.
  func writeObservation(_ writer: inout SwiftWriter) {
    writer.line("\(ViewClass.pointerAndFocus).follow(self) { $0.\(showsState) }")
    if plan.followsEditing { writer.line("_editing.follow(self) { $0.\(showsState) }") }
    if framework == .uikit { writeUIKitObservation(&writer) }
    if stopsMotion {
      writer.line("_motionObserver = StyleMotionObserver { [weak self] in self?._showStyle() }")
    }
    if followsSettings {
      writer.line("_settingsObserver = StyleSettingsObserver { [weak self] in self?._showStyle() }")
    }
    if options.liveUpdates {
      writer.whileDebugging { $0.line("StyleUpdates.tell(self) { $0._showStyle() }") }
    }
  }

  private var placeOfText: [Code] {
    textPlace.map { [plan.value(ofProperty: $0, of: "look").word.bare.labeled("at")] } ?? []
  }

  /// Writes the layout of the contents that AppKit would draw below the layers: a title, an image, a text.
  func writeContentLayout(_ writer: inout SwiftWriter) {
    for (_, layer, text) in layers where layer.isContent && !layer.frame.isButtonContent {
      writer.statement("\(text).", .call("_styleCenter", [frame(of: layer).labeled("in")] + placeOfText))
    }
    guard let title = contentVariable(.text), let image = contentVariable(.image) else { return }
    let insets = contentInsets.map { turnedInsets($0).text }
    let frame = insets.map { "bounds._styleInset(by: \($0))" } ?? "bounds"
    guard let property = plan.baseProperty(.image) else { return }
    let picture = shownPicture(property)
    let lines = titleLines.map { [$0.bare.labeled("lines")] } ?? []
    writer.statement(
      "\(title).",
      .call(
        "_stylePlace",
        [Code("beside: \(image)"), picture] + imageArguments + alignmentArguments
          + [Code("in: \(frame)"), Code(framework.layoutDirection)] + lines))
  }

  /// The variable of the layer that shows a text or an image of the base class.
  func contentVariable(_ role: PropertyRole) -> String? {
    layers.first { $0.layer.isContent && plan.role(ofContentOf: $0.layer) == role }?.name
  }

  /// The picture of a property: the one that the app gave, or the style's.
  func shownPicture(_ property: Int) -> Code {
    let picture = picture(plan.value(ofProperty: property, of: "look"))
    let shown = givenPicture(ofProperty: property).map {
      SwiftValue($0.variable, mayBeNil: true).or(picture)
    }
    return Code((shown ?? picture).operand(of: .nilCoalescing).text)
  }

  /// Writes the handlers of all events after which the class shows its look again.
  func writeEvents(_ writer: inout SwiftWriter) {
    writeMissingStates(&writer)
    switch framework {
    case .uikit: writeUIKitEvents(&writer)
    case .appkit: writeAppKitEvents(&writer)
    }
    writeEntryEvents(&writer)
    writeAccessibility(&writer)
  }
}

extension Layer {
  /// Whether the layer is a text of a base class, or a part of its button's content.
  var isContent: Bool { isOfBaseClass && (kind == .text || frame.isButtonContent) }
}
