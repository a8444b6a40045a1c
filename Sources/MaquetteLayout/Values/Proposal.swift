/// The size that a container proposes to an item, in points.
///
/// On each axis nil stands for the ideal length, 0 for the minimum and infinity for the maximum. An item chooses its
/// own size; a proposal is not binding.
public struct Proposal: Hashable, Sendable {
  /// The proposed width; nil for the ideal one.
  public var width: Double? { storedWidth.value }
  /// The proposed height; nil for the ideal one.
  public var height: Double? { storedHeight.value }
  private let storedWidth: OptionalLength
  private let storedHeight: OptionalLength

  /// The proposal for the ideal size.
  public static let unspecified = Proposal(width: nil, height: nil)
  /// The proposal for the minimum size.
  public static let zero = Proposal(width: 0, height: 0)
  /// The proposal for the maximum size.
  public static let infinity = Proposal(width: .infinity, height: .infinity)

  /// Creates a proposal; a negative length becomes 0, NaN becomes nil.
  public init(width: Double?, height: Double?) {
    storedWidth = OptionalLength(Proposal.tamed(width))
    storedHeight = OptionalLength(Proposal.tamed(height))
  }

  /// The proposed length along an axis; nil for the ideal one.
  public subscript(axis: Axis) -> Double? { axis == .horizontal ? width : height }

  /// Returns the proposal with the length along one axis replaced.
  public func replacing(_ axis: Axis, with length: Double?) -> Proposal {
    switch axis {
    case .horizontal: Proposal(width: length, height: height)
    case .vertical: Proposal(width: width, height: length)
    }
  }

  private static func tamed(_ length: Double?) -> Double? {
    guard let length, !length.isNaN else { return nil }
    return length > 0 ? length : 0
  }
}

/// The bounds of every length in a layout, in points.
///
/// Inputs are clamped at the entry (`Proposal`, `Measurement`, the layouts' own numbers), so that the
/// arithmetic needs no checks: a sum or difference of clamped lengths is never NaN.
public enum Length {
  /// The length in a measurement that stands for infinity, 2^30 points.
  ///
  /// It is finite so that sums and differences stay numbers, and a power of two so that halves are exact.
  public static let unbounded: Double = 1_073_741_824

  /// The error of a sum of lengths, in points, that says nothing about whether they fit.
  static let rounding = 1.0 / 1024

  /// Returns a length between 0 and `unbounded`; NaN becomes 0.
  static func tamed(_ length: Double) -> Double {
    length > 0 ? Swift.min(length, unbounded) : 0
  }

  /// Returns lengths whose sum is no greater than the room: the longest of them are cut to one length.
  package static func capped(_ lengths: [Double], to room: Double) -> [Double] {
    guard lengths.reduce(0, +) > room + rounding else { return lengths }
    // The shortest keep their lengths as long as these are less than an equal part of what is left.
    var rest = Swift.max(0, room)
    var cap = 0.0
    for (index, length) in lengths.sorted().enumerated() {
      cap = rest / Double(lengths.count - index)
      if length > cap { break }
      rest -= length
    }
    return lengths.map { Swift.min($0, cap) }
  }

  /// Returns a distance between minus and plus `unbounded`; NaN becomes 0.
  static func tamed(signed distance: Double) -> Double {
    distance.isNaN ? 0 : Swift.max(-unbounded, Swift.min(distance, unbounded))
  }
}

/// A length that may be absent, in eight bytes rather than the sixteen of `Double?`.
///
/// Lengths are clamped where they enter a layout and never NaN afterwards, so NaN can represent nil. A tree holds several
/// proposals and measurements for each of its nodes: half the size halves the memory that a layout reads.
struct OptionalLength: Hashable, Sendable {
  private let bits: UInt64

  /// Nil, with a mark that tells it from any other nil.
  static let marked = OptionalLength(bits: Double.nan.bitPattern | 1)
  /// Whether it is the marked nil.
  var isMarked: Bool { bits == OptionalLength.marked.bits }

  private init(bits: UInt64) { self.bits = bits }

  /// Wraps a length, which is not NaN, or nil.
  init(_ length: Double?) {
    bits = (length ?? .nan).bitPattern
  }

  var value: Double? {
    let length = Double(bitPattern: bits)
    return length.isNaN ? nil : length
  }
}
