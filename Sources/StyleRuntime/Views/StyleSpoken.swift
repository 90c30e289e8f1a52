#if canImport(UIKit) && !os(watchOS)
  import UIKit
#elseif canImport(AppKit)
  import AppKit
#endif

#if canImport(UIKit) && !os(watchOS) || canImport(AppKit)
  /// A part of a view that assistive technologies read.
  @_spi(Generated) @MainActor public struct StyleSpoken {
    public let layer: CALayer?
    public let text: String?
    public let kind: Kind
    /// A view that people operate, and that is an element itself.
    var view: PlatformView? = nil

    public enum Kind {
      case text, header, image
    }

    /// The text that a layer shows.
    public static func text(_ layer: CATextLayer, as kind: Kind = .text) -> StyleSpoken {
      let text = (layer.string as? NSAttributedString)?._styleWritten ?? layer.string as? String
      return StyleSpoken(layer: layer, text: text, kind: kind)
    }

    /// A text for what a layer draws.
    public static func label(
      _ label: String?,
      for layer: CALayer?,
      as kind: Kind = .text
    ) -> StyleSpoken {
      StyleSpoken(layer: layer, text: label, kind: kind)
    }

    /// What another component says that a layer holds.
    public static func view(_ view: PlatformView) -> StyleSpoken {
      StyleSpoken(layer: view.layer, text: text(of: view), kind: .text)
    }

    /// A view in a layer that people operate, such as a text field.
    public static func operated(_ view: PlatformView) -> StyleSpoken {
      StyleSpoken(layer: view.layer, text: nil, kind: .text, view: view)
    }

    /// The texts of all parts that can be seen in a view's layer, with the pauses of commas.
    public static func label(_ parts: [StyleSpoken], in root: CALayer?, after first: String? = nil)
      -> String?
    {
      let texts = [first].compactMap { $0 } + seen(parts, in: root).compactMap(\.text)
      return texts.isEmpty ? nil : texts.joined(separator: ", ")
    }

    /// The parts with a text, and those that people operate, that are in no layer that is hidden or has no opacity.
    public static func seen(_ parts: [StyleSpoken], in root: CALayer?) -> [StyleSpoken] {
      parts.filter { part in
        if part.view == nil, part.text?.isEmpty ?? true { return false }
        var next = part.layer
        while let layer = next, layer !== root {
          if layer.isHidden || layer.opacity <= 0 { return false }
          next = layer.superlayer
        }
        return true
      }
    }

    /// A part of a whole in the reader's language, such as “25%”.
    public static func percent(_ part: Double) -> String {
      NumberFormatter.localizedString(from: NSNumber(value: part), number: .percent)
    }

    /// A number in the reader's language.
    public static func number(_ number: Double) -> String {
      NumberFormatter.localizedString(from: NSNumber(value: number), number: .decimal)
    }
  }
#endif
