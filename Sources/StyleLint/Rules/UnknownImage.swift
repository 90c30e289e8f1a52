import StyleModel
import StyleSource

extension Rule {
  static let unknownImage = Rule(
    .unknownImage, .drawing, scope: .file,
    good: """
      # images: [Logo, LogoDark]
      styles:
        brand: { component: UIImageView, image: Logo }
      """
  ) { context in
    var known: (library: ImageLibrary, names: KnownNames)?
    return context.literals.compactMap { literal in
      guard case .image(.asset(let name)) = literal.value else { return nil }
      let own = context.sheet.images.library(of: literal.span.file)
      // No file of an app is named so by chance.
      if name.contains("."), SymbolNames.systems(with: name) != nil, !(own?.names.contains(name) ?? false) {
        return .symbolAsImage(name, at: literal.span)
      }
      guard let library = own, library.isComplete
      else { return nil }
      if known?.library != library { known = (library, KnownNames(library.names)) }
      guard let names = known?.names, !names.contains(name) else { return nil }
      return .unknownImage(name, names, at: literal.span)
    }
  }
}

extension DiagnosticCode {
  static let unknownImage = DiagnosticCode(
    "unknown-image", .warning, "An image that a style names is among the images of the settings.",
    explanation: """
      An app that has no image of a name shows nothing in its place. Write the name of an image set in an asset catalog that the setting
      `images` names, with the folders before it that provide a namespace (`Icons/Star`), or that of a file in a folder: `logo` for
      `logo@2x.png`. A symbol of Apple's is `{ systemName: star.fill }`. The rule finds nothing else where the settings name no images, or where a part of them can't be read. In these examples, a
      comment says which images there are.
      """,
    example: """
      # images: [Logo, LogoDark]
      styles:
        brand: { component: UIImageView, image: Loggo }
                                              # ^^^^^
      """)
}

extension Diagnostic {
  fileprivate static func symbolAsImage(_ name: String, at span: Span) -> Diagnostic {
    Diagnostic(
      .unknownImage, "\(name.quoted) is an SF Symbol, but this is the name of an image of the app", at: span,
      notes: ["a symbol is written as ‘{ systemName: \(name) }’"])
  }

  fileprivate static func unknownImage(_ name: String, _ names: KnownNames, at span: Span) -> Diagnostic {
    let near = names.first(like: name) ?? names.first(beside: name) ?? names.nearest(to: name)
    let isPlain = near?.isPlainName ?? false
    return Diagnostic(
      .unknownImage, "there is no image \(name.quoted)", at: span,
      notes: near == nil
        ? ["add it to a catalog or a folder that ‘images’ in .stylec.yml names"]
        : isPlain ? [] : ["did you mean \((near ?? "").quoted)?"],
      fixes: near.flatMap { near in
        isPlain ? [FixIt("write \(near.quoted)", replace: span, with: near, isSafe: false)] : nil
      } ?? [])
  }
}

extension KnownNames {
  /// The first of the names that has another namespace, or no scale: `Star` and `Icons/Star`, `wave` and `wave@2x`.
  fileprivate func first(beside name: String) -> String? {
    let bare = name.prefix { $0 != "@" }.split(separator: "/").last.map(String.init) ?? ""
    guard !bare.isEmpty else { return nil }
    return names.first { $0 == bare || $0.hasSuffix("/" + bare) }
  }
}

extension String {
  /// Whether YAML reads the name as text wherever it is a value.
  fileprivate var isPlainName: Bool {
    guard let first = utf8.first, first.isLetter else { return false }
    let others = Array("0123456789-_/".utf8)
    return utf8.allSatisfy { $0.isLetter || others.contains($0) }
      && !["true", "false", "null", "yes", "no", "on", "off"].contains(lowercased())
  }
}

extension UInt8 {
  fileprivate var isLetter: Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self | 0x20)
  }
}
