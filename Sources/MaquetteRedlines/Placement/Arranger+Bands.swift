import MaquetteGraphics
import MaquetteLayout

extension Arranger {
  mutating func placeBands() {
    // Small bands choose first, because they have the fewest places.
    let order = measurements.bands.indices.sorted {
      let (a, b) = (measurements.bands[$0].rect, measurements.bands[$1].rect)
      return (a.width * a.height, $0) < (b.width * b.height, $1)
    }
    var taken: [Rect] = []
    var said: Set<String> = []
    // Bands with room for their value come first; the others follow unless a band of their group shows the same value.
    let (roomy, narrow) = (order.filter(hasRoom), order.filter { !hasRoom($0) })
    for index in roomy + narrow {
      let band = measurements.bands[index]
      let words = "\(band.group) \(MeasurementCollector.text(band.length))"
      if !hasRoom(index), said.contains(words) { continue }
      said.insert(words)
      let rect = grid.snap(onSheet(band.rect))
      let label = Lettering(MeasurementCollector.text(band.length), .badge, fonts: fonts)
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
    let band = measurements.bands[index]
    let label = Lettering(MeasurementCollector.text(band.length), .badge, fonts: fonts)
    return fits(badgeSize(label), in: onSheet(band.rect))
  }

  private func badgeSize(_ label: Lettering) -> Size {
    Size(width: Swift.max(Measure.badgeHeight, grid.roundedUp(label.width) + 6), height: Measure.badgeHeight)
  }

  private func fits(_ badge: Size, in strip: Rect) -> Bool {
    strip.width >= badge.width - 1 && strip.height >= badge.height - 2
  }

  /// Returns a place for a value: in its band if it fits, else the nearest free place, with a stem.
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
    // Around the band in growing distance: below, above, right, left.
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
        guard isFree(candidate, of: others + ink + values) else { continue }
        return (candidate, [strip.center, candidate.center])
      }
    }
    return nil
  }
}
