#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit

  @_spi(Generated) extension CATextLayer {
    /// That of a button's picture and the text as its title, in whole points: where the text wraps, in lines of what the picture leaves
    /// of some width.
    public func _styleSize(
      beside picture: NSImage?,
      placement: String = "leading",
      padding: CGFloat = 0,
      in width: CGFloat = .infinity,
      lines: Int = 1
    ) -> CGSize {
      let layout = StyleButtonLayout(
        placement: placement,
        padding: padding,
        horizontalAlignment: "center",
        verticalAlignment: "center",
        isRightToLeft: false
      )
      let image = picture.map { StyleSize(width: $0.size.width, height: $0.size.height) }
      let room = layout.room(beside: image, in: StyleSize(width: width, height: .infinity))
      let title = StyleSize(of: _styleSize(in: room.width, lines: lines))
      return CGSize(layout.size(image: image, title: title))
    }

    /// Puts a button's picture and the text as its title beside each other into a frame.
    public func _stylePlace(
      beside layer: CALayer,
      _ picture: NSImage?,
      placement: String = "leading",
      padding: CGFloat = 0,
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
        isRightToLeft: direction == .rightToLeft
      )
      let image = picture.map { StyleSize(width: $0.size.width, height: $0.size.height) }
      let room = layout.room(
        beside: image,
        in: StyleSize(width: frame.width, height: frame.height)
      )
      let text = isWrapped ? _styleSize(in: room.width, lines: lines) : _styleSizeOfLine
      let frames = layout.frames(in: StyleRect(frame), image: image, title: StyleSize(of: text))
      layer._stylePlace(in: CGRect(frames.image))
      _stylePlace(in: CGRect(frames.title))
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
