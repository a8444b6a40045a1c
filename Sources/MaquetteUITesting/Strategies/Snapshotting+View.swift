public import Foundation
public import MaquetteUICore
public import MaquetteUIKit

/// The room of a view in a picture.
public enum SwiftUISnapshotLayout {
  /// The screen of a device.
  case device(config: ViewImageConfig)
  /// A size in points.
  case fixed(width: CGFloat, height: CGFloat)
  /// The size that the view chooses.
  case sizeThatFits

  /// The room with the traits of an assertion, which a device's own do not override.
  func config(_ traits: UITraitCollection) -> ViewImageConfig {
    switch self {
    case .device(var config):
      config.traits = UITraitCollection(traitsFrom: [config.traits, traits])
      return config
    case .fixed(let width, let height):
      return ViewImageConfig(size: CGSize(width: width, height: height), traits: traits)
    case .sizeThatFits: return ViewImageConfig(traits: traits)
    }
  }
}

extension Snapshotting where Value: View, Format == UIImage {
  /// A view in the size that it chooses.
  public static var image: Snapshotting { .image() }

  /// A view's picture.
  ///
  /// - Parameters:
  ///   - drawHierarchyInKeyWindow: Whether to use the app's window, whose status bar is higher on iOS 26.
  ///   - precision: The share of pixels that must be equal, 0 to 1.
  ///   - perceptualPrecision: How near a pixel must be to count as equal, 0 to 1.
  ///   - layout: The room of the view.
  ///   - traits: The appearance, the text size and the like.
  public static func image(
    drawHierarchyInKeyWindow: Bool = false, precision: Float = 1, perceptualPrecision: Float = 1,
    layout: SwiftUISnapshotLayout = .sizeThatFits, traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting {
    let config = layout.config(traits)
    return SimplySnapshotting<UIImage>.image(
      precision: precision, perceptualPrecision: perceptualPrecision, scale: config.scale
    ).pullback { ViewDrawing(config: config, inKeyWindow: drawHierarchyInKeyWindow).image(of: Unchecked($0)) }
  }
}

extension Snapshotting where Value: UIViewController, Format == UIImage {
  /// The view of a hosting controller, in the size that it chooses.
  public static var image: Snapshotting { .image() }

  /// The view of a hosting controller on a device.
  public static func image(
    on config: ViewImageConfig, precision: Float = 1, perceptualPrecision: Float = 1, size: CGSize? = nil,
    traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting {
    var config = SwiftUISnapshotLayout.device(config: config).config(traits)
    if let size { config.size = size }
    return controller(config, precision, perceptualPrecision)
  }

  /// The view of a hosting controller, in a size or in the one that it chooses.
  public static func image(
    drawHierarchyInKeyWindow: Bool = false, precision: Float = 1, perceptualPrecision: Float = 1,
    size: CGSize? = nil, traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting {
    controller(ViewImageConfig(size: size, traits: traits), precision, perceptualPrecision)
  }

  private static func controller(
    _ config: ViewImageConfig, _ precision: Float, _ perceptualPrecision: Float
  ) -> Snapshotting {
    SimplySnapshotting<UIImage>.image(
      precision: precision, perceptualPrecision: perceptualPrecision, scale: config.scale
    ).pullback { ViewDrawing(config: config).image(of: $0) }
  }
}

extension Snapshotting where Value: UIView, Format == UIImage {
  /// The view of a hosting controller, in the size that it chooses.
  public static var image: Snapshotting { .image() }

  /// The view of a hosting controller, in a size or in the one that it chooses.
  public static func image(
    drawHierarchyInKeyWindow: Bool = false, precision: Float = 1, perceptualPrecision: Float = 1,
    size: CGSize? = nil, traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting {
    let config = ViewImageConfig(size: size, traits: traits)
    return SimplySnapshotting<UIImage>.image(
      precision: precision, perceptualPrecision: perceptualPrecision, scale: config.scale
    ).pullback { ViewDrawing(config: config).image(of: $0) }
  }
}
