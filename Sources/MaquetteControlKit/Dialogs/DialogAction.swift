package import MaquetteElements

/// A choice of an alert or an action sheet, whichever element it was written as.
package struct DialogAction: Sendable {
  package var title: String
  package var symbol: String?
  package var role = ButtonRole.normal
  package var state = ControlState.normal
  /// Whether a mark says that the choice is made.
  package var isOn = false

  package init(
    title: String, symbol: String? = nil, role: ButtonRole = .normal, state: ControlState = .normal,
    isOn: Bool = false
  ) {
    self.title = title
    self.symbol = symbol
    self.role = role
    self.state = state
    self.isOn = isOn
  }
}

/// An element that can be a choice of an alert or an action sheet.
package protocol DialogChoice: Element {
  /// The role, which decides on its place and its look among the choices.
  var role: ButtonRole { get }
}

extension Element {
  /// The role of a button that answers an alert or an action sheet; nil for any other element.
  package var dialogRole: ButtonRole? { (unmodified as? any DialogChoice)?.role }
}

extension Environment {
  /// Returns the element that shows a choice.
  package typealias DialogButtonStyle = @Sendable (DialogAction) -> any Element

  private enum DialogKey: EnvironmentKey { static let defaultValue = DialogButtonStyle?.none }

  /// Draws the buttons that answer an alert or an action sheet; nil outside of these.
  package var dialogButton: DialogButtonStyle? {
    get { self[DialogKey.self] }
    set { self[DialogKey.self] = newValue }
  }
}
