public import MaquetteGraphics

/// A finger on the picture.
public struct Touch: Hashable, Sendable {
  /// Where the finger is, in points of the picture.
  public private(set) var location: Point
  /// Where the finger was at the event before.
  public private(set) var previousLocation: Point
  /// Where the finger came down.
  public let start: Point
  /// The number of taps in a row, this one included.
  public let tapCount: Int
  /// The time of the last event.
  public private(set) var time: Moment

  package init(at location: Point, tapCount: Int, time: Moment) {
    self.location = location
    previousLocation = location
    start = location
    self.tapCount = tapCount
    self.time = time
  }

  package mutating func move(to location: Point, time: Moment) {
    previousLocation = self.location
    self.location = location
    self.time = time
  }
}

// How a control follows a touch, after the reference of UIKit (`UIControl`, `UIControl.Event`).
//
// `beginTracking` comes before `touchDown`, `continueTracking` before the events of a drag, `endTracking` and
// `cancelTracking` before those of the end: their results decide whether the control tracks at all, and events that a
// control sends while it tracks, as a slider sends `valueChanged`, come first. The second touch of a double tap sends
// `touchDown` and `touchDownRepeat` at once; an action for both is performed once, as `sendActions(for:)` iterates over
// the targets and not over the events. A drag sends one event: `touchDragExit` when the finger leaves, `touchDragEnter`
// when a finger that began inside comes back, otherwise `touchDragInside` or `touchDragOutside`. The reference does not
// say whether `touchUpInside` or `primaryActionTriggered` comes first; they are sent at once, in the order of their bits.
extension LiveControl {
  /// How far from the frame, in points, a finger that began inside still counts as inside. The reference of UIKit gives
  /// no number; 70 is what people measure at buttons. AppKit has no margin for a pointer.
  private var dragMargin: Double { environment.platform == .macos ? 0 : 70 }

  package func touchBegan(_ touch: Touch) {
    guard isEnabled else { return }
    isTouchInside = true
    isTracking = beginTracking(touch)
    isHighlighted = isTracking
    guard isTracking else { return }
    sendActions(for: touch.tapCount > 1 ? eventsOfTouchDown.union(.touchDownRepeat) : eventsOfTouchDown)
  }

  package func touchMoved(_ touch: Touch) {
    guard isTracking else { return }
    let wasInside = isTouchInside
    isTouchInside = frame.inset(by: -dragMargin).contains(touch.location)
    isTracking = continueTracking(touch)
    guard isTracking else {
      isHighlighted = false
      endTracking(nil)
      return
    }
    isHighlighted = isTouchInside
    switch (wasInside, isTouchInside) {
    case (true, true): sendActions(for: .touchDragInside)
    case (false, false): sendActions(for: .touchDragOutside)
    case (false, true): sendActions(for: .touchDragEnter)
    case (true, false): sendActions(for: .touchDragExit)
    }
  }

  package func touchEnded(_ touch: Touch) {
    guard isTracking else { return }
    isTouchInside = frame.inset(by: -dragMargin).contains(touch.location)
    isTracking = false
    endTracking(touch)
    isHighlighted = false
    sendActions(for: isTouchInside ? eventsOfTouchUpInside : .touchUpOutside)
    isTouchInside = false
  }

  package func touchCancelled() {
    guard isTracking else { return }
    isTracking = false
    isTouchInside = false
    cancelTracking()
    isHighlighted = false
    sendActions(for: .touchCancel)
  }
}
