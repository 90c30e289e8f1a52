import StyleModel

extension Scene {
  /// An image of the app, stretched to a box.
  public struct Image: Hashable, Sendable {
    /// The files of one picture for screens of several scales, by rising scale; never empty.
    public var files: [ImageFile]
    public var box: Rect
    /// The colour in place of the image's own ones; nil for these.
    public var tint: Color?
    /// The items that are drawn instead if the file can't be unpacked.
    public var standIn: [Item]

    public init(_ files: [ImageFile], in box: Rect, tint: Color? = nil, standIn: [Item] = []) {
      (self.files, self.box, self.tint, self.standIn) = (files, box, tint, standIn)
    }

    /// The pixels per point of the sharpest screens, for pictures that can be enlarged.
    package static let mostPixelsPerPoint = 3.0

    /// The file for a screen of some pixels per point: the one with the fewest pixels that has enough of them, or the one with the most.
    package func file(forScale scale: Double) -> ImageFile? {
      files.first { $0.scale >= scale } ?? files.last
    }
  }
}

extension Scene {
  /// All images in the item, in drawing order.
  package var images: [Image] { items.flatMap(\.images) }
}

extension Scene.Item {
  fileprivate var images: [Scene.Image] {
    switch self {
    case .fill, .stroke, .text: []
    case .image(let image): [image]
    case .group(let group): (group.items + (group.mask ?? [])).flatMap(\.images)
    }
  }
}
