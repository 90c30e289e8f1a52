#if canImport(UIKit) && !os(watchOS)
  import UIKit

  @_spi(Generated) extension UISegmentedControl {
    /// Makes a segment of each title. The one that is selected stays so, if there is still one in its place; else that of a style is.
    public func _styleShow(titles: [String], selecting place: Int) {
      let selected = selectedSegmentIndex
      while numberOfSegments > titles.count {
        removeSegment(at: numberOfSegments - 1, animated: false)
      }
      for (place, title) in titles.enumerated() {
        if place < numberOfSegments {
          setTitle(title, forSegmentAt: place)
        } else {
          insertSegment(withTitle: title, at: place, animated: false)
        }
      }
      _styleSelect(titles.indices.contains(selected) ? selected : place)
    }

    /// Selects a segment, or none where there is none at the place.
    public func _styleSelect(_ place: Int) {
      selectedSegmentIndex = (0..<numberOfSegments).contains(place) ? place : -1
    }

    /// Writes the titles in a colour and a font, and the selected one in others; without a font, in UIKit’s.
    public func _styleShowTitles(
      _ color: UIColor,
      _ font: StyleFont?,
      selected: UIColor?,
      _ selectedFont: StyleFont?
    ) {
      func show(_ color: UIColor, _ font: StyleFont?, for state: UIControl.State) {
        var attributes: [NSAttributedString.Key: Any] = [.foregroundColor: color]
        if let font {
          let shown = font.uiFont(for: traitCollection)
          for (key, value) in font.uiAttributes(in: shown, alignment: .center) ?? [:] {
            attributes[key] = value
          }
          attributes[.font] = shown
        }
        setTitleTextAttributes(attributes, for: state)
      }
      show(color, font, for: .normal)
      show(selected ?? color, selectedFont ?? font, for: .selected)
    }
  }

  #if !os(tvOS)
    @_spi(Generated) extension UIStepper {
      /// Keeps the value between two others. UIKit traps where the first isn’t less than the second at any time.
      public func _styleShow(least: Double, greatest: Double) {
        guard least < greatest else { return }
        if least < maximumValue {
          minimumValue = least
          maximumValue = greatest
        } else {
          maximumValue = greatest
          minimumValue = least
        }
      }

      /// What a press adds or takes away, which UIKit wants to be more than nothing.
      public func _styleShow(step: Double) {
        if step > 0 { stepValue = step }
      }
    }
  #endif
#endif
