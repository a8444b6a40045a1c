import MaquetteGraphics
import MaquetteLayout
import MaquetteTypography

extension Arranger {
  mutating func placeDimensions() {
    for axis in [Axis.horizontal, .vertical] {
      let dimensions = measurements.dimensions.filter { $0.axis == axis }
      let labels = dimensions.map { Lettering(MeasurementCollector.text($0.length), .value, fonts: fonts) }
      let extents = zip(dimensions, labels).map { dimension, label in
        extent(of: dimension, label: label)
      }
      let lanes = Lanes.pack(extents, gap: Measure.laneGap)
      let pitch = axis == .horizontal ? Measure.topLane : (labels.map(\.width).max() ?? 0) + 10
      // Hit targets may reach beyond the picture; the lanes begin outside of them.
      let first = axis == .horizontal ? figure.bounds.minY : figure.bounds.minX
      let reach = Swift.min(0, first) - Measure.laneOffset - (axis == .vertical ? pitch / 2 - 8 : 0)
      for (index, dimension) in dimensions.enumerated() {
        place(dimension, label: labels[index], position: grid.snap(reach - Double(lanes[index]) * pitch))
      }
    }
  }

  /// The part of its lane that a dimension takes; a label that does not fit between the ticks stands beyond the end.
  private func extent(of dimension: Measurements.Dimension, label: Lettering) -> Lanes.Extent {
    let (start, end) = (dimension.start * zoom, dimension.end * zoom)
    let room = dimension.axis == .horizontal ? label.width + 14 : label.capHeight + 16
    let beyond = fits(dimension, label) ? 0 : room
    return Lanes.Extent(start: start, end: end + beyond, length: end - start)
  }

  private func fits(_ dimension: Measurements.Dimension, _ label: Lettering) -> Bool {
    let along = dimension.axis == .horizontal ? label.width + 6 : label.capHeight + 6
    return dimension.length * zoom >= along + 10
  }

  private mutating func place(_ dimension: Measurements.Dimension, label: Lettering, position: Double) {
    let start = grid.snap(dimension.start * zoom)
    let end = grid.snap(dimension.end * zoom)
    let isInside = fits(dimension, label)
    let center: Point
    switch dimension.axis {
    case .horizontal:
      center = Point(x: isInside ? (start + end) / 2 : end + 5 + label.width / 2, y: position)
    case .vertical:
      center = Point(x: position, y: isInside ? (start + end) / 2 : end + 6 + label.capHeight / 2)
    }
    let x = grid.snap(center.x - label.width / 2)
    let baseline = grid.snap(center.y + label.capHeight / 2)
    let box = Rect(
      x: x - 3, y: baseline - label.capHeight - 3, width: label.width + 6, height: label.capHeight + 6)
    figure.dimensions.append(
      Figure.DimensionLine(
        dimension: dimension, start: start, end: end, edge: grid.snap(dimension.edge * zoom),
        position: position, label: isInside ? box : .zero))
    let line =
      dimension.axis == .horizontal
      ? Rect(minX: start, minY: position - 4, maxX: end, maxY: position + 4)
      : Rect(minX: position - 4, minY: start, maxX: position + 4, maxY: end)
    figure.bounds = figure.bounds.union(line)
    values.append(box)
    if dimension.axis == .vertical { labels.append(box) }
    add(label, x: x, baseline: baseline, .kind(dimension.kind))
  }
}

/// Packs dimension lines into lanes beside the picture.
///
/// Short ones stand nearest, as in engineering drawings, so that extension lines do not cross them; each takes the first free
/// lane. The time is quadratic in the number of dimensions, which is limited.
enum Lanes {
  /// The part of its lane that a dimension takes, label included.
  struct Extent {
    var start: Double
    var end: Double
    /// The measured length; short dimensions choose first.
    var length: Double
  }

  /// Returns the lane of each extent, 0 nearest to the picture.
  static func pack(_ extents: [Extent], gap: Double) -> [Int] {
    let order = extents.indices.sorted {
      (extents[$0].length, extents[$0].start, $0) < (extents[$1].length, extents[$1].start, $1)
    }
    var lanes: [[Int]] = []
    var result = [Int](repeating: 0, count: extents.count)
    for index in order {
      let extent = extents[index]
      let lane =
        lanes.firstIndex { lane in
          lane.allSatisfy { extents[$0].end + gap <= extent.start || extent.end + gap <= extents[$0].start }
        } ?? lanes.count
      if lane == lanes.count { lanes.append([]) }
      lanes[lane].append(index)
      result[index] = lane
    }
    return result
  }
}
