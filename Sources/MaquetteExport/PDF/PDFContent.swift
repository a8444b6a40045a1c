import MaquetteGraphics

/// The operators of a content stream as it grows.
struct PDFContent {
  var bytes: [UInt8] = []
  let grid: CoordinateGrid

  init(grid: CoordinateGrid) { self.grid = grid }

  /// Writes an operator, or operands that need no rounding.
  mutating func write(_ text: StaticString) {
    bytes.append(text)
    bytes.append(UInt8(ascii: "\n"))
  }

  mutating func write(_ text: String) {
    bytes.append(text)
    bytes.append(UInt8(ascii: "\n"))
  }

  /// Writes a length in points and an operator.
  mutating func write(_ value: Double, operator name: StaticString) {
    operand(grid.step(value))
    write(name)
  }

  private mutating func operand(_ steps: Int) {
    bytes.append(steps: steps, decimals: grid.decimals)
    bytes.append(UInt8(ascii: " "))
  }

  private mutating func operands(_ point: Point) {
    operand(grid.step(point.x))
    operand(grid.step(point.y))
  }

  /// Moves the origin by a distance in steps.
  mutating func move(x: Int, y: Int) {
    if x == 0 && y == 0 { return }
    bytes.append("1 0 0 1 ")
    operand(x)
    operand(y)
    write("cm")
  }

  /// Draws a form with its origin at a point.
  mutating func draw(_ form: String, at origin: Point) {
    move(x: grid.step(origin.x), y: grid.step(origin.y))
    draw(form)
  }

  /// Draws a form.
  mutating func draw(_ form: String) {
    bytes.append(UInt8(ascii: "/"))
    bytes.append(form)
    write(" Do")
  }

  /// Shows a letter of the font with its origin at a point; lines of text count upwards.
  mutating func show(_ letter: Int, at place: Point) {
    bytes.append("1 0 0 -1 ")
    operands(place)
    bytes.append("Tm <")
    bytes.append(PDFDocument.hex(UInt16(truncatingIfNeeded: letter)))
    write("> Tj")
  }

  /// Writes the change of the coordinates; none for the identity.
  mutating func concatenate(_ transform: Transform) {
    if transform == .identity { return }
    for value in [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty] {
      bytes.append(fine: value)
      bytes.append(UInt8(ascii: " "))
    }
    write("cm")
  }

  /// Writes the channels of a colour and an operator.
  mutating func write(_ color: Color, operator name: StaticString) {
    for channel in [color.red, color.green, color.blue] {
      // Not below the level: some programs cut off what is left of a level in place of rounding.
      bytes.append(steps: Int((Double(channel) / 255 * 10_000).rounded(.up)), decimals: 4)
      bytes.append(UInt8(ascii: " "))
    }
    write(name)
  }

  /// Writes the contours of a shape.
  mutating func add(_ shape: Shape) {
    switch shape {
    case .rect(let rect): add(rect)
    case .roundedRectangle(let rounded) where rounded.fittedRadii == CornerRadii(all: 0): add(rounded.rect)
    default: add(shape.path)
    }
  }

  private mutating func add(_ rect: Rect) {
    // Edges are rounded, not lengths, so that neighbours leave no gap.
    let (left, top) = (grid.step(rect.minX), grid.step(rect.minY))
    operand(left)
    operand(top)
    operand(grid.step(rect.maxX) - left)
    operand(grid.step(rect.maxY) - top)
    write("re")
  }

  /// Writes the contours of a path under a transform; quadratic curves become cubic ones.
  mutating func add(_ path: Path, under transform: Transform = .identity) {
    var index = 0
    var current = Point.zero
    var start = Point.zero
    func point(_ offset: Int) -> Point { transform.apply(path.points[index + offset]) }
    for verb in path.verbs {
      switch verb {
      case .move:
        current = point(0)
        start = current
        operands(current)
        write("m")
      case .line:
        current = point(0)
        operands(current)
        write("l")
      case .quad:
        let (control, end) = (point(0), point(1))
        let first = Point(
          x: current.x + (control.x - current.x) * 2 / 3, y: current.y + (control.y - current.y) * 2 / 3)
        let second = Point(x: end.x + (control.x - end.x) * 2 / 3, y: end.y + (control.y - end.y) * 2 / 3)
        operands(first)
        operands(second)
        operands(end)
        write("c")
        current = end
      case .cubic:
        let (first, second, end) = (point(0), point(1), point(2))
        operands(first)
        operands(second)
        operands(end)
        write("c")
        current = end
      case .close:
        write("h")
        current = start
      }
      index += verb.pointCount
    }
  }

  /// Writes how lines are drawn.
  mutating func set(_ style: StrokeStyle) {
    write(style.width, operator: "w")
    let cap =
      switch style.cap {
      case .butt: 0
      case .round: 1
      case .square: 2
      }
    let join =
      switch style.join {
      case .miter: 0
      case .round: 1
      case .bevel: 2
      }
    write("\(cap) J \(join) j")
    bytes.append(fine: Swift.max(style.miterLimit, 1))
    write(" M")
    bytes.append("[")
    let isDashed = style.dashes.contains { $0 > 0 } && style.dashes.allSatisfy { $0 >= 0 && $0.isFinite }
    for dash in isDashed ? style.dashes : [] { operand(grid.step(dash)) }
    bytes.append("] ")
    write(isDashed ? style.dashPhase : 0, operator: "d")
  }
}
