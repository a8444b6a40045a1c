package import MaquetteElements

extension ControlWidget: AnimatedControl {
  package func look(in environment: Environment) -> ControlWidgetLook {
    ControlWidgetLook(self, in: environment)
  }

  package func look(
    after time: Moment, from former: ControlWidgetLook, in environment: Environment
  ) -> ControlWidgetLook {
    let end = look(in: environment)
    let part = time.part(of: fade(in: environment))
    guard part < 1 else { return end }
    let curve = environment.changeTiming?.curve ?? environment.theme[ControlWidgetMetrics.self].fadeCurve
    return former.mixed(with: end, fraction: curve.progress(at: part))
  }

  package func settlingTime(from former: ControlWidget, in environment: Environment) -> Moment {
    former.look(in: environment) == look(in: environment) ? .zero : fade(in: environment)
  }

  /// The duration of the change to this look: a press is shown at once.
  private func fade(in environment: Environment) -> Moment {
    let fade = environment.changeTiming?.duration ?? environment.theme[ControlWidgetMetrics.self].fade
    return effectiveState(in: environment).contains(.highlighted) ? .zero : Moment(seconds: fade)
  }
}
