import MaquetteControlKit
import MaquetteElements
import MaquetteLayout

/// The room of a status bar at one side of a cutout.
///
/// Parts are centred in it. Beside an island that shows something they move towards the edge of the screen, and those at the
/// beginning give way until the others fit.
struct StatusBarEar {
  /// The width in points that parts are centred in.
  private let width: Double
  /// The distance in points between parts, to an island, and half of that to the edge of the screen.
  private let spacing: Double
  /// The distance in points from the edge of the screen to an island that shows something; nil for one at rest.
  private let room: Double?

  init(_ part: StatusBarPart, width: Double, in environment: Environment) {
    self.width = width
    spacing = part.spacing
    room = environment.wideIsland.flatMap { island in
      environment.screenWidth.map { ($0 - island) / 2 }
    }
  }

  /// The parts that fit, one beside the other.
  func element(_ parts: [any Element], height: Double, in environment: Environment) -> any Element {
    guard let room else { return row(parts).frame(width: width, height: height) }
    let end = room - spacing
    var kept = environment.built(parts)
    while !kept.isEmpty {
      let row = environment.built(row(kept), at: 0)
      let length = row.builtNode?.item.measure(Proposal(width: nil, height: nil)).size.width ?? 0
      if length <= end - 2 * spacing {
        return row.frame(width: Swift.min(width, 2 * end - length), height: height)
      }
      kept.removeFirst()
    }
    return Nothing()
  }

  private func row(_ parts: [any Element]) -> any Element { HStack(spacing: spacing) { parts }.fixedSize() }
}
