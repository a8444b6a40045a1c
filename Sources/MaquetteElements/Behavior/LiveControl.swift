/// A control that responds to touches on a picture: the counterpart of `UIControl`, with the same names.
///
/// A ``LiveControlHost`` such as a session creates one for every ``InteractiveControl`` of its picture, passes the touches
/// to it and draws its ``element``. Subclasses override the tracking methods.
open class LiveControl {
  /// The path of the control in the tree, and the control as the sheet or the program defines it.
  public let place: ControlPlace
  /// The identifier in the sheet of the control, or of an element around it that holds no other control; nil for none.
  public package(set) var id: String?
  /// The accessibility label.
  public package(set) var label = ""
  /// The frame in points of the picture.
  public package(set) var frame = Rect.zero
  /// Whether the control is opaque enough for a finger to hit it, and nothing modal stands in front of it.
  public package(set) var isVisible = true
  /// The layout of the control's parts in the picture.
  public package(set) var layout: LayoutNode?
  /// The layouts of what the control presents in front of the picture, such as an open menu and its submenus.
  public package(set) var presented: [LayoutNode] = []
  /// The element that is drawn for the control now.
  public private(set) var element: any Element

  package weak var host: (any LiveControlHost)?
  var targets = TargetList()
  /// The event that the control responds to; nil while a program sends actions.
  public internal(set) var event: ControlEvent?

  /// Whether the control is enabled; a disabled one swallows touches. Its containers may disable it too.
  open var isEnabled: Bool {
    get { isEnabledItself && isEnabledAround }
    set {
      guard newValue != isEnabledItself else { return }
      isEnabledItself = newValue
      show()
    }
  }
  private var isEnabledItself: Bool
  /// Whether the elements around the control let it be enabled.
  package var isEnabledAround: Bool
  /// Whether the control is on, for controls that show this as a state.
  open var isSelected: Bool { didSet { if isSelected != oldValue { show() } } }
  /// Whether a finger is on the control.
  open var isHighlighted: Bool { didSet { if isHighlighted != oldValue { show() } } }
  /// Whether the control has the keyboard focus.
  public package(set) var isFocused: Bool { didSet { if isFocused != oldValue { show() } } }
  /// What the control shows of something that is dragged over it.
  public final var springLoading = SpringLoading.inactive {
    didSet { if springLoading != oldValue { show() } }
  }
  /// Whether the control tracks a touch.
  public internal(set) var isTracking = false
  /// Whether the tracked touch is inside the control.
  public internal(set) var isTouchInside = false

  /// The horizontal position of the content, which ``AlignedControl``s follow.
  open var contentHorizontalAlignment = ContentAlignment.center { didSet { show() } }
  /// The vertical position of the content, which ``AlignedControl``s follow.
  open var contentVerticalAlignment = ContentVerticalAlignment.center { didSet { show() } }

  /// Whether the control's menu opens: by a touch that stays, or a secondary click. The default is yes for a control with a
  /// menu, of its own or around it, and no for others.
  public var isContextMenuInteractionEnabled = false
  /// The context menu of which the control is the only content; nil for none.
  package weak var contextMenu: (any MenuPresenter)?
  /// Whether the symbols of ``SymbolAnimatedControl``s move; the default is that of the element.
  public final var isSymbolAnimationEnabled: Bool {
    didSet { if isSymbolAnimationEnabled != oldValue { show() } }
  }
  /// Whether the menu opens as soon as the control is touched, instead of its primary action; the default is no.
  public var showsMenuAsPrimaryAction = false
  /// The text that a pointer that rests on the control shows; nil for none. The element's `tool-tip` is the default.
  public var toolTip: String? {
    get { ownToolTip ?? declaredToolTip }
    set { ownToolTip = .some(newValue) }
  }
  /// The tool tip that a program has set, which may be none; nil before it has.
  package private(set) var ownToolTip: String??
  /// The tool tip of the element, as it is drawn.
  package var declaredToolTip: String?

  /// What a program has set of what is exposed to accessibility.
  package var ownAccessibility = OwnAccessibility() {
    didSet { if ownAccessibility != oldValue { host?.exposureChanged() } }
  }
  /// Whether changes are shown at once, without an animation.
  package private(set) final var isSudden = false

  /// Creates the live control of a place.
  public init(_ place: ControlPlace) {
    self.place = place
    element = place.element
    let state = (place.element as? any StatefulControl)?.state ?? .normal
    isEnabledItself = !state.contains(.disabled)
    isEnabledAround = place.environment.isEnabled
    isSelected = state.contains(.selected)
    isHighlighted = state.contains(.highlighted)
    isFocused = state.contains(.focused)
    if let aligned = place.element as? any AlignedControl {
      contentHorizontalAlignment = aligned.contentAlignment
      contentVerticalAlignment = aligned.contentVerticalAlignment
    }
    isSymbolAnimationEnabled = (place.element as? any SymbolAnimatedControl)?.isSymbolAnimationEnabled ?? true
    springLoading = (place.element as? any SpringLoadedControl)?.springLoading ?? .inactive
  }

  /// The environment that the control is drawn under.
  public var environment: Environment { place.environment }

  /// The interaction state, as a set; a subclass adds the states of its own, from ``ControlState/application``.
  open var state: ControlState {
    var state = ControlState.normal
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    if isFocused { state.insert(.focused) }
    return state
  }

  /// The horizontal alignment with left and right in place of leading and trailing, by the reading direction.
  open var effectiveContentHorizontalAlignment: ContentAlignment {
    switch (contentHorizontalAlignment, environment.direction) {
    case (.leading, .leftToRight), (.trailing, .rightToLeft): .left
    case (.trailing, .leftToRight), (.leading, .rightToLeft): .right
    case (let alignment, _): alignment
    }
  }

  /// The title of the control in event logs: `#wifi`, or a name and a number if it has no identifier.
  public var title: String { id.map { "#\($0)" } ?? "\(place.name) \(place.number)" }

  /// The value in event logs; nil for a control without a value.
  open var valueText: String? { nil }

  /// Decides whether to track a touch that came down on the control; the default is yes.
  open func beginTracking(_ touch: Touch) -> Bool { true }

  /// The same with the event that the touch belongs to, which asks the method without it.
  open func beginTracking(_ touch: Touch, with event: ControlEvent?) -> Bool { beginTracking(touch) }

  /// Tracks a touch that moved, and decides whether to continue; the default is yes.
  open func continueTracking(_ touch: Touch) -> Bool { true }

  /// The same with the event that the touch belongs to, which asks the method without it.
  open func continueTracking(_ touch: Touch, with event: ControlEvent?) -> Bool { continueTracking(touch) }

  /// Ends tracking after the touch was lifted; `touch` is nil if the control itself has stopped tracking.
  open func endTracking(_ touch: Touch?) {}

  /// The same with the event that the touch belongs to, which calls the method without it.
  open func endTracking(_ touch: Touch?, with event: ControlEvent?) { endTracking(touch) }

  /// Ends tracking after the system has cancelled the touch; changes without an event so far are reverted.
  open func cancelTracking() {}

  /// The same with the event that cancelled the touch, which calls the method without it.
  open func cancelTracking(with event: ControlEvent?) { cancelTracking() }

  /// Responds to something that is dragged over a place of the control; the default shows it, and performs the primary
  /// action when the control springs.
  open func springLoadingChanged(to phase: SpringLoading, at place: Point) {
    springLoading = phase
    if phase == .activated { performPrimaryAction() }
  }

  /// The part of the control that springs at a place, such as the index of a segment; the default is 0 for one part, nil
  /// is for none.
  open func springPart(at place: Point) -> Int? { 0 }

  /// Takes the element that the control is now made from, because of the values of other controls.
  open func redeclared(as element: any Element) {
    self.element = element
    show()
  }

  /// Responds to the end of the time requested with ``wake(after:)``.
  open func timePassed() {}

  /// Responds to the loss of the keyboard focus, before `editingDidEnd` is sent.
  open func editingEnded() {}

  /// Whether the control has the keyboard while it is focused, as a field has.
  package final var takesKeyboard: Bool { self is any EditableControl }

  /// Whether a finger that moves on the control is the control's, rather than that of a view that scrolls around it; the
  /// default is no. UIKit asks the same by `touchesShouldCancel(in:)`.
  open var keepsTouches: Bool { false }

  /// Whether the control goes on by itself after a touch, as a wheel that a finger has thrown; the default is no.
  open var isDecelerating: Bool { false }

  /// Whether a touch elsewhere ends editing, like a touch that closes a popover. The default is no: a text field keeps the
  /// keyboard focus until another control or a program takes it.
  open var isDismissedByTouches: Bool { false }

  /// The events for an action that specifies no events: a new value, or a button's action.
  open var eventsOfPurpose: ControlEvents { valueText == nil ? .primaryActionTriggered : .valueChanged }

  /// The events that are sent when a touch comes down: a menu that is the primary action precedes its event.
  open var eventsOfTouchDown: ControlEvents {
    opensMenuAtOnce ? [.touchDown, .menuActionTriggered] : .touchDown
  }

  /// The events that are sent when a touch is lifted inside.
  open var eventsOfTouchUpInside: ControlEvents { .touchUpInside }

  /// Whether a touch opens the menu in place of the primary action.
  public final var opensMenuAtOnce: Bool { showsMenuAsPrimaryAction && isContextMenuInteractionEnabled }

  /// Adds an action of a target for events. The target is held weakly; nil stands for the first object of the
  /// ``responderChain`` that responds to the action. Adding the same again has no effect.
  open func addTarget(_ target: AnyObject?, action: ControlAction, for events: ControlEvents) {
    targets.add(target, action, events)
  }

  /// Removes an action of a target for events; nil stands for all targets or all actions.
  open func removeTarget(_ target: AnyObject?, action: String?, for events: ControlEvents) {
    targets.remove(target, action, events)
  }

  /// Performs every action for events, in the order of addition; an action for several of the events is performed once.
  open func sendActions(for events: ControlEvents) {
    host?.log(events, of: self)
    for pair in targets.present where !pair.events.isDisjoint(with: events) {
      sendAction(pair.action, to: pair.isOwn ? self : pair.target, for: events)
    }
  }

  /// Performs an action. Every action of the control comes here: an override sees, changes or prevents it.
  ///
  /// - Parameter target: the object that performs the action; the control itself for an action of its own, and nil for the
  ///   first of the ``responderChain`` that responds to it. If none does, the action is performed without a target.
  open func sendAction(_ action: ControlAction, to target: AnyObject?, for events: ControlEvents) {
    host?.log(action, of: self)
    action.body(target ?? responderChain.first { $0.responds(to: action) }, self, events)
  }

  /// Does what a person does with the control's key: it sends the primary action, or opens the menu in place of it. Nothing
  /// happens while the control is disabled.
  open func performPrimaryAction() {
    if isEnabled { sendActions(for: opensMenuAtOnce ? .menuActionTriggered : .primaryActionTriggered) }
  }

  /// Returns the element to draw now; the default is the original element in the control's state and alignment.
  open func drawn() -> any Element { Self.stated(element, as: self) }

  /// Returns an element in the state and the alignment of a control.
  static func stated(_ element: any Element, as control: LiveControl) -> any Element {
    guard let stateful = element as? any StatefulControl else { return element }
    return stateful.drawn(as: control)
  }
}

extension StatefulControl {
  /// Returns the control in the state and the alignment of its live control.
  fileprivate func drawn(as control: LiveControl) -> any Element {
    let stated = state(control.state)
    return (stated as? any AlignedControl)?.aligned(as: control) ?? stated
  }
}

extension AlignedControl {
  fileprivate func aligned(as control: LiveControl) -> any Element {
    with(\.contentAlignment, control.contentHorizontalAlignment)
      .with(\.contentVerticalAlignment, control.contentVerticalAlignment)
  }
}

extension LiveControl {
  /// Draws the control again after a change.
  public final func show() {
    element = drawn()
    if var control = element as? any SpringLoadedControl {
      control.springLoading = springLoading
      element = control
    }
    if var control = element as? any SymbolAnimatedControl {
      control.isSymbolAnimationEnabled = isSymbolAnimationEnabled
      element = control
    }
    host?.draw(self)
  }

  /// Makes changes that the picture shows at once, as `UIView.performWithoutAnimation(_:)` does.
  public final func performWithoutAnimation(_ changes: () -> Void) {
    let former = isSudden
    isSudden = true
    changes()
    isSudden = former
  }

  /// Makes changes, at once unless they are to be animated.
  package final func perform(animated: Bool, _ changes: () -> Void) {
    animated ? changes() : performWithoutAnimation(changes)
  }

  /// Whether the control acts when something that is dragged is held over it.
  public final var isSpringLoaded: Bool {
    isEnabled && (place.element as? any SpringLoadedControl)?.isSpringLoaded == true
  }

  /// Requests ``timePassed()`` after a time; nil cancels the request.
  public final func wake(after time: Moment?) { host?.wake(self, after: time) }

  /// Takes the keyboard focus.
  public final func focus() { host?.focus(self) }

  /// Gives up the keyboard focus.
  public final func resign() { host?.resign(self) }

  /// Requests authentication and reports it to ``AuthenticatingControl``.
  public final func requestAuthentication() { host?.requestAuthentication(for: self) }

  /// Presses the return key: the field that has the keyboard confirms its text.
  package final func pressReturn() { host?.pressReturn() }

  /// Every control of the picture in the order of the tree, for groups whose controls depend on each other.
  public final var neighbors: [LiveControl] { host?.controls ?? [] }
}

// Hit testing of a control's parts.
extension LiveControl {
  /// The side in points of the smallest target that a finger hits reliably, according to the guidelines of iOS and
  /// watchOS; a pointer hits exactly the point under it.
  public static let leastTarget = 44.0

  /// The control's parts with a name, from back to front.
  public final func parts(_ name: NodeName) -> [LayoutNode] { layout?.nodes(named: name) ?? [] }

  /// The index of the part under a finger, or else of the nearest part whose centre is within half a target.
  public static func index(of parts: [LayoutNode], at location: Point) -> Int? {
    if let index = parts.firstIndex(where: { $0.frame.contains(location) }) { return index }
    let reach = leastTarget / 2
    func distance(_ part: LayoutNode) -> Double {
      let (dx, dy) = (part.frame.center.x - location.x, part.frame.center.y - location.y)
      return dx * dx + dy * dy
    }
    let near = parts.indices.filter { distance(parts[$0]) <= reach * reach }
    return near.min { distance(parts[$0]) < distance(parts[$1]) }
  }
}
