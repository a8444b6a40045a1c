public import MaquetteElements

/// The metrics of pickers, in points.
package struct PickerMetrics: Sendable {
  /// What differs between the wheels of two versions of a system.
  struct Look: Hashable, Sendable {
    /// The font size of the chosen row.
    var chosenTextSize: Double
    /// The height of the band that marks the chosen row.
    var bandHeight: Double
    /// The distance of the band from the picker's sides.
    var bandInset: Double
    var bandRadius: Double
    var bandColor: ColorToken
    /// Whether lines above and below mark the chosen row, rather than a band.
    var hasBandLines: Bool

    /// iOS 16 to 18.
    static let ios = Look(
      chosenTextSize: 23.5, bandHeight: 34, bandInset: 9, bandRadius: 8, bandColor: .pickerBand,
      hasBandLines: false)

    /// The wheels of UIKit on iOS 14 and 15.
    static let ios14 = ios.with {
      $0.bandRadius = 6
      $0.bandColor = .tertiaryFill
    }

    /// The wheels of SwiftUI on iOS 14 and 15.
    static let swiftUI14 = ios14.with {
      $0.chosenTextSize = 21
      $0.bandHeight = 32
      $0.bandRadius = 10
    }

    /// iOS 13: two hairlines.
    static let ios13 = ios.with {
      $0.bandHeight = 34.5
      $0.bandInset = 0
      $0.hasBandLines = true
    }

    private func with(_ change: (inout Look) -> Void) -> Look {
      var look = self
      change(&look)
      return look
    }
  }

  var width, height: Double
  /// The distance of the rows from the drum's axis.
  var drumRadius: Double
  /// One over the distance between the eye and the drum.
  var perspective: Double
  /// The tangent of half the angle between two rows of the drum.
  var rowTangent: Double
  /// The distance of the rows below the chosen one above their places on the drum.
  var lowerRise: Double
  /// The distance of the point that rows lean towards from a wheel's middle, in distances of the picker's middle.
  var lean: Double
  /// The opacity of rows: the chosen one, the next, and so on.
  var rowOpacities: [Double]
  var look: Look
  /// The looks of earlier versions, as a version of the system and the toolkit choose them.
  var ios13Look = Look.ios13
  var ios14Look = Look.ios14
  var swiftUI14Look = Look.swiftUI14
  /// The font size of the other rows.
  var textSize: Double
  /// The padding to the left and right of a wheel's texts.
  var columnPadding: Double
  /// The font size of the unit beside the chosen row.
  var unitTextSize: Double
  /// The distance from the chosen row to the unit beside it.
  var unitSpacing: Double
  package var disabledOpacity: Double

  /// The drum of the rows.
  var drum: Drum { Drum(radius: drumRadius, perspective: perspective, rowTangent: rowTangent) }

  /// iOS 13 to 18.
  static let ios = PickerMetrics(
    width: 320, height: 216, drumRadius: 115.56, perspective: 0.003, rowTangent: 0.1440448, lowerRise: 0.9,
    lean: 0.5, rowOpacities: [0.78, 0.35, 0.32, 0.2, 0.08], look: .ios, textSize: 21, columnPadding: 9,
    unitTextSize: 17, unitSpacing: 5, disabledOpacity: 0.5)

  /// Returns the look of the environment's version of the system, and of its toolkit where two differ.
  func look(in environment: Environment) -> Look {
    guard environment.theme.era == .classic, environment.isIOS(upTo: 15) else { return look }
    if environment.isIOS(upTo: 13) { return ios13Look }
    return environment.toolkit == .swiftUI ? swiftUI14Look : ios14Look
  }
}

extension PickerMetrics: ThemeMetrics {
  /// The iOS metrics on every platform: no other platform has wheels.
  package static func standard(for platform: Platform, era: Era) -> PickerMetrics {
    var metrics = PickerMetrics.ios
    switch era {
    case .classic: break
    case .ios7 where platform == .macos: break
    case .ios7:
      metrics.look.hasBandLines = true
      metrics.look.bandHeight = 35
      metrics.look.bandInset = 0
    case .glass: metrics.look.bandRadius = metrics.look.bandHeight / 2
    }
    return metrics
  }

  package static let tokenGroup = "picker"
  package static let colors: [ColorToken] = [.pickerBand, .pickerLine]

  package static let tokens: MetricTokens<PickerMetrics> = [
    .points("width", \.width), .points("height", \.height),
    .points("drum-radius", \.drumRadius, in: 1...10_000),
    .number("perspective", \.perspective), .number("row-tangent", \.rowTangent),
    .points("lower-rise", \.lowerRise, in: -100...100), .number("lean", \.lean),
    .items("row-opacity", \.rowOpacities, atMost: 5, .part()),
    .all(\.look, .look), .group("ios13", \.ios13Look, .look), .group("ios14", \.ios14Look, .look),
    .group("swiftui-ios14", \.swiftUI14Look, .look),
    .points("text-size", \.textSize, in: 1...1000),
    .points("column-padding", \.columnPadding),
    .points("unit-text-size", \.unitTextSize, in: 1...1000),
    .points("unit-spacing", \.unitSpacing), .number("disabled-opacity", \.disabledOpacity),
  ]
}

extension MetricTokens<PickerMetrics.Look> {
  fileprivate static var look: MetricTokens {
    [
      .points("chosen-text-size", \.chosenTextSize, in: 1...1000), .points("band-height", \.bandHeight),
      .points("band-inset", \.bandInset), .points("band-radius", \.bandRadius),
      .color("band-color", \.bandColor), .flag("band-lines", \.hasBandLines),
    ]
  }
}

extension ColorToken {
  /// The band behind the chosen row of a picker.
  public static let pickerBand = ColorToken(
    "picker-band", DynamicColor(0x7474_8014, 0x7676_802E, 0x7474_8029, 0x7676_8042))
  /// The lines above and below the chosen row of a picker without a band.
  public static let pickerLine = ColorToken(
    "picker-line", DynamicColor(0x0000_0017, 0x5454_583D, 0x3C3C_43AD, 0xEBEB_F5AD))
}
