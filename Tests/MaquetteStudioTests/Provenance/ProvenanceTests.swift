import MaquettePNG
import MaquetteRaster
import Testing

@testable import MaquetteStudio

@Suite struct ProvenanceTests {
  private func sample(_ sheet: String = "maquette: 1\nbody: { button: Play }\n") -> Provenance {
    Provenance(
      version: "0.1.0", picture: "button~dark@2x", options: [.init("scale", "3")],
      files: [
        .init(role: .sheet, path: "button.yaml", bytes: Array(sheet.utf8)),
        .init(role: .include, path: "../parts/row.yaml", bytes: Array("a\r\n\tb\\c\u{7}é😀".utf8)),
        .init(role: .font, path: "Brand.ttf", bytes: [0, 1, 2, 255]),
      ])
  }

  @Test func itComesBackByteForByte() throws {
    for sheet in [
      "", "\n", "\n\n", "no end", "| end 3\nend 1 00\n", "\u{FEFF}x", "tab\tand\rreturn\u{85}",
      "\u{301}combining\n\u{301}",
    ] {
      let provenance = sample(sheet)
      let read = try Provenance(text: #require(provenance.text))
      #expect(read == provenance, "\(sheet.debugDescription)")
      #expect(read.sheet?.text == sheet)
    }
    #expect(sample().files[2].text == nil && sample().isWhole)
    #expect(sample().option("scale") == "3")
  }

  @Test func itComesBackFromAPicture() throws {
    let bitmap = try #require(Bitmap(width: 2, height: 2))
    let options = PNGOptions(title: "T").carrying(sample("old")).carrying(sample())
    #expect(options.texts.count == 1, "one takes the place of the other")
    let picture = try PNG.decodePicture(PNG.encode(bitmap, options: options))
    #expect(try picture.provenance() == sample())
    let bare = try PNG.decodePicture(PNG.encode(bitmap))
    #expect(throws: StudioError.noProvenance) { try bare.provenance() }
  }

  @Test func everyDamageIsSeen() throws {
    let text = Array(try #require(sample().text).unicodeScalars)
    var random: UInt64 = 11
    func next(_ limit: Int) -> Int {
      random = random &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(random >> 33) % limit
    }
    for _ in 0..<400 {
      var damaged = text
      let place = next(damaged.count)
      switch next(4) {
      case 0: damaged.remove(at: place)
      case 1: damaged[place] = damaged[place] == "x" ? "y" : "x"
      case 2: damaged.removeSubrange(place...)
      default: damaged.insert("\n", at: place)
      }
      var view = String.UnicodeScalarView()
      view.append(contentsOf: damaged)
      if damaged == text { continue }
      #expect(throws: StudioError.self) { try Provenance(text: String(view)) }
    }
  }

  @Test func messagesSayWhatIsWrong() throws {
    #expect(throws: StudioError.unknownProvenance) {
      try Provenance(text: "maquette-provenance 1\nversion 0.1.0\n")
    }
    #expect(throws: StudioError.unknownProvenance) {
      try Provenance(text: #"{"maquette-provenance":3,"digest":"","more":1}"#)
    }
    let cut = String(try #require(sample().text).dropLast(9))
    #expect(throws: StudioError.damagedProvenance("its JSON does not have the expected form")) {
      try Provenance(text: cut)
    }
    let altered = try #require(sample().text).replacing("Play", with: "Stop")
    #expect(throws: StudioError.damagedProvenance("its digest does not match its content")) {
      try Provenance(text: altered)
    }
  }

  @Test func aLargeSheetLeavesItsSizeOnly() throws {
    let large = sample(String(repeating: "x", count: Provenance.largestContent))
    #expect(large.sheet?.text == nil && !large.isWhole)
    #expect(large.sheet?.count == Provenance.largestContent)
    let text = try #require(large.text)
    #expect(text.utf8.count < 1000)
    #expect(try Provenance(text: text) == large)
    let fits = sample(String(repeating: "x", count: Provenance.largestContent - 100))
    #expect(fits.isWhole)
  }

  @Test func filesAreWrittenWhereTheyFindEachOther() throws {
    #expect(try sample().paths() == ["sheets/button.yaml", "parts/row.yaml"])
    func paths(_ paths: String...) throws -> [String] {
      try Provenance(
        version: "", picture: "", files: paths.map { .init(role: .sheet, path: $0, bytes: []) }
      ).paths()
    }
    #expect(try paths("a.yaml", "b/c.yaml", "b/../d.yaml") == ["a.yaml", "b/c.yaml", "d.yaml"])
    #expect(try paths("a.yaml", "../../x/b.csv") == ["sheets/sheets2/a.yaml", "x/b.csv"])
  }

  @Test(arguments: ["/etc/passwd", "..", "a/..", "", "../..", "a\u{0}b", "c:\\x", "a\nb"])
  func noPathLeavesTheFolder(_ path: String) {
    #expect(throws: StudioError.self) {
      try Provenance(version: "", picture: "", files: [.init(role: .sheet, path: path, bytes: [])]).paths()
    }
  }

  @Test func pathsAreThoseFromTheSheet() {
    #expect(Provenance.path("sheets/a.yaml", fromFolderOf: "sheets/a.yaml") == "a.yaml")
    #expect(Provenance.path("sheets/../b.yaml", fromFolderOf: "sheets/a.yaml") == "../b.yaml")
    #expect(Provenance.path("shared/b.yaml", fromFolderOf: "sheets/deep/a.yaml") == "../../shared/b.yaml")
    #expect(Provenance.path("a.yaml", fromFolderOf: "a.yaml") == "a.yaml")
    #expect(Provenance.path("../shared/b.yaml", fromFolderOf: "../sheets/a.yaml") == "../shared/b.yaml")
    #expect(Provenance.path("/sheets/s/b.yaml", fromFolderOf: "/sheets/a.yaml") == "s/b.yaml")
    #expect(Provenance.path("/brand/t.json", fromFolderOf: "sheets/a.yaml") == "root/brand/t.json")
    #expect(Provenance.path("-", fromFolderOf: "-") == "-")
  }
}
