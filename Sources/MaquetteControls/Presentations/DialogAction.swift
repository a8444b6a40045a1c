internal import MaquetteElements

/// A choice of an alert or an action sheet, whichever element it was written as.
struct DialogAction: Sendable {
  var title: String
  var symbol: String?
  var role = ButtonRole.normal
  var state = ControlState.normal
  /// Whether a mark says that the choice is made.
  var isOn = false
}

/// An element that can be a choice of an alert or an action sheet.
protocol DialogChoice: Element {
  /// The role, which decides on its place and its look among the choices.
  var role: ButtonRole { get }
}

extension Element {
  /// The role of a button that answers an alert or an action sheet; nil for any other element.
  var dialogRole: ButtonRole? { (unmodified as? any DialogChoice)?.role }
}

extension Environment {
  /// Returns the element that shows a choice.
  typealias DialogButtonStyle = @Sendable (DialogAction) -> any Element

  private enum DialogKey: EnvironmentKey { static let defaultValue = DialogButtonStyle?.none }

  /// Draws the buttons that answer an alert or an action sheet; nil outside of these.
  var dialogButton: DialogButtonStyle? {
    get { self[DialogKey.self] }
    set { self[DialogKey.self] = newValue }
  }
}
