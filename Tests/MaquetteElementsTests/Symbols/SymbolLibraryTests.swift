import TestSupport
import Testing

@testable import MaquetteScreens
@testable import MaquetteElements

@Suite struct SymbolLibraryTests {
  @Test func anAddedDrawingIsComposedLikeAnyOther() throws {
    var library = SymbolLibrary.standard
    try library.add("o circle 12 12 6", named: "ring")
    for name in ["ring", "ring.fill", "ring.slash", "ring.circle.fill", "ring.badge.plus"] {
      #expect(library.symbol(named: name)?.name == name)
      #expect(SymbolLibrary.standard.symbol(named: name) == nil)
    }
    let drawing = try #require(library.symbol(named: "ring")).drawing(pointSize: 100)
    // 12 units and a line of 1.67, at 0.0477 em a unit.
    #expect(abs(drawing.size.width - 13.67 * 4.77) < 1e-6)
    #expect(library.addedNames == ["ring"])
    #expect(library.nearestName(to: "rign") == "ring")
  }

  @Test func anAddedDrawingReplacesAndBuildsOnTheStandardOnes() throws {
    var library = SymbolLibrary.standard
    try library.add("s M4 12 H20", named: "bell")
    try library.add("from: bell turned 1", named: "bell.tall")
    let bell = try #require(library.symbol(named: "bell")).drawing(pointSize: 24)
    let tall = try #require(library.symbol(named: "bell.tall")).drawing(pointSize: 24)
    #expect(abs(bell.size.width - tall.size.height) < 1e-9)
    #expect(library.symbol(named: "heart") == Symbols.symbol(named: "heart"))
    #expect(throws: SymbolSyntaxError.self) { try library.add("from: nothing", named: "x") }
  }

  @Test func svgPicturesBecomeDrawings() throws {
    var library = SymbolLibrary.standard
    try library.add(
      svg: """
        <?xml version="1.0"?>
        <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48" fill="none" stroke="black">
          <g><path d="M8 24 H40"/><line x1="24" y1="8" x2="24" y2="40"/></g>
          <circle cx="24" cy="24" r="4" fill='currentColor'/>
        </svg>
        """, named: "target")
    let drawing = try #require(library.symbol(named: "target")).drawing(pointSize: 24)
    #expect(drawing.pathGroup.parts.map { $0.stroke == nil } == [false, false, true])
    // 16 units and the line's thickness.
    #expect(abs(drawing.size.width - (16 + 1.67) * 0.0477 * 24) < 1e-6)
  }

  /// Exports of drawing programs contain definitions and backgrounds that are not drawn.
  @Test(arguments: [
    "<g clip-path='url(#c)'><path d='M4 4 H12'/></g><defs><clipPath id='c'><rect width='24' height='24'/></clipPath></defs>",
    "<defs><text>x</text><path transform='scale(2)' d='M0 0 H9'/></defs><path d='M4 4 H12'/>",
    "<mask><rect width='24' height='24'/></mask><path d='M4 4 H12'/>",
    "<symbol id='s'><path d='M0 0 H20'/></symbol><path d='M4 4 H12'/>",
    "<!-- <path d='M0 0 H20'/> --><path d='M4 4 H12'/>",
    "<path d='M0 0h24v24H0z' fill='none'/><path d='M4 4 H12'/>",
    "<path d='M0 0h24v24H0z' style='fill: none'/><path style='fill:#000;stroke:none' fill='none' d='M4 4 H12'/>",
  ])
  func onlyTheDrawingIsDrawn(content: String) throws {
    let parts = try SymbolPicture(svg: "<svg viewBox='0 0 24 24'>\(content)</svg>").parts
    #expect(parts.map(\.kind) == [.area])
    #expect(try parts.map(\.path) == [Path(svg: "M4 4 H12")])
  }

  @Test func aStyleSaysWhatIsALine() throws {
    let text =
      "<svg><path style='stroke:#000; fill : none' d='M4 4 H12'/><path d='M1 1 A2 2 0 0 1 3 3'/></svg>"
    #expect(try SymbolPicture(svg: text).parts.map(\.kind) == [.stroke, .area])
  }

  @Test(arguments: ["<use href='#a'/>", "<image href='a.png'/>"])
  func whatWouldBeMissingIsRefusedAtItsLine(element: String) {
    let text = "<svg>\n<path d='M4 4 H12'/>\n\(element)</svg>"
    #expect { try SymbolPicture(svg: text) } throws: { ($0 as? SymbolSyntaxError)?.line == 3 }
  }

  @Test(arguments: [
    "", "<svg></svg>", "<svg><path d='M0'/></svg>", "<svg><rect width='-1' height='3'/></svg>",
    "<svg viewBox='0 0 0 0'><path d='M0 0 H1'/></svg>",
    "<svg><path d='M0 0 H1' /", "<svg><polyline points='1 2 3'/></svg>", "<svg><circle cx='x' r='2'/></svg>",
  ])
  func otherPicturesAreRefused(_ text: String) {
    var library = SymbolLibrary.standard
    #expect(throws: SymbolSyntaxError.self) { try library.add(svg: text, named: "x") }
    #expect(library == .standard)
  }
}

/// Templates of symbols of one's own.
@Suite struct SymbolTemplateDrawingTests {
  /// A bar of 60 points of 100 an em, as thick as the weight says.
  private func library(_ bars: [(name: String, thickness: Double)]) throws -> SymbolLibrary {
    var symbols = ""
    for bar in bars {
      symbols += """
        <g id='\(bar.name)'><path class='hierarchical-0:secondary multicolor-0:systemRedColor'
        d='M0 \(660.77 - bar.thickness / 2)h60v\(bar.thickness)h-60z'/></g>
        """
    }
    var library = SymbolLibrary.standard
    try library.add(
      svg: """
        <svg width='3300' height='2200'><g id='Guides'><path id='Baseline-S' d='M0 696H9'/>
        <path id='Capline-S' d='M0 625.54H9'/></g><g id='Symbols'>\(symbols)</g></svg>
        """, named: "my.bar")
    return library
  }

  private func size(_ library: SymbolLibrary, _ weight: FontWeight, _ scale: SymbolScale = .small) -> Size {
    library.drawing(
      named: "my.bar", pointSize: 100, weight: weight, scale: scale, direction: .leftToRight)?.size ?? .zero
  }

  @Test func weightsLieBetweenThoseThatAreDrawn() throws {
    let library = try library([("Ultralight-S", 2), ("Regular-S", 8), ("Black-S", 20)])
    #expect(abs(size(library, .regular).width - 60) < 1e-6)
    let thicknesses = FontWeight.allCases.map { size(library, $0).height }
    #expect(thicknesses == thicknesses.sorted() && Set(thicknesses).count > 6)
    #expect(thicknesses.allSatisfy { (1.99...20.01).contains($0) })
    // Larger by the factors of the scales, medium to small 1 to 0.8.
    #expect(abs(size(library, .regular, .medium).width - 75) < 1e-6)
    #expect(abs(size(library, .regular, .large).width - 97.5) < 1e-6)
  }

  @Test func oneDrawingIsThatOfAllWeights() throws {
    let library = try library([("Regular-S", 8)])
    #expect(Set(FontWeight.allCases.map { size(library, $0).height }).count == 1)
  }

  @Test func classesSayLayersAndColours() throws {
    let library = try library([("Regular-S", 8)])
    let symbol = try #require(library.symbol(named: "my.bar"))
    let drawing = symbol.drawing(pointSize: 20, rendering: .multicolor)
    #expect(drawing.layers.map(\.color) == [.red])
    #expect(library.symbol(named: "my.bar.circle") != nil)
  }
}

@Suite struct SymbolCacheTests {
  private func cached(_ name: String, _ size: Double, _ direction: LayoutDirection) -> SymbolDrawing? {
    SymbolLibrary.standard.drawing(
      named: name, pointSize: size, weight: .bold, scale: .small, direction: direction)
  }

  @Test(arguments: ["play.fill", "chevron.right", "chevron.forward", "bell.slash.circle.fill"])
  func cachedDrawingsAreWhatWouldBeDrawn(_ name: String) throws {
    let symbol = try #require(Symbols.symbol(named: name))
    for direction in LayoutDirection.allCases {
      for _ in 0..<2 {
        #expect(
          cached(name, 17, direction)
            == symbol.drawing(pointSize: 17, weight: .bold, scale: .small, direction: direction))
      }
    }
  }

  @Test func moreDrawingsThanTheCacheHoldsAreRight() throws {
    let symbol = try #require(Symbols.symbol(named: "plus"))
    for size in (1...600).map(Double.init) + [1, 2, 3] {
      #expect(
        cached("plus", size, .leftToRight)
          == symbol.drawing(pointSize: size, weight: .bold, scale: .small))
    }
  }

  @Test func anUnknownSymbolHasNoDrawing() {
    #expect(cached("no.such.symbol", 17, .leftToRight) == nil)
  }
}
