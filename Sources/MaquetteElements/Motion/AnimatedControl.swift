/// A control whose looks change gradually when its attributes do.
package protocol AnimatedControl: Control {
  /// What is drawn of the control and can be in between.
  associatedtype Look

  /// Returns what is drawn of the control at rest.
  func look(in environment: Environment) -> Look

  /// Returns what is drawn some time after the control took the place of one that looked otherwise.
  func look(after time: Moment, from former: Look, in environment: Environment) -> Look

  /// Returns how long after it took the place of another the control is at rest.
  func settlingTime(from former: Self, in environment: Environment) -> Moment

  /// Returns what the control is composed of when it looks so.
  func body(_ look: Look, in environment: Environment) -> Body
}
