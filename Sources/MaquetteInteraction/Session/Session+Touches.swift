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
    dismissToolTip()
    _ = layout
    if let text = openMenu as? any EditMenuPresenter, !text.takesTouch(at: place) {
      text.touchedBeside(at: place)
    }
    let menu = openMenu
    let texts = menu == nil ? controls.compactMap { $0 as? any EditMenuPresenter } : []
    // The handles of a selection reach out of their text.
    let target: LiveControl? = texts.last { $0.isVisible && $0.takesTouch(at: place) } ?? hitTest(place)
    for text in texts where text !== target { text.touchedBeside(at: place) }
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
    if scrollViews.contains(where: { $0.touchBegan(elsewhere: target) }) {
      self.touch = (touch, nil)
      return nil
    }
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
    if scrolls(with: touch, on: control) { return }
    log.add(.touch(.move, place), of: control?.title, at: time)
    control?.touchMoved(touch)
    followMenu(touch, .moved)
  }

  /// Lifts the finger where it is.
  ///
  /// - Parameter velocity: how fast it moves, in points a second; content that it scrolls and wheels go on for a while.
  public func touchUp(velocity: Point = .zero) {
    guard let (current, control) = self.touch else { return }
    var touch = current
    touch.move(to: touch.location, time: time)
    touch.velocity = velocity
    self.touch = nil
    lastTap = (time, touch.location, touch.tapCount)
    log.add(.touch(.up, touch.location), of: control?.title, at: time)
    if endScrolling(velocity: velocity) { return }
    if control == nil { scrollToTop(after: touch) }
    control?.touchEnded(touch)
    followMenu(touch, .ended)
  }

  /// Takes the finger away, as the system does for a call or a gesture.
  public func touchCancel() {
    guard let (touch, control) = touch else { return }
    self.touch = nil
    log.add(.touch(.cancel, touch.location), of: control?.title, at: time)
    if endScrolling() { return }
    control?.touchCancelled()
    followMenu(touch, .cancelled)
  }
}

extension Session {
  /// Types a text into the control that has the keyboard, character by character; without one nothing happens.
  public func type(_ text: String) {
    dismissToolTip()
    closeEditMenu()
    log.add(.text(text), of: focused?.title, at: time)
    guard let field = focused as? any EditableControl else { return }
    for character in text { field.insert(character) }
  }

  /// Presses the return key: the field that has the keyboard ends editing, or begins a line; without one, and on macOS after that, the
  /// default button acts. Other controls with the keyboard, such as a date picker, ignore the key.
  public func pressReturn() {
    closeEditMenu()
    if openMenu != nil { return pressKey(.return) }
    dismissToolTip()
    log.add(.returnKey, of: focused?.title, at: time)
    if let focused {
      guard let field = focused as? any EditableControl else { return }
      if field.returnBeginsLine { return field.insert("\n") }
      focused.sendActions(for: [.editingDidEndOnExit, .primaryActionTriggered])
      resign(focused)
      guard focused.environment.platform == .macos else { return }
    }
    press(.returnKey)
  }

  /// Presses the escape key: what has the keyboard loses it; without it, the button that cancels acts.
  public func pressEscape() {
    if openMenu != nil { return pressKey(.escape) }
    dismissToolTip()
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
