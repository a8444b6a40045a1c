public import MaquetteGraphics

/// The size of an item for a proposal, and its baselines, in points.
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
    // Adding 0 turns -0 into 0, so that equal baselines are stored alike.
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

extension Measurement {
  /// Returns the smallest measurement that holds both with coinciding top leading corners.
  func union(_ other: Measurement) -> Measurement {
    var baselines = BaselineSpan()
    baselines.include(self, offset: 0)
    baselines.include(other, offset: 0)
    return baselines.measurement(
      of: Size(
        width: Swift.max(size.width, other.size.width), height: Swift.max(size.height, other.size.height)))
  }
}

/// The first and the last baseline of a container: the uppermost and the lowermost of its items'.
struct BaselineSpan {
  private var first: Double?
  private var last: Double?

  /// Adds an item whose top lies `offset` below the container's.
  mutating func include(_ measurement: Measurement, offset: Double) {
    if let baseline = measurement.firstBaseline {
      first = Swift.min(first ?? .infinity, baseline + offset)
    }
    if let baseline = measurement.lastBaseline {
      last = Swift.max(last ?? -.infinity, baseline + offset)
    }
  }

  func measurement(of size: Size) -> Measurement {
    Measurement(size: size, firstBaseline: first, lastBaseline: last)
  }
}
