public import MaquetteElements

/// The measures of wheels, in points.
public struct PickerMetrics: Sendable {
  /// The width of a picker.
  public var width: Double
  /// The height of a picker.
  public var height: Double
  /// The distance of the rows from the drum's axis.
  public var drumRadius: Double
  /// One over the distance of the eye from the drum.
  public var perspective: Double
  /// The tangent of half the angle between two rows of the drum.
  public var rowTangent: Double
  /// How opaque rows are: the chosen one, the next, and so on.
  public var rowOpacities: [Double]
  /// The size of the chosen row's letters.
  public var chosenTextSize: Double
  /// The size of the other rows' letters.
  public var textSize: Double
  /// The room to the left and right of a wheel's texts.
  public var columnPadding: Double
  /// The size of the letters of words beside the chosen row.
  public var unitTextSize: Double
  /// The distance from the chosen row to the words beside it.
  public var unitSpacing: Double
  /// The height of the band that marks the chosen row.
  public var bandHeight: Double
  /// The distance of that band from the picker's sides.
  public var bandInset: Double
  /// The radius of that band's corners.
  public var bandRadius: Double
  /// Whether lines above and below mark the chosen row, rather than a band.
  public var hasBandLines: Bool
  /// The opacity of a picker that cannot be used.
  public var disabledOpacity: Double

  /// The drum that the rows lie on.
  var drum: Drum { Drum(radius: drumRadius, perspective: perspective, rowTangent: rowTangent) }

  /// iOS 14 to 18.
  ///
  /// The band is measured at 3x on iOS 17 (34 high, 9 from the sides of a picker 320 wide, corners of 8), and how the
  /// rows fade on iOS 14. Height, letters and drum are a re-creation's readings, which `Drum` derives. Paddings, the
  /// words beside a countdown and the opacity of a disabled picker are our choice.
  public static let ios = PickerMetrics(
    width: 320, height: 216, drumRadius: 115.56, perspective: 0.003, rowTangent: 0.1440448,
    rowOpacities: [1, 0.46, 0.24, 0.12, 0.05], chosenTextSize: 23.5, textSize: 21, columnPadding: 9,
    unitTextSize: 17, unitSpacing: 5, bandHeight: 34, bandInset: 9, bandRadius: 8, hasBandLines: false,
    disabledOpacity: 0.5)
}

extension PickerMetrics: ThemeMetrics {
  /// Those of iOS everywhere: no other platform has wheels.
  ///
  /// iOS 7 to 12 has two hairlines, 35 apart (measured), across the whole picker. In the glass era the band's ends are
  /// round, which is our choice.
  public static func standard(for platform: Platform, era: Era) -> PickerMetrics {
    var metrics = PickerMetrics.ios
    switch era {
    case .classic: break
    case .ios7:
      metrics.hasBandLines = true
      metrics.bandHeight = 35
      metrics.bandInset = 0
    case .glass: metrics.bandRadius = metrics.bandHeight / 2
    }
    return metrics
  }

  public static let tokenGroup = "picker"
  public static let colors: [ColorToken] = [.pickerBand, .pickerLine]

  public static let tokens: MetricTokens<PickerMetrics> = [
    .points("width", \.width), .points("height", \.height),
    .points("drum-radius", \.drumRadius, in: 1...10_000),
    .number("perspective", \.perspective), .number("row-tangent", \.rowTangent),
    .items("row-opacity", \.rowOpacities, atMost: 5, .part()),
    .points("chosen-text-size", \.chosenTextSize, in: 1...1000),
    .points("text-size", \.textSize, in: 1...1000),
    .points("column-padding", \.columnPadding).ourChoice(),
    .points("unit-text-size", \.unitTextSize, in: 1...1000).ourChoice(),
    .points("unit-spacing", \.unitSpacing).ourChoice(), .points("band-height", \.bandHeight),
    .points("band-inset", \.bandInset), .points("band-radius", \.bandRadius),
    .flag("band-lines", \.hasBandLines), .number("disabled-opacity", \.disabledOpacity).ourChoice(),
  ]
}

extension ColorToken {
  /// The band behind the chosen row of a picker.
  public static let pickerBand = ColorToken(
    "picker-band", DynamicColor(0x7676_801F, 0x7676_803D, 0x7676_8033, 0x7676_8052))
  /// The lines above and below the chosen row, where there is no band.
  public static let pickerLine = ColorToken(
    "picker-line", DynamicColor(0x3C3C_434A, 0x5454_5899, 0x3C3C_43AD, 0xEBEB_F5AD))
}
