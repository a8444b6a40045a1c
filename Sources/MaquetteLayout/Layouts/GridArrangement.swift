import MaquetteGraphics

/// A grid with the column widths and row heights for one proposal.
struct GridArrangement {
  /// An item and the cell that it lies in.
  private struct Occupant {
    var item: LayoutItem
    var row: Int
    var columns: Range<Int>
    var alignment: Alignment
  }

  private let columnSpacing: Double
  private let rowSpacing: Double
  private let occupants: [Occupant]
  private var widths: [Double] = []
  private var heights: [Double] = []

  init(_ grid: GridLayout, items: [LayoutItem], proposal: Proposal) {
    columnSpacing = grid.columnSpacing
    rowSpacing = grid.rowSpacing
    occupants = GridArrangement.occupants(of: grid, items: items)
    widths = columnWidths(of: grid, proposed: proposal.width)
    heights = rowHeights(proposed: proposal.height)
    if grid.hasEqualRows, let highest = heights.max() {
      heights = Array(repeating: highest, count: heights.count)
    }
  }

  /// The grid's size and its uppermost and lowermost baselines.
  var measurement: Measurement {
    var baselines = BaselineSpan()
    for (occupant, frame) in zip(occupants, frames(from: .zero)) {
      baselines.include(occupant.item.measure(offer(to: occupant)), offset: frame.minY)
    }
    return baselines.measurement(
      of: Size(
        width: extent(of: widths[...], spacing: columnSpacing),
        height: extent(of: heights[...], spacing: rowSpacing)))
  }

  func placements(from origin: Point) -> [Placement] {
    zip(occupants, frames(from: origin)).map { occupant, frame in
      Placement(frame: frame, proposal: offer(to: occupant))
    }
  }

  /// Assigns items to cells in reading order; surplus items get rows of one cell.
  private static func occupants(of grid: GridLayout, items: [LayoutItem]) -> [Occupant] {
    let places = grid.rows.enumerated().flatMap { rowIndex, row in
      var column = 0
      return row.cells.map { cell -> (row: Int, columns: Range<Int>, alignment: Alignment) in
        let columns = column..<(column + cell.columnSpan)
        column = columns.upperBound
        let own = columns.lowerBound
        let horizontal = own < grid.columns.count ? grid.columns[own].alignment : nil
        let shared = Alignment(
          horizontal ?? grid.alignment.horizontal, row.alignment ?? grid.alignment.vertical)
        return (rowIndex, columns, cell.alignment ?? shared)
      }
    }
    return items.enumerated().map { index, item in
      if index < places.count {
        let place = places[index]
        return Occupant(item: item, row: place.row, columns: place.columns, alignment: place.alignment)
      }
      let row = grid.rows.count + index - places.count
      return Occupant(item: item, row: row, columns: 0..<1, alignment: grid.alignment)
    }
  }

  private func columnWidths(of grid: GridLayout, proposed: Double?) -> [Double] {
    let areEqual = grid.hasEqualColumns
    let count = occupants.reduce(0) { Swift.max($0, $1.columns.upperBound) }
    var cells = [[LayoutItem]](repeating: [], count: count)
    for occupant in occupants where occupant.columns.count == 1 {
      cells[occupant.columns.lowerBound].append(occupant.item)
    }
    func widest(inColumn column: Int, offered width: Double?) -> Double {
      let bounds = column < grid.columns.count ? grid.columns[column].width : FrameLength()
      let offer = Proposal(width: bounds.offer(for: width), height: nil)
      let content = cells[column].reduce(0) { Swift.max($0, $1.measure(offer).size.width) }
      return bounds.length(around: content, proposed: width)
    }
    let available = proposed.map { $0 - columnSpacing * Double(Swift.max(0, count - 1)) }
    var widths: [Double]
    if areEqual {
      let offer = available.map { Swift.max(0, $0 / Double(Swift.max(1, count))) }
      let widest = cells.indices.reduce(0) { Swift.max($0, widest(inColumn: $1, offered: offer)) }
      widths = Array(repeating: widest, count: count)
    } else {
      let priorities = cells.map { $0.map(\.priority).max() ?? 0 }
      widths = SpaceDistribution(priorities: priorities)
        .shares(of: available, measure: widest(inColumn:offered:)).map(\.length)
    }
    var missing = [Double](repeating: 0, count: count)
    for occupant in occupants where occupant.columns.count > 1 {
      let room = extent(of: widths[occupant.columns], spacing: columnSpacing)
      let offer = Proposal(width: proposed == nil ? nil : room, height: nil)
      let lack = (occupant.item.measure(offer).size.width - room) / Double(occupant.columns.count)
      for column in occupant.columns { missing[column] = Swift.max(missing[column], lack) }
    }
    if areEqual, let most = missing.max() { missing = Array(repeating: most, count: count) }
    for column in widths.indices { widths[column] += missing[column] }
    return widths
  }

  private func rowHeights(proposed: Double?) -> [Double] {
    let count = occupants.reduce(0) { Swift.max($0, $1.row + 1) }
    var cells = [[Occupant]](repeating: [], count: count)
    for occupant in occupants { cells[occupant.row].append(occupant) }
    let priorities = cells.map { $0.map(\.item.priority).max() ?? 0 }
    let available = proposed.map { $0 - rowSpacing * Double(Swift.max(0, count - 1)) }
    return SpaceDistribution(priorities: priorities).shares(of: available) { row, height in
      verticalExtents(of: cells[row], height: height).greatestLength
    }
    .map(\.length)
  }

  /// The extents of a row's items by alignment.
  private func verticalExtents(of cells: [Occupant], height: Double?) -> RowExtents {
    var extents = RowExtents()
    for occupant in cells {
      let width = extent(of: widths[occupant.columns], spacing: columnSpacing)
      let measurement = occupant.item.measure(Proposal(width: width, height: height))
      let alignment = occupant.alignment.vertical
      extents[alignment].include(length: measurement.size.height, guide: alignment.guide(in: measurement))
    }
    return extents
  }

  private func frames(from origin: Point) -> [Rect] {
    let lefts = starts(of: widths, spacing: columnSpacing, from: origin.x)
    let tops = starts(of: heights, spacing: rowSpacing, from: origin.y)
    var rows = [[Occupant]](repeating: [], count: heights.count)
    for occupant in occupants { rows[occupant.row].append(occupant) }
    let extents = rows.indices.map { verticalExtents(of: rows[$0], height: heights[$0]) }
    return occupants.map { occupant in
      let measurement = occupant.item.measure(offer(to: occupant))
      let width = extent(of: widths[occupant.columns], spacing: columnSpacing)
      let (horizontal, vertical) = (occupant.alignment.horizontal, occupant.alignment.vertical)
      let line = extents[occupant.row][vertical].line(
        from: tops[occupant.row], available: heights[occupant.row], slackShare: vertical.slackShare)
      let x = lefts[occupant.columns.lowerBound] + (width - measurement.size.width) * horizontal.slackShare
      return Rect(origin: Point(x: x, y: line - vertical.guide(in: measurement)), size: measurement.size)
    }
  }

  private func offer(to occupant: Occupant) -> Proposal {
    Proposal(
      width: extent(of: widths[occupant.columns], spacing: columnSpacing), height: heights[occupant.row])
  }

  private func extent(of lengths: ArraySlice<Double>, spacing: Double) -> Double {
    lengths.reduce(0, +) + spacing * Double(Swift.max(0, lengths.count - 1))
  }

  private func starts(of lengths: [Double], spacing: Double, from origin: Double) -> [Double] {
    var next = origin
    return lengths.map { length in
      defer { next += length + spacing }
      return next
    }
  }
}
