import MaquetteUI
import Testing

/// Modifiers that are not drawn are reported with their place.
@MainActor
struct ReportTests {
  @Test("An ignored modifier is named with file, line and view, once")
  func ignored() throws {
    struct Card: View { var body: some View { Color.red.frame(width: 10, height: 10).saturation(0.5) } }
    let drawn = try Drawn(
      HStack {
        Card()
        Card()
      })
    #expect(drawn.result.reports.count == 1)
    let report = try #require(drawn.result.reports.first)
    #expect(report.name == "saturation" && report.view == "Card")
    #expect(report.place?.hasPrefix("MaquetteUITests/ReportTests.swift:") == true)
    #expect(report.description.contains("saturation: ignored at MaquetteUITests/ReportTests.swift:"))
  }

  @Test("Gestures and animations are inert: nothing is reported")
  func inert() throws {
    let view = Color.red.frame(width: 10, height: 10).onTapGesture {}.animation(.default, value: 1)
      .transition(.opacity).focusable()
    #expect(try Drawn(view).result.reports.isEmpty)
  }

  @Test("Strict mode fails on a report")
  func strict() throws {
    var renderer = ViewRenderer()
    renderer.isStrict = true
    #expect(throws: ViewDrawingError.self) {
      try renderer.draw(Color.red.frame(width: 10, height: 10).colorInvert())
    }
    _ = try renderer.draw(Color.red.frame(width: 10, height: 10))
  }

  @Test("A symbol that is not drawn is reported by its name")
  func missingSymbol() throws {
    #expect(try Drawn(Image(systemName: "star")).result.reports.isEmpty)
    let reports = try Drawn(Image(systemName: "no.such.symbol")).result.reports
    #expect(reports.map(\.description) == ["symbol 'no.such.symbol': missing"])
  }

  @Test("A picture that no catalogue has is reported by its name")
  func missingImage() throws {
    #expect(try Drawn(Image("nowhere")).result.reports.map(\.name) == ["image 'nowhere'"])
  }

  @Test("A shadow of a style is reported with its place, and the style is drawn")
  func shadowOfAStyle() throws {
    let view = Rectangle().fill(.red.shadow(.drop(radius: 3))).frame(width: 10, height: 10)
    let reports = try Drawn(view).result.reports
    #expect(reports.map(\.name) == ["shadow (of a style)"])
    #expect(reports.first?.place?.hasPrefix("MaquetteUITests/ReportTests.swift:") == true)
  }

  @Test("A place of scrolled content is reported unless it is the beginning")
  func scrollPosition() throws {
    func names(_ position: ScrollPosition) throws -> [String] {
      let view = ScrollView { Text("A") }.scrollPosition(.constant(position))
      return try Drawn(view, width: 50, height: 50).result.reports.map(\.name)
    }
    #expect(try names(ScrollPosition(edge: .top)) == [] && names(ScrollPosition()) == [])
    #expect(try names(ScrollPosition(edge: .bottom)) == ["scrollPosition"])
    #expect(try names(ScrollPosition(id: 7)) == ["scrollPosition"])
  }

  @Test("A bar's own item at another place is reported")
  func itemOfTheBar() throws {
    let view = NavigationStack {
      Text("A").toolbar { DefaultToolbarItem(kind: .search, placement: .bottomBar) }
    }
    let reports = try Drawn(view, width: 100, height: 200).result.reports
    #expect(reports.map(\.name) == ["DefaultToolbarItem (search)"])
  }
}
