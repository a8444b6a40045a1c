package import MaquetteControlKit
import MaquetteControls
package import MaquetteElements

/// An element that asks a person to choose: an alert or an action sheet.
package protocol DialogElement: ContainerElement {
  /// The title; empty for none.
  var dialogTitle: String { get }
  /// The text below the title; empty for none.
  var dialogMessage: String { get }
}

extension DialogElement {
  /// The buttons as they were written, with their titles and roles.
  package var choices: [(title: String, role: ButtonRole)] {
    children.compactMap { child in
      switch child.unmodified {
      case let button as Button: (button.title, button.role)
      case let button as PushButton: (button.title, button.role)
      default: nil
      }
    }
  }
}

extension Environment {
  /// Whether the element is a button that answers an alert or an action sheet, where the platform places it.
  package var isInDialog: Bool { dialogButton != nil }
  /// Whether an element stands in front of a screen, a window or what presents it.
  package var isInFront: Bool { overlayPlace != .tree }
  /// Whether the element is on the screen of a phone.
  package var isOnPhone: Bool { deviceKind == .phone }
}
