import MaquetteControls
import MaquetteElements
import MaquetteRaster
import MaquetteSheets
import Testing

@testable import MaquetteBench

/// The cases that are compared with pictures of real controls.
@Suite struct FidelityCaseTests {
  private static let folder =
    #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast().joined(separator: "/")
    + "/Cases/"

  private func fidelityCase(_ stem: String) throws -> FidelityCase {
    let document = try Sheet(path: Self.folder + stem + ".yaml")
    let picture = try #require(document.pictures.first)
    let layout = picture.mockup().layout()
    #expect(document.warnings.isEmpty && document.diagnostics(for: layout).isEmpty, "\(stem)")
    return FidelityCase(stem: stem, layout: layout, scale: picture.mockup().environment.scale)
  }

  /// Sizes in pixels of the controls in the real pictures.
  @Test(arguments: [
    ("ios-switch-on-label", 153, 93), ("mac12-nsswitch-on", 38, 22), ("mac12-nsswitch-on-dark", 38, 22),
    ("mac-checkbox-on", 28, 28), ("ios17-overlay-segmentedcontrol", 789, 96),
    ("ios-textfield-rounded-number", 840, 102), ("ios18-datepicker-compact-time", 173, 72),
    ("ios26-toggle-off", 189, 84), ("ios11-switch-on", 102, 62), ("mac26-nsswitch-on", 54, 24),
    ("ios26-segmented-3", 1062, 99), ("ios26-uibutton-tinted", 218, 96), ("ios10-contact-add", 44, 44),
    ("ios13-contact-add-3x", 65, 65), ("ios26-uibutton-icon-row", 940, 132),
    ("ios-slider-042", 840, 93), ("ios-progress-042", 840, 12), ("mac-slider-042", 560, 44),
    ("mac-spinner-32", 64, 64), ("mac12-progress-5-dark", 200, 126), ("ios11-slider-050", 558, 62),
    ("mac-push-wide", 560, 40), ("mac11-push-pushme", 138, 40), ("mac12-push", 76, 20),
    ("mac26-push", 84, 26),
    ("mac12-bevel-dark", 194, 68), ("mac-help-button", 40, 40),
    ("mac26-slider-progress", 100, 22), ("ios17-overlay-stepper", 282, 96), ("ios17-pagecontrol-3", 231, 89),
  ])
  func controlsAreAsLargeAsTheRealOnes(stem: String, width: Int, height: Int) throws {
    let frame = try fidelityCase(stem).frame
    #expect(abs(frame[2] - width) <= 1 && frame[3] == height, "\(frame)")
  }

  @Test func partsAndTextsLieInTheirPicture() throws {
    let radio = try fidelityCase("mac12-radio-3")
    #expect(radio.texts.count == 3)
    #expect(radio.parts.count >= 3)
    for box in radio.texts + radio.parts.values {
      #expect(box.count == 4 && box[2] > 0 && box[3] > 0)
    }
  }

  /// Screenshots at half their size are compared with drawings that are halved like them: a plain picture stays as it is,
  /// and beside an edge between two of the new pixels a white ground rings.
  @Test func drawingsAreHalvedLikeTheirScreenshots() throws {
    let plain = try #require(Bitmap(width: 5, height: 5, pixels: Array(repeating: 0xFF20_4060, count: 25)))
    #expect(plain.halved?.pixels == Array(repeating: 0xFF20_4060, count: 4))
    let row = (0..<16).map { $0 < 8 ? UInt32(0xFFE0_E0E0) : 0xFF80_8080 }
    let edge = try #require(Bitmap(width: 16, height: 2, pixels: row + row)?.halved)
    let reds = edge.pixels.map { $0 & 0xFF }
    #expect(reds.count == 8 && reds[0] == 0xE0 && reds[7] == 0x80)
    #expect(reds[3] < 0xE0 && reds[2] > 0xE0 && reds[4] > 0x80 && reds[5] < 0x80)
    for name in ["button-tinted", "stepper", "switch-on", "textfield-rounded"] {
      let document = try Sheet(path: "\(Self.folder)ios26-\(name)-1.5x.yaml")
      #expect(document.pictures.first?.mockup().environment.scale == 3)
    }
  }

  @Test func namesAreThoseOfTheRealPicture() throws {
    let found = try fidelityCase("mac12-nsswitch-on")
    #expect(found.file == "mac12-nsswitch-on.png")
    #expect(found.picture == "mac12-nsswitch-on.png")
  }

  /// A mask goes from the colour at its left to that at its right, or has its own colour; around a box its corners stay.
  @Test func masksPaintOverWhatIsNotCompared() throws {
    let row: [UInt32] = [0xFF00_0010, 0xFFFF_FFFF, 0xFFFF_FFFF, 0xFFFF_FFFF, 0xFF00_0030]
    let line = try #require(Bitmap(width: 5, height: 1, pixels: row)).painted(over: [1, 0, 3, 1])
    #expect(line.pixels == [0xFF00_0010, 0xFF00_0018, 0xFF00_0020, 0xFF00_0028, 0xFF00_0030])
    let white = try #require(Bitmap(width: 6, height: 6, pixels: Array(repeating: 0xFFFF_FFFF, count: 36)))
    let around = white.painted([1, 1, 4, 4], around: true, radius: 2, with: [1, 2, 3])
    #expect(around.pixels[0] == 0xFF03_0201)
    #expect(around.pixels[2 * 6 + 1] == 0xFFFF_FFFF && around.pixels[3 * 6 + 3] == 0xFFFF_FFFF)
    #expect(white.painted([1, 1, 4, 4], around: false, radius: 0, with: [1, 2, 3]).pixels[7] == 0xFF03_0201)
  }

  @Test func correctionsBelongToCasesAndSayWhy() throws {
    let corrections = try FidelityCorrection.all(in: Self.folder)
    #expect(!corrections.isEmpty)
    for (stem, correction) in corrections {
      let document = try Sheet(path: Self.folder + stem + ".yaml")
      #expect(document.pictures.count == 1, "\(stem)")
      #expect((correction.masks ?? []).allSatisfy { $0.why.count > 5 }, "\(stem)")
    }
  }
}
