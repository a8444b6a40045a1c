import MaquetteControlKit
import MaquetteElements

/// An alert, a sheet or another overlay that a person dismisses, and the action of its anchor presents.
class LiveOverlay: LiveControl, OverlayPresenter {
  final var overlay: any ScreenOverlay

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

  /// A touch beside what is modal, or where a finger drags it.
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

  /// Whether a finger drags it from a place.
  func canDrag(from place: Point) -> Bool { false }

  /// Responds to a finger that has dragged it down by a distance in points.
  func drag(by distance: Double) {}

  private func setPresented(_ isPresented: Bool) {
    guard overlay.isPresented != isPresented else { return }
    overlay.isPresented = isPresented
    show()
    sendActions(for: .valueChanged)
  }
}
