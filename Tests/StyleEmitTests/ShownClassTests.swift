import Testing

@testable import StyleEmit
@testable import StyleModel

/// Every property of every class has a row that says how each framework shows it.
@Suite struct ShownClassTests {
  @Test(arguments: BaseClass.allCases) func everyPropertyHasARow(_ base: BaseClass) {
    let declared = base.description.properties
    for property in declared {
      guard let row = base.shown.properties[property.name] else {
        Issue.record("no framework is told how to show ‘\(property.name)’ of a \(base.rawValue)")
        continue
      }
      check(row, property, of: base)
    }
    // A row of another name would never be read; that of an ancestor's property is the class's own way to show it.
    let known = Set(base.properties.map(\.name))
    #expect(known.isSuperset(of: base.shown.properties.keys), "\(base.rawValue)")
    #expect(Set(declared.compactMap(\.role)).count == declared.compactMap(\.role).count)
  }

  private func check(_ row: ShownProperty, _ property: ClassProperty, of base: BaseClass) {
    let name = "\(base.rawValue).\(property.name)"
    // What UIKit's own class declares, UIKit is told.
    if case .missing = row.uikit { Issue.record("\(name) is missing in UIKit") }
    if case .drawn = row.uikit { Issue.record("UIKit draws \(name) itself") }
    let isMissing = if case .missing = row.appkit { true } else { false }
    if base.appKitName != nil { #expect(isMissing == property.missing.contains(.appkit), "\(name)") }
    let isUnsettable = if case .unsettable = row.swiftUI { true } else { false }
    #expect(isUnsettable == property.missing.contains(.swiftui), "\(name)")
    let isOfLook = property.role?.isOfLook ?? true
    let isGiven = if case .given = row.swiftUI { true } else { false }
    #expect(isGiven == !isOfLook, "\(name)")
    // A statement has a place for the value, or tells the class to look at it again.
    for case .statement(let pattern, _, _) in [row.uikit, row.appkit] {
      let looksAgain = ["invalidate", "setNeeds"].contains(where: pattern.hasPrefix)
      #expect(pattern.contains("#") || looksAgain, "\(name): \(pattern)")
    }
  }

  /// A property that a look may set reaches the layers or a modifier in SwiftUI, or a comment says why not.
  @Test(arguments: BaseClass.allCases) func modifiersHaveARole(_ base: BaseClass) {
    for property in base.properties {
      guard case .modifier = base.shownProperty(property.name).swiftUI else { continue }
      // A bar has one modifier for all.
      if base.shown.swiftUI.bar != nil, base.shown.properties[property.name] != nil { continue }
      #expect(property.role != nil, "SwiftUIRoot knows \(base.rawValue).\(property.name) by its role alone")
    }
  }
}
