import StyleModel
import StyleRuntime

/// The place that an animation has reached among its values.
package struct KeyframePlace: Hashable {
  /// The index of the last keyframe that was passed; the animation is on its way to the next.
  package var step: Int
  /// The part of the way to the next keyframe: from 0 to 1, and beyond them where the curve swings.
  package var part: Double

  package init(step: Int = 0, part: Double = 0) {
    self.step = step
    self.part = part
  }
}

extension LayerAnimation {
  /// The place at the end of a run.
  var end: KeyframePlace { KeyframePlace(step: keyframes.count - 2, part: 1) }

  /// The place when some part of a run is over (0…1).
  func place(at part: Double) -> KeyframePlace {
    let (index, time) = Animation.step(at: part, keyTimes: keyframes.map(\.keyTime))
    return KeyframePlace(step: index, part: curve(ofStep: index).progress(at: time))
  }

  /// The curve from a keyframe to the next.
  func curve(ofStep index: Int) -> Animation.Curve { keyframes[index].curve ?? timing.curve }
}

extension RunningAnimation {
  func value(at place: KeyframePlace) -> Value {
    values[place.step].mixed(with: values[place.step + 1], by: place.part, of: declaration.property)
  }
}
