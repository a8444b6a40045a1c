public import MaquetteElements

extension ListRow {
  /// Returns the row with a symbol before its title, on a tile of a colour; nil for the symbol alone in the tint.
  public func icon(_ symbol: String, color: ColorReference? = nil) -> ListRow {
    with(\.icon, symbol).with(\.iconColor, color)
  }
  /// Returns the row with an accessory at its trailing end.
  public func accessory(_ accessory: RowAccessory) -> ListRow { with(\.accessory, accessory) }
  /// Returns the row with a switch at its trailing end.
  public func `switch`(isOn: Bool) -> ListRow { with(\.isOn, isOn) }
}
