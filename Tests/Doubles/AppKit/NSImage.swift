/// An image that remembers what it was made of.
open class NSImage: NSObject, LayerPicture {
  public typealias Name = String

  public private(set) var content: String
  public let size: NSSize
  /// Whether a view draws it in its tint.
  open var isTemplate = false
  nonisolated(unsafe) static var fill: CGColor?
  fileprivate nonisolated(unsafe) static var drawn: [String] = []

  public init?(named name: Name) {
    content = "asset \(name)"
    size = NSSize(width: 20, height: 10)
  }

  public init?(systemSymbolName name: String, accessibilityDescription: String?) {
    content = "system \(name)"
    size = NSSize(width: 16, height: 16)
    isTemplate = true
  }

  /// It shows what is drawn.
  public init(size: NSSize, flipped: Bool, drawingHandler: @escaping (NSRect) -> Bool) {
    content = ""
    self.size = size
    super.init()
    NSImage.drawn = []
    _ = drawingHandler(NSRect(origin: .zero, size: size))
    content = NSImage.drawn.isEmpty ? "nothing" : NSImage.drawn.joined(separator: " ")
  }

  open func layerContents(forContentsScale layerContentsScale: CGFloat) -> Any { self }
  open func draw(in rect: NSRect) { NSImage.drawn.append(content) }
}

public enum NSCompositingOperation: UInt, Sendable { case sourceAtop = 5 }

extension NSRect {
  public func fill() { NSImage.drawn.append("color \(NSImage.fill?.text ?? "nil")") }
  public func fill(using operation: NSCompositingOperation) {
    NSImage.drawn.append("tinted \(NSImage.fill?.text ?? "nil")")
  }
}

extension Bundle {
  public func image(forResource name: NSImage.Name) -> NSImage? { NSImage(named: name) }
}
