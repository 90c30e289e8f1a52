/// The types and modules that generated Swift is written with, of Swift's, of Apple's frameworks' and its own.
///
/// A type of such a name in the same module would take its place. A test looks for types that generated code uses and
/// that are missing here.
public let typesInGeneratedSwift: Set<String> = [
  "Alignment", "Angle", "AngularGradient", "Animation", "Any", "AnyClass", "AnyHashable", "AnyObject",
  "AppKit", "Array",
  "Binding",
  "Bool", "Bundle", "Button", "ButtonStyle", "ButtonStyleConfiguration", "CAAnimation", "CABasicAnimation",
  "CACornerMask", "CACurrentMediaTime", "CAGradientLayer", "CALayer", "CALayerContentsGravity",
  "CALayerCornerCurve", "CAMediaTimingFunction", "CAShapeLayer", "CAShapeLayerLineCap", "CATextLayer",
  "CATextLayerAlignmentMode", "CATransaction", "CATransform3D", "CATransform3DConcat",
  "CATransform3DMakeRotation", "CATransform3DMakeScale", "CATransform3DMakeTranslation", "CGColor",
  "CGFloat", "CGLineCap", "CGLineJoin", "CGMutablePath", "CGPath", "CGPoint", "CGRect", "CGSize",
  "CaseIterable", "Character", "Color", "ColorScheme", "ColorSchemeContrast", "Configuration",
  "ContentMode", "CoreGraphics", "CustomStringConvertible", "Darwin", "Data", "Date", "Dictionary",
  "Double", "DynamicTypeSize", "EdgeInsets", "Environment", "EnvironmentKey", "EnvironmentValues",
  "Equatable", "Error",
  "FillStyle", "Float", "FocusState", "Font", "Foundation", "GeometryReader", "Glibc", "Gradient", "HStack",
  "Hashable",
  "IBDesignable", "IBInspectable", "Image", "InsettableShape", "Int", "Int16", "Int32", "Int64", "Int8",
  "LinearGradient", "MainActor", "Matrix", "CGColorSpace", "DispatchQueue", "NSObjectProtocol",
  "NotificationCenter", "StyleAssets", "StyleMotionObserver", "StyleResources", "StyleStrings",
  "Toggle", "UITraitDisplayScale",
  "UITraitPreferredContentSizeCategory", "ModifiedContent", "Musl", "NSAnimationContext", "NSAppearance",
  "NSAttributedString", "NSTextContainer", "Notification",
  "NSButton", "NSCoder", "NSColor", "NSControl", "NSEvent", "NSFont", "NSFontDescriptor", "NSImage",
  "NSImageView", "NSNumber", "NSObject", "NSPoint", "NSRange", "NSScreen", "NSSize", "NSTextAlignment",
  "NSTextField", "NSTrackingArea", "NSUserInterfaceLayoutDirection", "UIUserInterfaceLayoutDirection",
  "UIContentSizeCategory", "NSView", "NSWorkspace", "Never", "OptionSet", "Optional", "Path",
  "Protocol", "QuartzCore", "RadialGradient", "RawRepresentable", "Rectangle", "RoundedCornerStyle",
  "RoundedRectangle", "SIMD3", "ScaledMetric", "AttributeScopes", "NSDirectionalEdgeInsets",
  "UIConfigurationTextAttributesTransformer", "Selector",
  "Self", "Sendable", "Set", "Shape", "State", "String",
  "StrokeStyle", "StyleAnimation", "StyleBorder", "StyleClip", "StyleColor", "StyleContentMode",
  "StyleCorners", "StyleEdgeInsets", "StyleFieldBorder", "StyleFont", "StyleFontModifier",
  "StyleGradient", "StyleGradientStop", "StyleIcon",
  "StyleImage",
  "StyleImageView", "StyleLayerView", "StyleLength", "StyleModes", "StyleModesKey", "StyleMotion",
  "StylePath", "StylePoint",
  "StyleRange", "StyleRect", "StyleRoundedRectangle", "StyleShadow", "StyleShape", "StyleSize",
  "StyleState", "StyleStateKey", "StyleTextAlignment", "StyleTokens", "StyleTransform", "StyleTruncation",
  "SwiftUI", "Text",
  "TextAlignment", "Transfer", "ToggleStyle", "Type", "UIAccessibility", "UIAccessibilityContrast",
  "UIButton", "UICollectionViewCell", "UITableViewCell", "CellStyle",
  "UIColor", "UIControl", "UIEdgeInsets", "UIFocusAnimationCoordinator", "UIFocusUpdateContext", "UIFont",
  "UIFontDescriptor", "UIFontMetrics", "UIGraphicsImageRenderer", "UIGraphicsImageRendererFormat",
  "UIImage", "UIImageView", "UIKit", "UILabel", "UIPointerInteraction", "UIPointerInteractionAnimating",
  "UIPointerInteractionDelegate", "UIPointerRegion", "UIScreen", "UITrait", "UITraitAccessibilityContrast",
  "UIProgressView", "UISlider", "UISwitch", "UITextField", "UITextView",
  "UITraitCollection", "UITraitUserInterfaceStyle", "UIUserInterfaceStyle", "UIView", "UInt", "UInt16",
  "UInt32", "UInt64", "UInt8", "UnevenRoundedRectangle", "UnitPoint", "View", "ViewBuilder", "ViewModifier",
  "Void", "ZStack",
]

/// What every generated class or struct has beside what a style file names; what a class keeps for itself begins with an
/// underscore, as no name of a style file does.
///
/// A test looks for members of generated classes that are missing here, and for those that Apple's classes have.
public let namesInGeneratedTypes: Set<String> = ["hashValue", "ownLayer", "ownStyle", "style"]
