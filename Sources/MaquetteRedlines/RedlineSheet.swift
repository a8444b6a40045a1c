public import MaquetteControls
internal import MaquetteGraphics
internal import MaquetteLayout
internal import MaquetteScene
internal import MaquetteTypography

/// A picture with its measurements around it, as designers hand it over: the picture enlarged if it is small, dimension
/// lines above and to the left, strips of padding and spacing in it, notes on type and colour to the right and below.
///
/// Every number is read from the layout tree that the picture is drawn from. The result is a layout tree again, so that it is
/// drawn, traced and compared like any other.
public struct RedlineSheet: Sendable {
  /// The picture.
  public var mockup: Mockup
  /// What is shown.
  public var kinds: Set<Redline>
  /// The heading; nil for none.
  public var title: String?
  /// How many times the picture is enlarged, 1 to 8; nil for what suits its size.
  public var zoom: Int?

  /// Creates a sheet of a picture.
  public init(
    _ mockup: Mockup, kinds: Set<Redline> = Set(Redline.allCases), title: String? = nil, zoom: Int? = nil
  ) {
    self.mockup = mockup
    self.kinds = kinds
    self.title = title
    self.zoom = zoom
  }

  /// The room around everything, in points.
  private static let margin = 28.0
  /// The widest and the highest that a picture is made by enlarging it, in points.
  private static let enlargedSize = Size(width: 780, height: 600)
  /// How many times a picture is enlarged at most.
  private static let mostZoom = 3

  /// Returns the sheet with the picture on it; the root's frame begins at (0, 0) and is the sheet.
  public func layout() -> LayoutNode { layout(around: mockup.layout()) }

  /// Returns the sheet around a layout that the picture has.
  public func layout(around picture: LayoutNode) -> LayoutNode {
    let environment = mockup.environment
    let grid = PixelGrid(scale: environment.scale)
    let figure = figure(for: survey(of: picture), size: picture.frame.size)
    let origin = Point(
      x: grid.roundedUp(Self.margin - figure.bounds.minX), y: grid.roundedUp(Self.margin - figure.bounds.minY)
    )
    let size = Size(
      width: grid.roundedUp(origin.x + figure.bounds.maxX + Self.margin),
      height: grid.roundedUp(origin.y + figure.bounds.maxY + Self.margin))
    let painter = FigurePainter(
      palette: environment.appearance == .dark ? .dark : .light, grid: grid, origin: origin)
    return sheet(picture, figure, painter, origin: origin, size: size)
  }

  /// The measures of the picture.
  func survey(of picture: LayoutNode) -> Survey {
    let environment = mockup.environment
    let vocabulary = Vocabulary(environment: environment)
    let root = Probe(
      node: picture,
      coded: kinds.contains(.color) ? twin { $0.theme = Vocabulary.coded($0.theme) } : nil,
      grown: kinds.contains(.font) ? twin { $0.textSize = vocabulary.otherTextSize } : nil)
    var surveyor = Surveyor(
      kinds: kinds, target: environment.platform.smallestTarget, vocabulary: vocabulary)
    return surveyor.survey(root)
  }

  /// What stands where, for a picture of a size in points.
  func figure(for survey: Survey, size: Size) -> Figure {
    let environment = mockup.environment
    let zoom = zoom(for: size)
    var arranger = Arranger(
      survey, pictureSize: size, zoom: zoom, grid: PixelGrid(scale: environment.scale),
      fonts: environment.fonts)
    arranger.arrange()
    return arranger.caption(title, subtitle: subtitle(zoom: zoom))
  }

  /// The picture laid out once more under other circumstances.
  private func twin(_ change: (inout Environment) -> Void) -> LayoutNode {
    var other = mockup
    change(&other.environment)
    return other.layout()
  }

  private func sheet(
    _ picture: LayoutNode, _ figure: Figure, _ painter: FigurePainter, origin: Point, size: Size
  ) -> LayoutNode {
    let background = mockup.background.map(mockup.environment.color) ?? .clear
    let frame = figure.picture.offset(dx: origin.x, dy: origin.y)
    let zoom = zoom(for: picture.frame.size)

    var placed = picture
    placed.moveFrames(by: origin, zoom: zoom)
    var group = picture.emptied(named: "picture", frame: frame)
    // Its operations stay in the picture's own points; the group takes them to the sheet.
    group.layer = Layer(
      clip: .rect(frame),
      transform: Transform.scale(x: zoom, y: zoom).then(.translation(x: origin.x, y: origin.y)))
    group.operations = [.fill(.rect(picture.frame), .color(background))]
    group.children = [placed]

    var marks = picture.emptied(named: "redlines", frame: Rect(origin: .zero, size: size))
    marks.operations = painter.marks(figure)

    var sheet = picture.emptied(named: "redline-sheet", frame: Rect(origin: .zero, size: size))
    sheet.operations = painter.paper(size, figure)
    sheet.children = [group, marks]
    return sheet
  }

  private func subtitle(zoom: Double) -> String {
    let environment = mockup.environment
    var parts = [environment.platform.title, environment.appearance == .dark ? "Dark" : "Light"]
    if environment.contrast == .increased { parts.append("Increased contrast") }
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

  /// How many times a picture is enlarged: whole times, so that its pixels stay on pixels.
  private func zoom(for size: Size) -> Double {
    if let zoom { return Double(Swift.max(1, Swift.min(8, zoom))) }
    let most = (2...Self.mostZoom).last {
      size.width * Double($0) <= Self.enlargedSize.width
        && size.height * Double($0) <= Self.enlargedSize.height
    }
    return Double(most ?? 1)
  }
}

extension Platform {
  /// The side of the smallest area that is easy to hit, in points.
  ///
  /// Source: Human Interface Guidelines, "Buttons": 44 points on iOS and watchOS, 28 points on macOS.
  fileprivate var smallestTarget: Double { self == .macos ? 28 : 44 }

  fileprivate var title: String {
    switch self {
    case .ios: "iOS"
    case .macos: "macOS"
    case .watchos: "watchOS"
    }
  }
}

extension LayoutNode {
  /// The node with nothing of its own.
  fileprivate func emptied(named name: String, frame: Rect) -> LayoutNode {
    var node = self
    node.name = name
    node.id = nil
    node.source = nil
    node.frame = frame
    node.operations = []
    node.layer = nil
    node.children = []
    node.accessibility = nil
    node.warnings = []
    return node
  }

  /// Moves the frames of the node and all within it to the sheet.
  fileprivate mutating func moveFrames(by origin: Point, zoom: Double) {
    frame = Rect(
      x: frame.minX * zoom + origin.x, y: frame.minY * zoom + origin.y, width: frame.width * zoom,
      height: frame.height * zoom)
    for index in children.indices { children[index].moveFrames(by: origin, zoom: zoom) }
  }
}
