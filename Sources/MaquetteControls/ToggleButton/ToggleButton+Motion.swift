internal import MaquetteElements

extension ToggleButton: AnimatedControl {
  package func look(in environment: Environment) -> ButtonLook { button.look(in: environment) }

  package func look(after time: Moment, from former: ButtonLook, in environment: Environment) -> ButtonLook {
    button.look(after: time, from: former, in: environment)
  }

  package func settlingTime(from former: ToggleButton, in environment: Environment) -> Moment {
    button.settlingTime(from: former.button, in: environment)
  }

  package func body(_ look: ButtonLook, in environment: Environment) -> Button {
    button.with(\.givenLook, look)
  }
}
