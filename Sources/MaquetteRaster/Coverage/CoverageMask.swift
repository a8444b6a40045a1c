public import MaquetteGraphics

/// How much of each pixel in a rectangle is covered, 0 to 255, rows from top to bottom without gaps.
public struct CoverageMask: Hashable, Sendable {
  /// The pixels that the mask describes; outside of them nothing is covered.
  public let bounds: PixelRect
  /// The coverage row by row.
  public internal(set) var coverage: [UInt8]

  /// The mask that covers nothing.
  public static let empty = CoverageMask(empty: ())

  private init(empty: Void) {
    bounds = .zero
    coverage = []
  }

  /// Creates a mask from coverage row by row, or nil when its length is not the number of pixels in `bounds`.
  public init?(bounds: PixelRect, coverage: [UInt8]) {
    guard let count = Bitmap.pixelCount(width: bounds.width, height: bounds.height),
      count == coverage.count
    else { return nil }
    self.bounds = bounds
    self.coverage = coverage
  }

  /// Creates the mask of a shape's inside.
  ///
  /// The mask's bounds are the pixels that the shape touches, at most those in `limits`. Without limits, a shape
  /// that touches more than `Bitmap.pixelLimit` pixels gives an empty mask.
  public init(filling shape: Shape, transform: Transform = .identity, within limits: PixelRect? = nil) {
    self.init(empty: ())
  }

  /// The coverage in column `x` of row `y`; 0 outside the bounds.
  public subscript(x: Int, y: Int) -> UInt8 {
    guard x >= bounds.x, x < bounds.maxX, y >= bounds.y, y < bounds.maxY else { return 0 }
    return coverage[(y - bounds.y) * bounds.width + (x - bounds.x)]
  }

  /// Takes the greater coverage of the two in each pixel; the bounds grow to hold both.
  public mutating func union(_ other: CoverageMask) {
  }

  /// Multiplies the coverage by what the other mask leaves uncovered, rounded to the nearest step.
  public mutating func subtract(_ other: CoverageMask) {
  }
}
