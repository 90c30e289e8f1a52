#if canImport(UIKit) && !os(watchOS)
  import UIKit
#elseif canImport(AppKit)
  import AppKit
#endif

#if canImport(UIKit) && !os(watchOS) || canImport(AppKit)
  nonisolated extension StyleFont {
    /// A text in the font's case, by the rules of the reader's language.
    func cased(_ text: String) -> String {
      switch textCase {
      case .none: return text
      case .uppercase: return text.uppercased(with: .current)
      case .lowercase: return text.lowercased(with: .current)
      }
    }

    /// A text with attributes, in the font's case.
    func set(_ text: String, _ attributes: [NSAttributedString.Key: Any]) -> NSAttributedString {
      let shown = cased(text)
      var attributes = attributes
      if shown != text { attributes[._styleWritten] = text }
      return NSAttributedString(string: shown, attributes: attributes)
    }
  }

  nonisolated extension NSAttributedString.Key {
    /// Marks a text that is shown in another case than it was written in: the text as it was written.
    fileprivate static let _styleWritten = NSAttributedString.Key("StyleWritten")
  }

  @_spi(Generated) nonisolated extension NSAttributedString {
    /// The text as it was written, before a font of a style changed its case.
    public var _styleWritten: String {
      guard length > 0,
        let text = attribute(._styleWritten, at: 0, effectiveRange: nil) as? String,
        // An app may have changed the text, and kept its attributes.
        [text.uppercased(with: .current), text.lowercased(with: .current)].contains(string)
      else { return string }
      return text
    }
  }
#endif
