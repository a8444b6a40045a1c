import MaquetteElements
import MaquetteGraphics

/// The icon of an application that has none here: a round square with a figure.
struct AppIcon: Element {
  /// The side in points.
  var size: Double
  /// The name of the symbol on it.
  var symbol = AppIcon.plainSymbol
  /// The colour; nil for gray.
  var color: ColorReference?

  /// The symbol of an application that has none.
  static let plainSymbol = "square.grid.2x2.fill"

  /// The radius of the corners and the size of the symbol, in sides.
  private static let (radius, figure) = (0.225, 0.5)

  func node(in environment: Environment) -> Node {
    let base = environment.color(color ?? .token(.gray))
    let light = base.mixed(with: environment.color(.onTint).opaque, fraction: 0.25)
    var attributes = AccessibilityAttributes()
    // A stand-in says nothing, and nobody can choose its colours.
    attributes.isHidden = symbol == Self.plainSymbol && color == nil
    return SymbolImage(symbol, weight: .medium).with(\.size, size * Self.figure).color(.token(.onTint))
      .frame(width: size, height: size)
      .background(
        Surface(
          .rounded(radius: size * Self.radius, .continuous), fill: .color(light), bottomFill: .color(base))
      )
      .accessibility(attributes)
      .node(in: environment)
  }
}
