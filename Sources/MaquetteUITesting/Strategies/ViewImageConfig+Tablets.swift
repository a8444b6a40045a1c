// The names follow the platform's interface.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation
import MaquetteUIKit

// Sizes in points as Apple publishes them for the devices and their split views.
extension ViewImageConfig {
  public static let iPadMini = iPadMini(.landscape)
  public static let iPad9_7 = iPadMini
  public static let iPad10_2 = iPad10_2(.landscape)
  public static let iPadPro10_5 = iPadPro10_5(.landscape)
  public static let iPadPro11 = iPadPro11(.landscape)
  public static let iPadPro12_9 = iPadPro12_9(.landscape)

  public static func iPadMini(_ orientation: Orientation) -> Self { iPadMini(orientation.full) }
  public static func iPad9_7(_ orientation: Orientation) -> Self { iPadMini(orientation.full) }
  public static func iPad9_7(_ orientation: TabletOrientation) -> Self { iPadMini(orientation) }
  public static func iPad10_2(_ orientation: Orientation) -> Self { iPad10_2(orientation.full) }
  public static func iPadPro10_5(_ orientation: Orientation) -> Self { iPadPro10_5(orientation.full) }
  public static func iPadPro11(_ orientation: Orientation) -> Self { iPadPro11(orientation.full) }
  public static func iPadPro12_9(_ orientation: Orientation) -> Self { iPadPro12_9(orientation.full) }

  public static func iPadMini(_ orientation: TabletOrientation) -> Self {
    Tablet(width: 768, height: 1024, landscape: (320, 507, 694), portrait: (320, 438)).config(orientation)
  }
  public static func iPad10_2(_ orientation: TabletOrientation) -> Self {
    Tablet(width: 810, height: 1080, landscape: (320, 535, 750), portrait: (320, 480)).config(orientation)
  }
  public static func iPadPro10_5(_ orientation: TabletOrientation) -> Self {
    Tablet(width: 834, height: 1112, landscape: (320, 551, 782), portrait: (320, 504)).config(orientation)
  }
  public static func iPadPro11(_ orientation: TabletOrientation) -> Self {
    var tablet = Tablet(width: 834, height: 1194, landscape: (375, 592, 809), portrait: (320, 504))
    tablet.safeArea = UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0)
    return tablet.config(orientation)
  }
  public static func iPadPro12_9(_ orientation: TabletOrientation) -> Self {
    Tablet(width: 1024, height: 1366, landscape: (375, 678, 981), portrait: (375, 639)).config(orientation)
  }
}

extension ViewImageConfig.Orientation {
  fileprivate var full: ViewImageConfig.TabletOrientation {
    self == .landscape ? .landscape(splitView: .full) : .portrait(splitView: .full)
  }
}

/// A tablet with the widths of an app beside another one.
private struct Tablet {
  let width: CGFloat
  let height: CGFloat
  let landscape: (third: CGFloat, half: CGFloat, twoThirds: CGFloat)
  let portrait: (third: CGFloat, twoThirds: CGFloat)
  var safeArea = UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)

  func config(_ orientation: ViewImageConfig.TabletOrientation) -> ViewImageConfig {
    let size: CGSize
    let isCompact: Bool
    switch orientation {
    case .landscape(let split):
      let own: CGFloat =
        switch split {
        case .oneThird: landscape.third
        case .oneHalf: landscape.half
        case .twoThirds: landscape.twoThirds
        case .full: height
        }
      size = CGSize(width: own, height: width)
      // Of the halves only that of the largest tablet is wide.
      isCompact = own < 600
    case .portrait(let split):
      let own: CGFloat =
        switch split {
        case .oneThird: portrait.third
        case .twoThirds: portrait.twoThirds
        case .full: width
        }
      size = CGSize(width: own, height: height)
      isCompact = split != .full
    }
    let traits = UITraitCollection {
      $0.layoutDirection = .leftToRight
      $0.preferredContentSizeCategory = .medium
      $0.userInterfaceIdiom = .pad
      $0.horizontalSizeClass = isCompact ? .compact : .regular
      $0.verticalSizeClass = .regular
    }
    return ViewImageConfig(safeArea: safeArea, size: size, traits: traits)
  }
}
