import MaquetteDiagnostics
import MaquetteGraphics

extension SVGReader {
  /// The part of a shape; none if it has no area and no length.
  mutating func shape(_ index: Int, in context: Context) throws(SVGProblem) -> [SVGItem] {
    guard let path = outline(of: index, in: context), !path.isEmpty else { return [] }
    try count(path, at: index)
    return [.shape(painted(path, of: index, box: path.tightBounds, in: context))]
  }

  /// A path with the paints of an element; without any, it still counts for the box of a group.
  mutating func painted(_ path: Path, of index: Int, box: Rect?, in context: Context) -> SVGShape {
    let style = context.style
    var shape = SVGShape(
      id: tree.elements[index]["id"], position: tree.position(of: index), path: path,
      transform: context.transform, rule: context.isClip ? style.clipRule : style.fillRule,
      isStrokeFirst: style.isStrokeFirst,
      classes: (tree.elements[index]["class"] ?? "").split(whereSeparator: \.isWhitespace).map(String.init))
    guard style.isVisible else { return shape }
    if context.isClip {
      shape.fill = .color(.white)
      return shape
    }
    shape.fill = paint(style.fill, "fill", style.fillOpacity, of: index, box: box, in: context)
    if let line = line(of: style, in: context),
      let paint = paint(style.stroke, "stroke", style.strokeOpacity, of: index, box: box, in: context)
    {
      shape.stroke = SVGStroke(style: line, paint: paint)
    }
    return shape
  }

  private func line(of style: SVGStyle, in context: Context) -> StrokeStyle? {
    let whole = context.diagonal
    let width = style.strokeWidth.resolved(fontSize: style.text.size, of: whole)
    guard width > 0 else { return nil }
    var dashes = style.dashes.map { $0.resolved(fontSize: style.text.size, of: whole) }
    if dashes.reduce(0, +) <= 0 { dashes = [] }
    // The parts of an odd number are dash and gap in turn.
    if !dashes.count.isMultiple(of: 2) { dashes += dashes }
    return StrokeStyle(
      width: width, cap: style.cap, join: style.join, miterLimit: style.miterLimit, dashes: dashes,
      dashPhase: dashes.isEmpty ? 0 : style.dashOffset.resolved(fontSize: style.text.size, of: whole))
  }

  /// The path of a shape in its own coordinates; nil if it has none, or is refused.
  private mutating func outline(of index: Int, in context: Context) -> Path? {
    let (width, height) = (context.viewport.width, context.viewport.height)
    switch tree.elements[index].name {
    case "path": return pathData(of: index)
    case "rect": return rectangle(index, in: context)
    case "circle", "ellipse": return ellipse(index, in: context)
    case "line":
      let start = Point(
        x: length("x1", of: index, in: context, whole: width) ?? 0,
        y: length("y1", of: index, in: context, whole: height) ?? 0)
      let end = Point(
        x: length("x2", of: index, in: context, whole: width) ?? 0,
        y: length("y2", of: index, in: context, whole: height) ?? 0)
      var path = Path()
      path.move(to: start)
      path.line(to: end)
      return path
    default: return polygon(index)
    }
  }

  private mutating func pathData(of index: Int) -> Path? {
    guard var text = properties(of: index)["d"], !text.isEmpty, text != "none" else { return nil }
    // The function of CSS has the data in quotes.
    if text.hasPrefix("path("), text.hasSuffix(")") {
      text = text.dropFirst(5).dropLast().filter { !"\"'".contains($0) }
    }
    do throws(PathSyntaxError) {
      return try Path(svg: text)
    } catch {
      refuse("the path cannot be read: \(error)", at: tree.position(of: "d", in: index), hint: nil)
      return nil
    }
  }

  private mutating func polygon(_ index: Int) -> Path? {
    guard let text = tree.elements[index]["points"], !text.isEmpty else { return nil }
    guard let numbers = ValueScanner.numbers(text), numbers.count.isMultiple(of: 2), numbers.count >= 4 else {
      refuse(
        "the points cannot be read", at: tree.position(of: "points", in: index),
        hint: "write at least two pairs of numbers")
      return nil
    }
    var path = Path()
    for place in stride(from: 0, to: numbers.count, by: 2) {
      let point = Point(x: numbers[place], y: numbers[place + 1])
      place == 0 ? path.move(to: point) : path.line(to: point)
    }
    if tree.elements[index].name == "polygon" { path.close() }
    return path
  }

  /// A length that must not be below 0; nil if it is absent or refused.
  private mutating func extent(_ name: String, of index: Int, in context: Context, whole: Double) -> Double? {
    guard let value = length(name, of: index, in: context, whole: whole) else { return nil }
    if value >= 0 { return value }
    refuse("\(name) is below 0", at: tree.position(of: name, in: index), hint: nil)
    return nil
  }

  private mutating func ellipse(_ index: Int, in context: Context) -> Path? {
    let (width, height) = (context.viewport.width, context.viewport.height)
    let x = length("cx", of: index, in: context, whole: width) ?? 0
    let y = length("cy", of: index, in: context, whole: height) ?? 0
    let across: Double?
    let down: Double?
    if tree.elements[index].name == "circle" {
      across = extent("r", of: index, in: context, whole: context.diagonal)
      down = across
    } else {
      across = extent("rx", of: index, in: context, whole: width)
      down = extent("ry", of: index, in: context, whole: height)
    }
    // One radius alone is that of a circle (SVG 2, 10.4).
    guard let radius = across ?? down, radius > 0, (down ?? radius) > 0 else { return nil }
    let (rx, ry) = (radius, down ?? radius)
    var path = Path()
    path.add(ellipseIn: Rect(x: x - rx, y: y - ry, width: 2 * rx, height: 2 * ry))
    return path
  }

  private mutating func rectangle(_ index: Int, in context: Context) -> Path? {
    let (across, down) = (context.viewport.width, context.viewport.height)
    guard let width = extent("width", of: index, in: context, whole: across),
      let height = extent("height", of: index, in: context, whole: down), width > 0, height > 0
    else { return nil }
    let x = length("x", of: index, in: context, whole: across) ?? 0
    let y = length("y", of: index, in: context, whole: down) ?? 0
    let first = extent("rx", of: index, in: context, whole: across)
    let second = extent("ry", of: index, in: context, whole: down)
    let rx = Swift.min(first ?? second ?? 0, width / 2)
    let ry = Swift.min(second ?? first ?? 0, height / 2)
    let rect = Rect(x: x, y: y, width: width, height: height)
    var path = Path()
    guard rx > 0, ry > 0 else {
      path.add(rect)
      return path
    }
    path.add(rect, radii: Size(width: rx, height: ry))
    return path
  }
}

extension SVGReader.Context {
  /// What 100 % of a length are that is neither across nor down (SVG 1.1, 7.10).
  var diagonal: Double {
    ((viewport.width * viewport.width + viewport.height * viewport.height) / 2).squareRoot()
  }
}

extension Path {
  /// Adds a rectangle with elliptical corners, clockwise from the top left as SVG draws it.
  fileprivate mutating func add(_ rect: Rect, radii: Size) {
    // A cubic follows a quarter of a circle with handles of 0.5523 of the radius.
    let (rx, ry) = (radii.width, radii.height)
    let (hx, hy) = (rx * (1 - 0.5522847498307936), ry * (1 - 0.5522847498307936))
    let (left, top, right, bottom) = (rect.minX, rect.minY, rect.maxX, rect.maxY)
    func point(_ x: Double, _ y: Double) -> Point { Point(x: x, y: y) }
    move(to: point(left + rx, top))
    line(to: point(right - rx, top))
    cubic(to: point(right, top + ry), control1: point(right - hx, top), control2: point(right, top + hy))
    line(to: point(right, bottom - ry))
    cubic(
      to: point(right - rx, bottom), control1: point(right, bottom - hy), control2: point(right - hx, bottom))
    line(to: point(left + rx, bottom))
    cubic(
      to: point(left, bottom - ry), control1: point(left + hx, bottom), control2: point(left, bottom - hy))
    line(to: point(left, top + ry))
    cubic(to: point(left + rx, top), control1: point(left, top + hy), control2: point(left + hx, top))
    close()
  }
}
