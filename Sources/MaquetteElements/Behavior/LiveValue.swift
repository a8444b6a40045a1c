/// A live control that draws a value, again after every change of the value.
///
/// The properties of the value are read and set on the control, as in UIKit: `slider.maximum`, `stepper.wraps`.
@dynamicMemberLookup
open class LiveValue<Value: Element>: LiveControl {
  /// The value to draw; the control's state replaces the state of a value that has one.
  public final var value: Value { didSet { show() } }
  private var declared: Value

  /// A property of the value.
  public final subscript<Member>(dynamicMember path: WritableKeyPath<Value, Member>) -> Member {
    get { value[keyPath: path] }
    set { value[keyPath: path] = newValue }
  }

  /// Creates the live control of a place.
  public init(_ place: ControlPlace, _ value: Value) {
    self.value = value
    declared = value
    super.init(place)
  }

  open override func redeclared(as element: any Element) {
    guard let next = element as? Value else { return super.redeclared(as: element) }
    let former = declared
    declared = next
    value = taking(next, insteadOf: former)
  }

  /// Returns the value for an element that takes the place of another one. The default is the value of the element; controls
  /// keep what a person has made of a value that is the same in both.
  open func taking(_ next: Value, insteadOf former: Value) -> Value { next }

  open override func drawn() -> any Element { Self.stated(value, as: self) }
}

/// A button: a touch that is lifted inside performs its action at once.
open class LiveButton<Value: StatefulControl>: LiveValue<Value> {
  open override var eventsOfTouchUpInside: ControlEvents {
    opensMenuAtOnce ? .touchUpInside : [.touchUpInside, .primaryActionTriggered]
  }
}

/// A button that shows a menu as soon as it is touched, unless ``LiveControl/showsMenuAsPrimaryAction`` is set otherwise; the
/// event precedes the menu, as the UIKit reference states.
open class LiveMenuButton<Value: StatefulControl>: LiveValue<Value> {
  /// Creates the live control of a place, with its menu as its primary action.
  public override init(_ place: ControlPlace, _ value: Value) {
    super.init(place, value)
    isContextMenuInteractionEnabled = true
    showsMenuAsPrimaryAction = true
  }

  open override var eventsOfPurpose: ControlEvents { .menuActionTriggered }

  open override var eventsOfTouchUpInside: ControlEvents {
    opensMenuAtOnce ? .touchUpInside : [.touchUpInside, .primaryActionTriggered]
  }
}

/// A button that turns on or off when a touch is lifted inside.
open class LiveToggle<Value: StatefulControl>: LiveButton<Value> {
  private let path: WritableKeyPath<Value, Bool>
  private let words: (on: String, off: String)
  private let isSelectedWhileOn: Bool

  /// Creates the live control of a place whose value is on or off in a property.
  ///
  /// - Parameters:
  ///   - isSelectedWhileOn: Whether ``LiveControl/isSelected`` and the value are one, as for a button of UIKit that changes its
  ///     selection as its primary action.
  ///   - words: The values in event logs.
  public init(
    _ place: ControlPlace, _ value: Value, _ path: WritableKeyPath<Value, Bool>,
    isSelectedWhileOn: Bool = false, words: (on: String, off: String) = ("on", "off")
  ) {
    (self.path, self.words, self.isSelectedWhileOn) = (path, words, isSelectedWhileOn)
    super.init(place, value)
    if isSelectedWhileOn, value[keyPath: path] { isSelected = true }
  }

  /// Whether the button is on, according to its value or its state.
  public final var isOn: Bool {
    get { value[keyPath: path] || isSelected }
    set {
      if isSelected != (isSelectedWhileOn && newValue) { isSelected.toggle() }
      if value[keyPath: path] != newValue { value[keyPath: path] = newValue }
    }
  }

  /// Turns the button on or off, gradually if `animated` and its look can. No event is sent.
  open func setOn(_ isOn: Bool, animated: Bool) { perform(animated: animated) { self.isOn = isOn } }

  open override var isSelected: Bool {
    didSet {
      if isSelectedWhileOn, value[keyPath: path] != isSelected { value[keyPath: path] = isSelected }
    }
  }

  open override var valueText: String? { isOn ? words.on : words.off }

  open override func taking(_ next: Value, insteadOf former: Value) -> Value {
    next[keyPath: path] == former[keyPath: path] ? next.with(path, value[keyPath: path]) : next
  }

  open override func redeclared(as element: any Element) {
    super.redeclared(as: element)
    if isSelectedWhileOn { isSelected = value[keyPath: path] }
  }

  open override func endTracking(_ touch: Touch?) {
    guard touch != nil, isTouchInside else { return }
    toggle()
  }

  /// Turns the button on or off, and sends what a tap sends.
  open override func performPrimaryAction() {
    if isEnabled { toggle() }
    super.performPrimaryAction()
  }

  private func toggle() {
    isOn.toggle()
    sendActions(for: .valueChanged)
  }
}
