import StyleModel

// Where the two frameworks part.
extension ViewClass {
  /// The protocols by which a class is told of events.
  var eventProtocols: [String] {
    framework == .uikit && shows(.hovered) ? ["UIPointerInteractionDelegate"] : []
  }

  /// Variables that hold what the framework tells once.
  func writeStoredEvents(_ writer: inout SwiftWriter) {
    switch framework {
    case .uikit: writeUIKitVariables(&writer)
    case .appkit: writeAppKitVariables(&writer)
    }
  }

  /// The first lines of `setUp()`.
  func writeView(_ writer: inout SwiftWriter) {
    if framework == .appkit { writeAppKitView(&writer) }
  }

  /// Puts the layers into each other.
  func writeTree(_ writer: inout SwiftWriter) {
    switch framework {
    case .uikit: writeUIKitTree(&writer)
    case .appkit: writeAppKitTree(&writer)
    }
  }

  /// The last lines of `setUp()`.
  func writeObservation(_ writer: inout SwiftWriter) {
    if framework == .uikit { writeUIKitObservation(&writer) }
  }

  /// Lays out what AppKit would draw below the layers: a title, an image, a text.
  func writeContentLayout(_ writer: inout SwiftWriter) {
    func name(_ layer: String) -> String? {
      layers.first { $0.layer.isContent && $0.layer.name == layer }?.name
    }
    if let text = name("text") { writer.line("\(text).center(in: bounds)") }
    guard let title = name("title"), let image = name("image") else { return }
    let insets = plan.baseProperty("contentInsets").map { plan.read(property: $0, of: "look").text }
    let frame = insets.map { "bounds.inset(by: \($0))" } ?? "bounds"
    writer.line("\(title).place(beside: \(image), in: \(frame))")
  }

  /// What makes the class show its look anew.
  func writeEvents(_ writer: inout SwiftWriter) {
    writeMissingStates(&writer)
    switch framework {
    case .uikit: writeUIKitEvents(&writer)
    case .appkit: writeAppKitEvents(&writer)
    }
  }
}

extension Layer {
  /// Whether it is what a base class writes or puts in its middle.
  var isContent: Bool { isOfBaseClass && (kind == .text || frame == .buttonContent) }
}
