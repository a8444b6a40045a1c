@testable import MaquetteElements
import MaquetteGraphics
import MaquetteTypography
import TestSupport
import Testing

@testable import MaquetteControls

/// Growths of strokes in pixels, measured on pictures of text of 12 and 13 pt by the width of stems and the height of capitals.
@Suite struct FontSmoothingLawTests {
  private func growth(
    platform: Platform = .macos, era: Era, scale: Double, appearance: Appearance, color: Color,
    size: Double = 13
  ) -> Double {
    var environment = Environment()
    environment.platform = platform
    environment.era = era
    environment.scale = scale
    environment.appearance = appearance
    return Double(environment.smoothing(of: color, fontSize: size).growth) / 4096 * size * scale
  }

  private static let black = Color.black.opacity(0.85)
  private static let white = Color.white.opacity(0.85)

  @Test func darkTextIsAsHeavyAsInPictures() {
    // mac-push-wide: capitals of 18.62 px, where 13 pt are 18.32.
    #expect(abs(growth(era: .classic, scale: 2, appearance: .light, color: Self.black) - 0.30) < 0.02)
    // mac12-radio-3: stems of 1.17 px, where 12 pt have 1.03.
    #expect(
      abs(growth(era: .classic, scale: 1, appearance: .light, color: Self.black, size: 12) - 0.14) < 0.02)
    // mac26-push: capitals of 9.31 px, where 13 pt are 9.16.
    #expect(abs(growth(era: .glass, scale: 1, appearance: .light, color: Self.black) - 0.15) < 0.02)
  }

  @Test func lightTextIsAsHeavyAsInPictures() {
    // mac12-radio-3-dark: stems of 1.39 px, where 12 pt have 1.03.
    #expect(
      abs(growth(era: .classic, scale: 1, appearance: .dark, color: Self.white, size: 12) - 0.36) < 0.03)
    // mac26-push-dark: capitals of 9.58 px.
    #expect(abs(growth(era: .glass, scale: 1, appearance: .dark, color: Self.white) - 0.42) < 0.02)
    // mac12-alert: white capitals on blue of 9.7 px, where 13 pt are 9.16.
    #expect(abs(growth(era: .classic, scale: 1, appearance: .light, color: .white) - 0.42) < 0.02)
  }

  /// White text is thicker than black text, and its glyphs stand at the same places.
  @Test func advancesStay() throws {
    let runs = try [Appearance.light, .dark].map { appearance in
      let drawn = Drawn(Text("Button"), .macos) { $0.appearance = appearance }
      let found = drawn.operations.compactMap { if case .glyphs(let run, _, _) = $0 { run } else { nil } }
      return try #require(found.first)
    }
    #expect(runs[0].face.smoothing.growth < runs[1].face.smoothing.growth && runs[0].glyphs == runs[1].glyphs)
  }

  @Test func onlyMacOSSmooths() {
    for platform in [Platform.ios, .watchos] {
      #expect(growth(platform: platform, era: .classic, scale: 2, appearance: .dark, color: .white) == 0)
    }
  }

  /// A view may turn smoothing off.
  @Test func aThemeCanDoWithoutSmoothing() throws {
    var environment = Environment()
    environment.platform = .macos
    environment.theme = .macos
    let group = try #require(ThemeToken.tokens(of: TextMetrics.self).first)
    #expect(environment.smoothing(of: .black, fontSize: 13) != .none)
    environment.theme[TextMetrics.self].smoothsFonts = false
    #expect(environment.smoothing(of: .black, fontSize: 13) == .none)
    #expect(group.name.contains("font-smoothing"))
  }

  /// Above 24.8 pixels an em the growth no longer follows the size.
  @Test func growthIsLimited() {
    let sizes = [13.0, 26, 100].map {
      growth(era: .classic, scale: 2, appearance: .light, color: .black, size: $0)
    }
    #expect(sizes.allSatisfy { abs($0 - 0.3) < 0.05 })
  }
}
