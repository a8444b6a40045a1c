public import MaquetteControls

/// A checkbox. One that stands above others switches all of them, and shows what they amount to.
///
/// The platform's checkbox is a button of AppKit: a click on a mixed one makes it on.
public final class LiveCheckbox: LiveValue<Checkbox> {
  init(_ role: ControlStage.Role, _ checkbox: Checkbox) { super.init(role, value: checkbox) }

  /// What it is set to.
  public var toggleValue: ToggleValue {
    get { value.value }
    set { if newValue != value.value { value.value = newValue } }
  }

  /// `on`, `off` or `mixed`.
  public override var valueText: String? { toggleValue.word }
  /// That it is touched and that it is to act is one thing, and is sent at once.
  public override var eventsOfTouchUpInside: ControlEvents { [.touchUpInside, .primaryActionTriggered] }

  /// Switches if the finger is lifted inside, with those that it stands above and those that stand above it.
  public override func endTracking(_ touch: Touch?) {
    guard touch != nil, isTouchInside else { return }
    toggleValue = toggleValue == .on ? .off : .on
    session?.settle(after: self)
    sendActions(for: .valueChanged)
  }
}

/// A radio button: a tap chooses it, and no other of its group is chosen any more.
public final class LiveRadio: LiveValue<Radio> {
  init(_ role: ControlStage.Role, _ radio: Radio) { super.init(role, value: radio) }

  /// What it is set to.
  public var toggleValue: ToggleValue {
    get { value.value }
    set { if newValue != value.value { value.value = newValue } }
  }

  /// `on`, `off` or `mixed`.
  public override var valueText: String? { toggleValue.word }
  /// That it is touched and that it is to act is one thing, and is sent at once.
  public override var eventsOfTouchUpInside: ControlEvents { [.touchUpInside, .primaryActionTriggered] }

  /// Is chosen if the finger is lifted inside; one that was chosen before stays so.
  public override func endTracking(_ touch: Touch?) {
    guard touch != nil, isTouchInside, toggleValue != .on else { return }
    toggleValue = .on
    session?.settle(after: self)
    sendActions(for: .valueChanged)
  }
}

extension ToggleValue {
  /// The value as the log of events says it.
  fileprivate var word: String {
    switch self {
    case .on: "on"
    case .off: "off"
    case .mixed: "mixed"
    }
  }
}
