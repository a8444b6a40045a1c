import MaquetteElements
import MaquetteGraphics

/// A way to paint shapes and texts.
nonisolated public protocol ShapeStyle: Sendable {
  /// The type of the style that this one stands for in an environment.
  associatedtype Resolved: ShapeStyle = Never

  /// Returns the style that this one stands for in an environment.
  func resolve(in environment: EnvironmentValues) -> Resolved
}

extension ShapeStyle where Resolved == Never {
  public func resolve(in environment: EnvironmentValues) -> Never {
    preconditionFailure("\(Self.self) stands for itself")
  }
}

extension Never: ShapeStyle {}

/// What a style paints.
indirect enum StylePaint: Equatable, Sendable {
  case color(Color)
  case gradient(GradientPaint)
  case material(Material)
  /// The foreground style at a level of emphasis, 0 for the first.
  case level(Int)
  case tint
  case background
  case opacity(StylePaint, Double)
  /// A style that is not drawn, by its name.
  case unknown(String)
  /// A style with a shadow, which is not drawn, and the place in the code that states it.
  case shadowed(StylePaint, place: String)
}

/// A style of this module.
protocol PaintStyle {
  /// What the style paints.
  var paint: StylePaint { get }
}

/// Any style.
nonisolated public struct AnyShapeStyle: ShapeStyle {
  let content: any ShapeStyle

  /// Creates a style from any style.
  public init<Style: ShapeStyle>(_ style: Style) { content = style }

  /// Returns what the style paints in an environment.
  func paint(in environment: EnvironmentValues) -> StylePaint {
    var style = content
    // A style that stands for itself ends the search, one that stands for others in circles does too.
    for _ in 0..<8 {
      if let any = style as? AnyShapeStyle {
        style = any.content
      } else if let own = style as? any PaintStyle {
        return own.paint
      } else if type(of: style).isResolved {
        style = Self.resolved(style, environment)
      }
    }
    return .color(.primary)
  }

  private static func resolved(_ style: any ShapeStyle, _ environment: EnvironmentValues) -> any ShapeStyle {
    style.resolve(in: environment)
  }
}

extension ShapeStyle {
  fileprivate static var isResolved: Bool { Resolved.self != Never.self }
}

extension Color: ShapeStyle, PaintStyle {
  var paint: StylePaint { .color(self) }
}

/// The foreground style at a level of emphasis.
nonisolated public struct HierarchicalShapeStyle: ShapeStyle, PaintStyle {
  let level: Int
  public static let primary = HierarchicalShapeStyle(level: 0)
  public static let secondary = HierarchicalShapeStyle(level: 1)
  public static let tertiary = HierarchicalShapeStyle(level: 2)
  public static let quaternary = HierarchicalShapeStyle(level: 3)
  public static let quinary = HierarchicalShapeStyle(level: 4)

  /// The opacities of the levels of a style of its own. Derived: the steps of the labels' colours.
  static let shares = [1, 0.5, 0.25, 0.18, 0.1]
  var paint: StylePaint { .level(level) }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  public static var primary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 0) }
  public static var secondary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 1) }
  public static var tertiary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 2) }
  public static var quaternary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 3) }
  public static var quinary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 4) }
}

/// The foreground style around.
nonisolated public struct ForegroundStyle: ShapeStyle, PaintStyle {
  public init() {}
  var paint: StylePaint { .level(0) }
}

/// The background style around.
nonisolated public struct BackgroundStyle: ShapeStyle, PaintStyle {
  public init() {}
  var paint: StylePaint { .background }
}

/// The tint around.
nonisolated public struct TintShapeStyle: ShapeStyle, PaintStyle {
  public init() {}
  var paint: StylePaint { .tint }
}

/// The colour of lines between rows.
nonisolated public struct SeparatorShapeStyle: ShapeStyle, PaintStyle {
  public init() {}
  var paint: StylePaint { .color(Color(token: .separator)) }
}

/// The colour of links.
nonisolated public struct LinkShapeStyle: ShapeStyle, PaintStyle {
  public init() {}
  var paint: StylePaint { .color(Color(token: .link)) }
}

/// The colour of placeholders.
nonisolated public struct PlaceholderTextShapeStyle: ShapeStyle, PaintStyle {
  public init() {}
  var paint: StylePaint { .color(Color(token: .placeholderText)) }
}

/// The fill of controls.
nonisolated public struct FillShapeStyle: ShapeStyle, PaintStyle {
  public init() {}
  var paint: StylePaint { .color(Color(token: .fill)) }
}

extension ShapeStyle where Self == ForegroundStyle {
  public static var foreground: ForegroundStyle { ForegroundStyle() }
}
extension ShapeStyle where Self == BackgroundStyle {
  public static var background: BackgroundStyle { BackgroundStyle() }
}
extension ShapeStyle where Self == TintShapeStyle {
  public static var tint: TintShapeStyle { TintShapeStyle() }
}
extension ShapeStyle where Self == SeparatorShapeStyle {
  public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}
extension ShapeStyle where Self == LinkShapeStyle {
  public static var link: LinkShapeStyle { LinkShapeStyle() }
}
extension ShapeStyle where Self == PlaceholderTextShapeStyle {
  public static var placeholder: PlaceholderTextShapeStyle { PlaceholderTextShapeStyle() }
}
extension ShapeStyle where Self == FillShapeStyle {
  public static var fill: FillShapeStyle { FillShapeStyle() }
}

/// A style with its opacity multiplied.
nonisolated public struct _OpacityShapeStyle: ShapeStyle, PaintStyle {
  let base: AnyShapeStyle
  let factor: Double
  var paint: StylePaint { .opacity(base.paint(in: EnvironmentValues()), factor) }
}

extension ShapeStyle {
  /// Returns the style with its opacity multiplied by a factor.
  public func opacity(_ opacity: Double) -> some ShapeStyle {
    _OpacityShapeStyle(base: AnyShapeStyle(self), factor: opacity)
  }
}
