import MaquetteControlKit
public import MaquetteElements
import MaquetteGraphics

/// The metrics of popovers, in points.
struct PopoverMetrics: Hashable, Sendable {
  var radius: Double
  var arrow: PopoverArrow
  var panel: PanelMetrics
  /// The distance of the content from the edges.
  var inset: Double
  /// The least distance from the edges of the screen, and from the anchor.
  var margin, gap: Double
  /// Whether the picture behind is dimmed.
  var dims: Bool

  /// iOS 13 to 18, on tablets.
  static let ios = PopoverMetrics(
    radius: 13, arrow: PopoverArrow(width: 30, height: 15, tip: 5, foot: 4),
    panel: PanelMetrics(
      outlineWidth: 0, rimWidth: 0, blur: 20, saturation: 1.8,
      shadows: [.init(opacity: 0.2, sigma: 30, offset: 4)]),
    inset: 16, margin: 10, gap: 0, dims: true)

  /// iOS 7 to 12.
  static let ios7 = ios.with {
    $0.radius = 10
    $0.panel.shadows = []
  }

  /// iOS 26: glass without an arrow.
  static let iosGlass = ios.with {
    $0.radius = 32
    $0.panel = .iosGlass
    $0.arrow = PopoverArrow(width: 0, height: 0, tip: 0, foot: 0)
    $0.inset = 20
    $0.gap = 8
    $0.dims = false
  }

  /// macOS 11 to 15.
  static let macos = PopoverMetrics(
    radius: 10, arrow: PopoverArrow(width: 22.8, height: 13, tip: 2.2, foot: 2.1),
    panel: PanelMetrics(
      outlineWidth: 0.5, rimWidth: 0.5, blur: 20, saturation: 1.8,
      shadows: [.init(opacity: 0.16, sigma: 9, offset: 5)]),
    inset: 20, margin: 4, gap: 0, dims: false)

  /// macOS 10: sharper corners.
  static let macos10 = macos.with {
    $0.radius = 5
    $0.panel.rimWidth = 0
  }

  /// macOS 26: rounder.
  static let macosGlass = macos.with {
    $0.radius = 20
    $0.arrow = PopoverArrow(width: 25, height: 12.5, tip: 4, foot: 1.5)
    $0.inset = 18
    $0.gap = 1
  }
}

extension PopoverMetrics: ThemeMetrics {
  /// The metrics of the platform and era; watches, which have no popovers, draw those of iOS 13 to 18.
  static func standard(for platform: Platform, era: Era) -> PopoverMetrics {
    choice(
      platform, era, ios: .ios, ios7: .ios7, iosGlass: .iosGlass, macos10: .macos10, macos: .macos,
      macosGlass: .macosGlass)
  }

  static let tokenGroup = "popover"
  static let colors: [ColorToken] = [.popoverFill, .popoverBackdrop]

  static let tokens: MetricTokens<PopoverMetrics> = [
    .points("radius", \.radius), .group("arrow", \.arrow, .arrow), .all(\.panel, .panel),
    .points("inset", \.inset), .points("margin", \.margin), .points("gap", \.gap), .flag("dims", \.dims),
  ]
}

extension ColorToken {
  /// The surface of a popover.
  public static let popoverFill = ColorToken(
    "popover-fill", DynamicColor(0xFCFC_FCF5, 0x2525_25F5, 0xFFFF_FFFF, 0x1C1C_1EFF),
    iosGlass: ColorToken.menuFill.standard(for: .ios, era: .glass),
    macos10: DynamicColor(0xECEC_ECF2, 0x3232_32F2, 0xECEC_ECFF, 0x3232_32FF),
    macos: DynamicColor(0xD9D9_D9E6, 0x2D2D_2DE6, 0xE6E6_E6FF, 0x2D2D_2DFF),
    macosGlass: ColorToken.menuFill.standard(for: .macos, era: .glass))
}

extension PopoverMetrics {
  static let sources: [MeasureSource] = [
    .chosen(
      "no picture of a popover of iOS: near to what its tablets draw, an arrow of 38 with its foot", in: .ios,
      of: "radius", "arrow", "inset", "margin", "gap", "shadow", "dims"),
    .derived("the material of menus", in: .ios, of: "blur", "saturation", "outline-width", "rim-width"),
    .chosen("no picture: sharper corners, no shadow", in: .ios7, of: "radius", "shadow"),
    .derived("the glass of alerts", in: .iosGlass, of: "radius", "blur", "saturation", "shadow", "rim-width"),
    .chosen(
      "no picture of a popover of iOS 26: a card of glass without an arrow, 8 from what it belongs to",
      in: .iosGlass, of: "arrow", "inset", "gap", "dims"),
    .derived("iOS 13 to 18", in: .ios7, .iosGlass, .watchos),
    .measured(
      "`mac12-unified-toolbar-popover-2x`: corners of 10, a line of half a point outside of the edge and one inside; the arrow is 5.5 to each side 5.3 below its tip, 9 at 9.3, 10 at 10.3 and 12 at its foot; a shadow of 14 % below and 10 % beside it, gone after 20",
      in: .macos, of: "radius", "arrow", "outline-width", "rim-width", "shadow"),
    .derived("the material of menus", in: .macos, of: "blur", "saturation"),
    .chosen("the content of popovers is the application's: the margin of windows", in: .macos, of: "inset"),
    .derived("menus of macOS", in: .macos, of: "margin", "gap", "dims"),
    .chosen(
      "no picture: the corners of windows, without a light edge", in: .macos10, of: "radius", "rim-width"),
    .measured(
      "`mac26-popover`, 1x: corners of 20, an arrow of 25 whose sides are diagonal and would meet at 12.5, content 18 from the edge",
      in: .macosGlass, of: "radius", "arrow", "inset", "gap"),
    .derived("macOS 11 to 15", in: .macos10, .macosGlass),
    .chosen("no picture: nearly opaque, as the system's background", in: .ios, of: "color.popover-fill"),
    .derived("menus of the era", in: .iosGlass, .macosGlass, of: "color.popover-fill"),
    .measured(
      "`mac12-unified-toolbar-popover-2x`: (219, 220, 225) in front of white", in: .macos, under: .light,
      of: "color.popover-fill"),
    .chosen("no picture: between windows and menus", in: .macos, under: .dark, of: "color.popover-fill"),
    .derived("windows of the era", in: .macos10, of: "color.popover-fill"),
    .derived("iOS 13 to 18", in: .ios7, .watchos, of: "color.popover-fill"),
    .chosen("no picture: a tenth of black, fainter than behind sheets", of: "color.popover-backdrop"),
    .derived(
      "no effect: macOS does not dim", in: .macos, .macos10, .macosGlass, of: "color.popover-backdrop"),
    .derived("surfaces without translucency", of: "increased-color"),
  ]
}
