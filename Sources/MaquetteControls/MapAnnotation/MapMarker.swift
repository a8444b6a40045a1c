import MaquetteControlKit
import MaquetteElements
import MaquetteGraphics
import MaquetteLayout
import MaquetteScene

/// A round head on a needle, whose lower end stands on the place.
struct MapPin: Element {
  var tint: ColorReference

  func node(in environment: Environment) -> Node {
    let metrics = environment.theme[MapAnnotationMetrics.self]
    let (head, needle) = (environment.color(tint), environment.color(.mapNeedle))
    let light = environment.color(.onTint).opacity(metrics.pinHighlight)
    let size = Size(width: metrics.pinHead, height: metrics.pinHeight)
    let item = LayoutItem { _ in Measurement(width: size.width, height: size.height) }
    return Node(name: NodeName("pin"), item: item) { drawing in
      let frame = drawing.frame
      let center = Point(x: frame.center.x, y: frame.minY + metrics.pinHead / 2)
      func disc(_ center: Point, _ radius: Double) -> Shape {
        .ellipse(Rect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius))
      }
      let stem = Rect(
        x: center.x - metrics.needleWidth / 2, y: center.y, width: metrics.needleWidth,
        height: frame.maxY - center.y)
      let radius = metrics.pinHead / 2
      return [
        .fill(
          .roundedRectangle(RoundedRectangle(rect: stem, radius: metrics.needleWidth / 2)), .color(needle)),
        .fill(disc(center, radius), .color(head)),
        // Light from above on the left.
        .fill(disc(Point(x: center.x - radius / 3, y: center.y - radius / 3), radius / 3), .color(light)),
      ]
    }
  }
}

/// A round balloon with a symbol, whose tip stands on the place.
struct MapBalloon {
  var symbol: String
  var tint: ColorReference

  func element(in environment: Environment) -> any Element {
    let metrics = environment.theme[MapAnnotationMetrics.self]
    let side = metrics.balloonSide
    let glyph = SymbolImage(symbol, weight: .semibold).with(\.size, metrics.glyphSize).color(.token(.onTint))
    return glyph.frame(width: side, height: side)
      .padding(Insets(bottom: metrics.balloonTip))
      .background(MapBalloonShape(tint: tint))
  }
}

/// A disc that narrows to a point below.
struct MapBalloonShape: Element {
  var tint: ColorReference

  func node(in environment: Environment) -> Node {
    let metrics = environment.theme[MapAnnotationMetrics.self]
    let color = environment.color(tint)
    let shadow = metrics.balloonShadow.shadow(environment.color(.shadow))
    let item = LayoutItem { Measurement(width: $0.width ?? 0, height: $0.height ?? 0) }
    return Node(name: NodeName("balloon"), item: item) { drawing in
      let shape = Shape.path(Self.outline(in: drawing.frame, tip: metrics.balloonTip), .nonzero)
      return [shadow].cast(by: color).map { .shadow(shape, $0) } + [.fill(shape, .color(color))]
    }
  }

  /// A disc with the two tangents from the point below it.
  static func outline(in frame: Rect, tip: Double) -> Path {
    let radius = Swift.max(0, Swift.min(frame.width, frame.height - tip) / 2)
    let center = Point(x: frame.center.x, y: frame.minY + radius)
    let end = Point(x: center.x, y: frame.maxY)
    let distance = end.y - center.y
    var path = Path()
    guard distance > radius, radius > 0 else {
      path.add(circleAt: center, radius: radius)
      return path
    }
    // The tangent points: their distance below the centre is r² / d, by similar triangles.
    let down = radius * radius / distance
    let aside = (radius * radius - down * down).squareRoot()
    path.move(to: end)
    path.line(to: Point(x: center.x - aside, y: center.y + down))
    path.arc(around: center, to: Point(x: center.x, y: center.y - radius))
    path.arc(around: center, to: Point(x: center.x + aside, y: center.y + down))
    path.close()
    return path
  }
}
