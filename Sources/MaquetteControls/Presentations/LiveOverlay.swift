internal import MaquetteElements

/// An alert, a sheet or another overlay that a person dismisses, and the action of its anchor presents.
final class LiveOverlay: LiveControl, OverlayPresenter {
  private var overlay: any ScreenOverlay

  init(_ place: ControlPlace, _ overlay: any ScreenOverlay) {
    self.overlay = overlay
    super.init(place)
  }

  var isPresented: Bool { overlay.isPresented }
  var isModal: Bool { overlay.isModal(in: environment) }
  var isDismissedFromOutside: Bool { isPresented && overlay.isDismissedFromOutside(in: environment) }

  override var valueText: String? { isPresented ? "open" : "closed" }

  override func redeclared(as element: any Element) {
    guard var next = element as? any ScreenOverlay else { return super.redeclared(as: element) }
    next.isPresented = isPresented
    overlay = next
    show()
  }

  override func drawn() -> any Element { overlay }

  func present() { setPresented(true) }

  func dismiss() { setPresented(false) }

  func isDismissed(by control: LiveControl) -> Bool { overlay.isDismissed(by: control) }

  func isPresented(by control: LiveControl) -> Bool {
    environment.overlayPlace == .anchor && control.place.path.isBehind(place.path)
  }

  /// A touch beside what is modal, or at the top of a sheet with several heights.
  func takesTouch(at place: Point) -> Bool {
    let isInside = presented.contains { $0.frame.contains(place) }
    return isInside ? canDrag(from: place) : isModal
  }

  override func beginTracking(_ touch: Touch) -> Bool {
    canDrag(from: touch.location) || isDismissedFromOutside
  }

  override func endTracking(_ touch: Touch?) {
    guard let touch else { return }
    if canDrag(from: touch.start) {
      drag(by: touch.location.y - touch.start.y)
    } else {
      dismiss()
    }
  }

  /// The height of the area at the top of a sheet that a finger drags it by: that of a navigation bar.
  private static let dragArea = 44.0

  private func canDrag(from place: Point) -> Bool {
    guard let sheet = overlay as? ModalSheet, sheet.detents.count > 1, let frame = presented.first?.frame
    else { return false }
    return frame.contains(place) && place.y <= frame.minY + Self.dragArea
  }

  /// Lets the sheet rest at the height that is nearest to where a finger has left it; one that is nearer to the lower edge is
  /// dismissed.
  private func drag(by distance: Double) {
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

  private func setPresented(_ isPresented: Bool) {
    guard overlay.isPresented != isPresented else { return }
    overlay.isPresented = isPresented
    show()
    sendActions(for: .valueChanged)
  }
}
