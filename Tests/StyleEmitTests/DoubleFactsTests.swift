import Foundation
import Testing

/// The doubles declare what Apple does, by the tables under `Tests/Facts`: the same types, static or not, settable or not,
/// of the same actor, since the same versions.
@Suite struct DoubleFactsTests {
  /// What tests do to a double, and read of it. Generated code that named one of these would be found by the test of
  /// Apple's API, since no table has them.
  static let own: [String: Set<String>] = [
    "QuartzCore": [
      "CALayer.drawnSublayers", "CALayer.implicitAnimations", "CALayer.isOfView", "CALayer.view",
      "CAMediaTimingFunction.name", "CATransaction.duration",
    ],
    "UIKit": [
      "UIFont.family", "UIFont.weight", "UIImage.content", "UIView.animated",
      "UIView.change(traits:)", "UIView.move(to:)", "UIView.register(_:)",
      "UIView.setFocused(_:)", "UIView.setHovered(_:)",
    ],
    "AppKit": [
      "NSAppearance.drawing", "NSButton.tracking", "NSFont.family", "NSFont.weight", "NSImage.content",
      "NSView.change(appearance:)", "NSView.move(to:)",
      // A weak reference is one to an object, whatever Objective-C says.
      "NSControl.target",
    ],
    "SwiftUI": [
      "ButtonStyleConfiguration.init(_isPressed:)", "ToggleStyleConfiguration.$isOn",
      "ToggleStyleConfiguration.init(_isOn:)",
    ],
  ]

  /// What tests need a double to declare, and what the compiler makes an interface say.
  static let ownTypes: [String: Set<String>] = [
    "QuartzCore": ["CAAction", "LayerPicture", "SpelledFont", "SpelledMaterial"],
    // What the macro `#Preview` takes, which stands before an attribute of the preview's own.
    // The others are of no table.
    "UIKit": [
      "Preview", "Preview.ViewTraits", "PreviewTrait", "CIImage", "NSLayoutConstraint",
      "NSLayoutConstraint.Axis", "NSStringDrawingContext", "NSStringDrawingOptions", "UIImage.Orientation",
      "UILayoutPriority",
      "UITableViewCell.AccessoryType", "UITraitEnvironmentLayoutDirection",
    ],
    "AppKit": [
      "Preview", "Preview.ViewTraits", "PreviewTrait", "NSLayoutConstraint",
      "NSLayoutConstraint.Orientation", "NSLayoutConstraint.Priority", "NSStringDrawingContext",
      "NSStringDrawingOptions",
    ],
    "SwiftUI": ["AccessibilityAttachmentModifier", "Group", "HStack", "Spacer", "VStack"],
  ]

  @Test(.tags(.toolchain), arguments: ["QuartzCore", "UIKit", "AppKit", "SwiftUI"])
  func doublesDeclareWhatAppleDoes(_ module: String) throws {
    let interface = DoubleInterface(try Doubles.interface(of: module))
    let facts = module == "SwiftUI" ? AppleFacts.swiftUI : .classes
    let own = DoubleFactsTests.own[module] ?? []
    let differences = interface.differences(from: facts)
    let known = differences.filter { own.contains($0.declaration) }
    let unknown = differences.filter { !own.contains($0.declaration) }
    #expect(unknown.isEmpty, "\(unknown.map { "\($0.declaration) \($0.what)" }.joined(separator: "\n"))")
    #expect(Set(known.map(\.declaration)) == own, "what is no longer there is not listed")
    // What belongs to a type that no table has would not be compared.
    let types = interface.declarations.filter { $0.name.isEmpty && !$0.owner.contains("_") }.map(\.owner)
    let unknownTypes = types.filter { type in [facts, .classes].allSatisfy { $0.owners[type] == nil } }
    #expect(Set(unknownTypes) == DoubleFactsTests.ownTypes[module] ?? [])
    #expect(interface.declarations.filter { facts.owners[$0.owner] != nil }.count > 40)
  }

  /// The test sees each way to differ.
  @Test func differencesAreSeen() {
    let interface = DoubleInterface(
      """
      @_Concurrency.MainActor open class UILabel : UIKit.UIView {
        @_Concurrency.MainActor open var font: UIKit.UIFont
        @_Concurrency.MainActor open var text: Swift.String?
        @_Concurrency.MainActor public func textAlignment() -> Swift.Int
        open var numberOfLines: Swift.Int
        @_Concurrency.MainActor open class func sizeToFit()
        @_Concurrency.MainActor open func setNeedsLayout(_ flag: Swift.Bool)
        @_Concurrency.MainActor open var intrinsicContentSize: Foundation.CGSize
        @_Concurrency.MainActor open var frobnicates: Swift.Bool {
          get
        }
      }
      open class UIFont : UIKit.UIView {
      }
      """)
    #expect(
      interface.differences(from: .classes).map { "\($0.declaration) \($0.what)" } == [
        "UIFont derives from UIView; is not Sendable",
        "UILabel.font is of type UIFont!, not UIFont",
        "UILabel.frobnicates is no member of Apple's",
        "UILabel.intrinsicContentSize can't be set",
        "UILabel.numberOfLines is @MainActor, not of no actor",
        "UILabel.setNeedsLayout(_:) is setNeedsLayout(); is of type () -> Void, not (Bool) -> Void",
        "UILabel.sizeToFit() is not static",
        "UILabel.textAlignment() is a property of Apple's",
      ])
  }

  /// What a class of Apple's has is known, and on which systems.
  @Test func tablesAreRead() throws {
    let facts = AppleFacts.classes
    let hovered = try #require(facts.members(of: "UIButton").first { $0.name == "isHovered" })
    #expect(hovered.type == "Bool")
    #expect(hovered.keyword == "let")
    #expect(hovered.isolation == "@MainActor")
    #expect(hovered.versions["ios"] == 15)
    #expect(hovered.versions["macos"] == nil)
    let insets = try #require(facts.members(of: "UIButton").first { $0.name == "contentEdgeInsets" })
    #expect(insets.deprecated["ios"] == "15.0")
    #expect(facts.chain(of: "UIButton") == ["UIButton", "UIControl", "UIView", "UIResponder", "NSObject"])
  }
}
