public import MaquetteElements

extension Button {
  /// Returns the button in a style.
  public func style(_ style: ButtonStyle) -> Button { with(\.style, style) }
  /// Returns the button in a size.
  public func size(_ size: ControlSize) -> Button { with(\.size, size) }
  /// Returns the button with a role.
  public func role(_ role: ButtonRole) -> Button { with(\.role, role) }
  /// Returns the button with a tint of its own.
  public func tint(_ tint: ColorReference) -> Button { with(\.tint, tint) }
  /// Returns the button with its symbol on another side.
  public func symbolPlacement(_ placement: SymbolPlacement) -> Button {
    with(\.symbolPlacement, placement)
  }
  /// Returns the button with an activity indicator, and with another title if one is given.
  public func busy(_ title: String? = nil) -> Button { with(\.isBusy, true).with(\.busyTitle, title) }
}
