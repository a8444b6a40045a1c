import MaquetteGraphics
import MaquetteLayout
import MaquetteScene
import MaquetteTypography

/// Draws a figure. Straight lines are filled rectangles on whole pixels, so that they are crisp at every scale.
struct FigurePainter {
  private let palette: Palette
  private let grid: PixelGrid
  /// The thickness of a line: about half a point in whole pixels.
  private let hair: Double
  /// Where the picture's top left corner is on the paper.
  private let origin: Point

  init(palette: Palette, grid: PixelGrid, origin: Point) {
    self.palette = palette
    self.grid = grid
    self.origin = origin
    hair = Swift.max(1, (grid.scale * 0.5).rounded(.down)) / grid.scale
  }

  /// The marks behind the picture: the paper, and a line around the picture.
  func paper(_ size: Size, _ figure: Figure) -> [DisplayList.Operation] {
    let frame = placed(figure.picture)
    return [
      .fill(.rect(Rect(origin: .zero, size: size)), .color(palette.paper)),
      .fill(.rect(frame.inset(by: -hair)), .color(palette.edge)),
      // Shows through transparent parts of the picture.
      .fill(.rect(frame), .color(palette.paper)),
    ]
  }

  /// The marks in front of the picture, from back to front.
  func marks(_ figure: Figure) -> [DisplayList.Operation] {
    var operations: [DisplayList.Operation] = []
    for strip in figure.strips { operations += tint(strip) }
    for target in figure.targets { operations += outline(target, kind: .hitTarget) }
    for frame in figure.frames { operations += box(frame) }
    for (start, end) in figure.baselines {
      operations += haloed(
        line(from: start.offset(dx: -4, dy: 0), to: end.offset(dx: 4, dy: 0), palette.color(of: .baseline)))
    }
    var centers: [Point] = []
    for corner in figure.corners { operations += arc(corner, centers: &centers) }
    for dimension in figure.dimensions { operations += extensions(dimension) }
    for leader in figure.leaders { operations += self.leader(leader) }
    for dimension in figure.dimensions { operations += self.dimension(dimension) }
    for strip in figure.strips { operations += badge(strip) }
    for swatch in figure.swatches { operations += self.swatch(swatch) }
    for key in figure.keys {
      operations.append(.fill(.rect(grid.snap(placed(key.rect))), .color(palette.color(of: key.kind))))
    }
    for text in figure.texts { operations += glyphs(text) }
    return operations
  }

  private func placed(_ point: Point) -> Point { point.offset(dx: origin.x, dy: origin.y) }

  private func placed(_ rect: Rect) -> Rect { rect.offset(dx: origin.x, dy: origin.y) }

  /// A horizontal or vertical line between two points; it lies right of or below them.
  private func line(from: Point, to: Point, _ color: Color, width: Double? = nil) -> DisplayList.Operation {
    let width = width ?? hair
    let (a, b) = (grid.snap(placed(from)), grid.snap(placed(to)))
    let isHorizontal = a.y == b.y
    let rect = Rect(
      minX: Swift.min(a.x, b.x), minY: Swift.min(a.y, b.y),
      maxX: Swift.max(a.x, b.x) + (isHorizontal ? 0 : width),
      maxY: Swift.max(a.y, b.y) + (isHorizontal ? width : 0))
    return .fill(.rect(rect), .color(color))
  }

  /// A line with a pale edge, so that it is visible on every picture.
  private func haloed(_ line: DisplayList.Operation) -> [DisplayList.Operation] {
    guard case .fill(.rect(let rect), _) = line else { return [line] }
    return [.fill(.rect(rect.inset(by: -hair)), .color(palette.paper.opacity(0.7))), line]
  }

  private func tint(_ strip: Figure.Strip) -> [DisplayList.Operation] {
    let color = palette.color(of: strip.kind)
    let rect = placed(strip.rect)
    // The two measured edges are drawn.
    let isWide = strip.axis == .horizontal
    let first =
      isWide
      ? Rect(x: rect.minX, y: rect.minY, width: hair, height: rect.height)
      : Rect(x: rect.minX, y: rect.minY, width: rect.width, height: hair)
    let second =
      isWide ? first.offset(dx: rect.width - hair, dy: 0) : first.offset(dx: 0, dy: rect.height - hair)
    return [
      .fill(.rect(rect), .color(color.opacity(0.15))), .fill(.rect(first), .color(color.opacity(0.5))),
      .fill(.rect(second), .color(color.opacity(0.5))),
    ]
  }

  private func badge(_ strip: Figure.Strip) -> [DisplayList.Operation] {
    let color = palette.color(of: strip.kind)
    var operations: [DisplayList.Operation] = []
    if let from = strip.stem.first, let to = strip.stem.last {
      operations.append(line(from: from, to: to, color))
    }
    let shape = RoundedRectangle(rect: placed(strip.badge), radius: 3, style: .continuous)
    operations.append(.fill(.roundedRectangle(shape), .color(color)))
    return operations
  }

  /// The frame of an element, as a thin box inside its edges.
  private func box(_ frame: Rect) -> [DisplayList.Operation] {
    let rect = grid.snap(placed(frame)).inset(by: hair / 2)
    let color = palette.color(of: .frame).opacity(0.7)
    return [.stroke(.rect(rect), StrokeStyle(width: hair), .color(color))]
  }

  private func outline(_ target: Rect, kind: Redline) -> [DisplayList.Operation] {
    let rect = grid.snap(placed(target))
    let color = palette.color(of: kind)
    return [
      .fill(.rect(rect), .color(color.opacity(0.07))),
      .stroke(.rect(rect.inset(by: hair / 2)), StrokeStyle(width: hair, dashes: [4, 3]), .color(color)),
    ]
  }

  /// The top right quarter of a rounded rectangle's outline, with its radius if there is room.
  private func arc(_ corner: RoundedRectangle, centers: inout [Point]) -> [DisplayList.Operation] {
    var shape = corner
    shape.rect = placed(corner.rect)
    let radius = corner.radii.topLeft
    // A continuous corner begins at this multiple of its radius.
    let reach = Swift.min(
      radius * (corner.style == .continuous ? 1.528_665 : 1), shape.rect.width / 2, shape.rect.height / 2)
    let color = palette.color(of: .radius)
    let clip = Rect(x: shape.rect.maxX - reach, y: shape.rect.minY - 2, width: reach + 2, height: reach + 2)
    var operations: [DisplayList.Operation] = [
      .push(Layer(clip: .rect(clip))),
      .stroke(.roundedRectangle(shape), StrokeStyle(width: 1.5), .color(color)),
      .pop,
    ]
    let center = Point(x: shape.rect.maxX - radius, y: shape.rect.minY + radius)
    let isTaken = centers.contains { ($0.x - center.x).magnitude < 8 && ($0.y - center.y).magnitude < 8 }
    if radius >= 14, !isTaken {
      centers.append(center)
      let reach = radius * 0.707_106_781_186_547_6
      var path = Path()
      path.move(to: center)
      path.line(to: center.offset(dx: reach, dy: -reach))
      operations += [
        .stroke(.path(path, .nonzero), StrokeStyle(width: hair * 3), .color(palette.paper.opacity(0.7))),
        .stroke(.path(path, .nonzero), StrokeStyle(width: hair, dashes: [2, 2]), .color(color)),
        .fill(.ellipse(Rect(x: center.x - 1.5, y: center.y - 1.5, width: 3, height: 3)), .color(color)),
      ]
    }
    return operations
  }

  /// The thin lines from an element to its dimension line.
  private func extensions(_ line: Figure.DimensionLine) -> [DisplayList.Operation] {
    let color = palette.color(of: line.dimension.kind).opacity(0.45)
    // The outer edges of the two lines are the measured edges.
    return [line.start, line.end - hair].map { along in
      self.line(from: line.point(along, line.position - 4), to: line.point(along, line.edge), color)
    }
  }

  private func dimension(_ line: Figure.DimensionLine) -> [DisplayList.Operation] {
    let color = palette.color(of: line.dimension.kind)
    let (start, end, across) = (line.start, line.end, line.position)
    func piece(_ from: Double, _ to: Double) -> DisplayList.Operation {
      self.line(from: line.point(from, across), to: line.point(to, across), color)
    }
    var operations: [DisplayList.Operation] = []
    if line.label.isEmpty {
      operations.append(piece(start, end))
    } else {
      let (from, to) =
        line.dimension.axis == .horizontal
        ? (line.label.minX, line.label.maxX) : (line.label.minY, line.label.maxY)
      operations += [piece(start, from), piece(to, end)]
    }
    for along in [start, end - hair] {
      operations.append(
        self.line(from: line.point(along, across - 3), to: line.point(along, across + 3 + hair), color))
    }
    return operations
  }

  /// A leader with a pale edge, so that it is visible on every picture, and a dot at its start.
  private func leader(_ leader: Figure.Leader) -> [DisplayList.Operation] {
    guard let first = leader.points.first else { return [] }
    var lines: [DisplayList.Operation] = []
    for (from, to) in zip(leader.points, leader.points.dropFirst()) where from != to {
      let line = line(from: from, to: to, palette.leader)
      // Only the part in the picture needs the pale edge; on paper it would cut into other lines.
      lines += from == first ? haloed(line) : [line]
    }
    let dot = Rect(x: first.x - 2 + hair / 2, y: first.y - 2 + hair / 2, width: 4, height: 4)
    return lines + [
      .fill(.ellipse(placed(dot.inset(by: -1))), .color(palette.paper)),
      .fill(.ellipse(placed(dot)), .color(palette.ink)),
    ]
  }

  private func swatch(_ swatch: Figure.Swatch) -> [DisplayList.Operation] {
    let rect = placed(swatch.rect)
    return [
      .fill(.ellipse(rect.inset(by: -hair)), .color(palette.edge)),
      .fill(.ellipse(rect), .color(palette.paper)),
      .fill(.ellipse(rect), .color(swatch.color)),
    ]
  }

  private func glyphs(_ text: Figure.Text) -> [DisplayList.Operation] {
    let paragraph = text.lettering.paragraph
    let corner = placed(text.origin).offset(dx: 0, dy: -paragraph.firstBaseline)
    return paragraph.operations(at: corner, color: palette.color(of: text.ink))
  }
}
