/// The shapes of an SVG picture as parts of a drawing.
///
/// The reader supports `path`, `circle`, `ellipse`, `rect`, `line`, `polyline` and `polygon`, with `fill` and `stroke` as
/// attributes or in `style`, on the element, on a group around it or on the picture (SVG 1.1, chapters 9 and 11). A shape
/// without a fill is a line that follows the weight, with the weight's thickness at regular; its own width is ignored.
/// Definitions for use elsewhere (`defs`, `clipPath`, `mask`), colours and style sheets are ignored; a `transform`, a text,
/// a picture and a `use` are errors, because their absence would be visible.
struct SymbolPicture {
  /// The parts, on the 24 grid.
  var parts: [SymbolPart] = []

  /// The state that elements pass to their children.
  private struct Context {
    var isFilled = true
    var isStroked = false
    /// Whether the content is not drawn in place.
    var isHidden = false
  }

  /// Elements whose content is not drawn in place.
  private static let hidden: Set<Substring> = ["defs", "clipPath", "mask", "symbol", "pattern", "marker"]
  /// Visible elements that are not supported.
  private static let refused: Set<Substring> = ["use", "text", "image", "foreignObject"]

  init(svg text: String) throws(SymbolSyntaxError) {
    var box = Rect(x: 0, y: 0, width: 24, height: 24)
    var open = [Context()]
    // Whether each part has a fill or a stroke.
    var isPainted: [Bool] = []
    var line = 1
    var isInComment = false
    for chunk in text.split(separator: "<", omittingEmptySubsequences: false).enumerated() {
      defer { line += chunk.element.count { $0.isNewline } }
      if isInComment || chunk.element.hasPrefix("!--") {
        isInComment = !chunk.element.contains("-->")
        continue
      }
      guard chunk.offset > 0, let end = chunk.element.lastIndex(of: ">") else { continue }
      let tag = SVGTag(chunk.element[..<end])
      if tag.name.hasPrefix("/") {
        if open.count > 1 { open.removeLast() }
        continue
      }
      if tag.name.hasPrefix("?") || tag.name.hasPrefix("!") { continue }
      var context = open[open.count - 1]
      if let fill = tag.property("fill") { context.isFilled = fill != "none" }
      if let stroke = tag.property("stroke") { context.isStroked = stroke != "none" }
      if Self.hidden.contains(tag.name) { context.isHidden = true }
      if !tag.isClosed { open.append(context) }
      if context.isHidden { continue }
      if tag.name == "svg", let numbers = tag.numbers("viewBox"), numbers.count == 4 {
        box = Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
      }
      guard tag.property("transform") == nil, !Self.refused.contains(tag.name) else {
        throw SymbolSyntaxError(line: line, text: "<" + chunk.element)
      }
      switch tag.path {
      case .none: continue
      case .unreadable: throw SymbolSyntaxError(line: line, text: "<" + chunk.element)
      case .path(let path):
        parts.append(SymbolPart(kind: context.isFilled ? .area : .stroke, path: path))
        isPainted.append(context.isFilled || context.isStroked)
      }
    }
    // Exports frame a drawing with a rectangle without fill and stroke. If no part has any, all parts are lines.
    if isPainted.contains(true) { parts = zip(parts, isPainted).filter(\.1).map(\.0) }
    let side = Swift.max(box.width, box.height)
    guard side > 0, side.isFinite, !parts.isEmpty else { throw SymbolSyntaxError(line: line, text: "") }
    let transform = Transform.translation(x: -box.center.x, y: -box.center.y)
      .then(.scale(x: SymbolGrid.side / side))
      .then(.translation(x: SymbolGrid.center, y: SymbolGrid.center))
    for index in parts.indices { parts[index].path = parts[index].path.applying(transform) }
    // A box that is next to nothing leaves no drawing.
    if parts.contains(where: \.path.isEmpty) { throw SymbolSyntaxError(line: line, text: "") }
  }
}
