import MaquetteElements
import MaquetteGraphics
import MaquetteScene

/// A surface that blurs the content behind it.
nonisolated public struct Material: ShapeStyle, PaintStyle, Hashable {
  private let share: Double

  public static let ultraThin = Material(share: 0.35)
  public static let thin = Material(share: 0.5)
  public static let regular = Material(share: 0.7)
  public static let thick = Material(share: 0.82)
  public static let ultraThick = Material(share: 0.9)
  public static let bar = Material(share: 0.8)

  var paint: StylePaint { .material(self) }

  /// Chosen: a blur as that of the bars, and a tint of the background that is denser for thicker materials.
  func backdrop(_ settings: MaquetteElements.Environment) -> Backdrop {
    let ground = settings.color(settings.appearance == .dark ? .secondaryBackground : .background)
    return Backdrop(sigma: 20, saturation: 1.8, tint: ground.opacity(share))
  }
}

extension ShapeStyle where Self == Material {
  public static var ultraThinMaterial: Material { Material.ultraThin }
  public static var thinMaterial: Material { Material.thin }
  public static var regularMaterial: Material { Material.regular }
  public static var thickMaterial: Material { Material.thick }
  public static var ultraThickMaterial: Material { Material.ultraThick }
  public static var bar: Material { Material.bar }
}
