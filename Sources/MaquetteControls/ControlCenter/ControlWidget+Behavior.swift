public import MaquetteElements

extension ControlWidget: SymbolAnimatedControl {}

extension ControlWidget: InteractiveControl {
  /// Returns a live button; that of a toggle turns it on and off. On a locked device it may ask who uses it first.
  public func live(at place: ControlPlace) -> LiveControl { LiveControlWidget(place, self, \.isOn) }
}

/// A control of Control Center. Where its action needs an unlocked device, a touch asks for authentication, and the
/// action follows when it is given. While the action is in progress, touches do not start another one, nor while the
/// control is edited: then the badge removes it, and its handle, which a finger drags, resizes it. A control of the gallery is added
/// to the page around the gallery.
private final class LiveControlWidget: LiveToggle<ControlWidget>, AuthenticatingControl {
  /// Whether the touch came down while the control did not act.
  private var isTouchedInVain = false
  /// What a touch changes while the control is edited.
  private var edit: Edit?
  /// What the log tells of a change while the control is edited.
  private var editText: String?

  private enum Edit: Hashable {
    case removal
    /// The size changes by how far the finger is from where it came down, from a size in points.
    case resizing(from: Size)
  }

  /// A button has no value, but its action may be in progress.
  override var valueText: String? {
    editText ?? (value.kind == .toggle ? super.valueText : value.isBusy ? "busy" : nil)
  }

  override var eventsOfPurpose: ControlEvents {
    value.kind == .toggle ? .valueChanged : .primaryActionTriggered
  }

  override var eventsOfTouchUpInside: ControlEvents {
    if value.isPlaceholder { return [.touchUpInside, .primaryActionTriggered] }
    return isAsking || isTouchedInVain ? .touchUpInside : super.eventsOfTouchUpInside
  }

  private var acts: Bool { !value.isBusy && !isEdited && !value.isPlaceholder }
  private var isEdited: Bool { value.isEditing || environment.editsControls }

  private var isAsking: Bool { value.authentication == .requested }

  /// An action in progress goes on, whatever else changes.
  override func taking(_ next: ControlWidget, insteadOf former: ControlWidget) -> ControlWidget {
    let next = super.taking(next, insteadOf: former)
    return next.isBusy == former.isBusy ? next.with(\.isBusy, value.isBusy) : next
  }

  override func sendActions(for events: ControlEvents) {
    if events.contains(.primaryActionTriggered), !value.isPlaceholder, let duration = value.busyDuration,
      duration > 0
    {
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
    edit = isEdited ? self.edit(at: touch.location) : nil
    return super.beginTracking(touch)
  }

  /// What a finger on the badge or the handle changes; nil beside them.
  private func edit(at place: Point) -> Edit? {
    func isNear(_ name: NodeName) -> Bool {
      parts(name).contains {
        let (dx, dy) = ($0.frame.center.x - place.x, $0.frame.center.y - place.y)
        return dx * dx + dy * dy <= Self.leastTarget * Self.leastTarget / 4
      }
    }
    return isNear(ControlWidget.badgeName)
      ? .removal
      : isNear(ControlWidget.handleName) ? .resizing(from: frame.size) : nil
  }

  override var keepsTouches: Bool { edit.map { $0 != .removal } ?? false }

  override func continueTracking(_ touch: Touch) -> Bool {
    guard case .resizing(let size) = edit else { return true }
    let (dx, dy) = (touch.location.x - touch.start.x, touch.location.y - touch.start.y)
    let width = size.width + (environment.direction == .rightToLeft ? -dx : dx)
    let extent = value.extent(
      nearestTo: Size(width: width, height: size.height + dy),
      environment.theme[ControlWidgetMetrics.self])
    if extent != value.extent {
      value.extent = extent
      tell(extent.rawValue)
    }
    return true
  }

  /// Sends that the control has changed, with a text for the log.
  private func tell(_ text: String) {
    editText = text
    sendActions(for: .valueChanged)
    editText = nil
  }

  override func endTracking(_ touch: Touch?) {
    defer { edit = nil }
    if let touch, edit == .removal, self.edit(at: touch.location) == .removal {
      value.isRemoved = true
      return tell("removed")
    }
    if touch != nil, isTouchInside, value.isPlaceholder {
      let page = neighbors.last { $0 is LiveControlCenterPage && place.path.isInside($0.place.path) }
      (page as? LiveControlCenterPage)?.add(value)
    }
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
  /// Returns a live panel; a tap chooses an option.
  public func live(at place: ControlPlace) -> LiveControl { LiveControlOptions(place, self) }
}

/// A panel of options; a tap chooses one.
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
