public import MaquetteElements
import MaquetteGraphics
import MaquetteLayout
import MaquetteScene

/// A picture to put behind translucent elements.
///
/// Its name in sheets is `wallpaper`: a landscape of soft lights and a few clear edges, in the theme's
/// colours.
public struct Wallpaper: CatalogueElement {
  /// The landscape.
  public enum Design: String, Hashable, Sendable, CaseIterable, AttributeDecodable {
    case dusk, lagoon, meadow
  }

  /// The landscape; it is darker in dark appearance.
  public var design: Design = .dusk

  /// Creates dusk.
  public init() {}

  /// Creates a landscape.
  public init(_ design: Design) {
    self.design = design
  }

  public static let name = "wallpaper"
  public static let shorthand: String? = "design"

  public static let attributes: [Attribute<Wallpaper>] = [
    Attribute("design", \.design)
  ]

  /// Returns a leaf that accepts any size.
  public func node(in environment: Environment) -> Node {
    let item = LayoutItem { proposal in
      Measurement(width: proposal.width ?? 10, height: proposal.height ?? 10)
    }
    let landscape = Landscape(design) { token in
      let color = environment.color(token)
      // The night overlay covers the whole picture evenly.
      return environment.appearance == .dark
        ? color.mixed(with: environment.color(.shadow), fraction: 0.5) : color
    }
    var node = Node(name: Self.nodeName, item: item) { landscape.operations(in: $0.frame) }
    node.accessibility = nil
    return node
  }
}

/// The parts of a landscape with their colours; positions and lengths are fractions of the frame.
private struct Landscape: Sendable {
  /// An ellipse: its middle and radii, in widths and heights of the frame.
  struct Spot: Sendable {
    var center: Point
    var radius: Size
    var color: Color
    /// Whether it fades towards its edge.
    var isSoft: Bool
    /// Whether it is a circle, with its radius as a fraction of the frame's shorter side.
    var isRound: Bool
  }

  var sky: (top: Color, bottom: Color)
  var spots: [Spot]

  init(_ design: Wallpaper.Design, color: (ColorToken) -> Color) {
    func spot(
      _ x: Double, _ y: Double, _ width: Double, _ height: Double, _ token: ColorToken,
      isSoft: Bool = false, isRound: Bool = false
    ) -> Spot {
      Spot(
        center: Point(x: x, y: y), radius: Size(width: width, height: height), color: color(token),
        isSoft: isSoft, isRound: isRound)
    }
    func light(_ x: Double, _ y: Double, _ radius: Double, _ token: ColorToken) -> Spot {
      spot(x, y, radius, radius * 0.6, token, isSoft: true)
    }
    func sun(_ x: Double, _ y: Double, _ token: ColorToken) -> Spot {
      spot(x, y, 0.1, 0.1, token, isRound: true)
    }
    switch design {
    case .dusk:
      sky = (color(.indigo), color(.pink))
      spots = [
        light(0.15, 0.25, 0.9, .purple), light(0.95, 0.45, 0.9, .orange), light(0.5, 0.7, 0.7, .yellow),
        sun(0.72, 0.36, .yellow), spot(0.2, 1.04, 0.8, 0.36, .purple),
        spot(0.95, 1.08, 0.75, 0.33, .indigo), spot(0.4, 1.2, 0.9, 0.34, .blue),
      ]
    case .lagoon:
      sky = (color(.cyan), color(.blue))
      spots = [
        light(0.85, 0.1, 0.8, .mint), light(0.1, 0.4, 0.8, .teal), light(0.6, 0.55, 0.6, .cyan),
        sun(0.76, 0.46, .onTint), spot(0.85, 0.98, 0.85, 0.33, .teal),
        spot(0.1, 1.06, 0.75, 0.34, .mint), spot(0.6, 1.2, 0.95, 0.33, .indigo),
      ]
    case .meadow:
      sky = (color(.cyan), color(.mint))
      spots = [
        light(0.1, 0.1, 0.9, .blue), light(0.9, 0.5, 0.7, .yellow), light(0.2, 0.6, 0.7, .mint),
        sun(0.74, 0.22, .onTint), spot(0.15, 1.02, 0.85, 0.36, .green),
        spot(0.95, 1.08, 0.75, 0.36, .teal), spot(0.45, 1.2, 0.9, 0.34, .mint),
      ]
    }
  }

  func operations(in frame: Rect) -> [DisplayList.Operation] {
    func point(_ place: Point) -> Point {
      Point(x: frame.minX + place.x * frame.width, y: frame.minY + place.y * frame.height)
    }
    let line = Gradient.Geometry.linear(start: point(.zero), end: point(Point(x: 0, y: 1)))
    let stops = [Gradient.Stop(offset: 0, color: sky.top), Gradient.Stop(offset: 1, color: sky.bottom)]
    var result: [DisplayList.Operation] = [
      .push(Layer(clip: .rect(frame))),
      .fill(.rect(frame), .gradient(Gradient(geometry: line, stops: stops))),
    ]
    for spot in spots {
      let middle = point(spot.center)
      let shorter = Swift.min(frame.width, frame.height)
      let sides = spot.isRound ? Size(width: shorter, height: shorter) : frame.size
      let (width, height) = (spot.radius.width * sides.width, spot.radius.height * sides.height)
      let box = Rect(x: middle.x - width, y: middle.y - height, width: 2 * width, height: 2 * height)
      guard spot.isSoft else {
        let top = Gradient.Geometry.linear(
          start: Point(x: 0, y: box.minY), end: Point(x: 0, y: box.minY + height))
        let stops = [
          Gradient.Stop(offset: 0, color: spot.color),
          Gradient.Stop(offset: 1, color: spot.color.opacity(0.75)),
        ]
        result.append(.fill(.ellipse(box), .gradient(Gradient(geometry: top, stops: stops))))
        continue
      }
      // A Gaussian falloff as a few linear segments.
      let fall = [(0.0, 0.8), (0.25, 0.7), (0.5, 0.4), (0.75, 0.12), (1, 0)]
      let radius = Swift.max(width, height)
      result.append(
        .fill(
          .rect(frame),
          .gradient(
            Gradient(
              geometry: .radial(center: middle, radius: radius),
              stops: fall.map { Gradient.Stop(offset: $0, color: spot.color.opacity($1)) }))))
    }
    return result + [.pop]
  }
}
