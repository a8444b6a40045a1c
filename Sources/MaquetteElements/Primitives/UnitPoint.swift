import MaquetteDiagnostics
import MaquetteGraphics

/// A place in a frame, in shares of its size, as SwiftUI's `UnitPoint`.
public struct UnitPoint: Hashable, Sendable, AttributeDecodable, ExpressibleByStringLiteral {
  /// The fraction of the width, from the leading edge.
  public var x: Double
  /// The fraction of the height, from the top.
  public var y: Double

  /// Creates a place.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// The middle.
  public static let center = UnitPoint(x: 0.5, y: 0.5)

  private static let names: [(name: String, point: UnitPoint)] = [
    ("center", .center), ("top", UnitPoint(x: 0.5, y: 0)), ("bottom", UnitPoint(x: 0.5, y: 1)),
    ("leading", UnitPoint(x: 0, y: 0.5)), ("trailing", UnitPoint(x: 1, y: 0.5)),
    ("top-leading", UnitPoint(x: 0, y: 0)), ("top-trailing", UnitPoint(x: 1, y: 0)),
    ("bottom-leading", UnitPoint(x: 0, y: 1)), ("bottom-trailing", UnitPoint(x: 1, y: 1)),
  ]

  /// Takes the name of an edge, of a corner or of the middle; another text means the middle.
  public init(stringLiteral name: String) {
    self = Self.names.first { $0.name == name }?.point ?? .center
  }

  public static let attributeType = AttributeType.either([
    .choice(names.map(\.name)), .mapping(of: UnitPointShares.attributes),
  ])

  /// Takes the name of an edge, a corner or the middle, or `{ x: 0.25, y: 0.5 }`.
  public init(attribute value: AttributeValue) throws(AttributeError) {
    switch value {
    case .scalar(let text, _):
      guard let known = Self.names.first(where: { $0.name == text }) else {
        throw AttributeError(
          expected: Self.attributeType.description, found: value,
          hint: NearestName.hint(for: text, among: Self.names.map(\.name)))
      }
      self = known.point
    case .mapping:
      var shares = UnitPointShares()
      try shares.decode(mapping: value)
      self.init(x: shares.x, y: shares.y)
    case .list: throw AttributeError(expected: Self.attributeType.description, found: value)
    }
  }

  /// Returns the place in a frame; from right to left, the leading edge is on the right.
  package func point(in frame: Rect, isMirrored: Bool) -> Point {
    Point(x: frame.minX + (isMirrored ? 1 - x : x) * frame.width, y: frame.minY + y * frame.height)
  }
}

/// The shares of a place in a sheet. Not private: compiled help is looked up by the type's name, which a private type hides.
struct UnitPointShares: AttributeOwner {
  /// The fraction of the width, from the leading edge.
  var x = 0.5
  /// The fraction of the height, from the top.
  var y = 0.5

  static let ownerName = "a place"

  static let attributes: [Attribute<UnitPointShares>] = [
    Attribute("x", \.x, in: -10...10, unit: nil),
    Attribute("y", \.y, in: -10...10, unit: nil),
  ]
}
