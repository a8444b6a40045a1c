extension Paragraph {
  /// Returns the operations that draw a text of several looks with its top left corner at a point.
  ///
  /// A line under the text is drawn behind its glyphs, a line through it in front of them, as text systems do.
  func operations(at corner: Point, paints: [TextPart.Paint], grid: PixelGrid) -> [DisplayList.Operation] {
    lines.flatMap { line in
      var glyphs: [DisplayList.Operation] = []
      for placed in line.runs where paints.indices.contains(placed.span) {
        let paint = paints[placed.span]
        placed.append(
          to: &glyphs, at: corner, color: paint.color, style: paint.style, smoothing: paint.smoothing)
      }
      return line.marks(\.underline, at: corner, paints: paints, grid: grid) + glyphs
        + line.marks(\.strikethrough, at: corner, paints: paints, grid: grid)
    }
  }
}

extension Paragraph.Line {
  /// Returns one of the two lines of every stretch that has it: whole pixels, at least one, so that both edges are sharp.
  fileprivate func marks(
    _ mark: KeyPath<TextPart.Paint, TextLines.Line?>, at corner: Point, paints: [TextPart.Paint],
    grid: PixelGrid
  ) -> [DisplayList.Operation] {
    stretches().compactMap { stretch in
      guard paints.indices.contains(stretch.span), let place = paints[stretch.span][keyPath: mark] else {
        return nil
      }
      let top = grid.snap(corner.y + baseline + place.top)
      let thickness = max(1 / grid.scale, grid.snap(place.thickness))
      let rect = Rect(
        minX: grid.snap(corner.x + stretch.minX), minY: top, maxX: grid.snap(corner.x + stretch.maxX),
        maxY: top + thickness)
      return .fill(.rect(rect), .color(paints[stretch.span].color))
    }
  }
}
