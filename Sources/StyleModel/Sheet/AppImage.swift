import StyleSource

/// An image of an app: the same picture for several screens and appearances.
public struct AppImage: Hashable, Sendable {
  /// The files that can be drawn, by rising scale; none where a box stands for the image.
  public var files: [ImageFile]
  /// The files that can't be drawn.
  public var problems: [ImageProblem]
  /// Whether the image is a stencil, which shows its layer's tint.
  public var isTemplate: Bool

  public init(files: [ImageFile], problems: [ImageProblem] = [], isTemplate: Bool = false) {
    self.files = files.sorted { $0.scale < $1.scale }
    (self.problems, self.isTemplate) = (problems, isTemplate)
  }

  /// The files for the modes of a look, by rising scale: as in an app, the appearance counts more than the contrast.
  public func files(in modes: ModeSet) -> [ImageFile] {
    let fitting = files.filter { file in
      (file.isDark ?? modes.contains(.dark)) == modes.contains(.dark)
        && (!file.isHighContrast || modes.contains(.highContrast))
    }
    func rank(_ file: ImageFile) -> Int { (file.isDark == nil ? 0 : 2) + (file.isHighContrast ? 1 : 0) }
    guard let best = fitting.map(rank).max() else { return files.filter { rank($0) == rank(files[0]) } }
    return fitting.filter { rank($0) == best }
  }

  /// The image's own size, in points; nil where the image can't be drawn.
  public func size(in modes: ModeSet) -> Size? { files(in: modes).last?.size }

  /// The modes on which the image depends.
  var modes: ModeSet {
    var modes: ModeSet = []
    if files.contains(where: { $0.isDark != nil }) { modes.formUnion([.light, .dark]) }
    if files.contains(where: \.isHighContrast) { modes.formUnion([.standardContrast, .highContrast]) }
    return modes
  }
}

/// A file of an image, for screens of one scale.
public struct ImageFile: Hashable, Sendable {
  /// The scale, in pixels per point; 1 for vectors.
  public var scale: Double
  /// Whether the file is for the dark appearance; nil for any.
  public var isDark: Bool?
  public var isHighContrast: Bool
  public var format: ImageFormat
  /// The size as it is shown: in pixels, or in points for vectors.
  public var width, height: Double
  public var contents: ImageContents

  public init(
    scale: Double, isDark: Bool? = nil, isHighContrast: Bool = false, format: ImageFormat = .png,
    width: Double, height: Double, contents: ImageContents
  ) {
    (self.scale, self.isDark, self.isHighContrast) = (scale, isDark, isHighContrast)
    (self.format, self.width, self.height, self.contents) = (format, width, height, contents)
  }

  /// The size as it is shown, in points.
  public var size: Size { Size(width: width / scale, height: height / scale) }

  /// The size in which vectors become pixels for a box of some points, on a screen of some pixels per point: never more than
  /// `mostPixels`.
  public func pixels(in box: Size, scale: Double) -> Size {
    guard format.isVector else { return Size(width: width, height: height) }
    let shown = format.scales ? Size(width: max(box.width, width), height: max(box.height, height)) : size
    let (across, down) = (shown.width * scale, shown.height * scale)
    let longest = Double(Self.longestSide)
    let factor = min(1, longest / max(across, down), (Double(Self.mostPixels) / (across * down)).squareRoot())
    return Size(width: max(1, (across * factor).rounded()), height: max(1, (down * factor).rounded()))
  }

  /// The most pixels of an image that is drawn: each takes four bytes.
  public static let mostPixels = 1 << 24
  /// The most pixels of a side of an image.
  public static let longestSide = 1 << 15
}

/// The format of an image file.
public enum ImageFormat: Hashable, Sendable {
  case png
  case jpeg(ImageOrientation)
  /// Vectors. If `scales`, an image is sharp in any size; otherwise an app turns it into pixels, as many as its own size has.
  case svg(scales: Bool)
  case pdf(scales: Bool)

  public var isVector: Bool {
    switch self {
    case .png, .jpeg: false
    case .svg, .pdf: true
    }
  }

  /// Whether an image of the format is sharp in any size.
  var scales: Bool {
    switch self {
    case .png, .jpeg: false
    case .svg(let scales), .pdf(let scales): scales
    }
  }

  /// The name of the format in sentences.
  public var name: String {
    switch self {
    case .png: "PNG"
    case .jpeg: "JPEG"
    case .svg: "SVG"
    case .pdf: "PDF"
    }
  }
}

/// The rotation that makes the pixels of a photo upright (the tag `Orientation` of Exif 2.32, 4.6.4), by where their first row and
/// their first column are shown.
public enum ImageOrientation: Int, Hashable, Sendable {
  case topLeft = 1
  case topRight, bottomRight, bottomLeft, leftTop, rightTop, rightBottom, leftBottom

  /// Whether rows are shown as columns.
  public var swapsAxes: Bool { rawValue >= Self.leftTop.rawValue }
}

/// An image file that can't be drawn.
public struct ImageProblem: Hashable, Sendable {
  public enum Reason: Hashable, Sendable {
    /// A file that is cut off, or isn't an image.
    case damaged
    /// A file with more bytes or pixels than are read.
    case tooLarge
    /// A file of a kind that pictures don't draw: “a GIF”.
    case unsupported(String)
  }

  /// The name of the file, without folders.
  public var file: String
  public var reason: Reason

  public init(file: String, _ reason: Reason) { (self.file, self.reason) = (file, reason) }
}

/// The bytes of an image file. Two values are equal if their fingerprints are.
public struct ImageContents: Hashable, Sendable {
  public let bytes: [UInt8]
  public let fingerprint: Fingerprint

  public init(_ bytes: [UInt8]) {
    self.bytes = bytes
    fingerprint = Fingerprint(bytes)
  }

  public static func == (left: ImageContents, right: ImageContents) -> Bool {
    left.fingerprint == right.fingerprint
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(fingerprint) }
}
