import MaquetteElements
import MaquetteGraphics
import MaquetteLayout

/// A layout in rows: an element that has no room beside the one before begins a row. Elements of a row are aligned at their tops.
struct ControlShelfLayout: Layout {
  /// The distance between elements and between rows in points.
  var spacing: Double

  func measure(_ items: [LayoutItem], proposal: Proposal) -> Measurement {
    let sizes = sizes(items)
    let origins = origins(sizes, in: proposal.width)
    let ends = zip(origins, sizes).map { Point(x: $0.x + $1.width, y: $0.y + $1.height) }
    return Measurement(
      width: ends.reduce(0) { Swift.max($0, $1.x) }, height: ends.reduce(0) { Swift.max($0, $1.y) })
  }

  func place(
    _ items: [LayoutItem], in rect: Rect, proposal: Proposal, direction: LayoutDirection
  ) -> [Placement] {
    let sizes = sizes(items)
    return zip(origins(sizes, in: rect.width), sizes).map { origin, size in
      let x = direction == .leftToRight ? rect.minX + origin.x : rect.maxX - origin.x - size.width
      return Placement(
        frame: Rect(x: x, y: rect.minY + origin.y, width: size.width, height: size.height),
        proposal: Proposal(width: size.width, height: size.height))
    }
  }

  private func sizes(_ items: [LayoutItem]) -> [Size] {
    items.map { $0.measure(Proposal(width: nil, height: nil)).size }
  }

  /// The leading top corners of elements in a width; nil for one row.
  private func origins(_ sizes: [Size], in width: Double?) -> [Point] {
    var (x, y, height) = (0.0, 0.0, 0.0)
    return sizes.map { size in
      // Widths that were added up differ by rounding from the one that they were measured with.
      if x > 0, let width, x + size.width > width + 0.01 {
        (x, y, height) = (0, y + height + spacing, 0)
      }
      defer {
        x += size.width + spacing
        height = Swift.max(height, size.height)
      }
      return Point(x: x, y: y)
    }
  }
}
