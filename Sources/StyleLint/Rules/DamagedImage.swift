import StyleModel
import StyleSource

extension Rule {
  static let damagedImage = Rule(
    .damagedImage, .drawing, scope: .file,
    good: """
      # images: [Photo]
      styles:
        card: { component: UIImageView, image: Photo }
      """
  ) { context in
    context.literals.compactMap { literal in
      guard case .image(.asset(let name)) = literal.value,
        let image = context.sheet.images.library(of: literal.span.file)?.images[name],
        let problem = image.problems.first(where: { $0.reason == .damaged })
      else { return nil }
      return .damagedImage(name, problem.file, at: literal.span)
    }
  }
}

extension DiagnosticCode {
  static let damagedImage = DiagnosticCode(
    "damaged-image", .warning, "The files of images that styles name are whole.",
    explanation: """
      A file that is cut off, or that isn't an image, shows nothing in an app. Export it again, or take it out of its image set. The rule
      reads the headers of PNG, JPEG, SVG and PDF files of the images that the settings `images` name. In these examples, a comment
      says whether the file is damaged.
      """,
    example: """
      # images: [Photo], damaged
      styles:
        card: { component: UIImageView, image: Photo }
                                             # ^^^^^
      """)
}

extension Diagnostic {
  fileprivate static func damagedImage(_ name: String, _ file: String, at span: Span) -> Diagnostic {
    Diagnostic(
      .damagedImage, "\(file.quoted), a file of the image \(name.quoted), is cut off or isn't an image",
      at: span,
      notes: ["an app shows nothing in its place; export it again"])
  }
}
