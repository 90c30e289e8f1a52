import CCairo
import StyleModel

/// Draws SVG files by librsvg. librsvg gets the bytes alone, without an address, so it opens no other file (its documentation, “Security
/// and locations of referenced files”).
struct SVGDrawer: Sendable {
  /// The drawer; nil where the library isn't installed.
  static let shared = SVGDrawer()

  /// The type `RsvgRectangle`.
  private struct Viewport {
    var x, y, width, height: Double
  }

  private typealias MakeHandle =
    @convention(c) @Sendable (
      UnsafePointer<UInt8>?, gsize, UnsafeMutablePointer<UnsafeMutablePointer<GError>?>?
    ) -> UnsafeMutableRawPointer?
  private typealias Render =
    @convention(c) @Sendable (
      UnsafeMutableRawPointer, OpaquePointer, UnsafeRawPointer,
      UnsafeMutablePointer<UnsafeMutablePointer<GError>?>?
    ) -> gboolean
  private let makeHandle: MakeHandle
  private let render: Render

  private init?() {
    guard let library = LoadedLibrary(soname: "librsvg-2.so.2", dylib: "librsvg-2.2.dylib"),
      let makeHandle = library.function("rsvg_handle_new_from_data", as: MakeHandle.self),
      let render = library.function("rsvg_handle_render_document", as: Render.self)
    else { return nil }
    (self.makeHandle, self.render) = (makeHandle, render)
  }

  /// Draws a file into a box from the origin on.
  ///
  /// - Parameter own: The file's own size.
  /// - Returns: Whether the file could be read.
  func draw(_ bytes: [UInt8], own: Size, in size: Size, on cairo: OpaquePointer) -> Bool {
    // It sets texts as pictures do, and opens font files too.
    FontFaces.shared.opening {
      guard let handle = makeHandle(bytes, gsize(bytes.count), nil) else { return false }
      defer { g_object_unref(handle) }
      // In a box of other proportions, it would keep its own.
      var box = Viewport(x: 0, y: 0, width: own.width, height: own.height)
      cairo_save(cairo)
      defer { cairo_restore(cairo) }
      cairo_scale(cairo, size.width / own.width, size.height / own.height)
      return render(handle, cairo, &box, nil) != 0
    }
  }
}

/// Draws the first page of PDF files by poppler.
struct PDFDrawer: Sendable {
  /// The drawer; nil where the library isn't installed.
  static let shared = PDFDrawer()

  private typealias MakeDocument =
    @convention(c) @Sendable (
      UnsafeMutableRawPointer, UnsafePointer<CChar>?, UnsafeMutablePointer<UnsafeMutablePointer<GError>?>?
    ) -> UnsafeMutableRawPointer?
  private typealias FindPage =
    @convention(c) @Sendable (UnsafeMutableRawPointer, CInt) -> UnsafeMutableRawPointer?
  private typealias Measure =
    @convention(c) @Sendable (
      UnsafeMutableRawPointer, UnsafeMutablePointer<Double>, UnsafeMutablePointer<Double>
    ) -> Void
  private typealias Render = @convention(c) @Sendable (UnsafeMutableRawPointer, OpaquePointer) -> Void
  private let makeDocument: MakeDocument
  private let findPage: FindPage
  private let measure: Measure
  private let render: Render

  private init?() {
    guard let library = LoadedLibrary(soname: "libpoppler-glib.so.8", dylib: "libpoppler-glib.8.dylib"),
      let makeDocument = library.function("poppler_document_new_from_bytes", as: MakeDocument.self),
      let findPage = library.function("poppler_document_get_page", as: FindPage.self),
      let measure = library.function("poppler_page_get_size", as: Measure.self),
      let render = library.function("poppler_page_render", as: Render.self)
    else { return nil }
    (self.makeDocument, self.findPage, self.measure, self.render) = (makeDocument, findPage, measure, render)
  }

  /// Draws a file's first page into a box from the origin on.
  ///
  /// - Returns: Whether the file could be read.
  func draw(_ bytes: [UInt8], in size: Size, on cairo: OpaquePointer) -> Bool {
    // Its texts open font files, and its documents share fonts.
    FontFaces.shared.opening {
      guard let contents = g_bytes_new(bytes, gsize(bytes.count)) else { return false }
      defer { g_bytes_unref(contents) }
      guard let document = makeDocument(UnsafeMutableRawPointer(contents), nil, nil) else { return false }
      defer { g_object_unref(document) }
      guard let page = findPage(document, 0) else { return false }
      defer { g_object_unref(page) }
      var (width, height) = (0.0, 0.0)
      measure(page, &width, &height)
      guard width > 0, height > 0 else { return false }
      cairo_save(cairo)
      cairo_scale(cairo, size.width / width, size.height / height)
      render(page, cairo)
      cairo_restore(cairo)
      return true
    }
  }
}
