import MaquettePNG
import MaquetteProvenance
import MaquetteRaster
import Testing

@testable import MaquettePages

@Suite struct GalleryPictureTests {
  private func picture(_ path: String, _ provenance: Provenance? = nil) throws -> GalleryPicture {
    let bitmap = try #require(Bitmap(width: 8, height: 4))
    var options = PNGOptions(scale: 2, title: "Buttons")
    if let provenance { options = options.carrying(provenance) }
    let read = try PNG.decodePicture(PNG.encode(bitmap, options: options))
    return GalleryPicture(read, path: path, in: "out")
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
    let provenance = Provenance(
      version: "0.2.0", picture: "matrix~dark",
      options: [.init("variant.appearance", "dark"), .init("scale", "3")],
      files: [
        .init(role: .sheet, path: "matrix.yaml", bytes: Array("maquette: 1\n".utf8)),
        .init(role: .font, path: "Brand.ttf", bytes: [1, 2, 3]),
      ])
    let picture = try picture("out/controls/anything.png", provenance)
    #expect(picture.facets == [.init(axis: "appearance", value: "dark")])
    #expect(picture.sheet == "controls/matrix.yaml")
    #expect(picture.version == "0.2.0")
    #expect(picture.spec.map(\.text) == ["maquette: 1\n", nil])
    #expect(picture.spec.map(\.count) == [12, 3])
  }
}
