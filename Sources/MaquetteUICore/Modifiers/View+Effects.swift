public import Foundation
import MaquetteElements
import MaquetteGraphics
import MaquetteScene

extension View {
  /// Returns the view with an opacity, 0 to 1.
  nonisolated public func opacity(_ opacity: Double) -> some View {
    adapted(.element { opacity >= 1 ? $0 : $0.opacity(max(0, opacity)) })
  }

  /// Returns the view cut off at a shape.
  nonisolated public func clipShape<Outline: Shape>(
    _ shape: Outline, style: FillStyle = FillStyle()
  ) -> some View { clipped(to: shape, style) }
  /// Returns the view cut off at its frame.
  nonisolated public func clipped(antialiased: Bool = false) -> some View {
    clipped(to: Rectangle(), FillStyle())
  }
  /// Returns the view cut off at a frame with round corners; the radius is in points.
  nonisolated public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
    clipped(to: RoundedRectangle(cornerRadius: radius, style: .circular), FillStyle())
  }

  nonisolated private func clipped<Outline: Shape>(to shape: Outline, _ style: FillStyle) -> _Adapted<Self> {
    adapted(
      .elementIn { element, context in
        let isMirrored = context.environment.layoutDirection == .rightToLeft
        return element.grouped(name: .clip) { frame in
          Layer(clip: .path(shape.outline(in: frame, isMirrored: isMirrored).graphics, style.rule))
        }
      })
  }

  /// Returns the view with a shadow; lengths are in points.
  nonisolated public func shadow(
    color: Color = Color(white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> some View {
    adapted(
      .elementIn { element, context in
        let color = color.resolved(context.settings)
        guard color.alpha > 0, radius > 0 || x != 0 || y != 0 else { return element }
        return element.shadowed(color, radius: radius, x: x, y: y)
      })
  }

  /// Returns the view turned clockwise.
  nonisolated public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
    adapted(.element { $0.rotated(degrees: angle.degrees, anchor: anchor.element) })
  }
  /// Returns the view larger or smaller, without an effect on its neighbours.
  nonisolated public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some View {
    scaleEffect(x: scale, y: scale, anchor: anchor)
  }
  /// Returns the view larger or smaller, without an effect on its neighbours.
  nonisolated public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
    scaleEffect(x: scale.width, y: scale.height, anchor: anchor)
  }
  /// Returns the view larger or smaller, without an effect on its neighbours.
  nonisolated public func scaleEffect(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> some View {
    adapted(.element { x == 1 && y == 1 ? $0 : $0.scaled(x: x, y: y, anchor: anchor.element) })
  }
  /// Returns the view blurred; the radius is in points.
  nonisolated public func blur(radius: CGFloat, opaque: Bool = false) -> some View {
    adapted(.element { radius <= 0 ? $0 : $0.blurred(radius: radius) })
  }
  /// Returns the view blended with the content behind it.
  nonisolated public func blendMode(_ mode: BlendMode) -> some View {
    adapted(.element { $0.blended(mode.element) })
  }
  /// Returns the view as one picture, so that shadow and opacity apply to the whole.
  nonisolated public func compositingGroup() -> some View { inert }
  /// Returns the view as one picture.
  nonisolated public func drawingGroup(opaque: Bool = false) -> some View { inert }
  /// Returns the view mirrored where text runs from right to left.
  nonisolated public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
    adapted(
      .elementIn { element, context in
        enabled && context.environment.layoutDirection == .rightToLeft ? element.scaled(x: -1, y: 1) : element
      })
  }
}

extension UnitPoint {
  var element: MaquetteElements.UnitPoint { MaquetteElements.UnitPoint(x: x, y: y) }
}

/// How a view is blended with the content behind it.
nonisolated public enum BlendMode: Hashable, Sendable, CaseIterable {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight
  case difference, exclusion, hue, saturation, color, luminosity, sourceAtop, destinationOver, destinationOut
  case plusDarker, plusLighter

  var element: MaquetteGraphics.BlendMode {
    switch self {
    case .normal: .normal
    case .multiply: .multiply
    case .screen: .screen
    case .overlay: .overlay
    case .darken: .darken
    case .lighten: .lighten
    case .colorDodge: .colorDodge
    case .colorBurn: .colorBurn
    case .softLight: .softLight
    case .hardLight: .hardLight
    case .difference: .difference
    case .exclusion: .exclusion
    case .hue: .hue
    case .saturation: .saturation
    case .color: .color
    case .luminosity: .luminosity
    case .sourceAtop: .sourceAtop
    case .destinationOver: .destinationOver
    case .destinationOut: .destinationOut
    case .plusDarker: .plusDarker
    case .plusLighter: .plusLighter
    }
  }
}

extension MaquetteElements.Environment {
  private enum InShadowKey: MaquetteElements.EnvironmentKey { static let defaultValue = false }

  /// Whether the element is drawn as the shadow of another one, where shadows inside it would be drawn twice as often each time.
  fileprivate var isInShadow: Bool {
    get { self[InShadowKey.self] }
    set { self[InShadowKey.self] = newValue }
  }
}

extension Element {
  /// Returns the element with its own silhouette behind it, blurred and in a colour; lengths are in points.
  fileprivate func shadowed(
    _ color: MaquetteGraphics.Color, radius: Double, x: Double, y: Double
  ) -> any Element {
    Modified(self) { content, environment in
      if environment.isInShadow { return content.node(in: environment) }
      // As much larger as the blur reaches, so that it is not cut off.
      let reach = (radius * 3).rounded(.up)
      let silhouette = Surface(fill: .color(color)).masked(by: content.padding(reach))
        .environment { $0.isInShadow = true }
      // SwiftUI's radius is twice the standard deviation, as that of Core Graphics.
      let blurred = radius > 0 ? silhouette.blurred(radius: radius / 2) : silhouette
      return content.background(blurred.padding(-reach).offset(x: x, y: y)).node(in: environment)
    }
  }
}
