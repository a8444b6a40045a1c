public import MaquetteControls

/// A gradient or an image button of macOS: it acts, stays on or off, or shows a menu, as it says.
public final class LiveBehavingButton<Value: BehavingButton>: LiveValue<Value> {
  /// `on` or `off` if it stays so.
  public override var valueText: String? {
    value.behavior == .toggle ? value.isOn ? "on" : "off" : nil
  }

  /// It is there for its menu, if it has one.
  public override var eventsOfPurpose: ControlEvents {
    value.behavior == .popUp ? .menuActionTriggered : super.eventsOfPurpose
  }

  /// A menu is shown at the touch.
  public override var eventsOfTouchDown: ControlEvents {
    value.behavior == .popUp ? [.touchDown, .menuActionTriggered] : super.eventsOfTouchDown
  }

  /// That it is touched and that it is to act is one thing, and is sent at once; a menu was there before.
  public override var eventsOfTouchUpInside: ControlEvents {
    value.behavior == .popUp ? super.eventsOfTouchUpInside : [.touchUpInside, .primaryActionTriggered]
  }

  /// Switches if it stays on or off and the press ends inside.
  public override func endTracking(_ touch: Touch?) {
    guard touch != nil, isTouchInside, value.behavior == .toggle else { return }
    value.isOn.toggle()
    sendActions(for: .valueChanged)
  }
}
