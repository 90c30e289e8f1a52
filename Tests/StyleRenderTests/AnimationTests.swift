import Oracles
import StyleModel
import StyleRuntime
import Testing

@testable import StyleRender
@testable import StyleScene

/// Animations as film strips, pixel by pixel, and as SVGs that move.
@Suite struct AnimationTests {
  /// A view of 40 points with a blue sublayer and one animation of it.
  private func moving(_ keys: String, layer: String = "backgroundColor: blue") throws -> (
    moving: MovingPicture, sheet: ResolvedSheet
  ) {
    let sheet = try Drawn.sheet(
      """
      components:
        Box:
          base: UIControl
          layer: { sublayers: [{ name: inner, kind: rectangle, \(layer) }] }
          animations: { change: { \(keys) } }
          preview: { size: [40, 40] }
      """)
    return (try #require(movingPictures(in: sheet).first), sheet)
  }

  /// The pixel at a place in the control of each of the five frames.
  private func frames(
    _ keys: String, layer: String = "backgroundColor: blue", at x: Double = 20, _ y: Double = 20
  ) throws -> [[Int]] {
    let (moving, sheet) = try moving(keys, layer: layer)
    let strip = moving.filmStrip(in: sheet)
    let drawn = try Drawn(scene: strip)
    return (0..<5).map { drawn.pixel(Double($0) * strip.size.width / 5 + x, y) }
  }

  /// What runs in every state is shown in the first one in which its layer is visible.
  @Test func hiddenLayersMoveWhereTheyAreShown() throws {
    let sheet = try Drawn.sheet(
      """
      components:
        Field:
          base: UIControl
          layer:
            sublayers:
              - { name: caret, kind: rectangle, backgroundColor: blue, hidden: true }
              - { name: edge, kind: rectangle, backgroundColor: red }
          states: { focused: { caret.hidden: false }, selected: { layer.borderWidth: 1 } }
          animations:
            blink: { property: caret.opacity, to: 0, duration: 1 }
            glow: { property: edge.opacity, to: 0, duration: 1, state: selected }
          preview: { size: [40, 40] }
      styles:
        field: { component: Field }
      """)
    let moving = movingPictures(in: sheet).filter { $0.picture.style != nil }
    #expect(moving.map(\.name) == ["blink", "glow"])
    #expect(moving.map(\.picture.state) == [StateSet(.focused), StateSet(.selected)])
  }

  // MARK: Curves

  /// Apple's control points are those of CSS's keywords; the values are worked out from these by hand: at ease-in-out's middle
  /// its parameter is ½, and both coordinates are ½ by symmetry.
  @Test func curvesRunAsAppleDrawsThem() {
    for curve in Animation.Curve.words.compactMap(Animation.Curve.init(rawValue:)) {
      #expect(curve.progress(at: 0) == 0 && curve.progress(at: 1) == 1)
    }
    #expect(abs(Animation.Curve.linear.progress(at: 0.3) - 0.3) < 1e-5)
    #expect(abs(Animation.Curve.easeInOut.progress(at: 0.5) - 0.5) < 1e-5)
    // Where 3(1 − s)²s · 0.42 + 3(1 − s)s² + s³ is ½, at s = 0.5530, 3(1 − s)s² + s³ is 0.5792 − 0.2640.
    #expect(abs(Animation.Curve.easeIn.progress(at: 0.5) - 0.3154) < 1e-3)
    #expect(abs(Animation.Curve.easeOut.progress(at: 0.5) - (1 - 0.3154)) < 1e-3)
  }

  /// Four numbers draw the curve that they are: those of a name the same as the name, and others beyond 0 and 1.
  @Test func fourNumbersAreACurve() {
    let easeIn = Animation.Curve.cubicBezier(0.42, 0, 1, 1)
    #expect(easeIn.progress(at: 0.3) == Animation.Curve.easeIn.progress(at: 0.3))
    // At its parameter ½, x is 3/8 · (0.5 + 0.5) + 1/8 = ½, and y is 3/8 · (-1 + 2) + 1/8.
    let beyond = Animation.Curve.cubicBezier(0.5, -1, 0.5, 2)
    #expect(abs(beyond.progress(at: 0.5) - 0.5) < 1e-6)
    #expect(beyond.progress(at: 0.1) < 0 && beyond.progress(at: 0.9) > 1)
    for text in ["cubic-bezier(0.2, 0, 0, 1)", "spring(0.3)", "spring(-0.5)", "spring", "easeOut"] {
      #expect(Animation.Curve(rawValue: text)?.rawValue == text)
    }
    for text in [
      "", "spring(", "spring()", "spring(1)", "spring(-1)", "spring(nan)", "spring(0.3, 1)",
      "cubic-bezier(0, 0, 0)", "cubic-bezier(2, 0, 0, 1)", "cubic-bezier(0, inf, 0, 1)",
      "cubic-bezier(0,,0,1)", "ease", "Spring",
    ] {
      #expect(Animation.Curve(rawValue: text) == nil, "\(text)")
    }
  }

  /// What follows from the differential equation x″ = ω²(1 − x) − 2ζωx′, worked out step by step instead of by its solution.
  @Test(arguments: [-0.9, -0.3, 0, 0.15, 0.5, 0.9])
  func springsSwingAsTheirEquationSays(_ bounce: Double) throws {
    let spring = try #require(StyleSpring(duration: 0.5, bounce: bounce))
    let (stiffness, damping) = (spring.stiffness, spring.damping)
    var (place, speed, time) = (0.0, 0.0, 0.0)
    let step = 1e-5
    for moment in [0.05, 0.1, 0.25, 0.5, 1] {
      while time < moment - step / 2 {
        // The middle of the step tells more than its beginning.
        let half = speed + (stiffness * (1 - place) - damping * speed) * step / 2
        let middle = place + speed * step / 2
        place += half * step
        speed += (stiffness * (1 - middle) - damping * half) * step
        time += step
      }
      #expect(abs(spring.progress(at: moment) - place) < 1e-5, "\(bounce) after \(moment)")
    }
    // At rest from its settling time on, and not a tenth of it sooner.
    let length = spring.settlingDuration
    #expect((0...100).allSatisfy { abs(1 - spring.progress(at: length * (1 + Double($0) / 50))) <= 0.0011 })
    if bounce <= 0 { #expect(abs(1 - spring.progress(at: length * 0.9)) > 0.001) }
  }

  // MARK: Film strips

  @Test func aFilmStripShowsFiveMomentsSideBySide() throws {
    let (moving, sheet) = try moving("property: inner.opacity, from: 0, to: 1, duration: 1, curve: linear")
    let strip = moving.filmStrip(in: sheet)
    #expect(strip.size == Size(width: 5 * 56, height: 56))
    #expect(strip.frame == Rect(x: 8, y: 8, width: 40, height: 40))
    let alphas = try frames("property: inner.opacity, from: 0, to: 1, duration: 1, curve: linear").map {
      $0[3]
    }
    #expect(isNear(alphas, [0, 64, 128, 191, 255]))
  }

  @Test func aCurveSlowsTheBeginning() throws {
    let alphas = try frames("property: inner.opacity, from: 0, to: 1, duration: 1, curve: easeIn").map {
      $0[3]
    }
    // Half of the time is 0.315 of the way.
    #expect(isNear([alphas[2]], [80]))
    #expect(alphas[1] < 64 && alphas[1] > 0)
  }

  /// From 50% of a side to no radius, in a layer of the component, in its root and in one that it holds: halfway, the corner of 40 points has a
  /// radius of 10, and the pixel 3.5 points from both sides lies in it; with 15 it lies outside.
  @Test(arguments: ["layer", "inner", "held"]) func aRadiusMovesFromHalfOfASide(_ layer: String) throws {
    let sheet = try Drawn.sheet(
      """
      components:
        Disc: { base: UIView, layer: { cornerRadius: 50%, backgroundColor: blue }, preview: { size: [40, 40] } }
        Box:
          base: UIControl
          layer:
            cornerRadius: 50%
            \(layer == "layer" ? "backgroundColor: blue" : "")
            sublayers:
              \(layer == "inner" ? "- { name: inner, kind: rectangle, cornerRadius: 50%, backgroundColor: blue }" : "")
              \(layer == "held" ? "- { name: held, kind: Disc }" : "")
              - { name: none, kind: rectangle, frame: [0, 0, 0, 0] }
          states: { highlighted: { \(layer).cornerRadius: 0 } }
          transition: { duration: 1, curve: linear }
          preview: { size: [40, 40] }
      """)
    let moving = try #require(movingPictures(in: sheet).first { $0.picture.state == .highlighted })
    let strip = moving.filmStrip(in: sheet)
    let drawn = try Drawn(scene: strip)
    let alphas = (0..<5).map { drawn.pixel(Double($0) * strip.size.width / 5 + 3.5, 3.5)[3] }
    #expect(alphas[0] == 0 && alphas[1] == 0, "\(alphas)")
    #expect(alphas[2...] == [255, 255, 255], "\(alphas)")
  }

  @Test func whatIsLeftOutIsWhatTheLayerShows() throws {
    // From blue to red, each component by itself.
    let colors = try frames("property: inner.backgroundColor, to: red, duration: 1, curve: linear")
    #expect(colors[0] == [0, 0, 255, 255])
    #expect(isNear(colors[2], [128, 0, 128, 255]))
    #expect(colors[4] == [255, 0, 0, 255])
  }

  @Test func transformsGoFromOnePlaceToAnother() throws {
    let keys = "property: inner.transform, to: { translation: [20, 0] }, duration: 1, curve: linear"
    let small = "backgroundColor: blue, frame: [0, 0, 20, 40]"
    // A bar over the left half; its right edge is at 20, 25, 30, 35 and 40.
    #expect(try frames(keys, layer: small, at: 27).map { $0[3] } == [0, 0, 255, 255, 255])
    #expect(try frames(keys, layer: small, at: 7).map { $0[3] } == [255, 255, 0, 0, 0])
  }

  @Test func aStripIsAsLargeAsTheControlInItsState() throws {
    let sheet = try Drawn.sheet(
      """
      components:
        Row:
          base: UIControl
          layer:
            sublayers:
              - name: row
                kind: stack
                spacing: 4
                sublayers:
                  - { name: a, kind: rectangle, frame: { width: 44, height: 44 }, backgroundColor: red }
                  - { name: b, kind: rectangle, frame: { width: 44, height: 44 }, backgroundColor: blue }
          states: { highlighted: { row.spacing: 60 } }
          animations: { blink: { property: a.opacity, to: 0, duration: 1, state: highlighted } }
          preview: { size: fitting }
      """)
    let moving = try #require(movingPictures(in: sheet).first)
    #expect(moving.picture.frame(in: sheet).size == Size(width: 148, height: 44))
  }

  // MARK: Several animations

  /// A view of 40 points with a blue layer in the right half and a red bar in the upper left quarter, and some animations.
  private func together(_ animations: String) throws -> (moving: [MovingPicture], sheet: ResolvedSheet) {
    let sheet = try Drawn.sheet(
      """
      components:
        Box:
          base: UIControl
          layer:
            sublayers:
              - { name: inner, kind: rectangle, backgroundColor: blue, borderColor: black, frame: [20, 0, 20, 40] }
              - { name: bar, kind: rectangle, backgroundColor: red, frame: [0, 0, 20, 20] }
          animations: { \(animations) }
          preview: { size: [40, 40] }
      """)
    return (movingPictures(in: sheet), sheet)
  }

  private func strip(_ animations: String, at x: Double, _ y: Double) throws -> [[Int]] {
    let (moving, sheet) = try together(animations)
    let strip = try #require(moving.first).filmStrip(in: sheet)
    let drawn = try Drawn(scene: strip)
    return (0..<5).map { drawn.pixel(Double($0) * strip.size.width / 5 + x, y) }
  }

  @Test func whatRunsTogetherIsOneFilmStrip() throws {
    let animations = """
      fade: { property: inner.opacity, from: 0, to: 1, duration: 1, curve: linear },
      move: { property: bar.transform, to: { translation: [20, 0] }, duration: 1, curve: linear }
      """
    let (moving, sheet) = try together(animations)
    #expect(moving.map { $0.title(in: sheet) } == ["default, normal, fade+move"])
    #expect(moving.map { $0.fileName(in: sheet) } == ["Previews/Box/default.normal.fade+move.filmstrip"])
    // Below the bar, and where the bar comes from and goes to.
    #expect(isNear(try strip(animations, at: 30, 36).map { $0[3] }, [0, 64, 128, 191, 255]))
    #expect(try strip(animations, at: 2, 8).map { $0[0] } == [255, 0, 0, 0, 0])
    #expect(try strip(animations, at: 38, 8).map { $0[0] } == [0, 0, 0, 0, 255])
  }

  @Test func eachKeepsItsOwnTime() throws {
    // The second begins in the middle of the first, when its layer is as it is otherwise, and runs twice as fast.
    let animations = """
      fade: { property: inner.opacity, from: 0, to: 1, duration: 1, curve: linear },
      bar: { property: bar.opacity, from: 0, to: 1, duration: 0.5, delay: 0.5, curve: linear }
      """
    #expect(isNear(try strip(animations, at: 30, 36).map { $0[3] }, [0, 64, 128, 191, 255]))
    #expect(isNear(try strip(animations, at: 2, 8).map { $0[3] }, [255, 255, 0, 128, 255]))
    // One that runs for ever begins again and again; at the end of a run it is at its end.
    let repeated = """
      fade: { property: inner.opacity, from: 0, to: 1, duration: 1, curve: linear },
      bar: { property: bar.opacity, from: 0, to: 1, duration: 0.5, curve: linear, repeatCount: infinite }
      """
    #expect(isNear(try strip(repeated, at: 2, 8).map { $0[3] }, [0, 128, 255, 128, 255]))
    // One that runs back is over after that, and the layer is as it is otherwise.
    let back = """
      fade: { property: inner.opacity, from: 0, to: 0.5, duration: 1, curve: linear },
      bar: { property: bar.opacity, to: 0, duration: 0.25, curve: linear, autoreverses: true }
      """
    #expect(isNear(try strip(back, at: 2, 8).map { $0[3] }, [255, 0, 255, 255, 255]))
  }

  @Test func eachStateHasWhatRunsInIt() throws {
    let (moving, sheet) = try together(
      """
      always: { property: inner.opacity, from: 0, to: 1, duration: 1 },
      resting: { property: bar.opacity, from: 0, to: 1, duration: 1, state: normal },
      pressed: { property: bar.backgroundColor, to: lime, duration: 1, state: highlighted }
      """)
    #expect(
      moving.map { $0.title(in: sheet) } == [
        "default, normal, always+resting", "default, highlighted, pressed+always",
      ])
  }

  @Test func manyAnimationsHaveAShortName() throws {
    let all = (1...9).map { "a\($0): { property: inner.opacity, to: 0.\($0), duration: 1 }" }
    let (moving, sheet) = try together(all.joined(separator: ", "))
    #expect(moving.map { $0.title(in: sheet) } == ["default, normal, a1+a2+a3+a4+5 more"])
    #expect(
      moving.map { $0.fileName(in: sheet) } == ["Previews/Box/default.normal.a1+a2+a3+a4+5-more.filmstrip"])
  }

  private func movingSVG(_ animations: String) throws -> String {
    let (moving, sheet) = try together(animations)
    let first = try #require(moving.first)
    let bytes = try #require(renderMovingSVG(first, in: sheet, idPrefix: "box"))
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test func anSVGMovesAllOfThem() throws {
    let svg = try movingSVG(
      """
      fade: { property: inner.opacity, from: 0, to: 1, duration: 1, curve: linear, repeatCount: infinite },
      move: { property: bar.transform, to: { translation: [20, 0] }, duration: 2, delay: 0.5, curve: linear, repeatCount: infinite }
      """)
    // Half a second after the first has begun, the second begins.
    #expect(
      svg.contains(
        """
        <animate attributeName="opacity" values="0; 1" keyTimes="0; 1" calcMode="spline" \
        keySplines="0 0 1 1" dur="1s" begin="-0.5s" repeatCount="indefinite"/>
        """))
    #expect(svg.contains("2s infinite }"))
    #expect(svg.contains("@keyframes"))
  }

  /// An element shows one animation of an attribute, and the corners of a border follow its width and the layer's radius.
  @Test func anAttributeThatTwoMoveHasOneAnimation() throws {
    let svg = try movingSVG(
      """
      width: { property: inner.borderWidth, from: 2, to: 4, duration: 0.5, curve: linear, repeatCount: infinite },
      round: { property: inner.cornerRadius, from: 4, to: 10, duration: 0.75, curve: linear, repeatCount: infinite }
      """)
    #expect(svg.contains("<animate attributeName=\"rx\""))
    // Half a second and three quarters come together again after one and a half.
    #expect(svg.ranges(of: "<animate ").count == svg.ranges(of: "dur=\"1.5s\"").count)
    var moved: [Substring] = []
    for line in svg.split(separator: "\n") {
      guard line.contains("<animate ") else {
        moved = []
        continue
      }
      let attribute = line.split(separator: "\"")[1]
      #expect(!moved.contains(attribute))
      moved.append(attribute)
    }
  }

  @Test func whatEndsBeginsAnewTogether() throws {
    let svg = try movingSVG(
      """
      fade: { property: inner.opacity, from: 0, to: 1, duration: 1, curve: linear },
      bar: { property: bar.opacity, from: 0, to: 1, duration: 0.5, delay: 1, curve: linear }
      """)
    #expect(svg.ranges(of: "dur=\"2.7s\"").count == 2)
  }

  // MARK: Changes of state

  /// A button of 40 points that grows fainter and changes from blue to red while it is pressed.
  private func change(_ state: String) throws -> (moving: [MovingPicture], sheet: ResolvedSheet) {
    let sheet = try Drawn.sheet(
      """
      components:
        Key:
          base: UIControl
          layer: { sublayers: [{ name: glow, kind: rectangle, backgroundColor: lime, hidden: true, frame: [0, 0, 9, 9] }] }
          transition: { duration: 0.2, curve: linear }
          states: { highlighted: \(state) }
          preview: { size: [40, 40] }
      styles: { key: { component: Key, backgroundColor: blue } }
      """)
    return (movingPictures(in: sheet), sheet)
  }

  @Test func aChangeOfStateMovesAllThatDiffers() throws {
    let (moving, sheet) = try change("{ backgroundColor: red, alpha: 0.5, glow.hidden: false }")
    #expect(moving.map { $0.title(in: sheet) } == ["key, highlighted, transition"])
    let strip = try #require(moving.first).filmStrip(in: sheet)
    let drawn = try Drawn(scene: strip)
    let colors = (0..<5).map { drawn.pixel(Double($0) * 56 + 20, 20) }
    #expect(colors[0] == [0, 0, 255, 255])
    #expect(isNear(colors[2], [128, 0, 128, 191]))
    #expect(isNear(colors[4], [255, 0, 0, 128]))
    // What is there or not has nothing in between, and comes at once.
    #expect(drawn.pixel(4, 4) == [0, 0, 255, 255])
    #expect(isNear(drawn.pixel(56 + 4, 4), [0, 255, 0, 223]))
  }

  @Test func aChangeOfStateGoesThereAndBackInAnSVG() throws {
    let (moving, sheet) = try change("{ backgroundColor: red }")
    let change = try #require(moving.first)
    let bytes = try #require(renderMovingSVG(change, in: sheet, idPrefix: "key"))
    let svg = String(decoding: bytes, as: UTF8.self)
    #expect(svg.contains("attributeName=\"fill\" values=\"#0000ff; #0000ff; #ff0000; #ff0000; #0000ff\""))
  }

  @Test func aChangeWithNothingInBetweenHasNoPicture() throws {
    #expect(try change("{ glow.hidden: false }").moving.isEmpty)
  }

  @Test func picturesMakeRoomForWhatMovesOut() throws {
    let (moving, sheet) = try moving("property: inner.transform, to: { scale: 2 }, duration: 1")
    // 20 points more on each side.
    #expect(buildScene(moving.picture, in: sheet).frame.origin == Point(x: 20, y: 20))
  }

  // MARK: SVGs

  private func svg(_ keys: String, layer: String = "backgroundColor: blue") throws -> String? {
    let (moving, sheet) = try moving(keys, layer: layer)
    return renderMovingSVG(moving, in: sheet, idPrefix: "box").map { String(decoding: $0, as: UTF8.self) }
  }

  @Test func anAttributeIsAnimatedRoundAfterRound() throws {
    let svg = try #require(
      try svg(
        """
        property: inner.opacity, from: 1, to: 0, duration: 2, curve: easeIn, autoreverses: true,
          repeatCount: infinite
        """))
    // Back again it is played backwards: what begins slowly ends slowly.
    let expected = """
      <animate attributeName="opacity" values="1; 0; 1" keyTimes="0; 0.5; 1" calcMode="spline" \
      keySplines="0.42 0 1 1; 0 0 0.58 1" dur="4s" repeatCount="indefinite"/>
      """
    #expect(svg.contains(expected))
  }

  @Test func aTransformIsAnimatedInCSSThatAsksForMotionToBeWanted() throws {
    let svg = try #require(
      try svg(
        "property: layer.transform, to: { scale: 0.5 }, duration: 0.4, curve: linear, repeatCount: infinite")
    )
    #expect(svg.contains("@media (prefers-reduced-motion: no-preference)"))
    #expect(svg.contains("0% { transform: matrix(1, 0, 0, 1, 8, 8);"))
    // Half as large about the middle, (28, 28).
    #expect(svg.contains("100% { transform: matrix(0.5, 0, 0, 0.5, 18, 18) }"))
    let kept = try #require(
      try self.svg("property: layer.transform, to: { scale: 0.5 }, duration: 0.4, reduceMotion: keep"))
    #expect(!kept.contains("@media"))
  }

  @Test func aTurnIsWrittenInSmallSteps() throws {
    let svg = try #require(
      try svg(
        "property: layer.transform, to: { rotation: 360 }, duration: 1, curve: linear, repeatCount: infinite")
    )
    // A quarter of the way about (28, 28), which a browser could not guess from the ends, where nothing is turned.
    #expect(svg.contains("25% { transform: matrix(0, 1, -1, 0, 48, 8);"))
  }

  @Test(arguments: [
    "inner.backgroundColor, from: clear, to: red", "inner.borderWidth, from: 0, to: 4",
    "inner.cornerRadius, from: 0, to: 20", "inner.shadowOpacity, from: 0, to: 1",
    "inner.shadowRadius, from: 0, to: 5", "inner.shadowOffset, from: [0, 0], to: [5, 5]",
    "inner.opacity, from: 0, to: 1", "inner.transform, to: { rotation: 45 }",
  ])
  func allThatCanMoveDoes(_ animation: String) throws {
    let layer = "backgroundColor: blue, borderColor: red, shadowOpacity: 1"
    let svg = try #require(try svg("property: \(animation), duration: 1", layer: layer))
    #expect(svg.contains("<animate ") || svg.contains("@keyframes"))
  }

  @Test(.enabled(if: SecondRenderer.isInstalled, "rsvg-convert is not installed"))
  func anSVGThatMovesBeginsWhereTheAnimationDoes() throws {
    let (moving, sheet) = try moving("property: inner.backgroundColor, from: lime, to: red, duration: 1")
    let svg = try #require(renderMovingSVG(moving, in: sheet, idPrefix: "box"))
    let first = try #require(try SecondRenderer.draw(svg, scale: 2))
    let ours = try Bitmap(drawing: moving.scene(at: 0, in: sheet), scale: 2)
    #expect(try #require(Premultiplied(first).difference(from: Premultiplied(ours))) <= 1)
  }

  @Test func whatSVGCannotMoveIsLeftOut() throws {
    // A gradient's number of stops changes.
    let layer = "kind: gradient, stops: [{ color: red }, { color: blue }]"
    let sheet = try Drawn.sheet(
      """
      components:
        Box:
          base: UIView
          layer: { sublayers: [{ name: inner, \(layer) }] }
          animations:
            change: { property: inner.stops, to: [{ color: red }, { color: lime }, { color: blue }], duration: 1 }
      """)
    let moving = try #require(movingPictures(in: sheet).first)
    #expect(renderMovingSVG(moving, in: sheet, idPrefix: "box") == nil)
  }
}
