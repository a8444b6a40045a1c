import MaquetteElements
import MaquetteGraphics
import MaquetteScene

/// What a style comes to in an environment.
enum ResolvedPaint: Sendable {
  case color(MaquetteGraphics.Color)
  case gradient(GradientPaint, [MaquetteGraphics.Gradient.Stop], isMirrored: Bool)
  case backdrop(Backdrop)

  /// Returns the paint for a shape in a frame; nil for one that changes what is behind it.
  func paint(in frame: Rect) -> Paint? {
    switch self {
    case .color(let color): .color(color)
    case .gradient(let gradient, let stops, let isMirrored):
      .gradient(gradient.resolved(in: frame, stops: stops, isMirrored: isMirrored))
    case .backdrop: nil
    }
  }

  /// Returns the operations that fill a shape.
  func fill(_ shape: MaquetteGraphics.Shape, in frame: Rect) -> [DisplayList.Operation] {
    if case .backdrop(let backdrop) = self { return [.push(Layer(clip: shape, backdrop: backdrop)), .pop] }
    if case .color(let color) = self, color.alpha == 0 { return [] }
    return paint(in: frame).map { [.fill(shape, $0)] } ?? []
  }
}

extension ViewContext {
  /// Returns what a style paints here; the foreground style for nil.
  func resolved(_ style: AnyShapeStyle?) -> ResolvedPaint {
    resolved(style?.paint(in: environment) ?? .level(0), opacity: 1)
  }

  private func resolved(_ paint: StylePaint, opacity: Double) -> ResolvedPaint {
    let settings = settings
    switch paint {
    case .color(let color): return .color(color.resolved(settings).opacity(opacity))
    case .tint: return .color(settings.color(settings.tint).opacity(opacity))
    case .background:
      if let style = environment.own.background, style.paint(in: environment) != .background {
        return resolved(style.paint(in: environment), opacity: opacity)
      }
      return .color(settings.color(.background).opacity(opacity))
    case .opacity(let inner, let factor): return resolved(inner, opacity: opacity * factor)
    case .shadowed(let inner, let place):
      session.report(.ignored("shadow", detail: "of a style", at: place, in: session.viewName))
      return resolved(inner, opacity: opacity)
    case .unknown(let name):
      session.report(.ignored(name, at: nil, in: session.viewName))
      return resolved(.level(2), opacity: opacity)
    case .material(let material): return .backdrop(material.backdrop(settings))
    case .gradient(let gradient):
      let stops = gradient.stops.map {
        MaquetteGraphics.Gradient.Stop(
          offset: $0.location, color: $0.color.resolved(settings).opacity(opacity))
      }
      return .gradient(gradient, stops, isMirrored: settings.direction == .rightToLeft)
    case .level(let level):
      guard let own = environment.own.foreground?.paint(in: environment) else {
        return .color(settings.color(Self.tokens[min(level, 3)]).opacity(opacity))
      }
      if case .level(let outer) = own {
        return .color(settings.color(Self.tokens[min(level + outer, 3)]).opacity(opacity))
      }
      return resolved(own, opacity: opacity * HierarchicalShapeStyle.shares[min(level, 4)])
    }
  }

  /// Returns the element of a text or a symbol, painted with a gradient if its style is one.
  func painted(_ element: any Element, with style: AnyShapeStyle? = nil) -> any Element {
    guard let style = style ?? environment.own.foreground, case .gradient = style.paint(in: environment)
    else {
      return element
    }
    let paint = resolved(style)
    let ground = DrawnShape { frame in paint.fill(.rect(frame), in: frame) }
    return element.opacity(0).overlay(ground.masked(by: element))
  }

  /// Returns the colour of texts and symbols: the foreground style, or its first colour.
  func foreground(_ style: AnyShapeStyle? = nil) -> ColorReference {
    let paint = (style ?? environment.own.foreground)?.paint(in: environment) ?? .level(0)
    if case .color(let color) = paint { return color.reference(settings) }
    if case .level(let level) = paint, style == nil || environment.own.foreground == nil {
      return .token(Self.tokens[min(level, 3)])
    }
    if case .tint = paint { return settings.tint }
    switch resolved(paint, opacity: 1) {
    case .color(let color): return .color(color)
    case .gradient(_, let stops, _): return stops.first.map { .color($0.color) } ?? .token(.label)
    case .backdrop: return .token(.label)
    }
  }

  private static let tokens: [ColorToken] = [.label, .secondaryLabel, .tertiaryLabel, .quaternaryLabel]
}
