/// With the values that AppKit's classes have by themselves: developer.apple.com/documentation/appkit.
@MainActor open class NSSwitch: NSControl {
  open var state: StateValue {
    get { value }
    set { value = newValue }
  }
  private var value = StateValue.off
  public func _enter(_ state: StateValue) {
    value = state
    sendAction(action, to: target)
  }
}

@MainActor open class NSSlider: NSControl {
  open var minValue = 0.0
  open var maxValue = 1.0
  open var trackFillColor: NSColor?
}

@MainActor open class NSStepper: NSControl {
  open var minValue = 0.0
  open var maxValue = 59.0
  open var increment = 1.0
  open var valueWraps = true
  open var autorepeat = true
}

@MainActor open class NSSegmentedControl: NSControl {
  public enum SwitchTracking: UInt, Sendable { case selectOne, selectAny, momentary, momentaryAccelerator }
  public enum Distribution: Int, Sendable { case fit, fill, fillEqually, fillProportionally }

  private var labels: [String?] = []
  open var segmentCount: Int {
    get { labels.count }
    set {
      labels = (0..<newValue).map { $0 < labels.count ? labels[$0] : nil }
      if selected >= newValue { selected = -1 }
    }
  }
  open var selectedSegment: Int {
    get { selected }
    set {
      precondition(newValue < labels.count, "no such segment")
      selected = newValue
    }
  }
  private var selected = -1
  public func _enter(_ segment: Int) {
    selected = segment
    sendAction(action, to: target)
  }
  open func setLabel(_ label: String, forSegment segment: Int) { labels[segment] = label }
  open func label(forSegment segment: Int) -> String? { labels[segment] }
  open var trackingMode = SwitchTracking.selectOne
  open var segmentDistribution = Distribution.fit
  open var selectedSegmentBezelColor: NSColor?
}

@MainActor open class NSProgressIndicator: NSView {
  public enum Style: UInt, Sendable { case bar, spinning }

  open var style = Style.bar
  open var controlSize = NSControl.ControlSize.regular
  open var isIndeterminate = true
  open var doubleValue = 0.0
  open var minValue = 0.0
  open var maxValue = 100.0
  open var isDisplayedWhenStopped = true
  public private(set) var _isAnimating = false
  open func startAnimation(_ sender: Any?) { _isAnimating = true }
  open func stopAnimation(_ sender: Any?) { _isAnimating = false }
}

@MainActor open class NSSearchField: NSTextField {}
