package import MaquetteElements

extension SpringLoadedControl {
  /// The control as it looks while something is dragged over it: pressed, and blinking when it is about to act.
  package func sprung(in environment: Environment) -> Self {
    guard springLoading != .inactive, !isDisabled(in: environment) else { return self }
    let isLit = springLoading != .activating || springBlink(in: environment).step(at: environment.moment) == 0
    return isLit ? state(state.union(.highlighted)) : self
  }

  /// Returns a body of the control, which repeats while the control blinks.
  package func blinking(_ body: any Element, in environment: Environment) -> any Element {
    springLoading == .activating ? body.repeating(springBlink(in: environment)) : body
  }

  /// The two steps of a blink, lit and not.
  private func springBlink(in environment: Environment) -> Motions.Loop {
    Motions.Loop(
      period: Moment(seconds: environment.theme[MotionMetrics.self].springBlink), stepCount: 2)
  }
}
