/// The width of a column of a grid, and the place of what stands in it.
public struct GridColumn: Hashable, Sendable {
  /// The bounds of the width in points; without any it is that of the widest cell.
  public let width: FrameLength
  /// The place of items in the width of the column; nil for that of the grid.
  public let alignment: HorizontalAlignment?

  /// Creates a column; by default it is as wide as its widest cell.
  public init(width: FrameLength = FrameLength(), alignment: HorizontalAlignment? = nil) {
    self.width = width
    self.alignment = alignment
  }
}
