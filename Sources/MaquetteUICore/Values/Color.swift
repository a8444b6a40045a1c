public import Foundation
import MaquetteElements
import MaquetteGraphics

/// A colour, which may depend on the appearance; also a view that fills its room.
nonisolated public struct Color: Hashable, Sendable, CustomStringConvertible {
  /// The space that components belong to.
  nonisolated public enum RGBColorSpace: Hashable, Sendable {
    case sRGB, sRGBLinear, displayP3
  }

  indirect enum Kind: Hashable, Sendable {
    case token(ColorToken)
    case fixed(red: Double, green: Double, blue: Double, alpha: Double)
    case asset(AssetName)
    case opacity(Color, Double)
    case mix(Color, Color, Double)
    case pair(light: Color, dark: Color)
  }

  let kind: Kind

  init(_ kind: Kind) { self.kind = kind }

  init(token: ColorToken) { kind = .token(token) }

  /// Creates a colour from its components, 0 to 1.
  public init(
    _ space: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
  ) {
    self.init(
      .fixed(red: space.encoded(red), green: space.encoded(green), blue: space.encoded(blue), alpha: opacity))
  }

  /// Creates a gray, 0 for black and 1 for white.
  public init(_ space: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    self.init(space, red: white, green: white, blue: white, opacity: opacity)
  }

  /// Creates a colour from its hue, saturation and brightness, 0 to 1.
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    func component(_ offset: Double) -> Double {
      let position = (offset + hue * 6).truncatingRemainder(dividingBy: 6)
      return brightness * (1 - saturation * max(0, min(position, 4 - position, 1)))
    }
    self.init(red: component(5), green: component(3), blue: component(1), opacity: opacity)
  }

  /// Creates a colour of the asset catalogue.
  public init(_ name: String, bundle: Bundle? = nil) { self.init(.asset(AssetName(name, bundle))) }

  /// Creates a colour of the asset catalogue.
  public init(_ resource: ColorResource) { self.init(.asset(AssetName(resource.name, resource.bundle))) }

  /// Creates a colour for each appearance.
  package init(light: Color, dark: Color) { self.init(.pair(light: light, dark: dark)) }

  /// Returns the colour with its opacity multiplied by a factor.
  public func opacity(_ opacity: Double) -> Color { Color(.opacity(self, opacity)) }

  /// Returns the colour mixed with another one by how they look.
  public func mix(with color: Color, by fraction: Double) -> Color { Color(.mix(self, color, fraction)) }

  public var description: String {
    switch kind {
    case .token(let token): token.name
    case .asset(let name): "\(name.name)"
    default: "color"
    }
  }
}

/// A name in an asset catalogue.
struct AssetName: Hashable, Sendable {
  let name: String
  let path: String?

  init(_ name: String, _ bundle: Bundle?) {
    self.name = name
    path = bundle?.bundlePath
  }
}

/// A colour of an asset catalogue that code names.
nonisolated public struct ColorResource: Hashable, Sendable {
  let name: String
  private let path: String
  var bundle: Bundle? { Bundle(path: path) }

  /// Creates a name.
  public init(name: String, bundle: Bundle) { (self.name, path) = (name, bundle.bundlePath) }
}

extension Color.RGBColorSpace {
  /// Returns a component in sRGB; those of Display P3 are taken as sRGB's.
  fileprivate func encoded(_ value: Double) -> Double {
    guard self == .sRGBLinear else { return value }
    return value <= 0.0031308 ? 12.92 * value : 1.055 * pow(value, 1 / 2.4) - 0.055
  }
}

extension Color: View, PrimitiveView {
  public typealias Body = Never

  package func lower(in context: ViewContext) -> [ViewPart] {
    var surface = Surface(fill: reference(context.settings))
    surface.reachesScreenEdges = true
    return [ViewPart(surface)]
  }
}

extension Color {
  /// Returns the colour for elements: a token if it is one.
  func reference(_ settings: MaquetteElements.Environment) -> ColorReference {
    if case .token(let token) = kind { return .token(token) }
    return .color(resolved(settings))
  }

  /// Returns the channels under settings.
  func resolved(_ settings: MaquetteElements.Environment) -> MaquetteGraphics.Color {
    switch kind {
    case .token(let token): settings.color(token)
    case .fixed(let red, let green, let blue, let alpha):
      MaquetteGraphics.Color(
        red: Self.byte(red), green: Self.byte(green), blue: Self.byte(blue), alpha: Self.byte(alpha))
    case .asset(let name): AssetCatalog.color(name, settings) ?? settings.color(.label)
    case .opacity(let color, let opacity): color.resolved(settings).opacity(opacity)
    case .mix(let first, let second, let share):
      first.resolved(settings).crossfaded(to: second.resolved(settings), fraction: share)
    case .pair(let light, let dark):
      (settings.appearance == .dark ? dark : light).resolved(settings)
    }
  }

  private static func byte(_ value: Double) -> UInt8 {
    value.isNaN ? 0 : UInt8(max(0, min(255, (value * 255).rounded())))
  }
}
