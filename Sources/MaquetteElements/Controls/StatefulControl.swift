/// A control that can be pressed, disabled, selected or focused.
public protocol StatefulControl: Control {
  /// The interaction state; several states may hold.
  var state: ControlState { get set }
}

extension StatefulControl {
  /// Returns the control in a state.
  public func state(_ state: ControlState) -> Self { with(\.state, state) }

  /// Returns the control as one that cannot be used.
  public func disabled(_ isDisabled: Bool = true) -> Self {
    with(\.state, isDisabled ? state.union(.disabled) : state.subtracting(.disabled))
  }

  /// The control's own state, and disabled where everything is.
  package func effectiveState(in environment: Environment) -> ControlState {
    environment.isEnabled ? state : state.union(.disabled)
  }
}
