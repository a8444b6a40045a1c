/// A live control that stands in front of the picture, such as an alert or a sheet, with controls of its own inside.
public protocol OverlayPresenter: LiveControl {
  /// Whether it is in the picture.
  var isPresented: Bool { get }
  /// Whether nothing behind can be touched meanwhile.
  var isModal: Bool { get }
  /// Whether a touch beside it, or the escape key, dismisses it.
  var isDismissedFromOutside: Bool { get }

  /// Whether it follows a touch at a place where none of the controls inside is.
  func takesTouch(at place: Point) -> Bool
  /// Puts it in front of the picture.
  func present()
  /// Takes it away.
  func dismiss()
  /// Whether it goes away after a control inside has acted, as an alert after its button.
  func isDismissed(by control: LiveControl) -> Bool
  /// Whether it comes when a control acts.
  func isPresented(by control: LiveControl) -> Bool
}

/// A control that stands in front of the picture, in the place of another element that presents it. That one keeps its
/// identifier for itself.
package protocol OverlayElement: InteractiveControl {}
