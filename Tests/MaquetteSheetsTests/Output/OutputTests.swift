import MaquetteControls
import MaquetteElements
import MaquetteGraphics
import Testing

@testable import MaquetteSheets

/// The variants of a sheet and the names of their files.
@Suite struct OutputTests {
  private func paths(_ rest: String, path: String = "Play.yaml") throws -> [String] {
    try pictures("maquette: 1\nbody: spacer\n" + rest, path: path).map(\.path)
  }

  @Test func picturesHaveStandardNamesByDefault() throws {
    #expect(
      try paths("variants: { appearance: [light, dark], scale: [1, 2] }")
        == ["Play~light@1x.png", "Play~light@2x.png", "Play~dark@1x.png", "Play~dark@2x.png"])
  }

  @Test func templatesHavePlaceholders() throws {
    #expect(
      try paths(
        "output: '{sheet}/{variant}@{scale}x.png'\nvariants: { appearance: [light, dark], tint: [red], scale: [1.5] }"
      )
        == ["Play/light-red@1.5x.png", "Play/dark-red@1.5x.png"])
    #expect(try paths("output: '{sheet}/{variant}@{scale}x.png'") == ["Play/default@2x.png"])
    #expect(
      try paths("output: '{platform}/{text-size}/{tint}.png'\nvariants: { tint: [red, blue] }")
        == ["ios/large/red.png", "ios/large/blue.png"])
  }

  @Test func presetsFollowOtherPrograms() throws {
    let variants = "\nvariants: { appearance: [light, dark], text-size: [large], scale: [1, 2] }"
    #expect(
      try paths("output: docc" + variants) == [
        "Play-large.png", "Play-large@2x.png", "Play-large~dark.png", "Play-large~dark@2x.png",
      ])
    #expect(
      try paths("output: xcassets" + variants) == [
        "Play-large.imageset/Play-large~light.png", "Play-large.imageset/Play-large~light@2x.png",
        "Play-large.imageset/Play-large~dark.png", "Play-large.imageset/Play-large~dark@2x.png",
      ])
    #expect(
      try paths("output: android" + variants, path: "Big Play-2.yaml") == [
        "drawable-mdpi/big_play_2_large.png", "drawable-xhdpi/big_play_2_large.png",
        "drawable-night-mdpi/big_play_2_large.png", "drawable-night-xhdpi/big_play_2_large.png",
      ])
    #expect(
      try paths("output: android\nvariants: { locale: [de-AT, ar, zh-hant-tw] }") == [
        "drawable-de-rAT-xhdpi/play.png", "drawable-ar-ldrtl-xhdpi/play.png",
        "drawable-b+zh+Hant+TW-xhdpi/play.png",
      ])
  }

  @Test func assetCatalogsDescribeTheirPictures() throws {
    let document = try Sheet(
      Array(
        "maquette: 1\nbody: spacer\noutput: xcassets\nvariants: { appearance: [light, dark], scale: [2, 3] }"
          .utf8),
      path: "Play.yaml")
    let contents = try #require(document.companions.first)
    #expect(document.companions.count == 1)
    #expect(contents.path == "Play.imageset/Contents.json")
    #expect(
      contents.text == """
        {
          "images": [
            { "filename": "Play~light@2x.png", "idiom": "universal", "scale": "2x" },
            { "filename": "Play~light@3x.png", "idiom": "universal", "scale": "3x" },
            { "filename": "Play~dark@2x.png", "idiom": "universal", "scale": "2x", "appearances": [{ "appearance": "luminosity", "value": "dark" }] },
            { "filename": "Play~dark@3x.png", "idiom": "universal", "scale": "3x", "appearances": [{ "appearance": "luminosity", "value": "dark" }] }
          ],
          "info": { "author": "maquette", "version": 1 }
        }

        """)
  }

  @Test func anotherScaleIsInThePath() throws {
    let all = try pictures("maquette: 1\nbody: spacer\noutput: docc", path: "Play.yaml")
    #expect(all.map { $0.scaled(to: 3).path } == ["Play@3x.png"])
    #expect(all.map { $0.scaled(to: 0.75).path } == ["Play@2x.png"])
    #expect(all[0].scaled(to: 3).mockup().environment.scale == 3)
  }

  @Test func exclusionsDropCells() throws {
    let variants = """
      variants:
        appearance: [light, dark]
        text-size: [small, large, accessibility-3]
        exclude: [{ appearance: dark, text-size: [small, large] }, { text-size: accessibility-3, appearance: light }]
      """
    #expect(
      try paths(variants) == [
        "Play~light~small.png", "Play~light~large.png", "Play~dark~accessibility-3.png",
      ])
  }
}
