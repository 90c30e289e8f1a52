// The files of StyleRuntime that generated code may carry, which the compiler embeds: see Sources/CInspectorPage/page.c for why this is C.
// A test fails where a file is missing here.

#include "CStyleRuntime.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char AppKit_StyleColor_AppKit[] = {
#embed "../StyleRuntime/AppKit/StyleColor+AppKit.swift"
};
static const unsigned char AppKit_StyleControls_AppKit[] = {
#embed "../StyleRuntime/AppKit/StyleControls+AppKit.swift"
};
static const unsigned char AppKit_StyleEditing_AppKit[] = {
#embed "../StyleRuntime/AppKit/StyleEditing+AppKit.swift"
};
static const unsigned char AppKit_StyleElements_AppKit[] = {
#embed "../StyleRuntime/AppKit/StyleElements+AppKit.swift"
};
static const unsigned char AppKit_StyleButtons_AppKit[] = {
#embed "../StyleRuntime/AppKit/StyleButtons+AppKit.swift"
};
static const unsigned char AppKit_StyleFont_AppKit[] = {
#embed "../StyleRuntime/AppKit/StyleFont+AppKit.swift"
};
static const unsigned char AppKit_StyleImage_AppKit[] = {
#embed "../StyleRuntime/AppKit/StyleImage+AppKit.swift"
};
static const unsigned char AppKit_StyleLayerView_AppKit[] = {
#embed "../StyleRuntime/AppKit/StyleLayerView+AppKit.swift"
};
static const unsigned char AppKit_StyleMaterialView_AppKit[] = {
#embed "../StyleRuntime/AppKit/StyleMaterialView+AppKit.swift"
};
static const unsigned char AppKit_StyleSurroundings_AppKit[] = {
#embed "../StyleRuntime/AppKit/StyleSurroundings+AppKit.swift"
};
static const unsigned char AppKit_StyleTexts_AppKit[] = {
#embed "../StyleRuntime/AppKit/StyleTexts+AppKit.swift"
};
static const unsigned char AppKit_StyleMotion_AppKit[] = {
#embed "../StyleRuntime/AppKit/StyleMotion+AppKit.swift"
};
static const unsigned char AppKit_StylePointerAndFocus_AppKit[] = {
#embed "../StyleRuntime/AppKit/StylePointerAndFocus+AppKit.swift"
};
static const unsigned char AppKit_StyleTokens_AppKit[] = {
#embed "../StyleRuntime/AppKit/StyleTokens+AppKit.swift"
};
static const unsigned char Kernel_StyleFieldLayout[] = {
#embed "../StyleRuntime/Kernel/StyleFieldLayout.swift"
};
static const unsigned char Kernel_StyleButtonLayout[] = {
#embed "../StyleRuntime/Kernel/StyleButtonLayout.swift"
};
static const unsigned char Kernel_StyleColor_Mixing[] = {
#embed "../StyleRuntime/Kernel/StyleColor+Mixing.swift"
};
static const unsigned char Kernel_StyleColor_Spaces[] = {
#embed "../StyleRuntime/Kernel/StyleColor+Spaces.swift"
};
static const unsigned char Kernel_StyleColor_System[] = {
#embed "../StyleRuntime/Kernel/StyleColor+System.swift"
};
static const unsigned char Kernel_StyleColor_Text[] = {
#embed "../StyleRuntime/Kernel/StyleColor+Text.swift"
};
static const unsigned char Kernel_StyleColor[] = {
#embed "../StyleRuntime/Kernel/StyleColor.swift"
};
static const unsigned char Kernel_StyleGradientLine[] = {
#embed "../StyleRuntime/Kernel/StyleGradientLine.swift"
};
static const unsigned char Kernel_StyleImage[] = {
#embed "../StyleRuntime/Kernel/StyleImage.swift"
};
static const unsigned char Kernel_StyleInterpolation[] = {
#embed "../StyleRuntime/Kernel/StyleInterpolation.swift"
};
static const unsigned char Kernel_StyleKeyframes[] = {
#embed "../StyleRuntime/Kernel/StyleKeyframes.swift"
};
static const unsigned char Kernel_StyleMaterial[] = {
#embed "../StyleRuntime/Kernel/StyleMaterial.swift"
};
static const unsigned char Kernel_StyleNumberFormat_Localized[] = {
#embed "../StyleRuntime/Kernel/StyleNumberFormat+Localized.swift"
};
static const unsigned char Kernel_StyleNumberFormat[] = {
#embed "../StyleRuntime/Kernel/StyleNumberFormat.swift"
};
static const unsigned char Kernel_StyleTextValue[] = {
#embed "../StyleRuntime/Kernel/StyleTextValue.swift"
};
static const unsigned char Kernel_StylePath_Elements[] = {
#embed "../StyleRuntime/Kernel/StylePath+Elements.swift"
};
static const unsigned char Kernel_StylePath_Shapes[] = {
#embed "../StyleRuntime/Kernel/StylePath+Shapes.swift"
};
static const unsigned char Kernel_StylePathValues[] = {
#embed "../StyleRuntime/Kernel/StylePathValues.swift"
};
static const unsigned char Kernel_StyleShadows_Codable[] = {
#embed "../StyleRuntime/Kernel/StyleShadows+Codable.swift"
};
static const unsigned char Kernel_StyleShadows[] = {
#embed "../StyleRuntime/Kernel/StyleShadows.swift"
};
static const unsigned char Kernel_StyleSpring[] = {
#embed "../StyleRuntime/Kernel/StyleSpring.swift"
};
static const unsigned char Kernel_StyleStackLayout[] = {
#embed "../StyleRuntime/Kernel/StyleStackLayout.swift"
};
static const unsigned char Kernel_StyleStackValues[] = {
#embed "../StyleRuntime/Kernel/StyleStackValues.swift"
};
static const unsigned char Kernel_StyleStoredValues[] = {
#embed "../StyleRuntime/Kernel/StyleStoredValues.swift"
};
static const unsigned char Kernel_StyleTokens_Codable[] = {
#embed "../StyleRuntime/Kernel/StyleTokens+Codable.swift"
};
static const unsigned char Kernel_StyleValues[] = {
#embed "../StyleRuntime/Kernel/StyleValues.swift"
};
static const unsigned char Live_StyleUpdateComponent[] = {
#embed "../StyleRuntime/Live/StyleUpdateComponent.swift"
};
static const unsigned char Live_StyleUpdateReader[] = {
#embed "../StyleRuntime/Live/StyleUpdateReader.swift"
};
static const unsigned char Live_StyleUpdates[] = {
#embed "../StyleRuntime/Live/StyleUpdates.swift"
};
static const unsigned char SwiftUI_StyleAngledGradient[] = {
#embed "../StyleRuntime/SwiftUI/StyleAngledGradient.swift"
};
static const unsigned char SwiftUI_StyleAnimation_SwiftUI[] = {
#embed "../StyleRuntime/SwiftUI/StyleAnimation+SwiftUI.swift"
};
static const unsigned char SwiftUI_StyleBars[] = {
#embed "../StyleRuntime/SwiftUI/StyleBars.swift"
};
static const unsigned char SwiftUI_StyleBoxShadows[] = {
#embed "../StyleRuntime/SwiftUI/StyleBoxShadows.swift"
};
static const unsigned char SwiftUI_StyleColor_SwiftUI[] = {
#embed "../StyleRuntime/SwiftUI/StyleColor+SwiftUI.swift"
};
static const unsigned char SwiftUI_StyleFieldImages[] = {
#embed "../StyleRuntime/SwiftUI/StyleFieldImages.swift"
};
static const unsigned char SwiftUI_StyleFieldBorder[] = {
#embed "../StyleRuntime/SwiftUI/StyleFieldBorder.swift"
};
static const unsigned char SwiftUI_StyleFont_SwiftUI[] = {
#embed "../StyleRuntime/SwiftUI/StyleFont+SwiftUI.swift"
};
static const unsigned char SwiftUI_StyleGeometry_SwiftUI[] = {
#embed "../StyleRuntime/SwiftUI/StyleGeometry+SwiftUI.swift"
};
static const unsigned char SwiftUI_StyleGradient[] = {
#embed "../StyleRuntime/SwiftUI/StyleGradient.swift"
};
static const unsigned char SwiftUI_StyleImageView[] = {
#embed "../StyleRuntime/SwiftUI/StyleImageView.swift"
};
static const unsigned char SwiftUI_StyleEditing_SwiftUI[] = {
#embed "../StyleRuntime/SwiftUI/StyleEditing+SwiftUI.swift"
};
static const unsigned char SwiftUI_StyleEntries[] = {
#embed "../StyleRuntime/SwiftUI/StyleEntries.swift"
};
static const unsigned char SwiftUI_StyleInputs[] = {
#embed "../StyleRuntime/SwiftUI/StyleInputs.swift"
};
static const unsigned char SwiftUI_StyleKeyframing[] = {
#embed "../StyleRuntime/SwiftUI/StyleKeyframing.swift"
};
static const unsigned char SwiftUI_StyleLabelStyle[] = {
#embed "../StyleRuntime/SwiftUI/StyleLabelStyle.swift"
};
static const unsigned char SwiftUI_StyleMaterialShape[] = {
#embed "../StyleRuntime/SwiftUI/StyleMaterialShape.swift"
};
static const unsigned char SwiftUI_StyleModifiers[] = {
#embed "../StyleRuntime/SwiftUI/StyleModifiers.swift"
};
static const unsigned char SwiftUI_StyleMotion[] = {
#embed "../StyleRuntime/SwiftUI/StyleMotion.swift"
};
static const unsigned char SwiftUI_StylePlacement[] = {
#embed "../StyleRuntime/SwiftUI/StylePlacement.swift"
};
static const unsigned char SwiftUI_StyleRelativeTranslation[] = {
#embed "../StyleRuntime/SwiftUI/StyleRelativeTranslation.swift"
};
static const unsigned char SwiftUI_StyleRoundedRectangle[] = {
#embed "../StyleRuntime/SwiftUI/StyleRoundedRectangle.swift"
};
static const unsigned char SwiftUI_StyleShape[] = {
#embed "../StyleRuntime/SwiftUI/StyleShape.swift"
};
static const unsigned char SwiftUI_StyleSpeech[] = {
#embed "../StyleRuntime/SwiftUI/StyleSpeech.swift"
};
static const unsigned char SwiftUI_StyleNumberTexts_SwiftUI[] = {
#embed "../StyleRuntime/SwiftUI/StyleNumberTexts+SwiftUI.swift"
};
static const unsigned char SwiftUI_StyleStackView[] = {
#embed "../StyleRuntime/SwiftUI/StyleStackView.swift"
};
static const unsigned char SwiftUI_StyleState_SwiftUI[] = {
#embed "../StyleRuntime/SwiftUI/StyleState+SwiftUI.swift"
};
static const unsigned char SwiftUI_StyleTextAlignment[] = {
#embed "../StyleRuntime/SwiftUI/StyleTextAlignment.swift"
};
static const unsigned char SwiftUI_StyleTokens_SwiftUI[] = {
#embed "../StyleRuntime/SwiftUI/StyleTokens+SwiftUI.swift"
};
static const unsigned char UIKit_CATextLayer_UIKit[] = {
#embed "../StyleRuntime/UIKit/CATextLayer+UIKit.swift"
};
static const unsigned char UIKit_StyleButtons_UIKit[] = {
#embed "../StyleRuntime/UIKit/StyleButtons+UIKit.swift"
};
static const unsigned char UIKit_StyleBars_UIKit[] = {
#embed "../StyleRuntime/UIKit/StyleBars+UIKit.swift"
};
static const unsigned char UIKit_StyleCells_UIKit[] = {
#embed "../StyleRuntime/UIKit/StyleCells+UIKit.swift"
};
static const unsigned char UIKit_StyleColor_UIKit[] = {
#embed "../StyleRuntime/UIKit/StyleColor+UIKit.swift"
};
static const unsigned char UIKit_StyleConfigurations_UIKit[] = {
#embed "../StyleRuntime/UIKit/StyleConfigurations+UIKit.swift"
};
static const unsigned char UIKit_StyleElements_UIKit[] = {
#embed "../StyleRuntime/UIKit/StyleElements+UIKit.swift"
};
static const unsigned char UIKit_StyleControls_UIKit[] = {
#embed "../StyleRuntime/UIKit/StyleControls+UIKit.swift"
};
static const unsigned char UIKit_StyleFont_UIKit[] = {
#embed "../StyleRuntime/UIKit/StyleFont+UIKit.swift"
};
static const unsigned char UIKit_StylePointerAndFocus_UIKit[] = {
#embed "../StyleRuntime/UIKit/StylePointerAndFocus+UIKit.swift"
};
static const unsigned char UIKit_StyleImageLayer_UIKit[] = {
#embed "../StyleRuntime/UIKit/StyleImageLayer+UIKit.swift"
};
static const unsigned char UIKit_StyleImage_UIKit[] = {
#embed "../StyleRuntime/UIKit/StyleImage+UIKit.swift"
};
static const unsigned char UIKit_StyleLayerView_UIKit[] = {
#embed "../StyleRuntime/UIKit/StyleLayerView+UIKit.swift"
};
static const unsigned char UIKit_StyleMaterialView_UIKit[] = {
#embed "../StyleRuntime/UIKit/StyleMaterialView+UIKit.swift"
};
static const unsigned char UIKit_StylePresses_UIKit[] = {
#embed "../StyleRuntime/UIKit/StylePresses+UIKit.swift"
};
static const unsigned char UIKit_StyleEditing_UIKit[] = {
#embed "../StyleRuntime/UIKit/StyleEditing+UIKit.swift"
};
static const unsigned char UIKit_StyleFields_UIKit[] = {
#embed "../StyleRuntime/UIKit/StyleFields+UIKit.swift"
};
static const unsigned char UIKit_StyleTextObserver[] = {
#embed "../StyleRuntime/UIKit/StyleTextObserver.swift"
};
static const unsigned char UIKit_StyleTexts_UIKit[] = {
#embed "../StyleRuntime/UIKit/StyleTexts+UIKit.swift"
};
static const unsigned char UIKit_StyleMotion_UIKit[] = {
#embed "../StyleRuntime/UIKit/StyleMotion+UIKit.swift"
};
static const unsigned char UIKit_StyleTraits_UIKit[] = {
#embed "../StyleRuntime/UIKit/StyleTraits+UIKit.swift"
};
static const unsigned char UIKit_StyleTokens_UIKit[] = {
#embed "../StyleRuntime/UIKit/StyleTokens+UIKit.swift"
};
static const unsigned char UIKit_UIEdgeInsets[] = {
#embed "../StyleRuntime/UIKit/UIEdgeInsets.swift"
};
static const unsigned char UIKit_UILabel[] = {
#embed "../StyleRuntime/UIKit/UILabel.swift"
};
static const unsigned char UIKit_ValuesByName[] = {
#embed "../StyleRuntime/UIKit/ValuesByName.swift"
};
static const unsigned char Views_NSTextAlignment[] = {
#embed "../StyleRuntime/Views/NSTextAlignment.swift"
};
static const unsigned char Views_StyleCorners[] = {
#embed "../StyleRuntime/Views/StyleCorners.swift"
};
static const unsigned char Views_StyleEdgeInsets_Views[] = {
#embed "../StyleRuntime/Views/StyleEdgeInsets+Views.swift"
};
static const unsigned char Views_StyleGradientLayer[] = {
#embed "../StyleRuntime/Views/StyleGradientLayer.swift"
};
static const unsigned char Views_StyleKeyframeMovement[] = {
#embed "../StyleRuntime/Views/StyleKeyframeMovement.swift"
};
static const unsigned char Views_StyleLayers[] = {
#embed "../StyleRuntime/Views/StyleLayers.swift"
};
static const unsigned char Views_StyleMotionObserver[] = {
#embed "../StyleRuntime/Views/StyleMotionObserver.swift"
};
static const unsigned char Views_StyleMovement[] = {
#embed "../StyleRuntime/Views/StyleMovement.swift"
};
static const unsigned char Views_StylePath[] = {
#embed "../StyleRuntime/Views/StylePath.swift"
};
static const unsigned char Views_StyleRelativeTransforms[] = {
#embed "../StyleRuntime/Views/StyleRelativeTransforms.swift"
};
static const unsigned char Views_StyleShadowLayer[] = {
#embed "../StyleRuntime/Views/StyleShadowLayer.swift"
};
static const unsigned char Views_StyleSettingsObserver[] = {
#embed "../StyleRuntime/Views/StyleSettingsObserver.swift"
};
static const unsigned char Views_StyleShrinking[] = {
#embed "../StyleRuntime/Views/StyleShrinking.swift"
};
static const unsigned char Views_StyleSpoken[] = {
#embed "../StyleRuntime/Views/StyleSpoken.swift"
};
static const unsigned char Views_StyleStacks[] = {
#embed "../StyleRuntime/Views/StyleStacks.swift"
};
static const unsigned char Views_StyleStrings[] = {
#embed "../StyleRuntime/Views/StyleStrings.swift"
};
static const unsigned char Views_StyleNumberTexts[] = {
#embed "../StyleRuntime/Views/StyleNumberTexts.swift"
};
static const unsigned char Views_StyleTextCase[] = {
#embed "../StyleRuntime/Views/StyleTextCase.swift"
};
static const unsigned char Views_StyleTextLayer[] = {
#embed "../StyleRuntime/Views/StyleTextLayer.swift"
};
static const unsigned char Views_StyleTextSize[] = {
#embed "../StyleRuntime/Views/StyleTextSize.swift"
};

#define FILE(path, bytes) { path, bytes, sizeof bytes }

static const struct StyleRuntimeFile files[] = {
    FILE("AppKit/StyleColor+AppKit.swift", AppKit_StyleColor_AppKit),
    FILE("AppKit/StyleControls+AppKit.swift", AppKit_StyleControls_AppKit),
    FILE("AppKit/StyleEditing+AppKit.swift", AppKit_StyleEditing_AppKit),
    FILE("AppKit/StyleElements+AppKit.swift", AppKit_StyleElements_AppKit),
    FILE("AppKit/StyleButtons+AppKit.swift", AppKit_StyleButtons_AppKit),
    FILE("AppKit/StyleFont+AppKit.swift", AppKit_StyleFont_AppKit),
    FILE("AppKit/StyleImage+AppKit.swift", AppKit_StyleImage_AppKit),
    FILE("AppKit/StyleLayerView+AppKit.swift", AppKit_StyleLayerView_AppKit),
    FILE("AppKit/StyleMaterialView+AppKit.swift", AppKit_StyleMaterialView_AppKit),
    FILE("AppKit/StyleSurroundings+AppKit.swift", AppKit_StyleSurroundings_AppKit),
    FILE("AppKit/StyleTexts+AppKit.swift", AppKit_StyleTexts_AppKit),
    FILE("AppKit/StyleMotion+AppKit.swift", AppKit_StyleMotion_AppKit),
    FILE("AppKit/StylePointerAndFocus+AppKit.swift", AppKit_StylePointerAndFocus_AppKit),
    FILE("AppKit/StyleTokens+AppKit.swift", AppKit_StyleTokens_AppKit),
    FILE("Kernel/StyleFieldLayout.swift", Kernel_StyleFieldLayout),
    FILE("Kernel/StyleButtonLayout.swift", Kernel_StyleButtonLayout),
    FILE("Kernel/StyleColor+Mixing.swift", Kernel_StyleColor_Mixing),
    FILE("Kernel/StyleColor+Spaces.swift", Kernel_StyleColor_Spaces),
    FILE("Kernel/StyleColor+System.swift", Kernel_StyleColor_System),
    FILE("Kernel/StyleColor+Text.swift", Kernel_StyleColor_Text),
    FILE("Kernel/StyleColor.swift", Kernel_StyleColor),
    FILE("Kernel/StyleGradientLine.swift", Kernel_StyleGradientLine),
    FILE("Kernel/StyleImage.swift", Kernel_StyleImage),
    FILE("Kernel/StyleInterpolation.swift", Kernel_StyleInterpolation),
    FILE("Kernel/StyleKeyframes.swift", Kernel_StyleKeyframes),
    FILE("Kernel/StyleMaterial.swift", Kernel_StyleMaterial),
    FILE("Kernel/StyleNumberFormat+Localized.swift", Kernel_StyleNumberFormat_Localized),
    FILE("Kernel/StyleNumberFormat.swift", Kernel_StyleNumberFormat),
    FILE("Kernel/StyleTextValue.swift", Kernel_StyleTextValue),
    FILE("Kernel/StylePath+Elements.swift", Kernel_StylePath_Elements),
    FILE("Kernel/StylePath+Shapes.swift", Kernel_StylePath_Shapes),
    FILE("Kernel/StylePathValues.swift", Kernel_StylePathValues),
    FILE("Kernel/StyleShadows+Codable.swift", Kernel_StyleShadows_Codable),
    FILE("Kernel/StyleShadows.swift", Kernel_StyleShadows),
    FILE("Kernel/StyleSpring.swift", Kernel_StyleSpring),
    FILE("Kernel/StyleStackLayout.swift", Kernel_StyleStackLayout),
    FILE("Kernel/StyleStackValues.swift", Kernel_StyleStackValues),
    FILE("Kernel/StyleStoredValues.swift", Kernel_StyleStoredValues),
    FILE("Kernel/StyleTokens+Codable.swift", Kernel_StyleTokens_Codable),
    FILE("Kernel/StyleValues.swift", Kernel_StyleValues),
    FILE("Live/StyleUpdateComponent.swift", Live_StyleUpdateComponent),
    FILE("Live/StyleUpdateReader.swift", Live_StyleUpdateReader),
    FILE("Live/StyleUpdates.swift", Live_StyleUpdates),
    FILE("SwiftUI/StyleAngledGradient.swift", SwiftUI_StyleAngledGradient),
    FILE("SwiftUI/StyleAnimation+SwiftUI.swift", SwiftUI_StyleAnimation_SwiftUI),
    FILE("SwiftUI/StyleBars.swift", SwiftUI_StyleBars),
    FILE("SwiftUI/StyleBoxShadows.swift", SwiftUI_StyleBoxShadows),
    FILE("SwiftUI/StyleColor+SwiftUI.swift", SwiftUI_StyleColor_SwiftUI),
    FILE("SwiftUI/StyleFieldImages.swift", SwiftUI_StyleFieldImages),
    FILE("SwiftUI/StyleFieldBorder.swift", SwiftUI_StyleFieldBorder),
    FILE("SwiftUI/StyleFont+SwiftUI.swift", SwiftUI_StyleFont_SwiftUI),
    FILE("SwiftUI/StyleGeometry+SwiftUI.swift", SwiftUI_StyleGeometry_SwiftUI),
    FILE("SwiftUI/StyleGradient.swift", SwiftUI_StyleGradient),
    FILE("SwiftUI/StyleImageView.swift", SwiftUI_StyleImageView),
    FILE("SwiftUI/StyleEditing+SwiftUI.swift", SwiftUI_StyleEditing_SwiftUI),
    FILE("SwiftUI/StyleEntries.swift", SwiftUI_StyleEntries),
    FILE("SwiftUI/StyleInputs.swift", SwiftUI_StyleInputs),
    FILE("SwiftUI/StyleKeyframing.swift", SwiftUI_StyleKeyframing),
    FILE("SwiftUI/StyleLabelStyle.swift", SwiftUI_StyleLabelStyle),
    FILE("SwiftUI/StyleMaterialShape.swift", SwiftUI_StyleMaterialShape),
    FILE("SwiftUI/StyleModifiers.swift", SwiftUI_StyleModifiers),
    FILE("SwiftUI/StyleMotion.swift", SwiftUI_StyleMotion),
    FILE("SwiftUI/StylePlacement.swift", SwiftUI_StylePlacement),
    FILE("SwiftUI/StyleRelativeTranslation.swift", SwiftUI_StyleRelativeTranslation),
    FILE("SwiftUI/StyleRoundedRectangle.swift", SwiftUI_StyleRoundedRectangle),
    FILE("SwiftUI/StyleShape.swift", SwiftUI_StyleShape),
    FILE("SwiftUI/StyleSpeech.swift", SwiftUI_StyleSpeech),
    FILE("SwiftUI/StyleNumberTexts+SwiftUI.swift", SwiftUI_StyleNumberTexts_SwiftUI),
    FILE("SwiftUI/StyleStackView.swift", SwiftUI_StyleStackView),
    FILE("SwiftUI/StyleState+SwiftUI.swift", SwiftUI_StyleState_SwiftUI),
    FILE("SwiftUI/StyleTextAlignment.swift", SwiftUI_StyleTextAlignment),
    FILE("SwiftUI/StyleTokens+SwiftUI.swift", SwiftUI_StyleTokens_SwiftUI),
    FILE("UIKit/CATextLayer+UIKit.swift", UIKit_CATextLayer_UIKit),
    FILE("UIKit/StyleButtons+UIKit.swift", UIKit_StyleButtons_UIKit),
    FILE("UIKit/StyleBars+UIKit.swift", UIKit_StyleBars_UIKit),
    FILE("UIKit/StyleCells+UIKit.swift", UIKit_StyleCells_UIKit),
    FILE("UIKit/StyleColor+UIKit.swift", UIKit_StyleColor_UIKit),
    FILE("UIKit/StyleConfigurations+UIKit.swift", UIKit_StyleConfigurations_UIKit),
    FILE("UIKit/StyleControls+UIKit.swift", UIKit_StyleControls_UIKit),
    FILE("UIKit/StyleElements+UIKit.swift", UIKit_StyleElements_UIKit),
    FILE("UIKit/StyleFont+UIKit.swift", UIKit_StyleFont_UIKit),
    FILE("UIKit/StylePointerAndFocus+UIKit.swift", UIKit_StylePointerAndFocus_UIKit),
    FILE("UIKit/StyleImageLayer+UIKit.swift", UIKit_StyleImageLayer_UIKit),
    FILE("UIKit/StyleImage+UIKit.swift", UIKit_StyleImage_UIKit),
    FILE("UIKit/StyleLayerView+UIKit.swift", UIKit_StyleLayerView_UIKit),
    FILE("UIKit/StyleMaterialView+UIKit.swift", UIKit_StyleMaterialView_UIKit),
    FILE("UIKit/StylePresses+UIKit.swift", UIKit_StylePresses_UIKit),
    FILE("UIKit/StyleEditing+UIKit.swift", UIKit_StyleEditing_UIKit),
    FILE("UIKit/StyleFields+UIKit.swift", UIKit_StyleFields_UIKit),
    FILE("UIKit/StyleTextObserver.swift", UIKit_StyleTextObserver),
    FILE("UIKit/StyleTexts+UIKit.swift", UIKit_StyleTexts_UIKit),
    FILE("UIKit/StyleMotion+UIKit.swift", UIKit_StyleMotion_UIKit),
    FILE("UIKit/StyleTokens+UIKit.swift", UIKit_StyleTokens_UIKit),
    FILE("UIKit/StyleTraits+UIKit.swift", UIKit_StyleTraits_UIKit),
    FILE("UIKit/UIEdgeInsets.swift", UIKit_UIEdgeInsets),
    FILE("UIKit/UILabel.swift", UIKit_UILabel),
    FILE("UIKit/ValuesByName.swift", UIKit_ValuesByName),
    FILE("Views/NSTextAlignment.swift", Views_NSTextAlignment),
    FILE("Views/StyleCorners.swift", Views_StyleCorners),
    FILE("Views/StyleEdgeInsets+Views.swift", Views_StyleEdgeInsets_Views),
    FILE("Views/StyleGradientLayer.swift", Views_StyleGradientLayer),
    FILE("Views/StyleKeyframeMovement.swift", Views_StyleKeyframeMovement),
    FILE("Views/StyleLayers.swift", Views_StyleLayers),
    FILE("Views/StyleMotionObserver.swift", Views_StyleMotionObserver),
    FILE("Views/StyleMovement.swift", Views_StyleMovement),
    FILE("Views/StylePath.swift", Views_StylePath),
    FILE("Views/StyleRelativeTransforms.swift", Views_StyleRelativeTransforms),
    FILE("Views/StyleShadowLayer.swift", Views_StyleShadowLayer),
    FILE("Views/StyleSettingsObserver.swift", Views_StyleSettingsObserver),
    FILE("Views/StyleShrinking.swift", Views_StyleShrinking),
    FILE("Views/StyleSpoken.swift", Views_StyleSpoken),
    FILE("Views/StyleStacks.swift", Views_StyleStacks),
    FILE("Views/StyleStrings.swift", Views_StyleStrings),
    FILE("Views/StyleNumberTexts.swift", Views_StyleNumberTexts),
    FILE("Views/StyleTextCase.swift", Views_StyleTextCase),
    FILE("Views/StyleTextLayer.swift", Views_StyleTextLayer),
    FILE("Views/StyleTextSize.swift", Views_StyleTextSize),
};

const struct StyleRuntimeFile *styleRuntimeFiles(void) { return files; }

size_t styleRuntimeFileCount(void) { return sizeof files / sizeof *files; }
