import MaquetteGraphics
import MaquetteRaster
import MaquetteUI
import Testing

/// Headers and footers of lists look like captions, and a page has the ground of its list.
@MainActor
struct ListCaptionTests {
  private struct Rows: View {
    var body: some View {
      List {
        Section {
          Text("Row")
        } header: {
          Text("Header")
        } footer: {
          Text("Footer")
        }
      }
    }
  }

  @Test("A header is a headline and a footer a footnote, as lines of those styles are high")
  func captions() throws {
    let drawn = try Drawn(Rows(), width: 390, height: 400)
    let heights = drawn.frames("label").map(\.height)
    func height(_ font: Font) throws -> Double {
      try Drawn(Text("A").font(font), width: 390, height: 400).frames("label").first?.height ?? 0
    }
    let expected = [try height(.headline), try height(.body), try height(.footnote)]
    #expect(heights == expected)
  }

  @Test("The ground of a list goes on behind the bar of its page")
  func ground() throws {
    let page = try Drawn(NavigationStack { Rows().navigationTitle("Page") }, width: 390, height: 600)
    let bitmap = page.result.bitmap
    // The bar's top left corner, and the list's below the rows.
    #expect(bitmap[2, 2] == bitmap[2, 590])
    let plain = try Drawn(NavigationStack { Text("Plain").navigationTitle("Page") }, width: 390, height: 600)
    #expect(plain.result.bitmap[2, 2] != bitmap[2, 2])
  }
}
