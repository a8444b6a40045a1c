package import MaquetteElements
package import MaquetteGraphics
import MaquetteScene

/// What is made of glass, which decides how blurred the picture behind it is, and on the shadow.
package enum GlassRole: Hashable, Sendable {
  /// A button or another small control.
  case control
  /// A button in a bar.
  case barButton
  /// A bar.
  case bar
}

extension PanelSurface {
  /// The glass of bars and controls; before iOS 26, the material of the bar at the top of a tablet's screen.
  ///
  /// - Parameters:
  ///   - tint: the colour of tinted and prominent glass; nil for the environment's if it is prominent.
  ///   - isLit: whether the rim of a tint is as light as that of a control that can be used.
  package static func glass(
    _ outline: Surface.Outline = .glassCapsule, kind: GlassKind = .regular, role: GlassRole,
    tint: ColorReference? = nil, isLit: Bool = true, in environment: Environment
  ) -> PanelSurface {
    let glass = environment.theme[GlassMetrics.self]
    guard glass.isUsed else {
      let bar = environment.theme[BarMetrics.self]
      let metrics = PanelMetrics(
        outlineWidth: 0, rimWidth: 0, blur: bar.blur, saturation: bar.saturation, shadows: [bar.shadow])
      var surface = PanelSurface(outline, metrics, PanelColors(fill: .barGlass, outline: nil, rim: nil))
      surface.tint = kind == .prominent ? environment.resolvedTint(tint) : tint
      return surface
    }
    // In other windows than the active one glass loses its emphasis, and what lifts it off the picture.
    let isActive = environment.isWindowActive
    let kind: GlassKind = isActive || kind != .prominent ? kind : .regular
    let tint = !isActive ? nil : kind == .prominent ? environment.resolvedTint(tint) : tint
    var metrics = PanelMetrics(
      outlineWidth: 0, rimWidth: glass.rim.width, blur: 0, saturation: 1,
      shadows: !isActive ? [] : [role == .control ? glass.shadow : glass.barShadow])
    guard environment.showsGlass else {
      var surface = PanelSurface(
        outline, metrics, PanelColors(fill: .glassOpaque, outline: nil, rim: .glassBorder))
      surface.tint = tint
      return surface
    }
    metrics.blur = role == .bar ? glass.barBlur : glass.controlBlur
    var surface = PanelSurface(outline, metrics, PanelColors(fill: .glassOpaque, outline: nil, rim: nil))
    surface.tint = .color(
      tint.map(environment.color)?.opacity(
        kind == .prominent ? glass.prominentOpacity : glass.tintedOpacity) ?? .clear)
    surface.optics = {
      glass.optics(kind, isTinted: tint != nil && isLit, of: $0.size, in: environment)
    }
    return surface
  }
}

extension GlassMetrics {
  /// Returns the glass of a surface of some size in points; that of a window that is not active is a plain face.
  func optics(
    _ kind: GlassKind, isTinted: Bool, of size: Size, in environment: Environment
  ) -> Glass {
    let faces = kind == .clear ? clear : regular
    let isLight = environment.appearance == .light
    let (face, adapts) = (isLight ? faces.light : faces.dark, isLight && kind != .clear)
    let (dark, bright) = (
      adapts ? kind == .prominent ? prominentOverDark.face : overDark : nil, adapts ? self.bright : nil
    )
    guard environment.isWindowActive else {
      return Glass(face: faded(face), darkFace: dark.map(faded), brightFace: bright.map(faded))
    }
    let light = Glass.Rim(
      width: rim.width, lift: isTinted ? rim.tintedLift : rim.lift.resolved(environment.appearance),
      saturation: isTinted ? rim.tintedSaturation : rim.saturation)
    let isShownThrough = adapts && kind == .prominent
    return Glass(
      face: face, darkFace: dark, brightFace: bright, refraction: refraction.refraction(of: size), rim: light,
      darkRim: isShownThrough
        ? Glass.Rim(width: rim.width, lift: prominentOverDark.rimLift, saturation: 1) : nil,
      darkTint: isShownThrough ? prominentOverDark.opacity : 1)
  }

  /// Returns a face with the colours that it has in a window that is not active.
  private func faded(_ face: Glass.Face) -> Glass.Face {
    Glass.Face(lift: face.lift, gain: face.gain, chroma: face.chroma * inactiveSaturation)
  }

  /// Returns the light and the lens at the edge of a panel in a window: none unless the window is active.
  package func edge(of size: Size, in environment: Environment) -> Glass {
    guard environment.isWindowActive else { return Glass() }
    let light = Glass.Rim(
      width: rim.width, lift: rim.lift.resolved(environment.appearance), saturation: rim.saturation)
    return Glass(refraction: refraction.refraction(of: size), rim: light)
  }

  /// Returns the ink on glass in some frame.
  package func ink(in area: Rect, _ appearance: Appearance) -> Ink {
    let isLight = appearance == .light
    return Ink(
      area: area, face: isLight ? ink : nil, darkFace: isLight ? inkOverDark : nil,
      shadowOpacity: shadowOverColor)
  }
}

extension Environment {
  /// Whether surfaces are of glass that the picture behind shows through.
  package var showsGlass: Bool {
    theme[GlassMetrics.self].isUsed && contrast == .standard && transparency == .standard
  }
}

extension Element {
  /// Returns the element on a surface of glass, whose picture decides on the ink.
  package func onGlass(_ surface: PanelSurface, in environment: Environment) -> any Element {
    let whole = background(surface)
    guard environment.showsGlass else { return whole }
    let (glass, appearance) = (environment.theme[GlassMetrics.self], environment.appearance)
    return whole.grouped(name: .glass) { Layer(ink: glass.ink(in: $0, appearance)) }
  }

  /// Returns the element in the ink of the glass around it.
  package func inked(if isInked: Bool = true, in environment: Environment) -> any Element {
    guard isInked, environment.showsGlass else { return self }
    return grouped(name: NodeName("ink")) { _ in Layer(isInked: true) }
  }
}

extension NodeName {
  /// What stands on glass, whose picture decides on its ink: the name of the element `glass`, as of its measures.
  static let glass = NodeName(GlassMetrics.tokenGroup)
}
