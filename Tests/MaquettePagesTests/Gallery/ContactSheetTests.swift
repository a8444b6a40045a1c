import MaquettePNG
import MaquetteRaster
import Testing

@testable import MaquettePages

@Suite struct ContactSheetTests {
  private func picture(width: Int, height: Int, color: UInt32, scale: Double = 2) throws -> (
    GalleryPicture, Bitmap
  ) {
    let bitmap = try #require(
      Bitmap(width: width, height: height, pixels: [UInt32](repeating: color, count: width * height)))
    return (
      GalleryPicture(PNGPicture(bitmap: bitmap, scale: scale), path: "out/a/b~dark@2x.png", in: "out"), bitmap
    )
  }

  @Test func pagesAreBounded() throws {
    #expect(ContactSheet.picturesPerPage == 48)
    for (count, pages) in [(0, 1), (1, 1), (48, 1), (49, 2), (1000, 21)] {
      #expect(ContactSheet(title: "", count: count).pageCount == pages)
    }
    let (picture, bitmap) = try picture(width: 3000, height: 900, color: 0xFF00_00FF)
    let entry = ContactSheet.entry(picture, bitmap)
    #expect(entry.thumbnail.width <= 256 && entry.thumbnail.height <= 192)
    let sheet = ContactSheet(title: "All", count: 48)
    let page = try sheet.page([ContactSheet.Entry](repeating: entry, count: 48), number: 1)
    #expect(page.width < 2000 && page.height < 3000)
  }

  @Test func everyPictureIsOnItsPage() throws {
    let colors: [UInt32] = [0xFF00_00FF, 0xFF00_FF00, 0xFFFF_0000, 0xFF12_3456]
    let entries = try colors.map { color in
      let (picture, bitmap) = try picture(width: 40, height: 20, color: color)
      return ContactSheet.entry(picture, bitmap)
    }
    let page = try ContactSheet(title: "Four", count: 4).page(entries, number: 1)
    // At its size in points: none of them had to be made smaller.
    for color in colors { #expect(page.pixels.count { $0 == color } == 800) }
    #expect(page == (try ContactSheet(title: "Four", count: 4).page(entries, number: 1)))
  }

  @Test func whatIsTranslucentLiesOverThePage() throws {
    let (picture, bitmap) = try picture(width: 40, height: 20, color: 0x8000_0000)
    let page = try ContactSheet(title: "", count: 1).page([ContactSheet.entry(picture, bitmap)], number: 1)
    // Half of black over white.
    #expect(page.pixels.count { $0 == 0xFF7F_7F7F } >= 800)
    #expect(page.pixels.allSatisfy { $0 >> 24 == 255 })
  }

  @Test func picturesOfSeveralScalesCompareInPoints() throws {
    let small = try picture(width: 60, height: 40, color: 0xFF00_00FF, scale: 2)
    let large = try picture(width: 90, height: 60, color: 0xFF00_00FF, scale: 3)
    let sizes = [small, large].map { ContactSheet.entry($0.0, $0.1).thumbnail }.map { [$0.width, $0.height] }
    #expect(sizes == [[60, 40], [60, 40]])
  }

  @Test func anyNameCanBeWritten() throws {
    for name in ["", String(repeating: "long-", count: 100), "ש\u{202E}x", "a\nb", "👩‍👩‍👧 ☃"] {
      var (picture, bitmap) = try picture(width: 4, height: 4, color: 0xFF00_0000)
      picture.label = name
      _ = try ContactSheet(title: name, count: 1).page([ContactSheet.entry(picture, bitmap)], number: 1)
    }
  }
}
