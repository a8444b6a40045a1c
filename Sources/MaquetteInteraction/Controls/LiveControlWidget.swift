public import MaquetteControls
internal import MaquetteGraphics

/// A control of Control Center: a tap lets it act, or turns it on or off.
public final class LiveControlWidget: LiveValue<ControlWidget> {
  init(_ role: ControlStage.Role, _ widget: ControlWidget) { super.init(role, value: widget) }

  /// Whether a toggle is on.
  public var isOn: Bool {
    get { value.isOn || isSelected }
    set {
      isSelected = false
      value.isOn = newValue
    }
  }

  /// `on` or `off`; nothing for what only acts.
  public override var valueText: String? { value.kind == .toggle ? isOn ? "on" : "off" : nil }
  /// That it is touched and that it is to act is one thing, and is sent at once.
  public override var eventsOfTouchUpInside: ControlEvents { [.touchUpInside, .primaryActionTriggered] }

  /// Switches a toggle if the finger is lifted inside.
  public override func endTracking(_ touch: Touch?) {
    guard touch != nil, isTouchInside, value.kind == .toggle else { return }
    isOn.toggle()
    sendActions(for: .valueChanged)
  }
}

/// The panel of a control's options: a tap chooses one.
public final class LiveControlOptions: LiveControl {
  /// The panel that is drawn.
  public private(set) var value: ControlOptions { didSet { show() } }

  init(_ role: ControlStage.Role, _ options: ControlOptions) {
    value = options
    super.init(role)
  }

  /// The chosen option.
  public override var valueText: String? {
    value.selection.flatMap { value.options.indices.contains($0) ? value.options[$0] : nil } ?? "none"
  }

  /// Returns the panel with what is chosen.
  public override func drawn() -> any Element { value }

  /// Chooses the option that the finger is lifted on.
  public override func endTracking(_ touch: Touch?) {
    guard let touch, isTouchInside else { return }
    // The options are the last texts, a row each.
    let rows = parts("label").suffix(value.options.count).map(\.frame)
    let distances = rows.map { abs($0.center.y - touch.location.y) }
    guard let least = distances.min(), least <= Session.leastTarget / 2,
      let index = distances.firstIndex(of: least), index != value.selection
    else { return }
    value.selection = index
    sendActions(for: .valueChanged)
  }
}
