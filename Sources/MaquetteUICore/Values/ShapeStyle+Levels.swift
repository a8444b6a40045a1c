public import Foundation
import MaquetteElements

/// A style at a level of emphasis, 1 for the second.
nonisolated public struct _LevelShapeStyle: ShapeStyle, PaintStyle {
  let base: AnyShapeStyle
  let level: Int

  var paint: StylePaint {
    switch base.content {
    case is BackgroundStyle:
      return .color(Color(token: level == 1 ? .secondaryBackground : .tertiaryBackground))
    case is FillShapeStyle:
      let fills: [ColorToken] = [.fill, .secondaryFill, .tertiaryFill, .quaternaryFill]
      return .color(Color(token: fills[min(level, 3)]))
    default:
      return .opacity(base.paint(in: EnvironmentValues()), HierarchicalShapeStyle.shares[min(level, 4)])
    }
  }
}

extension ShapeStyle {
  /// The style at its second level.
  public var secondary: some ShapeStyle { _LevelShapeStyle(base: AnyShapeStyle(self), level: 1) }
  /// The style at its third level.
  public var tertiary: some ShapeStyle { _LevelShapeStyle(base: AnyShapeStyle(self), level: 2) }
  /// The style at its fourth level.
  public var quaternary: some ShapeStyle { _LevelShapeStyle(base: AnyShapeStyle(self), level: 3) }
  /// The style at its fifth level.
  public var quinary: some ShapeStyle { _LevelShapeStyle(base: AnyShapeStyle(self), level: 4) }
}

/// A shadow of a style, which is reported and not drawn.
nonisolated public struct ShadowStyle: Equatable, Sendable {
  public static func drop(
    color: Color = Color(white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> ShadowStyle { ShadowStyle() }
  public static func inner(
    color: Color = Color(white: 0, opacity: 0.55), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> ShadowStyle { ShadowStyle() }
}

extension ShapeStyle {
  /// Returns the style with a shadow, which is reported and not drawn.
  public func shadow(
    _ style: ShadowStyle, file: StaticString = #fileID, line: UInt = #line
  ) -> some ShapeStyle { _ShadowShapeStyle(base: AnyShapeStyle(self), place: "\(file):\(line)") }
}

/// A style with a shadow.
nonisolated public struct _ShadowShapeStyle: ShapeStyle, PaintStyle {
  let base: AnyShapeStyle
  /// The file and the line that state the shadow.
  let place: String

  var paint: StylePaint { .shadowed(base.paint(in: EnvironmentValues()), place: place) }
}

extension ShapeStyle where Self == AngularGradient {
  public static func angularGradient(
    colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle
  ) -> AngularGradient {
    AngularGradient(colors: colors, center: center, startAngle: startAngle, endAngle: endAngle)
  }
  public static func angularGradient(
    _ gradient: Gradient, center: UnitPoint = .center, startAngle: Angle, endAngle: Angle
  ) -> AngularGradient {
    AngularGradient(gradient: gradient, center: center, startAngle: startAngle, endAngle: endAngle)
  }
  public static func conicGradient(colors: [Color], center: UnitPoint, angle: Angle = .zero)
    -> AngularGradient
  {
    AngularGradient(
      colors: colors, center: center, startAngle: angle, endAngle: angle + .degrees(360))
  }
}
