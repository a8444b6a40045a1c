import MaquetteElements
import MaquetteGraphics
import MaquetteLayout

/// Wheels side by side in the middle of a picker, which is as wide as the platform's, or wider for long texts, but no wider than the
/// room: then the widest columns shrink. A wheel is proposed the width of all, by which it knows its place on the drum.
struct DrumLayout: Layout, Hashable {
  /// A column with the width in points that it needs.
  struct Column: Hashable {
    var width: Double
    /// Whether the width was chosen for it, and takes no share of the rest.
    var isFixed: Bool
    /// The padding of that width that gives way before anything else does.
    var spare = 0.0
  }

  var columns: [Column]
  /// The width of the picker in points if it has room for its texts, infinite for all the room, and its height.
  var width, height: Double
  /// The distance of the columns from both ends in points.
  var inset: Double
  /// The distance between two columns in points.
  var spacing = 0.0
  /// Whether the columns share the remaining width, rather than stand together in the middle.
  var isSpread: Bool

  func measure(_ items: [LayoutItem], proposal: Proposal) -> Measurement {
    Measurement(width: total(in: proposal.width), height: height)
  }

  func place(
    _ items: [LayoutItem], in rect: Rect, proposal: Proposal, direction: LayoutDirection
  ) -> [Placement] {
    zip(widths(in: rect.width), middles(in: rect.width)).map { width, middle in
      let middle = rect.center.x + middle * (direction == .rightToLeft ? -1 : 1)
      let frame = Rect(
        x: middle - width / 2, y: rect.minY + (rect.height - height) / 2, width: width, height: height)
      return Placement(frame: frame, proposal: Proposal(width: rect.width, height: height))
    }
  }

  /// The distances of the columns' middles from the picker's in points, in a picker of a width.
  func middles(in width: Double?) -> [Double] {
    let widths = widths(in: total(in: width))
    var edge = -(widths.reduce(0, +) + gaps) / 2
    return widths.map { width in
      defer { edge += width + spacing }
      return edge + width / 2
    }
  }

  private var natural: Double { columns.reduce(0) { $0 + $1.width } }

  private var gaps: Double { spacing * Double(Swift.max(0, columns.count - 1)) }

  private func total(in room: Double?) -> Double {
    let needed = natural - columns.reduce(0) { $0 + $1.spare } + gaps + 2 * inset
    let total = Swift.max(width.isFinite ? width : 0, needed)
    guard let room else { return total }
    return width.isFinite ? Swift.min(total, room) : room
  }

  /// The widths of the columns: those of their texts plus a share of the remaining width.
  private func widths(in total: Double) -> [Double] {
    let room = total - gaps - 2 * inset
    var widths = columns.map(\.width)
    if natural > room {
      let spare = columns.reduce(0) { $0 + $1.spare }
      let share = spare > 0 ? Swift.min(1, (natural - room) / spare) : 0
      for index in columns.indices { widths[index] -= columns[index].spare * share }
      return Length.capped(widths, to: room)
    }
    guard isSpread, !columns.isEmpty else { return widths }
    // All columns are equally wide if they fit; else each exceeds its texts by the same amount.
    let equal = room / Double(columns.count)
    let spare = (room - natural) / Double(columns.count)
    let fits = columns.allSatisfy { $0.width <= equal && !$0.isFixed }
    for index in columns.indices where !columns[index].isFixed {
      if fits { widths[index] = equal } else { widths[index] += Swift.max(0, spare) }
    }
    return widths
  }
}
