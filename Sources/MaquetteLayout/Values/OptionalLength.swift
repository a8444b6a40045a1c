/// A length that may be absent, in eight bytes rather than the sixteen of `Double?`.
///
/// Lengths are tamed where they enter a layout and never NaN afterwards, so NaN is free to mean that there is
/// none. A tree holds several proposals and measurements for each of its nodes: half the size is half the memory
/// that a layout walks through.
struct OptionalLength: Hashable, Sendable {
  private let bits: UInt64

  /// Wraps a length, which is not NaN, or nil.
  init(_ length: Double?) {
    bits = (length ?? .nan).bitPattern
  }

  /// The length, or nil.
  var value: Double? {
    let length = Double(bitPattern: bits)
    return length.isNaN ? nil : length
  }
}
