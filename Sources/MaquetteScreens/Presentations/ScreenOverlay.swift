import MaquetteControlKit
import MaquetteElements
import MaquetteGraphics

/// An element that stands in front of a screen, a window or another element: an alert, a sheet, a popover, a banner.
///
/// Among the children of a screen or a window it stands in front of all of it, and with `presents` of another element, in
/// front of the picture with that element as its anchor. By itself it is drawn where it stands.
protocol ScreenOverlay: OverlayElement, InteractiveContainer, ContainerElement {
  /// Whether it is in the picture.
  var isPresented: Bool { get set }
  /// Whether what is behind can neither be touched nor is exposed to accessibility.
  func isModal(in environment: Environment) -> Bool
  /// Whether a touch beside it, or the escape key, dismisses it.
  func isDismissedFromOutside(in environment: Environment) -> Bool
  /// Whether a control inside dismisses it with its action.
  func isDismissed(by control: LiveControl) -> Bool

  /// Returns what is drawn; the anchor is nil for an overlay that is drawn where it stands in the tree.
  func card(at anchor: Rect?, in environment: Environment) -> any Element
  /// Returns what covers all that is behind; nil for nothing.
  func backdrop(in environment: Environment) -> (any Element)?
  /// Returns how the picture behind is set back; nil for as it is.
  func recess(in environment: Environment) -> Presentation.Recess?
  /// Returns the frame for a size of the card.
  func place(_ size: Size, at anchor: Rect, in bounds: Presentation.Bounds, _ environment: Environment)
    -> Rect
}

/// An overlay that stands in front of the status bar of a screen too.
protocol ScreenBanner: ScreenOverlay {}

extension ScreenOverlay {
  func isModal(in environment: Environment) -> Bool { true }
  func isDismissedFromOutside(in environment: Environment) -> Bool { true }
  func recess(in environment: Environment) -> Presentation.Recess? { nil }

  /// What dims the picture behind.
  func backdrop(in environment: Environment) -> (any Element)? {
    environment.overlayPlace == .window ? nil : Surface(fill: .token(.menuBackdrop))
  }

  /// Whether it dims the window of macOS that it belongs to.
  func dimsWindow(in environment: Environment) -> Bool {
    isPresented && isModal(in: environment) && !isDismissedFromOutside(in: environment)
  }

  /// Returns the card in front of the picture, or where it stands in the tree.
  public func body(in environment: Environment) -> any Element {
    guard environment.overlayPlace != .tree else {
      return isPresented ? card(at: nil, in: environment) : Nothing()
    }
    // The surface takes the place of the anchor, and draws nothing.
    return isPresented ? Surface().presenting(presentation(in: environment)) : Surface()
  }

  /// Returns an empty container: the card exposes its content.
  public func accessibility(in environment: Environment) -> Accessibility {
    Accessibility(label: "", isContainer: true)
  }

  /// Returns the card in front of the picture, at its place.
  func presentation(in page: Environment) -> Presentation {
    var inside = page
    inside.isTintDimmed = false
    let environment = inside
    inside.isEnabled = true
    // What is in the card stands in the card.
    inside.overlayPlace = .tree
    inside.dialogButton = nil
    var presentation = Presentation(
      in: inside,
      content: { anchor in card(at: anchor, in: environment) },
      place: { place($0, at: $1, in: $2, environment) })
    presentation.backdrop = backdrop(in: environment)
    presentation.isModal = isModal(in: environment)
    presentation.recess = recess(in: environment)
    return presentation
  }
}
