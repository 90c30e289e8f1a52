/// The types and modules that generated Swift is written with, of Swift's, of Apple's frameworks' and its own.
///
/// A type of such a name in the same module would take its place. A test looks for types that generated code uses and
/// that are missing here.
public let typesInGeneratedSwift: Set<String> = otherTypesInGeneratedSwift.union(
  BaseClass.allCases.flatMap { [$0.rawValue, $0.appKitName].compactMap(\.self) })

private let otherTypesInGeneratedSwift: Set<String> = [
  "Alignment", "Angle", "AngularGradient", "AnimatablePair", "Animation", "Any", "AnyClass", "AnyHashable",
  "AnyObject", "AnyShapeStyle", "AnyView", "AppKit", "Array", "AttributeScopes", "Binding", "Bool",
  "Bundle", "Button", "ButtonStyle", "ButtonStyleConfiguration", "CAAnimation", "CABasicAnimation",
  "CACornerMask", "CACurrentMediaTime", "CAGradientLayer", "CAGradientLayerType", "CAKeyframeAnimation",
  "CALayer", "CALayerContentsGravity", "CALayerCornerCurve", "CAMediaTimingFunction", "CAShapeLayer",
  "CAShapeLayerLineCap", "CAShapeLayerLineJoin", "CATextLayer", "CATextLayerAlignmentMode",
  "CATextLayerTruncationMode", "CATransaction", "CATransform3D", "CATransform3DConcat",
  "CATransform3DMakeRotation", "CATransform3DMakeScale", "CATransform3DMakeTranslation", "CGColor",
  "CGColorSpace", "CGFloat", "CGLineCap", "CGLineJoin", "CGMutablePath", "CGPath", "CGPoint", "CGRect",
  "CGSize", "CaseIterable", "CellStyle", "Character", "Codable", "CodingKey", "Color", "ColorScheme",
  "ColorSchemeContrast", "Comparable", "ComponentStyle", "Configuration", "ContentMode", "CoreGraphics",
  "CornerCurve", "CustomDebugStringConvertible", "CustomStringConvertible", "Darwin", "Data", "Date",
  "Decodable", "Decoder", "DecodingError", "Dictionary", "DispatchQueue", "Double", "DynamicTypeSize",
  "EdgeInsets", "EmptyAnimatableData", "EmptyView", "Encodable", "Encoder", "Environment", "EnvironmentKey",
  "EnvironmentValues", "Equatable", "Error", "ExpressibleByArrayLiteral", "ExpressibleByStringLiteral",
  "FillStyle", "Float", "FocusState", "Font", "ForEach", "Foundation", "GeometryReader", "Glass",
  "GlassEffectContainer", "Glibc", "Gradient", "Group", "HStack", "Hashable", "Hasher",
  "HorizontalAlignment", "IBDesignable", "IBInspectable", "Image", "InsettableShape", "Int", "Int16",
  "Int32", "Int64", "Int8", "KeyedDecodingContainer", "KeyedEncodingContainer", "Known",
  "LayoutDirectionBehavior", "LinearGradient", "MainActor", "Matrix", "ModifiedContent", "Musl",
  "NSAccessibility", "NSAccessibilityElement", "NSAnimationContext", "NSAppearance", "NSAttributedString",
  "NSBezierPath", "NSCoder", "NSColor", "NSDirectionalEdgeInsets", "NSEvent", "NSFont", "NSFontDescriptor",
  "NSGlassEffectContainerView", "NSGlassEffectView", "NSImage", "NSLineBreakMode",
  "NSMutableParagraphStyle", "NSNumber", "NSObject", "NSObjectProtocol", "NSParagraphStyle", "NSPoint",
  "NSRange", "NSRect", "NSScreen", "NSSize", "NSTextAlignment", "NSTextContainer", "NSTrackingArea",
  "NSUnderlineStyle", "NSUserInterfaceLayoutDirection", "NSVisualEffectView", "NSWindow", "NSWorkspace",
  "Never", "Notification", "NotificationCenter", "NumberFormatter", "ObjectIdentifier", "OptionSet",
  "Optional", "Path", "Protocol", "QuartzCore", "RadialGradient", "RawRepresentable", "Rectangle",
  "RoundedCornerStyle", "RoundedRectangle", "SIMD3", "ScaledMetric", "Selector", "Self", "Sendable", "Set",
  "Shape", "Spacer", "State", "String", "StrokeStyle", "StyleAnimation", "StyleAssets", "StyleBorder",
  "StyleBox", "StyleBoxShadow", "StyleBoxShadows", "StyleChangeTable", "StyleChangedValues", "StyleClip",
  "StyleColor", "StyleCondition", "StyleConditionBits", "StyleContentMode", "StyleCorners",
  "StyleDistributedStack", "StyleEdgeInsets", "StyleElement", "StyleFieldBorder", "StyleFollower",
  "StyleFont", "StyleFontModifier", "StyleGivenValues", "StyleGlassContainer", "StyleGradient",
  "StyleGradientStop", "StyleHoverEffect", "StyleIcon", "StyleImage", "StyleImageLayer", "StyleImageView",
  "StyleLayerView", "StyleLength", "StyleMaterial", "StyleMaterialContent", "StyleMaterialShape",
  "StyleMaterialView",
  "StyleModeOverrides", "StyleModes", "StyleModesKey", "StyleMotion", "StyleMotionObserver", "StyleNumber",
  "StyleOutline", "StyleOutlineLayer", "StylePath", "StylePlacement", "StylePoint", "StyleRange",
  "StyleRecipe", "StyleRect", "StyleResources", "StyleRing", "StyleRoundedRectangle", "StyleShadow",
  "StyleShadowLayer", "StyleShape", "StyleSize", "StyleSpeech", "StyleSpoken", "StyleStack",
  "StyleStackAlignment", "StyleStackAxis", "StyleStackDistribution", "StyleStackLayout", "StyleStackShape",
  "StyleStackView", "StyleState", "StyleStateKey", "StyleStoredValue", "StyleStoredValues", "StyleStrings",
  "StyleTextAlignment", "StyleTokenKey", "StyleTokens", "StyleTokensKey", "StyleTraits",
  "StyleTransform", "StyleTruncation", "StyleTypedValue", "Swift", "SwiftUI", "Task", "Text", "TextAlignment",
  "TimeInterval",
  "Toggle", "ToggleStyle", "Transfer", "Type", "UIAccessibility", "UIAccessibilityContrast",
  "UIAccessibilityElement", "UIAccessibilityTraits", "UIBlurEffect", "UICollectionViewCell", "UIColor",
  "UIConfigurationTextAttributesTransformer", "UIContentSizeCategory", "UICornerRadius", "UIEdgeInsets",
  "UIFocusAnimationCoordinator", "UIFocusUpdateContext", "UIFont", "UIFontDescriptor", "UIFontMetrics",
  "UIGlassContainerEffect", "UIGlassEffect", "UIGraphicsImageRenderer", "UIGraphicsImageRendererFormat",
  "UIHoverStyle", "UIImage", "UIKit", "UILayoutPriority", "UIMutableTraits", "UIPointerInteraction",
  "UIPointerInteractionAnimating", "UIPointerInteractionDelegate", "UIPointerRegion", "UIPointerStyle",
  "UIPress", "UIPressesEvent", "UIRectCorner", "UIScreen", "UIShape", "UITableViewCell", "UITrait",
  "UITraitAccessibilityContrast",
  "UITraitBridgedEnvironmentKey",
  "UITraitCollection", "UITraitDefinition", "UITraitDisplayGamut", "UITraitDisplayScale",
  "UITraitLayoutDirection", "UITraitLegibilityWeight", "UITraitPreferredContentSizeCategory",
  "UITraitUserInterfaceLevel", "UITraitUserInterfaceStyle", "UIUserInterfaceLayoutDirection",
  "UIUserInterfaceStyle", "UIVisualEffect", "UIVisualEffectView", "UInt", "UInt16", "UInt32", "UInt64",
  "UInt8", "UnevenRoundedRectangle", "UnitPoint", "VStack", "VerticalAlignment", "View", "ViewBuilder",
  "ViewModifier", "Void", "ZStack",
]

/// What every generated class or struct has beside what a style file names; what a class keeps for itself begins with an
/// underscore, as no name of a style file does.
///
/// A test looks for members of generated classes that are missing here, and for those that Apple's classes have.
public let namesInGeneratedTypes: Set<String> = [
  "debugDescription", "hashValue", "ownLayer", "ownStyle", "sizeThatFits", "style", "styleModes",
  "styleTokens",
]
