/// The types and modules that generated Swift is written with, of Swift's, of Apple's frameworks' and its own.
///
/// A type of such a name in the same module would take its place. A test looks for types that generated code uses and
/// that are missing here.
public let typesInGeneratedSwift: Set<String> = otherTypesInGeneratedSwift.union(
  BaseClass.allCases.flatMap { [$0.rawValue, $0.appKitName].compactMap(\.self) })

private let otherTypesInGeneratedSwift: Set<String> = [
  "Alignment", "Angle", "AngularGradient", "Animation", "Any", "AnyClass", "AnyView", "AnyHashable",
  "AnyObject",
  "AppKit", "Array", "AttributeScopes", "Binding", "Bool", "Bundle", "Button", "ButtonStyle",
  "ButtonStyleConfiguration", "CAAnimation", "CABasicAnimation", "CACornerMask", "CACurrentMediaTime",
  "CAGradientLayer", "CAGradientLayerType", "CAKeyframeAnimation", "CALayer", "CALayerContentsGravity",
  "CALayerCornerCurve",
  "CAMediaTimingFunction",
  "CAShapeLayer", "CAShapeLayerLineCap", "CAShapeLayerLineJoin", "CATextLayer", "CATextLayerAlignmentMode",
  "CATextLayerTruncationMode", "CATransaction", "CATransform3D", "CATransform3DConcat",
  "CATransform3DMakeRotation", "CATransform3DMakeScale", "CATransform3DMakeTranslation", "CGColor",
  "CGColorSpace", "CGFloat", "CGLineCap", "CGLineJoin", "CGMutablePath", "CGPath", "CGPoint", "CGRect",
  "CGSize", "CaseIterable", "CellStyle", "Character", "Color", "ColorScheme", "ColorSchemeContrast",
  "Configuration", "ContentMode", "CoreGraphics", "CornerCurve", "CustomStringConvertible", "Darwin", "Data",
  "Date",
  "Dictionary", "DispatchQueue", "Double", "DynamicTypeSize", "EdgeInsets", "Environment", "EnvironmentKey",
  "EnvironmentValues", "Equatable", "Error", "FillStyle", "Float", "FocusState", "Font", "Foundation",
  "GeometryReader", "Glibc", "Gradient", "Group", "HStack", "Hashable", "Hasher", "HorizontalAlignment",
  "IBDesignable",
  "IBInspectable", "Image", "InsettableShape", "Int", "Int16", "Int32", "Int64", "Int8",
  "LayoutDirectionBehavior", "LinearGradient",
  "MainActor", "Matrix", "ModifiedContent", "Musl", "NSAnimationContext", "NSAppearance",
  "NSAttributedString", "NSCoder", "NSColor", "NSDirectionalEdgeInsets", "NSEvent",
  "NSFont", "NSFontDescriptor", "NSGlassEffectView", "NSImage", "NSLineBreakMode",
  "NSMutableParagraphStyle",
  "NSNumber", "NSObject", "NSObjectProtocol", "NSParagraphStyle", "NSPoint", "NSRange", "NSScreen", "NSSize",
  "NSTextAlignment", "NSTextContainer", "NSTrackingArea", "NSUnderlineStyle",
  "NSUserInterfaceLayoutDirection", "NSVisualEffectView", "NSWindow", "NSWorkspace", "Never",
  "Notification",
  "NotificationCenter",
  "ObjectIdentifier", "OptionSet", "Optional", "Path", "Protocol", "QuartzCore", "RadialGradient",
  "RawRepresentable",
  "Rectangle", "RoundedCornerStyle", "RoundedRectangle", "SIMD3", "ScaledMetric", "Selector", "Self",
  "Sendable", "Set", "Shape", "Spacer", "State", "String", "StrokeStyle", "StyleAnimation", "StyleAssets",
  "StyleBorder", "StyleBox", "StyleBoxShadow", "StyleBoxShadows", "StyleClip", "StyleColor",
  "StyleContentMode", "StyleCorners", "StyleDistributedStack", "StyleEdgeInsets", "StyleFieldBorder",
  "StyleFollower", "StyleFont",
  "StyleFontModifier", "StyleGivenValues", "StyleGradient", "StyleGradientStop", "StyleIcon", "StyleImage",
  "StyleImageView", "StyleLayerView", "StyleLength", "StyleMaterial", "StyleMaterialShape",
  "StyleMaterialView", "StyleModeOverrides", "StyleModes", "StyleModesKey",
  "StyleMotion", "StyleMotionObserver", "StyleNumber", "StyleOutline", "StyleOutlineLayer", "StylePath",
  "StylePlacement",
  "StylePoint",
  "StyleRange", "StyleRecipe", "StyleRect", "StyleResources", "StyleRing", "StyleRoundedRectangle",
  "StyleShadow", "StyleShadowLayer", "StyleShape", "StyleSize", "StyleStack", "StyleStackAlignment",
  "StyleStackAxis",
  "StyleStackDistribution", "StyleStackLayout", "StyleStackShape", "StyleStackView", "StyleState",
  "StyleStateKey",
  "StyleStrings", "StyleTextAlignment", "StyleTokens", "StyleTokensKey", "StyleTransform",
  "StyleTruncation", "Swift", "SwiftUI", "Text", "TextAlignment", "Toggle", "ToggleStyle", "Transfer", "Type",
  "UIAccessibility", "UIAccessibilityContrast", "UIBlurEffect", "UIColor",
  "UIConfigurationTextAttributesTransformer", "UIContentSizeCategory", "UICornerRadius",
  "UIEdgeInsets",
  "UIFocusAnimationCoordinator", "UIFocusUpdateContext", "UIFont", "UIFontDescriptor", "UIFontMetrics",
  "UIGlassEffect", "UIGraphicsImageRenderer", "UIGraphicsImageRendererFormat", "UIImage",
  "UIKit",
  "UILayoutPriority", "UIPointerInteraction", "UIPointerInteractionAnimating", "UIPointerInteractionDelegate",
  "UIPointerRegion", "UIScreen",
  "UITrait", "UITraitAccessibilityContrast", "UITraitCollection", "UITraitDefinition",
  "UITraitDisplayScale",
  "UITraitPreferredContentSizeCategory", "UITraitUserInterfaceStyle", "UIUserInterfaceLayoutDirection",
  "UIUserInterfaceStyle", "UIVisualEffect", "UIVisualEffectView", "UInt", "UInt16", "UInt32",
  "UInt64", "UInt8", "UnevenRoundedRectangle",
  "UnitPoint", "VStack", "VerticalAlignment", "View", "ViewBuilder", "ViewModifier", "Void", "ZStack",
]

/// What every generated class or struct has beside what a style file names; what a class keeps for itself begins with an
/// underscore, as no name of a style file does.
///
/// A test looks for members of generated classes that are missing here, and for those that Apple's classes have.
public let namesInGeneratedTypes: Set<String> = [
  "hashValue", "ownLayer", "ownStyle", "style", "styleModes", "styleTokens",
]
