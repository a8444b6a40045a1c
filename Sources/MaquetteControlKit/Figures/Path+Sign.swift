package import MaquetteGraphics

extension Path {
  /// Returns a minus or a plus whose bars have round ends and cross in their middle.
  ///
  /// Signs of iOS 13 and later are symbols: their bars are as thick as they are measured, not whole pixels.
  package static func sign(isPlus: Bool, length: Double, thickness: Double, center: Point) -> Path {
    var path = Path()
    path.addBar(Size(width: length, height: thickness), center: center)
    if isPlus { path.addBar(Size(width: thickness, height: length), center: center) }
    return path
  }

  private mutating func addBar(_ size: Size, center: Point) {
    let rect = Rect(
      x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width, height: size.height)
    add(RoundedRectangle(rect: rect, radius: Swift.min(size.width, size.height) / 2))
  }
}
