public import MaquetteElements

extension TableRow: DisclosingRow {
  /// Whether there are rows below.
  public var hasRowsBelow: Bool { !rows.isEmpty }
  /// The name of the node of the triangle that shows and hides them.
  public static var disclosure: NodeName { TableLine.disclosure }

  /// Whether a click selects the row; group titles cannot be selected.
  public var isTouchable: Bool { group == nil }

  /// Returns a row that a click selects, or whose triangle shows and hides the rows below it.
  public func live(at place: ControlPlace) -> LiveControl { LiveDisclosingRow(place, self) }
}
