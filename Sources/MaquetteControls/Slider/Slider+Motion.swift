import MaquetteControlKit
package import MaquetteElements

/// The interpolated values of a slider's look; its value follows a finger at once.
package struct SliderLook: Hashable, Sendable {
  /// The value that the thumb stands at; nil for that of the slider.
  var value: Double?
  /// How much of a lens the thumb is, from 0 to 1.
  var lifted = 0.0
}

extension Slider: AnimatedControl {
  package func look(in environment: Environment) -> SliderLook {
    let isPressed = effectiveState(in: environment).contains(.highlighted)
    return SliderLook(
      value: value, lifted: isPressed && shown(in: environment).hasLens(in: environment) ? 1 : 0)
  }

  /// Whether the thumb becomes a lens: one with a colour, a symbol or an image of its own keeps it.
  func hasLens(in environment: Environment) -> Bool {
    environment.theme[LensMetrics.self].isUsed && !environment.theme[StepSliderMetrics.self].isUsed
      && !effectiveState(in: environment).contains(.disabled) && thumbSymbol == nil && thumbImage == nil
      && thumbTint == nil
  }

  package func look(after time: Moment, from former: SliderLook, in environment: Environment) -> SliderLook {
    let motion = environment.motion
    let end = look(in: environment)
    let progress = motion.switchProgress(at: time, of: motion.switchStretch)
    let glide = glides ? motion.slideProgress(at: time) : 1
    return SliderLook(
      value: value.approached(from: former.value ?? value, by: glide),
      lifted: end.lifted.approached(from: former.lifted, by: progress))
  }

  package func settlingTime(from former: Slider, in environment: Environment) -> Moment {
    let motion = environment.motion
    let (start, end) = (former.look(in: environment), look(in: environment))
    return max(
      start.lifted == end.lifted ? .zero : Moment(seconds: motion.switchStretch),
      glides && start.value != end.value ? Moment(seconds: motion.slide) : .zero)
  }
}
