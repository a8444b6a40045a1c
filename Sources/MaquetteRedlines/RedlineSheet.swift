package import MaquetteElements

/// A picture with redlines, as designers hand it over: small pictures are enlarged, dimension lines stand above and to the
/// left, bands of padding and spacing in the picture, notes on type and colour to the right and below.
///
/// Every value comes from the layout tree that the picture is drawn from. The result is a layout tree too, so it is drawn,
/// traced and compared like any other.
package struct RedlineSheet: Sendable {
  /// The measured picture.
  package var mockup: Mockup
  /// The kinds of measurements to show.
  package var kinds: Set<Redline>
  /// The heading; nil for none.
  package var title: String?
  /// The factor that enlarges the picture, 1 to 8; nil for one that suits its size.
  package var zoom: Int?

  /// Creates the sheet of a picture.
  package init(
    _ mockup: Mockup, kinds: Set<Redline> = Set(Redline.allCases), title: String? = nil, zoom: Int? = nil
  ) {
    self.mockup = mockup
    self.kinds = kinds
    self.title = title
    self.zoom = zoom
  }

  /// The margin of the sheet, in points.
  private static let margin = 28.0
  /// The largest size of an enlarged picture, in points.
  private static let enlargedSize = Size(width: 780, height: 600)
  /// The largest factor unless `zoom` says otherwise.
  private static let mostZoom = 3

  /// Returns the sheet with the picture; the root's frame begins at (0, 0) and is the sheet.
  package func layout() -> LayoutNode { layout(around: mockup.layout()) }

  /// Returns the sheet around a layout of the picture.
  package func layout(around picture: LayoutNode) -> LayoutNode {
    let environment = mockup.environment
    let grid = PixelGrid(scale: environment.scale)
    let figure = figure(for: measurements(of: picture), size: picture.frame.size)
    let origin = Point(
      x: grid.roundedUp(Self.margin - figure.bounds.minX), y: grid.roundedUp(Self.margin - figure.bounds.minY)
    )
    let size = grid.pictureSize(
      Size(
        width: origin.x + figure.bounds.maxX + Self.margin,
        height: origin.y + figure.bounds.maxY + Self.margin))
    let painter = FigurePainter(
      palette: environment.appearance == .dark ? .dark : .light, grid: grid, origin: origin)
    return sheet(picture, figure, painter, origin: origin, size: size)
  }

  func measurements(of picture: LayoutNode) -> Measurements {
    var collector = MeasurementCollector(kinds: kinds, environment: mockup.environment)
    return collector.measurements(of: picture)
  }

  /// The placed measurements of a picture of a size in points.
  func figure(for measurements: Measurements, size: Size) -> Figure {
    let environment = mockup.environment
    let zoom = zoom(for: size)
    var arranger = Arranger(
      measurements, pictureSize: size, zoom: zoom, grid: PixelGrid(scale: environment.scale),
      fonts: environment.fonts)
    arranger.arrange()
    return arranger.caption(title, subtitle: subtitle(zoom: zoom))
  }

  private func sheet(
    _ picture: LayoutNode, _ figure: Figure, _ painter: FigurePainter, origin: Point, size: Size
  ) -> LayoutNode {
    let background = mockup.background.map(mockup.environment.color) ?? .clear
    let frame = figure.picture.offset(dx: origin.x, dy: origin.y)
    let zoom = zoom(for: picture.frame.size)

    var placed = picture
    placed.moveFrames(by: origin, zoom: zoom)
    // The picture's operations stay in its own points; the group takes them to the sheet.
    let transform = Transform.scale(x: zoom, y: zoom).then(.translation(x: origin.x, y: origin.y))
    let group = LayoutNode(
      named: .picture, frame: frame, operations: [.fill(.rect(picture.frame), .color(background))],
      layer: Layer(clip: .rect(frame), transform: transform), children: [placed])
    let whole = Rect(origin: .zero, size: size)
    let marks = LayoutNode(named: NodeName("redlines"), frame: whole, operations: painter.marks(figure))
    return LayoutNode(
      named: NodeName("redline-sheet"), frame: whole, operations: painter.paper(size, figure),
      children: [group, marks])
  }

  private func subtitle(zoom: Double) -> String {
    let environment = mockup.environment
    var parts = [environment.platform.title, environment.appearance == .dark ? "Dark" : "Light"]
    if environment.contrast == .increased { parts.append("Increased contrast") }
    if environment.transparency == .reduced { parts.append("Reduced transparency") }
    if environment.textSize != .large { parts.append("Text size \(environment.textSize.rawValue)") }
    if environment.direction == .rightToLeft { parts.append("Right to left") }
    if kinds.contains(.color), let background = mockup.background {
      let value = environment.color(background).hexText
      if case .token(let token) = background {
        parts.append("On \(token.name) \(value)")
      } else {
        parts.append("On \(value)")
      }
    }
    parts.append(zoom == 1 ? "Values in points" : "Values in points, drawn at \(Int(zoom))×")
    return parts.joined(separator: "  ·  ")
  }

  /// The factor that enlarges a picture; whole, so that its pixels stay on pixels.
  private func zoom(for size: Size) -> Double {
    if let zoom { return Double(Swift.max(1, Swift.min(8, zoom))) }
    let most = (2...Self.mostZoom).last {
      size.width * Double($0) <= Self.enlargedSize.width
        && size.height * Double($0) <= Self.enlargedSize.height
    }
    return Double(most ?? 1)
  }
}

extension LayoutNode {
  fileprivate init(
    named name: NodeName, frame: Rect, operations: [DisplayList.Operation], layer: Layer? = nil,
    children: [LayoutNode] = []
  ) {
    self.init(
      name: name, id: nil, source: nil, frame: frame, operations: operations, layer: layer,
      children: children, accessibility: nil, warnings: [])
  }

  fileprivate mutating func moveFrames(by origin: Point, zoom: Double) {
    frame = Rect(
      x: frame.minX * zoom + origin.x, y: frame.minY * zoom + origin.y, width: frame.width * zoom,
      height: frame.height * zoom)
    // All at once: each change of the children makes a new list of them.
    children = ChildList(
      children.map { child in
        var child = child
        child.moveFrames(by: origin, zoom: zoom)
        return child
      })
  }
}
