/// The sizes that a platform gives to its text styles at each text size.
public struct TypeRamp: Hashable, Sendable {
  /// What a ramp says about one style at one text size.
  public struct Entry: Hashable, Sendable {
    /// The size of the letters in points.
    public var size: Double
    /// The distance between baselines in running text, in points; labels and buttons use the font's own.
    public var leading: Double
    /// The thickness.
    public var weight: FontWeight
    /// The thickness when the text is emphasized.
    public var emphasizedWeight: FontWeight

    /// The request for the letters of this entry.
    public var font: Font { Font(size: size, weight: weight) }
  }

  /// One style: its thickness, and for each column of the ramp a size and a leading in points.
  struct Row: Hashable, Sendable {
    var weight: FontWeight
    var emphasizedWeight: FontWeight
    var sizesAndLeadings: [Double]

    init(_ weight: FontWeight, _ emphasizedWeight: FontWeight, _ sizesAndLeadings: [Double]) {
      self.weight = weight
      self.emphasizedWeight = emphasizedWeight
      self.sizesAndLeadings = sizesAndLeadings
    }
  }

  /// The text sizes that the rows tell apart, from small to large.
  let columns: [TextSize]
  /// One row for each style.
  let rows: [TextStyle: Row]

  /// Returns what the ramp says; a text size without a column takes the nearest smaller one, or the first.
  public func entry(for style: TextStyle, at textSize: TextSize = .large) -> Entry {
    let column = columns.lastIndex { $0 <= textSize } ?? 0
    guard let row = rows[style], row.sizesAndLeadings.count > 2 * column + 1 else {
      return Entry(size: 17, leading: 22, weight: .regular, emphasizedWeight: .semibold)
    }
    return Entry(
      size: row.sizesAndLeadings[2 * column], leading: row.sizesAndLeadings[2 * column + 1],
      weight: row.weight, emphasizedWeight: row.emphasizedWeight)
  }
}
