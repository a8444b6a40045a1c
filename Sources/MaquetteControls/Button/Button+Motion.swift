import MaquetteControlKit
package import MaquetteElements

extension Button: AnimatedControl {
  package func look(in environment: Environment) -> ButtonLook {
    let button = sprung(in: environment)
    var look = button.look(label: labelColor, in: environment)
    if let own = contents[button.effectiveState(in: environment)]?.titleColor {
      look.title = environment.color(own)
      look.isTitleInked = false
    } else if let titleColor {
      // The normal colour changes with the state as the style's does.
      let titled = button.look(label: titleColor, in: environment)
      (look.title, look.isTitleInked) = (titled.foreground, titled.isInked)
    }
    if let symbolColor {
      let colored = button.look(label: symbolColor, in: environment)
      (look.symbol, look.isInked) = (colored.foreground, colored.isInked)
    }
    if let borderColor {
      look.border = environment.color(borderColor)
    } else if borderWidth != nil, look.border == nil {
      look.border = with(\.style, .outlined).look(label: labelColor, in: environment).border
    }
    // So do those of runs.
    look.runs = titleRuns.map { run in
      run.color.map { button.look(label: $0, in: environment).foreground }
    }
    return look
  }

  package func look(after time: Moment, from former: ButtonLook, in environment: Environment) -> ButtonLook {
    let end = look(in: environment)
    let part = time.part(of: fade(in: environment))
    guard part < 1 else { return end }
    let way = environment.motion.buttonCurve.progress(at: part)
    return former.mixed(with: end, fraction: way)
  }

  package func settlingTime(from former: Button, in environment: Environment) -> Moment {
    isPushButton(in: environment) || former.look(in: environment) == look(in: environment)
      ? .zero : fade(in: environment)
  }

  private func look(label: ColorReference?, in environment: Environment) -> ButtonLook {
    ButtonLook(
      style: shownStyle(in: environment), role: role, state: effectiveState(in: environment),
      tint: environment.resolvedTint(tint),
      label: label, in: environment)
  }

  /// The duration of the fade to this look: a press is shown at once.
  private func fade(in environment: Environment) -> Moment {
    effectiveState(in: environment).contains(.highlighted)
      ? .zero : Moment(seconds: environment.motion.buttonFade)
  }
}

extension ButtonLook {
  /// The interpolated look: this one at 0, the other at 1.
  fileprivate func mixed(with other: ButtonLook, fraction: Double) -> ButtonLook {
    var look = self
    look.foreground = foreground.crossfaded(to: other.foreground, fraction: fraction)
    look.title = title.crossfaded(to: other.title, fraction: fraction)
    if symbol != nil || other.symbol != nil {
      look.symbol = (symbol ?? foreground).crossfaded(
        to: other.symbol ?? other.foreground, fraction: fraction)
    }
    look.runs = other.runs.enumerated().map { index, color in
      let former = runs.indices.contains(index) ? runs[index] : nil
      if former == nil, color == nil { return nil }
      return (former ?? title).crossfaded(to: color ?? other.title, fraction: fraction)
    }
    if fill != nil || other.fill != nil {
      look.fill = (fill ?? .clear).crossfaded(to: other.fill ?? .clear, fraction: fraction)
    }
    if border != nil || other.border != nil {
      look.border = (border ?? .clear).crossfaded(to: other.border ?? .clear, fraction: fraction)
    }
    return look
  }
}
