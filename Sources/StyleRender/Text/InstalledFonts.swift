import CCairo
import StyleModel

#if canImport(CoreText)
import CoreText
#endif
#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// The fonts that texts are set in: those of the system, and those that settings add.
package final class InstalledFonts: @unchecked Sendable {
  private static let shared = InstalledFonts()
  /// The fonts that were added last.
  private var fonts = AppFonts()
  /// The number of times that fonts were added. It has a lock of its own, so that reading it doesn't wait for a text to be laid out.
  private var count = 0
  private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)

  private init() { pthread_mutex_init(mutex, nil) }

  private func withCount<Result>(_ body: (inout Int) -> Result) -> Result {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    return body(&count)
  }

  /// Adds font files to the fonts of this process, in place of those that were added before.
  package static func use(_ fonts: AppFonts) {
    // Texts are laid out one at a time, and none meanwhile.
    FontFaces.shared.opening {
      guard fonts != shared.fonts else { return }
      #if canImport(CoreText)
      for path in shared.fonts.paths {
        url(path).map { _ = CTFontManagerUnregisterFontsForURL($0, .process, nil) }
      }
      for path in fonts.paths { url(path).map { _ = CTFontManagerRegisterFontsForURL($0, .process, nil) } }
      #else
      FcConfigAppFontClear(nil)
      // A file that holds no fonts is left out.
      for path in fonts.paths { FcConfigAppFontAddFile(nil, path) }
      #endif
      shared.fonts = fonts
      shared.withCount { $0 += 1 }
    }
  }

  #if canImport(CoreText)
  private static func url(_ path: String) -> CFURL? {
    let bytes = Array(path.utf8)
    return CFURLCreateFromFileSystemRepresentation(nil, bytes, bytes.count, false)
  }
  #endif

  /// A number that grows whenever the fonts change: layouts of a smaller generation are out of date.
  static var generation: Int { shared.withCount { $0 } }

  /// Pango's map of the fonts, which is this thread's own and is made once for the same fonts.
  static var map: UnsafeMutablePointer<PangoFontMap>? {
    let (generation, key) = (Self.generation, "stylec-generation")
    let map = pango_cairo_font_map_get_default()
    guard generation > 0, let map, Int(bitPattern: g_object_get_data(object(map), key)) != generation else {
      return map
    }
    pango_cairo_font_map_set_default(nil)
    let next = pango_cairo_font_map_get_default()
    if let next { g_object_set_data(object(next), key, UnsafeMutableRawPointer(bitPattern: generation)) }
    return next
  }

  private static func object(_ map: UnsafeMutablePointer<PangoFontMap>) -> UnsafeMutablePointer<GObject> {
    UnsafeMutableRawPointer(map).assumingMemoryBound(to: GObject.self)
  }

  /// Whether a font of a family is installed.
  package static func has(family: String) -> Bool {
    FontFaces.shared.opening {
      let description = FcPatternCreate()
      defer { FcPatternDestroy(description) }
      FcPatternAddString(description, FC_FAMILY, Array(family.utf8) + [0])
      let wanted = FcObjectSetCreate()
      defer { FcObjectSetDestroy(wanted) }
      FcObjectSetAdd(wanted, FC_FAMILY)
      guard let found = FcFontList(nil, description, wanted) else { return false }
      defer { FcFontSetDestroy(found) }
      return found.pointee.nfont > 0
    }
  }
}
