import StyleModel
import StyleScene

/// What moves as an SVG document that does so by itself, over and over; nil where SVG can't move it, as between two
/// forms that are drawn by different elements.
///
/// It is the SVG of the first frame, with an animation for each attribute that changes: CSS for `transform`, because SMIL has no
/// matrices, and SMIL for all others, because CSS doesn't reach all of them. Under Reduce Motion, CSS animations stop; a page
/// has to hide what SMIL moves.
///
/// `style` is the style of the picture.
public func renderMovingSVG(
  _ moving: MovingPicture, of style: PreparedStyle, idPrefix: String,
  in renderCache: RenderCache = RenderCache()
) -> [UInt8]? {
  let id = identifier(idPrefix)
  let timeline = moving.timeline
  let title = moving.title(in: style.sheet)
  let documents = moving.looks(at: timeline.places, in: style) { $1.drawnAlike(for: $0) }.map { look in
    svgDocument(
      moving.picture.scene(of: look, in: style), idPrefix: id, title: title, moves: true, in: renderCache)
  }
  guard let changes = changes(documents.map(\.tags)) else { return nil }
  var insertions: [Int: MarkupWriter.Insertion] = [:]
  var rules = ""
  for change in changes {
    if change.name == "transform" {
      let name = "\(id)-\(change.tag)"
      rules += timeline.cssRules(name, change.values, isAlways: !moving.stopsForLessMotion)
      insertions[change.tag, default: .init()].attributes.append(("class", name))
    } else {
      let attributes = timeline.smilAttributes(change.name, change.values)
      insertions[change.tag, default: .init()].elements.append { $0.element("animate", attributes) }
    }
  }
  if !rules.isEmpty {
    // Behind the title, where there is a place for it.
    let head = documents[0].tags.firstIndex { $0.name == "defs" } ?? 0
    insertions[head, default: .init()].elements.append { [rules] in $0.element("style", text: rules) }
  }
  var result = documents[0]
  result.insert(insertions)
  return result.bytes
}

extension MovingPicture {
  /// A turn is divided, since halfway between two matrices is not halfway between two angles.
  fileprivate var timeline: LoopTimeline {
    let timeline = LoopTimeline(motion)
    guard case .animation(let animation) = motion, case .transform(let from) = animation.from,
      case .transform(let to) = animation.to,
      from.rotation != to.rotation
    else { return timeline }
    return timeline.divided(by: 12)
  }
}

extension Value {
  /// The same to see, but for what is left out of a picture or written more shortly where it is exactly 0, 1 or nothing: so
  /// that the beginning and the end of an animation are drawn by the same elements.
  fileprivate func drawnAlike(for property: LayerProperty) -> Value {
    switch self {
    case .number(let number):
      if [.opacity, .shadowOpacity].contains(property) { return .number(min(1 - hair, max(hair, number))) }
      let isLength = [.borderWidth, .lineWidth, .cornerRadius, .shadowRadius].contains(property)
      return isLength ? .number(max(0.001, number)) : self
    case .color(let color):
      return .color(color.alpha < hair ? color.withAlpha(hair) : color)
    case .transform(.identity):
      return .transform(Transform(translation: Point(x: 0.0001, y: 0)))
    case .null, .bool, .integer, .string, .localizedString, .choice, .point, .size, .rect, .range, .image,
      .gradientStops, .shadow, .shadows, .outline, .font, .edgeInsets, .animation, .corners, .transform,
      .path,
      .numbers,
      .invalid:
      return self
    }
  }
}

/// The least that an SVG's opacity tells from 0.
private let hair = 0.00001

// MARK: What changes

/// An attribute that is not the same in all keyframes.
private struct Change {
  /// The place of its element among the document's tags.
  var tag: Int
  var name: String
  /// One for each keyframe.
  var values: [String]
}

/// The attributes that differ between documents; nil where these are not made of the same elements, or one refers to
/// something else.
private func changes(_ keyframes: [[MarkupWriter.Tag]]) -> [Change]? {
  guard let first = keyframes.first, keyframes.allSatisfy({ $0.map(\.name) == first.map(\.name) }) else {
    return nil
  }
  var changes: [Change] = []
  for place in first.indices {
    let tags = keyframes.map { $0[place] }
    var names: [String] = []
    for attribute in tags.flatMap(\.attributes) where !names.contains(attribute.name) {
      names.append(attribute.name)
    }
    for name in names {
      let values = tags.compactMap { tag in
        tag.attributes.first { $0.name == name }.map { rounded($0.value, name) } ?? initialValue(name)
      }
      guard values.count == tags.count else { return nil }
      guard values.contains(where: { $0 != values[0] }) else { continue }
      guard canMove(values) else { return nil }
      changes.append(Change(tag: place, name: name, values: values))
    }
  }
  return changes
}

private func rounded(_ value: String, _ name: String) -> String {
  guard name.hasSuffix("opacity") else { return value }
  return value == decimal(hair, places: 5) ? "0" : value == decimal(1 - hair, places: 5) ? "1" : value
}

/// What an attribute is where it is left out.
private func initialValue(_ name: String) -> String? {
  if name.hasSuffix("opacity") { return "1" }
  return ["transform": "translate(0 0)", "stroke-dashoffset": "0"][name]
}

/// Whether there are values between these: not between references, nor between paths of different commands.
private func canMove(_ values: [String]) -> Bool {
  func letters(_ value: String) -> [UInt8] { value.utf8.filter { $0 | 0x20 >= 0x61 } }
  guard !values.contains(where: { $0.hasPrefix("url(") || $0 == "none" }) else { return false }
  return values.allSatisfy { !$0.hasPrefix("M") || letters($0) == letters(values[0]) }
}

// MARK: How it is written

extension LoopTimeline {
  /// The places on the way at which steps begin, and the last one's end.
  fileprivate var places: [Double] { steps.map(\.start) + [steps.last?.end ?? 0] }

  fileprivate func smilAttributes(_ name: String, _ values: [String]) -> [MarkupWriter.Attribute] {
    [
      ("attributeName", name), ("values", values.joined(separator: "; ")),
      ("keyTimes", times.map { decimal($0, places: 5) }.joined(separator: "; ")), ("calcMode", "spline"),
      ("keySplines", steps.map { $0.curve.spelled(separator: " ") }.joined(separator: "; ")),
      ("dur", "\(decimal(duration))s"), ("repeatCount", "indefinite"),
    ]
  }

  /// A class of that name that moves through the transforms.
  fileprivate func cssRules(_ name: String, _ transforms: [String], isAlways: Bool) -> String {
    let keyframes = zip(times, transforms).enumerated().map { index, keyframe in
      let curve =
        index < steps.count
        ? "; animation-timing-function: cubic-bezier(\(steps[index].curve.spelled(separator: ", ")))" : ""
      return "\(decimal(keyframe.0 * 100))% { transform: \(cssMatrix(keyframe.1))\(curve) }"
    }
    let rule = ".\(name) { animation: \(name) \(decimal(duration))s infinite }"
    let media = isAlways ? rule : "@media (prefers-reduced-motion: no-preference) { \(rule) }"
    return "\n\(media)\n@keyframes \(name) {\n\(keyframes.joined(separator: "\n"))\n}\n"
  }
}

/// An SVG's `translate(x y)` or `matrix(a b c d e f)` as CSS writes it.
private func cssMatrix(_ transform: String) -> String {
  let numbers = transform.drop { $0 != "(" }.dropFirst().dropLast().split(separator: " ")
  return "matrix(\(((numbers.count == 2 ? ["1", "0", "0", "1"] : []) + numbers).joined(separator: ", ")))"
}

extension Animation.Curve {
  fileprivate func spelled(separator: String) -> String {
    let (first, second) = controlPoints
    return [first.x, first.y, second.x, second.y].map { decimal($0) }.joined(separator: separator)
  }
}
