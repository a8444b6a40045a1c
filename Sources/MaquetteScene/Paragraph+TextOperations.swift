public import MaquetteGraphics
public import MaquetteTypography

extension Paragraph {
  /// Returns the operations that draw the text with its top left corner at a point; `style` is the text style that gave the
  /// font its size.
  public func operations(
    at point: Point, color: Color, style: TextStyle? = nil, smoothing: FontSmoothing = .none
  ) -> [DisplayList.Operation] {
    lines.flatMap(\.runs).map { placed in
      var run = placed.run
      run.textStyle = style
      run.face.smoothing = smoothing
      return .glyphs(run, origin: placed.origin.offset(dx: point.x, dy: point.y), color: color)
    }
  }
}
