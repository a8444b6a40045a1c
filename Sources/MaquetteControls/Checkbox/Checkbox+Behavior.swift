public import MaquetteElements

extension Checkbox: InteractiveControl {
  /// Returns a live control that toggles the checkbox.
  public func live(at place: ControlPlace) -> LiveControl { LiveCheckbox(place, self) }
}

extension Radio: InteractiveControl {
  /// Returns a live control that selects the radio button.
  public func live(at place: ControlPlace) -> LiveControl { LiveRadio(place, self) }
}

extension LiveButton where Value: SelectionControl {
  /// The value of a checkbox or a radio button.
  fileprivate var toggleValue: ToggleValue {
    get { value.value }
    set { if newValue != toggleValue { value.value = newValue } }
  }

  fileprivate var toggleText: String {
    switch toggleValue {
    case .on: "on"
    case .off: "off"
    case .mixed: "mixed"
    }
  }
}

/// A checkbox. A click turns a mixed one on, as in AppKit.
open class LiveCheckbox: LiveButton<Checkbox> {
  open override var valueText: String? { toggleText }

  open override func endTracking(_ touch: Touch?) {
    guard touch != nil, isTouchInside else { return }
    toggle()
  }

  /// Turns the checkbox on or off, and sends what a click sends.
  open override func performPrimaryAction() {
    if isEnabled { toggle() }
    super.performPrimaryAction()
  }

  private func toggle() {
    toggleValue = toggleValue == .on ? .off : .on
    settleGroups()
    sendActions(for: .valueChanged)
  }

  /// Sets the checkboxes below a parent to its value, and every parent to the combined value of its checkboxes.
  private func settleGroups() {
    let boxes = neighbors.compactMap { $0 as? LiveCheckbox }
    for box in boxes where value.isGroupParent && box.isBelow(self) && box.isEnabled {
      box.toggleValue = toggleValue
    }
    for parent in boxes where parent.value.isGroupParent {
      let values = boxes.filter { $0.isBelow(parent) }.map(\.toggleValue)
      if let value = ToggleValue(combining: values) { parent.toggleValue = value }
    }
  }

  private func isBelow(_ parent: LiveCheckbox) -> Bool {
    guard !value.isGroupParent, let group = parent.place.groups.last else { return false }
    return place.groups.contains(group)
  }
}

/// A radio button: a tap selects it and deselects the others of its group; a second tap leaves it on.
open class LiveRadio: LiveButton<Radio> {
  open override var valueText: String? { toggleText }

  open override func endTracking(_ touch: Touch?) {
    guard touch != nil, isTouchInside else { return }
    choose()
  }

  /// Chooses the radio button, and sends what a tap sends.
  open override func performPrimaryAction() {
    if isEnabled { choose() }
    super.performPrimaryAction()
  }

  private func choose() {
    guard toggleValue != .on else { return }
    toggleValue = .on
    if let group = place.groups.last {
      for case let other as LiveRadio in neighbors where other !== self && other.place.groups.last == group {
        other.toggleValue = .off
      }
    }
    sendActions(for: .valueChanged)
  }
}
