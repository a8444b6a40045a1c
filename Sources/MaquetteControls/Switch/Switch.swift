import MaquetteControlKit
public import MaquetteElements
import MaquetteGraphics

/// A switch for a setting that takes effect at once.
public struct Switch: StatefulControl {
  /// Whether the switch is on.
  public var isOn = false
  /// The size: mini, small or medium on macOS; iOS has one size.
  public var size: ControlSize = .medium
  /// The interaction state; `selected` means on.
  public var state: ControlState = .normal
  /// The colour of the track while on, instead of the environment's tint.
  public var tint: ColorReference?
  /// The colour of the thumb; nil for the platform's.
  public var thumbTint: ColorReference?
  /// The accessibility label.
  public var accessibilityLabel: String?

  /// Creates a switch that is off.
  public init() {}

  /// Creates a switch.
  public init(isOn: Bool) {
    self.isOn = isOn
  }

  public static let name = "switch"
  public static let targetReach = TargetReach.height
  public static let guideline =
    "Put a switch in a list row whose title names the setting; it takes effect at once."
  public static let shorthand: String? = "value"
  public static let metrics: [any ThemeMetrics.Type] = [
    SwitchMetrics.self, LensMetrics.self, GlassMetrics.self,
  ]

  public static let attributes: [Attribute<Switch>] = [
    Attribute("value", \.isOn),
    Attribute("size", \.size),
    Attribute("state", \.state),
    Attribute("tint", \.tint),
    Attribute("thumb-tint", \.thumbTint),
    Attribute("accessibility-label", \.accessibilityLabel),
  ]

  /// Returns a thumb on its track, at the trailing end while the switch is on.
  public func body(in environment: Environment) -> any Element {
    body(look(in: environment), in: environment)
  }

  package func body(_ look: SwitchLook, in environment: Environment) -> any Element {
    let metrics = environment.theme[SwitchMetrics.self]
    let state = effectiveState(in: environment)
    let track = metrics.track(of: size)
    let thumbHeight = track.height - 2 * metrics.thumbInset
    let outline = Surface.Outline.capsule(metrics.endStyle)
    let thumbWidth = thumbHeight * metrics.thumbAspect + metrics.pressedExtension * look.pressed
    let way = track.width - 2 * metrics.thumbInset - thumbWidth
    let color = thumbColor(look, metrics, environment)
    let surface = trackSurface(look, metrics, environment)
    var insets = Insets(all: metrics.thumbInset)
    let isAtEnd = look.position == 1
    if !isAtEnd { insets.leading += way * look.position }

    func atEnd(_ surface: Surface) -> any Element {
      surface.frame(width: thumbWidth, height: thumbHeight)
        .padding(insets)
        .frame(width: track.width, height: track.height, alignment: isAtEnd ? .trailing : .leading)
    }

    func whole() -> any Element {
      if look.pressed > 0, hasLens(in: environment) {
        let width = thumbHeight * metrics.thumbAspect
        let inset = metrics.thumbInset
        let way = track.width - 2 * inset - width
        return SwitchLens(
          look: look, track: surface, size: track,
          thumb: Rect(x: inset + way * look.position, y: inset, width: width, height: thumbHeight),
          thumbColor: color, metrics: metrics)
      }
      let shadows = metrics.thumbShadows.map { $0.shadow(environment.color(.shadow)) }.cast(by: color)
      let cast = atEnd(Surface(outline, shadows: shadows))
      return ZStack {
        surface.frame(width: track.width, height: track.height)
        metrics.shadowsEndAtTrack
          ? cast.clipped(radius: track.height / 2, style: metrics.endStyle) : cast
        atEnd(Surface(outline, fill: .color(color)))
      }
    }
    if state.contains(.disabled) { return whole().opacity(metrics.disabledOpacity) }
    return whole().focusRing(
      outline, if: state.contains(.focused) && environment.isWindowActive, tint: onTint(in: environment),
      in: environment)
  }

  /// Returns the label and whether the control is on.
  public func accessibility(in environment: Environment) -> Accessibility {
    Accessibility(
      label: accessibilityLabel ?? "", value: environment.spoken(isShownOn ? .on : .off),
      traits: traits(.toggleButton, in: environment))
  }

  /// Whether the switch is shown on, by its value or its state.
  var isShownOn: Bool { isOn || state.contains(.selected) }

  /// Whether a pressed thumb becomes a lens: one with a colour of its own keeps it.
  private func hasLens(in environment: Environment) -> Bool {
    thumbTint == nil && environment.theme[LensMetrics.self].isUsed
      && !effectiveState(in: environment).contains(.disabled)
  }

  /// The colour of the track while it is on, before its shading.
  ///
  /// A switch follows a chosen tint; without one, its colour differs from the accent of other controls: on iOS it is
  /// green.
  private func onTint(in environment: Environment) -> ColorReference {
    if let tint { return tint }
    guard environment.isWindowActive else { return environment.activeTint }
    return environment.hasPlatformTint
      ? .token(environment.theme[SwitchMetrics.self].tint) : environment.tint
  }

  private func trackSurface(
    _ look: SwitchLook, _ metrics: SwitchMetrics, _ environment: Environment
  ) -> Surface {
    let outline = Surface.Outline.capsule(metrics.endStyle)
    // A line thinner than a pixel is drawn as a fainter one of a pixel, which stays whole around the ends.
    let width = metrics.edgeWidth > 0 ? Swift.max(metrics.edgeWidth, 1 / environment.scale) : 0
    let faint = width > 0 ? metrics.edgeWidth / width : 0
    let line = environment.color(.switchEdge).opacity(faint)
    var edge = Surface.Border(color: .color(line), width: width)
    guard look.position > 0 else { return Surface(outline, fill: .token(.switchTrack), border: edge) }
    if !metrics.hasEdgeWhileOn {
      edge.color = .color(line.opacity(1 - look.position))
      if look.position == 1 { edge.width = 0 }
    }
    let color = environment.color(onTint(in: environment))
    let off = environment.color(.switchTrack)
    func shaded(_ amount: Double) -> ColorReference {
      let other = environment.color(amount < 0 ? .shadow : .onTint).opaque
      return .color(
        off.crossfaded(
          to: color.mixed(with: other, fraction: amount.magnitude), fraction: look.position))
    }
    let shading = metrics.shading(environment.appearance)
    return Surface(
      outline, fill: shaded(shading.top), bottomFill: shaded(shading.bottom),
      border: edge)
  }

  private func thumbColor(
    _ look: SwitchLook, _ metrics: SwitchMetrics, _ environment: Environment
  ) -> Color {
    var color = environment.color(thumbTint ?? .token(.switchThumb))
    if thumbTint == nil, environment.appearance == .dark {
      color = color.mixed(
        with: environment.color(onTint(in: environment)), fraction: metrics.darkThumbTint * look.position)
    }
    return color.mixed(
      with: environment.color(.shadow), fraction: metrics.pressedThumbMix * look.pressed)
  }
}

extension Switch {
  /// Returns the switch in a size.
  public func size(_ size: ControlSize) -> Switch { with(\.size, size) }
  /// Returns the switch with a tint.
  public func tint(_ tint: ColorReference) -> Switch { with(\.tint, tint) }
}
