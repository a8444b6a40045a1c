public import MaquetteGraphics

/// A rectangle in JSON: its x, y, width and height. The module of rectangles is compiled for machines without decoders, too.
extension Rect: Codable {
  /// Reads four numbers.
  public init(from decoder: any Decoder) throws {
    var numbers = try decoder.unkeyedContainer()
    self.init(
      x: try numbers.decode(Double.self), y: try numbers.decode(Double.self),
      width: try numbers.decode(Double.self), height: try numbers.decode(Double.self))
  }

  /// Writes four numbers.
  public func encode(to encoder: any Encoder) throws {
    var numbers = encoder.unkeyedContainer()
    for number in [minX, minY, width, height] { try numbers.encode(number) }
  }
}
