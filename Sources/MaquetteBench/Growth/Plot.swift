internal import MaquetteGraphics
internal import MaquetteScene
internal import MaquetteTypography

/// A line chart with logarithmic axes, drawn by the project itself.
struct Plot {
  /// One line of the chart.
  struct Series {
    var name: String
    var color: Color
    /// Values above 0, by ascending x.
    var points: [Point]
  }

  /// Above the chart.
  var title: String
  /// Below the horizontal axis.
  var xLabel: String
  /// Above the vertical axis.
  var yLabel: String
  /// The lines.
  var series: [Series]

  private static let size = Size(width: 560, height: 360)
  private static let area = Rect(x: 64, y: 64, width: 400, height: 240)
  private static let ink = Color(red: 29, green: 29, blue: 31)
  private static let faint = Color(red: 29, green: 29, blue: 31, alpha: 28)

  /// The chart, 560 × 360 points.
  func displayList(library: FontLibrary) -> DisplayList {
    var list = DisplayList(size: Self.size, background: .white)
    func append(_ operation: DisplayList.Operation) {
      list.commands.append(.init(node: NodeID(0), operation: operation))
    }
    func write(
      _ text: String, at point: Point, share: Double, size: Double = 11, weight: FontWeight = .regular,
      color: Color = Self.ink
    ) {
      let paragraph = library.paragraph(
        text, style: ParagraphStyle(font: Font(size: size, weight: weight, hasMonospacedDigits: true)))
      let x = point.x - paragraph.size.width * share
      for placed in paragraph.lines.flatMap(\.runs) {
        let origin = placed.origin.offset(dx: x, dy: point.y - paragraph.firstBaseline)
        append(.glyphs(placed.run, origin: origin, color: color))
      }
    }
    let points = series.flatMap(\.points)
    let (x, y) = (Axis(of: points.map(\.x)), Axis(of: points.map(\.y)))
    write(title, at: Point(x: Self.area.minX, y: 28), share: 0, size: 15, weight: .semibold)
    write(yLabel, at: Point(x: Self.area.minX, y: 50), share: 0)
    write(xLabel, at: Point(x: Self.area.maxX, y: Self.area.maxY + 36), share: 1)
    for tick in x.ticks {
      let place = Self.area.minX + x.position(of: tick) * Self.area.width
      append(
        .fill(
          .rect(Rect(x: place, y: Self.area.minY, width: 0.5, height: Self.area.height)), .color(Self.faint)))
      write(Self.text(tick), at: Point(x: place, y: Self.area.maxY + 18), share: 0.5)
    }
    for tick in y.ticks {
      let place = Self.area.maxY - y.position(of: tick) * Self.area.height
      append(
        .fill(
          .rect(Rect(x: Self.area.minX, y: place, width: Self.area.width, height: 0.5)), .color(Self.faint)))
      write(Self.text(tick), at: Point(x: Self.area.minX - 8, y: place + 4), share: 1)
    }
    // From the top, each name at least a line below the one before.
    var lastName = -Double.infinity
    for line in series.sorted(by: { ($0.points.last?.y ?? 0) > ($1.points.last?.y ?? 0) }) {
      let places = line.points.map {
        Point(
          x: Self.area.minX + x.position(of: $0.x) * Self.area.width,
          y: Self.area.maxY - y.position(of: $0.y) * Self.area.height)
      }
      guard let first = places.first, let last = places.last else { continue }
      var path = Path()
      path.move(to: first)
      for place in places.dropFirst() { path.line(to: place) }
      append(
        .stroke(
          .path(path, .nonzero), StrokeStyle(width: 2, cap: .round, join: .round), .color(line.color)))
      for place in places {
        append(
          .fill(.ellipse(Rect(x: place.x - 3, y: place.y - 3, width: 6, height: 6)), .color(line.color)))
      }
      lastName = Swift.max(last.y + 4, lastName + 14)
      write(line.name, at: Point(x: last.x + 10, y: lastName), share: 0, weight: .medium, color: line.color)
    }
    return list
  }

  /// A number in the fewest characters: 0.1, 20, 5k.
  private static func text(_ value: Double) -> String {
    if value >= 1000 { return "\(Int(value / 1000))k" }
    return value >= 1 ? "\(Int(value))" : value.decimalText
  }

  /// A logarithmic axis. Only what a reader sees depends on logarithms, no mockup.
  private struct Axis {
    private let low: Double
    private let span: Double
    let ticks: [Double]

    init(of values: [Double]) {
      let (least, most) = (values.min() ?? 1, values.max() ?? 10)
      // Axes shorter than two decades are ticked at doublings, longer ones at powers of ten.
      let base = most / least < 100 ? 2.0 : 10.0
      var tick = 1.0
      while tick > least { tick /= base }
      while tick * base <= least { tick *= base }
      var ticks = [tick]
      while tick < most {
        tick *= base
        ticks.append(tick)
      }
      self.ticks = ticks
      low = Self.logarithm(ticks[0])
      span = Swift.max(Self.logarithm(tick) - low, 1)
    }

    func position(of value: Double) -> Double { (Self.logarithm(value) - low) / span }

    /// The binary logarithm, linear within a doubling: exact enough for a chart.
    private static func logarithm(_ value: Double) -> Double {
      var (rest, result) = (value, 0.0)
      while rest >= 2 { (rest, result) = (rest / 2, result + 1) }
      while rest < 1 { (rest, result) = (rest * 2, result - 1) }
      // The chord's error is greatest halfway; a parabola takes nearly all of it off.
      let fraction = rest - 1
      return result + fraction + 0.3446 * fraction * (1 - fraction)
    }
  }
}
