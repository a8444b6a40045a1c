package import MaquetteElements
package import MaquetteGraphics
import MaquetteLayout
import MaquetteScene

/// The surface behind a macOS button: plain or tinted, with its shadows.
///
/// Shadows are clipped to the outside of the outline, because the bezel is translucent in dark appearance.
package struct Bezel: Element {
  package var outline: Surface.Outline
  /// The tint of the fill; nil for a plain bezel.
  package var tint: ColorReference?
  /// The colours of a face without a tint, at the top and at the bottom; nil for the shared ones.
  package var face: (top: Color, bottom: Color)?
  /// Its shadows; nil for the shared bezel shadows and the line below.
  package var ownShadows: [ShadowMetrics]?
  /// Whether it stays pressed, without being the default button.
  package var isOn = false
  package var isPressed = false
  package var isDisabled = false

  package init(
    outline: Surface.Outline, tint: ColorReference? = nil, face: (top: Color, bottom: Color)? = nil,
    ownShadows: [ShadowMetrics]? = nil, isOn: Bool = false, isPressed: Bool = false, isDisabled: Bool = false
  ) {
    self.outline = outline
    self.tint = tint
    self.face = face
    self.ownShadows = ownShadows
    self.isOn = isOn
    self.isPressed = isPressed
    self.isDisabled = isDisabled
  }

  package func node(in environment: Environment) -> Node {
    let item = LayoutItem { Measurement(width: $0.width ?? 10, height: $0.height ?? 10) }
    let operations = drawing(in: environment)
    return Node(name: NodeName("bezel"), item: item) { operations($0.frame) }
  }

  /// Returns a function that draws the bezel in a frame.
  package func drawing(in environment: Environment) -> (Rect) -> [DisplayList.Operation] {
    let metrics = environment.theme[BezelMetrics.self]
    let look = metrics.look(environment.appearance)
    let tint = tint.map(environment.color)
    let top = tint?.shaded(isOn ? look.onTop : look.top) ?? face?.top ?? environment.color(.bezelFill)
    let bottom = tint?.shaded(isOn ? look.onBottom : look.bottom) ?? face?.bottom ?? top
    let pixel = 1 / environment.scale
    let cover = environment.color(.label).opaque.opacity(metrics.pressedOpacity)
    let light = metrics.highlight(in: environment)
    let glow = isOn && !look.onGlows ? nil : tint
    let shade = glow ?? environment.color(.shadow)
    var shadows = (ownShadows ?? metrics.shadows).map { $0.shadow(shade) }
    if metrics.footOpacity > 0, ownShadows == nil {
      shadows.append(
        Shadow(color: shade.opacity(metrics.footOpacity), sigma: 0, offset: Point(x: 0, y: pixel)))
    }
    shadows = shadows.cast(by: top)
    let edgeWidth = metrics.edgeWidth
    let edge = environment.color(.bezelEdge)
    let border =
      edge.alpha > 0 ? Surface.Border(color: .color(edge), width: Swift.max(edgeWidth, pixel)) : nil
    // A line of its own lies around the face, and around a tinted one in the tint.
    let rim: Surface? =
      if edgeWidth == 0 {
        nil
      } else if let tint {
        Surface(
          outline, fill: .color(tint.shaded(look.edgeTop)), bottomFill: .color(tint.shaded(look.edgeBottom)))
      } else {
        Surface(outline, border: border)
      }
    let surface = Surface(
      outline.outset(by: -edgeWidth), fill: .color(top), bottomFill: .color(bottom),
      border: edgeWidth == 0 ? border : nil)
    let opacity = isDisabled ? metrics.disabledOpacity : 1
    let isPressed = isPressed && !isDisabled
    return { outer in
      let frame = outer.inset(by: edgeWidth)
      let shape = surface.outline.shape(in: frame)
      var result: [DisplayList.Operation] = opacity < 1 ? [.push(Layer(opacity: opacity))] : []
      if !shadows.isEmpty {
        result.append(.push(Layer(clip: Self.outside(of: shape, in: frame))))
        result += shadows.map { .shadow(shape, $0) }
        result.append(.pop)
      }
      if let rim { result += rim.operations(in: outer, environment: environment) }
      result += surface.operations(in: frame, environment: environment)
      if light.alpha > 0 {
        result += [
          .push(Layer(clip: shape)),
          .fill(
            .rect(Rect(x: frame.minX, y: frame.minY, width: frame.width, height: pixel)), .color(light)),
          .pop,
        ]
      }
      if isPressed { result.append(.fill(shape, .color(cover))) }
      if opacity < 1 { result.append(.pop) }
      return result
    }
  }

  /// The area around a shape within reach of the shadows.
  package static func outside(of shape: Shape, in frame: Rect, reach: Double = Bezel.reach) -> Shape {
    var path = Path()
    path.add(frame.inset(by: -reach))
    path.append(shape.path)
    return .path(path, .evenOdd)
  }

  /// Returns the bezel as the end of a longer one, or a part of its middle: open sides have neither a line nor corners.
  package func part(isOpenBefore: Bool, isOpenAfter: Bool) -> any Element {
    let rest = -Self.reach
    return padding(Insets(leading: isOpenBefore ? rest : 0, trailing: isOpenAfter ? rest : 0)).clipped()
  }

  /// The distance beyond the frame up to which shadows are drawn, in points: more than visible shadows can reach.
  static let reach = 40.0
}

extension Element {
  /// Returns the element as it stands above the middle of a bezel, below it if the distance is negative; its baseline
  /// is that of the text.
  package func risen(by distance: Double) -> any Element {
    padding(Insets(top: Swift.max(0, -2 * distance), bottom: Swift.max(0, 2 * distance)))
  }
}
