/// What a font file says about itself, as far as setting text needs it.
struct FontTraits: Hashable, Sendable {
  /// The range of a variation axis and the place that the file starts from.
  struct Axis: Hashable, Sendable {
    /// The tag of the weight axis, `wght`.
    static let weightTag: UInt32 = 0x7767_6874
    /// The tag of the optical size axis, `opsz`.
    static let opticalSizeTag: UInt32 = 0x6f70_737a

    var minimum: Double
    var initial: Double
    var maximum: Double

    /// Returns the place on the axis that is nearest to a value.
    func nearest(to value: Double) -> Double {
      value.isNaN ? initial : min(max(value, minimum), maximum)
    }
  }

  /// The family name.
  var family: String
  /// The side of the em square in font units.
  var unitsPerEm: Int
  /// The weight of a file without a weight axis, and where a file with one starts.
  var weight: Int
  /// Whether the letters slant.
  var isItalic: Bool
  /// The `wght` axis.
  var weightAxis: Axis?
  /// The `opsz` axis, in points.
  var opticalSizeAxis: Axis?
  /// From the baseline to the top of a line, in font units.
  var ascender: Int
  /// From the baseline to the bottom of a line, in font units, positive.
  var descender: Int
  /// The extra distance between lines, in font units.
  var lineGap: Int
}
