/// A finger on the picture.
public struct Touch: Hashable, Sendable {
  /// The location of the finger, in points of the picture.
  public private(set) var location: Point
  /// The location of the finger at the previous event.
  public private(set) var previousLocation: Point
  /// The location where the finger came down.
  public let start: Point
  /// The number of taps in a row, including this one.
  public let tapCount: Int
  /// The time of the last event.
  public private(set) var time: Moment
  /// How fast the finger moves as it is lifted, in points a second.
  public package(set) var velocity = Point.zero

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

/// What a control responds to: touches at a time, after `UIEvent`.
public struct ControlEvent: Hashable, Sendable {
  /// The touches: always one, because a session has one finger.
  public let touches: [Touch]
  /// The time of the event.
  public let time: Moment

  init(_ touch: Touch) { (touches, time) = ([touch], touch.time) }
}

// The tracking of a touch by a control, after the UIKit reference (`UIControl`, `UIControl.Event`).
//
// `beginTracking` comes before `touchDown`, `continueTracking` before the drag events, `endTracking` and
// `cancelTracking` before the events of the end: their results decide whether the control tracks, and events that a
// control sends during tracking, such as the `valueChanged` of a slider, come first. The second touch of a double tap
// sends `touchDown` and `touchDownRepeat` at once; an action for both is performed once, because `sendActions(for:)`
// iterates over the targets and not over the events. A drag sends one event: `touchDragExit` when the finger leaves,
// `touchDragEnter` when a finger that began inside comes back, otherwise `touchDragInside` or `touchDragOutside`. The
// reference does not state whether `touchUpInside` or `primaryActionTriggered` comes first; both are sent at once, in the
// order of their bits.
extension LiveControl {
  /// The distance from the frame, in points, up to which a finger that began inside still counts as inside. The UIKit
  /// reference gives no number; 70 is the value that people measure at buttons. AppKit has no margin for a pointer.
  private var dragMargin: Double { environment.platform == .macos ? 0 : 70 }

  package func touchBegan(_ touch: Touch) {
    guard isEnabled else { return }
    responding(to: touch) { event in
      isTouchInside = true
      isTracking = beginTracking(touch, with: event)
      isHighlighted = isTracking
      guard isTracking else { return }
      sendActions(for: touch.tapCount > 1 ? eventsOfTouchDown.union(.touchDownRepeat) : eventsOfTouchDown)
    }
  }

  package func touchMoved(_ touch: Touch) {
    guard isTracking else { return }
    responding(to: touch) { event in
      let wasInside = isTouchInside
      isTouchInside = frame.inset(by: -dragMargin).contains(touch.location)
      isTracking = continueTracking(touch, with: event)
      guard isTracking else {
        isHighlighted = false
        endTracking(nil, with: event)
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
  }

  package func touchEnded(_ touch: Touch) {
    guard isTracking else { return }
    responding(to: touch) { event in
      isTouchInside = frame.inset(by: -dragMargin).contains(touch.location)
      isTracking = false
      endTracking(touch, with: event)
      isHighlighted = false
      sendActions(for: isTouchInside ? eventsOfTouchUpInside : .touchUpOutside)
      isTouchInside = false
    }
  }

  package func touchCancelled() {
    guard isTracking else { return }
    isTracking = false
    isTouchInside = false
    cancelTracking(with: nil)
    isHighlighted = false
    sendActions(for: .touchCancel)
  }

  /// Makes the event of a touch the control's own while it responds.
  private func responding(to touch: Touch, _ respond: (ControlEvent) -> Void) {
    let former = event
    let present = ControlEvent(touch)
    event = present
    respond(present)
    event = former
  }
}
