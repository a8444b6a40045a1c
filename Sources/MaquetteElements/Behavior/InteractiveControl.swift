/// A control that responds to touches.
public protocol InteractiveControl: Control {
  /// Returns the live control for a place; the default has no value and sends touch events.
  func live(at place: ControlPlace) -> LiveControl

  /// Whether the control responds to touches as it is; the default is yes. A list row without anything to choose does not.
  var isTouchable: Bool { get }

  /// Whether the control responds to touches where it stands; the default is ``isTouchable``. A row does while its list is
  /// edited, which the environment knows.
  func isTouchable(in environment: Environment) -> Bool

  /// The key that presses the control without the keyboard focus; the default is nil, for none.
  var keyEquivalent: KeyEquivalent? { get }
}

/// A key that presses a button of a window, a sheet or a dialog.
public enum KeyEquivalent: Hashable, Sendable {
  /// Return presses the default button.
  case returnKey
  /// Escape cancels.
  case escape
}

extension InteractiveControl {
  public var isTouchable: Bool { true }
  public func isTouchable(in environment: Environment) -> Bool { isTouchable }
  public var keyEquivalent: KeyEquivalent? { nil }
  public func live(at place: ControlPlace) -> LiveControl { LiveControl(place) }
}

/// A control with the behaviour of a button: it acts when a touch is lifted inside.
public protocol ButtonControl: InteractiveControl, StatefulControl {}

extension ButtonControl {
  public func live(at place: ControlPlace) -> LiveControl { LiveButton(place, self) }
}

/// A control with others inside that are touched by themselves, as a list row with a button.
public protocol InteractiveContainer: InteractiveControl {}

/// A live control that takes keyboard input.
public protocol EditableControl: LiveControl {
  /// Inserts a character at the caret and sends `editingChanged`.
  func insert(_ character: Character)
  /// Deletes the character before the caret, or the selection, and sends `editingChanged`; the default does nothing.
  func deleteBackward()
  /// Adds an entry at the end of the text, after a comma if there are others, without an event, as a program does; the default
  /// does nothing.
  func enter(_ entry: String)
  /// Whether the return key begins a line rather than confirm the text; the default is no.
  var returnBeginsLine: Bool { get }
}

extension EditableControl {
  public func deleteBackward() {}
  public func enter(_ entry: String) {}
  public var returnBeginsLine: Bool { false }
}

/// A live control whose action may wait until the person who uses the device is known.
public protocol AuthenticatingControl: LiveControl {
  /// Responds to authentication, which unlocks the device: the control that asked for it performs its action.
  func authenticated()
  /// Responds to a refusal: the device stays locked.
  func authenticationRefused()
}

/// An element whose controls depend on each other, as radio buttons do.
public protocol ControlGroup: CatalogueElement {}

/// An element of whose rows one is selected at a time, as a list.
public protocol RowGroup: CatalogueElement {}

/// The interface through which the live controls of a picture use their session.
package protocol LiveControlHost: AnyObject {
  /// The controls in the order of the tree.
  var controls: [LiveControl] { get }

  /// The objects around a control that perform actions without a target, from the innermost to the application.
  func responders(around control: LiveControl) -> [any ActionResponder]
  /// Draws a control's current element from now on.
  func draw(_ control: LiveControl)
  /// Exposes to accessibility what programs have set of controls.
  func exposureChanged()
  /// Logs events that a control sends.
  func log(_ events: ControlEvents, of control: LiveControl)
  /// Logs an action of a control.
  func log(_ action: ControlAction, of control: LiveControl)
  /// Calls a control's ``LiveControl/timePassed()`` after a time; nil cancels the call.
  func wake(_ control: LiveControl, after time: Moment?)
  /// Gives a control the keyboard focus.
  func focus(_ control: LiveControl)
  /// Logs that a control asks for authentication.
  func requestAuthentication(for control: LiveControl)
  /// Takes the keyboard focus from a control.
  func resign(_ control: LiveControl)
  /// Presses the return key of whatever keyboard there is.
  func pressReturn()
  /// The text that was copied last; nil for none.
  var pasteboard: String? { get }
  /// Keeps a text that a control copies.
  func copy(_ text: String, from control: LiveControl)
  /// Takes the finger away from the control that it is on, because something else has recognized its gesture.
  func cancelTouch()
}
