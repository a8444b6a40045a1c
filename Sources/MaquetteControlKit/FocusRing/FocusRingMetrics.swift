public import MaquetteElements

/// The ring of keyboard focus around buttons, in points.
package struct FocusRingMetrics: Hashable, Sendable {
  /// The thickness of the ring.
  package var width: Double
  /// The opacity of a chosen tint in the ring, 0 to 1.
  package var opacity: Double
  /// How far the ring reaches over the edge of the control, and how much rounder its corners are.
  var overlap = 0.0, rounding = 0.0

  /// macOS 10 to 15: beside the edge.
  static let macos = FocusRingMetrics(width: 3, opacity: 0.5)

  /// macOS 26: the ring begins inside the edge.
  static let macosGlass = macos.with {
    $0.overlap = 1
    $0.rounding = 0.75
  }
}

extension FocusRingMetrics: ThemeMetrics {
  /// The ring of macOS, on other platforms that of macOS 11.
  package static func standard(for platform: Platform, era: Era) -> FocusRingMetrics {
    choice(platform, era, ios: .macos, macosGlass: .macosGlass)
  }

  package static let tokenGroup = "focus-ring"

  package static let tokens: MetricTokens<FocusRingMetrics> = [
    .points("width", \.width), .number("opacity", \.opacity), .points("overlap", \.overlap),
    .points("rounding", \.rounding),
  ]

  package static let sources: [MeasureSource] = [
    .measured(
      "`mac26-dialog-buttons`, `mac26-groupbox`, `mac26-popover`, 1x: 3 beyond the edge of a push button and 1 over it, with corners of 9.75, the accent at one half",
      in: .macosGlass),
    .derived(
      "the ring of a text field, `mac12-textfields-focus`: 3 wide, (128, 175, 247)", in: .macos,
      of: "width", "opacity"),
    .derived(
      "no picture of a ring around a button before macOS 26: beside its edge, with its corners", in: .ios,
      .macos, of: "overlap", "rounding"),
    .derived("the ring of macOS, `mac26-dialog-buttons`", in: .ios, of: "width", "opacity"),
    .derived("macOS 11 to 15: no source has another", in: .macos10),
    .derived("iOS 15 to 18", in: .ios7, .iosGlass, .watchos),
  ]
}

extension ColorToken {
  /// The ring around a focused field without a chosen tint.
  public static let fieldFocusRing = ColorToken(
    "field-focus-ring", DynamicColor(0x007A_FF80, 0x0A84_FF80, 0x0040_DDB3, 0x409C_FFB3),
    iosGlass: DynamicColor(0x0088_FF80, 0x0091_FF80, 0x1E6E_F4B3, 0x5CB8_FFB3),
    macos: DynamicColor(0x0067_F480, 0x00A2_FA80, 0x0067_F4CC, 0x00A2_FACC))
}
