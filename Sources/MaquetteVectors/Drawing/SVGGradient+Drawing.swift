import MaquetteGraphics

extension SVGGradient {
  /// More turns of a repeating gradient than this are as its mean to the eye; the last colour goes on beyond.
  private static let repeatLimit = 256.0
  /// The most rings of a gradient with a focus; a step of colour is at most one of 255.
  private static let ringLimit = 256

  /// The part of the whole that stands for all beyond an end.
  private static let margin = 1.0 / 64

  var isOpaque: Bool { stops.allSatisfy { $0.color.alpha == 255 } }

  func with(transform: Transform) -> SVGGradient {
    var result = self
    result.transform = transform
    return result
  }

  /// The gradient of a display list that looks the same within a rectangle; nil if none does: a circle that is drawn as an
  /// ellipse, or has its focus beside its centre.
  func plain(under outer: Transform, in bounds: Rect) -> Gradient? {
    let map = transform.then(outer)
    switch geometry {
    case .linear(let start, let end):
      // The place along a line is a sum of multiples of x and y under any map: a line again.
      guard let inverse = map.inverse else { return nil }
      let (dx, dy) = (end.x - start.x, end.y - start.y)
      let square = dx * dx + dy * dy
      let (px, py) = ((inverse.a * dx + inverse.b * dy) / square, (inverse.c * dx + inverse.d * dy) / square)
      let slope = px * px + py * py
      guard slope > 0, slope.isFinite else { return nil }
      let from = map.apply(start)
      let to = Point(x: from.x + px / slope, y: from.y + py / slope)
      func place(_ point: Point) -> Double { (point.x - from.x) * px + (point.y - from.y) * py }
      let places = bounds.corners.map(place)
      let (low, high) = turns(from: places.min() ?? 0, to: places.max() ?? 1)
      func along(_ turn: Double) -> Point {
        Point(x: from.x + (to.x - from.x) * turn, y: from.y + (to.y - from.y) * turn)
      }
      return Gradient(
        geometry: .linear(start: along(low), end: along(high)), stops: repeated(from: low, to: high))
    case .radial(let center, let radius, let focus, let inside):
      guard let factor = map.evenFactor, focus == center, inside < radius else { return nil }
      let middle = map.apply(center)
      let far = bounds.corners.map { $0.distance(to: middle) }.max() ?? 0
      let span = (radius - inside) * factor
      let (_, high) = turns(from: 0, to: (far - inside * factor) / span)
      // Circles within the inner one are before the beginning.
      let low = spread == .pad ? 0 : -(inside * factor / span).rounded(.up)
      let reach = inside * factor + span * high
      let stops = repeated(from: low, to: high).map { stop -> Gradient.Stop in
        let turn = low + stop.offset * (high - low)
        return Gradient.Stop(offset: (inside * factor + span * turn) / reach, color: stop.color)
      }
      return Gradient(geometry: .radial(center: middle, radius: reach), stops: stops)
    }
  }

  /// The whole turns that hold a range of places.
  private func turns(from low: Double, to high: Double) -> (low: Double, high: Double) {
    guard low.isFinite, high.isFinite else { return (0, 1) }
    if spread == .pad {
      // Of two colours at an end the outer one goes on beyond it.
      func isDouble(_ stops: some Sequence<Gradient.Stop>, at end: Double) -> Bool {
        stops.prefix(2).count { $0.offset == end } == 2
      }
      return (
        isDouble(stops, at: 0) ? -Self.margin : 0, isDouble(stops.reversed(), at: 1) ? 1 + Self.margin : 1
      )
    }
    let limit = Self.repeatLimit / 2
    return (
      Swift.max(Swift.min(low.rounded(.down), 0), -limit), Swift.min(Swift.max(high.rounded(.up), 1), limit)
    )
  }

  /// The stops of several turns on a scale from 0 to 1.
  private func repeated(from low: Double, to high: Double) -> [Gradient.Stop] {
    let padded = padded
    if low == 0, high == 1 { return padded }
    if spread == .pad {
      return padded.map { Gradient.Stop(offset: ($0.offset - low) / (high - low), color: $0.color) }
    }
    var result: [Gradient.Stop] = []
    var turn = low
    while turn < high {
      let isTurned = spread == .reflect && Int(turn).isMultiple(of: 2) == false
      let stops =
        isTurned
        ? padded.reversed().map { Gradient.Stop(offset: 1 - $0.offset, color: $0.color) } : padded
      for stop in stops {
        result.append(Gradient.Stop(offset: (turn + stop.offset - low) / (high - low), color: stop.color))
      }
      turn += 1
    }
    return result
  }

  /// The stops with one at each end.
  private var padded: [Gradient.Stop] {
    guard let first = stops.first, let last = stops.last else { return [] }
    return (first.offset > 0 ? [Gradient.Stop(offset: 0, color: first.color)] : []) + stops
      + (last.offset < 1 ? [Gradient.Stop(offset: 1, color: last.color)] : [])
  }

  /// The discs of a gradient with its focus beside its centre, from the largest to the smallest; nil if it has none.
  ///
  /// A circle at a place t has its centre between the focus and the centre and a radius between the two: circles of
  /// a cone seen from its side. A focus outside of the circle is moved onto its edge (SVG 1.1, 13.2.3).
  func rings(in bounds: Rect) -> [(shape: Shape, color: Color)]? {
    guard case .radial(let center, let radius, var focus, let inside) = geometry else { return nil }
    let distance = focus.distance(to: center)
    let room = Swift.max(radius - inside, 0) * 0.999
    if distance > room {
      let part = distance > 0 ? room / distance : 0
      focus = Point(
        x: center.x + (focus.x - center.x) * part, y: center.y + (focus.y - center.y) * part)
    }
    func circle(_ place: Double) -> Shape {
      let middle = Point(
        x: focus.x + (center.x - focus.x) * place, y: focus.y + (center.y - focus.y) * place)
      let radius = Swift.max(inside + (radius - inside) * place, 0)
      return .ellipse(Rect(x: middle.x - radius, y: middle.y - radius, width: 2 * radius, height: 2 * radius))
    }
    // How far the circles have to grow until they hold all corners.
    var whole = 1.0
    while spread != .pad, whole < 64,
      !bounds.corners.allSatisfy({ circle(whole).holds($0) })
    { whole += 1 }
    let padded = padded
    let steps = Self.ringLimit * Int(Swift.min(whole, 4))
    var rings: [(shape: Shape, color: Color)] = []
    let outside = spread == .pad ? padded.last?.color ?? .clear : color(at: whole, of: padded)
    rings.append((.rect(bounds.inset(by: -1)), outside))
    for step in (0..<steps).reversed() {
      let color = color(at: (Double(step) + 0.5) / Double(steps) * whole, of: padded)
      // Neighbours of one colour are one disc.
      if rings.last?.color == color { continue }
      rings.append((circle(Double(step + 1) / Double(steps) * whole), color))
    }
    return rings
  }

  private func color(at place: Double, of stops: [Gradient.Stop]) -> Color {
    let turn = place.rounded(.down)
    var offset = place
    switch spread {
    case .pad: break
    case .repeat: offset = place - turn
    case .reflect: offset = Int(turn).isMultiple(of: 2) ? place - turn : 1 - (place - turn)
    }
    guard let after = stops.firstIndex(where: { $0.offset > offset }), after > 0 else {
      return (offset <= 0 ? stops.first : stops.last)?.color ?? .clear
    }
    let (low, high) = (stops[after - 1], stops[after])
    return low.color.mixed(with: high.color, fraction: (offset - low.offset) / (high.offset - low.offset))
  }
}

extension Rect {
  fileprivate var corners: [Point] {
    [
      Point(x: minX, y: minY), Point(x: maxX, y: minY), Point(x: minX, y: maxY), Point(x: maxX, y: maxY),
    ]
  }
}

extension Point {
  fileprivate func distance(to other: Point) -> Double {
    ((x - other.x) * (x - other.x) + (y - other.y) * (y - other.y)).squareRoot()
  }
}

extension Shape {
  /// Whether a circle holds a point.
  fileprivate func holds(_ point: Point) -> Bool {
    point.distance(to: bounds.center) <= bounds.width / 2
  }
}
