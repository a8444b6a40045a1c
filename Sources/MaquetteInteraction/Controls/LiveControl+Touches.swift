internal import MaquetteControls
internal import MaquetteGraphics

// How a control follows a touch, after the reference of UIKit (`UIControl`, `UIControl.Event`).
//
// `beginTracking` is asked before `touchDown` is sent, `continueTracking` before the events of a drag, `endTracking` and
// `cancelTracking` before those of the end: what they return decides whether the control tracks at all, and a control
// that sends events of its own while it tracks, as a slider sends `valueChanged`, sends them first. A touch that comes
// down again sends `touchDown` and `touchDownRepeat` at once; actions that were added for both are done once, as
// `sendActions(for:)` goes through the targets and not through the events. A drag sends one event: `touchDragExit` when
// the finger leaves and `touchDragEnter` when it comes back, which only a finger can that began inside; otherwise
// `touchDragInside` or `touchDragOutside`. The reference does not say whether `touchUpInside` or
// `primaryActionTriggered` comes first; they are sent at once, and are told in the order of their bits.
extension LiveControl {
  /// How far from its frame, in points, a finger that began inside still counts as inside. The reference of UIKit gives
  /// no number; 70 is what people measure at buttons. A pointer is inside of what it points at: AppKit has no margin.
  private var dragMargin: Double { environment.platform == .macos ? 0 : 70 }

  func touchBegan(_ touch: Touch) {
    guard isEnabled else { return }
    isTouchInside = true
    isTracking = beginTracking(touch)
    isHighlighted = isTracking
    guard isTracking else { return }
    sendActions(for: touch.tapCount > 1 ? eventsOfTouchDown.union(.touchDownRepeat) : eventsOfTouchDown)
  }

  func touchMoved(_ touch: Touch) {
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

  func touchEnded(_ touch: Touch) {
    guard isTracking else { return }
    isTouchInside = frame.inset(by: -dragMargin).contains(touch.location)
    isTracking = false
    endTracking(touch)
    isHighlighted = false
    sendActions(for: isTouchInside ? eventsOfTouchUpInside : .touchUpOutside)
    isTouchInside = false
  }

  func touchCancelled() {
    guard isTracking else { return }
    isTracking = false
    isTouchInside = false
    cancelTracking()
    isHighlighted = false
    sendActions(for: .touchCancel)
  }
}
