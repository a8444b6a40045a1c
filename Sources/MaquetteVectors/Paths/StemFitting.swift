import MaquetteGraphics
package import MaquetteScene

/// Moves the straight stems of a symbol so that their edges fall between device pixels.
///
/// A line along an axis looks soft if its edges lie within pixels, most of all at one or two pixels per point. Like the
/// hinting of a font, fitting processes one axis at a time. It collects the stems: long centre lines along the other axis,
/// and the flat tops of large curves. It rounds thicknesses that are near a whole number of pixels, and moves each stem to
/// the nearest position where its first edge lies between pixels, from stem to stem by the distances between them, so that
/// even spacing stays even. If symmetrical stems would not stay symmetrical, their middle moves to a pixel's edge or centre
/// and each pair to equal distances from it. All other points follow: between two stems in proportion, beyond the outermost
/// stem by its shift.
///
/// All coordinates are in pixels from the symbol's box, which the caller places on a whole pixel. The method is that of the
/// automatic hinting of outlines (D. Turner and W. Lemberg, "Real-Time Grid Fitting of Typographic Outlines",
/// EuroTeX 2003), simplified because centre lines give the positions of stems. The cost is linear in the points.
package struct StemFitting {
  /// The axis along which stems are moved.
  package enum Axis {
    case horizontal, vertical
  }

  /// The position of a stem before and after fitting.
  private struct Stem {
    var center: Double
    var width: Double
    var reach: Double
    var fitted = 0.0
  }

  /// The stems in order; if empty, nothing moves.
  private var stems: [Stem] = []

  package var isEmpty: Bool { stems.isEmpty }

  /// The minimum length of a stem in line widths; shorter lines are corners and dots.
  private static let leastReach = 2.5

  /// Finds the stems of parts whose coordinates are pixels.
  package init(parts: [PathGroup.Part], axis: Axis) {
    var found: [Stem] = []
    for part in parts {
      guard let style = part.stroke, style.dashes.isEmpty else { continue }
      let width = StemFitting.fitted(width: style.width)
      for run in part.path.runs(along: axis) {
        let near = found.firstIndex {
          Swift.abs($0.center - run.place) < 1e-3 && Swift.abs($0.width - width) < 1e-3
        }
        if let near {
          found[near].reach += run.length
        } else {
          found.append(Stem(center: run.place, width: width, reach: run.length))
        }
      }
    }
    found = found.filter { $0.reach >= StemFitting.leastReach * $0.width && $0.width >= 0.5 }
    found.sort { ($0.center, $0.reach) < ($1.center, $1.reach) }
    // Of nearly coincident lines, such as a line and the one that cuts its gap, the longest is the stem.
    for stem in found {
      if let last = stems.last, stem.center - last.center < Swift.max(stem.width, last.width) {
        if stem.reach > last.reach { stems[stems.count - 1] = stem }
      } else {
        stems.append(stem)
      }
    }
    fit()
  }

  /// Returns the fitted thickness of a line: a whole number of pixels if one is near.
  package static func fitted(width: Double) -> Double {
    let whole = width.rounded()
    return whole >= 1 && Swift.abs(width - whole) <= Swift.max(0.3, width / 10) ? whole : width
  }

  private mutating func fit() {
    fitInOrder()
    let isWhole = stems.allSatisfy { $0.width == $0.width.rounded() }
    if isSymmetrical(\.center), !isWhole || !isSymmetrical(\.fitted) { fitInPairs() }
  }

  /// Moves the stems one after the other.
  private mutating func fitInOrder() {
    guard var last = stems.first else { return }
    var shift = 0.0
    for index in stems.indices {
      let wish = index == 0 ? last.center : last.fitted + stems[index].center - last.center
      let half = stems[index].width / 2
      // A value slightly above the middle is still rounded down, so that equal distances are rounded equally.
      stems[index].fitted = (wish - half + 0.4999).rounded(.down) + half
      last = stems[index]
      shift += last.center - last.fitted
    }
    // Rounding errors of distances accumulate; a shift by whole pixels restores the average position of the stems.
    let back = (shift / Double(stems.count)).rounded()
    for index in stems.indices { stems[index].fitted += back }
  }

  private func isSymmetrical(_ place: KeyPath<Stem, Double>) -> Bool {
    guard let first = stems.first, let last = stems.last else { return true }
    let sum = first[keyPath: place] + last[keyPath: place]
    return zip(stems, stems.reversed()).allSatisfy { a, b in
      Swift.abs(a[keyPath: place] + b[keyPath: place] - sum) < 0.02 && Swift.abs(a.width - b.width) < 1e-3
    }
  }

  /// Moves symmetrical stems to symmetrical positions, with the outer edges of each pair between pixels.
  private mutating func fitInPairs() {
    guard let first = stems.first, let last = stems.last else { return }
    let middle = (first.center + last.center) / 2
    var best: (cost: Double, places: [Double])?
    for odd in [0.0, 1] {
      // The middle contains a stem of an odd or even number of pixels, or none.
      if stems.count % 2 == 1 {
        let core = stems[stems.count / 2].width.rounded()
        if core - 2 * (core / 2).rounded(.down) != odd { continue }
      }
      let center = (middle - odd / 2).rounded() + odd / 2
      var places: [Double] = []
      for stem in stems {
        let span = 2 * Swift.abs(stem.center - middle) + stem.width
        let whole = 2 * ((span - odd) / 2).rounded() + odd
        let reach = stem.center == middle ? 0 : (whole - stem.width) / 2
        places.append(stem.center < middle ? center - reach : center + reach)
      }
      if stems.count % 2 == 1 { places[stems.count / 2] = center }
      let cost = zip(stems, places).reduce(0) { $0 + Swift.abs($1.0.center - $1.1) }
      if cost < best?.cost ?? .infinity { best = (cost, places) }
    }
    for (index, place) in (best?.places ?? []).enumerated() { stems[index].fitted = place }
  }

  package func callAsFunction(_ value: Double) -> Double {
    guard let first = stems.first, let last = stems.last else { return value }
    if value <= first.center { return value + first.fitted - first.center }
    if value >= last.center { return value + last.fitted - last.center }
    let next = stems.firstIndex { $0.center >= value } ?? stems.count - 1
    let (low, high) = (stems[next - 1], stems[next])
    let position = (value - low.center) / (high.center - low.center)
    return low.fitted + (high.fitted - low.fitted) * position
  }
}

extension Path {
  /// The positions and lengths of the path's runs along an axis: straight lines, and flat ends of curves, whose length is
  /// that of their handles.
  fileprivate func runs(along axis: StemFitting.Axis) -> [(place: Double, length: Double)] {
    var runs: [(place: Double, length: Double)] = []
    func add(_ a: Point, _ b: Point) {
      let across = axis == .horizontal ? (a.x, b.x) : (a.y, b.y)
      let along = axis == .horizontal ? Swift.abs(a.y - b.y) : Swift.abs(a.x - b.x)
      if Swift.abs(across.0 - across.1) < 1e-3, along > 0.5 { runs.append((across.0, along)) }
    }
    var index = 0
    var (current, start) = (Point.zero, Point.zero)
    for verb in verbs {
      switch verb {
      case .move:
        current = points[index]
        start = current
      case .line:
        add(current, points[index])
        current = points[index]
      case .quad:
        add(current, points[index])
        add(points[index], points[index + 1])
        current = points[index + 1]
      case .cubic:
        add(current, points[index])
        add(points[index + 1], points[index + 2])
        current = points[index + 2]
      case .close:
        add(current, start)
        current = start
      }
      index += verb.pointCount
    }
    return runs
  }
}
