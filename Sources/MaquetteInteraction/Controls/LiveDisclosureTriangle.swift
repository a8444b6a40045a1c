public import MaquetteControls

/// A disclosure triangle: a press that ends inside opens or closes it.
public final class LiveDisclosureTriangle: LiveValue<DisclosureTriangle> {
  /// `open` or `closed`.
  public override var valueText: String? { value.isOpen ? "open" : "closed" }
  /// That it is touched and that it is to act is one thing, and is sent at once.
  public override var eventsOfTouchUpInside: ControlEvents { [.touchUpInside, .primaryActionTriggered] }

  /// Opens or closes.
  public override func endTracking(_ touch: Touch?) {
    guard touch != nil, isTouchInside else { return }
    value.isOpen.toggle()
    sendActions(for: .valueChanged)
  }
}
