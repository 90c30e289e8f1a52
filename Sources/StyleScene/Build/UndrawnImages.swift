import StyleModel
import StyleSource

/// An image file in whose place a picture shows a box.
package struct UndrawnImage: Hashable, Sendable {
  package enum Reason: Hashable, Sendable {
    /// A file whose pixels can't be unpacked.
    case damaged
    /// A file of a format whose library isn't installed.
    case missingLibrary(ImageFormat)
    /// A problem that the file's header shows.
    case problem(ImageProblem)
  }

  package var contents: ImageContents
  package var reason: Reason

  package init(_ contents: ImageContents, _ reason: Reason) {
    (self.contents, self.reason) = (contents, reason)
  }
}

extension ResolvedSheet {
  /// Whether some image of the app can't be drawn, whatever is installed.
  package var hasImageProblems: Bool {
    images.libraries.contains { library in
      library.images.values.contains { $0.files.isEmpty && !$0.problems.isEmpty }
    }
  }
}

extension StylePictures {
  /// The findings on images in whose place pictures show a box, at the places where the style names them.
  ///
  /// What is installed is known only where something is drawn, so the run that draws reports these. `damaged-image` reports a damaged file
  /// whose header shows it.
  ///
  /// - Parameter undrawn: The files that couldn't be drawn.
  package func findings(undrawn: Set<UndrawnImage>, in sheet: ResolvedSheet) -> [Diagnostic] {
    guard !undrawn.isEmpty || sheet.hasImageProblems else { return [] }
    let prepared = prepared(in: sheet)
    let reasons = Dictionary(undrawn.map { ($0.contents, $0.reason) }) { first, _ in first }
    var found: [Diagnostic] = []
    func add(_ look: Look) {
      for layer in look.layers {
        if let nested = layer.nested { add(nested) }
        guard let (name, image) = layer.namedImage else { continue }
        let reason =
          image.files.isEmpty
          ? image.problems.first.map { UndrawnImage.Reason.problem($0) }
          : image.files(in: look.modes).lazy.compactMap { reasons[$0.contents] }.first
        let span = sheet[layer.origin(of: .contents)].span ?? nameSpan(in: sheet)
        guard let reason, let finding = Diagnostic.undrawnImage(name, reason, at: span),
          !found.contains(where: { $0.span == span })
        else { continue }
        found.append(finding)
      }
    }
    for picture in pictures { add(picture.look(in: prepared)) }
    return found
  }
}

extension DiagnosticCode {
  package static let undrawnImage = DiagnosticCode(
    "undrawn-image", .info, "A picture shows the images that styles name.",
    explanation: """
      Pictures show a crossed box in place of the image; apps aren't affected. Pictures draw PNG, JPEG, SVG and PDF files of at most 4 MB
      and 16 million pixels. JPEG needs libjpeg-turbo, SVG needs librsvg, and PDF needs poppler. Install the library that the finding
      names; the next run draws the pictures again.
      """,
    example: """
      # Assets.xcassets/Photo.imageset has a file of the format HEIC.
      styles:
        card: { component: UIImageView, image: Photo }
      """)
}

extension Diagnostic {
  /// The finding on an image; nil where `damaged-image` reports it.
  fileprivate static func undrawnImage(
    _ name: String, _ reason: UndrawnImage.Reason, at span: Span
  ) -> Diagnostic? {
    let (why, advice): (String, String)
    switch reason {
    case .damaged: (why, advice) = ("its file is damaged", "export it again")
    case .missingLibrary(let format):
      (why, advice) = ("no library for \(format.name) is installed", format.installation)
    case .problem(let problem):
      switch problem.reason {
      case .damaged: return nil
      case .tooLarge:
        (why, advice) = (
          "\(problem.file.quoted) is too large", "pictures draw files of at most 4 MB and 16 million pixels"
        )
      case .unsupported(let format):
        (why, advice) = (
          "\(problem.file.quoted) is \(format)", "pictures draw PNG, JPEG, SVG and PDF files; apps show more"
        )
      }
    }
    return Diagnostic(
      .undrawnImage, "pictures show a box in place of \(name.quoted), because \(why)", at: span,
      notes: [advice])
  }
}

extension ImageFormat {
  /// The way to get the library that draws the format.
  fileprivate var installation: String {
    let (library, debian, brew) =
      switch self {
      case .png: ("libpng", "libpng16-16", "libpng")
      case .jpeg: ("libjpeg-turbo", "libturbojpeg0", "jpeg-turbo")
      case .svg: ("librsvg", "librsvg2-2", "librsvg")
      case .pdf: ("poppler", "libpoppler-glib8", "poppler")
      }
    return "install \(library): ‘apt-get install \(debian)’ on Debian, ‘brew install \(brew)’ on macOS"
  }
}
