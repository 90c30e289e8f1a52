import StyleModel
import StyleRuntime

/// Where an animation has come to among the values that it passes.
package struct KeyframePlace: Hashable {
  /// From which value to the next it is on its way.
  package var step: Int
  /// How far it has come there: from 0 to 1, and beyond them where it swings.
  package var part: Double

  package init(step: Int = 0, part: Double = 0) {
    self.step = step
    self.part = part
  }
}

extension LayerAnimation {
  /// Where it ends.
  var end: KeyframePlace { KeyframePlace(step: keyframes.count - 2, part: 1) }

  /// Where it is when some part of a run is over (0…1).
  func place(at part: Double) -> KeyframePlace {
    let (index, time) = Animation.step(at: part, keyTimes: keyframes.map(\.keyTime))
    return KeyframePlace(step: index, part: curve(ofStep: index).progress(at: time))
  }

  /// How it moves from a value to the next.
  func curve(ofStep index: Int) -> Animation.Curve { keyframes[index].curve ?? timing.curve }
}

extension RunningAnimation {
  func value(at place: KeyframePlace) -> Value {
    values[place.step].mixed(with: values[place.step + 1], by: place.part, of: declaration.property)
  }
}
