public import MaquetteGraphics

/// A drawing from SVG path data, scaled to fit its frame.
public struct PathElement: CatalogueElement {
  /// How it is painted.
  public var style = ShapeStyle()
  /// The path data, as in the 'd' of an SVG path: 'M0 0 L10 10 Z'.
  public var data = Path()
  /// The rectangle of the data's coordinates that is fitted into the frame, as [x, y, width, height]; by default from 0 to the farthest
  /// point.
  public var viewBox: Rect?
  /// The rule for what is inside a self-crossing path.
  public var fillRule = FillRule.nonzero

  /// Creates an empty drawing.
  public init() {}

  /// Creates a drawing.
  public init(_ data: Path, viewBox: Rect? = nil, style: ShapeStyle = ShapeStyle()) {
    self.data = data
    self.viewBox = viewBox
    self.style = style
  }

  public static let name = "path"

  public static let attributes: [Attribute<PathElement>] =
    [
      Attribute(name: "data", type: .text) { (value, element) throws(AttributeError) in
        guard case .scalar(let text, _) = value else {
          throw AttributeError(expected: "path data", found: value)
        }
        do {
          element.data = try Path(svg: text)
        } catch {
          throw AttributeError(message: "\(error)")
        }
      },
      Attribute(name: "view-box", type: .list(of: .number(unit: "points"))) {
        (value, element) throws(AttributeError) in
        let numbers = try [Double](attribute: value)
        guard numbers.count == 4, numbers[2] > 0, numbers[3] > 0,
          numbers.allSatisfy({ $0.magnitude <= Path.greatestWritten })
        else {
          throw AttributeError(
            message: "expected [x, y, width, height], width and height above 0",
            hint: "for example [0, 0, 24, 24]")
        }
        element.viewBox = Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
      },
      Attribute("fill-rule", \.fillRule),
    ] + ShapeStyle.attributes.map { $0.within(\.style) }

  public func node(in environment: Environment) -> Node {
    let bounds = data.controlBounds ?? .zero
    let box = viewBox ?? Rect(x: 0, y: 0, width: Swift.max(0, bounds.maxX), height: Swift.max(0, bounds.maxY))
    let item = LayoutItem { proposal in
      Measurement(width: proposal.width ?? box.width, height: proposal.height ?? box.height)
    }
    let paint = style.painting(in: environment, isLine: false) { [data, fillRule] frame, _ in
      .path(data.applying(box.fitted(into: frame)), fillRule)
    }
    return Node(name: Self.nodeName, item: item) { paint($0.frame) }
  }
}

extension FillRule: AttributeDecodable {}

extension Rect {
  /// The map that fits the rectangle into the middle of another, as large as it goes.
  fileprivate func fitted(into frame: Rect) -> Transform {
    guard width > 0, height > 0 else { return .translation(x: frame.minX, y: frame.minY) }
    let factor = Swift.min(frame.width / width, frame.height / height)
    return Transform.translation(x: -center.x, y: -center.y).then(.scale(x: factor))
      .then(.translation(x: frame.center.x, y: frame.center.y))
  }
}
