// What a picture costs
// ====================
//
// Shares are divided before anything is drawn, and by every machine for itself, so the cost of a picture is estimated
// from what its sheet says and never from a clock: so much for each picture, for each element that is laid out and
// drawn, and for each pixel that is filled, filtered and compressed. The weights were fitted by least squares to the CPU time of
// the 40 sheets of Examples/DesignSystem on one machine, where an estimate is off by 0.3 in the root mean square. Only
// their ratios matter, and a wrong one makes shares less equal, never wrong.

/// What laying a picture out, drawing it and encoding it costs.
package enum PictureCost {
  /// For a picture with nothing in it, in microseconds.
  static let picture = 740.0
  /// For each element of the layout tree, parts of controls included.
  static let element = 9.0
  /// For each pixel.
  static let pixel = 0.0045

  /// The estimate in microseconds.
  ///
  /// - Parameters:
  ///   - elements: The number of elements in the layout tree.
  ///   - area: The picture's area in square points.
  ///   - scale: Pixels a point.
  package static func microseconds(elements: Int, area: Double, scale: Double) -> Double {
    let pixels = area * scale * scale
    let cost = picture + element * Double(elements) + pixel * (pixels.isFinite ? pixels : 0)
    // Whole numbers read the same in every language that the plan is read in.
    return cost.rounded()
  }
}
