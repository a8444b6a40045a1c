import MaquetteControlKit
import MaquetteControls
import MaquetteElements
import MaquetteInteraction
import TestSupport
import Testing

/// The order of events against the reference of UIKit: `UIControl.Event` says of each event when it is sent,
/// `beginTracking(_:with:)`, `continueTracking(_:with:)` and `endTracking(_:with:)` when they are asked.
@Suite("Touches and events")
struct TrackingTests {
  private func events(_ touches: (Session, LiveControl) -> Void) -> [String] {
    let session = session([Button("Play").style(.filled)])
    touches(session, session.controls[0])
    return session.log.eventNames
  }

  /// A place so far from the button that a finger there is outside.
  private let outside = Point(x: 300, y: 10)

  @Test("a tap: down, up inside, and the button's action")
  func tap() {
    #expect(events { $0.tap($1) } == ["touchDown", "touchUpInside", "primaryActionTriggered"])
  }

  @Test("a second tap is a repeated touch, a late one is not")
  func repeated() {
    let names = events { session, button in
      session.tap(button)
      session.advance(by: Moment(seconds: 0.2))
      session.tap(button)
      session.advance(by: Moment(seconds: 1))
      session.tap(button)
    }
    let up = ["touchUpInside", "primaryActionTriggered"]
    #expect(names == ["touchDown"] + up + ["touchDown", "touchDownRepeat"] + up + ["touchDown"] + up)
  }

  @Test("leaving and staying outside are different events; only a finger that left can enter")
  func dragging() {
    let names = events { session, button in
      session.touchDown(at: session.point(button))
      session.touchMove(to: session.point(button, 0.6))
      session.touchMove(to: outside)
      session.touchMove(to: Point(x: outside.x + 1, y: outside.y))
      session.touchMove(to: session.point(button))
      session.touchMove(to: session.point(button, 0.4))
      session.touchUp()
    }
    #expect(
      names == [
        "touchDown", "touchDragInside", "touchDragExit", "touchDragOutside", "touchDragEnter",
        "touchDragInside", "touchUpInside", "primaryActionTriggered",
      ])
  }

  @Test("lifted outside, nothing is done")
  func upOutside() {
    let names = events { session, button in
      session.touchDown(at: session.point(button))
      session.touchMove(to: outside)
      session.touchUp()
    }
    #expect(names == ["touchDown", "touchDragExit", "touchUpOutside"])
  }

  @Test("a cancelled touch sends touchCancel and no touch up")
  func cancelled() {
    let names = events { session, button in
      session.touchDown(at: session.point(button))
      session.touchCancel()
      session.touchUp()
    }
    #expect(names == ["touchDown", "touchCancel"])
  }

  @Test("a button is highlighted while the finger is inside or just outside")
  func highlight() {
    let session = session([Button("Play").style(.filled)])
    let button = session.controls[0]
    #expect(button.state == .normal)
    session.touchDown(at: session.point(button))
    #expect(button.state == .highlighted && button.isTracking && button.isTouchInside)
    session.touchMove(to: Point(x: button.frame.maxX + 69, y: 10))
    #expect(button.isHighlighted)
    session.touchMove(to: Point(x: button.frame.maxX + 71, y: 10))
    #expect(!button.isHighlighted && button.isTracking && !button.isTouchInside)
    session.touchUp()
    #expect(button.state == .normal && !button.isTracking)
  }

  @Test("a pointer is inside a control only over its frame: there is no margin on macOS")
  func pointerHighlight() {
    let session = session(platform: .macos, [PushButton("Play")])
    let button = session.controls[0]
    session.touchDown(at: session.point(button))
    session.touchMove(to: Point(x: button.frame.maxX - 1, y: button.frame.center.y))
    #expect(button.isHighlighted)
    session.touchMove(to: Point(x: button.frame.maxX + 1, y: button.frame.center.y))
    #expect(!button.isHighlighted && button.isTracking && !button.isTouchInside)
    session.touchUp()
    #expect(session.log.eventNames == ["touchDown", "touchDragInside", "touchDragExit", "touchUpOutside"])
  }

  @Test("a location that is not finite is ignored")
  func nowhere() {
    let session = session([SegmentedControl(["A", "B"]), Slider(0.5)])
    for control in session.controls {
      #expect(session.touchDown(at: Point(x: .nan, y: 0)) == nil && session.touch == nil)
      session.touchDown(at: session.point(control))
      session.touchMove(to: Point(x: .infinity, y: .nan))
      #expect(session.touch?.touch.location == session.point(control))
      session.touchUp()
    }
    #expect(!session.log.eventNames.contains { $0.hasPrefix("touchDrag") })
  }

  @Test("a disabled control swallows the touch and sends nothing")
  func disabled() {
    let session = session([Button("Play").disabled(), Button("Stop")])
    session.tap(session.controls[0])
    #expect(session.log.eventNames == [])
    #expect(session.controls[0].state == .disabled)
    session.controls[0].isEnabled = true
    session.advance(by: Moment(seconds: 1))
    session.tap(session.controls[0])
    #expect(session.log.eventNames.count == 3)
  }

  /// A control of somebody's own that stops following a finger beyond its middle.
  private final class Stopping: LiveControl {
    var calls: [String] = []

    override func beginTracking(_ touch: Touch) -> Bool {
      calls.append("begin")
      return touch.tapCount == 1
    }
    override func continueTracking(_ touch: Touch) -> Bool {
      calls.append("continue")
      return touch.location.x < frame.center.x
    }
    override func endTracking(_ touch: Touch?) { calls.append(touch == nil ? "end without a touch" : "end") }
    override func cancelTracking() { calls.append("cancel") }
  }

  @Test("tracking methods are asked before events are sent, and can end tracking")
  func overriding() throws {
    let session = session([Button("Play")])
    let control = Stopping(session.controls[0].place)
    session.replace(session.controls[0], by: control)
    session.touchDown(at: session.point(control, 0.1))
    #expect(control.calls == ["begin"] && control.isTracking)
    session.touchMove(to: session.point(control, 0.2))
    session.touchMove(to: session.point(control, 0.8))
    session.touchMove(to: session.point(control, 0.3))
    session.touchUp()
    #expect(control.calls == ["begin", "continue", "continue", "end without a touch"])
    #expect(session.log.eventNames == ["touchDown", "touchDragInside"])
    #expect(!control.isHighlighted)
    // The second tap of two is refused.
    session.touchDown(at: session.point(control, 0.3))
    session.touchMove(to: session.point(control, 0.3))
    session.touchCancel()
    #expect(control.calls.suffix(1) == ["begin"])
    session.advance(by: Moment(seconds: 1))
    session.touchDown(at: session.point(control, 0.3))
    session.touchCancel()
    #expect(control.calls.suffix(2) == ["begin", "cancel"])
  }

  @Test("the effective alignment depends on the reading direction")
  func alignments() {
    for (direction, leading, trailing) in [
      (LayoutDirection.leftToRight, ContentAlignment.left, ContentAlignment.right),
      (.rightToLeft, .right, .left),
    ] {
      let session = session(direction: direction, [Button("Play").with(\.width, 200)])
      let button = session.controls[0]
      for (alignment, effective) in [
        (ContentAlignment.leading, leading), (.trailing, trailing), (.center, .center), (.fill, .fill),
        (.left, .left), (.right, .right),
      ] {
        button.contentHorizontalAlignment = alignment
        #expect(button.effectiveContentHorizontalAlignment == effective)
      }
      // What is aligned is drawn so.
      button.contentHorizontalAlignment = .left
      #expect(session.layout.nodes(named: "label").allSatisfy { $0.frame.minX < 50 }, "\(direction)")
    }
  }
}
