import MaquettePNG
import MaquetteRaster
import Testing

@testable import MaquettePages

@Suite struct GalleryPictureTests {
  private func picture(_ path: String, _ origin: GalleryPicture.Origin? = nil) throws -> GalleryPicture {
    let bitmap = try #require(Bitmap(width: 8, height: 4))
    let read = try PNG.decodePicture(PNG.encode(bitmap, options: PNGOptions(scale: 2, title: "Buttons")))
    return GalleryPicture(read, origin: origin, path: path, in: "out")
  }

  @Test func aNameSaysWhatTheFileDoesNot() throws {
    let picture = try picture("out/controls/matrix~dark~large@3x.png")
    #expect(picture.label == "controls/matrix~dark~large@3x")
    #expect(picture.sheet == "controls/matrix")
    #expect(picture.facets.map(\.value) == ["dark", "large", "3"])
    #expect(picture.facets.last?.axis == "scale")
    #expect(picture.title == "Buttons" && picture.spec.isEmpty && picture.version == nil)
    #expect((picture.width, picture.height, picture.scale) == (8, 4, 2))
    #expect(try self.picture("elsewhere/a.png").label == "elsewhere/a")
    #expect(try self.picture("out/a.png").facets.isEmpty)
  }

  @Test func theFileKnowsBetter() throws {
    let origin = GalleryPicture.Origin(
      version: "0.2.0", facets: [.init(axis: "appearance", value: "dark")],
      files: [
        .init(path: "matrix.yaml", text: "maquette: 1\n", count: 12),
        .init(path: "Brand.ttf", text: nil, count: 3),
      ])
    let picture = try picture("out/controls/anything.png", origin)
    #expect(picture.facets == [.init(axis: "appearance", value: "dark")])
    #expect(picture.sheet == "controls/matrix.yaml")
    #expect(picture.version == "0.2.0")
    #expect(picture.spec.map(\.text) == ["maquette: 1\n", nil])
    #expect(picture.spec.map(\.count) == [12, 3])
  }
}
