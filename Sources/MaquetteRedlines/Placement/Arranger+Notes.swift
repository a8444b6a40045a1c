import MaquetteGraphics
import MaquetteLayout

extension Arranger {
  private struct Block {
    var title: Lettering
    var lines: [(lettering: Lettering, swatch: Color?)]
    var anchor: Point
    var size: Size
    /// The described area, on the sheet.
    var area: Rect
    /// The weight of its distance from the anchor.
    var weight: Double
  }

  mutating func placeNotes() {
    var solver = NoteSolver(picture: figure.picture, obstacles: ink, labels: labels)
    var sides: [NoteSolver.Side: [Block]] = [:]
    for note in measurements.notes {
      guard let first = note.places.first else { continue }
      let lines = note.lines.map { line in
        (lettering: Lettering(line.text, .detail, fonts: fonts), swatch: line.swatch)
      }
      let width = lines.map { $0.lettering.width + ($0.swatch == nil ? 0 : Measure.swatch + 5) }.max() ?? 0
      let title = Lettering(first.title, .title, fonts: fonts)
      let size = Size(
        width: Swift.max(title.width, width), height: Measure.lineHeight * Double(1 + lines.count))
      let places = note.places.map { place in
        var placed = place
        placed.area = onSheet(place.area)
        placed.corner = place.corner.map { corner in
          RoundedRectangle(
            rect: onSheet(corner.rect), radius: corner.radii.topLeft * zoom, style: corner.style)
        }
        return placed
      }
      guard let choice = solver.choose(places, size: size) else {
        figure.omitted += 1
        continue
      }
      let chosen = places[choice.place]
      if let corner = chosen.corner { figure.corners.append(corner) }
      let name = choice.place == 0 ? title : Lettering(chosen.title, .title, fonts: fonts)
      sides[choice.side, default: []].append(
        Block(
          title: name, lines: lines, anchor: grid.snap(choice.anchor),
          size: Size(width: Swift.max(name.width, size.width), height: size.height), area: chosen.area,
          weight: choice.isAtCorner ? 12 : 1))
    }
    placeBelow(sides[.below] ?? [])
    placeBeside(sides[.right] ?? [], side: .right)
    placeBeside(sides[.left] ?? [], side: .left)
  }

  private mutating func placeBeside(_ blocks: [Block], side: NoteSolver.Side) {
    let isRight = side == .right
    let blocks = blocks.sorted { ($0.anchor.y, $0.anchor.x) < ($1.anchor.y, $1.anchor.x) }
    let half = Measure.lineHeight / 2
    let starts = LabelColumn.starts(
      wished: blocks.map { $0.anchor.y - half }, lengths: blocks.map(\.size.height),
      weights: blocks.map(\.weight), gap: Measure.noteGap
    ).map(grid.snap)
    let to = starts.map { grid.snap($0 + half) }
    let reach = isRight ? figure.picture.maxX : figure.picture.minX
    let from = beginnings(
      blocks.map(\.anchor.y), towards: to, spans: blocks.map { ($0.area.minY, $0.area.maxY) }
    ) { index, y in
      let x = blocks[index].anchor.x
      return Rect(minX: Swift.min(x, reach), minY: y - 2, maxX: Swift.max(x, reach), maxY: y + 2)
    }
    let tracks = LabelColumn.tracks(from: from, to: to)
    let outwards = isRight ? 1.0 : -1.0
    let first = (isRight ? figure.bounds.maxX : figure.bounds.minX) + 10 * outwards
    let column = first + (Double((tracks.max() ?? 0) + 1) * Measure.track + Measure.noteOffset - 6) * outwards
    for (index, block) in blocks.enumerated() {
      let bend = grid.snap(first + Double(tracks[index]) * Measure.track * outwards)
      let end = Point(x: grid.snap(column - 5 * outwards), y: to[index])
      let anchor = Point(x: block.anchor.x, y: from[index])
      let points =
        from[index] == to[index]
        ? [anchor, end] : [anchor, Point(x: bend, y: from[index]), Point(x: bend, y: to[index]), end]
      figure.leaders.append(Figure.Leader(points: points))
      write(block, x: column, top: starts[index], isFlushRight: !isRight)
    }
  }

  private mutating func placeBelow(_ blocks: [Block]) {
    let blocks = blocks.sorted { ($0.anchor.x, $0.anchor.y) < ($1.anchor.x, $1.anchor.y) }
    let starts = LabelColumn.starts(
      wished: blocks.map { $0.anchor.x - 6 }, lengths: blocks.map(\.size.width),
      weights: blocks.map(\.weight), gap: 22, limit: figure.picture.maxX
    ).map(grid.snap)
    let to = starts.map { grid.snap($0 + 6) }
    let from = beginnings(
      blocks.map(\.anchor.x), towards: to, spans: blocks.map { ($0.area.minX, $0.area.maxX) }
    ) { index, x in
      Rect(minX: x - 2, minY: blocks[index].anchor.y, maxX: x + 2, maxY: figure.picture.maxY)
    }
    let tracks = LabelColumn.tracks(from: from, to: to)
    let targets = figure.targets.map(\.maxY).max() ?? 0
    let first = Swift.max(figure.picture.maxY, targets) + 10
    let row = first + Double((tracks.max() ?? 0) + 1) * Measure.track + 6
    for (index, block) in blocks.enumerated() {
      let bend = grid.snap(first + Double(tracks[index]) * Measure.track)
      let end = Point(x: to[index], y: grid.snap(row - 2))
      let anchor = Point(x: from[index], y: block.anchor.y)
      let points =
        from[index] == to[index]
        ? [anchor, end]
        : [anchor, Point(x: from[index], y: bend), Point(x: to[index], y: bend), end]
      figure.leaders.append(Figure.Leader(points: points))
      write(block, x: starts[index], top: row)
    }
  }

  /// Whether a leader that goes on to the left after a ray in the picture passes the labels of dimension lines.
  private func isFree(_ ray: Rect) -> Bool {
    ray.minX > figure.picture.minX || !labels.contains { $0.minY < ray.center.y && ray.center.y < $0.maxY }
  }

  /// Returns where leaders begin along the edge: an anchor slides along its area where that straightens a small bend, but not
  /// into a badge or text, and not so near to its neighbours that leaders meet.
  private func beginnings(
    _ anchors: [Double], towards ends: [Double], spans: [(low: Double, high: Double)],
    ray: (_ index: Int, _ place: Double) -> Rect
  ) -> [Double] {
    var places = anchors
    for index in anchors.indices {
      let (end, span) = (ends[index], spans[index])
      let distance = (end - anchors[index]).magnitude
      let isOnIt = end >= span.low + 4 && end <= span.high - 4
      guard distance > 0, distance <= 2 || (distance <= 10 && isOnIt) else { continue }
      let isApart =
        (index == 0 || end >= places[index - 1] + 5)
        && (index + 1 == anchors.count || end <= anchors[index + 1] - 5)
      func hits(_ place: Double) -> Int { ink.count { !$0.intersection(ray(index, place)).isEmpty } }
      if isApart, hits(end) <= hits(anchors[index]), isFree(ray(index, end)) { places[index] = end }
    }
    return places
  }

  /// Adds the texts of a note; `x` is its left edge, or its right edge if `isFlushRight`.
  private mutating func write(_ block: Block, x: Double, top: Double, isFlushRight: Bool = false) {
    let half = Measure.lineHeight / 2
    add(
      block.title, x: isFlushRight ? x - block.title.width : x,
      baseline: top + half + block.title.capHeight / 2, .ink)
    for (index, line) in block.lines.enumerated() {
      let middle = top + Measure.lineHeight * Double(index + 1) + half
      let room = line.swatch == nil ? 0 : Measure.swatch + 5
      let left = isFlushRight ? x - line.lettering.width - room : x
      if let swatch = line.swatch {
        let rect = Rect(
          x: grid.snap(left), y: grid.snap(middle - Measure.swatch / 2), width: Measure.swatch,
          height: Measure.swatch)
        figure.swatches.append(Figure.Swatch(rect: rect, color: swatch))
      }
      add(line.lettering, x: left + room, baseline: middle + line.lettering.capHeight / 2, .soft)
    }
  }
}
