import UIKit

/// What a bar shows, in the words of `LookDump`.
@MainActor func barLine(of view: UIView) -> String? {
  let dump = BarDump(view: view)
  switch view {
  case let bar as UINavigationBar:
    let appearance = bar.standardAppearance
    let items =
      dump.titles(bar.topItem?.leftBarButtonItems) + " " + dump.titles(bar.topItem?.rightBarButtonItems)
    let texts = [appearance.titleTextAttributes, appearance.largeTitleTextAttributes].map {
      dump.text($0, else: .label)
    }
    let isShared = bar.scrollEdgeAppearance == nil || bar.scrollEdgeAppearance === appearance
    return "navigation bar; \(bar.topItem?.title ?? "nil") \(bar.prefersLargeTitles) \(items); "
      + "\(texts.joined(separator: " ")) \(dump.text(appearance.buttonAppearance.normal.titleTextAttributes)); "
      + dump.background(appearance, bar.isTranslucent) + (isShared ? "" : " of two appearances")
  case let bar as UITabBar:
    let appearance = bar.standardAppearance
    let items = bar.items ?? []
    let item = appearance.inlineLayoutAppearance
    let selected = items.firstIndex { $0 === bar.selectedItem } ?? -1
    let symbols = items.map { $0.image?.content ?? "" }
    return
      "tab bar; \(dump.titles(bar.items)) \(symbols) \(items.map { $0.badgeValue ?? "" }) \(selected); "
      + "\(dump.text(item.normal.titleTextAttributes)) \(dump.text(item.selected.titleTextAttributes)) "
      + "\(dump.color(item.normal.badgeBackgroundColor)) \(dump.text(item.normal.badgeTextAttributes)); "
      + dump.background(appearance, bar.isTranslucent)
  case let bar as UIToolbar:
    let appearance = bar.standardAppearance
    let items = bar.items?.filter { $0.title != nil }
    return "toolbar; \(dump.titles(items)); "
      + "\(dump.text(appearance.buttonAppearance.normal.titleTextAttributes)); "
      + dump.background(appearance, bar.isTranslucent)
  default: return nil
  }
}

@MainActor private struct BarDump {
  let view: UIView

  func color(_ color: UIColor?) -> String {
    color?.resolvedColor(with: view.traitCollection).cgColor.text ?? "nil"
  }

  func text(_ attributes: [NSAttributedString.Key: Any], else usual: UIColor? = nil) -> String {
    let font = (attributes[.font] as? UIFont)?.text ?? "nil"
    return "\(color(attributes[.foregroundColor] as? UIColor ?? usual)) \(font)"
  }

  func titles(_ items: [UIBarItem]?) -> String { "\((items ?? []).map { $0.title ?? "nil" })" }

  func background(_ appearance: UIBarAppearance, _ isTranslucent: Bool) -> String {
    let effect = appearance.backgroundEffect?._text(view.traitCollection) ?? "no effect"
    let colors = [appearance.backgroundColor, appearance.shadowColor].map(color)
    let image = appearance.backgroundImage?.content ?? "nil"
    return "\(isTranslucent) \(effect) \(colors.joined(separator: " ")) \(image)"
  }
}
