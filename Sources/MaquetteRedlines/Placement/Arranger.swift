// From measurements to a sheet
// ============================
//
// The picture stands in the middle. Dimension lines go above it and to its left, notes to its right and below it, so
// leaders never meet dimension lines; values of padding and spacing stand in their bands. Placed marks become obstacles
// for later ones.

import MaquetteGraphics
import MaquetteLayout
import MaquetteTypography

/// Places the measurements of a picture on its sheet.
struct Arranger {
  let measurements: Measurements
  let zoom: Double
  let grid: PixelGrid
  let fonts: FontLibrary
  var figure: Figure
  /// The areas that badges and leaders avoid, on the sheet.
  var ink: [Rect]
  /// The values of the dimension lines.
  var values: [Rect] = []
  /// Those of the lines at the left.
  var labels: [Rect] = []

  /// The distances of the sheet, in points.
  enum Measure {
    static let laneOffset = 14.0
    static let laneGap = 8.0
    static let topLane = 17.0
    static let noteOffset = 16.0
    static let track = 5.0
    static let noteGap = 11.0
    static let lineHeight = 13.0
    static let swatch = 8.0
    static let badgeHeight = 11.0
  }

  init(_ measurements: Measurements, pictureSize: Size, zoom: Double, grid: PixelGrid, fonts: FontLibrary) {
    self.measurements = measurements
    self.zoom = zoom
    self.grid = grid
    self.fonts = fonts
    let picture = Rect(x: 0, y: 0, width: pictureSize.width * zoom, height: pictureSize.height * zoom)
    figure = Figure(picture: picture, bounds: picture)
    ink = []
    ink = measurements.ink.map(onSheet)
  }

  /// Places everything but the caption.
  mutating func arrange() {
    figure.frames = measurements.frames.map(onSheet)
    figure.targets = measurements.targets.map(onSheet)
    figure.baselines = measurements.baselines.map { start, length in
      let left = onSheet(start)
      return (left, Point(x: left.x + length * zoom, y: left.y))
    }
    for target in figure.targets { figure.bounds = figure.bounds.union(target) }
    placeDimensions()
    placeBands()
    placeNotes()
  }

  func onSheet(_ point: Point) -> Point { Point(x: point.x * zoom, y: point.y * zoom) }

  func onSheet(_ rect: Rect) -> Rect {
    Rect(x: rect.minX * zoom, y: rect.minY * zoom, width: rect.width * zoom, height: rect.height * zoom)
  }

  mutating func add(_ lettering: Lettering, x: Double, baseline: Double, _ ink: Figure.Ink) {
    let origin = grid.snap(Point(x: x, y: baseline))
    figure.texts.append(Figure.Text(lettering: lettering, origin: origin, ink: ink))
    let metrics = lettering.paragraph
    figure.bounds = figure.bounds.union(
      Rect(
        x: origin.x, y: origin.y - metrics.firstBaseline, width: lettering.width, height: metrics.size.height)
    )
  }

  /// Adds the title, the subtitle and the legend, and returns the finished figure.
  mutating func caption(_ title: String?, subtitle: String) -> Figure {
    var subtitle = subtitle
    if figure.omitted > 0 {
      subtitle +=
        "  ·  \(figure.omitted) \(figure.omitted == 1 ? "note" : "notes") left out because they do not fit"
    }
    let left = figure.picture.minX
    var y = figure.bounds.maxY + 30
    if let title {
      let heading = Lettering(title, .heading, fonts: fonts)
      add(heading, x: left, baseline: y, .ink)
      y += 16
    }
    add(Lettering(subtitle, .detail, fonts: fonts), x: left, baseline: y, .soft)
    var kinds: Set<Redline> = Set(figure.dimensions.map(\.dimension.kind) + figure.strips.map(\.kind))
    if !figure.targets.isEmpty { kinds.insert(.hitTarget) }
    if !figure.corners.isEmpty { kinds.insert(.radius) }
    if !figure.frames.isEmpty { kinds.insert(.frame) }
    y += 18
    var x = left
    for kind in Redline.allCases where kinds.contains(kind) {
      let label = Lettering(kind.title, .detail, fonts: fonts)
      figure.keys.append(
        (kind, Rect(x: grid.snap(x), y: grid.snap(y - label.capHeight / 2 - 1.5), width: 12, height: 3)))
      add(label, x: x + 17, baseline: y, .soft)
      x += 17 + label.width + 16
    }
    return figure
  }
}
