#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit

  @_spi(Generated) extension CATextLayer {
    /// That of a button's picture and its texts, this one as its title, in whole points: where the text wraps, in lines of what the picture leaves
    /// of some width.
    public func _styleSize(
      beside picture: NSImage?,
      placement: String = "leading",
      padding: CGFloat = 0,
      subtitle: CATextLayer? = nil,
      titlePadding: CGFloat = 0,
      titleAlignment: String = "automatic",
      in width: CGFloat = .infinity,
      lines: Int = 1
    ) -> CGSize {
      let layout = StyleButtonLayout(
        placement: placement,
        padding: padding,
        horizontalAlignment: "center",
        verticalAlignment: "center",
        titlePadding: titlePadding,
        titleAlignment: titleAlignment,
        isRightToLeft: false
      )
      let image = picture.map { StyleSize(width: $0.size.width, height: $0.size.height) }
      let room = layout.room(beside: image, in: StyleSize(width: width, height: .infinity))
      let texts = layout.texts(
        title: StyleSize(of: _styleSize(in: room.width, lines: lines)),
        subtitle: subtitle.flatMap { StyleSize(of: $0._styleSize(in: room.width, lines: lines)) }
      )
      return CGSize(layout.size(image: image, title: texts))
    }

    /// Puts a button's picture and its texts, this one as its title, beside each other into a frame.
    public func _stylePlace(
      beside layer: CALayer,
      _ picture: NSImage?,
      placement: String = "leading",
      padding: CGFloat = 0,
      subtitle: CATextLayer? = nil,
      titlePadding: CGFloat = 0,
      titleAlignment: String = "automatic",
      horizontalAlignment: String = "center",
      verticalAlignment: String = "center",
      in frame: CGRect,
      _ direction: NSUserInterfaceLayoutDirection,
      lines: Int = 1
    ) {
      let layout = StyleButtonLayout(
        placement: placement,
        padding: padding,
        horizontalAlignment: horizontalAlignment,
        verticalAlignment: verticalAlignment,
        titlePadding: titlePadding,
        titleAlignment: titleAlignment,
        isRightToLeft: direction == .rightToLeft
      )
      let image = picture.map { StyleSize(width: $0.size.width, height: $0.size.height) }
      let room = layout.room(
        beside: image,
        in: StyleSize(width: frame.width, height: frame.height)
      )
      func size(_ text: CATextLayer) -> StyleSize? {
        StyleSize(
          of: text.isWrapped
            ? text._styleSize(in: room.width, lines: lines) : text._styleSizeOfLine
        )
      }
      let (own, below) = (size(self), subtitle.flatMap(size))
      let texts = layout.texts(title: own, subtitle: below)
      let frames = layout.frames(in: StyleRect(frame), image: image, title: texts)
      let placed = layout.frames(ofTextsIn: frames.title, title: own, subtitle: below)
      layer._stylePlace(in: CGRect(frames.image))
      _stylePlace(in: CGRect(placed.title))
      subtitle?._stylePlace(in: CGRect(placed.subtitle))
    }
  }

  nonisolated extension StyleSize {
    /// nil for a title without letters.
    fileprivate init?(of title: CGSize) {
      if title.width <= 0 { return nil }
      self.init(width: title.width, height: title.height)
    }
  }
#endif
