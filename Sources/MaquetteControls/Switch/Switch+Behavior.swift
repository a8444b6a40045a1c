public import MaquetteElements

extension Switch: InteractiveControl {
  /// Returns a switch: a tap toggles it, and so does a drag of the thumb to the other end.
  public func live(at place: ControlPlace) -> LiveControl { LiveSwitch(place, self) }
}

/// A switch that a person toggles.
///
/// `valueChanged` is sent once, when the finger is lifted: the reference of `UISwitch` names no event of a drag.
open class LiveSwitch: LiveValue<Switch> {
  /// The distance a finger moves before the thumb follows, as a fraction of the width: the system's web engine's value
  /// (WebKit, `RenderTheme.h`, `switchPointerTrackingMagnitudeProportion`).
  private static let dragPart = 0.4

  private var wasOn = false
  private var isDragged = false

  /// Whether the switch is on.
  public final var isOn: Bool {
    get { value.isOn || isSelected }
    set {
      guard newValue != isOn else { return }
      isSelected = false
      value.isOn = newValue
    }
  }

  /// Turns the switch on or off; the thumb slides if `animated`. No event is sent.
  open func setOn(_ isOn: Bool, animated: Bool) { perform(animated: animated) { self.isOn = isOn } }

  open override var valueText: String? { isOn ? "on" : "off" }

  open override func taking(_ next: Switch, insteadOf former: Switch) -> Switch {
    next.isOn == former.isOn ? next.with(\.isOn, value.isOn) : next
  }

  open override func beginTracking(_ touch: Touch) -> Bool {
    wasOn = isOn
    isDragged = false
    return true
  }

  open override var keepsTouches: Bool { true }

  open override func continueTracking(_ touch: Touch) -> Bool {
    let way = touch.location.x - touch.start.x
    guard abs(way) >= Self.dragPart * frame.width else { return true }
    isDragged = true
    isOn = (way > 0) == (environment.direction == .leftToRight)
    return true
  }

  open override func endTracking(_ touch: Touch?) {
    guard touch != nil else { return }
    if !isDragged && isTouchInside { isOn = !wasOn }
    if isOn != wasOn { sendActions(for: .valueChanged) }
  }

  open override func cancelTracking() { isOn = wasOn }

  /// Turns the switch on or off, and sends what a tap sends.
  open override func performPrimaryAction() {
    guard isEnabled else { return }
    isOn.toggle()
    sendActions(for: .valueChanged)
  }
}
