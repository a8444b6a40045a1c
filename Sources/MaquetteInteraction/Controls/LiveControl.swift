public import MaquetteControls
public import MaquetteGraphics
internal import MaquetteLayout

/// A control of a picture that somebody touches: what `UIControl` is on the platform, with its names.
///
/// A ``Session`` makes one for every control of its picture and tells it of touches. What the control becomes, the
/// session draws.
open class LiveControl {
  /// Which control of its picture it is, from 1 in the order of the tree.
  public let controlNumber: Int
  /// The name in sheets.
  public let name: String
  /// The identifier in the sheet of the control, or of something around it that holds no other; nil for none.
  public internal(set) var id: String?
  /// What assistive technology calls it.
  public internal(set) var label = ""
  /// Where it is in the picture, in points.
  public internal(set) var frame = Rect.zero
  /// Whether there is anything of it to be seen, so that a finger can hit it.
  public internal(set) var isVisible = true
  /// What it consists of, each part at its place in the picture.
  public internal(set) var layout: LayoutNode?
  /// What it is drawn under.
  public let environment: Environment
  /// What is drawn for it now.
  public private(set) var element: any Element

  /// What was drawn for it before anything was done to it.
  let firstElement: any Element
  weak var session: Session?
  var targets = TargetList()
  let groups: [Int]
  let isGroupParent: Bool

  /// Whether it can be used; one that cannot swallows touches.
  public var isEnabled: Bool { didSet { if isEnabled != oldValue { show() } } }
  /// Whether it is switched on, for controls that show that as a state.
  public var isSelected: Bool { didSet { if isSelected != oldValue { show() } } }
  /// Whether a finger is on it.
  public var isHighlighted: Bool { didSet { if isHighlighted != oldValue { show() } } }
  /// Whether the keyboard acts on it.
  public internal(set) var isFocused: Bool { didSet { if isFocused != oldValue { show() } } }
  /// Whether it follows a touch.
  public internal(set) var isTracking = false
  /// Whether the touch that it follows is inside.
  public internal(set) var isTouchInside = false

  /// Where its content lies across its bounds.
  public var contentHorizontalAlignment = ContentAlignment.center { didSet { show() } }
  /// Where its content lies from top to bottom.
  public var contentVerticalAlignment = ContentVerticalAlignment.center { didSet { show() } }

  /// Creates a control from its place on a stage.
  public init(_ role: ControlStage.Role) {
    controlNumber = role.number
    name = role.name
    environment = role.environment
    element = role.element
    firstElement = role.element
    groups = role.groups
    isGroupParent = role.isGroupParent
    let state = (role.element as? any StatefulControl)?.state ?? .normal
    isEnabled = role.environment.isEnabled && !state.contains(.disabled)
    isSelected = state.contains(.selected)
    isHighlighted = state.contains(.highlighted)
    isFocused = state.contains(.focused)
  }

  /// What the control is in the middle of, as a set.
  public var state: ControlState {
    var state = ControlState.normal
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    if isFocused { state.insert(.focused) }
    return state
  }

  /// The horizontal alignment with left and right in place of leading and trailing, by the reading direction.
  public var effectiveContentHorizontalAlignment: ContentAlignment {
    switch (contentHorizontalAlignment, environment.direction) {
    case (.leading, .leftToRight), (.trailing, .rightToLeft): .left
    case (.trailing, .leftToRight), (.leading, .rightToLeft): .right
    case (let alignment, _): alignment
    }
  }

  /// What events are about: `#wifi`, or a name and a number for a control without an identifier.
  public var title: String { id.map { "#\($0)" } ?? "\(name) \(controlNumber)" }

  /// What the control is set to, as the log of events says it; nil for a control that is not set to anything.
  open var valueText: String? { nil }

  /// Decides whether to follow a touch that came down on the control; the standard answer is yes.
  open func beginTracking(_ touch: Touch) -> Bool { true }

  /// Follows a touch that moved, and decides whether to go on; the standard answer is yes.
  open func continueTracking(_ touch: Touch) -> Bool { true }

  /// Is told that the touch was lifted; there is none if the control itself has stopped following it.
  open func endTracking(_ touch: Touch?) {}

  /// Is told that the touch was taken away. What it has not told of yet does not count; what was told stays.
  open func cancelTracking() {}

  /// Is told that the time has come that it asked for by ``wake(after:)``.
  open func timePassed() {}

  /// Is told that the keyboard does not act on it any more, before `editingDidEnd` is sent.
  open func editingEnded() {}

  /// Whether a touch elsewhere ends editing, as it closes what popped up; the standard answer is no: a text field has the
  /// keyboard until another control takes it or a program takes it away.
  open var isDismissedByTouches: Bool { false }

  /// The events of what the control is for: a new value, or for a button that it acts.
  open var eventsOfPurpose: ControlEvents { valueText == nil ? .primaryActionTriggered : .valueChanged }

  /// The events that are sent when a finger comes down: of a button with a menu also that the menu is to be shown.
  open var eventsOfTouchDown: ControlEvents { .touchDown }

  /// The events that are sent when a finger is lifted inside: of a button also that it is to act.
  open var eventsOfTouchUpInside: ControlEvents { .touchUpInside }

  /// Returns what is to be drawn for the control now; the standard answer is the element as it was written, in the
  /// control's state.
  open func drawn() -> any Element {
    guard let control = element as? any StatefulControl else { return element }
    return Self.stated(control, state)
  }

  /// Draws the control anew after something about it has changed.
  public final func show() {
    element = drawn()
    session?.note(self)
  }

  /// Asks to be told when so much time has passed; nil for not at all.
  public final func wake(after time: Moment?) { session?.wake(self, after: time) }

  private static func stated<Control: StatefulControl>(_ control: Control, _ state: ControlState) -> Control {
    control.state(state)
  }
}
