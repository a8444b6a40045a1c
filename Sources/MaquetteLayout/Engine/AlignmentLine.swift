public import MaquetteGraphics

/// A line of an item on which it meets other items: one that every item has, or one that is declared elsewhere.
public enum AlignmentLine: Hashable, Sendable {
  /// A line along x that every item has.
  case horizontal(HorizontalAlignment)
  /// A line along y that every item has.
  case vertical(VerticalAlignment)
  /// A line that is declared elsewhere.
  case custom(CustomAlignment)

  /// The axis across which items meet.
  public var axis: Axis {
    switch self {
    case .horizontal: .horizontal
    case .vertical: .vertical
    case .custom(let custom): custom.axis
    }
  }

  /// Whether the line is that of a text, which is part of a measurement.
  var isBaseline: Bool {
    guard case .vertical(let alignment) = self else { return false }
    return alignment == .firstBaseline || alignment == .lastBaseline
  }
}

/// A line that is declared outside of this module, as SwiftUI's `AlignmentID`; two are equal if they have the same identifier.
public final class CustomAlignment: Hashable, Sendable {
  /// What tells the line from others.
  public let id: ObjectIdentifier
  /// The axis across which items meet.
  public let axis: Axis
  /// Returns the place of the line in an item that states none, in points from its top or its leading edge.
  let defaultPlace: @Sendable (ItemLines) -> Double

  /// Creates a line with its place in items that state none.
  public init(
    _ id: ObjectIdentifier, across axis: Axis, defaultPlace: @escaping @Sendable (ItemLines) -> Double
  ) {
    self.id = id
    self.axis = axis
    self.defaultPlace = defaultPlace
  }

  public static func == (first: CustomAlignment, second: CustomAlignment) -> Bool {
    first.id == second.id && first.axis == second.axis
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(id)
    hasher.combine(axis)
  }
}

/// The lines of an item that has a size, in points from its top or its leading edge.
public struct ItemLines {
  /// The size, with baselines.
  public let measurement: Measurement
  private let item: LayoutItem?
  private let proposal: Proposal

  /// Creates the lines of an item in its size for a proposal.
  public init(of item: LayoutItem, for proposal: Proposal) {
    self.init(of: item, measurement: item.measure(proposal), for: proposal)
  }

  /// Creates the lines of empty space.
  public init(size: Size) {
    item = nil
    measurement = Measurement(size: size)
    proposal = .unspecified
  }

  init(of item: LayoutItem, measurement: Measurement, for proposal: Proposal) {
    self.item = item
    self.measurement = measurement
    self.proposal = proposal
  }

  /// The place of a line.
  public subscript(_ line: AlignmentLine) -> Double {
    if let stated = stated(line) { return stated }
    switch line {
    case .horizontal(let alignment): return alignment.guide(in: measurement)
    case .vertical(let alignment): return alignment.guide(in: measurement)
    case .custom(let custom): return Length.tamed(signed: custom.defaultPlace(self))
    }
  }

  /// The place of a line that the item, or one inside it, states; nil for none.
  public func stated(_ line: AlignmentLine) -> Double? { item?.stated(line, for: proposal) }
}

/// The lines on which items meet on both axes.
public struct AlignmentLines: Hashable, Sendable {
  /// The line along x.
  public var horizontal: AlignmentLine
  /// The line along y.
  public var vertical: AlignmentLine

  /// Creates lines.
  public init(horizontal: AlignmentLine, vertical: AlignmentLine) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// Creates the lines of an alignment.
  public init(_ alignment: Alignment) {
    self.init(horizontal: .horizontal(alignment.horizontal), vertical: .vertical(alignment.vertical))
  }

  /// Returns the place of an item whose lines meet those of its container, from the container's corner.
  func place(of item: ItemLines, in container: ItemLines) -> Point {
    Point(x: container[horizontal] - item[horizontal], y: container[vertical] - item[vertical])
  }
}
