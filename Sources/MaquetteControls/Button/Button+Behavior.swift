import MaquetteControlKit
public import MaquetteElements

extension Button: InteractiveControl {
  /// Returns a button.
  public func live(at place: ControlPlace) -> LiveControl { LiveButton(place, self) }

  /// Returns the key of the role.
  public var keyEquivalent: KeyEquivalent? { role.keyEquivalent }
}

extension Button: AlignedControl {}
