import MaquetteControlKit
public import MaquetteElements
import MaquetteGraphics

/// The metrics of sheets, in points.
struct SheetMetrics: Hashable, Sendable {
  /// The radius of the corners at the top.
  var radius: Double
  /// The radius of all corners of a sheet that floats, at its top and its bottom.
  var floatingRadius, floatingBottomRadius: Double
  var cornerStyle: CornerStyle
  /// The surface of a sheet that floats.
  var panel: PanelMetrics
  /// Whether a sheet lower than the screen floats in front of it, and its distance from the edges.
  var floats: Bool
  var floatingMargin: Double
  /// Whether a sheet covers the whole screen.
  var coversScreen: Bool
  /// The distance of the highest sheet from the safe area of a phone.
  var topGap: Double
  /// Whether the page behind the highest sheet shrinks to leave a margin at both sides, which its corners then have as their
  /// radius less the half of it.
  var recedes: Bool
  var recessMargin, recessRadius: Double
  /// The size of the grabber, and its distance from the top.
  var grabberWidth, grabberHeight, grabberTop: Double
  /// The size of a sheet in the middle of a tablet, and its radius.
  var formWidth, formHeight, formRadius: Double
  /// Whether the surface is that of a window, and its padding.
  var isWindow = false
  var inset = 0.0

  /// iOS 13 to 18: a card over the page, which shrinks behind it.
  static let ios = SheetMetrics(
    radius: 10, floatingRadius: 10, floatingBottomRadius: 0, cornerStyle: .continuous,
    panel: PanelMetrics(outlineWidth: 0, rimWidth: 0, blur: 0, saturation: 1, shadows: []), floats: false,
    floatingMargin: 0, coversScreen: false, topGap: 10, recedes: true, recessMargin: 16, recessRadius: 10,
    grabberWidth: 36, grabberHeight: 5, grabberTop: 5, formWidth: 540, formHeight: 620, formRadius: 10)

  /// iOS 7 to 12: the whole screen.
  static let ios7 = ios.with {
    $0.radius = 0
    $0.coversScreen = true
    $0.recedes = false
    $0.formRadius = 5
  }

  /// iOS 26: a lower sheet floats on glass.
  static let iosGlass = ios.with {
    $0.radius = 38
    $0.floatingRadius = 38
    $0.floatingBottomRadius = 48
    $0.panel = .iosGlass
    $0.floats = true
    $0.floatingMargin = 8
    $0.recedes = false
    $0.formRadius = 38
  }

  /// macOS: a window without a title bar.
  static let macos = ios.with {
    $0.isWindow = true
    $0.inset = 20
    $0.recedes = false
  }

  /// macOS 10: sharper corners.
  static let macos10 = macos.with { $0.radius = 5 }

  /// macOS 26: rounder.
  static let macosGlass = macos.with { $0.radius = 26 }

  /// watchOS: the whole screen.
  static let watchos = ios7
}

extension SheetMetrics: ThemeMetrics {
  /// The metrics of the platform and era.
  static func standard(for platform: Platform, era: Era) -> SheetMetrics {
    choice(
      platform, era, ios: .ios, ios7: .ios7, iosGlass: .iosGlass, macos10: .macos10, macos: .macos,
      macosGlass: .macosGlass, watchos: .watchos)
  }

  static let tokenGroup = "sheet"
  static let colors: [ColorToken] = [.sheetFill, .sheetGrabber, .sheetSurroundings]

  static let tokens: MetricTokens<SheetMetrics> = [
    .points("radius", \.radius), .points("floating-radius", \.floatingRadius),
    .points("floating-bottom-radius", \.floatingBottomRadius),
    .cornerSmoothing("corner-smoothing", \.cornerStyle), .all(\.panel, .panel), .flag("floats", \.floats),
    .points("floating-margin", \.floatingMargin), .flag("covers-screen", \.coversScreen),
    .points("top-gap", \.topGap), .flag("recedes", \.recedes), .points("recess-margin", \.recessMargin),
    .points("recess-radius", \.recessRadius), .points("grabber-width", \.grabberWidth),
    .points("grabber-height", \.grabberHeight), .points("grabber-top", \.grabberTop),
    .points("form-width", \.formWidth, in: 0...10_000), .points("form-height", \.formHeight, in: 0...10_000),
    .points("form-radius", \.formRadius), .flag("window", \.isWindow), .points("inset", \.inset),
  ]
}

extension ColorToken {
  /// The surface of a sheet.
  public static let sheetFill = ColorToken(
    "sheet-fill", DynamicColor(0xFFFF_FFFF, 0x1C1C_1EFF, 0xFFFF_FFFF, 0x2424_26FF),
    macos: ColorToken.background.standard(for: .macos, era: .classic),
    macosGlass: ColorToken.background.standard(for: .macos, era: .glass),
    watchos: DynamicColor(0x0000_00FF, 0x0000_00FF, 0x0000_00FF, 0x0000_00FF))
  /// The grabber of a sheet.
  public static let sheetGrabber = ColorToken(
    "sheet-grabber", ColorToken.tertiaryLabel.standard(for: .ios, era: .classic))
}

extension SheetMetrics {
  static let sources: [MeasureSource] = [
    .measured(
      "a sheet of iOS 15 in dark appearance: a grabber of 36.2 x 5.0, 4.7 below the top, corners of an effective radius of about 10",
      in: .ios, of: "radius", "corner-smoothing", "grabber-width", "grabber-height", "grabber-top"),
    .published(
      "UISheetPresentationController: detents of the whole and of half the height; a form sheet of 540 x 620 on tablets",
      in: .ios, of: "form-width", "form-height", "floats", "covers-screen"),
    .chosen(
      "no picture of a page behind a sheet: it leaves margins of 16 and begins at the safe area, 10 above the sheet",
      in: .ios, of: "top-gap", "recedes", "recess-margin", "recess-radius"),
    .derived("the radius of sheets", in: .ios, of: "form-radius", "floating-radius"),
    .derived(
      "no effect: sheets stand on the edge, on an opaque surface, and are no windows", in: .ios,
      of: "floating-bottom-radius", "floating-margin", "outline-width", "rim-width", "blur", "saturation",
      "shadow", "window", "inset"),
    .published("the guidelines of iOS 7: modal views cover the screen", in: .ios7, of: "covers-screen"),
    .derived("no effect on what covers the screen", in: .ios7, of: "radius", "recedes"),
    .chosen("no picture of a form sheet of iOS 7", in: .ios7, of: "form-radius"),
    .measured(
      "`ios26-sheet-small`, 0.8x: a low sheet floats about 8 from the edges, with a grabber; its corners are rounder at the bottom",
      in: .iosGlass, of: "floats", "floating-margin"),
    .chosen(
      "no picture at a known scale: the corners of screens less the margin at the bottom, smaller ones at the top",
      in: .iosGlass, of: "radius", "floating-radius", "floating-bottom-radius", "form-radius"),
    .chosen("no picture of a page behind a sheet of iOS 26: it stays", in: .iosGlass, of: "recedes"),
    .derived("the glass of alerts", in: .iosGlass, of: "rim-width", "blur", "saturation", "shadow"),
    .derived("iOS 13 to 18", in: .ios7, .iosGlass),
    .derived("windows of the platform", in: .macos, of: "radius", "window", "inset"),
    .derived("windows of the era", in: .macos10, .macosGlass, of: "radius"),
    .derived("no effect: the page behind a sheet of macOS stays", in: .macos, of: "recedes"),
    .derived("macOS 11 to 15", in: .macos10, .macosGlass),
    .derived("iOS 13 to 18", in: .macos),
    .published("the guidelines of watchOS: a sheet covers the screen", in: .watchos, of: "covers-screen"),
    .derived("iOS 7", in: .watchos),
    .measured("a sheet of iOS 15 in dark appearance: (28, 28, 30)", under: .dark, of: "color.sheet-fill"),
    .derived("the system's background", of: "color.sheet-fill"),
    .measured("(90, 90, 95) on (28, 28, 30): the tertiary label", of: "color.sheet-grabber"),
    .published(
      "UISheetPresentationController: the page stands on black while a sheet is in front of it",
      of: "color.sheet-surroundings"),
    .derived("the same in the colours of increased contrast", of: "increased-color"),
  ]
}
