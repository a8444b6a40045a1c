public import MaquetteElements

extension Button: InteractiveControl {
  /// Returns a button whose content follows the live control's alignment.
  public func live(at place: ControlPlace) -> LiveControl { LiveAlignedButton(place, self) }

  /// Returns the key of the role.
  public var keyEquivalent: KeyEquivalent? { role.keyEquivalent }
}

/// A button whose content follows the live control's alignment.
private final class LiveAlignedButton: LiveButton<Button> {
  override init(_ place: ControlPlace, _ button: Button) {
    super.init(place, button)
    contentHorizontalAlignment = button.contentAlignment
    contentVerticalAlignment = button.contentVerticalAlignment
  }

  override func drawn() -> any Element {
    var button = value.state(state)
    button.contentAlignment = contentHorizontalAlignment
    button.contentVerticalAlignment = contentVerticalAlignment
    return button
  }
}
