public import MaquetteElements

extension ControlWidget: SymbolAnimatedControl {}

extension ControlWidget: InteractiveControl {
  /// Returns a live button; that of a toggle turns it on and off. On a locked device it may ask who uses it first.
  public func live(at place: ControlPlace) -> LiveControl { LiveControlWidget(place, self, \.isOn) }
}

/// A control of Control Center. Where its action needs an unlocked device, a touch asks for authentication, and the
/// action follows when it is given.
private final class LiveControlWidget: LiveToggle<ControlWidget>, AuthenticatingControl {
  /// A button has no value, nor has a control that hides its own.
  override var valueText: String? { value.kind == .toggle ? super.valueText : nil }

  override var eventsOfTouchUpInside: ControlEvents {
    isAsking ? .touchUpInside : super.eventsOfTouchUpInside
  }

  private var isAsking: Bool { value.authentication == .requested }

  override func endTracking(_ touch: Touch?) {
    guard touch != nil, isTouchInside else { return }
    if value.needsAuthentication {
      value.authentication = .requested
      requestAuthentication()
    } else if value.kind == .toggle {
      super.endTracking(touch)
    }
  }

  /// The device is unlocked for all controls; the one that asked performs its action.
  func authenticated() {
    let wasAsking = isAsking
    value = value.with(\.isLocked, false).with(\.isRedacted, false)
      .with(\.authentication, value.authentication == .none ? .none : .required)
    guard wasAsking else { return }
    if value.kind == .toggle {
      isOn.toggle()
      sendActions(for: .valueChanged)
    }
    sendActions(for: .primaryActionTriggered)
  }

  /// The device stays locked, and the action is dropped.
  func authenticationRefused() {
    if isAsking { value.authentication = .required }
  }
}

extension ControlOptions: InteractiveControl {
  /// Returns a live panel in which a tap chooses an option.
  public func live(at place: ControlPlace) -> LiveControl { LiveControlOptions(place, self) }
}

/// A panel of options of which a tap chooses one.
open class LiveControlOptions: LiveControl {
  /// The panel.
  public final var value: ControlOptions { didSet { show() } }

  /// Creates the live control of a place.
  public init(_ place: ControlPlace, _ options: ControlOptions) {
    value = options
    super.init(place)
  }

  /// The chosen option.
  open override var valueText: String? {
    value.selection.flatMap { value.options.indices.contains($0) ? value.options[$0] : nil } ?? "none"
  }

  open override func drawn() -> any Element { value }

  open override func beginTracking(_ touch: Touch) -> Bool {
    value.pressed = option(at: touch)
    return true
  }

  open override func continueTracking(_ touch: Touch) -> Bool {
    let pressed = option(at: touch)
    if pressed != value.pressed { value.pressed = pressed }
    return true
  }

  open override func endTracking(_ touch: Touch?) {
    let chosen = touch.flatMap(option(at:))
    value.pressed = nil
    guard isTouchInside, let chosen, chosen != value.selection else { return }
    value.selection = chosen
    sendActions(for: .valueChanged)
  }

  open override func cancelTracking() { value.pressed = nil }

  /// The index of the option whose row a finger is in; nil beside them.
  private func option(at touch: Touch) -> Int? {
    parts(ControlOptions.rowName).firstIndex { $0.frame.contains(touch.location) }
  }
}
