package import MaquetteScene

/// The selected parts of the lines of a text, in points of the picture.
package struct SelectedLines: Hashable, Sendable {
  /// The rectangles of the lines from top to bottom; empty for no selection.
  package var rects: [Rect]
  /// The directions of the first and the last line, which decide on which sides of them the selection begins and ends.
  package var first = LayoutDirection.leftToRight, last = LayoutDirection.leftToRight

  /// Creates the selected parts of lines of one direction.
  package init(_ rects: [Rect], first: LayoutDirection, last: LayoutDirection) {
    self.rects = rects
    (self.first, self.last) = (first, last)
  }

  /// The smallest rectangle around them; nil for no selection.
  package var bounds: Rect? {
    rects.first.map { rects.dropFirst().reduce($0) { $0.union($1) } }
  }

  /// The edges where the selection begins and ends, without a width; nil for no selection.
  package var edges: (start: Rect, end: Rect)? {
    guard let top = rects.first, let bottom = rects.last else { return nil }
    let (x, endX) = (
      first == .leftToRight ? top.minX : top.maxX, last == .leftToRight ? bottom.maxX : bottom.minX
    )
    return (
      Rect(minX: x, minY: top.minY, maxX: x, maxY: top.maxY),
      Rect(minX: endX, minY: bottom.minY, maxX: endX, maxY: bottom.maxY)
    )
  }
}

/// The look of a selection: what lies behind the selected text, and the handles at its ends.
package struct TextSelectionLook: Hashable, Sendable {
  /// The colour behind the text.
  package var highlight: Color
  /// The colour of the handles.
  package var handle: Color
  /// The diameter of the knobs in points; 0 for no handles.
  package var knob: Double
  /// The thickness of the stems in points.
  package var stem: Double

  /// Creates a look.
  package init(highlight: Color, handle: Color, knob: Double, stem: Double) {
    (self.highlight, self.handle, self.knob, self.stem) = (highlight, handle, knob, stem)
  }

  /// Returns what is drawn behind the selected text.
  package func background(of lines: SelectedLines, grid: PixelGrid) -> [DisplayList.Operation] {
    lines.rects.map { .fill(.rect(grid.snap($0)), .color(highlight)) }
  }

  /// Returns the two handles, which are drawn in front of the text: the first has its knob above the line, the last below it.
  package func handles(of lines: SelectedLines, grid: PixelGrid) -> [DisplayList.Operation] {
    guard let (start, end) = stems(of: lines, grid: grid), let (first, last) = knobs(of: lines, grid: grid)
    else { return [] }
    return [(start, first), (end, last)].flatMap { stem, knob in
      [DisplayList.Operation.fill(.rect(stem), .color(handle)), .fill(.ellipse(knob), .color(handle))]
    }
  }

  /// Returns the frames of the two knobs; nil for a selection without handles.
  package func knobs(of lines: SelectedLines, grid: PixelGrid) -> (first: Rect, last: Rect)? {
    guard let (start, end) = stems(of: lines, grid: grid) else { return nil }
    return (
      Rect(x: start.center.x - knob / 2, y: start.minY - knob, width: knob, height: knob),
      Rect(x: end.center.x - knob / 2, y: end.maxY, width: knob, height: knob)
    )
  }

  /// The stems, whose middles are the edges of the highlight on device pixels.
  private func stems(of lines: SelectedLines, grid: PixelGrid) -> (start: Rect, end: Rect)? {
    guard knob > 0, let (start, end) = lines.edges else { return nil }
    func around(_ edge: Rect) -> Rect {
      let edge = grid.snap(edge)
      return Rect(x: edge.minX - stem / 2, y: edge.minY, width: stem, height: edge.height)
    }
    return (around(start), around(end))
  }
}
