/// A control that can be pressed, disabled, selected or focused.
public protocol StatefulControl: Control {
  /// The interaction state; several states may hold at once.
  var state: ControlState { get set }
}

extension StatefulControl {
  /// Returns the control in a state.
  public func state(_ state: ControlState) -> Self { with(\.state, state) }

  /// Returns the control disabled or enabled.
  public func disabled(_ isDisabled: Bool = true) -> Self {
    with(\.state, isDisabled ? state.union(.disabled) : state.subtracting(.disabled))
  }

  /// The control's own state, plus disabled if the environment is disabled.
  package func effectiveState(in environment: Environment) -> ControlState {
    environment.isEnabled ? state : state.union(.disabled)
  }
}

/// A control with a state that nobody touches by itself: it is only looked at, or belongs to the control around it, as an item
/// does to its menu.
public protocol UntouchedControl: StatefulControl {}
