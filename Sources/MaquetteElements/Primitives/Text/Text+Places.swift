extension Text {
  /// Returns the places of the characters as they are drawn in a frame of a width in points, from its left edge.
  package func places(width: Double, in environment: Environment) -> TextPlaces {
    let style = paragraphStyle(in: environment)
    let spans =
      if case .present(let look) = look {
        parts(of: look, in: environment).map(\.span)
      } else {
        [TextSpan(shown(in: environment), font: style.font, lineHeight: style.lineHeight)]
      }
    let places = environment.fonts.places(of: spans, style: style, maxWidth: width)
    // The lines stand in the widest of them, as the text does in its frame.
    let widest = places.lines.reduce(0) { Swift.max($0, $1.maxX) }
    return places.offset(dx: (width - widest) * slackShare(in: environment.direction))
  }
}
