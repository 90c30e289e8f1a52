import EditorClients
import StyleReport
import Testing

@testable import StyleInspector

/// Animations and transitions are added, take another time, and go.
@Suite struct AnimationEditTests {
  private static let text = """
    components:
      Lamp:
        base: UIButton
        properties: { seconds: { type: Double, default: 2 } }
        layer: { sublayers: [{ name: dot, kind: rectangle, frame: [0, 0, 4, 4], backgroundColor: red }] }
        states: { own: [busy] }
        transition: { duration: 0.1 }   # quick
        animations:
          beat: { property: dot.opacity, to: 0.5, duration: 1 }   # a beat
          slow:
            property: dot.opacity
            to: 0.2
            duration: $seconds
            delay: 0.5
            state: busy
      Wave:
        base: UIView
        layer: { sublayers: [{ name: dot, kind: rectangle, frame: [0, 0, 4, 4], backgroundColor: red }] }
        animations:
          wave: { property: dot.opacity, keyframes: [1, { value: 0.5, keyTime: 30% }, 1], duration: 1 }
          long:
            property: dot.transform
            keyframes:
              - {}
              - value: { translation: [4, 0] }
                curve: linear
              - {}
            duration: 1
      Still:
        base: UIButton
        layer: { sublayers: [{ name: dot, kind: rectangle, frame: [0, 0, 4, 4], backgroundColor: red }] }
        preview: { size: [60, 44] }
      Soft: { base: Lamp, transition: $animation.soft }
      Flat: { base: UIButton, animations: {} }
    tokens:
      animation: { soft: { value: { duration: 0.3 } } }
      color: { ink: navy }
    styles:
      lamp: { component: Lamp }
      still: { component: Still }
      soft: { component: Soft }

    """

  private func make() -> TestInspector { TestInspector(["styles/lamp.yaml": AnimationEditTests.text]) }

  private func object(_ text: String) -> JSONValue {
    if case .success(let json) = parseJSON(Array(text.utf8)) { json } else { .null }
  }

  private static let cases: [(String, [(String, String)])] = [
    (
      #"{"action": "change", "component": "Lamp", "animation": "beat", "duration": 0.75}"#,
      [("duration: 1 }   # a beat", "duration: 0.75 }   # a beat")]
    ),
    (
      #"{"action": "change", "component": "Lamp", "animation": "beat", "delay": 0.25}"#,
      [("duration: 1 }   # a beat", "duration: 1, delay: 0.25 }   # a beat")]
    ),
    (
      #"{"action": "change", "component": "Lamp", "animation": "beat", "curve": "spring(0.3)"}"#,
      [("duration: 1 }   # a beat", "duration: 1, curve: spring(0.3) }   # a beat")]
    ),
    (
      #"{"action": "change", "component": "Lamp", "animation": "slow", "delay": 0}"#,
      [("        delay: 0.5\n", "        delay: 0\n")]
    ),
    (
      #"{"action": "change", "component": "Lamp", "animation": "slow", "curve": "linear"}"#,
      [("        delay: 0.5\n", "        delay: 0.5\n        curve: linear\n")]
    ),
    (
      #"{"action": "change", "component": "Lamp", "transition": true, "duration": 0.4}"#,
      [("{ duration: 0.1 }   # quick", "{ duration: 0.4 }   # quick")]
    ),
    (
      #"{"action": "change", "component": "Lamp", "animation": "beat", "from": "1", "repeatCount": "infinite", "autoreverses": true, "state": "busy"}"#,
      [
        (
          "beat: { property: dot.opacity, to: 0.5, duration: 1 }   # a beat\n",
          """
          beat:   # a beat
                  property: dot.opacity
                  from: 1
                  to: 0.5
                  duration: 1
                  autoreverses: true
                  repeatCount: infinite
                  state: busy

          """
        )
      ]
    ),
    (
      #"{"action": "change", "component": "Lamp", "animation": "slow", "to": "0.3", "state": "", "repeatCount": "1", "autoreverses": false}"#,
      [
        ("        to: 0.2\n", "        to: 0.3\n"),
        ("        delay: 0.5\n        state: busy\n", "        delay: 0.5\n"),
      ]
    ),
    (
      #"{"action": "change", "component": "Lamp", "animation": "slow", "repeatCount": 2.5}"#,
      [("        delay: 0.5\n", "        delay: 0.5\n        repeatCount: 2.5\n")]
    ),
    (
      #"{"action": "change", "component": "Wave", "animation": "wave", "keyframes": [{"from": 0, "value": "1"}, {"from": 1, "value": "0.5", "keyTime": "40%"}, {"from": 2, "value": "0"}], "curve": "linear"}"#,
      [
        (
          "wave: { property: dot.opacity, keyframes: [1, { value: 0.5, keyTime: 30% }, 1], duration: 1 }",
          "wave:\n        property: dot.opacity\n        keyframes: [1, { value: 0.5, keyTime: 40% }, 0]\n"
            + "        duration: 1\n        curve: linear"
        )
      ]
    ),
    (
      #"{"action": "change", "component": "Wave", "animation": "long", "duration": 2}"#,
      [("          - {}\n        duration: 1\n", "          - {}\n        duration: 2\n")]
    ),
    (
      #"{"action": "delete", "component": "Lamp", "animation": "beat"}"#,
      [("      beat: { property: dot.opacity, to: 0.5, duration: 1 }   # a beat\n", "")]
    ),
    (
      #"{"action": "delete", "component": "Lamp", "transition": true}"#,
      [("    transition: { duration: 0.1 }   # quick\n", "")]
    ),
    (
      #"{"action": "delete", "component": "Soft", "transition": true}"#,
      [(", transition: $animation.soft", "")]
    ),
    (
      #"{"action": "add", "component": "Still", "name": "fade", "property": "dot.opacity", "to": "0", "duration": 0.5, "state": "highlighted", "curve": "easeInOut"}"#,
      [
        (
          "    preview: { size: [60, 44] }",
          "    animations:\n      fade: { property: dot.opacity, to: 0, duration: 0.5, state: highlighted }\n    preview: { size: [60, 44] }"
        )
      ]
    ),
    (
      #"{"action": "add", "component": "Lamp", "name": "blink", "property": "dot.backgroundColor", "to": "blue", "duration": 0.5, "delay": 1, "curve": "linear"}"#,
      [
        (
          "        state: busy\n",
          "        state: busy\n      blink:\n        property: dot.backgroundColor\n        to: blue\n        duration: 0.5\n        delay: 1\n        curve: linear\n"
        )
      ]
    ),
    (
      #"{"action": "add", "component": "Still", "transition": true, "duration": 0.2}"#,
      [
        (
          "    preview: { size: [60, 44] }",
          "    transition: { duration: 0.2 }\n    preview: { size: [60, 44] }"
        )
      ]
    ),
    // A value as a control of the page gives it.
    (
      #"{"component": "Lamp", "action": "change", "animation": "beat", "to": 0.25}"#,
      [("to: 0.5, duration: 1 }   # a beat", "to: 0.25, duration: 1 }   # a beat")]
    ),
    (
      #"{"component": "Still", "action": "add", "name": "turn", "property": "dot.transform", "duration": 2, "to": {"scale": {"width": 1.2, "height": 1.2}, "rotation": 45, "translation": {"x": 0, "y": 0}}}"#,
      [
        (
          "    layer: { sublayers: [{ name: dot, kind: rectangle, frame: [0, 0, 4, 4], backgroundColor: red }] }\n    preview",
          "    layer: { sublayers: [{ name: dot, kind: rectangle, frame: [0, 0, 4, 4], backgroundColor: red }] }\n    animations:\n      turn:\n        property: dot.transform\n        to: { scale: 1.2, rotation: 45 }\n        duration: 2\n    preview"
        )
      ]
    ),
    (
      #"{"component": "Still", "action": "add", "name": "glow", "property": "dot.backgroundColor", "duration": 2, "keyframes": [{"value": "teal"}, {"value": {"reference": "color.ink"}}]}"#,
      [
        (
          "    layer: { sublayers: [{ name: dot, kind: rectangle, frame: [0, 0, 4, 4], backgroundColor: red }] }\n    preview",
          "    layer: { sublayers: [{ name: dot, kind: rectangle, frame: [0, 0, 4, 4], backgroundColor: red }] }\n    animations:\n      glow: { property: dot.backgroundColor, keyframes: [teal, $color.ink], duration: 2 }\n    preview"
        )
      ]
    ),
  ]

  @Test(arguments: cases) func anEditOfAnimationsIsMinimal(_ body: String, _ changes: [(String, String)]) {
    let inspector = make()
    let (status, json) = inspector.post("animations", object(body))
    #expect(status == 200, "\(json)")
    var wanted = AnimationEditTests.text
    for (before, after) in changes {
      #expect(wanted.contains(before), "\(before)")
      wanted = wanted.replacing(before, with: after)
    }
    #expect(inspector.text("styles/lamp.yaml") == wanted)
    #expect(inspector.get("problems")["findings"]?.array?.contains { $0["severity"] == "error" } == false)
    #expect(inspector.post("undo", [:]).status == 200)
    #expect(inspector.text("styles/lamp.yaml") == AnimationEditTests.text)
  }

  private static let refused: [(String, Int)] = [
    (#"{"action": "change", "component": "Lamp", "animation": "slow", "duration": 1}"#, 422),
    (#"{"action": "change", "component": "Soft", "transition": true, "duration": 1}"#, 422),
    (#"{"action": "change", "component": "Soft", "animation": "beat", "duration": 1}"#, 404),
    (#"{"action": "change", "component": "Lamp", "animation": "none", "duration": 1}"#, 404),
    (#"{"action": "change", "component": "Lamp", "animation": "beat", "duration": -1}"#, 422),
    (#"{"action": "change", "component": "Lamp", "animation": "beat", "duration": 1e300}"#, 422),
    (#"{"action": "change", "component": "Lamp", "animation": "beat", "duration": "1"}"#, 422),
    (#"{"action": "change", "component": "Lamp", "animation": "beat", "curve": "wobble"}"#, 422),
    (#"{"action": "change", "component": "Lamp", "animation": "beat", "curve": "a } # ["}"#, 422),
    (#"{"action": "change", "component": "Lamp", "animation": "beat", "repeatCount": "0"}"#, 422),
    (#"{"action": "change", "component": "Lamp", "animation": "beat", "repeatCount": "often"}"#, 422),
    (#"{"action": "change", "component": "Lamp", "animation": "beat", "to": ""}"#, 422),
    (#"{"action": "change", "component": "Lamp", "animation": "beat", "state": "a: ["}"#, 422),
    (#"{"action": "change", "component": "Wave", "animation": "wave", "keyframes": [{"value": "1"}]}"#, 422),
    (#"{"action": "change", "component": "Wave", "animation": "wave", "keyframes": []}"#, 422),
    (
      #"{"action": "change", "component": "Wave", "animation": "wave", "keyframes": [{"value": "1"}, {"value": "often"}]}"#,
      422
    ),
    (#"{"action": "change", "component": "Wave", "animation": "wave", "to": "0"}"#, 422),
    (#"{"action": "change", "component": "Wave", "animation": "wave", "curve": "spring"}"#, 422),
    (
      #"{"action": "change", "component": "Wave", "animation": "wave", "keyframes": [{"value": "1"}, {"value": ""}]}"#,
      422
    ),
    (
      #"{"action": "change", "component": "Lamp", "animation": "beat", "keyframes": [{"value": "1"}, {"value": "0"}], "to": "0"}"#,
      422
    ),
    (#"{"action": "delete", "component": "Lamp", "animation": ""}"#, 404),
    (#"{"action": "delete", "component": "Still", "transition": true}"#, 404),
    (
      #"{"action": "add", "component": "Lamp", "name": "beat", "property": "dot.opacity", "to": "0", "duration": 1}"#,
      409
    ),
    (
      #"{"action": "add", "component": "Lamp", "name": "a: [", "property": "dot.opacity", "to": "0", "duration": 1}"#,
      422
    ),
    (
      #"{"action": "add", "component": "Lamp", "name": "", "property": "dot.opacity", "to": "0", "duration": 1}"#,
      422
    ),
    (
      #"{"action": "add", "component": "Lamp", "name": "x", "property": "none.opacity", "to": "0", "duration": 1}"#,
      422
    ),
    (
      #"{"action": "add", "component": "Lamp", "name": "x", "property": "alpha", "to": "0", "duration": 1}"#,
      422
    ),
    (
      #"{"action": "add", "component": "Lamp", "name": "x", "property": "dot.hidden", "to": "true", "duration": 1}"#,
      422
    ),
    (#"{"action": "add", "component": "Lamp", "name": "x", "property": "dot.opacity", "duration": 1}"#, 422),
    (#"{"action": "add", "component": "Lamp", "name": "x", "property": "dot.opacity", "to": "0"}"#, 400),
    (
      #"{"action": "add", "component": "Lamp", "name": "x", "property": "dot.opacity", "to": "0", "duration": 1, "state": "flying"}"#,
      422
    ),
    (#"{"action": "add", "component": "Lamp", "transition": true, "duration": 1}"#, 409),
    (#"{"action": "add", "component": "None", "name": "x"}"#, 404),
    (#"{"action": "explode", "component": "Lamp"}"#, 400), ("{}", 404),
  ]

  @Test(arguments: refused) func whatCanNotBeIsRefusedWithTheReason(_ body: String, _ wanted: Int) {
    let inspector = make()
    let (status, json) = inspector.post("animations", object(body))
    #expect(status == wanted && json["error"]?["message"]?.string?.isEmpty == false, "\(json)")
    #expect(inspector.store.writeCount == 0)
  }

  /// The page draws when values are passed, and shows what is written of them on one line.
  @Test func keyframesAreShown() {
    let inspector = TestInspector([
      "styles/lamp.yaml": AnimationEditTests.text + "  wave: { component: Wave }\n"
    ])
    let page = inspector.get("style?id=wave")
    let own = page["ownAnimations"]?.array ?? []
    func keyframes(_ name: String) -> [JSONValue] {
      own.first { $0["name"]?.string == name }?["keyframes"]?.array ?? []
    }
    func keyframe(_ value: String, _ keyTime: JSONValue = .null, _ curve: JSONValue = .null) -> JSONValue {
      ["value": .string(value), "keyTime": keyTime, "curve": curve]
    }
    #expect(
      keyframes("wave").map { $0.without("known") }
        == [keyframe("1"), keyframe("0.5", "30%"), keyframe("1")])
    #expect(keyframes("wave").map { $0["known"] } == [1, 0.5, 1])
    #expect(
      keyframes("long").map { $0.without("known") }
        == [keyframe("{}"), keyframe("{ translation: [4, 0] }", .null, "linear"), keyframe("{}")])
    #expect(keyframes("long")[1]["known"]?["translation"] == ["x": 4, "y": 0])
    let motions = page["motions"]?.array ?? []
    #expect(motions.first { $0["name"] == "wave" }?["keyTimes"] == [0.3])
    #expect(motions.first { $0["name"] == "long" }?["keyTimes"] == [0.5])
    let plain = inspector.get("style?id=lamp")["motions"]?.array ?? []
    #expect(plain.first { $0["name"] == "beat" }?["keyTimes"] == [])
  }

  /// A drag shows each step in memory and writes the last one: one step of undo.
  @Test func aDragIsShownBeforeItIsWritten() {
    let inspector = make()
    func drag(_ duration: Double, _ more: [JSONValue.Member]) -> JSONValue {
      .object(
        [
          .init("action", "change"), .init("component", "Lamp"), .init("animation", "beat"),
          .init("duration", .number(duration)), .init("session", "one"),
        ] + more)
    }
    let live = [JSONValue.Member("live", true), .init("picture", ["id": "lamp", "states": "normal"])]
    let (first, shown) = inspector.post("animations", drag(2, live))
    #expect(first == 200 && shown["svg"]?.string?.isEmpty == false, "\(shown)")
    #expect(inspector.post("animations", drag(3, live)).status == 200)
    #expect(inspector.store.writeCount == 0)
    let motions = inspector.get("style?id=lamp")["motions"]?.array ?? []
    #expect(motions.first { $0["name"] == "beat" }?["duration"] == 3)
    #expect(inspector.post("animations", ["session": "one", "cancel": true]).status == 200)
    #expect(
      inspector.get("style?id=lamp")["motions"]?.array?.first { $0["name"] == "beat" }?["duration"] == 1)
    // What is dragged and then left is forgotten.
    #expect(inspector.post("animations", drag(2, live)).status == 200)
    inspector.inspector.forgetLive(inspector.steps.last ?? 0)
    #expect(inspector.text("styles/lamp.yaml") == AnimationEditTests.text)
    #expect(inspector.post("animations", drag(2, [])).status == 200)
    #expect(inspector.text("styles/lamp.yaml").contains("duration: 2 }   # a beat"))
    #expect(inspector.post("undo", [:]).status == 200)
    #expect(inspector.text("styles/lamp.yaml") == AnimationEditTests.text)
    // A step that can't be shown changes nothing.
    #expect(inspector.post("animations", drag(-1, live)).status == 422)
    #expect(inspector.store.writeCount == 2)
  }

  @Test func filesThatCanNotBeWrittenStayAsTheyAre() {
    let body = object(#"{"action": "change", "component": "Lamp", "animation": "beat", "duration": 2}"#)
    let locked = make()
    locked.store.locked = ["styles/lamp.yaml"]
    #expect(locked.post("animations", body).status == 409)
    let readOnly = TestInspector(["styles/lamp.yaml": AnimationEditTests.text], isReadOnly: true)
    #expect(readOnly.post("animations", body).status == 403)
    let broken = TestInspector(["styles/lamp.yaml": AnimationEditTests.text + "  broken: [\n"])
    #expect(broken.post("animations", body).status == 422)
  }

  // MARK: Keyframes

  private static let noted = """
    components:
      Wave:
        base: UIView
        properties: { ink: { type: UIColor, default: "#000" } }
        layer: { sublayers: [{ name: dot, kind: rectangle, frame: [0, 0, 4, 4], backgroundColor: red }] }
        animations:
          tint:
            property: dot.backgroundColor
            keyframes:
              # where it begins
              - '#f00'   # red
              # the middle
              - value: $ink
                keyTime: 30%   # early
              - "#0f0"
              # and back
              - '#f00'   # red again
            duration: 1
          fade:
            property: dot.opacity
            # dim
            from: 0.2   # nearly nothing
            to: 1       # all
            duration: 1
          hue: { property: dot.borderColor, from: '#f00', to: "#00f", duration: 1 }
          rise: { property: dot.opacity, to: 0.8, duration: 1 }
    styles: { wave: { component: Wave } }

    """

  private static let keyframes: [(String, String, [(String, String)])] = [
    // One value, one time, one curve: nothing else.
    (
      "tint",
      ##"[{"from": 0, "value": "#f00"}, {"from": 1, "value": "$ink", "keyTime": "40%"}, {"from": 2, "value": "#0f0"}, {"from": 3, "value": "#f00"}]"##,
      [("keyTime: 30%   # early", "keyTime: 40%   # early")]
    ),
    (
      "tint",
      ##"[{"from": 0, "value": "#f00"}, {"from": 1, "value": "$ink", "keyTime": "30%"}, {"from": 2, "value": "#00f"}, {"from": 3, "value": "#f00"}]"##,
      [("- \"#0f0\"", "- \"#00f\"")]
    ),
    (
      "tint",
      ##"[{"from": 0, "value": "#f00"}, {"from": 1, "value": "$ink", "keyTime": "30%", "curve": "easeOut"}, {"from": 2, "value": "#0f0"}, {"from": 3, "value": "#f00"}]"##,
      [
        (
          "            keyTime: 30%   # early\n",
          "            keyTime: 30%   # early\n            curve: easeOut\n"
        )
      ]
    ),
    (
      "tint",
      ##"[{"from": 0, "value": "#f00", "curve": "easeIn"}, {"from": 1, "value": "$ink", "keyTime": "30%"}, {"from": 2, "value": "#0f0"}, {"from": 3, "value": "#f00"}]"##,
      [("- '#f00'   # red\n", "- { value: '#f00', curve: easeIn }   # red\n")]
    ),
    // One that goes takes what is said of it along; one that comes stands between the others.
    (
      "tint",
      ##"[{"from": 0, "value": "#f00"}, {"from": 2, "value": "#0f0"}, {"from": 3, "value": "#f00"}]"##,
      [("          # the middle\n          - value: $ink\n            keyTime: 30%   # early\n", "")]
    ),
    (
      "tint",
      ##"[{"from": 0, "value": "#f00"}, {"from": 1, "value": "$ink", "keyTime": "30%"}, {"from": 2, "value": "#0f0"}, {"value": "blue"}, {"from": 3, "value": "#f00"}]"##,
      [("          - \"#0f0\"\n", "          - \"#0f0\"\n          - blue\n")]
    ),
    // Where it moves from one value to another, these are the first and the last.
    (
      "hue", ##"[{"from": 0, "value": "#f00"}, {"value": "white"}, {"from": 1, "value": "#00f"}]"##,
      [("from: '#f00', to: \"#00f\"", "keyframes: ['#f00', white, \"#00f\"]")]
    ),
    (
      "fade",
      ##"[{"from": 0, "value": "0.2"}, {"value": "0.4", "keyTime": "30%"}, {"from": 1, "value": "1"}]"##,
      [
        (
          "        from: 0.2   # nearly nothing\n        to: 1       # all\n",
          "        keyframes:\n          - 0.2   # nearly nothing\n          - { value: 0.4, keyTime: 30% }\n          - 1       # all\n"
        )
      ]
    ),
    // What the layer shows has no value.
    (
      "rise",
      ##"[{"from": 0, "value": ""}, {"value": "0.1"}, {"value": "0.4"}, {"from": 1, "value": "0.8"}]"##,
      [
        (
          "rise: { property: dot.opacity, to: 0.8, duration: 1 }",
          "rise:\n        property: dot.opacity\n        keyframes: [{ value: 0.1, keyTime: 33.3% }, 0.4, 0.8]\n        duration: 1"
        )
      ]
    ),
    (
      "hue", ##"[{"from": 0, "value": "#f00"}, {"from": 1, "value": "#00f"}]"##,
      [("from: '#f00', to: \"#00f\"", "keyframes: ['#f00', \"#00f\"]")]
    ),
  ]

  @Test(arguments: keyframes) func aKeyframeIsWrittenAlone(
    _ name: String, _ list: String, _ changes: [(String, String)]
  ) {
    let inspector = TestInspector(["styles/wave.yaml": AnimationEditTests.noted])
    let (status, json) = inspector.post(
      "animations",
      ["action": "change", "component": "Wave", "animation": .string(name), "keyframes": object(list)])
    #expect(status == 200, "\(json)")
    var wanted = AnimationEditTests.noted
    for (before, after) in changes {
      #expect(wanted.contains(before), "\(before)")
      wanted = wanted.replacing(before, with: after)
    }
    #expect(inspector.text("styles/wave.yaml") == wanted)
    #expect(inspector.get("problems")["findings"]?.array?.contains { $0["severity"] == "error" } == false)
    #expect(inspector.post("undo", [:]).status == 200)
    #expect(inspector.text("styles/wave.yaml") == AnimationEditTests.noted)
  }

  private static let bracketed = """
    components:
      Wave:
        base: UIView
        layer: { sublayers: [{ name: dot, kind: rectangle, frame: [0, 0, 4, 4], backgroundColor: red }] }
        animations:
          grow:
            property: dot.transform
            # small at first
            from: {
              scale: 0.5,   # half
              rotation: 10
            }   # a little turned
            to: { scale: 1,
              rotation: 0 # upright
            }
            duration: 1   # a second
          plain:
            property: dot.transform
            from:
              # small
              scale: 0.5   # half
              rotation: 10   # turned
            to: { scale: 1, rotation: 0 }   # as it is
            duration: 1
          flow: { property: dot.transform, from: { scale: 0.5, # half
              rotation: 10 }, to: { scale: 1 }, duration: 1 }
          list:
            property: dot.transform
            keyframes:
              - {
                  scale: 0.5, # half
                  rotation: 10
                }   # turned
              # above
              - scale: 1   # one
                rotation: 3
              - { scale: 2 }
            duration: 1
          short: { property: dot.transform, keyframes: [{ scale: 0.5, # half
              rotation: 10 }, { scale: 1 }], duration: 1 }
    styles: { wave: { component: Wave } }

    """

  /// What stands on several lines with comments becomes keyframes with these.
  private static let moved: [(String, String, [(String, String)])] = [
    (
      "grow",
      #"[{"from": 0, "value": "{ scale: 0.5, rotation: 10 }"}, {"value": "{ scale: 2 }", "keyTime": "30%"}, {"from": 1, "value": "{ scale: 1, rotation: 0 }"}]"#,
      [
        (
          """
                  from: {
                    scale: 0.5,   # half
                    rotation: 10
                  }   # a little turned
                  to: { scale: 1,
                    rotation: 0 # upright
                  }

          """,
          """
                  keyframes:
                    - {
                        scale: 0.5,   # half
                        rotation: 10
                      }   # a little turned
                    - { value: { scale: 2 }, keyTime: 30% }
                    - { scale: 1,
                        rotation: 0 # upright
                      }

          """
        )
      ]
    ),
    // A value that is changed, and a curve.
    (
      "grow",
      #"[{"from": 0, "value": "{ scale: 0.75, rotation: 10 }", "curve": "easeOut"}, {"from": 1, "value": "{ scale: 1, rotation: 0 }"}]"#,
      [
        (
          """
                  from: {
                    scale: 0.5,   # half
                    rotation: 10
                  }   # a little turned
                  to: { scale: 1,
                    rotation: 0 # upright
                  }

          """,
          """
                  keyframes:
                    - value: {
                        scale: 0.75,   # half
                        rotation: 10
                      }   # a little turned
                      curve: easeOut
                    - { scale: 1,
                        rotation: 0 # upright
                      }

          """
        )
      ]
    ),
    (
      "plain",
      #"[{"from": 0, "value": "{ scale: 0.5, rotation: 10 }", "curve": "linear"}, {"value": "{ scale: 2 }"}, {"from": 1, "value": "{ scale: 1, rotation: 0 }"}]"#,
      [
        (
          """
                  from:
                    # small
                    scale: 0.5   # half
                    rotation: 10   # turned
                  to: { scale: 1, rotation: 0 }   # as it is

          """,
          """
                  keyframes:
                    - value:
                        # small
                        scale: 0.5   # half
                        rotation: 10   # turned
                      curve: linear
                    - { scale: 2 }
                    - { scale: 1, rotation: 0 }   # as it is

          """
        )
      ]
    ),
    // What is said of a value that goes, goes with it.
    (
      "grow", #"[{"value": "{ scale: 2 }"}, {"from": 1, "value": "{ scale: 1, rotation: 0 }"}]"#,
      [
        (
          """
                  from: {
                    scale: 0.5,   # half
                    rotation: 10
                  }   # a little turned
                  to: { scale: 1,
                    rotation: 0 # upright
                  }

          """,
          """
                  keyframes:
                    - { scale: 2 }
                    - { scale: 1,
                        rotation: 0 # upright
                      }

          """
        )
      ]
    ),
    (
      "flow",
      #"[{"from": 0, "value": "{ scale: 0.5, rotation: 10 }"}, {"value": "{ scale: 2 }", "keyTime": "30%"}, {"from": 1, "value": "{ scale: 1 }"}]"#,
      [
        (
          "from: { scale: 0.5, # half\n          rotation: 10 }, to: { scale: 1 },",
          "keyframes: [{ scale: 0.5, # half\n            rotation: 10 }, { value: { scale: 2 }, keyTime: 30% }, { scale: 1 }],"
        )
      ]
    ),
    // A keyframe that gets a time or a curve.
    (
      "list",
      #"[{"from": 0, "value": "{ scale: 0.5, rotation: 10 }", "keyTime": "5%"}, {"from": 1, "value": "{ scale: 1, rotation: 3 }", "curve": "linear"}, {"from": 2, "value": "{ scale: 2 }"}]"#,
      [
        (
          """
                    - {
                        scale: 0.5, # half
                        rotation: 10
                      }   # turned
                    # above
                    - scale: 1   # one
                      rotation: 3

          """,
          """
                    - value: {
                        scale: 0.5, # half
                        rotation: 10
                      }   # turned
                      keyTime: 5%
                    # above
                    - value:
                        scale: 1   # one
                        rotation: 3
                      curve: linear

          """
        )
      ]
    ),
    (
      "short",
      #"[{"from": 0, "value": "{ scale: 0.5, rotation: 10 }", "keyTime": "5%"}, {"from": 1, "value": "{ scale: 1 }"}]"#,
      [
        (
          "keyframes: [{ scale: 0.5, # half\n          rotation: 10 }, {",
          "keyframes: [{ value: { scale: 0.5, # half\n          rotation: 10 }, keyTime: 5% }, {"
        )
      ]
    ),
  ]

  @Test(arguments: moved) func valuesOnSeveralLinesBecomeKeyframes(
    _ name: String, _ list: String, _ changes: [(String, String)]
  ) {
    for lineBreak in ["\n", "\r\n"] {
      let text = AnimationEditTests.bracketed.split(separator: "\n", omittingEmptySubsequences: false)
        .joined(separator: lineBreak)
      let inspector = TestInspector(["styles/wave.yaml": text])
      let (status, json) = inspector.post(
        "animations",
        ["action": "change", "component": "Wave", "animation": .string(name), "keyframes": object(list)])
      #expect(status == 200, "\(json)")
      var wanted = AnimationEditTests.bracketed
      for (before, after) in changes {
        #expect(wanted.contains(before), "\(before)")
        wanted = wanted.replacing(before, with: after)
      }
      let lines = wanted.split(separator: "\n", omittingEmptySubsequences: false)
      #expect(inspector.text("styles/wave.yaml") == lines.joined(separator: lineBreak))
      #expect(inspector.get("problems")["findings"]?.array?.contains { $0["severity"] == "error" } == false)
      #expect(inspector.post("undo", [:]).status == 200)
      #expect(inspector.text("styles/wave.yaml") == text)
    }
  }

  /// A time that can't be is told in the words of the dialog, at its field.
  @Test(arguments: [
    ("110%", "0%", "keyframes.0.keyTime", "The time of keyframe 1 is from 0 to 100 percent"),
    ("half", "", "keyframes.0.keyTime", "from 0 to 100 percent, but this is ‘half’"),
    ("50%", "30%", "keyframes.1.keyTime", "so its time is at least 50 percent"),
    ("0.5", "30%", "keyframes.1.keyTime", "so its time is at least 50 percent"),
    ("-1%", "", "keyframes.0.keyTime", "from 0 to 100 percent"),
    ("nan", "", "keyframes.0.keyTime", "from 0 to 100 percent"),
  ])
  func timesAreToldAsPeopleSayThem(_ first: String, _ second: String, _ field: String, _ words: String) {
    let inspector = TestInspector(["styles/wave.yaml": AnimationEditTests.noted])
    let list: JSONValue = [
      ["from": 0, "value": "0.2", "keyTime": .string(first)],
      ["value": "0.4", "keyTime": .string(second)], ["from": 1, "value": "1"],
    ]
    let (status, json) = inspector.post(
      "animations", ["action": "change", "component": "Wave", "animation": "fade", "keyframes": list])
    #expect(status == 422 && json["field"]?.string == field, "\(json)")
    #expect(json["error"]?["message"]?.string?.contains(words) == true, "\(json)")
    #expect(inspector.text("styles/wave.yaml") == AnimationEditTests.noted)
  }
}
