// The files of the inspector's page, which the compiler reads by itself: Swift has nothing like `#embed`, the array that SwiftPM
// makes of an embedded resource takes a quarter of a minute to compile, and a plugin that writes Swift isn't run where stylec is the
// tool of another plugin. A test fails where a file is missing here.

#include "CInspectorPage.h"

// Of C23, and known to clang as an extension of C since version 19, which Swift 6.1 comes with.
#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char animationDialog_js[] = {
#embed "../StyleInspector/Page/animationDialog.js"
};
static const unsigned char animations_js[] = {
#embed "../StyleInspector/Page/animations.js"
};
static const unsigned char announce_js[] = {
#embed "../StyleInspector/Page/announce.js"
};
static const unsigned char askName_js[] = {
#embed "../StyleInspector/Page/askName.js"
};
static const unsigned char attributes_css[] = {
#embed "../StyleInspector/Page/attributes.css"
};
static const unsigned char attributes_js[] = {
#embed "../StyleInspector/Page/attributes.js"
};
static const unsigned char base_css[] = {
#embed "../StyleInspector/Page/base.css"
};
static const unsigned char benchSection_js[] = {
#embed "../StyleInspector/Page/benchSection.js"
};
static const unsigned char canvas_css[] = {
#embed "../StyleInspector/Page/canvas.css"
};
static const unsigned char canvas_js[] = {
#embed "../StyleInspector/Page/canvas.js"
};
static const unsigned char changed_js[] = {
#embed "../StyleInspector/Page/changed.js"
};
static const unsigned char colorField_js[] = {
#embed "../StyleInspector/Page/colorField.js"
};
static const unsigned char colorPicker_js[] = {
#embed "../StyleInspector/Page/colorPicker.js"
};
static const unsigned char colors_js[] = {
#embed "../StyleInspector/Page/colors.js"
};
static const unsigned char commands_js[] = {
#embed "../StyleInspector/Page/commands.js"
};
static const unsigned char compare_js[] = {
#embed "../StyleInspector/Page/compare.js"
};
static const unsigned char compoundFields_js[] = {
#embed "../StyleInspector/Page/compoundFields.js"
};
static const unsigned char conflict_js[] = {
#embed "../StyleInspector/Page/conflict.js"
};
static const unsigned char controls_css[] = {
#embed "../StyleInspector/Page/controls.css"
};
static const unsigned char controls_js[] = {
#embed "../StyleInspector/Page/controls.js"
};
static const unsigned char convert_js[] = {
#embed "../StyleInspector/Page/convert.js"
};
static const unsigned char declared_js[] = {
#embed "../StyleInspector/Page/declared.js"
};
static const unsigned char edits_js[] = {
#embed "../StyleInspector/Page/edits.js"
};
static const unsigned char elements_js[] = {
#embed "../StyleInspector/Page/elements.js"
};
static const unsigned char apps_js[] = {
#embed "../StyleInspector/Page/apps.js"
};
static const unsigned char events_js[] = {
#embed "../StyleInspector/Page/events.js"
};
static const unsigned char first_js[] = {
#embed "../StyleInspector/Page/first.js"
};
static const unsigned char formulaField_js[] = {
#embed "../StyleInspector/Page/formulaField.js"
};
static const unsigned char frame_js[] = {
#embed "../StyleInspector/Page/frame.js"
};
static const unsigned char framing_js[] = {
#embed "../StyleInspector/Page/framing.js"
};
static const unsigned char gallery_js[] = {
#embed "../StyleInspector/Page/gallery.js"
};
static const unsigned char gradientField_js[] = {
#embed "../StyleInspector/Page/gradientField.js"
};
static const unsigned char gradientHandles_js[] = {
#embed "../StyleInspector/Page/gradientHandles.js"
};
static const unsigned char handles_js[] = {
#embed "../StyleInspector/Page/handles.js"
};
static const unsigned char hands_js[] = {
#embed "../StyleInspector/Page/hands.js"
};
static const unsigned char help_js[] = {
#embed "../StyleInspector/Page/help.js"
};
static const unsigned char icon_svg[] = {
#embed "../StyleInspector/Page/icon.svg"
};
static const unsigned char index_html[] = {
#embed "../StyleInspector/Page/index.html"
};
static const unsigned char itemMenu_js[] = {
#embed "../StyleInspector/Page/itemMenu.js"
};
static const unsigned char itemTree_js[] = {
#embed "../StyleInspector/Page/itemTree.js"
};
static const unsigned char keyframesField_js[] = {
#embed "../StyleInspector/Page/keyframesField.js"
};
static const unsigned char language_md[] = {
#embed "../../docs/language.md"
};
static const unsigned char layerTree_js[] = {
#embed "../StyleInspector/Page/layerTree.js"
};
static const unsigned char layers_css[] = {
#embed "../StyleInspector/Page/layers.css"
};
static const unsigned char lookLink_js[] = {
#embed "../StyleInspector/Page/lookLink.js"
};
static const unsigned char looksGrid_js[] = {
#embed "../StyleInspector/Page/looksGrid.js"
};
static const unsigned char main_js[] = {
#embed "../StyleInspector/Page/main.js"
};
static const unsigned char many_js[] = {
#embed "../StyleInspector/Page/many.js"
};
static const unsigned char modes_js[] = {
#embed "../StyleInspector/Page/modes.js"
};
static const unsigned char navigator_css[] = {
#embed "../StyleInspector/Page/navigator.css"
};
static const unsigned char navigator_js[] = {
#embed "../StyleInspector/Page/navigator.js"
};
static const unsigned char newComponent_js[] = {
#embed "../StyleInspector/Page/newComponent.js"
};
static const unsigned char newLayers_js[] = {
#embed "../StyleInspector/Page/newLayers.js"
};
static const unsigned char newOverlay_js[] = {
#embed "../StyleInspector/Page/newOverlay.js"
};
static const unsigned char numberField_js[] = {
#embed "../StyleInspector/Page/numberField.js"
};
static const unsigned char overlay_js[] = {
#embed "../StyleInspector/Page/overlay.js"
};
static const unsigned char overview_js[] = {
#embed "../StyleInspector/Page/overview.js"
};
static const unsigned char parentsField_js[] = {
#embed "../StyleInspector/Page/parentsField.js"
};
static const unsigned char paste_js[] = {
#embed "../StyleInspector/Page/paste.js"
};
static const unsigned char placeChooser_js[] = {
#embed "../StyleInspector/Page/placeChooser.js"
};
static const unsigned char popover_js[] = {
#embed "../StyleInspector/Page/popover.js"
};
static const unsigned char problemList_js[] = {
#embed "../StyleInspector/Page/problemList.js"
};
static const unsigned char properties_js[] = {
#embed "../StyleInspector/Page/properties.js"
};
static const unsigned char readOnlyValue_js[] = {
#embed "../StyleInspector/Page/readOnlyValue.js"
};
static const unsigned char refresh_js[] = {
#embed "../StyleInspector/Page/refresh.js"
};
static const unsigned char repeatLayer_js[] = {
#embed "../StyleInspector/Page/repeatLayer.js"
};
static const unsigned char retry_js[] = {
#embed "../StyleInspector/Page/retry.js"
};
static const unsigned char row_js[] = {
#embed "../StyleInspector/Page/row.js"
};
static const unsigned char rowMenu_js[] = {
#embed "../StyleInspector/Page/rowMenu.js"
};
static const unsigned char search_js[] = {
#embed "../StyleInspector/Page/search.js"
};
static const unsigned char selection_js[] = {
#embed "../StyleInspector/Page/selection.js"
};
static const unsigned char server_js[] = {
#embed "../StyleInspector/Page/server.js"
};
static const unsigned char shadowHandles_js[] = {
#embed "../StyleInspector/Page/shadowHandles.js"
};
static const unsigned char share_js[] = {
#embed "../StyleInspector/Page/share.js"
};
static const unsigned char shared_js[] = {
#embed "../StyleInspector/Page/shared.js"
};
static const unsigned char simpleFields_js[] = {
#embed "../StyleInspector/Page/simpleFields.js"
};
static const unsigned char sizeField_js[] = {
#embed "../StyleInspector/Page/sizeField.js"
};
static const unsigned char sliderPad_js[] = {
#embed "../StyleInspector/Page/sliderPad.js"
};
static const unsigned char snapping_js[] = {
#embed "../StyleInspector/Page/snapping.js"
};
static const unsigned char spoken_js[] = {
#embed "../StyleInspector/Page/spoken.js"
};
static const unsigned char stage_js[] = {
#embed "../StyleInspector/Page/stage.js"
};
static const unsigned char starters_js[] = {
#embed "../StyleInspector/Page/starters.js"
};
static const unsigned char states_js[] = {
#embed "../StyleInspector/Page/states.js"
};
static const unsigned char steps_js[] = {
#embed "../StyleInspector/Page/steps.js"
};
static const unsigned char store_js[] = {
#embed "../StyleInspector/Page/store.js"
};
static const unsigned char svg_js[] = {
#embed "../StyleInspector/Page/svg.js"
};
static const unsigned char takeAway_js[] = {
#embed "../StyleInspector/Page/takeAway.js"
};
static const unsigned char theme_js[] = {
#embed "../StyleInspector/Page/theme.js"
};
static const unsigned char tokenDetail_js[] = {
#embed "../StyleInspector/Page/tokenDetail.js"
};
static const unsigned char tokenView_js[] = {
#embed "../StyleInspector/Page/tokenView.js"
};
static const unsigned char traits_js[] = {
#embed "../StyleInspector/Page/traits.js"
};
static const unsigned char types_md[] = {
#embed "../../docs/types.md"
};
static const unsigned char unseen_js[] = {
#embed "../StyleInspector/Page/unseen.js"
};
static const unsigned char valueField_js[] = {
#embed "../StyleInspector/Page/valueField.js"
};
static const unsigned char variants_js[] = {
#embed "../StyleInspector/Page/variants.js"
};
static const unsigned char virtualList_js[] = {
#embed "../StyleInspector/Page/virtualList.js"
};
static const unsigned char words_js[] = {
#embed "../StyleInspector/Page/words.js"
};

#define FILE(name, bytes) {name, bytes, sizeof bytes}

static const struct InspectorPageFile files[] = {
    FILE("animationDialog.js", animationDialog_js),
    FILE("animations.js", animations_js),
    FILE("announce.js", announce_js),
    FILE("askName.js", askName_js),
    FILE("attributes.css", attributes_css),
    FILE("attributes.js", attributes_js),
    FILE("base.css", base_css),
    FILE("benchSection.js", benchSection_js),
    FILE("canvas.css", canvas_css),
    FILE("canvas.js", canvas_js),
    FILE("changed.js", changed_js),
    FILE("colorField.js", colorField_js),
    FILE("colorPicker.js", colorPicker_js),
    FILE("colors.js", colors_js),
    FILE("commands.js", commands_js),
    FILE("compare.js", compare_js),
    FILE("compoundFields.js", compoundFields_js),
    FILE("conflict.js", conflict_js),
    FILE("controls.css", controls_css),
    FILE("controls.js", controls_js),
    FILE("convert.js", convert_js),
    FILE("declared.js", declared_js),
    FILE("edits.js", edits_js),
    FILE("elements.js", elements_js),
    FILE("apps.js", apps_js),
    FILE("events.js", events_js),
    FILE("first.js", first_js),
    FILE("formulaField.js", formulaField_js),
    FILE("frame.js", frame_js),
    FILE("framing.js", framing_js),
    FILE("gallery.js", gallery_js),
    FILE("gradientField.js", gradientField_js),
    FILE("gradientHandles.js", gradientHandles_js),
    FILE("handles.js", handles_js),
    FILE("hands.js", hands_js),
    FILE("help.js", help_js),
    FILE("icon.svg", icon_svg),
    FILE("index.html", index_html),
    FILE("itemMenu.js", itemMenu_js),
    FILE("itemTree.js", itemTree_js),
    FILE("keyframesField.js", keyframesField_js),
    FILE("language.md", language_md),
    FILE("layerTree.js", layerTree_js),
    FILE("layers.css", layers_css),
    FILE("lookLink.js", lookLink_js),
    FILE("looksGrid.js", looksGrid_js),
    FILE("main.js", main_js),
    FILE("many.js", many_js),
    FILE("modes.js", modes_js),
    FILE("navigator.css", navigator_css),
    FILE("navigator.js", navigator_js),
    FILE("newComponent.js", newComponent_js),
    FILE("newLayers.js", newLayers_js),
    FILE("newOverlay.js", newOverlay_js),
    FILE("numberField.js", numberField_js),
    FILE("overlay.js", overlay_js),
    FILE("overview.js", overview_js),
    FILE("parentsField.js", parentsField_js),
    FILE("paste.js", paste_js),
    FILE("placeChooser.js", placeChooser_js),
    FILE("popover.js", popover_js),
    FILE("problemList.js", problemList_js),
    FILE("properties.js", properties_js),
    FILE("readOnlyValue.js", readOnlyValue_js),
    FILE("refresh.js", refresh_js),
    FILE("repeatLayer.js", repeatLayer_js),
    FILE("retry.js", retry_js),
    FILE("row.js", row_js),
    FILE("rowMenu.js", rowMenu_js),
    FILE("search.js", search_js),
    FILE("selection.js", selection_js),
    FILE("server.js", server_js),
    FILE("shadowHandles.js", shadowHandles_js),
    FILE("share.js", share_js),
    FILE("shared.js", shared_js),
    FILE("simpleFields.js", simpleFields_js),
    FILE("sizeField.js", sizeField_js),
    FILE("sliderPad.js", sliderPad_js),
    FILE("snapping.js", snapping_js),
    FILE("spoken.js", spoken_js),
    FILE("stage.js", stage_js),
    FILE("starters.js", starters_js),
    FILE("states.js", states_js),
    FILE("steps.js", steps_js),
    FILE("store.js", store_js),
    FILE("svg.js", svg_js),
    FILE("takeAway.js", takeAway_js),
    FILE("theme.js", theme_js),
    FILE("tokenDetail.js", tokenDetail_js),
    FILE("tokenView.js", tokenView_js),
    FILE("traits.js", traits_js),
    FILE("types.md", types_md),
    FILE("unseen.js", unseen_js),
    FILE("valueField.js", valueField_js),
    FILE("variants.js", variants_js),
    FILE("virtualList.js", virtualList_js),
    FILE("words.js", words_js),
};

const struct InspectorPageFile *inspectorPageFiles(void) { return files; }

size_t inspectorPageFileCount(void) { return sizeof files / sizeof *files; }
