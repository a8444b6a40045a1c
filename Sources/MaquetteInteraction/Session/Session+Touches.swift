public import MaquetteElements

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
    dragEnd()
    _ = layout
    let menu = openMenu
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
    if let menu {
      menu.menuTouched(touch, .began)
      return target
    }
    if let focused, focused !== target, focused.isDismissedByTouches { resign(focused) }
    target?.touchBegan(touch)
    touchBegan(on: target, at: place)
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
    followMenu(touch, .moved)
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
    followMenu(touch, .ended)
  }

  /// Takes the finger away, as the system does for a call or a gesture.
  public func touchCancel() {
    guard let (touch, control) = touch else { return }
    self.touch = nil
    log.add(.touch(.cancel, touch.location), of: control?.title, at: time)
    control?.touchCancelled()
    followMenu(touch, .cancelled)
  }
}

extension Session {
  /// Types a text into the control that has the keyboard, character by character; without one nothing happens.
  public func type(_ text: String) {
    log.add(.text(text), of: focused?.title, at: time)
    guard let field = focused as? any EditableControl else { return }
    for character in text { field.insert(character) }
  }

  /// Presses the return key: the field that has the keyboard ends editing; without one, and on macOS after that, the
  /// default button acts. Other controls with the keyboard, such as a date picker, ignore the key.
  public func pressReturn() {
    if openMenu != nil { return pressKey(.return) }
    log.add(.returnKey, of: focused?.title, at: time)
    if let focused {
      guard focused is any EditableControl else { return }
      focused.sendActions(for: [.editingDidEndOnExit, .primaryActionTriggered])
      resign(focused)
      guard focused.environment.platform == .macos else { return }
    }
    press(.returnKey)
  }

  /// Presses the escape key: what has the keyboard loses it; without it, the button that cancels acts.
  public func pressEscape() {
    if openMenu != nil { return pressKey(.escape) }
    log.add(.escapeKey, of: focused?.title, at: time)
    if let focused {
      resign(focused)
    } else if control(for: .escape) != nil {
      press(.escape)
    } else {
      dismiss()
    }
  }

  /// Says who uses the device, as a face, a finger or a passcode does: it is unlocked, and the control that asked acts.
  /// A refusal leaves it locked.
  public func authenticate(accepted: Bool = true) {
    log.add(.authentication(accepted ? .given : .refused), of: nil, at: time)
    for control in controls.compactMap({ $0 as? any AuthenticatingControl }) {
      if accepted { control.authenticated() } else { control.authenticationRefused() }
    }
  }

  /// The frontmost visible control of a key acts.
  private func press(_ key: KeyEquivalent) { control(for: key)?.performPrimaryAction() }

  /// The frontmost visible control of a key; nil for none.
  func control(for key: KeyEquivalent) -> LiveControl? {
    _ = layout
    return controls.last { $0.isVisible && $0.place.element.keyEquivalent == key }
  }

  /// Takes the keyboard away, as a program does when a person is done; without a focused control nothing happens.
  public func endEditing() {
    if let focused { resign(focused) }
  }
}

extension Session {
  /// Returns the control that a finger at a place comes down on.
  ///
  /// A control is hit inside of its frame, and on touch platforms inside of its ``target(of:)``. Of several the one whose
  /// frame holds the place wins, the frontmost first; else the nearest. An invisible control is not hit; a disabled one is
  /// hit as any other, and swallows the touch. Beside something modal, that is hit.
  public func hitTest(_ place: Point) -> LiveControl? {
    _ = layout
    // An open menu gets every touch.
    if let openMenu { return openMenu }
    var best: (control: LiveControl, distance: Double)?
    // Later ones are in front.
    for control in controls.reversed() where control.isVisible && !control.standsAround {
      let frame = control.frame
      if frame.contains(place) { return control }
      guard target(of: control).contains(place) else { continue }
      let distance = frame.squaredDistance(to: place)
      if best.map({ distance < $0.distance }) ?? true { best = (control, distance) }
    }
    return best?.control ?? presenter(at: place)
  }

  /// The rectangle in which a finger hits a control, in points of the picture: the frame, on touch platforms extended to
  /// ``LiveControl/leastTarget``.
  public func target(of control: LiveControl) -> Rect {
    guard control.environment.platform != .macos else { return control.frame }
    return control.frame.inset(
      dx: -max(0, LiveControl.leastTarget - control.frame.width) / 2,
      dy: -max(0, LiveControl.leastTarget - control.frame.height) / 2)
  }
}

extension LiveControl {
  /// Whether touches go to what is inside the control, or behind it, rather than to the control.
  fileprivate var standsAround: Bool { self is any ContextMenuPresenter || self is any OverlayPresenter }
}

extension Rect {
  /// The square of the distance from the rectangle to a point; 0 inside.
  fileprivate func squaredDistance(to point: Point) -> Double {
    let dx = max(minX - point.x, 0, point.x - maxX)
    let dy = max(minY - point.y, 0, point.y - maxY)
    return dx * dx + dy * dy
  }
}
