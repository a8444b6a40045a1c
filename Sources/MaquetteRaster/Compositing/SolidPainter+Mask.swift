extension SolidPainter {
  /// Composites the colour through the coverage of a mask, within `area`.
  ///
  /// Glyphs come this way: narrow rows, so bytes become lanes in registers and need no buffer.
  func draw(_ mask: MaskSource, in area: PixelRect) {
    for y in area.rows {
      drawRow(x: area.x, y: y, count: area.width, bytes: mask.pixel(x: area.x, y: y))
    }
  }
}
