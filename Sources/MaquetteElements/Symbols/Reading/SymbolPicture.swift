import MaquetteVectors

/// The shapes of an SVG picture as parts of a drawing.
///
/// The reader supports `path`, `circle`, `ellipse`, `rect`, `line`, `polyline` and `polygon`, with `fill` and `stroke` as
/// attributes or in `style`, on the element, on a group around it or on the picture (SVG 1.1, chapters 9 and 11). A shape
/// without a fill is a line that follows the weight, with the weight's thickness at regular; its own width is ignored.
/// What the picture hides is left out, and the view box clips. Definitions for use elsewhere (`defs`, `clipPath`, `mask`) and
/// colours are ignored. What else changes the look is an error: a `transform`, a text, a picture, a `use`, a style sheet, a
/// gradient, dashes, a filter, and a clip or a mask that leaves less than the view box.
struct SymbolPicture {
  /// The parts, on the 24 grid.
  var parts: [SymbolPart] = []

  /// Elements that are drawn in a way that is not supported.
  private static let refused: Set<Substring> = [
    "use", "text", "image", "foreignObject", "switch", "animate", "animateTransform", "animateMotion", "set",
  ]
  /// Properties that are supported without a value only.
  private static let refusedProperties: [Substring] = [
    "filter", "marker", "marker-start", "marker-mid", "marker-end", "stroke-dasharray",
  ]
  /// Attributes and properties by which a coordinate means another place.
  private static let transforms: [Substring] = ["transform", "translate", "rotate", "scale"]

  init(svg text: String) throws(SymbolSyntaxError) {
    var reader = Reader()
    try reader.read(text)
    parts = try reader.drawing()
  }

  /// Reads the tags one after another.
  private struct Reader {
    private var box = Rect(x: 0, y: 0, width: 24, height: 24)
    private var hasPicture = false
    private var open = [SVGPainting()]
    private var shapes: [SymbolPart] = []
    private var hasShape = false
    private var clips = SVGClips()
    private var line = 1

    mutating func read(_ text: String) throws(SymbolSyntaxError) {
      var isInComment = false
      for chunk in text.split(separator: "<", omittingEmptySubsequences: false).enumerated() {
        defer { line += chunk.element.count { $0.isNewline } }
        if isInComment || chunk.element.hasPrefix("!--") {
          isInComment = !chunk.element.contains("-->")
          continue
        }
        guard chunk.offset > 0, let end = chunk.element.lastIndex(of: ">") else { continue }
        try read(SVGTag(chunk.element[..<end]), chunk.element)
      }
    }

    private mutating func read(_ tag: SVGTag, _ chunk: Substring) throws(SymbolSyntaxError) {
      let error = SymbolSyntaxError(line: line, text: "<" + chunk)
      if tag.name.hasPrefix("/") {
        if open.count > 1 { open.removeLast() }
        clips.end(tag.name.dropFirst())
        return
      }
      // A style sheet holds wherever it stands.
      let isSheet = tag.name == "style" && !tag.isClosed || tag.name == "?xml-stylesheet"
      if isSheet { throw error }
      if tag.name.hasPrefix("?") || tag.name.hasPrefix("!") { return }
      var painting = open[open.count - 1]
      painting.apply(tag)
      clips.begin(tag)
      if !tag.isClosed { open.append(painting) }
      if painting.isHidden { return }
      if tag.name == "svg" {
        // A picture within one has a view of its own.
        if hasPicture { throw error }
        hasPicture = true
        if let numbers = tag.numbers("viewBox"), numbers.count == 4 {
          box = Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
        }
      }
      if SymbolPicture.refused.contains(tag.name)
        || SymbolPicture.transforms.contains(where: { tag.isSet($0) })
        || SymbolPicture.refusedProperties.contains(where: { tag.isSet($0) })
      {
        throw error
      }
      for property in ["clip-path", "mask"] as [Substring] where tag.isSet(property) {
        clips.use(tag.word(property) ?? "", error)
      }
      switch tag.path {
      case .none: return
      case .unreadable: throw error
      case .path(let path):
        hasShape = true
        if painting.usesServer { throw error }
        let look = painting.look
        if look == .invisible { return }
        var part = SymbolPart(kind: look == .area ? .area : .stroke, path: path)
        if painting.isEvenOdd { part.rule = .evenOdd }
        shapes.append(part)
      }
    }

    /// The parts that are seen, on the 24 grid.
    func drawing() throws(SymbolSyntaxError) -> [SymbolPart] {
      let side = Swift.max(box.width, box.height)
      guard side > 0, side.isFinite, hasShape else { throw SymbolSyntaxError(line: line, text: "") }
      if let error = clips.firstCut(of: box) { throw error }
      let transform = Transform.translation(x: -box.center.x, y: -box.center.y)
        .then(.scale(x: SymbolGrid.side / side))
        .then(.translation(x: SymbolGrid.center, y: SymbolGrid.center))
      let size = Size(width: box.width * SymbolGrid.side / side, height: box.height * SymbolGrid.side / side)
      let view = Rect(
        x: SymbolGrid.center - size.width / 2, y: SymbolGrid.center - size.height / 2, width: size.width,
        height: size.height)
      var parts: [SymbolPart] = []
      for var part in shapes {
        let moved = part.path.applying(transform)
        // A box that is next to nothing leaves no drawing.
        if moved.isEmpty { throw SymbolSyntaxError(line: line, text: "") }
        part.path = moved.clipped(to: view, asArea: part.kind == .area)
        if !part.path.isEmpty { parts.append(part) }
      }
      if parts.isEmpty { throw SymbolSyntaxError(nothingVisibleAt: line) }
      return parts
    }
  }
}
