import StyleModel

/// The header of a PDF (ISO 32000-1): the size of its first page.
enum PDFHeader {
  static func read(_ bytes: [UInt8], scales: Bool) -> Result<ImageHeader, ImageProblem.Reason> {
    guard bytes.suffix(2048).firstOccurrence(of: "%%EOF") != nil else { return .failure(.damaged) }
    // The visible part of the page counts where it is less than the whole.
    guard let box = rectangle("/CropBox", bytes[...]) ?? rectangle("/MediaBox", bytes[...]) else {
      return .failure(.unsupported("a PDF with compressed page descriptions"))
    }
    return .success(ImageHeader(.pdf(scales: scales), width: box.width, height: box.height))
  }

  /// The size of the first rectangle with a name.
  private static func rectangle(_ name: String, _ bytes: ArraySlice<UInt8>) -> (
    width: Double, height: Double
  )? {
    guard let start = bytes.firstOccurrence(of: name) else { return nil }
    let text = String(decoding: bytes[start...].dropFirst(name.utf8.count).prefix(200), as: UTF8.self)
    guard let open = text.firstIndex(of: "["), let close = text[open...].firstIndex(of: "]") else {
      return nil
    }
    let numbers = text[open..<close].dropFirst().split(whereSeparator: \.isWhitespace).compactMap {
      Double($0)
    }
    guard numbers.count == 4, numbers.allSatisfy(\.isFinite) else { return nil }
    return (abs(numbers[2] - numbers[0]), abs(numbers[3] - numbers[1]))
  }
}

/// The first tag of an SVG.
struct SVGRoot {
  private var attributes: [String: String] = [:]

  /// Reads the first tag; nil for bytes that don't begin as an SVG does.
  init?(_ bytes: [UInt8]) {
    var rest = bytes[...]
    if rest.starts(with: [0xEF, 0xBB, 0xBF]) { rest = rest.dropFirst(3) }
    while true {
      rest = rest.drop { [0x20, 0x09, 0x0A, 0x0D].contains($0) }
      if rest.starts(with: "<?".utf8) {
        guard let end = rest.firstOccurrence(of: "?>") else { return nil }
        rest = rest[(end + 2)...]
      } else if rest.starts(with: "<!--".utf8) {
        guard let end = rest.firstOccurrence(of: "-->") else { return nil }
        rest = rest[(end + 3)...]
      } else if rest.starts(with: "<!DOCTYPE".utf8) {
        guard let end = rest.firstIndex(of: UInt8(ascii: ">")) else { return nil }
        // Declarations of its own stand in brackets.
        if rest[..<end].contains(UInt8(ascii: "[")) {
          guard let close = rest.firstOccurrence(of: "]>") else { return nil }
          rest = rest[(close + 2)...]
        } else {
          rest = rest[(end + 1)...]
        }
      } else {
        break
      }
    }
    guard rest.starts(with: "<svg".utf8), rest.count > 4,
      Array(" \t\n\r/>".utf8).contains(rest[rest.startIndex + 4]),
      let end = rest.firstIndex(of: UInt8(ascii: ">"))
    else { return nil }
    var text = Substring(decoding: rest[..<end], as: UTF8.self).dropFirst("<svg".count)
    while let equals = text.firstIndex(of: "=") {
      let name = text[..<equals].split(whereSeparator: \.isWhitespace).last ?? ""
      let value = text[equals...].dropFirst().drop(while: \.isWhitespace)
      guard let quote = value.first, quote == "\"" || quote == "'",
        let close = value.dropFirst().firstIndex(of: quote)
      else { return nil }
      attributes[String(name)] = String(value[..<close].dropFirst())
      text = value[close...].dropFirst()
    }
  }

  /// The header with the SVG's own size (SVG 2, 8.12): its width and height, or that of its view box.
  func header(scales: Bool) -> Result<ImageHeader, ImageProblem.Reason> {
    let box = attributes["viewBox"].map { text in
      text.split { $0.isWhitespace || $0 == "," }.compactMap { Double($0) }
    }
    let boxSize = box.flatMap { box in box.count == 4 && box[2] > 0 && box[3] > 0 ? (box[2], box[3]) : nil }
    let (width, height) = (length("width"), length("height"))
    let size: (Double, Double)? =
      switch (width, height, boxSize) {
      case (let width?, let height?, _): (width, height)
      case (let width?, nil, let box?): (width, width * box.1 / box.0)
      case (nil, let height?, let box?): (height * box.0 / box.1, height)
      case (nil, nil, let box?): box
      case (_, _, nil): nil
      }
    guard let size, size.0.isFinite, size.1.isFinite else {
      return .failure(.unsupported("an SVG without a size"))
    }
    return .success(ImageHeader(.svg(scales: scales), width: size.0, height: size.1))
  }

  /// The length of an attribute in pixels of CSS; nil where it is left out, or is a share of the page.
  private func length(_ name: String) -> Double? {
    guard let text = attributes[name] else { return nil }
    let units = ["px": 1, "pt": 4.0 / 3, "pc": 16, "in": 96, "cm": 96 / 2.54, "mm": 96 / 25.4]
    let trimmed = text.split(whereSeparator: \.isWhitespace).joined()
    let unit = units.first { trimmed.hasSuffix($0.key) }
    return Double(trimmed.dropLast(unit?.key.count ?? 0)).map { $0 * (unit?.value ?? 1) }
  }
}
