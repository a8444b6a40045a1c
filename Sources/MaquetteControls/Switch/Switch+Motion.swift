import MaquetteControlKit
package import MaquetteElements

/// The interpolated values of a switch's look.
package struct SwitchLook {
  /// The position of the thumb, from 0 (off) to 1 (on).
  var position: Double
  /// The pressed amount, 0 to 1.
  var pressed: Double
}

extension Switch: AnimatedControl {
  package func look(in environment: Environment) -> SwitchLook {
    let isPressed = effectiveState(in: environment).contains(.highlighted)
    return SwitchLook(position: isShownOn ? 1 : 0, pressed: isPressed ? 1 : 0)
  }

  package func look(after time: Moment, from former: SwitchLook, in environment: Environment) -> SwitchLook {
    let motion = environment.motion
    let end = look(in: environment)
    return SwitchLook(
      position: end.position.approached(
        from: former.position, by: motion.switchProgress(at: time, of: motion.switchSlide)),
      pressed: end.pressed.approached(
        from: former.pressed, by: motion.switchProgress(at: time, of: motion.switchStretch)))
  }

  package func settlingTime(from former: Switch, in environment: Environment) -> Moment {
    let motion = environment.motion
    let (start, end) = (former.look(in: environment), look(in: environment))
    return max(
      start.position == end.position ? .zero : Moment(seconds: motion.switchSlide),
      start.pressed == end.pressed ? .zero : Moment(seconds: motion.switchStretch))
  }
}
