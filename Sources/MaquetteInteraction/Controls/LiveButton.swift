public import MaquetteControls

/// A button: it acts when a finger is lifted inside.
public final class LiveButton: LiveValue<Button> {
  init(_ role: ControlStage.Role, _ button: Button) {
    super.init(role, value: button)
    contentHorizontalAlignment = button.contentAlignment
    contentVerticalAlignment = button.contentVerticalAlignment
  }

  /// That it is touched and that it is to act is one thing, and is sent at once.
  public override var eventsOfTouchUpInside: ControlEvents { [.touchUpInside, .primaryActionTriggered] }

  /// Returns the button with the control's alignments.
  public override func drawn() -> any Element {
    var button = value.state(state)
    button.contentAlignment = contentHorizontalAlignment
    button.contentVerticalAlignment = contentVerticalAlignment
    return button
  }
}

/// A button that stays on or off.
public final class LiveToggleButton: LiveValue<ToggleButton> {
  init(_ role: ControlStage.Role, _ button: ToggleButton) { super.init(role, value: button) }

  /// Whether it is on.
  public var isOn: Bool {
    get { value.isOn || isSelected }
    set {
      isSelected = false
      value.isOn = newValue
    }
  }

  /// `on` or `off`.
  public override var valueText: String? { isOn ? "on" : "off" }
  /// That it is touched and that it is to act is one thing, and is sent at once.
  public override var eventsOfTouchUpInside: ControlEvents { [.touchUpInside, .primaryActionTriggered] }

  /// Switches if the finger is lifted inside.
  public override func endTracking(_ touch: Touch?) {
    guard touch != nil, isTouchInside else { return }
    isOn.toggle()
    sendActions(for: .valueChanged)
  }
}
