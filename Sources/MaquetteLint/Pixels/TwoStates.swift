internal import MaquetteControls

/// A control that is on or off.
protocol TwoStates: Sendable {
  /// The control off and on; nil if this one is not used so.
  var offAndOn: (off: any Element, on: any Element)? { get }
}

extension Switch: TwoStates {
  var offAndOn: (off: any Element, on: any Element)? {
    let rest = with(\.state, .normal)
    return (rest.with(\.isOn, false), rest.with(\.isOn, true))
  }
}

extension ToggleButton: TwoStates {
  var offAndOn: (off: any Element, on: any Element)? {
    let rest = with(\.state, .normal)
    return (rest.with(\.isOn, false), rest.with(\.isOn, true))
  }
}

extension Checkbox: TwoStates {
  var offAndOn: (off: any Element, on: any Element)? {
    let rest = with(\.state, .normal)
    return (rest.with(\.value, .off), rest.with(\.value, .on))
  }
}

extension Radio: TwoStates {
  var offAndOn: (off: any Element, on: any Element)? {
    let rest = with(\.state, .normal)
    return (rest.with(\.value, .off), rest.with(\.value, .on))
  }
}

extension Button: TwoStates {
  var offAndOn: (off: any Element, on: any Element)? {
    guard state.contains(.selected), !state.contains(.disabled) else { return nil }
    return (with(\.state, .normal), with(\.state, .selected))
  }
}

extension ControlWidget: TwoStates {
  var offAndOn: (off: any Element, on: any Element)? {
    guard kind == .toggle, !isRedacted else { return nil }
    let rest = with(\.state, .normal)
    return (rest.with(\.isOn, false), rest.with(\.isOn, true))
  }
}
