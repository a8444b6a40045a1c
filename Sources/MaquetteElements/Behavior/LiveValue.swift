/// A live control that is drawn by a value with a state: every change of the value is drawn.
open class LiveValue<Value: StatefulControl>: LiveControl {
  /// The value that is drawn; its state is replaced by the control's.
  public final var value: Value { didSet { show() } }

  /// Creates the live control of a place.
  public init(_ place: ControlPlace, _ value: Value) {
    self.value = value
    super.init(place)
  }

  open override func drawn() -> any Element { value.state(state) }
}

/// A button: a touch that is lifted inside acts, which is sent at once.
open class LiveButton<Value: StatefulControl>: LiveValue<Value> {
  open override var eventsOfTouchUpInside: ControlEvents { [.touchUpInside, .primaryActionTriggered] }
}

/// A button that shows a menu as soon as it is touched; the event precedes the menu, as the reference of UIKit says.
open class LiveMenuButton<Value: StatefulControl>: LiveValue<Value> {
  open override var eventsOfPurpose: ControlEvents { .menuActionTriggered }
  open override var eventsOfTouchDown: ControlEvents { [.touchDown, .menuActionTriggered] }
}

/// A button that a touch lifted inside turns on or off.
open class LiveToggle<Value: StatefulControl>: LiveButton<Value> {
  private let path: WritableKeyPath<Value, Bool>
  private let words: (on: String, off: String)

  /// Creates the live control of a place whose value is on or off by a property; the words are for event logs.
  public init(
    _ place: ControlPlace, _ value: Value, _ path: WritableKeyPath<Value, Bool>,
    words: (on: String, off: String) = ("on", "off")
  ) {
    (self.path, self.words) = (path, words)
    super.init(place, value)
  }

  /// Whether the button is on, by its value or its state.
  public final var isOn: Bool {
    get { value[keyPath: path] || isSelected }
    set {
      isSelected = false
      value[keyPath: path] = newValue
    }
  }

  open override var valueText: String? { isOn ? words.on : words.off }

  open override func endTracking(_ touch: Touch?) {
    guard touch != nil, isTouchInside else { return }
    isOn.toggle()
    sendActions(for: .valueChanged)
  }
}
