public import MaquetteControls

/// A control that is drawn by a value with a state: whatever changes of the value is drawn.
open class LiveValue<Value: StatefulControl>: LiveControl {
  /// The value that is drawn; its state is the control's own.
  public var value: Value { didSet { show() } }

  /// Creates a control from its place on a stage, where it is drawn by a value.
  public init(_ role: ControlStage.Role, value: Value) {
    self.value = value
    super.init(role)
  }

  open override func drawn() -> any Element { value.state(state) }
}
