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

  /// Only a touch beside it comes here, and none that does nothing there is tracked.
  override func beginTracking(_ touch: Touch) -> Bool { isDismissedFromOutside }

  override func endTracking(_ touch: Touch?) {
    if touch != nil { dismiss() }
  }

  private func setPresented(_ isPresented: Bool) {
    guard overlay.isPresented != isPresented else { return }
    overlay.isPresented = isPresented
    show()
    sendActions(for: .valueChanged)
  }
}
