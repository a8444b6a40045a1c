import MaquetteControlKit
public import MaquetteElements
import MaquetteGraphics

/// An element that is a table, or has the parts of one.
protocol TableElement: StatefulControl {
  /// The table, with its rows.
  var table: Table { get set }
}

extension Table: TableElement {
  var table: Table {
    get { self }
    set { self = newValue }
  }
}

extension Outline: TableElement {}

extension Table: InteractiveContainer {
  /// Returns a table whose rows are sorted by a click on a title; rows are touched by themselves.
  public func live(at place: ControlPlace) -> LiveControl { LiveTable(place, self) }
}

extension Outline: InteractiveContainer {
  /// Returns an outline whose rows are sorted by a click on a title; rows are touched by themselves.
  public func live(at place: ControlPlace) -> LiveControl { LiveTable(place, self) }
}

/// A table whose titles are clicked: `valueChanged` tells of an order, which a program gives the rows.
final class LiveTable<Value: TableElement>: LiveValue<Value> {
  /// The sorted column and the direction.
  override var valueText: String? {
    value.table.sort.map { "\($0.column), \($0.order.rawValue)" } ?? "none"
  }

  /// The column whose title is under the touch.
  private var column: Int?

  override func beginTracking(_ touch: Touch) -> Bool {
    column = title(at: touch.location)
    return column != nil
  }

  override func endTracking(_ touch: Touch?) {
    guard let touch, isTouchInside, let column, title(at: touch.location) == column else { return }
    let title = value.table.columns[column].title
    let current = value.table.sort
    value.table.sort = TableSort(
      title, current?.column == title ? current?.order.reversed ?? .ascending : .ascending)
    sendActions(for: .valueChanged)
  }

  override func taking(_ next: Value, insteadOf former: Value) -> Value {
    next.table.sort == former.table.sort ? next.with(\.table.sort, value.table.sort) : next
  }

  /// The column of the title at a place; nil for none, and for a column without a title.
  private func title(at location: Point) -> Int? {
    guard
      let index = parts(TableHeader.cell).firstIndex(where: { $0.frame.contains(location) }),
      value.table.columns.indices.contains(index), !value.table.columns[index].title.isEmpty
    else { return nil }
    return index
  }
}
