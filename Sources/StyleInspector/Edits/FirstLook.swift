import StyleModel
import StyleSyntax

/// The first values of a new component, so that it is visible at once in the light and in the dark.
enum FirstLook {
  static func entries(of base: BaseClass, named name: String) -> [SyntaxValue.Entry] {
    func entry(_ key: String, _ entries: [SyntaxValue.Entry]) -> SyntaxValue.Entry {
      .init(key, .mapping(entries))
    }
    func preview(_ width: Int, _ height: Int, _ more: [SyntaxValue.Entry] = []) -> SyntaxValue.Entry {
      entry(
        "preview", [.init("size", .sequence([.plain("\(width)"), .plain("\(height)")]))] + more)
    }
    func sets(_ key: String, _ value: SyntaxValue) -> SyntaxValue.Entry { entry("sets", [.init(key, value)]) }
    func texts(_ texts: String...) -> SyntaxValue { .sequence(texts.map { .text($0) }) }
    let title = SyntaxValue.text(inspectorLabel(name).trimmingUnderscores)
    let surface = entry("sets", [.init("backgroundColor", .text("systemGray4"))])
    let round = entry("layer", [.init("cornerRadius", .plain("12"))])
    func dimmed(_ states: [(String, String)]) -> SyntaxValue.Entry {
      entry("states", states.map { entry($0, [.init("alpha", .plain($1))]) })
    }
    switch base {
    case .view: return [surface, round, preview(160, 80)]
    case .control:
      return [
        surface, round, dimmed([("highlighted", "0.7")]), entry("accessibility", [.init("label", title)]),
        preview(160, 80),
      ]
    case .button:
      return [
        entry("sets", [.init("backgroundColor", .text("#0A5FD6")), .init("titleColor", .text("white"))]),
        round, dimmed([("highlighted", "0.7"), ("disabled", "0.4")]),
        preview(160, 44, [.init("title", title)]),
      ]
    case .label: return [entry("sets", [.init("text", title)])]
    case .imageView:
      return [
        entry("sets", [.init("image", .mapping([.init("systemName", .text("photo"))]))]), preview(48, 48),
      ]
    case .textField:
      return [
        entry("sets", [.init("borderStyle", .text("roundedRect")), .init("placeholder", title)]),
        preview(200, 44),
      ]
    case .textView: return [entry("sets", [.init("text", title)]), preview(200, 80)]
    case .collectionViewCell: return [surface, round, preview(120, 120)]
    case .tableViewCell: return [surface, preview(320, 44)]
    case .visualEffect:
      // A blur of nothing is as white or as black as the page.
      let edge = SyntaxValue.Entry("borderColor", .text("separator"))
      return [
        entry("layer", [.init("cornerRadius", .plain("12")), .init("borderWidth", .plain("1")), edge]),
        preview(160, 80),
      ]
    case .segmentedControl: return [sets("titles", texts("One", "Two"))]
    case .pageControl:
      let colors = [
        ("pageIndicatorTintColor", "systemGray3"), ("currentPageIndicatorTintColor", "systemBlue"),
      ]
      return [
        entry(
          "sets", [.init("numberOfPages", .plain("3"))] + colors.map { .init($0.0, .text($0.1)) })
      ]
    case .activityIndicator: return [sets("isAnimating", .plain("true"))]
    case .navigationBar: return [sets("title", title)]
    case .tabBar, .toolbar: return [sets("items", texts("One", "Two"))]
    case .switchControl, .slider, .progressView, .searchBar, .stepper: return []
    }
  }
}

extension String {
  fileprivate var trimmingUnderscores: String { String(drop { $0 == "_" }) }
}
