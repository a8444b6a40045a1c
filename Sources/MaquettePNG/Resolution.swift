/// The `pHYs` chunk counts pixels per metre; a scale counts pixels per point, 72 points to an inch of 0.0254 m.
enum Resolution {
  private static let pointsPerMetre = 72 / 0.0254

  /// Whole pixels per metre; 0 if a chunk cannot represent the scale.
  static func pixelsPerMetre(scale: Double?) -> UInt32 {
    guard let scale, scale > 0 else { return 0 }
    let exact = (scale * pointsPerMetre).rounded()
    guard exact >= 1, exact <= Double(Int32.max) else { return 0 }
    return UInt32(exact)
  }

  /// The scale to a thousandth, which hides that `pHYs` holds whole numbers: 5669 is 2, not 1.9999.
  static func scale(pixelsPerMetre: UInt32) -> Double? {
    guard pixelsPerMetre > 0 else { return nil }
    return (Double(pixelsPerMetre) / pointsPerMetre * 1000).rounded() / 1000
  }
}
