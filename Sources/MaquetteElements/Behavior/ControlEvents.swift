/// What can happen to a control, as a set: the events of `UIControl.Event`, with their names and their bits.
///
/// Source: the reference of UIKit, `UIControl.Event`, which lists them in this order and says when each is sent.
public struct ControlEvents: OptionSet, Hashable, Sendable {
  /// One bit for each event.
  public let rawValue: UInt32

  /// Creates a set from its bits.
  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// A finger touches the control.
  public static let touchDown = ControlEvents(rawValue: 1 << 0)
  /// A finger touches the control not for the first time: the touch is at least the second of several taps.
  public static let touchDownRepeat = ControlEvents(rawValue: 1 << 1)
  /// A finger moves inside the control.
  public static let touchDragInside = ControlEvents(rawValue: 1 << 2)
  /// A finger moves outside the control, where it began.
  public static let touchDragOutside = ControlEvents(rawValue: 1 << 3)
  /// A finger comes back into the control, which it began in and left.
  public static let touchDragEnter = ControlEvents(rawValue: 1 << 4)
  /// A finger leaves the control.
  public static let touchDragExit = ControlEvents(rawValue: 1 << 5)
  /// A finger is lifted inside the control.
  public static let touchUpInside = ControlEvents(rawValue: 1 << 6)
  /// A finger is lifted outside the control.
  public static let touchUpOutside = ControlEvents(rawValue: 1 << 7)
  /// The system takes the touch away.
  public static let touchCancel = ControlEvents(rawValue: 1 << 8)
  /// The control's value is another one.
  public static let valueChanged = ControlEvents(rawValue: 1 << 12)
  /// What a button is for is to be done.
  public static let primaryActionTriggered = ControlEvents(rawValue: 1 << 13)
  /// A menu is to be shown.
  public static let menuActionTriggered = ControlEvents(rawValue: 1 << 14)
  /// Somebody begins to edit a text.
  public static let editingDidBegin = ControlEvents(rawValue: 1 << 16)
  /// The text is another one.
  public static let editingChanged = ControlEvents(rawValue: 1 << 17)
  /// Nobody edits the text any more.
  public static let editingDidEnd = ControlEvents(rawValue: 1 << 18)
  /// The return key ends editing.
  public static let editingDidEndOnExit = ControlEvents(rawValue: 1 << 19)

  /// Every event of touches.
  public static let allTouchEvents = ControlEvents(rawValue: 0x0000_0FFF)
  /// Every event of editing.
  public static let allEditingEvents = ControlEvents(rawValue: 0x000F_0000)
  /// Those that are left to programs.
  public static let applicationReserved = ControlEvents(rawValue: 0x0F00_0000)
  /// Those that are left to the system.
  public static let systemReserved = ControlEvents(rawValue: 0xF000_0000)
  /// Everything.
  public static let allEvents = ControlEvents(rawValue: 0xFFFF_FFFF)

  /// The single events with their names, by their bits.
  public static let named: [(name: String, event: ControlEvents)] = [
    ("touchDown", .touchDown), ("touchDownRepeat", .touchDownRepeat), ("touchDragInside", .touchDragInside),
    ("touchDragOutside", .touchDragOutside), ("touchDragEnter", .touchDragEnter),
    ("touchDragExit", .touchDragExit), ("touchUpInside", .touchUpInside),
    ("touchUpOutside", .touchUpOutside), ("touchCancel", .touchCancel), ("valueChanged", .valueChanged),
    ("primaryActionTriggered", .primaryActionTriggered), ("menuActionTriggered", .menuActionTriggered),
    ("editingDidBegin", .editingDidBegin), ("editingChanged", .editingChanged),
    ("editingDidEnd", .editingDidEnd), ("editingDidEndOnExit", .editingDidEndOnExit),
  ]

  /// The names of the events in the set, by their bits.
  public var names: [String] { Self.named.filter { contains($0.event) }.map(\.name) }

  /// The events by the names that sheets write: `touch-up-inside`.
  public static let sheetNames: [(name: String, event: ControlEvents)] = named.map { name, event in
    (name.reduce(into: "") { $0 += $1.isUppercase ? "-" + $1.lowercased() : String($1) }, event)
  }
}
