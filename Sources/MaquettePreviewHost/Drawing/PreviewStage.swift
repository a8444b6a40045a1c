import Foundation
import MaquetteControlKit
import MaquetteElements
import MaquetteGraphics
import MaquetteTypography
import MaquetteUICore
import MaquetteUIKit

/// The screen or the room that a piece of a preview is drawn in.
struct PreviewStage {
  private var device: Device
  private var isSideways = false
  private var layout = PreviewLayout.device
  private let cell: PreviewOrder.Cell
  /// What of the statements cannot be followed.
  private(set) var reports: [DrawnPiece.Report] = []

  /// The device of previews that name none.
  static let standardDevice = "iphone-17"

  init(_ cell: PreviewOrder.Cell) {
    self.cell = cell
    let standard = Device.named(Self.standardDevice) ?? Device.all[0]
    device = cell.device.flatMap(Device.named) ?? standard
  }

  /// Applies the traits of `#Preview`.
  mutating func apply(_ traits: [PreviewTrait<Preview.ViewTraits>]) {
    for trait in traits {
      switch trait.kind {
      case .standard: layout = .device
      case .sizeThatFits: layout = .sizeThatFits
      case .fixed(let width, let height): layout = .fixed(width: width, height: height)
      case .orientation(let orientation): apply(orientation)
      case .modifier: break
      }
    }
  }

  /// Applies what the view states by modifiers. A device that the request names wins over the one in the source.
  mutating func apply(_ stated: PreviewTraits) {
    if let stated = stated.layout { layout = stated }
    if let orientation = stated.orientation { apply(orientation) }
    if let name = stated.device?.rawValue, cell.device == nil {
      if let found = PreviewDeviceName(name).device {
        device = found
      } else {
        reports.append(
          DrawnPiece.Report(kind: "missing", name: "the device '\(name)'; drawn for \(device.name)"))
      }
    }
  }

  private mutating func apply(_ orientation: InterfaceOrientation) {
    isSideways = orientation == .landscapeLeft || orientation == .landscapeRight
  }

  /// The locale of a cell; that of previews on a new Mac if it names none.
  static func locale(of cell: PreviewOrder.Cell) -> Locale { Locale(identifier: cell.locale ?? "en_US") }

  /// What the renderer draws for.
  var configuration: ViewConfiguration {
    var result = ViewConfiguration()
    result.scale = cell.scale ?? (device.kind == .phone ? device.scale : 2)
    switch layout {
    case .device:
      let upright = device.size
      result.width = isSideways ? upright.height : upright.width
      result.height = isSideways ? upright.width : upright.height
      let insets = isSideways ? device.sidewaysInsets : device.uprightInsets
      result.safeArea = EdgeInsets(
        top: insets.top, leading: insets.leading, bottom: insets.bottom, trailing: insets.trailing)
    case .sizeThatFits: break
    case .fixed(let width, let height): (result.width, result.height) = (width, height)
    }
    result.system =
      cell.system.flatMap { name in
        ViewConfiguration.System.allCases.first { $0.rawValue.lowercased() == name }
      }
      ?? .iOS26
    result.colorScheme = cell.appearance == "dark" ? .dark : .light
    result.contrast = cell.contrast == "increased" ? .increased : .standard
    result.dynamicTypeSize =
      cell.textSize.flatMap(TextSize.init).flatMap { size in
        zip(TextSize.allCases, DynamicTypeSize.allCases).first { $0.0 == size }?.1
      } ?? .large
    let locale = Self.locale(of: cell)
    result.locale = locale
    let isReversed =
      cell.direction.map { $0 == "right-to-left" } ?? (locale.language.characterDirection == .rightToLeft)
    result.layoutDirection = isReversed ? .rightToLeft : .leftToRight
    let isLarge = device.kind == .phone && device.size.width >= 414
    result.horizontalSizeClass = device.kind != .phone || isSideways && isLarge ? .regular : .compact
    result.verticalSizeClass = device.kind == .phone && isSideways ? .compact : .regular
    return result
  }

  /// The same for code that asks UIKit.
  var traits: UITraitCollection {
    let configuration = configuration
    return UITraitCollection {
      $0.userInterfaceStyle = configuration.colorScheme == .dark ? .dark : .light
      $0.userInterfaceIdiom = device.kind == .phone ? .phone : device.kind == .tablet ? .pad : .mac
      $0.displayScale = configuration.scale
      $0.horizontalSizeClass = configuration.horizontalSizeClass == .regular ? .regular : .compact
      $0.verticalSizeClass = configuration.verticalSizeClass == .regular ? .regular : .compact
      $0.layoutDirection = configuration.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }
  }
}
