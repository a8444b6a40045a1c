import MaquetteElements
import MaquetteGraphics

/// A sheet that a person drags between its heights.
final class LiveSheet: LiveOverlay {
  /// The height of the area at the top of a sheet that a finger drags it by: that of a navigation bar.
  private static let dragArea = 44.0

  override func canDrag(from place: Point) -> Bool {
    guard let sheet = overlay as? ModalSheet, sheet.detents.count > 1, let frame = presented.first?.frame
    else { return false }
    return frame.contains(place) && place.y <= frame.minY + Self.dragArea
  }

  /// Lets the sheet rest at the height that is nearest to where a finger has left it; one that is nearer to the lower edge is
  /// dismissed.
  override func drag(by distance: Double) {
    guard var sheet = overlay as? ModalSheet, let shown = presented.first else { return }
    let screen = shown.children.map(\.frame).reduce(shown.frame) { $0.union($1) }
    let wanted = shown.frame.height - distance
    let heights = sheet.detents.map { sheet.height(at: $0, on: screen, in: environment) }
    guard let nearest = heights.indices.min(by: { abs(heights[$0] - wanted) < abs(heights[$1] - wanted) })
    else { return }
    if wanted < heights[nearest] / 2 { return dismiss() }
    guard sheet.detents[nearest] != sheet.restingDetent(in: environment) else { return }
    sheet.detent = sheet.detents[nearest]
    overlay = sheet
    show()
    sendActions(for: .valueChanged)
  }
}
