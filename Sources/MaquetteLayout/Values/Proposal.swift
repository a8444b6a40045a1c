/// The size that a container offers to an item, in points.
///
/// On each axis nil asks for the ideal length, 0 for the smallest and infinity for the largest. An item
/// answers with whatever size it takes; a proposal binds nobody.
public struct Proposal: Hashable, Sendable {
  /// The width on offer; nil asks for the ideal one.
  public var width: Double? { storedWidth.value }
  /// The height on offer; nil asks for the ideal one.
  public var height: Double? { storedHeight.value }
  private let storedWidth: OptionalLength
  private let storedHeight: OptionalLength

  /// Asks for the ideal size.
  public static let unspecified = Proposal(width: nil, height: nil)
  /// Asks for the smallest size.
  public static let zero = Proposal(width: 0, height: 0)
  /// Asks for the largest size.
  public static let infinity = Proposal(width: .infinity, height: .infinity)

  /// Creates a proposal; a negative length becomes 0, NaN asks for the ideal one.
  public init(width: Double?, height: Double?) {
    storedWidth = OptionalLength(Proposal.tamed(width))
    storedHeight = OptionalLength(Proposal.tamed(height))
  }

  /// The length on offer along an axis; nil asks for the ideal one.
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
