import StyleModel
import StyleScene

/// A cache of typeset texts and shadow masks, which the states, frames and formats of a style share.
///
/// Use each cache on one thread only, because pango's objects belong to the thread that creates them. Pictures don't depend on
/// the cache.
public final class RenderCache {
  /// The generation of the fonts in which the texts are set.
  private var fonts = 0
  private var texts = BoundedCache<Scene.Text, TextLayout>(capacity: 64)
  private var masks = BoundedCache<ShadowMask.Key, ShadowMask>(capacity: 8)
  private var images = BoundedCache<ImagePixels, DecodedImage>(capacity: 8)
  private var addresses = BoundedCache<EmbeddedImage, String?>(capacity: 8)

  /// Whether a part of the picture was left out, because there was no memory for it.
  private(set) var lacksMemory = false

  /// Makes an empty cache.
  public init() {}

  func beginPicture() { lacksMemory = false }
  func lackMemory() { lacksMemory = true }

  /// The layout of a text, whatever its colour.
  func layOut(_ text: Scene.Text) -> TextLayout {
    if InstalledFonts.generation != fonts {
      (fonts, texts) = (InstalledFonts.generation, BoundedCache(capacity: 64))
    }
    var key = text
    key.color = Scene.Color(red: 0, green: 0, blue: 0)
    if let layout = texts[key] { return layout }
    let layout = StyleRender.layOut(text)
    texts[key] = layout
    return layout
  }

  /// The mask of a shadow; nil where there is no memory for it. A large one is not stored.
  func mask(_ key: ShadowMask.Key) -> ShadowMask? {
    if let mask = masks[key] { return mask }
    guard let mask = ShadowMask(key, in: self) else { return nil }
    if mask.alpha.width * mask.alpha.height <= 1_000_000 { masks[key] = mask }
    return mask
  }
}

/// A key for the pixels of an image file in a size.
struct ImagePixels: Hashable {
  var contents: ImageContents
  /// The size in pixels, upright.
  var size: Size
}

extension RenderCache {
  /// The pixels of an image file. Those of a large one are not stored.
  ///
  /// - Parameter pixels: The size that vectors become.
  func decoded(_ file: ImageFile, pixels: Size) -> DecodedImage {
    let key = ImagePixels(contents: file.contents, size: pixels)
    if let known = images[key] { return known }
    let image = DecodedImage(file, pixels: pixels)
    if case .failure(.outOfMemory) = image.result { lackMemory() }
    if image.isSmall { images[key] = image }
    return image
  }

  /// A `data:` address with a PNG or a JPEG of a file, perhaps in one colour; nil where the file can't be unpacked.
  func address(of file: ImageFile, pixels: Size, tint: Scene.Color?) -> String? {
    let image = EmbeddedImage(pixels: ImagePixels(contents: file.contents, size: pixels), tint: tint)
    if let known = addresses[image] { return known }
    let address = image.address(file, in: self)
    addresses[image] = .some(address)
    return address
  }
}

/// A cache of a few values by their keys.
private struct BoundedCache<Key: Hashable, Value> {
  private var values: [Key: Value] = [:]
  private let capacity: Int

  init(capacity: Int) { self.capacity = capacity }

  subscript(key: Key) -> Value? {
    get { values[key] }
    set {
      // Whatever is needed again is soon made again.
      if values.count == capacity { values.removeAll() }
      values[key] = newValue
    }
  }
}
