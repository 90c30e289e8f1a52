import StyleModel
import StyleScene

/// Writes a moving picture as an SVG document that plays it over and over; nil where SVG can't, as between two shapes that are drawn by
/// different elements.
///
/// The document is the SVG of the first frame, with an animation for each attribute that changes: CSS for `transform`, because SMIL has no
/// matrices, and SMIL for all others, because CSS doesn't reach all of them. Under Reduce Motion, CSS animations stop; a page
/// has to hide what SMIL moves.
///
/// `style` is the style of the picture.
public func renderMovingSVG(
  _ moving: MovingPicture, of style: PreparedStyle, idPrefix: String,
  in renderCache: RenderCache = RenderCache()
) -> [UInt8]? {
  let id = identifier(idPrefix)
  let title = moving.title(in: style.sheet)
  func tags(whereReached places: [[KeyframePlace]]) -> [MarkupWriter] {
    moving.looks(whereReached: places, in: style) { $1.drawnAlike(for: $0) }.map { look in
      svgDocument(
        moving.picture.scene(of: look, in: style), idPrefix: id, title: title, moves: true, in: renderCache)
    }
  }
  let loops = moving.loops
  guard var result = tags(whereReached: [loops.places { _ in KeyframePlace() }]).first,
    let tracks = tracks(of: loops, from: result.tags, { tags(whereReached: $0).map(\.tags) })
  else { return nil }
  var insertions: [Int: MarkupWriter.Insertion] = [:]
  var rules = ""
  for track in tracks {
    for change in track.changes {
      if change.name == "transform" {
        let name = "\(id)-\(change.tag)"
        rules += track.cssRules(name, change.values)
        insertions[change.tag, default: .init()].attributes.append(("class", name))
      } else {
        let attributes = track.smilAttributes(change.name, change.values)
        insertions[change.tag, default: .init()].elements.append { $0.element("animate", attributes) }
      }
    }
  }
  if !rules.isEmpty {
    // Behind the title, where there is a place for it.
    let head = result.tags.firstIndex { $0.name == "defs" } ?? 0
    insertions[head, default: .init()].elements.append { [rules] in $0.element("style", text: rules) }
  }
  result.insert(insertions)
  return result.bytes
}

extension Value {
  /// The value moved a hair away from 0, 1 or nothing, where a picture would leave it out or write it more shortly: so that the beginning
  /// and the end of an animation are drawn by the same elements.
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
    case .null where property.valueType == .color:
      return .color(.clear.withAlpha(hair))
    case .null, .bool, .integer, .string, .localizedString, .choice, .point, .size, .rect, .range, .image,
      .gradientStops, .shadow, .shadows, .outline, .font, .edgeInsets, .animation, .corners, .transform,
      .path,
      .numbers, .strings,
      .invalid:
      return self
    }
  }
}

/// The least difference from 0 that an SVG's opacity shows.
private let hair = 0.00001

// MARK: What changes

/// An attribute that is not the same in all keyframes.
private struct Change {
  /// The index of the element among the document's tags.
  var tag: Int
  var name: String
  /// The values, one for each keyframe.
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

/// The value of an attribute that is left out.
private func initialValue(_ name: String) -> String? {
  if name.hasSuffix("opacity") { return "1" }
  return ["transform": "translate(0 0)", "stroke-dashoffset": "0"][name]
}

/// Whether an attribute can move between values: not between references, nor between paths of different commands.
private func canMove(_ values: [String]) -> Bool {
  func letters(_ value: String) -> [UInt8] { value.utf8.filter { $0 | 0x20 >= 0x61 } }
  guard !values.contains(where: { $0.hasPrefix("url(") || $0.hasPrefix("data:") || $0 == "none" }) else {
    return false
  }
  return values.allSatisfy { !$0.hasPrefix("M") || letters($0) == letters(values[0]) }
}

// MARK: Time

/// Attributes that change at the same times.
private struct Track {
  /// The time at which each keyframe is shown, as a part of the duration.
  var times: [Double]
  /// The curve from each keyframe to the next.
  var curves: [Animation.Curve]
  /// The duration in seconds.
  var duration: Double
  /// The part of the duration that is over when the page is opened, in seconds.
  var offset = 0.0
  var stopsForLessMotion: Bool
  var changes: [Change] = []
}

extension [AnimationLoop] {
  /// The place that each animation has reached, by the loop that it is in.
  fileprivate func places(_ reached: (_ loop: Int) -> KeyframePlace) -> [KeyframePlace] {
    var all = [KeyframePlace](
      repeating: KeyframePlace(), count: Swift.max(1, reduce(0) { $0 + $1.animations.count }))
    for (index, loop) in enumerated() {
      let place = reached(index)
      if loop.animations.isEmpty { all[0] = place }
      for animation in loop.animations { all[animation] = place }
    }
    return all
  }
}

/// The changing attributes, each in one track: an element shows one animation of an attribute. Where animations with different timelines
/// move the same attribute, one track shows both.
///
/// - Parameter tags: The tags of the documents in which the animations have reached some places.
private func tracks(
  of loops: [AnimationLoop], from start: [MarkupWriter.Tag],
  _ tags: ([[KeyframePlace]]) -> [[MarkupWriter.Tag]]
) -> [Track]? {
  // Each takes drawings of its own.
  let mostLoops = 16
  guard loops.count <= mostLoops else {
    return joinedTrack(of: Array(loops.indices), loops, tags).map { [$0] }
  }
  var tracks: [Track] = []
  for (index, loop) in loops.enumerated() {
    let timeline = loop.timeline.withinBounds
    let places = timeline.places
    let keyframes = tags(places.map { place in loops.places { $0 == index ? place : KeyframePlace() } })
    guard let changes = changes(keyframes), keyframes.first?.map(\.name) == start.map(\.name) else {
      return nil
    }
    tracks.append(
      Track(
        times: timeline.times, curves: timeline.steps.map(\.curve),
        duration: timeline.duration, offset: timeline.offset,
        stopsForLessMotion: loop.stopsForLessMotion, changes: changes))
  }
  var groups = Groups(tracks.count)
  var owners: [String: Int] = [:]
  for (index, track) in tracks.enumerated() {
    for change in track.changes {
      let key = "\(change.tag) \(change.name)"
      if let owner = owners[key] { groups.join(owner, index) } else { owners[key] = index }
    }
  }
  var result: [Track] = []
  for members in groups.all {
    if members.count == 1 {
      result.append(tracks[members[0]])
    } else {
      guard let joined = joinedTrack(of: members, loops, tags) else { return nil }
      result.append(joined)
    }
  }
  return result
}

/// A track that shows several loops together, in short even steps.
private func joinedTrack(
  of members: [Int], _ loops: [AnimationLoop], _ tags: ([[KeyframePlace]]) -> [[MarkupWriter.Tag]]
) -> Track? {
  let timelines = members.map { loops[$0].timeline }
  let duration = commonDuration(of: timelines)
  // Most are animations of one or two seconds; 20 steps a second are as smooth as the eye asks for.
  let count = min(240, max(24, Int(clamping: (duration * 20).rounded(.up))))
  let times = (0...count).map { Double($0) / Double(count) }
  // Each is stretched or shortened by so little that it fits in a whole number of times.
  let speeds = timelines.map { max(1, (duration / $0.duration).rounded()) * $0.duration / duration }
  let keyframes = tags(
    times.map { time in
      loops.places { loop in
        guard let member = members.firstIndex(of: loop) else { return KeyframePlace() }
        return timelines[member].place(at: time * duration * speeds[member])
      }
    })
  return changes(keyframes).map { changes in
    Track(
      times: times, curves: Array(repeating: .linear, count: count), duration: duration,
      stopsForLessMotion: members.contains { loops[$0].stopsForLessMotion }, changes: changes)
  }
}

/// The time after which several loops are at their beginning again; eight times the longest, where that would be later.
private func commonDuration(of timelines: [LoopTimeline]) -> Double {
  let milliseconds = timelines.map {
    min(1_000_000_000, max(1, Int(clamping: ($0.duration * 1000).rounded())))
  }
  let longest = milliseconds.max() ?? 1
  var common = 1
  for each in milliseconds {
    var (a, b) = (common, each)
    while b != 0 { (a, b) = (b, a % b) }
    // Neither is more than 8 thousand million.
    common = common / a * each
    if common > 8 * longest { return Double(8 * longest) / 1000 }
  }
  return Double(common) / 1000
}

/// Numbers in groups that are joined.
private struct Groups {
  private var leaders: [Int]

  init(_ count: Int) { leaders = Array(0..<count) }

  mutating func join(_ one: Int, _ other: Int) {
    let (old, new) = (leaders[one], leaders[other])
    for index in leaders.indices where leaders[index] == old { leaders[index] = new }
  }

  var all: [[Int]] {
    leaders.indices.compactMap { leader in
      let members = leaders.indices.filter { leaders[$0] == leader }
      return members.isEmpty ? nil : members
    }
  }
}

// MARK: How it is written

extension LoopTimeline {
  /// The places at which the steps begin, and the last one's end.
  fileprivate var places: [KeyframePlace] { steps.map(\.first) + [steps.last?.last ?? KeyframePlace()] }
}

extension Track {
  fileprivate func smilAttributes(_ name: String, _ values: [String]) -> [MarkupWriter.Attribute] {
    let begin: [MarkupWriter.Attribute] = offset > 0 ? [("begin", "-\(decimal(offset))s")] : []
    return [
      ("attributeName", name), ("values", values.joined(separator: "; ")),
      ("keyTimes", times.map { decimal($0, places: 5) }.joined(separator: "; ")), ("calcMode", "spline"),
      ("keySplines", curves.map { $0.spelled(separator: " ") }.joined(separator: "; ")),
      ("dur", "\(decimal(duration))s"),
    ] + begin + [("repeatCount", "indefinite")]
  }

  /// The CSS rules of a class that moves through the transforms.
  fileprivate func cssRules(_ name: String, _ transforms: [String]) -> String {
    let keyframes = zip(times, transforms).enumerated().compactMap { index, keyframe -> String? in
      var percent = keyframe.0 * 100
      // Where one value follows another at once: of two rules for one moment, CSS reads the last.
      if index + 1 < times.count, times[index + 1] - times[index] < 1e-5 { percent -= 0.01 }
      guard percent >= 0 else { return nil }
      let curve =
        index < curves.count
        ? "; animation-timing-function: cubic-bezier(\(curves[index].spelled(separator: ", ")))" : ""
      return "\(decimal(percent))% { transform: \(cssMatrix(keyframe.1))\(curve) }"
    }
    let delay = offset > 0 ? " -\(decimal(offset))s" : ""
    let rule = ".\(name) { animation: \(name) \(decimal(duration))s\(delay) infinite }"
    let media = stopsForLessMotion ? "@media (prefers-reduced-motion: no-preference) { \(rule) }" : rule
    return "\n\(media)\n@keyframes \(name) {\n\(keyframes.joined(separator: "\n"))\n}\n"
  }
}

/// The CSS of an SVG's `translate(x y)` or `matrix(a b c d e f)`.
private func cssMatrix(_ transform: String) -> String {
  let numbers = transform.drop { $0 != "(" }.dropFirst().dropLast().split(separator: " ")
  return "matrix(\(((numbers.count == 2 ? ["1", "0", "0", "1"] : []) + numbers).joined(separator: ", ")))"
}

extension Animation.Curve {
  fileprivate func spelled(separator: String) -> String {
    // A spring was divided before.
    let (first, second) = controlPoints ?? (Point(x: 0, y: 0), Point(x: 1, y: 1))
    return [first.x, first.y, second.x, second.y].map { decimal($0) }.joined(separator: separator)
  }
}
