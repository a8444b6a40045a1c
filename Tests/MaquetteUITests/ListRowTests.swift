import MaquetteGraphics
import MaquetteUI
import MaquetteUICore
import Testing

/// Rows of any content in lists of iOS 26, against `PrivacyView` and `ServerSwitchingHowItWorksView` of home-assistant/iOS, whose
/// pictures are of the text size medium.
@MainActor
struct ListRowTests {
  private func drawn(_ view: some View, size: DynamicTypeSize = .medium) throws -> Drawn {
    try Drawn(view, width: 390, height: 844) { $0.dynamicTypeSize = size }
  }

  /// The distances between the tops of texts in rows that follow each other are the heights of rows.
  private func pitch(_ drawn: Drawn) -> Double? {
    let tops = drawn.frames("label").map(\.minY)
    return tops.count > 1 ? tops[1] - tops[0] : nil
  }

  @Test("A row of one line is 51 points high, with a switch or without one")
  func heights() throws {
    let texts = try drawn(
      List {
        Text("A"); Text("B")
      })
    #expect(pitch(texts) == 51)
    let switches = try drawn(
      List {
        Toggle("A", isOn: .constant(true)); Toggle("B", isOn: .constant(true))
      })
    #expect(pitch(switches) == 51)
    let large = try drawn(
      List {
        Text("A"); Text("B")
      }, size: .large)
    #expect(pitch(large) == 52)
  }

  @Test("A row of several lines keeps 15 points above and below its content")
  func tall() throws {
    let rows = try drawn(
      List {
        Color.red.frame(height: 100); Text("B")
      })
    let fills = rows.frames("frame").filter { $0.height == 100 }
    #expect(fills.first?.minY == 50)
  }

  @Test("Sections are 35 apart, and the first one begins 35 below the top or at the margin that is stated")
  func sections() throws {
    func tops(_ view: some View) throws -> [Double] {
      try drawn(view).frames("label").map(\.minY)
    }
    let list = List {
      Section { Text("A") }; Section { Text("B") }
    }
    let usual = try tops(list)
    #expect(usual[1] - usual[0] == 51 + 35)
    let stated = try tops(list.contentMargins(.top, 4))
    #expect(usual[0] - stated[0] == 31)
  }

  @Test("A row's line begins at its first text, or at the guide that it states")
  func lines() throws {
    func start(_ row: some View) throws -> Double? {
      let list = List {
        Group {
          row; Text("B")
        }
      }
      return try drawn(list).frames("surface").first { $0.height == 1 && $0.width < 358 }?.minX
    }
    #expect(try start(Text("A")) == 32)
    let symbol = HStack(spacing: 10) {
      Color.red.frame(width: 40, height: 20)
      Text("A")
    }
    #expect(try start(symbol) == 82)
    #expect(try start(symbol.alignmentGuide(.listRowSeparatorLeading) { _ in 5 }) == 37)
    #expect(try start(Color.red.frame(width: 40, height: 20)) == 32)
  }
}
