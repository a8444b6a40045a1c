public import MaquetteElements

extension ControlWidget: SymbolAnimatedControl {}

extension ControlWidget: InteractiveControl {
  /// Returns a live button; that of a toggle turns it on and off. On a locked device it may ask who uses it first.
  public func live(at place: ControlPlace) -> LiveControl { LiveControlWidget(place, self, \.isOn) }
}

/// A control of Control Center. Where its action needs an unlocked device, a touch asks for authentication, and the
/// action follows when it is given. While the action is in progress, touches do not start another one, nor while the
/// control is edited.
private final class LiveControlWidget: LiveToggle<ControlWidget>, AuthenticatingControl {
  /// Whether the touch came down while the control did not act.
  private var isTouchedInVain = false

  /// A button has no value, but its action may be in progress.
  override var valueText: String? {
    value.kind == .toggle ? super.valueText : value.isBusy ? "busy" : nil
  }

  override var eventsOfPurpose: ControlEvents {
    value.kind == .toggle ? .valueChanged : .primaryActionTriggered
  }

  override var eventsOfTouchUpInside: ControlEvents {
    isAsking || isTouchedInVain ? .touchUpInside : super.eventsOfTouchUpInside
  }

  private var acts: Bool { !value.isBusy && !value.isEditing && !environment.editsControls }

  private var isAsking: Bool { value.authentication == .requested }

  /// An action in progress goes on, whatever else changes.
  override func taking(_ next: ControlWidget, insteadOf former: ControlWidget) -> ControlWidget {
    let next = super.taking(next, insteadOf: former)
    return next.isBusy == former.isBusy ? next.with(\.isBusy, value.isBusy) : next
  }

  override func sendActions(for events: ControlEvents) {
    if events.contains(.primaryActionTriggered), let duration = value.busyDuration, duration > 0 {
      value.isBusy = true
      wake(after: Moment(seconds: duration))
    }
    super.sendActions(for: events)
  }

  override func timePassed() { value.isBusy = false }

  override func performPrimaryAction() {
    guard isEnabled, acts, !asksFirst() else { return }
    if value.kind == .toggle {
      super.performPrimaryAction()
    } else {
      sendActions(for: .primaryActionTriggered)
    }
  }

  override func beginTracking(_ touch: Touch) -> Bool {
    isTouchedInVain = !acts
    return super.beginTracking(touch)
  }

  override func endTracking(_ touch: Touch?) {
    guard touch != nil, isTouchInside, !isTouchedInVain else { return }
    if !asksFirst(), value.kind == .toggle { super.endTracking(touch) }
  }

  /// Asks who uses the device, if the action needs to know; returns whether it does.
  private func asksFirst() -> Bool {
    guard value.needsAuthentication else { return false }
    value.authentication = .requested
    requestAuthentication()
    return true
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
