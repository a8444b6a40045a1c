import MaquetteControls
import MaquetteElements
import MaquetteGraphics
import MaquetteScene
import Testing

@testable import MaquetteSheets

/// Pictures that sheets name: where they are looked for, what belongs to them, and what is said if they cannot be read.
@Suite struct SheetImageTests {
  /// Two pixels: red, and half of blue.
  static let png: [UInt8] = [
    137, 80, 78, 71, 13, 10, 26, 10, 0, 0, 0, 13, 73, 72, 68, 82, 0, 0, 0, 2, 0, 0, 0, 1, 8, 6, 0, 0, 0, 244,
    34,
    127, 138, 0, 0, 0, 14, 73, 68, 65, 84, 120, 218, 99, 248, 207, 192, 0, 66, 13, 0, 15, 122, 3, 126, 106,
    129,
    49, 225, 0, 0, 0, 0, 73, 69, 78, 68, 174, 66, 96, 130,
  ]

  private func document(
    _ sheet: String, pictures: [String] = [], texts: [String: String] = [:]
  ) throws(SheetError) -> Sheet {
    try Sheet(Array(sheet.utf8), path: "sheets/sheet.yaml") { path throws(SheetError) in
      if let text = texts[path] { return Array(text.utf8) }
      guard pictures.contains(path) else { throw .noSuchFile(path: path) }
      return Self.png
    }
  }

  private func complaint(_ sheet: String, texts: [String: String] = [:]) -> String {
    do throws(SheetError) {
      _ = try document(sheet, texts: texts)
      return ""
    } catch {
      return error.message
    }
  }

  private func drawings(_ picture: Sheet.Picture) -> [ImageDrawing] {
    let mockup = picture.mockup()
    return mockup.displayList(of: mockup.layout()).commands.compactMap {
      if case .image(let drawing) = $0.operation { drawing } else { nil }
    }
  }

  @Test func theFileOfTheScaleIsDrawn() throws {
    let document = try document(
      "maquette: 1\nbody:\n  image: photo.png\nvariants:\n  scale: [1, 2, 3]\n",
      pictures: ["sheets/photo.png", "sheets/photo@2x.png"])
    let images = document.pictures.compactMap { drawings($0).first?.image }
    #expect(images.map(\.scale) == [1, 2, 2])
    #expect(images.first?.pixels == [0xFF00_00FF, 0x8080_0000])
    #expect(document.pictures.compactMap { drawings($0).first?.frame.width } == [2, 1, 1])
    #expect(
      document.dependencies.map(\.path) == ["sheets/sheet.yaml", "sheets/photo.png", "sheets/photo@2x.png"])
  }

  @Test func aNameWithAScaleIsOneFile() throws {
    let document = try document(
      "maquette: 1\nbody:\n  image: photo@2x.png\n",
      pictures: ["sheets/photo@2x.png", "sheets/photo@3x.png"])
    #expect(document.dependencies.count == 2)
  }

  @Test func pathsBeginInTheFolderOfTheirFile() throws {
    let document = try document(
      "maquette: 1\nbody:\n  vstack:\n    - include: parts/card.yaml\n    - button: { image: a.png, highlighted: { image: b.png } }\n",
      pictures: ["sheets/parts/a.png", "sheets/a.png", "sheets/b.png"],
      texts: ["sheets/parts/card.yaml": "image: a.png\n"])
    #expect(Set(document.dependencies.map(\.path)).isSuperset(of: ["sheets/parts/a.png", "sheets/a.png"]))
    #expect(document.dependencies.contains { $0.path == "sheets/b.png" })
  }

  @Test func imageSetsHaveAppearances() throws {
    let contents = """
      { "images": [
        { "filename": "day.png", "idiom": "universal", "scale": "1x" },
        { "filename": "night.png", "idiom": "universal", "scale": "1x",
          "appearances": [{ "appearance": "luminosity", "value": "dark" }] },
        { "filename": "tv.png", "idiom": "tv", "scale": "1x" }
      ], "properties": { "template-rendering-intent": "template" } }
      """
    let folder = "sheets/Assets.xcassets/Moon.imageset/"
    let document = try document(
      "maquette: 1\nbody:\n  image: Assets.xcassets/Moon\n",
      pictures: [folder + "day.png", folder + "night.png"], texts: [folder + "Contents.json": contents])
    let asset = try #require(
      document.pictures.first?.environment.images["sheets/Assets.xcassets/Moon.imageset"])
    #expect(asset.isTemplate)
    #expect(asset.variants.map(\.appearance) == [nil, .dark])
    #expect(try drawings(#require(document.pictures.first)).first?.tint != nil)
  }

  @Test func whatCannotBeReadIsSaid() {
    let missing = complaint("maquette: 1\nbody:\n  image: photo.png\n")
    #expect(missing.contains("sheet.yaml:3:10") && missing.contains("no such file"))
    let broken = complaint("maquette: 1\nbody:\n  image: a.png\n", texts: ["sheets/a.png": "GIF89a"])
    #expect(broken.contains("a GIF") && broken.contains("convert it"))
    // Once for each place would be once too often.
    let twice = complaint("maquette: 1\nbody:\n  vstack:\n    - image: a.png\n    - image: a.png\n")
    #expect(twice.split(separator: "no such file").count == 2)
    let nothing = complaint("maquette: 1\nbody:\n  button: { title: A, image: { fit: fill } }\n")
    #expect(nothing.contains("no source"))
  }
}
