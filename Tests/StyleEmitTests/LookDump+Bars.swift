import StyleModel

extension LookDump {
  /// What a bar of UIKit shows.
  func barLine(effect: String) -> String {
    func texts(_ names: String...) -> String {
      names.map { text(properties[$0] ?? .null) }.joined(separator: " ")
    }
    func list(_ name: String) -> [String] {
      if case .strings(let texts)? = properties[name] { texts } else { [] }
    }
    let isTranslucent = properties["isTranslucent"] == .bool(true)
    let color =
      isTranslucent || properties["barTintColor"]?.isNull == false
      ? texts("barTintColor") : text(usualColor(.systemBackground))
    let shown = properties["backgroundEffect"]?.text == "none" || !isTranslucent ? "no effect" : effect
    let background =
      "\(isTranslucent) \(shown) \(color) \(texts("shadowColor")) \(texts("backgroundImage"))"
    switch baseClass {
    case .navigationBar:
      let items = "\(list("leftBarButtonItems")) \(list("rightBarButtonItems"))"
      let title = properties["title"]?.text ?? "nil"
      return "navigation bar; \(title) \(texts("prefersLargeTitles")) \(items); "
        + texts("titleColor", "titleFont", "largeTitleColor", "largeTitleFont", "itemColor", "itemFont")
        + "; " + background
    case .tabBar:
      let (items, badges) = (list("items"), list("badges"))
      let symbols = list("symbols")
      let shownSymbols = items.indices.map {
        $0 < symbols.count && !symbols[$0].isEmpty ? "system \(symbols[$0])" : ""
      }
      let shownBadges = items.indices.map { $0 < badges.count ? badges[$0] : "" }
      let place = properties["selectedIndex"]?.double ?? 0
      let selected = place < Double(items.count) ? Int(clamping: place) : -1
      return "tab bar; \(items) \(shownSymbols) \(shownBadges) \(selected); "
        + texts("unselectedItemTintColor", "itemFont", "selectedItemTintColor", "itemFont", "badgeColor")
        + " \(texts("badgeTextColor")) nil; " + background
    case _:
      return "toolbar; \(list("items")); \(texts("itemColor", "itemFont")); " + background
    }
  }
}
