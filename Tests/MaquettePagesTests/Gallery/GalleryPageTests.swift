import Foundation
import MaquettePNG
import MaquetteRaster
import Testing

@testable import MaquettePages

@Suite struct GalleryPageTests {
  private func picture(_ path: String, spec: String? = nil) -> GalleryPicture {
    var picture = GalleryPicture(
      PNGPicture(bitmap: Bitmap(width: 2, height: 2) ?? SampleGallery.empty), path: path, in: "out")
    picture.spec = spec.map { [.init(path: "a.yaml", text: $0, count: $0.utf8.count)] } ?? []
    return picture
  }

  private func html(_ pictures: [GalleryPicture]) throws -> String {
    let page = GalleryPage(title: "T", generator: "G", pictures: pictures)
    return String(decoding: try page.html { $0 }, as: UTF8.self)
  }

  @Test func thePageAsksNothingOfAnyNetwork() throws {
    let page = try html([picture("out/a.png")])
    #expect(!page.contains("http://") && !page.contains("https://"))
    #expect(!page.contains("<link rel=\"stylesheet\"") && !page.contains("<script src"))
    #expect(page.contains("default-src 'none'"))
  }

  @Test func picturesOfASheetShareItsText() throws {
    let page = try html([
      picture("out/a~light.png", spec: "one"), picture("out/a~dark.png", spec: "one"),
      picture("out/b.png", spec: "two"), picture("out/c.png"),
    ])
    let data = try pageData(page)
    let pictures = try #require(data["pictures"] as? [[String: Any]])
    #expect(pictures.map { $0["spec"] as? Int } == [0, 0, 1, nil])
    #expect((data["specs"] as? [Any])?.count == 2)
  }

  @Test func hostileTextsStayTexts() throws {
    let hostile = "</script><script>document.title='broken'</script><!--"
    let page = try html([picture("out/\(hostile).png", spec: hostile)])
    #expect(!page.contains("document.title='broken'</script>"))
    let pictures = try #require(try pageData(page)["pictures"] as? [[String: Any]])
    #expect(pictures.first?["file"] as? String == "out/\(hostile).png")
  }

  @Test func thePageIsTheSameEveryTime() throws {
    let pictures = [picture("out/a~light.png", spec: "one"), picture("out/b.png")]
    #expect(try html(pictures) == html(pictures))
  }

  /// With `MAQUETTE_GALLERY_SAMPLE` set to a folder, leaves galleries there for the tests in a browser.
  @Test func aGalleryIsWritten() throws {
    let wanted = ProcessInfo.processInfo.environment["MAQUETTE_GALLERY_SAMPLE"]
    let folder = wanted ?? NSTemporaryDirectory() + "maquette-gallery-\(UUID().uuidString)"
    defer { if wanted == nil { try? FileManager.default.removeItem(atPath: folder) } }
    let pictures = try SampleGallery.write(to: folder + "/pictures")
    let page = GalleryPage(title: "Sample system", generator: "Maquette, a sample", pictures: pictures)
    #expect(try page.write(to: folder) == folder + "/index.html")
    let text = String(
      decoding: try Data(contentsOf: URL(fileURLWithPath: folder + "/index.html")), as: UTF8.self)
    let files = try #require(try pageData(text)["pictures"] as? [[String: Any]]).compactMap {
      $0["file"] as? String
    }
    #expect(files.count == pictures.count && files.allSatisfy { $0.hasPrefix("pictures/") })
    for file in files { #expect(FileManager.default.fileExists(atPath: "\(folder)/\(file)")) }
    if wanted != nil { try SampleGallery.writeMany(to: folder, of: pictures) }
  }
}
