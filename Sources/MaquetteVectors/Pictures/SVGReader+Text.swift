import MaquetteDiagnostics
import MaquetteGraphics
import MaquetteScene
import MaquetteTypography

/// A piece of text in one style, with the place that it is given.
private struct TextPiece {
  var text: String
  var style: SVGStyle
  /// The element that the text is in.
  var element: Int
  /// The absolute place; nil to go on after the piece before.
  var x: Double?
  var y: Double?
  /// The shift from where it would be.
  var dx = 0.0
  var dy = 0.0
}

extension SVGReader {
  /// The outlines of a text and of the parts of it in other styles.
  mutating func text(_ index: Int, in context: Context) throws(SVGProblem) -> [SVGItem] {
    var pieces: [TextPiece] = []
    var hasSpace = true
    try collect(index, in: context, into: &pieces, hasSpace: &hasSpace)
    // White space at the end takes no room.
    if let last = pieces.indices.last, !pieces[last].style.text.isPreserved, pieces[last].text.hasSuffix(" ")
    {
      pieces[last].text.removeLast()
    }
    var items: [SVGItem] = []
    var pen = Point.zero
    var begin = 0
    while begin < pieces.count {
      // An absolute place begins a chunk, which is anchored as a whole.
      var end = begin + 1
      while end < pieces.count, pieces[end].x == nil, pieces[end].y == nil { end += 1 }
      items += try chunk(Array(pieces[begin..<end]), pen: &pen, in: context)
      begin = end
    }
    return items
  }

  private mutating func collect(
    _ index: Int, in context: Context, into pieces: inout [TextPiece], hasSpace: inout Bool
  ) throws(SVGProblem) {
    let viewport = context.viewport
    var places = (
      x: list("x", of: index, in: context, whole: viewport.width),
      y: list("y", of: index, in: context, whole: viewport.height),
      dx: list("dx", of: index, in: context, whole: viewport.width),
      dy: list("dy", of: index, in: context, whole: viewport.height)
    )
    func next(_ values: inout [Double]) -> Double? { values.isEmpty ? nil : values.removeFirst() }
    for child in tree.elements[index].children {
      switch child {
      case .text(let raw):
        let text = Self.spaced(raw, isPreserved: context.style.text.isPreserved, hasSpace: &hasSpace)
        var rest = text[...]
        // With a place for each character, each is set alone.
        while !rest.isEmpty {
          let isSpread = [places.x, places.y, places.dx, places.dy].contains { $0.count > 1 }
          let part = isSpread ? rest.prefix(1) : rest
          rest = rest.dropFirst(part.count)
          pieces.append(
            TextPiece(
              text: String(part), style: context.style, element: index, x: next(&places.x),
              y: next(&places.y),
              dx: next(&places.dx) ?? 0, dy: next(&places.dy) ?? 0))
        }
      case .element(let child):
        guard let name = tree.elements[child].name, !SVGElements.silent.contains(name) else { continue }
        guard ["tspan", "a"].contains(name) else {
          _ = try items(of: child, in: context)
          continue
        }
        if properties(of: child)["display"] == "none" { continue }
        let before = pieces.count
        _ = try group(child, in: context) { reader, inner throws(SVGProblem) in
          try reader.collect(child, in: inner, into: &pieces, hasSpace: &hasSpace)
          return []
        }
        // The place of the text around goes to its first character, wherever that is.
        if before == pieces.count { continue }
        if pieces[before].x == nil { pieces[before].x = next(&places.x) }
        if pieces[before].y == nil { pieces[before].y = next(&places.y) }
        pieces[before].dx += next(&places.dx) ?? 0
        pieces[before].dy += next(&places.dy) ?? 0
      }
    }
  }

  /// The lengths of a list of places; empty if the attribute is absent.
  private mutating func list(_ name: String, of index: Int, in context: Context, whole: Double) -> [Double] {
    guard let text = tree.elements[index][name], !text.isEmpty else { return [] }
    guard let lengths = SVGLength.list(text) else {
      refuse(
        "\(name) is no length: \(Evidence.quoted(text))", at: tree.position(of: name, in: index), hint: nil)
      return []
    }
    return lengths.map { $0.resolved(fontSize: context.style.text.size, of: whole) }
  }

  /// The text with white space as it is drawn (SVG 1.1, 10.15).
  private static func spaced(_ text: String, isPreserved: Bool, hasSpace: inout Bool) -> String {
    var result = ""
    for character in text {
      let isSpace = character == " " || character == "\t" || character.isNewline
      if isPreserved {
        result.append(isSpace ? " " : character)
      } else if !isSpace {
        result.append(character)
      } else if !hasSpace {
        result.append(" ")
      }
      hasSpace = isSpace
    }
    return result
  }

  /// The outlines of pieces that follow each other.
  private mutating func chunk(
    _ pieces: [TextPiece], pen: inout Point, in context: Context
  ) throws(SVGProblem) -> [SVGItem] {
    pen = Point(x: pieces[0].x ?? pen.x, y: pieces[0].y ?? pen.y)
    var placed: [(piece: TextPiece, paragraph: Paragraph, at: Point)] = []
    let start = pen.x
    for piece in pieces {
      pen = pen.offset(dx: piece.dx, dy: piece.dy)
      let paragraph = paragraph(piece)
      placed.append((piece, paragraph, pen))
      // The spaces at its end are a part of a piece.
      pen.x += paragraph.idealWidth
    }
    let style = pieces[0].style.text
    let share: Double =
      switch style.anchor {
      case .start: style.isRightToLeft ? 1 : 0
      case .middle: 0.5
      case .end: style.isRightToLeft ? 0 : 1
      }
    let shift = -(pen.x - start) * share
    pen.x += shift
    var items: [SVGItem] = []
    for (piece, paragraph, point) in placed {
      let path = outline(of: paragraph, piece, at: point.offset(dx: shift, dy: 0))
      if path.isEmpty { continue }
      try count(path, at: piece.element)
      var inner = context
      inner.style = piece.style
      inner.style.fillRule = .nonzero
      items.append(.shape(painted(path, of: piece.element, box: path.tightBounds, in: inner)))
    }
    return items
  }

  private mutating func paragraph(_ piece: TextPiece) -> Paragraph {
    var font = Font(family: family(of: piece), size: piece.style.text.size, weight: piece.style.text.weight)
    font.isItalic = piece.style.text.isItalic
    font.tracking = piece.style.text.letterSpacing
    return fonts.paragraph(piece.text, style: ParagraphStyle(font: font))
  }

  /// The first family that there is; else the font of the system, with a warning if another one is named.
  private mutating func family(of piece: TextPiece) -> Font.Family {
    let generic: Set<String> = [
      "sans-serif", "system-ui", "-apple-system", "ui-sans-serif", "BlinkMacSystemFont", "SF Pro",
      "SF Pro Text",
      "SF Pro Display",
    ]
    for name in piece.style.text.families {
      if generic.contains(name) { return .system }
      if let known = fonts.families.first(where: { $0.lowercased() == name.lowercased() }) {
        return .named(known)
      }
    }
    if let name = piece.style.text.families.first {
      warn(
        "there is no font \(Evidence.quoted(name)); the text is drawn in that of the system",
        at: tree.position(of: piece.element), hint: "convert the text to paths in the drawing program")
    }
    return .system
  }

  /// The outlines of a piece whose baseline begins at a point.
  private mutating func outline(of paragraph: Paragraph, _ piece: TextPiece, at point: Point) -> Path {
    let font = Font(
      family: .system, size: piece.style.text.size, weight: piece.style.text.weight)
    let metrics = fonts.metrics(for: font)
    let drop: Double =
      switch piece.style.text.baseline {
      case .auto, .alphabetic: 0
      case .middle: metrics.xHeight / 2
      case .central, .mathematical: (metrics.ascent - metrics.descent) / 2
      case .hanging: metrics.ascent * 0.8
      case .textBeforeEdge, .textTop: metrics.ascent
      case .ideographic, .textAfterEdge, .textBottom: -metrics.descent
      }
    var path = Path()
    guard let line = paragraph.lines.first else { return path }
    for placed in line.runs {
      let run = placed.run
      if !placed.pictures.isEmpty {
        refuse(
          "an emoji has no outline", at: tree.position(of: piece.element),
          hint: "use an element 'symbol' of the sheet, or convert it to paths")
      }
      // The runs stand on the first baseline, which is brought to the point's.
      let origin = Point(x: point.x + placed.origin.x, y: point.y + drop)
      for glyph in run.glyphs {
        let transform = Transform.scale(x: run.emSize).then(
          .translation(x: origin.x + glyph.position.x, y: origin.y + glyph.position.y))
        path.append(fonts.outline(of: glyph.id, in: run.face).applying(transform))
      }
    }
    let lines = fonts.textLines(for: font)
    let width = line.width
    for (isDrawn, line) in [
      (piece.style.text.hasUnderline, lines.underline),
      (piece.style.text.hasStrikethrough, lines.strikethrough),
    ] where isDrawn {
      path.add(Rect(x: point.x, y: point.y + drop + line.top, width: width, height: line.thickness))
    }
    return path
  }
}
