// From measures to a sheet
// ========================
//
// The picture stands in the middle. Dimension lines go above it and to its left, notes to its right and below it, so
// that leaders never meet dimension lines; values of padding and spacing stand in their strips. What is placed is
// remembered, and nothing is put where something is already.

internal import MaquetteGraphics
internal import MaquetteLayout
internal import MaquetteTypography

/// Gives everything that a survey found a place.
struct Arranger {
  private let survey: Survey
  private let zoom: Double
  private let grid: PixelGrid
  private let fonts: FontLibrary
  private var figure: Figure
  /// What badges and leaders stay clear of, on the sheet.
  private var ink: [Rect]
  /// The labels of the dimension lines at the left.
  private var labels: [Rect] = []

  /// The distances of the sheet, in points.
  private enum Measure {
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

  init(_ survey: Survey, pictureSize: Size, zoom: Double, grid: PixelGrid, fonts: FontLibrary) {
    self.survey = survey
    self.zoom = zoom
    self.grid = grid
    self.fonts = fonts
    let picture = Rect(x: 0, y: 0, width: pictureSize.width * zoom, height: pictureSize.height * zoom)
    figure = Figure(picture: picture, bounds: picture)
    ink = []
    ink = survey.ink.map(onSheet)
  }

  /// Places everything but the title.
  mutating func arrange() {
    figure.frames = survey.frames.map(onSheet)
    figure.targets = survey.targets.map(onSheet)
    figure.baselines = survey.baselines.map { start, length in
      let left = onSheet(start)
      return (left, Point(x: left.x + length * zoom, y: left.y))
    }
    for target in figure.targets { figure.bounds = figure.bounds.union(target) }
    placeDimensions()
    placeBands()
    placeNotes()
  }

  private func onSheet(_ point: Point) -> Point { Point(x: point.x * zoom, y: point.y * zoom) }

  private func onSheet(_ rect: Rect) -> Rect {
    Rect(x: rect.minX * zoom, y: rect.minY * zoom, width: rect.width * zoom, height: rect.height * zoom)
  }

  private mutating func add(_ lettering: Lettering, x: Double, baseline: Double, _ ink: Figure.Ink) {
    let origin = grid.snap(Point(x: x, y: baseline))
    figure.texts.append(Figure.Text(lettering: lettering, origin: origin, ink: ink))
    let metrics = lettering.paragraph
    figure.bounds = figure.bounds.union(
      Rect(
        x: origin.x, y: origin.y - metrics.firstBaseline, width: lettering.width, height: metrics.size.height)
    )
  }

  // Dimension lines.

  private mutating func placeDimensions() {
    for axis in [Axis.horizontal, .vertical] {
      let dimensions = survey.dimensions.filter { $0.axis == axis }
      let labels = dimensions.map { Lettering(Surveyor.text($0.length), .value, fonts: fonts) }
      let extents = zip(dimensions, labels).map { dimension, label in
        extent(of: dimension, label: label)
      }
      let lanes = Lanes.pack(extents, gap: Measure.laneGap)
      let pitch = axis == .horizontal ? Measure.topLane : (labels.map(\.width).max() ?? 0) + 10
      // What reaches beyond the picture, such as a hit target, pushes the lanes outwards.
      let first = axis == .horizontal ? figure.bounds.minY : figure.bounds.minX
      let reach = Swift.min(0, first) - Measure.laneOffset - (axis == .vertical ? pitch / 2 - 8 : 0)
      for (index, dimension) in dimensions.enumerated() {
        place(dimension, label: labels[index], position: grid.snap(reach - Double(lanes[index]) * pitch))
      }
    }
  }

  /// What a dimension takes of its lane; a label that does not fit between the ticks stands beyond the end.
  private func extent(of dimension: Survey.Dimension, label: Lettering) -> Lanes.Extent {
    let (start, end) = (dimension.start * zoom, dimension.end * zoom)
    let room = dimension.axis == .horizontal ? label.width + 14 : label.capHeight + 16
    let beyond = fits(dimension, label) ? 0 : room
    return Lanes.Extent(start: start, end: end + beyond, length: end - start)
  }

  private func fits(_ dimension: Survey.Dimension, _ label: Lettering) -> Bool {
    let along = dimension.axis == .horizontal ? label.width + 6 : label.capHeight + 6
    return dimension.length * zoom >= along + 10
  }

  private mutating func place(_ dimension: Survey.Dimension, label: Lettering, position: Double) {
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
        position: position,
        label: isInside ? box : .zero))
    let line =
      dimension.axis == .horizontal
      ? Rect(minX: start, minY: position - 4, maxX: end, maxY: position + 4)
      : Rect(minX: position - 4, minY: start, maxX: position + 4, maxY: end)
    figure.bounds = figure.bounds.union(line)
    if dimension.axis == .vertical { labels.append(box) }
    add(label, x: x, baseline: baseline, .kind(dimension.kind))
  }

  // Padding and spacing.

  private mutating func placeBands() {
    // Small strips choose first: they have the least room to choose from.
    let order = survey.bands.indices.sorted {
      let (a, b) = (survey.bands[$0].rect, survey.bands[$1].rect)
      return (a.width * a.height, $0) < (b.width * b.height, $1)
    }
    var taken: [Rect] = []
    var said: Set<String> = []
    // First the strips that have room for their value; then the others, unless the same is said nearby.
    let (roomy, narrow) = (order.filter(hasRoom), order.filter { !hasRoom($0) })
    for index in roomy + narrow {
      let band = survey.bands[index]
      let words = "\(band.group) \(Surveyor.text(band.length))"
      if !hasRoom(index), said.contains(words) { continue }
      said.insert(words)
      let rect = grid.snap(onSheet(band.rect))
      let label = Lettering(Surveyor.text(band.length), .badge, fonts: fonts)
      guard let (badge, stem) = badge(of: badgeSize(label), for: rect, avoiding: taken) else { continue }
      taken.append(badge.inset(by: -1))
      figure.strips.append(
        Figure.Strip(kind: band.kind, axis: band.axis, rect: rect, badge: badge, stem: stem))
      add(
        label, x: badge.center.x - label.width / 2, baseline: badge.center.y + label.capHeight / 2, .onBadge)
    }
    ink += taken
  }

  private func hasRoom(_ index: Int) -> Bool {
    let band = survey.bands[index]
    let label = Lettering(Surveyor.text(band.length), .badge, fonts: fonts)
    return fits(badgeSize(label), in: onSheet(band.rect))
  }

  private func badgeSize(_ label: Lettering) -> Size {
    Size(width: Swift.max(Measure.badgeHeight, grid.roundedUp(label.width) + 6), height: Measure.badgeHeight)
  }

  private func fits(_ badge: Size, in strip: Rect) -> Bool {
    strip.width >= badge.width - 1 && strip.height >= badge.height - 2
  }

  /// A place for a value: in its strip if it fits, else as near as there is room, with a stem.
  private func badge(
    of size: Size, for strip: Rect, avoiding taken: [Rect]
  ) -> (badge: Rect, stem: [Point])? {
    func rect(_ x: Double, _ y: Double) -> Rect {
      let corner = grid.snap(Point(x: x - size.width / 2, y: y - size.height / 2))
      return Rect(origin: corner, size: size)
    }
    func isFree(_ rect: Rect, of others: [Rect]) -> Bool {
      others.allSatisfy { $0.intersection(rect).isEmpty }
    }
    if fits(size, in: strip) {
      for part in [0.5, 0.3, 0.7, 0.15, 0.85] {
        let isWide = strip.width > strip.height
        let x = isWide ? strip.minX + strip.width * part : strip.center.x
        let y = isWide ? strip.center.y : strip.minY + strip.height * part
        let candidate = rect(x, y)
        if isFree(candidate, of: taken) { return (candidate, []) }
      }
    }
    // Around the strip in growing distance: below, above, right, left.
    let others = taken + ink.filter { $0.intersection(strip).isEmpty }
    for distance in [5.0, 11, 17, 25, 35] {
      let candidates = [
        (Point(x: strip.center.x, y: strip.maxY), 0.0, 1.0),
        (Point(x: strip.center.x, y: strip.minY), 0.0, -1.0),
        (Point(x: strip.maxX, y: strip.center.y), 1.0, 0.0),
        (Point(x: strip.minX, y: strip.center.y), -1.0, 0.0),
      ]
      for (edge, dx, dy) in candidates {
        let center = Point(
          x: edge.x + dx * (distance + size.width / 2), y: edge.y + dy * (distance + size.height / 2))
        let candidate = rect(center.x, center.y)
        guard isFree(candidate, of: others + ink) else { continue }
        return (candidate, [strip.center, candidate.center])
      }
    }
    return nil
  }

  // Notes.

  private struct Block {
    var title: Lettering
    var lines: [(lettering: Lettering, swatch: Color?)]
    var anchor: Point
    var size: Size
    /// What the note is about, on the sheet.
    var area: Rect
    /// How firmly it stands beside its anchor.
    var weight: Double
  }

  private mutating func placeNotes() {
    var solver = NoteSolver(picture: figure.picture, obstacles: ink, labels: labels)
    var sides: [NoteSolver.Side: [Block]] = [:]
    for note in survey.notes {
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

  /// Notes at the right or the left, each beside its leader.
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

  /// Where leaders begin along the edge: an anchor may slide along what it is about, so that a small bend becomes none,
  /// but not into a badge or letters, and not as near to its neighbours that their leaders meet.
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
      if isApart, hits(end) <= hits(anchors[index]) { places[index] = end }
    }
    return places
  }

  /// Writes a note; its left edge is at `x`, or its right edge if it stands at the left of the picture.
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

  // The title and the legend.

  /// Writes the title, what the sheet shows, and what each colour of a line means.
  mutating func caption(_ title: String?, subtitle: String) -> Figure {
    var subtitle = subtitle
    if figure.omitted > 0 {
      subtitle += "  ·  \(figure.omitted) \(figure.omitted == 1 ? "note" : "notes") left out for want of room"
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
