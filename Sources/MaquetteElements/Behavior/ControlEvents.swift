/// A set of control events: those of `UIControl.Event`, with their names and their bits.
///
/// Source: the UIKit reference, `UIControl.Event`, which lists them in this order and states when each is sent.
public struct ControlEvents: OptionSet, Hashable, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// A finger touches the control.
  public static let touchDown = ControlEvents(rawValue: 1 << 0)
  /// A finger touches the control again: the touch is at least the second of several taps.
  public static let touchDownRepeat = ControlEvents(rawValue: 1 << 1)
  /// A finger moves inside the control.
  public static let touchDragInside = ControlEvents(rawValue: 1 << 2)
  /// A finger that began inside the control moves outside it.
  public static let touchDragOutside = ControlEvents(rawValue: 1 << 3)
  /// A finger that began inside the control and left it comes back.
  public static let touchDragEnter = ControlEvents(rawValue: 1 << 4)
  /// A finger leaves the control.
  public static let touchDragExit = ControlEvents(rawValue: 1 << 5)
  /// A finger is lifted inside the control.
  public static let touchUpInside = ControlEvents(rawValue: 1 << 6)
  /// A finger is lifted outside the control.
  public static let touchUpOutside = ControlEvents(rawValue: 1 << 7)
  /// The system cancels the touch.
  public static let touchCancel = ControlEvents(rawValue: 1 << 8)
  /// The control's value changes.
  public static let valueChanged = ControlEvents(rawValue: 1 << 12)
  /// The button's action is to be performed.
  public static let primaryActionTriggered = ControlEvents(rawValue: 1 << 13)
  /// A menu is to be shown.
  public static let menuActionTriggered = ControlEvents(rawValue: 1 << 14)
  /// Editing begins.
  public static let editingDidBegin = ControlEvents(rawValue: 1 << 16)
  /// The text changes.
  public static let editingChanged = ControlEvents(rawValue: 1 << 17)
  /// Editing ends.
  public static let editingDidEnd = ControlEvents(rawValue: 1 << 18)
  /// The return key ends editing.
  public static let editingDidEndOnExit = ControlEvents(rawValue: 1 << 19)

  /// All touch events.
  public static let allTouchEvents = ControlEvents(rawValue: 0x0000_0FFF)
  /// All editing events.
  public static let allEditingEvents = ControlEvents(rawValue: 0x000F_0000)
  /// The events reserved for applications.
  public static let applicationReserved = ControlEvents(rawValue: 0x0F00_0000)
  /// The events reserved for the system.
  public static let systemReserved = ControlEvents(rawValue: 0xF000_0000)
  /// All events.
  public static let allEvents = ControlEvents(rawValue: 0xFFFF_FFFF)

  /// The single events with their names, in the order of their bits.
  public static let named: [(name: String, event: ControlEvents)] = [
    ("touchDown", .touchDown), ("touchDownRepeat", .touchDownRepeat), ("touchDragInside", .touchDragInside),
    ("touchDragOutside", .touchDragOutside), ("touchDragEnter", .touchDragEnter),
    ("touchDragExit", .touchDragExit), ("touchUpInside", .touchUpInside),
    ("touchUpOutside", .touchUpOutside), ("touchCancel", .touchCancel), ("valueChanged", .valueChanged),
    ("primaryActionTriggered", .primaryActionTriggered), ("menuActionTriggered", .menuActionTriggered),
    ("editingDidBegin", .editingDidBegin), ("editingChanged", .editingChanged),
    ("editingDidEnd", .editingDidEnd), ("editingDidEndOnExit", .editingDidEndOnExit),
  ]

  /// The names of the events in the set, in the order of their bits.
  public var names: [String] { Self.named.filter { contains($0.event) }.map(\.name) }

  /// The events with their names in sheets: `touch-up-inside`.
  public static let sheetNames: [(name: String, event: ControlEvents)] = named.map { name, event in
    (name.reduce(into: "") { $0 += $1.isUppercase ? "-" + $1.lowercased() : String($1) }, event)
  }
}
