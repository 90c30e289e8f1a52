import CCairo
import StyleScene

/// Begins to read which fonts there are, in a thread of pango's own; the first text that is laid out waits for its end.
public func prepareFonts() { _ = pango_cairo_font_map_get_default() }

/// A pango layout of one text in one font, measured in points and set alike at every scale: no hinting, and
/// glyphs between pixels.
final class PangoText {
  let bytes: [UInt8]
  let layout: OpaquePointer

  init(_ bytes: [UInt8], font: Scene.Font) {
    self.bytes = bytes
    // Fontconfig is read once in a process.
    let context = pango_font_map_create_context(InstalledFonts.map)
    let options = cairo_font_options_create()
    cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    pango_cairo_context_set_font_options(context, options)
    cairo_font_options_destroy(options)
    pango_context_set_round_glyph_positions(context, 0)
    // Otherwise the locale would choose among fonts.
    pango_context_set_language(context, pango_language_from_string("en"))

    layout = pango_layout_new(context)
    g_object_unref(UnsafeMutableRawPointer(context))
    let description = pango_font_description_new()
    pango_font_description_set_family(description, font.families.joined(separator: ","))
    pango_font_description_set_weight(description, PangoWeight(UInt32(max(1, min(1000, font.weight)))))
    pango_font_description_set_absolute_size(description, Double(pangoUnits(font.size)))
    pango_layout_set_font_description(layout, description)
    pango_font_description_free(description)
    let leavesOutAlternates = font.leavesOutAlternates(of: bytes)
    if font.tracking != 0 || leavesOutAlternates {
      let attributes = pango_attr_list_new()
      if font.tracking != 0 {
        pango_attr_list_insert(attributes, pango_attr_letter_spacing_new(signedPangoUnits(font.tracking)))
      }
      if leavesOutAlternates {
        pango_attr_list_insert(attributes, pango_attr_font_features_new("calt=0"))
      }
      pango_layout_set_attributes(layout, attributes)
      pango_attr_list_unref(attributes)
    }
    bytes.withUnsafeBytes {
      pango_layout_set_text(layout, $0.bindMemory(to: CChar.self).baseAddress, Int32($0.count))
    }
    FontFaces.shared.layOut(layout)
  }

  deinit { g_object_unref(UnsafeMutableRawPointer(layout)) }

  /// The positions of the font's lines below and through a text.
  var strokes: (underline: FontStroke, strikethrough: FontStroke) {
    let context = pango_layout_get_context(layout)
    let metrics = FontFaces.shared.opening {
      pango_context_get_metrics(context, pango_layout_get_font_description(layout), nil)
    }
    defer { pango_font_metrics_unref(metrics) }
    let unit = Double(PANGO_SCALE)
    func stroke(_ position: Int32, _ thickness: Int32) -> FontStroke {
      FontStroke(distance: -Double(position) / unit, thickness: Double(thickness) / unit)
    }
    return (
      stroke(
        pango_font_metrics_get_underline_position(metrics),
        pango_font_metrics_get_underline_thickness(metrics)),
      stroke(
        pango_font_metrics_get_strikethrough_position(metrics),
        pango_font_metrics_get_strikethrough_thickness(metrics))
    )
  }
}

/// A line that a font has below or through its letters, in points.
struct FontStroke {
  /// The distance from the baseline down to the line's upper edge.
  var distance: Double
  var thickness: Double
}

/// Converts points that may lie on either side of 0 to pango's units.
private func signedPangoUnits(_ points: Double) -> Int32 {
  points < 0 ? -pangoUnits(-points) : pangoUnits(points)
}

/// Converts points from 0 to 1,000,000 to pango's units.
func pangoUnits(_ points: Double) -> Int32 {
  Int32(clamping: max(0, min(points, 1_000_000)) * Double(PANGO_SCALE))
}
