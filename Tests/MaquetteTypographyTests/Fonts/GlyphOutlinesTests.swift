import MaquetteGraphics
import Testing

@testable import MaquetteTypography

@Suite struct GlyphOutlinesTests {
  private let library = FontLibrary.bundled

  private func bounds(_ scalar: Unicode.Scalar, weight: FontWeight = .regular, size: Double = 17) throws
    -> Rect
  {
    let face = library.face(for: Font(size: size, weight: weight))
    let glyph = try #require(library.glyph(for: scalar, in: face))
    return try #require(library.outline(of: glyph, in: face).controlBounds)
  }

  @Test func capitalsStandOnTheBaseline() throws {
    let bounds = try bounds("H")
    #expect(abs(bounds.minY + 0.7275) < 0.0005)
    #expect(bounds.maxY == 0)
    #expect(bounds.minX > 0 && bounds.maxX < 0.8)
  }

  @Test func descendersGoDown() throws {
    #expect(try bounds("p").maxY > 0.15)
  }

  @Test func opticalSizeAndWeightShow() throws {
    #expect(try bounds("x", size: 14).height > bounds("x", size: 32).height)
    #expect(try bounds("l", weight: .black).width > 2 * bounds("l").width)
  }

  @Test func contoursAreClosedCurves() throws {
    let face = library.face(for: Font(size: 17))
    let path = library.outline(of: try #require(library.glyph(for: "o", in: face)), in: face)
    #expect(path.verbs.filter { $0 == .move }.count == 2)
    #expect(path.verbs.filter { $0 == .close }.count == 2)
    #expect(path.verbs.contains(.quad) && !path.verbs.contains(.cubic))
    #expect(path.verbs.last == .close)
  }

  @Test func whatIsNotThereIsEmpty() {
    let face = library.face(for: Font(size: 17))
    #expect(library.outline(of: 60_000, in: face).isEmpty)
    #expect(library.outline(of: .max, in: face).isEmpty)
    #expect(library.outline(of: 40, in: FontFace(fontIndex: 99, weight: 400, opticalSize: 0)).isEmpty)
    #expect(library.outline(of: 40, in: FontFace(fontIndex: -1, weight: .max, opticalSize: .min)).isEmpty)
    #expect(library.glyph(for: "日", in: face) == nil)
  }

  @Test func threadsSeeTheSame() async throws {
    let shared = FontLibrary(files: [])
    let texts = (0..<40).map { "Concurrent label \($0 % 10) שלום" }
    func answer(_ library: FontLibrary, _ text: String) -> (Paragraph, [Path]) {
      let paragraph = library.paragraph(text, style: ParagraphStyle(font: Font(size: 15)), maxWidth: 60)
      let runs = paragraph.lines.flatMap(\.runs).map(\.run)
      return (paragraph, runs.flatMap { run in run.glyphs.map { library.outline(of: $0.id, in: run.face) } })
    }
    await withTaskGroup(of: Void.self) { group in
      for text in texts {
        group.addTask {
          let (concurrent, alone) = (answer(shared, text), answer(.bundled, text))
          #expect(concurrent.0 == alone.0)
          #expect(concurrent.1 == alone.1)
        }
      }
    }
  }
}
