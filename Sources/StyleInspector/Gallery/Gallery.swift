import StyleModel
import StyleReport
import StyleScene
import StyleSource
import StyleSyntax

/// The inspector's page as one read-only file. It needs no server and works from disk.
///
/// The server's answers are in scripts that aren't executed, one for each style, which is read when the style is first shown.
///
/// A script beside it contains its version and the location of the sources. An open page polls the script and shows new versions.
package struct Gallery: Sendable {
  /// The section of each style on the last page, by the style's fingerprint.
  private var sections: [Fingerprint: Section] = [:]

  private struct Section: Sendable {
    /// The members `looks` and `motions`, with the pictures.
    var pictures: [UInt8]
    /// The rows of the inspector, and the rest of its data for a style.
    var detail: [UInt8]
    /// The fingerprint of the style's file, and of the files that its values may come from.
    var files: Fingerprint
  }

  package init() {}

  /// The name of the script beside the page.
  package static let scriptName = "gallery.js"

  /// The page as HTML, and its script. Sections of the last page are reused.
  ///
  /// - Parameters:
  ///   - sources: The files, with paths from `root`.
  ///   - root: The folder that the files' paths start from, as a path from the page's folder.
  ///   - tree: Returns the tree of a file.
  ///   - drawer: Makes a drawer for one thread.
  package mutating func files(
    _ styles: [StylePictures], _ sheet: ResolvedSheet, _ sources: SourceMap, root: String,
    tree: @escaping @Sendable (FileID) -> SyntaxTree, drawer: @escaping @Sendable () -> any InspectorDrawer
  ) -> (page: [UInt8], script: [UInt8]) {
    let styles = styles.filter { !$0.pictures.isEmpty }
    let files = fileFingerprints(sheet, sources)
    @Sendable func model() -> InspectorSheet {
      InspectorSheet(
        sheet: sheet, sources: sources, namedCount: sources.files.count, findings: [], tree: tree)
    }
    // One model for some styles: what they have in common is worked out once.
    let made = concurrentMap(Array(styles.indices.parts(of: 32)), minimum: 2) { [sections] range in
      let (model, drawer) = (model(), drawer())
      return styles[range].map { style in
        let files = files[Int(style.nameSpan(in: sheet).file.index)]
        let known = sections[style.fingerprint]
        if let known, known.files == files { return known }
        let prepared = style.prepared(in: sheet)
        return Section(
          pictures: known?.pictures ?? pictures(style, prepared, drawer),
          detail: detail(style, prepared, model).galleryBytes, files: files)
      }
    }.flatMap { $0 }
    sections = Dictionary(zip(styles.map(\.fingerprint), made)) { $1 }
    let outline = model().outline([
      .init("readOnly", true), .init("revision", 0), .init("script", .string(Gallery.scriptName)),
      .init(
        "drawn",
        .array(
          styles.map { style in
            style.style.map { .string(sheet.styles[$0].name) }
              ?? .object([
                "component": .string(sheet.components[style.component].name),
                // One of several looks of a component with variants.
                "picks": sheet.components[style.component].axes.isEmpty ? nil : .string(style.name),
              ])
          })),
    ])
    let data = data(outline.galleryBytes, made.map { ($0.detail, $0.pictures) })
    var hash = FowlerNollVo()
    hash.add(data)
    hash.add(GalleryPage.shared.head)
    let version = hash.hexadecimal
    let address = percentEncoded(Array((root + "/").utf8))
    let script = """
      document.documentElement.dataset.galleryVersion = "\(version)";
      document.documentElement.dataset.gallerySources = "\(address)";

      """
    let page = GalleryPage.shared
    return (
      page.head + Array("<meta name=\"version\" content=\"\(version)\">\n".utf8) + data + page.foot,
      Array(script.utf8)
    )
  }
}

// MARK: What it holds

/// The pictures of a style, each an SVG, by “states|modes”; what moves by “name|states|modes”.
private func pictures(_ style: StylePictures, _ prepared: PreparedStyle, _ drawer: any InspectorDrawer)
  -> [UInt8]
{
  let sheet = prepared.sheet
  func key(_ picture: Picture) -> String {
    "\(sheet.states.name(of: picture.state))|\(sheet.modes.name(picture.modes.subtracting(sheet.modes.defaults)))"
  }
  func text(_ bytes: [UInt8]) -> JSONValue { .string(String(decoding: bytes, as: UTF8.self)) }
  let looks = style.pictures.map { picture in
    let svg = drawer.svg(buildScene(picture, in: prepared), title: picture.title(in: sheet))
    return JSONValue.Member(key(picture), text(svg))
  }
  let motions = style.moving.compactMap { moving in
    drawer.movingSVG(moving, of: prepared).map {
      JSONValue.Member("\(moving.name)|\(key(moving.picture))", text($0))
    }
  }
  return JSONValue.object([.init("looks", .object(looks)), .init("motions", .object(motions))]).galleryBytes
}

/// The inspector's data for a style, without values that nobody wrote: they are Apple's, and say nothing of the style.
private func detail(_ style: StylePictures, _ prepared: PreparedStyle, _ model: InspectorSheet) -> JSONValue {
  let subject = style.style.map(DrawnSubject.style) ?? .component(style.component)
  guard case .object(let members) = model.detail(of: subject, prepared: prepared, isReadOnly: true) else {
    return .null
  }
  return .object(
    members.map { member in
      guard member.name == "rows", case .array(let rows) = member.value else { return member }
      return JSONValue.Member("rows", .array(rows.filter { $0.isWritten }))
    })
}

extension JSONValue {
  /// Whether a row's value, or one of its overrides, is written in a style file.
  fileprivate var isWritten: Bool {
    guard case .object(let members) = self else { return true }
    return members.contains { member in
      switch (member.name, member.value) {
      case ("isSet", .bool(true)): true
      case ("author", .string(let author)): author != "system"
      case ("overrides", .array(let overrides)): !overrides.isEmpty
      case _: false
      }
    }
  }

  /// The value in a form that is safe in a script of a page: nothing in it ends the script, or misleads readers of the page's source.
  fileprivate var galleryBytes: [UInt8] {
    let bytes = compactBytes
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count + bytes.count / 16)
    var rest = bytes[...]
    while let byte = rest.first {
      if byte == UInt8(ascii: "<") {
        result += "\\u003c".utf8
        rest.removeFirst()
      } else if byte < 0x80 {
        result.append(byte)
        rest.removeFirst()
      } else {
        let length = byte >= 0xF0 ? 4 : byte >= 0xE0 ? 3 : 2
        let scalar = rest.prefix(length)
        result += String(decoding: scalar, as: UTF8.self).unicodeScalars.flatMap(\.galleryBytes)
        rest = rest.dropFirst(length)
      }
    }
    return result
  }
}

extension Unicode.Scalar {
  /// The character, or its escape where it is invisible.
  fileprivate var galleryBytes: [UInt8] {
    switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .unassigned, .surrogate:
      return UTF16.encode(self).map { unit in
        unit.flatMap { unit -> [UInt8] in
          let digits = String(unit, radix: 16)
          return Array("\\u\(String(repeating: "0", count: 4 - digits.count))\(digits)".utf8)
        }
      } ?? []
    case _: return Array(String(self).utf8)
    }
  }
}

// MARK: The document

/// A script for the outline and one for each style, which nothing runs.
private func data(_ outline: [UInt8], _ styles: [(detail: [UInt8], pictures: [UInt8])]) -> [UInt8] {
  var bytes: [UInt8] = []
  func add(_ id: String, _ parts: [[UInt8]]) {
    bytes += "<script type=\"application/json\" id=\"\(id)\">".utf8
    for part in parts { bytes += part }
    bytes += "</script>\n".utf8
  }
  add("gallery-outline", [outline])
  for (index, style) in styles.enumerated() {
    let (before, between, after) = ("{\"detail\":", ",\"pictures\":", "}")
    add(
      "gallery-style-\(index)",
      [Array(before.utf8), style.detail, Array(between.utf8), style.pictures, Array(after.utf8)])
  }
  return bytes
}

/// The parts that every gallery has: the files of the inspector's page in one.
private struct GalleryPage {
  static let shared = GalleryPage()

  let head, foot: [UInt8]

  private init() {
    let files = InspectorPage.files
    func text(_ file: InspectorPage.File) -> String { String(decoding: file.bytes, as: UTF8.self) }
    let page = files.first { $0.name == "index.html" }.map(text) ?? ""
    // In the order of the page.
    let sheets = page.split(separator: "\"").filter { $0.hasPrefix("page/") && $0.hasSuffix(".css") }
      .compactMap { name in files.first { "page/\($0.name)" == name }.map(text) }
    let icon = files.first { $0.name == "icon.svg" }.map { "data:image/svg+xml,\(percentEncoded($0.bytes))" }
    let module = files.first { $0.name == "main.js" }.map(text) ?? ""
    head = Array(
      """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="light dark">
      <title>Styles</title>
      <link rel="icon" href="\(icon ?? "data:,")">
      <style>
      \(sheets.joined(separator: "\n"))
      </style>

      """.utf8)
    foot = Array(
      """
      </head>
      <body>
      <noscript>This page needs JavaScript.</noscript>
      <script type="module">
      \(module)
      </script>
      </body>
      </html>

      """.utf8)
  }
}

/// Bytes, percent-encoded for the part of an address behind a comma.
private func percentEncoded(_ bytes: [UInt8]) -> String {
  let digits = Array("0123456789ABCDEF".utf8)
  var result: [UInt8] = []
  result.reserveCapacity(bytes.count * 3 / 2)
  for byte in bytes {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "."),
      UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: ";"), UInt8(ascii: ","), UInt8(ascii: "="),
      UInt8(ascii: ":"), UInt8(ascii: "/"), UInt8(ascii: "*"), UInt8(ascii: "!"), UInt8(ascii: "~"):
      result.append(byte)
    case _: result += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
    }
  }
  return String(decoding: result, as: UTF8.self)
}
