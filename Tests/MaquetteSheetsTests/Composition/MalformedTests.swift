import MaquetteControls
import MaquetteElements
import MaquetteDiagnostics
import MaquetteDocuments
import Testing

@testable import MaquetteSheets

/// A malformed sheet, the files beside it, and the beginning of one of its diagnostics.
struct Malformed: CustomTestStringConvertible, Sendable {
  var folder: SheetFolder
  var answer: String

  var testDescription: String { answer }

  /// Creates a case from a sheet without its version and from the place (line and column, after the path of another
  /// file than the sheet) and the message of an error.
  init(_ sheet: String, _ error: String, _ files: [String: String] = [:]) {
    folder = SheetFolder("maquette: 1\n" + sheet, files)
    let parts = error.split(separator: " ", maxSplits: 1)
    answer = (parts[0].first?.isNumber == true ? "sheet.yaml:" : "") + "\(parts[0]): error: \(parts[1])"
  }
}

@Suite struct MalformedTests {
  @Test(
    arguments: Malformed.includes + Malformed.definitions + Malformed.loops + Malformed.variants
      + Malformed.others)
  func hasAPlacedDiagnostic(malformed: Malformed) {
    let complaint = malformed.folder.complaint
    #expect(complaint.split(separator: "\n").contains { $0.hasPrefix(malformed.answer) }, "\(complaint)")
  }

  /// The uses of a definition without a body are no errors of their own.
  @Test func aDefinitionWithoutABodyIsOneError() {
    let complaint = complaint(
      about: "maquette: 1\ndefine: { a: { parameters: [x] } }\nbody: { use: { a: 1 } }")
    #expect(complaint.ranges(of: "error:").count == 1, "\(complaint)")
  }

  @Test(arguments: [
    ("output: doc", "docc"), ("theme: mcos", "macos"), ("canvas: iphone15", "iphone-15"),
    ("canvas: { device: iphone-15, statusbar: true }", "status-bar"),
  ])
  func suggestsTheNearestName(setting: String, name: String) {
    #expect(complaint(about: "maquette: 1\nbody: spacer\n" + setting).contains("did you mean '\(name)'?"))
  }

  private static let sheet = """
    maquette: 1
    title: Parts
    include: base.yaml
    strings: { de: { Play: Spiel }, ar: strings.json }
    canvas: { device: iphone-15, orientation: landscape }
    define:
      row: { parameters: [title, { icon: gear }, { value: ~ }], body: { list-row: { title: $title, value: $value } } }
      pair: [label: a, label: "b $$ c"]
    sections:
      - title: One
        body:
          - use: { row: { title: "A ${x}", icon: bell } }
          - use: pair
          - for-each: { in: data.csv, as: r, do: { use: { row: { title: "$r.name: $index", value: $r.note } } } }
      - { title: Two, note: n, body: { matrix: { rows: { size: [small, large] }, headers: true, captions: true,
          cell: { matrix: { columns: [{ header: H, style: gray }], cell: { button: Play } } } } } }
      - for-each: { in: [{ t: x }, { t: y }], do: { title: $item.t, body: { include: part.yaml } } }
    output: '{sheet}/{variant}@{scale}x.png'
    variants: { appearance: [light, dark], locale: [de, ar], scale: [1, 2], exclude: [{ locale: ar, scale: 1 }] }
    """
  private static let files = [
    "base.yaml": "maquette: 1\npadding: 8\ndefine: { x: { parameters: { a: 1 }, body: { label: $a } } }\n",
    "part.yaml": "- label: part\n- use: x\n",
    "strings.json": #"{"Play": "x", "Pause": "y"}"#,
    "data.csv": "name,note\n\"Wi-Fi, b\",n\nBell,\n",
  ]

  /// The sheet above lacks an `x` in one reference and an include in `part.yaml`; this one is whole.
  private static let good = sheet.replacing("A ${x}", with: "A")
  private static let goodFiles = files.merging([
    "part.yaml": "include: base.yaml\nbody: { vstack: [use: x] }\n"
  ]) { $1 }

  @Test func theOriginalIsGood() throws {
    let document = try SheetFolder(Self.good, Self.goodFiles).document()
    #expect(document.pictures.count == 6)
    #expect(document.dependencies.count == 5)
  }

  @Test(arguments: [11, 12, 13, 14] as [UInt64])
  func mutationsEndInPicturesOrPlacedDiagnostics(seed: UInt64) {
    var random = SplitMix(state: seed)
    let names = ["", "base.yaml", "part.yaml", "strings.json", "data.csv"]
    let words = [
      "$", "${", "use", "include", "for-each", "matrix", "cell", "~", "[", "]", "{", "}", ":", ",", "\"", "'",
      "\n", "- ", "$item", "sheet.yaml", "x", "1e9",
    ]
    for _ in 0..<150 {
      var folder = SheetFolder(Self.good, Self.goodFiles)
      for _ in 0...(random.next() % 3) {
        let name = random.next() % 2 == 0 ? "" : names[Int(random.next() % UInt64(names.count))]
        var text = Array(name.isEmpty ? folder.sheet : folder.files[name] ?? "")
        if text.isEmpty { continue }
        let index = Int(random.next() % UInt64(text.count))
        let word = Array(words[Int(random.next() % UInt64(words.count))])
        let length = Int(random.next() % 12)
        switch random.next() % 3 {
        case 0: text.insert(contentsOf: word, at: index)
        case 1: text.removeSubrange(index..<min(text.count, index + length))
        default: text.replaceSubrange(index..<min(text.count, index + length), with: word)
        }
        if name.isEmpty { folder.sheet = String(text) } else { folder.files[name] = String(text) }
      }
      check(folder)
    }
  }

  @Test func truncationsEndInThemToo() {
    for count in stride(from: 0, to: Self.good.count, by: 9) {
      check(SheetFolder(String(Self.good.prefix(count)), Self.goodFiles))
    }
  }

  private func check(_ folder: SheetFolder) {
    do throws(SheetError) {
      let document = try folder.document()
      #expect(!document.pictures.isEmpty)
      #expect(Set(document.pictures.map(\.path)).count == document.pictures.count)
    } catch {
      guard case .invalid(let diagnostics) = error else {
        Issue.record("\(error)")
        return
      }
      #expect(diagnostics.contains { $0.severity == .error })
      for diagnostic in diagnostics {
        let text = diagnostic.file == "sheet.yaml" ? folder.sheet : folder.files[diagnostic.file] ?? ""
        let lines = text.utf8.count { $0 == 0x0A || $0 == 0x0D } + 1
        #expect((1...lines).contains(diagnostic.position.line), "\(diagnostic.rendered)")
        #expect(
          (1...text.unicodeScalars.count + 1).contains(diagnostic.position.column), "\(diagnostic.rendered)")
        #expect(!diagnostic.message.isEmpty)
      }
    }
  }
}
