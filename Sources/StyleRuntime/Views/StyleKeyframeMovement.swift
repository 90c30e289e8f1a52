#if canImport(UIKit) && !os(watchOS)
  import UIKit
#elseif canImport(AppKit)
  import AppKit
#endif

#if canImport(UIKit) && !os(watchOS) || canImport(AppKit)
  @_spi(Generated) nonisolated extension CAKeyframeAnimation {
    /// A movement through values, that stays on its layer until it is removed.
    ///
    /// - Parameters:
    ///   - values: nil is the value before it, or of the first the one behind it.
    ///   - keyTimes: When each is passed, from 0 to 1.
    ///   - curves: From each value to the next; nil, and all where none is said, is the curve of the timing.
    public convenience init(
      _ keyPath: String,
      through values: [Any?],
      at keyTimes: [Double],
      along curves: [StyleAnimation.Curve?] = [],
      _ timing: StyleAnimation,
      autoreverses: Bool = false,
      repeatCount: Float = 1
    ) {
      self.init(keyPath: keyPath)
      var last = values.lazy.compactMap { $0 }.first
      self.values = values.compactMap { value in
        if let value { last = value }
        return last
      }
      self.keyTimes = keyTimes.map { NSNumber(value: $0) }
      timingFunctions = keyTimes.indices.dropLast().map { step in
        timing.timingFunction(along: curves.isEmpty ? nil : curves[step])
      }
      _styleRunSteps(timing, autoreverses, repeatCount)
    }

    /// The same through colours. No colour is the one next to it, not to be seen.
    public convenience init(
      _ keyPath: String,
      colors: [CGColor?],
      at keyTimes: [Double],
      along curves: [StyleAnimation.Curve?] = [],
      _ timing: StyleAnimation,
      autoreverses: Bool = false,
      repeatCount: Float = 1
    ) {
      var values: [CGColor?] = []
      var times: [Double] = []
      var functions: [StyleAnimation.Curve?] = []
      for (index, color) in colors.enumerated() {
        let curve = curves.indices.contains(index) ? curves[index] : nil
        var shown = [color]
        if color == nil {
          let before = colors[..<index].compactMap { $0 }.last
          let after = colors[index...].compactMap { $0 }.first
          // On its way from one colour to another, it is both, one after the other.
          shown = [before, after].compactMap { $0?.copy(alpha: 0) }
        }
        for (place, each) in shown.enumerated() {
          values.append(each)
          times.append(keyTimes[index])
          functions.append(place + 1 < shown.count ? .linear : curve)
        }
      }
      self.init(
        keyPath,
        through: values,
        at: times,
        along: functions,
        timing,
        autoreverses: autoreverses,
        repeatCount: repeatCount
      )
    }

    /// The same through transforms. From one matrix to another, Core Animation turns the shorter way, and a whole turn not at
    /// all: such a turn goes through many of them.
    public convenience init(
      through transforms: [StyleTransform],
      at keyTimes: [Double],
      along curves: [StyleAnimation.Curve?] = [],
      _ timing: StyleAnimation,
      autoreverses: Bool = false,
      repeatCount: Float = 1
    ) {
      var values = [transforms[0]]
      var times = [keyTimes[0]]
      var functions: [StyleAnimation.Curve?] = []
      for step in transforms.indices.dropLast() {
        let start = transforms[step]
        let end = transforms[step + 1]
        let curve = curves.isEmpty ? nil : curves[step]
        let turn = abs(end.rotation - start.rotation)
        let length = keyTimes[step + 1] - keyTimes[step]
        guard turn >= 180, length > 0 else {
          values.append(end)
          times.append(keyTimes[step + 1])
          functions.append(curve)
          continue
        }
        let quarters = turn / 90
        let frames = timing.length * length * 60
        let count = Int(exactly: min(1000, max(quarters, frames).rounded(.up))) ?? 1
        for frame in 1...count {
          let part = Double(frame) / Double(count)
          values.append(start.moved(to: end, by: (curve ?? timing.curve).way(at: part)))
          times.append(keyTimes[step] + length * part)
          functions.append(.linear)
        }
      }
      self.init(
        "transform",
        through: values.map { CATransform3D($0) },
        at: times,
        along: functions,
        timing,
        autoreverses: autoreverses,
        repeatCount: repeatCount
      )
    }

    private func _styleRunSteps(
      _ timing: StyleAnimation,
      _ autoreverses: Bool,
      _ repeatCount: Float
    ) {
      _styleRun(timing, autoreverses, repeatCount)
      // Each step has its own.
      timingFunction = CAMediaTimingFunction(name: .linear)
    }
  }

  nonisolated extension StyleAnimation {
    fileprivate func timingFunction(along other: Curve?) -> CAMediaTimingFunction {
      guard let other else { return timingFunction }
      return StyleAnimation(duration: duration, curve: other).timingFunction
    }
  }
#endif
