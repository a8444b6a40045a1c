import MaquetteControlKit
import MaquetteElements
import MaquetteLayout

/// Control Center in editing mode: the added controls, and the gallery in front.
struct ControlCenterPage: InteractiveContainer {
  var center = ControlCenter()
  /// The controls that were added, after the others.
  var added: [ControlWidget] = []
  /// Whether the gallery is open.
  var isGalleryOpen = false

  init() {}

  init(_ center: ControlCenter) { self.center = center }

  static let name = "control-center-page"
  static let guideline = ControlGallery.guideline
  static let attributes: [Attribute<ControlCenterPage>] = []

  /// Returns the page with the gallery in front, if that is open.
  func body(in environment: Environment) -> any Element {
    let page = center.page(adding: added, in: environment)
    guard isGalleryOpen, let gallery = center.gallery else { return page }
    // Beside the parts of the page, which are numbered from 0.
    var presentation = Presentation(
      in: environment.at(1000), content: { _ in gallery }, place: { _, _, bounds in bounds.frame })
    presentation.isModal = true
    return page.presenting(presentation)
  }

  /// Returns nothing of its own: the controls are exposed by themselves.
  func accessibility(in environment: Environment) -> Accessibility {
    Accessibility(label: "", isContainer: true)
  }

  func live(at place: ControlPlace) -> LiveControl { LiveControlCenterPage(place, self) }
}

/// The page in a session: its button opens the gallery, and a control of the gallery that is tapped is added.
final class LiveControlCenterPage: LiveValue<ControlCenterPage>, OverlayPresenter {
  var isPresented: Bool { value.isGalleryOpen }
  var isModal: Bool { true }
  var isDismissedFromOutside: Bool { true }

  func takesTouch(at place: Point) -> Bool { false }
  func present() { value.isGalleryOpen = true }
  func dismiss() { value.isGalleryOpen = false }

  func isPresented(by control: LiveControl) -> Bool {
    value.center.gallery != nil && control.place.path.isInside(place.path)
      && (control.place.element as? Button)?.title == value.center.addTitle
  }

  func isDismissed(by control: LiveControl) -> Bool {
    (control.place.element as? ControlWidget)?.isPlaceholder == true
  }

  /// Adds a control of the gallery, without its samples.
  func add(_ control: ControlWidget) {
    value.added.append(control.with(\.isPlaceholder, false).with(\.state, .normal))
    sendActions(for: .valueChanged)
  }

  /// The number of controls that were added.
  override var valueText: String? { "\(value.added.count) added" }

  override func beginTracking(_ touch: Touch) -> Bool { false }
}
