#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit

  @_spi(Generated) extension StyleSpoken {
    /// What a view says as a part of another one. AppKit's labels say their text as a value.
    static func text(of view: NSView) -> String? {
      let texts = [view.accessibilityLabel(), view.accessibilityValue() as? String].compactMap {
        $0
      }
      let said = texts.filter { !$0.isEmpty }
      return said.isEmpty ? nil : said.joined(separator: ", ")
    }

    /// The elements in a view: what an app has added to it, and not the views that are a part of its look.
    public static func children(of view: NSView, without own: [NSView]) -> [Any] {
      let added = view.subviews.filter { view in !own.contains { $0 === view } }
      return NSAccessibility.unignoredChildren(from: added)
    }

    /// An element for each part of a view's look. They are kept in `known`.
    public static func elements(
      _ parts: [StyleSpoken],
      in view: NSView,
      _ known: inout [NSAccessibilityElement]
    ) -> [Any] {
      let seen = StyleSpoken.seen(parts, in: view.layer)
      while known.count < seen.count { known.append(NSAccessibilityElement()) }
      for (element, part) in zip(known, seen) where part.view == nil {
        part.show(in: view, element)
      }
      return zip(known, seen).flatMap { element, part in
        part.view.map { NSAccessibility.unignoredChildren(from: [$0]) } ?? [element]
      }
    }

    private func show(in view: NSView, _ element: NSAccessibilityElement) {
      element.setAccessibilityParent(view)
      element.setAccessibilityRole(kind == .image ? .image : .staticText)
      element.setAccessibilityLabel(kind == .image ? text : nil)
      element.setAccessibilityValue(kind == .image ? nil : text)
      if let layer, let root = view.layer {
        element.setAccessibilityFrameInParentSpace(root.convert(layer.bounds, from: layer))
      }
    }
  }
#endif
