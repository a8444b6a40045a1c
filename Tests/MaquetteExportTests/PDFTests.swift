import MaquetteControls
import MaquetteElements
import MaquetteGraphics
import MaquetteScene
import MaquetteTypography
import Testing
@testable import MaquetteExport

@Suite struct PDFTests {
  private func pages(_ count: Int, text: ExportText = .outlines) throws -> [UInt8] {
    PDF.encode(try (0..<count).map { _ in try ExportSample.controls(.pdf) }, text: text)
  }

  /// Programs find objects by the table at the end.
  @Test func theTableNamesThePlaceOfEveryObject() throws {
    let file = try pages(2)
    let objects = try PDFObjects(file)
    // No reference to an object that does not exist.
    for content in objects.contents.values {
      for reference in content.matches(of: /([0-9]+) 0 R/) {
        #expect(objects.contents[Int(reference.1) ?? 0] != nil, "\(reference.0)")
      }
    }
    #expect(objects.contents.count > 20)
    #expect(objects.contents.values.count { $0.contains("/Type/Catalog") } == 1)
  }

  @Test func pagesHaveTitlesAndTags() throws {
    let text = try PDFObjects(try pages(3)).text
    #expect(text.contains("/Type/Pages/Count 3"))
    #expect(text.count(of: "/Type/Page/") == 3)
    #expect(text.count(of: "/Dest[") == 3)
    // A bookmark for each page, and the document.
    #expect(text.count(of: "/Title(") == 4)
    #expect(text.contains("/MarkInfo<</Marked true>>") && text.contains("/Lang(en)"))
    #expect(text.count(of: "/S/Figure") == 3 && text.count(of: "/Alt(Play)") == 3)
    #expect(text.count(of: "/T(play)") == 3)
    #expect(text.count(of: "/S/P/") == 6 && text.count(of: "/ActualText(Wi-Fi)") == 6)
  }

  /// A reader would fall silent at a figure without a text, and read a background as one.
  @Test func figuresHaveTextsAndContainersNoContent() throws {
    var header = AccessibilityAttributes(label: "Songs")
    header.traits = [.header]
    let picture = try ExportSample.picture(.pdf) {
      VStack {
        Slider(0.5)
        Text("Songs").accessibility(header)
      }.background(Surface(fill: .token(.accent))).id("box")
    }
    let objects = try PDFObjects(PDF.encode([picture]))
    for content in objects.contents.values where content.contains("/Type/StructElem") {
      if content.contains("/S/Figure") { #expect(content.contains("/Alt")) }
      if content.contains("/S/Div") {
        #expect(content.firstMatch(of: /\/K\[(?:[0-9]+ 0 R ?)*\]/) != nil, "\(content)")
      }
    }
    #expect(objects.text.contains("/S/H1") && objects.text.contains("/T(box)"))
  }

  /// Programs either round a share of 255 or cut it off.
  @Test func levelsArriveWhole() {
    for level in 0...255 {
      let share = Double((Double(level) / 255).levelText) ?? 0
      #expect(Int(share * 255) == level && (share * 255).rounded() == Double(level))
      var content = PDFContent(grid: CoordinateGrid(scale: 2))
      content.write(Color(red: UInt8(level), green: 0, blue: 0), operator: "rg")
      let red = content.bytes.text.split(separator: " ").first.flatMap { Double($0) } ?? 0
      #expect(Int(red * 255) == level && (red * 255).rounded() == Double(level))
    }
    #expect(Double.nan.levelText == "0" && Double.nan.shareText == "0" && 7.0.levelText == "1")
  }

  /// Places along a line are differences, and their errors do not add up.
  @Test func equalLettersAreOneForm() throws {
    let picture = try ExportSample.picture(.pdf) { Text(String(repeating: "o", count: 40)) }
    let streams = try PDFObjects(PDF.encode([picture])).streams
    let page = try #require(streams.first { $0.contains(" Do\n") })
    #expect(Set(page.matches(of: /\/(X[0-9]+) Do/).map(\.1)).count == 1)
    #expect(page.count(of: " Do\n") == 40 && !page.contains(" c\n"))
    #expect(streams.count { $0.contains(" c\n") } == 1)
    let moves = page.matches(of: /1 0 0 1 ([0-9.]+) 0 cm/).compactMap { Double($0.1) }
    let run = try #require(Self.runs(of: picture.items).first)
    let (first, last) = (try #require(run.glyphs.first), try #require(run.glyphs.last))
    #expect(moves.count == 39)
    #expect(abs(moves.reduce(0, +) - (last.position.x - first.position.x)) <= 0.0101)
  }

  @Test func rareLettersAreNoForms() throws {
    let picture = try ExportSample.picture(.pdf) { Text("Play") }
    let streams = try PDFObjects(PDF.encode([picture])).streams
    #expect(!streams.contains { $0.contains(" Do\n") } && streams.contains { $0.contains(" c\n") })
  }

  private static func runs(of items: [ExportItem]) -> [GlyphRun] {
    items.flatMap { item -> [GlyphRun] in
      switch item {
      case .operation(.glyphs(let run, _, _)): [run]
      case .operation: []
      case .layer(_, let items): runs(of: items)
      case .group(let group): runs(of: group.items)
      }
    }
  }

  @Test func textsThatAreNotPlainAreUTF16() {
    #expect(PDFDocument.string("Play") == "(Play)")
    #expect(PDFDocument.string("a)b") == "<FEFF006100290062>")
    #expect(PDFDocument.string("\u{1F600}") == "<FEFFD83DDE00>")
  }

  @Test func aDocumentCarriesTheDataOfEachPage() throws {
    let data = ["{\"a\": \"stream endstream\"}", "second \u{5E9}"]
    let pictures = try data.map { text in
      try ExportSample.picture(.pdf, attachment: text) { Text("A") }
    }
    let file = PDF.encode(pictures)
    #expect(ExportAttachment.isPDF(file) && !ExportAttachment.isSVG(file))
    #expect(ExportAttachment.read(pdf: file) == data)
    // A damaged file is no reason to fail.
    for length in stride(from: 0, to: file.count, by: 97) {
      #expect(ExportAttachment.read(pdf: Array(file.prefix(length))).count <= 2)
    }
  }

  @Test func liveTextNamesTheCharactersOfItsLetters() throws {
    let file = try PDFObjects(try pages(1, text: .live)).text
    #expect(
      file.contains("/Subtype/CIDFontType2") && file.contains("/ToUnicode") && file.contains("/FontFile2"))
    #expect(!(try PDFObjects(try pages(1)).text.contains("/FontFile2")))
  }

  /// Poppler takes the end of a marked sequence in another one for the end of both, and the rest of the text is lost.
  @Test func lettersOfOneClusterAreASequenceBesideOthers() throws {
    // The vowel sign stands before its letter.
    let picture = try ExportSample.picture(.pdf) { Text("\u{0928}\u{093F}\u{092F}") }
    let streams = try PDFObjects(PDF.encode([picture], text: .live)).streams
    let page = try #require(streams.first { $0.contains(" Tj\n") })
    var depth = 0
    for line in page.split(separator: "\n") {
      if line.hasSuffix("BDC") || line.hasSuffix("BMC") { depth += 1 }
      if line == "EMC" { depth -= 1 }
      #expect((0...1).contains(depth))
    }
    #expect(depth == 0 && page.contains("/Span <</ActualText<FEFF0928093F>/MCID 0>> BDC\n"))
    #expect(page.contains("/P <</MCID 1>> BDC\n"))
  }

  /// Poppler and MuPDF stretch a picture to all pixels that it touches.
  @Test func picturesEndWithinTheirPixels() throws {
    let surface = Surface(fill: .token(.accent), shadows: [Shadow(color: .black, sigma: 4)])
    let picture = try ExportSample.picture(.pdf, scale: 3) { Text("A").background(surface) }
    let page = try #require(try PDFObjects(PDF.encode([picture])).streams.first { $0.contains(" cm\n/X") })
    let frame = try #require(page.firstMatch(of: /([0-9.]+) 0 0 -([0-9.]+) ([0-9.]+) ([0-9.]+) cm\n\/X/))
    let numbers = [frame.1, frame.2, frame.3, frame.4].compactMap { Double($0) }
    let left = 3 * numbers[2]
    let right = 3 * (numbers[2] + numbers[0])
    #expect(left > left.rounded() && left < left.rounded() + 0.01)
    #expect(right < right.rounded() && right > right.rounded() - 0.01)
  }

  /// A page at 8 pixels per point shares symbols with one at 1.
  @Test func pagesShareTheFinestGrid() throws {
    let coarse = try ExportSample.controls(.pdf, scale: 1)
    let fine = try ExportSample.controls(.pdf, scale: 8)
    let text = try PDFObjects(PDF.encode([coarse, fine])).streams.joined()
    #expect(text.contains(/\d*\.\d{3} \S+ l\n/) || text.contains(/\d*\.\d{3} \S+ m\n/))
  }
}
