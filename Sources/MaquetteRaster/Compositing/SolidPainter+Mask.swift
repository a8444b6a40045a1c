extension SolidPainter {
  /// Composites the colour through the coverage of a mask, within `area`.
  func draw(_ mask: MaskSource, in area: PixelRect) {
    draw(area, bytes: mask.pixel(x: area.x, y: area.y), stride: mask.bounds.width)
  }
}
