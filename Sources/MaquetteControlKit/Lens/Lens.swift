package import MaquetteElements
package import MaquetteGraphics
package import MaquetteScene

/// The clear lens of a pressed thumb in the glass eras: clear glass that refracts the content behind it at its edge.
package struct Lens {
  /// The frame of the lens.
  package let frame: Rect
  /// The lens effect's strength, 0 to 1; below 1 while the thumb is turning into a lens.
  package let strength: Double
  private let metrics: LensMetrics
  private let look: Look
  private let style: CornerStyle

  /// What a lens stands over, which decides how its edge bends it.
  package enum Role: Sendable {
    /// The thumb of a track.
    case thumb
    /// A selection among titles and symbols.
    case selection
  }

  /// The colours in an environment.
  package struct Look {
    /// The cover of the lens, which is that of a control's own tint where there is one.
    var face: Color
    /// The shade at the top, the rim there, and the split light.
    var shade, rim, fringe, lowerFringe: Color
    fileprivate let light, lowerRim, shadow: Color
    /// The glass of a lens of some size; nil where nothing is of glass.
    fileprivate let optics: (@Sendable (Size) -> Glass)?

    package init(in environment: Environment, as role: Role = .thumb) {
      face = environment.color(.lensFace)
      shade = environment.color(.lensShade)
      light = environment.color(.lensLight)
      rim = environment.color(.lensRim)
      lowerRim = environment.color(.lensLowerRim)
      fringe = environment.color(.lensFringe)
      lowerFringe = environment.color(.lensLowerFringe)
      shadow = environment.color(.shadow)
      let (glass, lens) = (environment.theme[GlassMetrics.self], environment.theme[LensMetrics.self])
      let face = environment.appearance == .light ? lens.lightFace : lens.darkFace
      optics =
        environment.showsGlass
        ? { @Sendable size in
          var optics = glass.optics(.clear, isTinted: false, of: size, in: environment)
          optics.face = face
          (optics.darkFace, optics.brightFace) = (nil, nil)
          optics.refraction = lens.refraction(of: size, as: role)
          return optics
        } : nil
    }
  }

  package init(
    _ frame: Rect, _ metrics: LensMetrics, _ look: Look, strength: Double = 1,
    style: CornerStyle = .circular
  ) {
    self.frame = frame
    self.metrics = metrics
    self.look = look
    self.strength = strength
    self.style = style
  }

  private var radius: Double { Swift.min(frame.width, frame.height) / 2 }
  private var outline: RoundedRectangle { RoundedRectangle(rect: frame, radius: radius, style: style) }

  /// The outline.
  package var shape: Shape { .roundedRectangle(outline) }

  /// Returns a track of a thickness in points as it is seen through the lens, scaled about the lens's middle.
  package func seen(_ track: [DisplayList.Operation], thickness: Double) -> [DisplayList.Operation] {
    let center = frame.center
    let magnification = metrics.magnification(of: thickness, in: frame.height)
    let scaled = Transform.translation(x: -center.x, y: -center.y)
      .then(.scale(x: 1 + (magnification - 1) * strength))
      .then(.translation(x: center.x, y: center.y))
    return [.push(Layer(clip: shape)), .push(Layer(transform: scaled))] + track + [.pop, .pop]
  }

  /// Returns what is beside the lens in a part of the picture that it lies in.
  package func outside(in area: Rect) -> Shape {
    var hole = Path()
    hole.add(area)
    hole.add(outline)
    return .path(hole, .evenOdd)
  }

  /// Returns what is seen beside the lens, in a part of the picture, with the lens's shadow on it.
  package func around(_ content: [DisplayList.Operation], in area: Rect) -> [DisplayList.Operation] {
    let reach = 3 * metrics.shadow.sigma + Swift.abs(metrics.shadow.offset)
    return [.push(Layer(clip: outside(in: area.union(frame).inset(by: -reach))))] + content
      + [.shadow(shape, metrics.shadow.shadow(faint(look.shadow))), .pop]
  }

  /// Returns the glass itself, over what has been drawn.
  ///
  /// - Parameter thumb: the colour of a thumb that becomes the lens; nil for one that is seen through it.
  package func glass(pixel: Double, thumb: Color? = nil) -> [DisplayList.Operation] {
    let face = faint(look.face)
    var result: [DisplayList.Operation] = [.fill(shape, .color(face))]
    if let optics = look.optics?(frame.size) {
      let blur = thumb == nil ? 0 : metrics.fillingBlur * (1 - strength)
      let backdrop = Backdrop(sigma: blur, tint: face, glass: optics.weakened(to: strength))
      result = [.push(Layer(clip: shape, backdrop: backdrop)), .pop]
    }
    return result + (thumb.map(filling) ?? []) + [
      .fill(shape, .gradient(bands)), line(width: Swift.max(metrics.fringeWidth, pixel), fringe),
      line(width: Swift.max(metrics.rimWidth, pixel), rim),
    ]
  }

  /// Returns what is left of a thumb: its colour along the rim, up to a soft edge that reaches the middle when nothing is a
  /// lens yet.
  private func filling(_ color: Color) -> [DisplayList.Operation] {
    guard strength < 1 else { return [] }
    let depth = radius * (1 - strength)
    let sigma = depth * metrics.fillSoftness
    var ring = Path()
    ring.add(frame.inset(by: -4 * sigma))
    ring.add(RoundedRectangle(rect: frame.inset(by: depth), radius: radius - depth, style: style))
    return [
      .push(Layer(clip: shape)), .shadow(.path(ring, .evenOdd), Shadow(color: color, sigma: sigma)), .pop,
    ]
  }

  /// The shade at the top and the light at the bottom.
  private var bands: Gradient {
    down([
      .init(offset: 0, color: faint(look.shade)),
      .init(offset: metrics.bandHeight, color: look.shade.opacity(0)),
      .init(offset: 1 - metrics.bandHeight, color: look.light.opacity(0)),
      .init(offset: 1, color: faint(look.light)),
    ])
  }

  private var rim: Gradient {
    diagonal([.init(offset: 0, color: faint(look.rim)), .init(offset: 1, color: faint(look.lowerRim))])
  }

  /// The colours that light is split into where the edge faces the diagonal, which end before the two other corners.
  private var fringe: Gradient {
    diagonal([
      .init(offset: 0, color: faint(look.fringe)), .init(offset: 0.4, color: look.fringe.opacity(0)),
      .init(offset: 0.6, color: look.lowerFringe.opacity(0)),
      .init(offset: 1, color: faint(look.lowerFringe)),
    ])
  }

  /// Returns a gradient from the top left of the outline to its bottom right.
  private func diagonal(_ stops: [Gradient.Stop]) -> Gradient {
    // The place where the outline of a capsule is at right angles to the diagonal, along one axis.
    let reach =
      (Swift.max(frame.width, frame.height) / 2 - radius + radius * 2.0.squareRoot()) / 2
    let center = frame.center
    return Gradient(
      geometry: .linear(
        start: Point(x: center.x - reach, y: center.y - reach),
        end: Point(x: center.x + reach, y: center.y + reach)),
      stops: stops)
  }

  private func down(_ stops: [Gradient.Stop]) -> Gradient {
    Gradient(
      geometry: .linear(
        start: Point(x: frame.minX, y: frame.minY), end: Point(x: frame.minX, y: frame.maxY)),
      stops: stops)
  }

  /// Returns a line just inside of the outline.
  private func line(width: Double, _ gradient: Gradient) -> DisplayList.Operation {
    let line = RoundedRectangle(
      rect: frame.inset(by: width / 2), radius: radius - width / 2, style: style)
    return .stroke(.roundedRectangle(line), StrokeStyle(width: width), .gradient(gradient))
  }

  private func faint(_ color: Color) -> Color { color.opacity(strength) }
}

extension LensMetrics {
  /// Returns the scale of a track that is seen through a thumb's lens of a height.
  fileprivate func magnification(of thickness: Double, in height: Double) -> Double {
    Swift.max(0, magnification - magnificationFall * thickness / Swift.max(height, 1))
  }

  /// Returns the refraction of a lens of some size.
  fileprivate func refraction(of size: Size, as role: Lens.Role) -> Glass.Refraction {
    let part = Swift.min(1, Swift.min(size.width, size.height) / Swift.max(refractionSide, 1))
    let refraction = role == .thumb ? thumbRefraction : refraction
    return Glass.Refraction(amount: refraction.amount * part, reach: refraction.reach * part)
  }
}

extension Glass {
  /// Returns glass that changes the picture by a part, from 0 to 1, of what this does.
  fileprivate func weakened(to part: Double) -> Glass {
    func weak(_ face: Face) -> Face {
      Face(lift: face.lift * part, gain: 1 + (face.gain - 1) * part, chroma: 1 + (face.chroma - 1) * part)
    }
    func weak(_ rim: Rim) -> Rim {
      Rim(width: rim.width, lift: rim.lift * part, saturation: 1 + (rim.saturation - 1) * part)
    }
    return Glass(
      face: weak(face), darkFace: darkFace.map(weak), brightFace: brightFace.map(weak),
      refraction: Refraction(amount: refraction.amount * part, reach: refraction.reach), rim: weak(rim),
      darkRim: darkRim.map(weak), darkTint: darkTint)
  }
}
