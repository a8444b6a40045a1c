internal import MaquetteControls
public import MaquetteGraphics

extension Session {
  /// Taps that follow each other within this time, and this near to each other in points, count as several: our choice,
  /// near to what the platforms do.
  private static let repeatTime = Moment(seconds: 0.35)
  private static let repeatDistance = 22.0

  /// Puts a finger down. Returns the control that it comes down on; nil for none.
  ///
  /// A touch does not take the keyboard from the field that has it, as none does on the platforms: another field does
  /// (``endEditing()`` is for programs). A place that is not finite is nowhere.
  @discardableResult
  public func touchDown(at place: Point) -> LiveControl? {
    guard place.x.isFinite && place.y.isFinite else { return nil }
    if touch != nil { touchUp() }
    let target = hitTest(place)
    var count = 1
    if let lastTap, (time - lastTap.end) <= Self.repeatTime,
      abs(place.x - lastTap.place.x) <= Self.repeatDistance,
      abs(place.y - lastTap.place.y) <= Self.repeatDistance
    {
      count = lastTap.count + 1
    }
    let touch = Touch(at: place, tapCount: count, time: time)
    self.touch = (touch, target)
    log.add(.touch(.down, place), of: target?.title, at: time)
    if let focused, focused !== target, focused.isDismissedByTouches { resign(focused) }
    target?.touchBegan(touch)
    return target
  }

  /// Moves the finger; without one, and to a place that is not finite, nothing happens.
  public func touchMove(to place: Point) {
    guard let (current, control) = self.touch, place.x.isFinite && place.y.isFinite else { return }
    var touch = current
    touch.move(to: place, time: time)
    self.touch = (touch, control)
    log.add(.touch(.move, place), of: control?.title, at: time)
    control?.touchMoved(touch)
  }

  /// Lifts the finger where it is.
  public func touchUp() {
    guard let (current, control) = self.touch else { return }
    var touch = current
    touch.move(to: touch.location, time: time)
    self.touch = nil
    lastTap = (time, touch.location, touch.tapCount)
    log.add(.touch(.up, touch.location), of: control?.title, at: time)
    control?.touchEnded(touch)
  }

  /// Takes the finger away as the system does, for a call or a gesture.
  public func touchCancel() {
    guard let (touch, control) = touch else { return }
    self.touch = nil
    log.add(.touch(.cancel, touch.location), of: control?.title, at: time)
    control?.touchCancelled()
  }

  /// Takes the keyboard away, as a program does when a button says that all is done; without one nothing happens.
  public func endEditing() {
    if let focused { resign(focused) }
  }

  /// Gives a control to the keyboard.
  func focus(_ control: LiveControl) {
    guard focused !== control else { return }
    if let focused { resign(focused) }
    focused = control
    control.isFocused = true
    control.sendActions(for: .editingDidBegin)
  }

  /// Takes a control from the keyboard.
  func resign(_ control: LiveControl) {
    guard focused === control else { return }
    focused = nil
    control.isFocused = false
    control.editingEnded()
    control.sendActions(for: .editingDidEnd)
  }
}
