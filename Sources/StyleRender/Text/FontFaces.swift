import CCairo

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// Opens font files one at a time, and keeps them open.
///
/// Cairo's FreeType backend keeps ten files open, closes one of them at random to open another, and opens it again when it is needed: outside
/// of its lock, and while other threads use the library of which it is a part (`_cairo_ft_unscaled_font_lock_face` in `cairo-ft-font.c`
/// of cairo 1.16 to 1.18). A file is opened when a text is laid out for the first time, so texts are laid out one at a time. A file that is
/// locked is never closed, so each file is locked once, for as long as the process runs.
final class FontFaces: @unchecked Sendable {
  static let shared = FontFaces()

  private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  /// The files that are locked.
  private var open: Set<UnsafeMutableRawPointer> = []

  private init() { pthread_mutex_init(mutex, nil) }

  /// Calls a function that may open a font file, while no other does.
  func opening<Result>(_ body: () -> Result) -> Result {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    return body()
  }

  /// Lays out a text, after which the files of its fonts stay open.
  func layOut(_ layout: OpaquePointer) {
    opening {
      // Extents need the metrics of fonts, for which pango lays out a text of its own.
      var (ink, logical) = (PangoRectangle(), PangoRectangle())
      pango_layout_get_extents(layout, &ink, &logical)
      var line = pango_layout_get_lines_readonly(layout)
      while let current = line {
        var run = current.pointee.data.assumingMemoryBound(to: PangoLayoutLine.self).pointee.runs
        while let item = run {
          keepOpen(
            item.pointee.data.assumingMemoryBound(to: PangoGlyphItem.self).pointee.item.pointee.analysis.font)
          run = item.pointee.next
        }
        line = current.pointee.next
      }
    }
  }

  private func keepOpen(_ font: UnsafeMutablePointer<PangoFont>?) {
    guard let font, let scaled = pango_cairo_font_get_scaled_font(OpaquePointer(font)),
      cairo_scaled_font_get_type(scaled) == CAIRO_FONT_TYPE_FT,
      let face = cairo_ft_scaled_font_lock_face(scaled)
    else { return }
    if open.insert(UnsafeMutableRawPointer(face)).inserted {
      cairo_scaled_font_reference(scaled)
    } else {
      cairo_ft_scaled_font_unlock_face(scaled)
    }
  }
}
