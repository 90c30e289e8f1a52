import StyleModel
import Testing

@testable import StyleEmit

/// AppKit's own controls are told what a style says, and keep what a storyboard, an app or a person says: run against the doubles.
@Suite(.tags(.toolchain)) struct NativeControlTests {
  private static let generated = Generated(
    """
    components:
      Period: { base: UISegmentedControl, states: { disabled: { titles: [Day] } } }
      Count: { base: UIStepper }
      Volume:
        base: UISlider
        layer: { cornerRadius: 6, sublayers: [{ name: plate, kind: rectangle, backgroundColor: gold }] }
        states: { disabled: { minimumTrackTintColor: gray } }
      Busy: { base: UIActivityIndicatorView, states: { own: [late], late: { isAnimating: true, style: large } } }
      Mute: { base: UISwitch }
      Find: { base: UISearchBar }
      Slides:
        extends: UISlider
        properties: { lowest: { type: Float, default: 0 }, knob: { type: UIColor?, default: null } }
        sets: { minimumValue: $lowest, thumbTintColor: $knob }
      Hinting: { extends: UITextField, properties: { hintText: { type: String?, default: null } }, sets: { text: $hintText } }
    styles:
      period: { component: Period, titles: [Day, Week], selectedSegmentIndex: 1 }
      count: { component: Count, minimumValue: 10, maximumValue: 20, value: 15 }
      volume: { component: Volume, value: 7, maximumValue: 10 }
      busy: { component: Busy }
      mute: { component: Mute, isOn: true }
      find: { component: Find, placeholder: Search, text: Ada }
      low: { component: Slides, lowest: 0.5, knob: red }
    """)

  @Test func controlsAreTold() throws {
    #expect(Self.generated.diagnostics.filter { $0.severity == .error }.map(\.message) == [])
    let output = try ViewProgram(.appkit).run(
      """
      let frame = NSRect(x: 0, y: 0, width: 100, height: 40)
      let period = Period(frame: frame)
      period.apply(.period)
      print(period.segmentCount, period.label(forSegment: 1) ?? "", period.selectedSegment, period.segmentDistribution)
      period.selectedSegment = 0
      period.isEnabled = false
      print(period.segmentCount, period.selectedSegment)
      period.isEnabled = true
      print(period.segmentCount, period.selectedSegment)

      let count = Count(frame: frame)
      print(count.maxValue, count.valueWraps)
      count.apply(.count)
      print(count.minValue, count.maxValue, count.doubleValue)
      let stored = Count(coder: NSCoder())!
      print(stored.maxValue, stored.valueWraps)

      let volume = Volume(frame: frame)
      volume.apply(.volume)
      volume.layoutSubtreeIfNeeded()
      print(volume.doubleValue, volume.maxValue, volume.trackFillColor == nil)
      print(volume.layer!.cornerRadius, volume.layer!.sublayers?.count ?? 0, volume.wantsUpdateLayer)
      volume.doubleValue = 3
      volume.isEnabled = false
      print(volume.doubleValue, volume.trackFillColor == nil)

      let busy = Busy(frame: frame)
      busy.apply(.busy)
      print(busy._isAnimating, busy.style, busy.controlSize, busy.isDisplayedWhenStopped)
      busy.isLate = true
      print(busy._isAnimating, busy.style, busy.controlSize, busy.isDisplayedWhenStopped)

      let (mute, find) = (Mute(frame: frame), Find(frame: frame))
      mute.apply(.mute)
      find.apply(.find)
      print(mute.state == .on, find.stringValue, find.placeholderString ?? "")

      let plain = NSSlider(frame: frame)
      plain.lowest = 0.25
      print(plain.minValue, plain.lowest)
      plain.apply(.low)
      print(plain.minValue)
      let field = NSTextField(frame: frame)
      field.hintText = "x"
      print(field.stringValue, field.hintText ?? "nil")
      field.hintText = nil
      print(field.stringValue.isEmpty)
      """, with: Self.generated, named: "native-controls")
    #expect(
      output == """
        2 Week 1 fillEqually
        1 0
        2 0
        100.0 false
        10.0 20.0 15.0
        59.0 true
        7.0 10.0 true
        6.0 0 false
        3.0 false
        false spinning small false
        true spinning regular false
        true Ada Search
        0.25 0.25
        0.5
        x x
        true

        """)
  }
}
