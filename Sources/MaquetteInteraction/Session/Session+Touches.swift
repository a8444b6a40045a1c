public import MaquetteElements
public import MaquetteGraphics

extension Session {
  /// Taps within this time of each other, and this near to each other in points, count as several: our choice, near to
  /// what the platforms do.
  private static let repeatTime = Moment(seconds: 0.35)
  private static let repeatDistance = 22.0

  /// Puts a finger down. Returns the control that it comes down on; nil for none.
  ///
  /// A touch does not take the keyboard from the field that has it, as on the platforms: another field does, or a program
  /// by ``endEditing()``. A place that is not finite is ignored.
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

  /// Takes the finger away, as the system does for a call or a gesture.
  public func touchCancel() {
    guard let (touch, control) = touch else { return }
    self.touch = nil
    log.add(.touch(.cancel, touch.location), of: control?.title, at: time)
    control?.touchCancelled()
  }
}

extension Session {
  /// Types a text into the control that has the keyboard, character by character; without one nothing happens.
  public func type(_ text: String) {
    log.add(.text(text), of: focused?.title, at: time)
    guard let field = focused as? any EditableControl else { return }
    for character in text { field.insert(character) }
  }

  /// Presses the return key: the field that has the keyboard ends editing. Other controls, such as a date picker, ignore
  /// the key.
  public func pressReturn() {
    log.add(.returnKey, of: focused?.title, at: time)
    guard let focused, focused is any EditableControl else { return }
    focused.sendActions(for: [.editingDidEndOnExit, .primaryActionTriggered])
    resign(focused)
  }

  /// Takes the keyboard away, as a program does when a person is done; without a focused control nothing happens.
  public func endEditing() {
    if let focused { resign(focused) }
  }
}
