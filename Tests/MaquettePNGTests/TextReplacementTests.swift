import MaquettePNG
import MaquetteRaster
import Testing

@Suite("Replacing a file's texts")
struct TextReplacementTests {
  private static func picture(_ colors: Int) throws -> Bitmap {
    var bitmap = try #require(Bitmap(width: 40, height: 30))
    for y in 0..<30 {
      for x in 0..<40 {
        let value = ((x * 31 + y * 17) % colors)
        bitmap[x, y] = PremultipliedColor(
          red: UInt8(value & 255), green: UInt8(value >> 4 & 255), blue: UInt8(value * 7 & 255), alpha: 255)
      }
    }
    return bitmap
  }

  @Test(
    "gives the bytes of encoding with the other texts, for pictures with a palette and without",
    arguments: [2, 200, 5000])
  func same(colors: Int) throws {
    let bitmap = try Self.picture(colors)
    let short = PNGOptions(scale: 2, title: "One", software: "Test")
    let long = PNGOptions(
      scale: 2, title: "Zwei ½ → drei", software: "Test",
      texts: [PNGText(keyword: "Source", text: String(repeating: "body: { button: Play }\n", count: 200))])
    let none = PNGOptions(scale: 2)
    for (first, second) in [(short, long), (long, short), (short, none), (none, long), (long, long)] {
      let file = try PNG.encode(bitmap, options: first)
      #expect(try PNG.replacingTexts(of: file, with: second) == PNG.encode(bitmap, options: second))
    }
  }

  @Test("a file that is cut short or none of ours is left alone")
  func foreign() throws {
    let file = try PNG.encode(try Self.picture(5000))
    #expect(try PNG.replacingTexts(of: [], with: PNGOptions()) == nil)
    #expect(try PNG.replacingTexts(of: Array("nonsense".utf8), with: PNGOptions()) == nil)
    for count in [8, 9, 20, 33, 40] {
      #expect(try PNG.replacingTexts(of: Array(file.prefix(count)), with: PNGOptions()) == nil, "\(count)")
    }
    var endless = file
    endless[8] = 0x7F
    #expect(try PNG.replacingTexts(of: endless, with: PNGOptions()) == nil)
  }
}
