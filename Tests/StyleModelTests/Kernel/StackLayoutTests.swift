import SeededRandom
@_spi(Generated) import StyleRuntime
import Testing

/// Where layers lie in stacks, in pictures and in apps.
@Suite struct StackLayoutTests {
  /// What an item shows: nothing, a picture, a text that wraps, with an area that stays the same, or a stack of a text and a picture.
  private enum Content {
    case none
    case picture(StyleSize)
    case text(width: Double)
    case stack(width: Double, least: Double)

    var isText: Bool { if case .text = self { true } else { false } }
    var isStack: Bool { if case .stack = self { true } else { false } }
  }

  private struct Sample {
    var layout: StyleStackLayout
    var contents: [Content]

    func measure(_ index: Int, _ width: Double?) -> StyleSize? {
      switch contents[index] {
      case .none: return nil
      case .picture(let size): return size
      case .text(let whole):
        let width = min(width ?? whole, whole)
        return StyleSize(width: width, height: width > 0 ? (whole / width).rounded(.up) * 10 : 10)
      case .stack(let whole, let least):
        let width = min(max(width ?? whole, least), whole)
        return StyleSize(width: width, height: width > 0 ? (whole / width).rounded(.up) * 10 : 10)
      }
    }

    /// The letters of a text stand at three quarters of its first line, and so do those of its last line.
    func baseline(_ index: Int, _ size: StyleSize, _ edge: StyleBaselineEdge) -> Double? {
      guard contents[index].isText, let own = measure(index, size.width) else { return nil }
      return edge == .first ? 7.5 : own.height - 2.5
    }

    func frames(_ width: Double, _ height: Double) -> [StyleRect] {
      layout.frames(in: StyleRect(x: 3, y: 7, width: width, height: height), measure, baseline)
    }

    /// At least, between an item and the next.
    func spacing(after index: Int) -> Double { layout.items[index].spacingAfter ?? layout.spacing }
  }

  private static func sample(_ random: inout SplitMix) -> Sample {
    func length() -> Double { Double(random.next(below: 60)) }
    var contents: [Content] = []
    var items: [StyleStackLayout.Item] = []
    for _ in 0..<random.next(below: 6) {
      let content: Content
      switch random.next(below: 4) {
      case 0: content = .none
      case 1: content = .picture(StyleSize(width: length(), height: length()))
      case 2: content = .stack(width: 60 + 3 * length(), least: length())
      default: content = .text(width: 4 * length())
      }
      contents.append(content)
      items.append(
        StyleStackLayout.Item(
          width: random.next(below: 4) == 0 ? length() : nil,
          height: random.next(below: 4) == 0 ? length() : nil, isText: content.isText,
          isStack: content.isStack,
          stretchesWidth: content.isStack && random.next(below: 3) == 0,
          stretchesHeight: content.isStack && random.next(below: 3) == 0,
          spacingAfter: random.next(below: 3) == 0 ? Double(random.next(below: 20)) : nil))
    }
    return Sample(
      layout: StyleStackLayout(
        axis: StyleStackAxis.allCases[random.next(below: 2)],
        alignment: StyleStackAlignment.allCases[
          random.next(below: StyleStackAlignment.allCases.count)],
        distribution: StyleStackDistribution.allCases[
          random.next(below: StyleStackDistribution.allCases.count)],
        spacing: Double(random.next(below: 12)),
        insets: StyleEdgeInsets(top: 1, left: 2, bottom: 4, right: 8),
        isRightToLeft: false, items: items),
      contents: contents)
  }

  private func isNear(_ a: Double, _ b: Double) -> Bool { abs(a - b) < 1e-9 }

  @Test func itemsFollowEachOther() {
    var random = SplitMix(seed: 1)
    for _ in 0..<2000 {
      let sample = StackLayoutTests.sample(&random)
      let (width, height) = (Double(random.next(below: 400)), Double(random.next(below: 400)))
      let frames = sample.frames(width, height)
      let isRow = sample.layout.axis == .horizontal
      let starts = frames.map { isRow ? $0.x - 3 - 2 : $0.y - 7 - 1 }
      let lengths = frames.map { isRow ? $0.width : $0.height }
      let room = max(0, isRow ? width - 10 : height - 5)
      #expect(frames.count == sample.layout.items.count)
      let isCentered = sample.layout.distribution == .center
      if let start = starts.first, let end = zip(starts, lengths).map(+).last {
        #expect(isNear(start, isCentered ? room - end : 0), "\(sample)")
      }
      #expect(lengths.allSatisfy { $0 >= 0 })
      let gaps = starts.indices.dropFirst().map { starts[$0] - starts[$0 - 1] - lengths[$0 - 1] }
      // “Applies custom spacing after the specified view”, in place of the stack's:
      // developer.apple.com/documentation/uikit/uistackview/setcustomspacing(_:after:).
      let least = gaps.indices.map(sample.spacing)
      let sum = least.reduce(lengths.reduce(0, +), +)
      func keepSpacing() -> Bool { zip(gaps, least).allSatisfy { isNear($0, $1) } }
      switch sample.layout.distribution {
      case .fill, .center:
        #expect(keepSpacing())
        // What is left over is that of items without a length of their own, and of stacks with such items.
        let open = sample.layout.items.indices.filter { index in
          let item = sample.layout.items[index]
          return (isRow ? item.width : item.height) == nil
            && (sample.measure(index, nil) == nil || (isRow ? item.stretchesWidth : item.stretchesHeight))
        }
        if !open.isEmpty { #expect(sum >= room - 1e-9) }
        // They are as long as each other, but for those that what is in them makes longer, which may have been shrunk.
        if isNear(sum, room), let least = open.map({ lengths[$0] }).min() {
          for index in open where lengths[index] > least + 1e-9 {
            let across = min(sample.layout.items[index].width ?? width - 10, width - 10)
            let own = sample.measure(index, isRow ? nil : across)
            #expect(lengths[index] <= ((isRow ? own?.width : own?.height) ?? 0) + 1e-9, "\(sample)")
          }
        }
      case .fillEqually:
        #expect(keepSpacing())
        #expect(lengths.allSatisfy { isNear($0, lengths[0]) })
        #expect(lengths.isEmpty || isNear(sum, room) || sum > room)
      case .equalSpacing:
        // Those that are longer than their spacing are equally long, and no shorter than another's.
        #expect(zip(gaps, least).allSatisfy { $0 >= $1 - 1e-9 })
        let free = gaps.indices.filter { gaps[$0] > least[$0] + 1e-9 }.map { gaps[$0] }
        #expect(free.allSatisfy { isNear($0, free[0]) })
        if let share = free.first { #expect(gaps.allSatisfy { $0 >= share - 1e-9 }) }
        if lengths.count > 1, sum <= room {
          #expect(isNear((starts.last ?? 0) + (lengths.last ?? 0), room))
        }
      case .fillProportionally:
        // “Views are resized proportionally based on their intrinsic content size along the stack view’s axis”:
        // developer.apple.com/documentation/uikit/uistackview/distribution-swift.enum/fillproportionally.
        let own = sample.layout.items.indices.map { index in
          let item = sample.layout.items[index]
          if isRow { return item.width ?? sample.measure(index, nil)?.width ?? 0 }
          let across = min(item.width ?? max(0, width - 10), max(0, width - 10))
          return item.height ?? sample.measure(index, across)?.height ?? 0
        }
        #expect(keepSpacing())
        for index in own.indices {
          for other in own.indices {
            #expect(abs(lengths[index] * own[other] - lengths[other] * own[index]) < 1e-6)
          }
        }
        if own.contains(where: { $0 > 0 }) {
          #expect(isNear(max(sum, room), max(room, sum - lengths.reduce(0, +))))
        }
      case .equalCentering:
        // “an equal center-to-center spacing along the stack view’s axis, while maintaining the spacing property’s distance between views”:
        // developer.apple.com/documentation/uikit/uistackview/distribution-swift.enum/equalcentering.
        #expect(zip(gaps, least).allSatisfy { $0 >= $1 - 1e-9 })
        let middles = zip(starts, lengths).map { $0 + $1 / 2 }
        let distances = middles.indices.dropFirst().map { middles[$0] - middles[$0 - 1] }
        let free = gaps.indices.filter { gaps[$0] > least[$0] + 1e-9 }.map { distances[$0] }
        #expect(free.allSatisfy { isNear($0, free[0]) })
        // Two that keep the spacing would be too close at the distance of the others.
        if let distance = free.first {
          for index in gaps.indices where gaps[index] <= least[index] + 1e-9 {
            #expect(distances[index] >= distance - 1e-9)
          }
        }
        if lengths.count > 1, sum <= room {
          #expect(isNear((starts.last ?? 0) + (lengths.last ?? 0), room))
        }
      }
    }
  }

  /// “The stack view aligns its arranged views based on their first baseline” (or the last), “only valid for horizontal stacks”:
  /// developer.apple.com/documentation/uikit/uistackview/alignment-swift.enum/firstbaseline. What isn't a text has its bottom edge
  /// as its baseline: developer.apple.com/documentation/uikit/uiview/forfirstbaselinelayout.
  @Test func textsOfARowStandOnALine() {
    var random = SplitMix(seed: 4)
    var compared = 0
    for _ in 0..<2000 {
      var sample = StackLayoutTests.sample(&random)
      sample.layout.axis = .horizontal
      for (alignment, edge) in [
        (StyleStackAlignment.firstBaseline, StyleBaselineEdge.first), (.lastBaseline, .last),
      ] {
        sample.layout.alignment = alignment
        // A stack that is as high as it asks for holds them all, and so does a higher one.
        let size = sample.layout.size(in: nil, sample.measure, sample.baseline)
        let more = Double(random.next(below: 2) * 40)
        let frames = sample.frames(size.width, size.height + more)
        let lines = frames.enumerated().map { index, frame in
          frame.y
            + (sample.baseline(index, StyleSize(width: frame.width, height: frame.height), edge)
              ?? frame.height)
        }
        #expect(lines.allSatisfy { isNear($0, lines[0]) }, "\(sample)")
        #expect(frames.allSatisfy { $0.y >= 8 - 1e-9 }, "\(sample)")
        #expect(frames.allSatisfy { $0.y + $0.height <= 7 + size.height + more - 4 + 1e-9 }, "\(sample)")
        let isHigh = sample.layout.items.indices.filter {
          sample.layout.items[$0].height != nil || sample.measure($0, nil) != nil
        }
        for index in isHigh {
          #expect(
            frames[index].height == sample.layout.items[index].height
              ?? sample.measure(index, frames[index].width)?.height)
        }
        if isHigh.isEmpty { continue }
        // Items stand at the top by their first baselines, and at the bottom by their last ones.
        switch edge {
        case .first: #expect(isHigh.contains { isNear(frames[$0].y, 8) })
        case .last:
          let bottoms = isHigh.map { frames[$0].y + frames[$0].height }
          // A text that is cut off above its baseline ends higher than the line.
          #expect((bottoms + [lines[0]]).contains { isNear($0, 7 + size.height + more - 4) })
        }
        // The stack itself has the baseline of its texts.
        if sample.contents.contains(where: \.isText) {
          let own = sample.layout.baseline(
            in: StyleSize(width: size.width, height: size.height + more), edge, sample.measure,
            sample.baseline)
          #expect(own.map { isNear($0 + 7, lines[0]) } ?? false)
          compared += 1
        }
      }
    }
    #expect(compared > 1000)
  }

  /// From right to left, the frames are those from left to right in a mirror.
  @Test func rowsAreMirrored() {
    var random = SplitMix(seed: 2)
    for _ in 0..<1000 {
      var sample = StackLayoutTests.sample(&random)
      let (width, height) = (Double(random.next(below: 400)), Double(random.next(below: 400)))
      let frames = sample.frames(width, height)
      sample.layout.isRightToLeft = true
      let mirrored = sample.frames(width, height)
      // The insets are wider than the stack where it has no room for them.
      if width < 10 { continue }
      for (frame, other) in zip(frames, mirrored) {
        #expect(isNear(frame.x - 3, 3 + width - other.x - other.width))
        #expect(frame.y == other.y && frame.width == other.width && frame.height == other.height)
      }
    }
  }

  /// A stack that is as large as its items holds them all, if there is room for the width that a style gives one of them.
  @Test func stacksFitTheirItems() {
    var random = SplitMix(seed: 3)
    for _ in 0..<2000 {
      let sample = StackLayoutTests.sample(&random)
      let width: Double? = random.next(below: 2) == 0 ? nil : Double(70 + random.next(below: 300))
      let size = sample.layout.size(in: width, sample.measure, sample.baseline)
      let frames = sample.frames(size.width, size.height)
      let right = frames.map { $0.x + $0.width }.max() ?? 5
      let bottom = frames.map { $0.y + $0.height }.max() ?? 8
      #expect(right <= 3 + size.width - 8 + 1e-6, "\(sample)")
      #expect(bottom <= 7 + size.height - 4 + 1e-6, "\(sample)")
    }
  }

  /// Texts alone give way, the widest first.
  @Test func textsGiveWay() {
    let contents: [Content] = [
      .text(width: 100), .picture(StyleSize(width: 30, height: 5)), .text(width: 40),
    ]
    let layout = StyleStackLayout(
      axis: .horizontal, alignment: .fill, distribution: .fill, spacing: 10,
      insets: StyleEdgeInsets(top: 0, left: 0, bottom: 0, right: 0), isRightToLeft: false,
      items: contents.map {
        StyleStackLayout.Item(width: nil, height: nil, isText: $0.isText, isStack: $0.isStack)
      })
    let sample = Sample(layout: layout, contents: contents)
    for (width, texts) in [
      (190.0, (100.0, 40.0)), (150, (60, 40)), (120, (35, 35)), (60, (5, 5)), (30, (0, 0)),
    ] {
      let frames = sample.frames(width, 20)
      #expect(frames.map(\.width) == [texts.0, 30, texts.1], "\(width)")
    }
  }

  /// A column in a row gives way as a text does, until what is in it can't get narrower.
  @Test func columnsInARowGiveWay() {
    let contents: [Content] = [
      .picture(StyleSize(width: 30, height: 5)), .stack(width: 100, least: 20), .text(width: 40),
    ]
    let layout = StyleStackLayout(
      axis: .horizontal, alignment: .fill, distribution: .fill, spacing: 10,
      insets: StyleEdgeInsets(top: 0, left: 0, bottom: 0, right: 0), isRightToLeft: false,
      items: contents.map {
        StyleStackLayout.Item(width: nil, height: nil, isText: $0.isText, isStack: $0.isStack)
      })
    let sample = Sample(layout: layout, contents: contents)
    for (width, column, text) in [
      (190.0, 100.0, 40.0), (150, 60, 40), (120, 35, 35), (90, 20, 20), (80, 20, 10), (60, 20, 0),
      (10, 20, 0),
    ] {
      let frames = sample.frames(width, 20)
      #expect(frames.map(\.width) == [30, column, text], "\(width)")
    }
    // A row that is offered too little says how much it needs.
    #expect(layout.size(in: 0, sample.measure, sample.baseline).width == 70)
    var vertical = layout
    vertical.axis = .vertical
    #expect(vertical.size(in: 0, sample.measure, sample.baseline).width == 30)
    #expect(vertical.size(in: 50, sample.measure, sample.baseline).width == 50)
  }
}
