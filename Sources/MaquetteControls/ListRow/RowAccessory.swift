/// What a row has at its trailing end, as with `UITableViewCell.AccessoryType`.
public enum RowAccessory: String, Hashable, Sendable, CaseIterable, AttributeDecodable {
  /// Nothing.
  case none
  /// An arrow: the row leads to another screen.
  case chevron
  /// A check mark: the row is chosen.
  case checkmark
  /// An information button: the row has details of its own.
  case detail
}
