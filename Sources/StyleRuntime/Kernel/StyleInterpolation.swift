nonisolated extension StyleNumber {
  /// The number some part of the way, from 0 to 1, between two.
  package static func mix(_ start: Double, _ end: Double, _ part: Double) -> Double {
    start + (end - start) * part
  }
}

nonisolated extension StylePoint {
  /// The point some part of the way, from 0 to 1, to another.
  package func moved(to end: StylePoint, by part: Double) -> StylePoint {
    StylePoint(x: StyleNumber.mix(x, end.x, part), y: StyleNumber.mix(y, end.y, part))
  }
}

nonisolated extension StyleSize {
  /// The size some part of the way, from 0 to 1, to another.
  package func moved(to end: StyleSize, by part: Double) -> StyleSize {
    StyleSize(
      width: StyleNumber.mix(width, end.width, part),
      height: StyleNumber.mix(height, end.height, part)
    )
  }
}

nonisolated extension StyleTransform {
  /// The transform some part of the way, from 0 to 1, to another.
  package func moved(to end: StyleTransform, by part: Double) -> StyleTransform {
    StyleTransform(
      scale: scale.moved(to: end.scale, by: part),
      rotation: StyleNumber.mix(rotation, end.rotation, part),
      translation: translation.moved(to: end.translation, by: part),
      relativeTranslation: relativeTranslation.moved(to: end.relativeTranslation, by: part)
    )
  }
}
