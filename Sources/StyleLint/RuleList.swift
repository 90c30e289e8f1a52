extension Rule {
  /// Every rule, in the order in which the documentation lists them.
  package static let all: [Rule] = [
    // Accessibility
    .textContrast, .iconContrast, .touchTarget, .smallText, .fixedTextSize, .invisibleState, .noPressedLook,
    .untouchableControl, .unlabelledControl, .ignoredReduceMotion, .clippedText,
    // Drawing
    .clippedShadow, .boxedShadow, .clippedOutline, .unclippedCorner, .largeRadius, .invisibleBorder,
    .shadowWithoutOpacity,
    .doubledShadow, .unseenShadow,
    .cornerWithoutRadius, .cornerWithoutEffect, .lineWithoutEffect, .shapeWithoutEffect,
    .spacingWithoutEffect, .transitionWithoutEffect, .misreadDuration, .unreadPlaceholder, .emptyRange,
    .outsideRange,
    .baselineInColumn, .overfullStack,
    .strokeWithoutColor, .offscreenShadow, .unseenLayer, .unseenGradientStop, .unblurredMaterial,
    .untintedMaterial,
    .overruledByLayer,
    .notOnTarget, .unknownImage, .damagedImage, .unknownSymbol, .unavailableSymbol,
    // Colour
    .missingDarkValue, .preferToken, .nearDuplicateColor, .duplicateToken, .outsideSRGB, .misreadColor,
    .literalColor,
    // Upkeep
    .unusedToken, .unusedComponent, .unusedTrait, .unusedStyle, .unusedImport, .unusedProperty, .unusedMode,
    .deprecatedUse,
    .redundantOverride, .redundantStyle, .redundantParent, .redundantMode, .duplicateStyle, .deepInheritance,
    .ambiguousModes, .overruledByTrait,
    // Naming and documentation
    .nameCase, .unreadableLabel, .missingSummary, .hardCodedText,
  ]

  /// The rule of a name; nil where there is none.
  package static func named(_ id: String) -> Rule? { all.first { $0.code.id == id } }
}
