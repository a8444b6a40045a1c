import MaquetteElements
import MaquetteGraphics

/// The colours and the symbol of a control in Control Center in its state, or between two states.
package struct ControlWidgetLook: Hashable {
  /// The tint of the surface.
  var surface: Color
  /// The colour of the line just inside the edge.
  var rim: Color
  /// The colour of the symbol.
  var symbol: Color
  /// The colour of the title.
  var title: Color
  /// The colour of the value.
  var status: Color
  /// The colour of the bars that replace both.
  var hidden: Color
  /// The name of the symbol.
  var figure: String
  /// The name of the symbol that it replaces; nil for none.
  var former: String?
  /// How much of the replacement is done, 0 to 1.
  var progress = 1.0
  /// Whether the symbol makes room for another gradually.
  var movesSymbol: Bool
  /// How far the symbol goes in its loop: 1 while the action is in progress or the device asks, 0 at rest.
  var swing: Double

  init(_ control: ControlWidget, in environment: Environment) {
    let metrics = environment.theme[ControlWidgetMetrics.self]
    let isOn = control.isShownOn
    movesSymbol = control.isSymbolAnimationEnabled
    swing = movesSymbol && (control.isBusy || control.authentication == .requested) ? 1 : 0
    let base = environment.color(isOn ? .controlOn : .controlOff)
    title = environment.color(isOn ? .controlOnLabel : .controlLabel)
    // While pressed, the surface is mixed with the colour of the text on it.
    surface =
      control.state.contains(.highlighted)
      ? base.mixed(with: title.opacity(Double(base.alpha) / 255), fraction: metrics.pressedMix) : base
    rim = environment.color(isOn ? .controlOnRim : .controlRim)
    status = environment.color(isOn ? .controlOnSecondaryLabel : .controlSecondaryLabel)
    hidden = environment.color(isOn ? .controlOnHidden : .controlHidden)
    symbol = environment.color(isOn ? environment.resolvedTint(control.tint) : .token(.controlLabel))
    figure = isOn || control.kind == .button ? control.symbol : control.offSymbol ?? control.symbol
    if control.authentication == .requested {
      figure = Self.lock
      symbol = title
    }
    if control.isPlaceholder {
      symbol = environment.color(.controlSecondaryLabel)
      title = symbol
    }
  }

  /// The symbol of a locked device.
  static let lock = "lock.fill"

  /// Returns the look on the way to another one: this one at 0, the other at 1. Colours cross-fade, and a symbol makes
  /// room for another, at once if it does not move; a change back continues from where the symbols are.
  func mixed(with other: ControlWidgetLook, fraction: Double) -> ControlWidgetLook {
    var look = other
    for path in Self.colors {
      look[keyPath: path] = self[keyPath: path].crossfaded(to: other[keyPath: path], fraction: fraction)
    }
    guard other.movesSymbol else { return look }
    look.swing = swing + (other.swing - swing) * fraction
    let start: Double
    if figure == other.figure {
      (look.former, start) = (former, progress)
    } else {
      (look.former, start) = (figure, former == other.figure ? 1 - progress : 0)
    }
    look.progress = start + (1 - start) * fraction
    return look
  }

  private static var colors: [WritableKeyPath<ControlWidgetLook, Color>] {
    [\.surface, \.rim, \.symbol, \.title, \.status, \.hidden]
  }
}
