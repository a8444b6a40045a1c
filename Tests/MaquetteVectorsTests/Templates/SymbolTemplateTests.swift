import MaquetteGraphics
import MaquetteTypography
import Testing

@testable import MaquetteVectors

/// Templates of symbols, made here: a bar whose thickness is that of the weight.
@Suite struct SymbolTemplateTests {
  /// A template with bars of some thicknesses, each 60 wide.
  static func text(
    _ bars: [(name: String, thickness: Double)], scale: String = "S",
    path: (Double) -> String = { "h60v\($0)h-60z" }
  ) -> String {
    var guides = "<line id='Baseline-\(scale)' x1='0' x2='999' y1='696' y2='696'/>"
    guides += "<line id='Capline-\(scale)' x1='0' x2='999' y1='625.54' y2='625.54'/>"
    var symbols = ""
    for (index, bar) in bars.enumerated() {
      let x = 100 + 200 * index
      guides += "<line id='left-margin-\(bar.name)' x1='\(x - 10)' x2='\(x - 10)' y1='600' y2='720'/>"
      guides += "<line id='right-margin-\(bar.name)' x1='\(x + 90)' x2='\(x + 90)' y1='600' y2='720'/>"
      let top = 660.77 - bar.thickness / 2
      symbols += """
        <g id='\(bar.name)' transform='translate(\(x) \(top))'><path class='hierarchical-0:secondary' d='M0 0\(path(bar.thickness))'/></g>
        """
    }
    return """
      <svg xmlns='http://www.w3.org/2000/svg' width='3300' height='2200'><style>path { fill: none }</style>
      <g id='Notes'><image/><text font-family='Other'>Template v.3.0</text></g>
      <g id='Guides'>\(guides)</g><g id='Symbols'>\(symbols)</g></svg>
      """
  }

  private func template(_ text: String) throws -> SymbolTemplate? {
    try SymbolTemplate(SVGPicture(Array(text.utf8), ignoring: SymbolTemplate.ignored))
  }

  @Test func drawingsAreInEmsFromTheMiddle() throws {
    let text = Self.text([("Ultralight-S", 2), ("Regular-S", 8), ("Black-S", 20)])
    let template = try #require(try template(text))
    #expect(template.scale == .small)
    #expect(template.variants.map(\.weight) == [.ultraLight, .regular, .black])
    let part = try #require(template.variants[1].parts.first)
    let box = try #require(part.path.controlBounds)
    // The guides are 100 points to the em; the margins are 10 at the left and 30 at the right of the bar.
    #expect(abs(box.minX + 0.4) < 1e-6 && abs(box.width - 0.6) < 1e-6)
    #expect(abs(box.height - 0.08) < 1e-6 && abs(box.center.y) < 1e-6)
    #expect(part.classes == ["hierarchical-0:secondary"])
  }

  @Test func ofSeveralScalesTheMiddleOneCounts() throws {
    let small = Self.text([("Regular-S", 8)])
    let both = small.replacing(
      "<g id='Symbols'>", with: "<g id='Symbols'><g id='Regular-M'><path d='M0 0h9v9z'/></g>"
    )
    .replacing(
      "<g id='Guides'>",
      with: "<g id='Guides'><path id='Baseline-M' d='M0 99H9'/><path id='Capline-M' d='M0 9H9'/>")
    #expect(try template(both)?.scale == .medium)
    #expect(try template(small)?.scale == .small)
  }

  @Test func otherPicturesAreNoTemplates() throws {
    #expect(try template("<svg viewBox='0 0 9 9'><g id='Symbols'><path d='M0 0h9v9z'/></g></svg>") == nil)
  }

  @Test func drawingsOfOtherPointsAreRefused() throws {
    let text = Self.text([("Ultralight-S", 2), ("Black-S", 20)]) {
      $0 > 9 ? "h60v\($0)h-60v-1z" : "h60v\($0)h-60z"
    }
    #expect { try template(text) } throws: { error in
      (error as? SVGRefusal)?.problems.first?.message.contains(
        "'Ultralight-S' and 'Black-S' have different points") == true
    }
    // All nine weights need none between them.
    let names = ["Ultralight", "Thin", "Light", "Regular", "Medium", "Semibold", "Bold", "Heavy", "Black"]
    let all = Self.text(names.enumerated().map { ("\($1)-S", Double($0) + 2) }) {
      $0 > 5 ? "h60v\($0)h-60v-1z" : "h60v\($0)h-60z"
    }
    #expect(try template(all)?.variants.count == 9)
  }

  @Test(arguments: ["id='Baseline-S'", "id='Capline-S'", "id='Regular-S'"])
  func whatATemplateNeedsIsSaid(missing: String) {
    let text = Self.text([("Regular-S", 8)]).replacing(missing, with: "id='other'")
    #expect(throws: SVGRefusal.self) { try template(text) }
  }
}
