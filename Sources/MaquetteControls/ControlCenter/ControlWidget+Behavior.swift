public import MaquetteElements

extension ControlWidget: InteractiveControl {
  /// Returns a live button; that of a toggle turns it on and off.
  public func live(at place: ControlPlace) -> LiveControl {
    kind == .toggle ? LiveToggle(place, self, \.isOn) : LiveButton(place, self)
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

  open override func endTracking(_ touch: Touch?) {
    guard let touch, isTouchInside else { return }
    // The options are the last texts, one per row.
    let rows = parts("label").suffix(value.options.count).map(\.frame)
    let distances = rows.map { abs($0.center.y - touch.location.y) }
    guard let least = distances.min(), least <= Self.leastTarget / 2,
      let index = distances.firstIndex(of: least), index != value.selection
    else { return }
    value.selection = index
    sendActions(for: .valueChanged)
  }
}
