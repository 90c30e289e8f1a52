#if canImport(UIKit) && !os(watchOS)
  import UIKit

  @_spi(Generated) extension StyleSpoken {
    /// What a view says as a part of another one.
    static func text(of view: UIView) -> String? {
      let texts = [view.accessibilityLabel, view.accessibilityValue].compactMap { $0 }
      return texts.isEmpty ? nil : texts.joined(separator: ", ")
    }

    /// Leaves out views that are a part of another view's look: that one says what they show.
    public static func hide(_ views: [UIView]) {
      for view in views {
        view.isAccessibilityElement = false
        view.accessibilityElementsHidden = true
      }
    }

    /// Whether a view is one element: an element hides those in it, so a view that an app has added others to is none.
    public static func isElement(_ view: UIView, saying label: String?) -> Bool {
      label != nil && !subviews(of: view).contains(where: hasElements)
    }

    /// The elements of a view that is none itself: parts of its look, then what an app has added. They are kept in `known`.
    public static func elements(
      _ parts: [StyleSpoken],
      in view: UIView,
      _ known: inout [StyleElement]
    ) -> [Any]? {
      if view.isAccessibilityElement { return nil }
      let seen = StyleSpoken.seen(parts, in: view.layer)
      while known.count < seen.count { known.append(StyleElement(accessibilityContainer: view)) }
      for (element, part) in zip(known, seen) where part.view == nil {
        element.show(part, in: view)
      }
      let own: [Any] = zip(known, seen).map { element, part in
        part.view.map { $0 as Any } ?? element
      }
      let added = subviews(of: view).filter { subview in
        let isOwn = parts.contains { $0.view?.isDescendant(of: subview) ?? false }
        return hasElements(subview) && !isOwn
      }
      return own + (added as [Any])
    }

    /// What UIKit adds to a control's or a cell's traits in its state.
    public static func traits(isSelected: Bool, isEnabled: Bool = true) -> UIAccessibilityTraits {
      var traits: UIAccessibilityTraits = []
      if isSelected { traits.insert(.selected) }
      if !isEnabled { traits.insert(.notEnabled) }
      return traits
    }

    /// Those of a control that says whether it is on: from iOS 17, its value says it in place of `selected`.
    public static func traits(ofToggle traits: UIAccessibilityTraits) -> UIAccessibilityTraits {
      guard #available(iOS 17.0, tvOS 17.0, *) else { return traits }
      return traits.subtracting(.selected).union(.toggleButton)
    }

    /// The value of such a control, which UIKit reads as on or off.
    public static func value(ofToggle isOn: Bool) -> String? {
      guard #available(iOS 17.0, tvOS 17.0, *) else { return nil }
      return isOn ? "1" : "0"
    }

    /// The views that an app has added to a view; to a cell, it adds them to the content view.
    private static func subviews(of view: UIView) -> [UIView] {
      let content =
        (view as? UITableViewCell)?.contentView ?? (view as? UICollectionViewCell)?.contentView
      return (content ?? view).subviews
    }

    private static func hasElements(_ view: UIView) -> Bool {
      if view.isHidden || view.accessibilityElementsHidden { return false }
      if view.isAccessibilityElement || view.accessibilityElements?.isEmpty == false { return true }
      return view.subviews.contains(where: hasElements)
    }
  }

  /// A part of a view's look as an element of its own.
  @_spi(Generated) public final class StyleElement: UIAccessibilityElement {
    private weak var view: UIView?
    private var layer: CALayer?

    fileprivate func show(_ part: StyleSpoken, in view: UIView) {
      self.view = view
      layer = part.layer
      accessibilityLabel = part.text
      switch part.kind {
      case .text: accessibilityTraits = .staticText
      case .header: accessibilityTraits = [.staticText, .header]
      case .image: accessibilityTraits = .image
      }
    }

    /// Follows the layer.
    public override var accessibilityFrameInContainerSpace: CGRect {
      get {
        guard let view, let layer else { return view?.bounds ?? .zero }
        return view.layer.convert(layer.bounds, from: layer)
      }
      set {}
    }
  }
#endif
