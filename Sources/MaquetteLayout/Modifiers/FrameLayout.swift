public import MaquetteGraphics

/// Puts an item into a frame of a given size, or of a size within bounds.
///
/// Each axis follows a rule found by experiments with SwiftUI ("Thinking in SwiftUI", objc.io): the item gets the
/// proposal clamped to the bounds, and a frame with a lower or an upper bound has the proposed length clamped to the
/// bounds, whatever the item's length.
public struct FrameLayout: ModifierLayout, Hashable {
  /// The bounds of the width.
  public let width: FrameLength
  /// The bounds of the height.
  public let height: FrameLength
  /// The alignment of the item in the frame.
  public let alignment: Alignment

  /// Creates a frame from the bounds of each axis.
  public init(width: FrameLength, height: FrameLength, alignment: Alignment = .center) {
    self.width = width
    self.height = height
    self.alignment = alignment
  }

  /// Creates a frame of fixed lengths in points; nil keeps the item's length.
  public init(width: Double? = nil, height: Double? = nil, alignment: Alignment = .center) {
    self.init(
      width: FrameLength(min: width, ideal: width, max: width),
      height: FrameLength(min: height, ideal: height, max: height), alignment: alignment)
  }

  public func measure(_ item: LayoutItem, proposal: Proposal) -> Measurement {
    let offer = inner(proposal)
    let content = item.measure(offer)
    let size = Size(
      width: width.length(around: content.size.width, proposed: proposal.width),
      height: height.length(around: content.size.height, proposed: proposal.height))
    let frame = Measurement(size: size)
    let guide =
      item.statesLines
      ? ItemLines(of: item, measurement: content, for: offer)[.vertical(alignment.vertical)]
      : alignment.vertical.guide(in: content)
    let top = alignment.vertical.guide(in: frame) - guide
    return content.within(size, offset: top)
  }

  /// Returns the placement of the item in the frame; an item that is too large overflows it.
  public func place(_ item: LayoutItem, in rect: Rect, proposal: Proposal) -> Placement {
    let proposal = inner(proposal)
    return Placement(
      frame: alignment.frame(of: item, for: proposal, in: rect, container: Measurement(size: rect.size)),
      proposal: proposal)
  }

  private func inner(_ proposal: Proposal) -> Proposal {
    Proposal(width: width.offer(for: proposal.width), height: height.offer(for: proposal.height))
  }
}

/// The bounds of a frame along one axis, in points; nil means no bound.
public struct FrameLength: Hashable, Sendable {
  /// The smallest length.
  public var min: Double? { storedMin.value }
  /// The length if none is proposed.
  public var ideal: Double? { storedIdeal.value }
  /// The greatest length; infinity takes the whole proposal.
  public var max: Double? { storedMax.value }
  private let storedMin: OptionalLength
  private let storedIdeal: OptionalLength
  private let storedMax: OptionalLength

  /// Creates bounds; negative lengths become 0, NaN means no bound, and the lower bound wins a conflict.
  public init(min: Double? = nil, ideal: Double? = nil, max: Double? = nil) {
    let lower = FrameLength.tamed(min)
    storedMin = OptionalLength(lower)
    storedMax = OptionalLength(FrameLength.tamed(max).map { Swift.max($0, lower ?? 0) })
    storedIdeal = OptionalLength(FrameLength.tamed(ideal))
  }

  /// The same length whatever room there is.
  public static func exactly(_ length: Double) -> FrameLength {
    FrameLength(min: length, ideal: length, max: length)
  }

  /// A length that gives way where there is less room.
  public static func upTo(_ length: Double) -> FrameLength { FrameLength(ideal: length, max: length) }

  func offer(for proposed: Double?) -> Double? {
    (proposed ?? ideal).map(clamped)
  }

  func length(around content: Double, proposed: Double?) -> Double {
    guard let offer = offer(for: proposed) else { return clamped(content) }
    if proposed == nil { return offer }
    var length = content
    if let min { length = Swift.max(min, Swift.min(length, offer)) }
    if let max { length = Swift.min(max, Swift.max(length, offer)) }
    return length
  }

  private func clamped(_ length: Double) -> Double {
    Swift.min(Swift.max(length, min ?? 0), max ?? .infinity)
  }

  private static func tamed(_ length: Double?) -> Double? {
    guard let length, !length.isNaN else { return nil }
    return Length.tamed(length)
  }
}
