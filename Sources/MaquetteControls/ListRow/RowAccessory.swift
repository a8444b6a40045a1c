public import MaquetteElements

/// The accessory at a row's trailing end, as with `UITableViewCell.AccessoryType`.
public enum RowAccessory: String, Hashable, Sendable, CaseIterable, AttributeDecodable {
  /// No accessory.
  case none
  /// An arrow: the row leads to another screen.
  case chevron
  /// A check mark: the row is chosen.
  case checkmark
  /// An information button: the row has details of its own.
  case detail
}

extension Environment {
  private enum RowSeparator: EnvironmentKey { static let defaultValue = false }

  /// Whether another row of the section follows.
  var hasRowSeparator: Bool {
    get { self[RowSeparator.self] }
    set { self[RowSeparator.self] = newValue }
  }
}
