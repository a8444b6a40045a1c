public import MaquetteGraphics
public import MaquetteTypography

extension Paragraph {
  /// Returns the operations that draw the text with its top left corner at a point; `style` is the text style that gave the
  /// font its size.
  public func operations(
    at point: Point, color: Color, style: TextStyle? = nil, smoothing: FontSmoothing = .none
  ) -> [DisplayList.Operation] {
    var operations: [DisplayList.Operation] = []
    for line in lines {
      for placed in line.runs {
        placed.append(to: &operations, at: point, color: color, style: style, smoothing: smoothing)
      }
    }
    return operations
  }
}

extension Paragraph.PlacedRun {
  /// Adds the operations that draw the run in a paragraph whose top left corner is at a point.
  ///
  /// Pictures have their own colours; of the text's they take the opacity.
  package func append(
    to operations: inout [DisplayList.Operation], at point: Point, color: Color, style: TextStyle?,
    smoothing: FontSmoothing
  ) {
    let origin = origin.offset(dx: point.x, dy: point.y)
    guard pictures.isEmpty else {
      let opacity = Double(color.alpha) / 255
      operations += pictures.map { picture in
        .image(
          ImageDrawing(
            picture.image, in: picture.frame.offset(dx: origin.x, dy: origin.y), opacity: opacity))
      }
      return
    }
    var run = run
    run.textStyle = style
    run.face.smoothing = smoothing
    operations.append(.glyphs(run, origin: origin, color: color))
  }
}
