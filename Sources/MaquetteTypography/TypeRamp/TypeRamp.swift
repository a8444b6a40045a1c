/// The fonts of a platform's text styles at each text size.
public struct TypeRamp: Hashable, Sendable {
  /// The font of one style at one text size.
  public struct Entry: Hashable, Sendable {
    /// The source of the glyphs.
    public var family: Font.Family = .system
    /// The font size in points.
    public var size: Double
    /// The distance between baselines in running text, in points; labels and buttons use the font's.
    public var leading: Double
    /// The weight.
    public var weight: FontWeight
    /// The weight of emphasized text.
    public var emphasizedWeight: FontWeight

    /// The font request of this entry.
    public var font: Font { Font(family: family, size: size, weight: weight) }
  }

  /// One style: its weights, and for each column of the ramp a size and a leading in points.
  struct Row: Hashable, Sendable {
    var family: Font.Family = .system
    var weight: FontWeight
    var emphasizedWeight: FontWeight
    var sizesAndLeadings: [Double]

    init(_ weight: FontWeight, _ emphasizedWeight: FontWeight, _ sizesAndLeadings: [Double]) {
      self.weight = weight
      self.emphasizedWeight = emphasizedWeight
      self.sizesAndLeadings = sizesAndLeadings
    }
  }

  /// The text sizes of the columns, from small to large.
  public let columns: [TextSize]
  /// One row for each style: so few that a linear search is as fast as hashing.
  private var rows: [StyleRow]

  private struct StyleRow: Hashable, Sendable {
    var style: TextStyle
    var row: Row
  }

  init(columns: [TextSize], rows: KeyValuePairs<TextStyle, Row>) {
    self.columns = columns
    self.rows = rows.map { StyleRow(style: $0.key, row: $0.value) }
  }

  subscript(style: TextStyle) -> Row? {
    // By index, which copies none of the rows before it.
    rows.indices.first { rows[$0].style == style }.map { rows[$0].row }
  }

  /// Returns the entry of a style; a text size without a column has the nearest smaller one's, or the first.
  public func entry(for style: TextStyle, at textSize: TextSize = .large) -> Entry {
    let column = columns.lastIndex { $0 <= textSize } ?? 0
    guard let row = self[style], row.sizesAndLeadings.count > 2 * column + 1 else {
      return Entry(size: 17, leading: 22, weight: .regular, emphasizedWeight: .semibold)
    }
    return Entry(
      family: row.family, size: row.sizesAndLeadings[2 * column],
      leading: row.sizesAndLeadings[2 * column + 1],
      weight: row.weight, emphasizedWeight: row.emphasizedWeight)
  }

  /// Replaces an entry: size and leading in one column, everything else in all of them. For a text size without a column
  /// size and leading do not change.
  public mutating func set(_ entry: Entry, for style: TextStyle, at textSize: TextSize = .large) {
    guard let place = rows.firstIndex(where: { $0.style == style }) else { return }
    var row = rows[place].row
    row.family = entry.family
    row.weight = entry.weight
    row.emphasizedWeight = entry.emphasizedWeight
    if let column = columns.firstIndex(of: textSize), row.sizesAndLeadings.count > 2 * column + 1 {
      row.sizesAndLeadings[2 * column] = entry.size
      row.sizesAndLeadings[2 * column + 1] = entry.leading
    }
    rows[place].row = row
  }
}
