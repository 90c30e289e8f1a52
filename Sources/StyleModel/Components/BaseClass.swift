/// The class that a component derives from, by UIKit's name.
public enum BaseClass: String, Hashable, Sendable, CaseIterable {
  case view = "UIView"
  case control = "UIControl"
  case button = "UIButton"
  case label = "UILabel"
  case imageView = "UIImageView"
  case collectionViewCell = "UICollectionViewCell"
  case tableViewCell = "UITableViewCell"
  case textField = "UITextField"
  case textView = "UITextView"
  case switchControl = "UISwitch"
  case slider = "UISlider"
  case progressView = "UIProgressView"
  case searchBar = "UISearchBar"
  case segmentedControl = "UISegmentedControl"
  case pageControl = "UIPageControl"
  case stepper = "UIStepper"
  case activityIndicator = "UIActivityIndicatorView"
  case visualEffect = "UIVisualEffectView"
  case navigationBar = "UINavigationBar"
  case tabBar = "UITabBar"
  case toolbar = "UIToolbar"

  var description: ClassDescription {
    switch self {
    case .view: .view
    case .control: .control
    case .button: .button
    case .label: .label
    case .imageView: .imageView
    case .collectionViewCell: .collectionViewCell
    case .tableViewCell: .tableViewCell
    case .textField: .textField
    case .textView: .textView
    case .switchControl: .switchControl
    case .slider: .slider
    case .progressView: .progressView
    case .searchBar: .searchBar
    case .segmentedControl: .segmentedControl
    case .pageControl: .pageControl
    case .stepper: .stepper
    case .activityIndicator: .activityIndicator
    case .visualEffect: .visualEffect
    case .navigationBar: .navigationBar
    case .tabBar: .tabBar
    case .toolbar: .toolbar
    }
  }

  /// Makes the class that SwiftUI, AppKit, HTML or a design tool has another name for.
  package init?(knownElsewhereAs name: String) {
    let name = name.lowercased()
    guard let base = BaseClass.allCases.first(where: { $0.description.otherNames.contains(name) }) else {
      return nil
    }
    self = base
  }

  /// The class of AppKit that stands for this one; nil where AppKit has none that shows the same.
  public var appKitName: String? { description.appKitName }

  /// Whether tvOS has the class, as all other systems with UIKit's views do.
  public var isOnTVOS: Bool { description.isOnTVOS }

  public var parent: BaseClass? { description.parent }

  /// Whether the class is `other` or derives from it.
  public func isKind(of other: BaseClass) -> Bool { self == other || parent?.isKind(of: other) ?? false }

  /// Whether the class takes touches, and so has the states highlighted, selected and disabled.
  public var isControl: Bool { isKind(of: .control) }

  /// Whether the class is a button: it does something when it is pressed, and shows a label of the app's.
  public var isButton: Bool { description.kind == .button }

  /// Whether a person writes into a view of the class, which is focused while it is edited.
  public var isEditable: Bool { description.kind == .editor }

  /// Whether a person writes into a view of the class or chooses a value with it, also where a layer holds it.
  package var isInput: Bool {
    switch description.kind {
    case .editor, .chooser: true
    case .plain, .button, .cell, .bar: false
    }
  }

  /// Whether a person presses a view of the class, writes into it or chooses a value with it, if a layer of another component holds it.
  package var isOperable: Bool { isInput || isButton || self == .control }

  /// Whether the class is a bar with a title or buttons.
  package var isBar: Bool { description.kind == .bar }

  /// Whether the class is a cell, which a list highlights and selects.
  public var isCell: Bool { description.kind == .cell }

  /// The rule for the size of a view of the class, where nothing else gives one.
  package var fit: Fit { description.fit }

  /// The size that the class gives a view, in points, where `fit` is `ownHeight` or `ownSize`.
  func ownSize(_ measure: ClassMeasure) -> Size { description.ownSize(measure) }

  /// The states that a view of the class can be in.
  public var states: StateSet { description.states }

  /// The frameworks that have no way to set a property that the class or an ancestor declares, by the property's name.
  package var unsettableProperties: [String: Set<AppleFramework>] {
    var unsettable = parent?.unsettableProperties ?? [:]
    for property in description.properties where !property.missing.isEmpty {
      unsettable[property.name] = property.missing
    }
    return unsettable.merging(description.otherMissing) { $0.union($1) }
  }

  /// Whether a view of the class shows something besides layers that components add.
  package var hasContent: Bool { description.hasContent }

  /// Whether the class shows a list of texts, such as segments or the items of a bar.
  package var showsTexts: Bool { properties.contains { $0.type == .strings } }

  /// The only size that the class is drawn in, in points; nil where it takes any.
  public var fixedSize: Size? { description.fixedSize }

  /// The size of the class's pictures where no file gives one, in points.
  public var previewSize: Size { description.previewSize }

  /// The properties of the class, those of its ancestors first, with Apple's names, types and defaults.
  public var properties: [Property] { BaseClass.allProperties[self] ?? [] }

  private static let allProperties = Dictionary(
    uniqueKeysWithValues: allCases.map { ($0, $0.declaredProperties) })

  private var declaredProperties: [Property] {
    var inherited = parent?.declaredProperties ?? []
    for index in inherited.indices {
      guard let value = description.otherDefaults[inherited[index].name] else { continue }
      inherited[index].defaultValue = .system(value)
      inherited[index].owner = .base(self)
    }
    return inherited
      + description.properties.map { own in
        var property = Property(
          name: own.name, type: own.type, isOptional: own.isOptional,
          defaultValue: .system(own.defaultValue), owner: .base(self), summary: own.summary,
          bounds: own.bounds.map { NumberBounds(min: $0.lowerBound, max: $0.upperBound) })
        property.role = own.role
        return property
      }
  }
}

extension ModedValue {
  /// A value that Apple sets: a system colour varies as Apple publishes it.
  public static func system(_ value: Value) -> ModedValue {
    guard case .color(let color) = value, let name = color.system else {
      return ModedValue(value, origin: .unknown)
    }
    return ModedValue.system(name, origin: .unknown)
  }

  /// A system colour, with a case for each appearance and contrast in which it differs.
  public static func system(_ name: SystemColor, origin: Origin.ID) -> ModedValue {
    func color(_ modes: ModeSet) -> Value {
      .color(
        name.color(
          appearance: modes.contains(.dark) ? .dark : .light, highContrast: modes.contains(.highContrast)))
    }
    let conditions: [ModeSet] = [.dark, .highContrast, [.dark, .highContrast]]
    return ModedValue(
      color([]), origin: origin,
      cases: conditions.map { ModedValue.Case(modes: $0, value: color($0), origin: origin) })
  }
}
