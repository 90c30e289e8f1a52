#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit

  @_spi(Generated) extension NSSegmentedControl {
    /// Makes a segment of each title. The one that is selected stays so, if there is still one in its place; else that of a style is.
    public func _styleShow(titles: [String], selecting place: Int) {
      let selected = selectedSegment
      segmentCount = titles.count
      for (place, title) in titles.enumerated() { setLabel(title, forSegment: place) }
      _styleSelect(titles.indices.contains(selected) ? selected : place)
    }

    /// Selects a segment, or none where there is none at the place.
    public func _styleSelect(_ place: Int) {
      selectedSegment = (0..<segmentCount).contains(place) ? place : -1
    }

    /// Writes the titles in a font; without one, in AppKit’s.
    public func _styleShow(font shown: NSFont?) {
      font = shown ?? .systemFont(ofSize: NSFont.systemFontSize)
    }
  }
#endif
