import MaquetteGraphics
import Testing

@testable import MaquetteTypography

@Suite struct FontSmoothingTests {
  private let library = FontLibrary.bundled

  private func bounds(_ scalar: Unicode.Scalar, _ smoothing: FontSmoothing) throws -> Rect {
    var face = library.face(for: Font(size: 13))
    let glyph = try #require(library.glyph(for: scalar, in: face))
    face.smoothing = smoothing
    return try #require(library.outline(of: glyph, in: face).controlBounds)
  }

  @Test func stemsGrowOnBothSidesAndTheBaselineStays() throws {
    let (plain, smooth) = (
      try bounds("l", .none), try bounds("l", FontSmoothing(growth: 64, keepsHeight: false))
    )
    let growth = 64.0 / 4096
    #expect(abs(smooth.width - plain.width - growth) < 1e-9)
    #expect(abs(smooth.center.x - plain.center.x) < 1e-9)
    #expect(abs(smooth.maxY) < 1e-9)
    #expect(abs(smooth.height - plain.height - growth) < 1e-9)
  }

  @Test func capitalsCanKeepTheirHeight() throws {
    let smooth = try bounds("H", FontSmoothing(growth: 64, keepsHeight: true))
    #expect(abs(smooth.maxY) < 1e-9)
    #expect(abs(smooth.height - 0.7275) < 0.001)
    #expect(smooth.width > (try bounds("H", .none).width))
  }

  @Test func pixelsBecomeEms() {
    #expect(FontSmoothing(pixels: 0.3, pixelsPerEm: 26, keepsHeight: false).growth == 47)
    #expect(FontSmoothing(pixels: 0.3, pixelsPerEm: 0, keepsHeight: false) == .none)
    #expect(FontSmoothing(pixels: .nan, pixelsPerEm: 13, keepsHeight: false) == .none)
    #expect(FontSmoothing(pixels: -1, pixelsPerEm: 13, keepsHeight: false) == .none)
    #expect(FontSmoothing(pixels: 1e30, pixelsPerEm: 1, keepsHeight: true).growth == 4096)
  }
}
