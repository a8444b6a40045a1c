public import MaquetteGraphics

/// The size that an item takes for a proposal, and where its text stands, in points.
public struct Measurement: Hashable, Sendable {
  /// The size, each extent between 0 and `Length.unbounded`.
  public let size: Size
  /// The distance from the top to the baseline of the first line of text; nil without text.
  public var firstBaseline: Double? { storedFirstBaseline.value }
  /// The distance from the top to the baseline of the last line of text; nil without text.
  public var lastBaseline: Double? { storedLastBaseline.value }
  private let storedFirstBaseline: OptionalLength
  private let storedLastBaseline: OptionalLength

  /// Creates a measurement; negative extents and NaN become 0, infinite ones `Length.unbounded`.
  public init(size: Size, firstBaseline: Double? = nil, lastBaseline: Double? = nil) {
    self.size = Size(width: Length.tamed(size.width), height: Length.tamed(size.height))
    // Adding 0 makes one zero of the two, so that equal baselines are stored alike.
    storedFirstBaseline = OptionalLength(firstBaseline.map { Length.tamed(signed: $0) + 0 })
    storedLastBaseline = OptionalLength(lastBaseline.map { Length.tamed(signed: $0) + 0 })
  }

  /// Creates a measurement from a width and a height.
  public init(width: Double, height: Double, firstBaseline: Double? = nil, lastBaseline: Double? = nil) {
    self.init(
      size: Size(width: width, height: height), firstBaseline: firstBaseline, lastBaseline: lastBaseline)
  }

  /// Returns the measurement of a container of size `size` that holds this item `offset` below its top.
  func within(_ size: Size, offset: Double) -> Measurement {
    Measurement(
      size: size, firstBaseline: firstBaseline.map { $0 + offset },
      lastBaseline: lastBaseline.map { $0 + offset })
  }
}
