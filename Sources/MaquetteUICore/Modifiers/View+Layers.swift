public import Foundation
import MaquetteElements

extension View {
  /// Returns the view with another one behind it.
  @_disfavoredOverload
  nonisolated public func background<Background: View>(
    _ background: Background, alignment: Alignment = .center
  ) -> some View { layered(background, alignment, isBehind: true) }
  /// Returns the view with others behind it.
  nonisolated public func background<Background: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> Background
  ) -> some View { layered(ZStack(alignment: alignment, content: content), alignment, isBehind: true) }
  /// Returns the view with a style behind it, which reaches to the edges of the screen.
  nonisolated public func background<Style: ShapeStyle>(
    _ style: Style, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    adapted(
      .elementIn { element, context in
        element.background(context.ground(AnyShapeStyle(style), reaches: !edges.isEmpty))
      })
  }
  /// Returns the view with the background style behind it.
  nonisolated public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    background(BackgroundStyle(), ignoresSafeAreaEdges: edges)
  }
  /// Returns the view with a painted shape behind it.
  nonisolated public func background<Style: ShapeStyle, Outline: Shape>(
    _ style: Style, in shape: Outline, fillStyle: FillStyle = FillStyle()
  ) -> some View { layered(shape.fill(style, style: fillStyle), .center, isBehind: true) }
  /// Returns the view with a shape in the background style behind it.
  nonisolated public func background<Outline: Shape>(
    in shape: Outline, fillStyle: FillStyle = FillStyle()
  ) -> some View { background(BackgroundStyle(), in: shape, fillStyle: fillStyle) }

  /// Returns the view with another one in front.
  @_disfavoredOverload
  nonisolated public func overlay<Overlay: View>(
    _ overlay: Overlay, alignment: Alignment = .center
  ) -> some View { layered(overlay, alignment, isBehind: false) }
  /// Returns the view with others in front.
  nonisolated public func overlay<Overlay: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> Overlay
  ) -> some View { layered(ZStack(alignment: alignment, content: content), alignment, isBehind: false) }
  /// Returns the view with a style in front.
  nonisolated public func overlay<Style: ShapeStyle>(
    _ style: Style, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    adapted(
      .elementIn { element, context in
        element.overlay(context.ground(AnyShapeStyle(style), reaches: !edges.isEmpty))
      })
  }
  /// Returns the view with a painted shape in front.
  nonisolated public func overlay<Style: ShapeStyle, Outline: Shape>(
    _ style: Style, in shape: Outline, fillStyle: FillStyle = FillStyle()
  ) -> some View { layered(shape.fill(style, style: fillStyle), .center, isBehind: false) }

  nonisolated private func layered<Layer: View>(
    _ layer: Layer, _ alignment: Alignment, isBehind: Bool
  ) -> _Adapted<Self> {
    adapted(
      .all { context, inner, lower in
        let parts = lower(inner)
        var side = context.child("layer")
        // A layer is no part of a row's line: a divider in it lies flat.
        if side.environment.isInRow { side.environment.isInRow = false }
        let other = side.element(of: layer)
        return parts.map { part in
          part.wrapped {
            isBehind
              ? $0.background(other, alignment: alignment.element)
              : $0.overlay(other, alignment: alignment.element)
          }
        }
      })
  }

  /// Returns the view with a line around it, inside its edges; the width is in points.
  nonisolated public func border<Style: ShapeStyle>(_ content: Style, width: CGFloat = 1) -> some View {
    layered(Rectangle().strokeBorder(content, lineWidth: width), .center, isBehind: false)
  }

  /// Returns the view masked by another one: it shows where the mask is opaque.
  nonisolated public func mask<Mask: View>(
    alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask
  ) -> some View { masked(mask(), alignment) }
  /// Returns the view masked by another one: it shows where the mask is opaque.
  nonisolated public func mask<Mask: View>(_ mask: Mask) -> some View { masked(mask, .center) }

  nonisolated private func masked<Mask: View>(_ mask: Mask, _ alignment: Alignment) -> _Adapted<Self> {
    adapted(
      .all { context, inner, lower in
        let shape = context.child("mask").element(of: mask)
        return lower(inner).map { part in part.wrapped { $0.masked(by: shape, alignment: alignment.element) }
        }
      })
  }
}

extension ViewContext {
  /// Returns an area in a style, which may reach to the edges of the screen.
  func ground(_ style: AnyShapeStyle, reaches: Bool) -> any Element {
    let paint = resolved(style)
    if case .color(let color) = paint {
      var surface: Surface
      if case .color(let own) = style.paint(in: environment) {
        surface = Surface(fill: own.reference(settings))
      } else {
        surface = Surface(fill: .color(color))
      }
      surface.reachesScreenEdges = reaches
      return surface
    }
    return DrawnShape { paint.fill(.rect($0), in: $0) }
  }
}
