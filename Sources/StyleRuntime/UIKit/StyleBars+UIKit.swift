#if canImport(UIKit) && !os(watchOS)
  import UIKit

  extension UIBarAppearance {
    /// Draws what lies behind the items: an effect, a colour over it, and an image over that.
    fileprivate func show(
      _ color: UIColor?,
      _ effect: String,
      _ image: UIImage?,
      _ shadow: UIColor?,
      _ isTranslucent: Bool
    ) {
      if isTranslucent {
        configureWithDefaultBackground()
        backgroundEffect =
          effect == "none" ? nil : UIBlurEffect(style: StyleMaterial(effect).blurStyle)
        backgroundColor = color
      } else {
        configureWithOpaqueBackground()
        if let color { backgroundColor = color }
      }
      backgroundImage = image
      shadowColor = shadow
    }
  }

  extension UIView {
    /// How a text of a bar is written, as far as a style says it.
    fileprivate func barAttributes(
      _ color: UIColor?,
      _ font: StyleFont?
    ) -> [NSAttributedString.Key: Any] {
      var attributes: [NSAttributedString.Key: Any] = [:]
      if let font {
        let shown = font.uiFont(for: traitCollection)
        attributes = font.uiAttributes(in: shown, alignment: .natural) ?? [:]
        // A bar places its texts itself.
        attributes[.paragraphStyle] = nil
        attributes[.font] = shown
      }
      if let color { attributes[.foregroundColor] = color }
      return attributes
    }

    fileprivate func barButtons(
      _ color: UIColor?,
      _ font: StyleFont?,
      _ style: UIBarButtonItem.Style
    ) -> UIBarButtonItemAppearance {
      let appearance = UIBarButtonItemAppearance(style: style)
      let attributes = barAttributes(color, font)
      if !attributes.isEmpty { appearance.normal.titleTextAttributes = attributes }
      return appearance
    }

    /// A button for each title. One that is there already stays, with what it does.
    fileprivate func barButtons(
      titled titles: [String],
      in items: [UIBarButtonItem]?
    ) -> [UIBarButtonItem] {
      let items = items ?? []
      return titles.enumerated().map { place, title in
        let item = place < items.count ? items[place] : UIBarButtonItem()
        item.title = title
        return item
      }
    }
  }

  @_spi(Generated) extension UINavigationBar {
    /// Draws the bar, its title and its buttons, whether or not content lies below it.
    public func _styleShowAppearance(
      titleColor: UIColor = .label,
      titleFont: StyleFont? = nil,
      largeTitleColor: UIColor = .label,
      largeTitleFont: StyleFont? = nil,
      itemColor: UIColor? = nil,
      itemFont: StyleFont? = nil,
      barTintColor: UIColor? = nil,
      backgroundEffect: String = "bar",
      backgroundImage: UIImage? = nil,
      shadowColor: UIColor? = .separator,
      isTranslucent: Bool = true
    ) {
      let appearance = UINavigationBarAppearance()
      appearance.show(
        barTintColor, backgroundEffect, backgroundImage, shadowColor, isTranslucent
      )
      appearance.titleTextAttributes = barAttributes(titleColor, titleFont)
      appearance.largeTitleTextAttributes = barAttributes(largeTitleColor, largeTitleFont)
      appearance.buttonAppearance = barButtons(itemColor, itemFont, .plain)
      appearance.backButtonAppearance = barButtons(itemColor, itemFont, .plain)
      appearance.doneButtonAppearance = barButtons(itemColor, itemFont, .done)
      self.isTranslucent = isTranslucent
      standardAppearance = appearance
      scrollEdgeAppearance = appearance
    }

    /// Shows a title and buttons; what is nil stays as it is. Those of a navigation controller are its view controllers’.
    public func _styleShowItems(
      title: String?? = nil,
      leftBarButtonItems: [String]? = nil,
      rightBarButtonItems: [String]? = nil
    ) {
      if delegate is UINavigationController { return }
      let item = topItem ?? UINavigationItem(title: "")
      if let title { item.title = title }
      if let titles = leftBarButtonItems {
        item.leftBarButtonItems = barButtons(titled: titles, in: item.leftBarButtonItems)
      }
      if let titles = rightBarButtonItems {
        item.rightBarButtonItems = barButtons(titled: titles, in: item.rightBarButtonItems)
      }
      if topItem == nil { items = [item] }
    }

    /// tvOS has no large titles.
    public func _styleShow(largeTitles isLarge: Bool) {
      #if !os(tvOS)
        prefersLargeTitles = isLarge
      #endif
    }
  }

  @_spi(Generated) extension UITabBar {
    /// Draws the bar, its items and their badges, whether or not content lies below it.
    public func _styleShowAppearance(
      unselectedItemTintColor: UIColor? = nil,
      selectedItemTintColor: UIColor? = nil,
      itemFont: StyleFont? = nil,
      badgeColor: UIColor? = nil,
      badgeTextColor: UIColor? = nil,
      barTintColor: UIColor? = nil,
      backgroundEffect: String = "bar",
      backgroundImage: UIImage? = nil,
      shadowColor: UIColor? = .separator,
      isTranslucent: Bool = true
    ) {
      let appearance = UITabBarAppearance()
      appearance.show(
        barTintColor, backgroundEffect, backgroundImage, shadowColor, isTranslucent
      )
      func show(_ color: UIColor?, in item: UITabBarItemStateAppearance) {
        if let color { item.iconColor = color }
        let attributes = barAttributes(color, itemFont)
        if !attributes.isEmpty { item.titleTextAttributes = attributes }
        if let badgeColor { item.badgeBackgroundColor = badgeColor }
        if let badgeTextColor {
          item.badgeTextAttributes = [.foregroundColor: badgeTextColor]
        }
      }
      for layout in [
        appearance.stackedLayoutAppearance, appearance.inlineLayoutAppearance,
        appearance.compactInlineLayoutAppearance,
      ] {
        show(unselectedItemTintColor, in: layout.normal)
        show(selectedItemTintColor, in: layout.selected)
      }
      self.isTranslucent = isTranslucent
      standardAppearance = appearance
      scrollEdgeAppearance = appearance
    }

    /// Shows an item for each title, with symbols above them and badges on them; what is nil stays as it is. The item that is selected stays
    /// so, if it is still there; else that of a style is. The items of a tab bar controller are its view controllers’.
    public func _styleShowItems(
      items titles: [String]? = nil,
      symbols: [String]? = nil,
      badges: [String]? = nil,
      selecting place: Int
    ) {
      if delegate is UITabBarController { return }
      let before = items ?? []
      let selected = selectedItem
      if let titles {
        let shown = titles.enumerated().map { place, title in
          let item = place < before.count ? before[place] : UITabBarItem()
          item.title = title
          return item
        }
        items = shown
        if let selected, shown.contains(where: { $0 === selected }) {
          selectedItem = selected
        } else {
          _styleSelect(place)
        }
      }
      for (item, symbol) in zip(items ?? [], symbols ?? []) where !symbol.isEmpty {
        item.image = UIImage(systemName: symbol, compatibleWith: traitCollection)
      }
      guard let badges else { return }
      for (place, item) in (items ?? []).enumerated() {
        item.badgeValue = place < badges.count && !badges[place].isEmpty ? badges[place] : nil
      }
    }

    /// Selects an item, or none where there is none at the place.
    public func _styleSelect(_ place: Int) {
      if delegate is UITabBarController { return }
      let items = items ?? []
      selectedItem = items.indices.contains(place) ? items[place] : nil
    }
  }

  #if !os(tvOS)
    @_spi(Generated) extension UIToolbar {
      /// Draws the bar and its buttons, whether or not content lies below it.
      public func _styleShowAppearance(
        itemColor: UIColor? = nil,
        itemFont: StyleFont? = nil,
        barTintColor: UIColor? = nil,
        backgroundEffect: String = "bar",
        backgroundImage: UIImage? = nil,
        shadowColor: UIColor? = .separator,
        isTranslucent: Bool = true
      ) {
        let appearance = UIToolbarAppearance()
        appearance.show(
          barTintColor, backgroundEffect, backgroundImage, shadowColor, isTranslucent
        )
        appearance.buttonAppearance = barButtons(itemColor, itemFont, .plain)
        appearance.doneButtonAppearance = barButtons(itemColor, itemFont, .done)
        self.isTranslucent = isTranslucent
        standardAppearance = appearance
        scrollEdgeAppearance = appearance
      }

      /// Shows a button for each title, with equal spaces between them. Those of a navigation controller are its view controllers’.
      public func _styleShowItems(items titles: [String]) {
        if delegate is UINavigationController { return }
        // Spaces have no title.
        let before = items?.filter { $0.title != nil }
        items = barButtons(titled: titles, in: before).enumerated().flatMap { place, item in
          place == 0 ? [item] : [.flexibleSpace(), item]
        }
      }
    }
  #endif
#endif
