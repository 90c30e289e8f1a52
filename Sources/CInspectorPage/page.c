// The files of the inspector's page, which the compiler reads by itself: Swift has nothing like `#embed`, the array that SwiftPM
// makes of an embedded resource takes a quarter of a minute to compile, and a plugin that writes Swift isn't run where stylec is the
// tool of another plugin. A test fails where a file is missing here.

#include "CInspectorPage.h"

// Of C23, and known to clang as an extension of C since version 19, which Swift 6.1 comes with.
#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char announce_js[] = {
#embed "../StyleServer/Inspector/Page/announce.js"
};
static const unsigned char attributes_css[] = {
#embed "../StyleServer/Inspector/Page/attributes.css"
};
static const unsigned char attributes_js[] = {
#embed "../StyleServer/Inspector/Page/attributes.js"
};
static const unsigned char base_css[] = {
#embed "../StyleServer/Inspector/Page/base.css"
};
static const unsigned char canvas_css[] = {
#embed "../StyleServer/Inspector/Page/canvas.css"
};
static const unsigned char canvas_js[] = {
#embed "../StyleServer/Inspector/Page/canvas.js"
};
static const unsigned char colorField_js[] = {
#embed "../StyleServer/Inspector/Page/colorField.js"
};
static const unsigned char colorPicker_js[] = {
#embed "../StyleServer/Inspector/Page/colorPicker.js"
};
static const unsigned char colors_js[] = {
#embed "../StyleServer/Inspector/Page/colors.js"
};
static const unsigned char commands_js[] = {
#embed "../StyleServer/Inspector/Page/commands.js"
};
static const unsigned char compare_js[] = {
#embed "../StyleServer/Inspector/Page/compare.js"
};
static const unsigned char compoundFields_js[] = {
#embed "../StyleServer/Inspector/Page/compoundFields.js"
};
static const unsigned char conflict_js[] = {
#embed "../StyleServer/Inspector/Page/conflict.js"
};
static const unsigned char controls_css[] = {
#embed "../StyleServer/Inspector/Page/controls.css"
};
static const unsigned char controls_js[] = {
#embed "../StyleServer/Inspector/Page/controls.js"
};
static const unsigned char edits_js[] = {
#embed "../StyleServer/Inspector/Page/edits.js"
};
static const unsigned char elements_js[] = {
#embed "../StyleServer/Inspector/Page/elements.js"
};
static const unsigned char events_js[] = {
#embed "../StyleServer/Inspector/Page/events.js"
};
static const unsigned char first_js[] = {
#embed "../StyleServer/Inspector/Page/first.js"
};
static const unsigned char formulaField_js[] = {
#embed "../StyleServer/Inspector/Page/formulaField.js"
};
static const unsigned char frame_js[] = {
#embed "../StyleServer/Inspector/Page/frame.js"
};
static const unsigned char gallery_js[] = {
#embed "../StyleServer/Inspector/Page/gallery.js"
};
static const unsigned char gradientField_js[] = {
#embed "../StyleServer/Inspector/Page/gradientField.js"
};
static const unsigned char icon_svg[] = {
#embed "../StyleServer/Inspector/Page/icon.svg"
};
static const unsigned char index_html[] = {
#embed "../StyleServer/Inspector/Page/index.html"
};
static const unsigned char itemMenu_js[] = {
#embed "../StyleServer/Inspector/Page/itemMenu.js"
};
static const unsigned char looksGrid_js[] = {
#embed "../StyleServer/Inspector/Page/looksGrid.js"
};
static const unsigned char main_js[] = {
#embed "../StyleServer/Inspector/Page/main.js"
};
static const unsigned char navigator_css[] = {
#embed "../StyleServer/Inspector/Page/navigator.css"
};
static const unsigned char navigator_js[] = {
#embed "../StyleServer/Inspector/Page/navigator.js"
};
static const unsigned char numberField_js[] = {
#embed "../StyleServer/Inspector/Page/numberField.js"
};
static const unsigned char overlay_js[] = {
#embed "../StyleServer/Inspector/Page/overlay.js"
};
static const unsigned char overview_js[] = {
#embed "../StyleServer/Inspector/Page/overview.js"
};
static const unsigned char parentsField_js[] = {
#embed "../StyleServer/Inspector/Page/parentsField.js"
};
static const unsigned char placeChooser_js[] = {
#embed "../StyleServer/Inspector/Page/placeChooser.js"
};
static const unsigned char popover_js[] = {
#embed "../StyleServer/Inspector/Page/popover.js"
};
static const unsigned char problemList_js[] = {
#embed "../StyleServer/Inspector/Page/problemList.js"
};
static const unsigned char readOnlyValue_js[] = {
#embed "../StyleServer/Inspector/Page/readOnlyValue.js"
};
static const unsigned char refresh_js[] = {
#embed "../StyleServer/Inspector/Page/refresh.js"
};
static const unsigned char retry_js[] = {
#embed "../StyleServer/Inspector/Page/retry.js"
};
static const unsigned char row_js[] = {
#embed "../StyleServer/Inspector/Page/row.js"
};
static const unsigned char rowMenu_js[] = {
#embed "../StyleServer/Inspector/Page/rowMenu.js"
};
static const unsigned char search_js[] = {
#embed "../StyleServer/Inspector/Page/search.js"
};
static const unsigned char selection_js[] = {
#embed "../StyleServer/Inspector/Page/selection.js"
};
static const unsigned char server_js[] = {
#embed "../StyleServer/Inspector/Page/server.js"
};
static const unsigned char simpleFields_js[] = {
#embed "../StyleServer/Inspector/Page/simpleFields.js"
};
static const unsigned char sliderPad_js[] = {
#embed "../StyleServer/Inspector/Page/sliderPad.js"
};
static const unsigned char spoken_js[] = {
#embed "../StyleServer/Inspector/Page/spoken.js"
};
static const unsigned char stage_js[] = {
#embed "../StyleServer/Inspector/Page/stage.js"
};
static const unsigned char starters_js[] = {
#embed "../StyleServer/Inspector/Page/starters.js"
};
static const unsigned char store_js[] = {
#embed "../StyleServer/Inspector/Page/store.js"
};
static const unsigned char theme_js[] = {
#embed "../StyleServer/Inspector/Page/theme.js"
};
static const unsigned char tokenDetail_js[] = {
#embed "../StyleServer/Inspector/Page/tokenDetail.js"
};
static const unsigned char tokenView_js[] = {
#embed "../StyleServer/Inspector/Page/tokenView.js"
};
static const unsigned char virtualList_js[] = {
#embed "../StyleServer/Inspector/Page/virtualList.js"
};
static const unsigned char words_js[] = {
#embed "../StyleServer/Inspector/Page/words.js"
};

#define FILE(name, bytes) {name, bytes, sizeof bytes}

static const struct InspectorPageFile files[] = {
    FILE("announce.js", announce_js),
    FILE("attributes.css", attributes_css),
    FILE("attributes.js", attributes_js),
    FILE("base.css", base_css),
    FILE("canvas.css", canvas_css),
    FILE("canvas.js", canvas_js),
    FILE("colorField.js", colorField_js),
    FILE("colorPicker.js", colorPicker_js),
    FILE("colors.js", colors_js),
    FILE("commands.js", commands_js),
    FILE("compare.js", compare_js),
    FILE("compoundFields.js", compoundFields_js),
    FILE("conflict.js", conflict_js),
    FILE("controls.css", controls_css),
    FILE("controls.js", controls_js),
    FILE("edits.js", edits_js),
    FILE("elements.js", elements_js),
    FILE("events.js", events_js),
    FILE("first.js", first_js),
    FILE("formulaField.js", formulaField_js),
    FILE("frame.js", frame_js),
    FILE("gallery.js", gallery_js),
    FILE("gradientField.js", gradientField_js),
    FILE("icon.svg", icon_svg),
    FILE("index.html", index_html),
    FILE("itemMenu.js", itemMenu_js),
    FILE("looksGrid.js", looksGrid_js),
    FILE("main.js", main_js),
    FILE("navigator.css", navigator_css),
    FILE("navigator.js", navigator_js),
    FILE("numberField.js", numberField_js),
    FILE("overlay.js", overlay_js),
    FILE("overview.js", overview_js),
    FILE("parentsField.js", parentsField_js),
    FILE("placeChooser.js", placeChooser_js),
    FILE("popover.js", popover_js),
    FILE("problemList.js", problemList_js),
    FILE("readOnlyValue.js", readOnlyValue_js),
    FILE("refresh.js", refresh_js),
    FILE("retry.js", retry_js),
    FILE("row.js", row_js),
    FILE("rowMenu.js", rowMenu_js),
    FILE("search.js", search_js),
    FILE("selection.js", selection_js),
    FILE("server.js", server_js),
    FILE("simpleFields.js", simpleFields_js),
    FILE("sliderPad.js", sliderPad_js),
    FILE("spoken.js", spoken_js),
    FILE("stage.js", stage_js),
    FILE("starters.js", starters_js),
    FILE("store.js", store_js),
    FILE("theme.js", theme_js),
    FILE("tokenDetail.js", tokenDetail_js),
    FILE("tokenView.js", tokenView_js),
    FILE("virtualList.js", virtualList_js),
    FILE("words.js", words_js),
};

const struct InspectorPageFile *inspectorPageFiles(void) { return files; }

size_t inspectorPageFileCount(void) { return sizeof files / sizeof *files; }
