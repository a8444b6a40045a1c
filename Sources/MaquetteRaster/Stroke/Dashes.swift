import MaquetteGraphics

/// Cuts contours into dashes.
///
/// The pattern restarts on every contour (SVG 1.1, section 11.4), and an odd number of lengths is repeated once. If a
/// closed contour begins and ends in a dash, these are one dash. A dash of length 0 is a dot if the cap is not butt.
struct Dashes {
  /// Lengths of dashes (even indices) and gaps (odd indices).
  private let lengths: [Double]
  /// The offset into the pattern at which a contour begins, less than the sum of the lengths.
  private let phase: Double
  private let total: Double

  /// The maximum number of dashes on a contour; one with more is drawn solid.
  private static let greatestCount = 100_000.0

  /// The pattern of a style, or nil for a solid line: without lengths, or if one is negative or not finite, or all are 0.
  init?(_ style: StrokeStyle) {
    let given = style.dashes
    guard !given.isEmpty, given.allSatisfy({ $0 >= 0 && $0.isFinite }) else { return nil }
    lengths = given.count.isMultiple(of: 2) ? given : given + given
    total = lengths.reduce(0, +)
    guard total > 0, total.isFinite else { return nil }
    // The remainder is exact for any two numbers.
    let remainder = style.dashPhase.isFinite ? style.dashPhase.truncatingRemainder(dividingBy: total) : 0
    phase = remainder < 0 ? remainder + total : remainder
  }

  /// Returns each dash of a contour as a contour.
  func cut(_ contour: StrokeContour) -> [StrokeContour] {
    let length = contour.edges.reduce(0) { $0 + $1.length }
    guard length > 0, length / total * Double(lengths.count / 2) <= Self.greatestCount else {
      return [contour]
    }
    var walk = Walk(lengths: lengths, phase: phase)
    for edge in contour.edges { walk.follow(edge) }
    return walk.dashes(isClosed: contour.isClosed)
  }

  /// A walk along a contour, switching between dash and gap.
  private struct Walk {
    private let lengths: [Double]
    private var index = 0
    /// The remaining length of the current dash or gap.
    private var rest: Double
    private var dashes: [StrokeContour] = []
    private var dash = StrokeContour()
    private let beganInDash: Bool
    private var isInDash: Bool { index.isMultiple(of: 2) }

    init(lengths: [Double], phase: Double) {
      self.lengths = lengths
      var left = phase
      while left > 0, index < lengths.count - 1, left >= lengths[index] {
        left -= lengths[index]
        index += 1
      }
      rest = Swift.max(lengths[index] - left, 0)
      beganInDash = index.isMultiple(of: 2)
    }

    mutating func follow(_ edge: StrokeEdge) {
      guard edge.length > 0 else { return }
      var done = 0.0
      while rest < edge.length - done {
        let next = done + rest
        if isInDash { add(edge, from: done, to: next) }
        // A step too small for Double would loop forever.
        done = Swift.min(next, edge.length)
        switchOver(at: edge, done)
      }
      if isInDash { add(edge, from: done, to: edge.length) }
      rest -= edge.length - done
    }

    private mutating func add(_ edge: StrokeEdge, from: Double, to: Double) {
      guard to > from else { return }
      dash.edges.append(edge.part(from: from / edge.length, to: to / edge.length))
    }

    private mutating func switchOver(at edge: StrokeEdge, _ place: Double) {
      if isInDash {
        if dash.edges.isEmpty {
          let part = edge.part(from: place / edge.length, to: 1)
          dash = .dot(at: part.start, direction: part.startDirection)
        }
        dashes.append(dash)
        dash = StrokeContour()
      }
      index = (index + 1) % lengths.count
      rest = lengths[index]
    }

    mutating func dashes(isClosed: Bool) -> [StrokeContour] {
      guard !dash.edges.isEmpty else { return dashes }
      if isClosed && beganInDash, let first = dashes.first {
        dashes[0].edges = dash.edges + first.edges
      } else if isClosed && beganInDash {
        // One dash covers the whole contour.
        dash.isClosed = true
        dashes.append(dash)
      } else {
        dashes.append(dash)
      }
      return dashes
    }
  }
}
