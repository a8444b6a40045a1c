/// The widths of a table's columns, by which header, rows and lines find their places.
struct ColumnPlan: Hashable, Sendable {
  /// The widths, from leading to trailing; at least one.
  var widths: [ColumnWidth]
  /// The margin at both sides in points.
  var margin = 0.0
  /// The least and the ideal width of a flexible column in points.
  var least = 0.0, ideal = 0.0

  /// The width of the table if none is proposed, in points.
  var idealWidth: Double {
    var (sum, share) = (2 * margin, 0.0)
    for width in widths {
      switch width {
      case .points(let points): sum += points
      case .fraction(let part): share += part
      case .flexible: sum += ideal
      }
    }
    return share < 1 ? sum / (1 - share) : sum
  }

  /// Returns the positions of the columns' edges in a table of a width, in points: one more than there are columns.
  ///
  /// Edges are whole points. Columns that need more than the width become narrower by one factor, so that none leaves the table.
  func edges(in width: Double) -> [Double] {
    let room = Swift.max(0, width - 2 * margin)
    var lengths = widths.map { column -> Double? in
      switch column {
      case .points(let points): points
      case .fraction(let part): part * room
      case .flexible: nil
      }
    }
    let taken = lengths.reduce(0) { $0 + ($1 ?? 0) }
    let flexible = lengths.count { $0 == nil }
    if flexible > 0 {
      let share = Swift.max(least, (room - taken) / Double(flexible))
      lengths = lengths.map { $0 ?? share }
    }
    let sum = lengths.reduce(0) { $0 + ($1 ?? 0) }
    let factor = sum > room ? room / sum : 1
    var edges = [margin]
    var end = margin
    for length in lengths {
      end += (length ?? 0) * factor
      edges.append(end.rounded())
    }
    return edges
  }
}
