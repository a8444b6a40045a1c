// The place and the side of each note
// ===================================
//
// A note may hold for several places and can stand at the right, below or at the left; its leader may begin at several points
// of the place. Notes choose one after the other, each the candidate of least cost: leaders through text, symbols and badges
// cost much, long ones a little, and a full side costs more. Ties go to the first candidate, so the choice depends on the
// sheet alone. A leader that meets another one or crosses a label is no candidate; the sheet counts the notes left without
// one. The time is notes × candidates × obstacles, all of which are limited.

import MaquetteGraphics

/// Chooses a leader for each note.
struct NoteSolver {
  enum Side: Hashable {
    case right, below, left
  }

  struct Choice {
    var place: Int
    var side: Side
    /// Whether the leader begins at the place's rounded corner.
    var isAtCorner = false
    /// The start of the leader, in the picture on the sheet.
    var anchor: Point
  }

  private let picture: Rect
  private let obstacles: [Rect]
  /// The labels of dimension lines at the left; no leader may touch them.
  private let labels: [Rect]
  private var choices: [(choice: Choice, size: Size)] = []
  /// The preferred and the least distance of parallel leaders, in points.
  private static let separation = (wished: 9.0, least: 5.0)

  init(picture: Rect, obstacles: [Rect], labels: [Rect]) {
    self.picture = picture
    self.obstacles = obstacles
    self.labels = labels
  }

  /// Returns the choice for a note with places on the sheet and a block of text of a size; nil if no leader is possible.
  mutating func choose(_ places: [Measurements.Place], size: Size) -> Choice? {
    var best: Choice?
    var least = Double.infinity
    for (index, place) in places.enumerated() {
      for side in [Side.right, .below, .left] {
        for (rank, anchor) in Self.anchors(of: place, side: side).enumerated() {
          let isAtCorner = place.corner != nil && rank < 2
          let choice = Choice(place: index, side: side, isAtCorner: isAtCorner, anchor: anchor)
          guard let own = cost(of: choice, area: place.area, size: size) else { continue }
          let cost: Double = own + Double(index) * 0.6 + Double(rank) * 0.25
          if cost < least {
            least = cost
            best = choice
          }
        }
      }
    }
    if let best { choices.append((best, size)) }
    return best
  }

  /// The points at which a leader may begin, the best first.
  private static func anchors(of place: Measurements.Place, side: Side) -> [Point] {
    let area = place.area
    var points: [Point] = []
    if let corner = place.corner {
      // The middle of a quarter circle lies this part of the radius from both sides.
      let inset = corner.radii.topLeft * (1 - 0.707_106_781_186_547_6)
      let (left, right) = (corner.rect.minX + inset, corner.rect.maxX - inset)
      let (top, bottom) = (corner.rect.minY + inset, corner.rect.maxY - inset)
      switch side {
      case .right: points += [Point(x: right, y: top), Point(x: right, y: bottom)]
      case .below: points += [Point(x: right, y: bottom), Point(x: left, y: bottom)]
      case .left: points += [Point(x: left, y: top), Point(x: left, y: bottom)]
      }
    }
    // Beside glyphs, on anything else.
    let dx = place.isInk ? -3.5 : Swift.min(3, area.width / 2)
    let dy = place.isInk ? -2.5 : Swift.min(3, area.height / 2)
    let parts: [Double] = [0.5, 0.3, 0.7, 0.15, 0.85, 0.4, 0.6, 0.05, 0.95]
    for part in parts {
      switch side {
      case .right: points.append(Point(x: area.maxX - dx, y: area.minY + area.height * part))
      case .below: points.append(Point(x: area.minX + area.width * part, y: area.maxY - dy))
      case .left: points.append(Point(x: area.minX + dx, y: area.minY + area.height * part))
      }
    }
    return points
  }

  private func cost(of choice: Choice, area: Rect, size: Size) -> Double? {
    let anchor = choice.anchor
    let ray = ray(from: anchor, to: choice.side)
    var cost = (ray.width + ray.height) * 0.02
    for obstacle in obstacles {
      // A leader may cross its own area.
      if obstacle == area { continue }
      if !obstacle.intersection(ray).isEmpty { cost += 12 }
    }
    if choice.side == .left {
      if labels.contains(where: { $0.maxY > anchor.y - 2 && $0.minY < anchor.y + 2 }) { return nil }
    }
    var used = 0.0
    for (other, otherSize) in choices {
      if other.side == choice.side {
        used += choice.side == .below ? otherSize.width + 20 : otherSize.height + 10
        let distance = choice.side == .below ? other.anchor.x - anchor.x : other.anchor.y - anchor.y
        if distance.magnitude < Self.separation.least { return nil }
        if distance.magnitude < Self.separation.wished { cost += 8 }
      } else if !ray.intersection(self.ray(from: other.anchor, to: other.side)).isEmpty {
        return nil
      }
    }
    switch choice.side {
    case .right: cost += Swift.max(0, used + size.height - Swift.max(picture.height, 60)) * 0.12
    case .below: cost += 4 + Swift.max(0, used + size.width - picture.width) * 0.4
    case .left: cost += 9 + Swift.max(0, used + size.height - Swift.max(picture.height, 60)) * 0.12
    }
    return cost
  }

  /// Where a leader runs within the picture, a little thicker than it is drawn.
  private func ray(from anchor: Point, to side: Side) -> Rect {
    switch side {
    case .right: Rect(minX: anchor.x, minY: anchor.y - 2, maxX: picture.maxX, maxY: anchor.y + 2)
    case .below: Rect(minX: anchor.x - 2, minY: anchor.y, maxX: anchor.x + 2, maxY: picture.maxY)
    case .left: Rect(minX: picture.minX, minY: anchor.y - 2, maxX: anchor.x, maxY: anchor.y + 2)
    }
  }
}
