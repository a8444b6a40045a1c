import MaquetteControls
import MaquetteElements
import MaquetteGraphics
import MaquetteScene
import Testing
@testable import MaquetteExport

@Suite struct PDFTests {
  private func pages(_ count: Int, text: ExportText = .outlines) throws -> [UInt8] {
    PDF.encode(try (0..<count).map { _ in try ExportSample.controls(.pdf) }, text: text)
  }

  /// Programs find objects by the table at the end.
  @Test func theTableNamesThePlaceOfEveryObject() throws {
    let file = try pages(2)
    let text = String(decoding: file.map { $0 < 128 ? $0 : 63 }, as: UTF8.self)
    let table = try #require(text.matches(of: /xref\n0 ([0-9]+)\n/).last)
    let count = try #require(Int(table.1))
    let lines = text[table.range.upperBound...].split(separator: "\n").prefix(count)
    for (number, line) in lines.enumerated().dropFirst() {
      let place = try #require(Int(line.prefix(10)))
      #expect(file[place...].starts(with: Array("\(number) 0 obj\n".utf8)))
    }
    let start = try #require(text.firstMatch(of: /startxref\n([0-9]+)\n/)).1
    #expect(file[(Int(start) ?? 0)...].starts(with: Array("xref".utf8)))
    // No reference to an object that does not exist.
    for reference in text.matches(of: /([0-9]+) 0 R/) { #expect((1..<count).contains(Int(reference.1) ?? 0)) }
  }

  @Test func pagesHaveTitlesAndTags() throws {
    let text = try pages(3).text
    #expect(text.contains("/Type/Pages/Count 3"))
    #expect(text.count(of: "/Type/Page/") == 3)
    #expect(text.count(of: "/Dest[") == 3)
    #expect(text.contains("/MarkInfo<</Marked true>>") && text.contains("/Lang(en)"))
    #expect(text.count(of: "/S/Figure") == 3 && text.count(of: "/Alt(Play)") == 3)
    #expect(text.count(of: "/S/P/") == 6 && text.count(of: "/ActualText(Wi-Fi)") == 6)
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
    let file = try pages(1, text: .live).text
    #expect(
      file.contains("/Subtype/CIDFontType2") && file.contains("/ToUnicode") && file.contains("/FontFile2"))
    #expect(!(try pages(1).text.contains("/FontFile2")))
  }
}
