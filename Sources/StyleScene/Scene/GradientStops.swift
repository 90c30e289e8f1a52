extension [Scene.Stop] {
  /// The colour at a location, where the last of several stops at one place holds; nil without stops.
  package func color(at location: Double) -> Scene.Color? {
    guard let next = firstIndex(where: { $0.location > location }) else { return last?.color }
    guard next > 0 else { return self[next].color }
    let (a, b) = (self[next - 1], self[next])
    let part = (location - a.location) / (b.location - a.location)
    return a.color.mixed(with: b.color, by: part)
  }

  /// The stops with their colours on a line that begins and ends elsewhere.
  func moved(from first: Double, to last: Double) -> [Scene.Stop] {
    if first == 0, last == 1 { return self }
    return map { Scene.Stop($0.color, at: ($0.location - first) / (last - first)) }
  }

  /// The stops between two locations, with the colours at both.
  func cut(from first: Double, to last: Double) -> [Scene.Stop] {
    var stops = filter { $0.location >= first && $0.location <= last }
    if let before = self.first, before.location < first, let color = color(at: first) {
      stops.insert(Scene.Stop(color, at: first), at: 0)
    }
    if let after = self.last, after.location > last, let color = color(at: last) {
      stops.append(Scene.Stop(color, at: last))
    }
    return stops
  }
}
