package import MaquetteElements
package import MaquetteGraphics

extension ToolTip {
  /// Returns the tool tip of a text that is drawn as it is, in front of a picture: below the pointer, or above it near the
  /// lower edge. The pointer's place is in points from the picture's top left corner.
  package static func presentation(
    of text: String, at pointer: Point, in environment: Environment
  ) -> Presentation {
    let metrics = environment.theme[ToolTipMetrics.self]
    var inside = environment
    inside.interaction = nil
    inside.isEnabled = true
    let isMirrored = environment.direction == .rightToLeft
    return Presentation(in: inside, content: { _ in ShownToolTip(text: text) }) { size, _, bounds in
      // The pointer is known by its place in the picture, which may be part of another one.
      let pointer = Point(x: bounds.frame.minX + pointer.x, y: bounds.frame.minY + pointer.y)
      let below = pointer.y + metrics.pointerGap
      let isBelow = bounds.growsInHeight || below + size.height + metrics.margin <= bounds.frame.maxY
      let x = isMirrored ? pointer.x - size.width : pointer.x
      let y = isBelow ? below : pointer.y - metrics.margin - size.height
      let frame = Rect(x: x, y: y, width: size.width, height: size.height)
      return bounds.holding(frame, margin: metrics.margin, direction: environment.direction)
    }
  }

  /// The time for which a pointer rests before a tool tip is shown, the time for which it is shown, and the time after the
  /// last one within which the next needs no rest.
  package static func times(in environment: Environment) -> (delay: Moment, stay: Moment, memory: Moment) {
    let metrics = environment.theme[ToolTipMetrics.self]
    return (Moment(seconds: metrics.delay), Moment(seconds: metrics.stay), Moment(seconds: metrics.memory))
  }
}

/// A tool tip that a session shows, whose text is translated already.
private struct ShownToolTip: Element {
  var text: String

  func node(in environment: Environment) -> Node {
    var inside = environment
    inside.pseudoLanguage = .none
    inside.strings = StringTable()
    return ToolTip(text).node(in: inside)
  }
}
