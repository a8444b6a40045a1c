public import MaquetteElements

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

extension Environment {
  private enum RowSeparator: EnvironmentKey { static let defaultValue = false }

  /// Whether a row is followed by another one of its section.
  var hasRowSeparator: Bool {
    get { self[RowSeparator.self] }
    set { self[RowSeparator.self] = newValue }
  }
}
