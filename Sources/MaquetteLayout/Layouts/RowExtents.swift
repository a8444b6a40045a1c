/// How far the items of a row reach, for each way in which some of them meet.
struct RowExtents {
  // Rarely more than one, so that a dictionary would cost more than it finds.
  private var extents: [(alignment: VerticalAlignment, extent: AlignedExtent)] = []

  /// The length of the longest.
  var greatestLength: Double { extents.reduce(0) { max($0, $1.extent.length) } }

  /// The extent of the items that meet in one way.
  subscript(alignment: VerticalAlignment) -> AlignedExtent {
    get { extents.first { $0.alignment == alignment }?.extent ?? AlignedExtent() }
    set {
      if let place = extents.firstIndex(where: { $0.alignment == alignment }) {
        extents[place].extent = newValue
      } else {
        extents.append((alignment, newValue))
      }
    }
  }
}
