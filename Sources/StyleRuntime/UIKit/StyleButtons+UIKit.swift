#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// A field of a button or its configuration that the style sets, and the app too.
  @_spi(Generated) nonisolated public struct StyleField<Value: Equatable> {
    private var isFirst = true
    /// What the app gave it.
    private var given: Value?
    /// What the field was set to.
    private var shown: Value?

    public init() {}

    /// Shows what the style says, or else what the app gave the field. What the app has set since stays until the
    /// style says something else.
    public mutating func show(
      _ value: Value?,
      else other: Value? = nil,
      isNew: Bool,
      in field: inout Value?
    ) {
      if isFirst || field != shown {
        given = field
        if !isFirst, !isNew { return }
      }
      isFirst = false
      field = value ?? given ?? other
      shown = field
    }

    /// The text of the field as it was written; nil where it is shown so.
    public private(set) var written: Value?
    /// The same in the case in which it is shown.
    private var cased: Value?

    /// The texts of a title and a subtitle as they were written, as one label; nil if both are shown so.
    public func written(
      in title: String?,
      _ subtitle: StyleField,
      in subtitleText: String?
    ) -> String? where Value == String {
      if written == nil, subtitle.written == nil { return nil }
      return (written ?? title)._styleFollowed(by: subtitle.written ?? subtitleText)
    }

    /// Shows a text in a font's case.
    public mutating func show(
      _ value: String?,
      in font: StyleFont,
      isNew: Bool,
      in field: inout String?
    ) where Value == String {
      if let written, field == cased { field = written }
      show(value, isNew: isNew, in: &field)
      let text = field
      field = text.map(font.cased)
      written = field == text ? nil : text
      cased = field
    }

    public mutating func show(_ value: Value, isNew: Bool, in field: inout Value) {
      var shown: Value? = field
      show(value, isNew: isNew, in: &shown)
      if let shown { field = shown }
    }
  }

  @_spi(Generated) extension UIButton {
    /// Sets the titles in lines and letters as a font says; where it says nothing of them, as usual. A state has a
    /// title of its own if its text or its colour is another one than usual. An attributed title of the app stays.
    public func _styleSetTitle(in font: StyleFont) {
      let attributes = font.uiAttributes(
        in: font.uiFont(for: traitCollection),
        alignment: .center,
        lineBreakMode: .byTruncatingMiddle
      )
      let (usualTitle, usualColor) = (title(for: .normal), titleColor(for: .normal))
      for state in UIButton.statesOfTitles {
        let (title, color) = (title(for: state), titleColor(for: state))
        var before = attributedTitle(for: state)
        // A state without a title of its own has the usual one.
        if state != .normal, before == attributedTitle(for: .normal) { before = nil }
        if let before, !before._styleIsSetByStyle { continue }
        var shown: NSAttributedString?
        if state == .normal || title != usualTitle || color != usualColor, let title,
          var attributes
        {
          attributes[.foregroundColor] = color
          shown = font.set(title, attributes)
        }
        if shown != before { setAttributedTitle(shown, for: state) }
      }
    }

    /// The title as it was written, for what reads it aloud.
    public var _styleWrittenText: String? { attributedTitle(for: state)?._styleWritten }

    /// The usual one first.
    private static let statesOfTitles: [UIControl.State] = [
      .normal, .highlighted, .selected, [.selected, .highlighted], .disabled,
      [.disabled, .selected], .focused, [.focused, .selected], [.focused, .highlighted],
    ]

    /// Keeps image and title above the button's own layers: UIKit makes them late, and the image
    /// below all that is there.
    public func _styleRaiseContent() {
      if currentImage != nil || configuration?.image != nil { imageView?.layer.zPosition = 1 }
      if currentTitle != nil || configuration?.title != nil { titleLabel?.layer.zPosition = 1 }
    }

    /// The colour of what a style writes in the button: the tint, where it says none.
    public func _styleInk(_ color: StyleColor?) -> CGColor {
      (color?.uiColor ?? tintColor).resolvedColor(with: traitCollection).cgColor
    }

    /// Shows an activity indicator in place of the image.
    public func _styleShow(isActive: Bool) {
      if isActive, indicator == nil { addSubview(StyleButtonIndicator(frame: .zero)) }
      guard let indicator else { return }
      isActive ? indicator.startAnimating() : indicator.stopAnimating()
      setNeedsLayout()
      invalidateIntrinsicContentSize()
    }

    private var indicator: StyleButtonIndicator? {
      subviews.lazy.compactMap { $0 as? StyleButtonIndicator }.first
    }

    /// That of the image or of the activity indicator in its place.
    private var sizeOfImage: StyleSize? {
      if indicator?.isAnimating == true {
        return StyleSize(
          width: StyleButtonLayout.activitySide,
          height: StyleButtonLayout.activitySide
        )
      }
      return currentImage.map { StyleSize(width: $0.size.width, height: $0.size.height) }
    }

    /// How many lines a title has: where that is one, it wraps at the reader's text sizes for accessibility, if its font
    /// follows these.
    public func _styleLines(_ lines: Int, in font: StyleFont) -> Int {
      let isLarge = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
      return lines == 1 && isLarge && font.textStyle != nil ? 0 : lines
    }

    /// That of image and texts, each text in no more than some lines of what the image leaves of a width.
    public func _styleSizeOfContent(
      placement: String = "leading",
      padding: CGFloat = 0,
      subtitle: CATextLayer? = nil,
      titlePadding: CGFloat = 0,
      titleAlignment: String = "automatic",
      in width: CGFloat = .infinity,
      lines: Int = 1
    ) -> CGSize {
      let layout = contentLayout(placement, padding, titlePadding, titleAlignment)
      let image = sizeOfImage
      let room = layout.room(beside: image, in: StyleSize(width: width, height: .infinity))
      let title = sizeOfTitle(in: room.width, lines: lines)
      let texts = layout.texts(
        title: StyleSize(of: title),
        subtitle: size(of: subtitle, in: room.width, lines: lines)
      )
      return CGSize(layout.size(image: image, title: texts))
    }

    /// Image and texts, aligned as they are in all of the button.
    private func contentLayout(
      _ placement: String,
      _ padding: CGFloat,
      _ titlePadding: CGFloat,
      _ titleAlignment: String
    ) -> StyleButtonLayout {
      let horizontal: String
      switch effectiveContentHorizontalAlignment {
      case .left, .leading, .fill: horizontal = "left"
      case .right, .trailing: horizontal = "right"
      default: horizontal = "center"
      }
      let vertical: String
      switch contentVerticalAlignment {
      case .top, .fill: vertical = "top"
      case .bottom: vertical = "bottom"
      default: vertical = "center"
      }
      return StyleButtonLayout(
        placement: placement,
        padding: padding,
        horizontalAlignment: horizontal,
        verticalAlignment: vertical,
        titlePadding: titlePadding,
        titleAlignment: titleAlignment,
        isRightToLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft
      )
    }

    /// The title's label has its text only once it is laid out.
    private func sizeOfTitle(in width: CGFloat, lines: Int) -> CGSize {
      let attributes = (titleLabel?.font).map { [NSAttributedString.Key.font: $0] }
      let plain = currentTitle.map { NSAttributedString(string: $0, attributes: attributes) }
      guard let title = attributedTitle(for: state) ?? plain, title.length > 0 else { return .zero }
      let room = width.isFinite && lines != 1 ? max(0, width) : .greatestFiniteMagnitude
      let size = title._styleSize(in: room, lines: lines)
      return CGSize(width: size.width.rounded(.up), height: size.height.rounded(.up))
    }

    private func size(of subtitle: CATextLayer?, in width: CGFloat, lines: Int) -> StyleSize? {
      subtitle?.isWrapped = lines != 1
      return subtitle.flatMap { StyleSize(of: $0._styleSize(in: width, lines: lines)) }
    }

    /// Puts image and texts beside each other into a part of the button, aligned as they are in all of it.
    public func _stylePlaceContent(
      in box: CGRect,
      placement: String = "leading",
      padding: CGFloat = 0,
      subtitle: CATextLayer? = nil,
      titlePadding: CGFloat = 0,
      titleAlignment: String = "automatic",
      lines: Int = 1
    ) {
      let layout = contentLayout(placement, padding, titlePadding, titleAlignment)
      var image = sizeOfImage
      if let size = image, size.width <= 0 && size.height <= 0 { image = nil }
      let width = min(image?.width ?? 0, box.width)
      let shown = image.map { StyleSize(width: width, height: $0.height) }
      let room = layout.room(beside: shown, in: StyleSize(width: box.width, height: box.height))
      var title = CGSize.zero
      if lines != 1 {
        title = sizeOfTitle(in: room.width, lines: lines)
      } else if currentTitle != nil {
        title = titleLabel?.intrinsicContentSize ?? .zero
      }
      let (own, below) = (
        StyleSize(of: title),
        size(of: subtitle, in: room.width, lines: lines)
      )
      let texts = layout.texts(title: own, subtitle: below)
      let frames = layout.frames(in: StyleRect(box), image: image, title: texts)
      let placed = layout.frames(ofTextsIn: frames.title, title: own, subtitle: below)
      if image != nil { placeImage(in: CGRect(frames.image)) }
      if title != .zero { titleLabel?.frame = CGRect(placed.title) }
      guard let subtitle else { return }
      CATransaction._styleBegin(moving: nil)
      subtitle.zPosition = 1
      subtitle.frame = CGRect(placed.subtitle)
      CATransaction.commit()
    }

    /// The image, or the activity indicator in its place.
    private func placeImage(in frame: CGRect) {
      guard let indicator else {
        imageView?.frame = frame
        return
      }
      if currentImage != nil {
        imageView?.isHidden = indicator.isAnimating
        if !indicator.isAnimating { imageView?.frame = frame }
      }
      indicator.color = currentTitleColor
      indicator.layer.zPosition = 1
      indicator.frame = frame
    }
  }

  /// What a button shows while it is at work.
  private final class StyleButtonIndicator: UIActivityIndicatorView {
    override init(frame: CGRect) {
      super.init(frame: frame)
      style = .medium
      isUserInteractionEnabled = false
    }

    required init(coder: NSCoder) { super.init(coder: coder) }
  }

  nonisolated extension StyleSize {
    /// nil for a title without letters.
    fileprivate init?(of title: CGSize) {
      if title == .zero { return nil }
      self.init(width: title.width, height: title.height)
    }
  }

  @_spi(Generated) extension UIControl {
    /// Sets `contentHorizontalAlignment` by the name of its value.
    public func _styleAlignHorizontally(_ name: String) {
      switch name {
      case "left": contentHorizontalAlignment = .left
      case "right": contentHorizontalAlignment = .right
      case "leading": contentHorizontalAlignment = .leading
      case "trailing": contentHorizontalAlignment = .trailing
      default: contentHorizontalAlignment = .center
      }
    }

    /// Sets `contentVerticalAlignment` by the name of its value.
    public func _styleAlignVertically(_ name: String) {
      switch name {
      case "top": contentVerticalAlignment = .top
      case "bottom": contentVerticalAlignment = .bottom
      default: contentVerticalAlignment = .center
      }
    }
  }
#endif
