import MaquetteDiagnostics
import MaquetteElements
import MaquetteInteraction
import MaquettePNG
import MaquetteRendering
import MaquetteSheets
import MaquetteSnapshots
import MaquetteStudio

extension FuzzTarget {
  /// Sheets, and the files that sheets name: the input is the sheet or stands for such a file.
  static let sheets = [
    FuzzTarget(name: "sheet", input: "a sheet", seeds: ["yaml"], words: sheetWords) {
      try drawing(sheet: $0)
    },
    FuzzTarget(name: "table", input: "a table of data (CSV)", seeds: ["csv"], words: tableWords) { bytes in
      try drawing(
        sheet:
          "maquette: 1\nbody: { vstack: [for-each: { in: input.csv, as: row, do: { label: $row.name } }] }",
        file: bytes)
    },
    FuzzTarget(name: "strings", input: "a table of translations (CSV)", seeds: ["csv"], words: tableWords) {
      bytes in
      try drawing(
        sheet:
          "maquette: 1\nstrings: input.csv\nbody: { label: Play }\nvariants: { locale: [de, ar, zh-Hant] }",
        file: bytes)
    },
    FuzzTarget(name: "svg", input: "an SVG picture as a symbol", seeds: ["svg"], words: svgWords) { bytes in
      try drawing(sheet: symbolSheet(file: "input.svg"), file: bytes)
    },
    FuzzTarget(name: "picture", input: "an SVG picture as an image", seeds: ["svg"], words: pictureWords) {
      bytes in
      try drawing(sheet: "maquette: 1\nscale: 1\nbody: { image: input.svg }\n", file: bytes)
    },
    FuzzTarget(
      name: "symbol", input: "a symbol in Maquette's own format", seeds: ["symbol"], words: symbolWords
    ) { bytes in
      try drawing(sheet: symbolSheet(file: "input.symbol"), file: bytes)
    },
    FuzzTarget(
      name: "script", input: "the steps of an interaction", seeds: ["steps"],
      words: ScriptStep.attributes.map(\.name) + sheetWords
    ) { bytes in
      let sheet = """
        maquette: 1
        storyboard: true
        scale: 1
        size: { width: 240 }
        body:
          vstack:
            - { switch: { id: wifi } }
            - { button: { title: Play, id: play } }
            - { slider: { id: volume, value: 0.5 } }
            - { stepper: { id: count } }
            - { text-field: { id: name, text: Ada } }
            - { segmented-control: { id: mode, segments: [A, B, C] } }
            - { pull-down-button: { title: More, id: more, children: [menu-item: Copy, menu-item: Paste] } }
            - { list: { id: people, children: [{ list-row: Ada }, { list-row: Ben }] } }
        interaction:

        """
      try drawing(sheet: Array(sheet.utf8) + bytes)
    },
  ]

  private static func symbolSheet(file: String) -> String {
    """
    maquette: 1
    symbols: { mine: \(file) }
    body: { hstack: [symbol: mine, symbol: { name: mine.fill, weight: black }, symbol: mine.circle.fill, symbol: mine.slash] }
    """
  }

  private static func drawing(sheet: String, file: [UInt8]) throws {
    try drawing(sheet: Array(sheet.utf8), file: file)
  }

  /// Reads a sheet for which every file beside it has the same content, and draws its first pictures if they are small.
  ///
  /// Every complaint has to name a place in its file; what is drawn has to be the same by one thread and by several.
  private static func drawing(sheet: [UInt8], file: [UInt8]? = nil) throws {
    let document: Sheet
    do throws(SheetError) {
      document = try Sheet(sheet, path: "sheet.yaml") { path throws(SheetError) in
        guard let file else { throw .noSuchFile(path: path) }
        return file
      }
    } catch {
      return try check(error)
    }
    try BrokenPromise.unless(!document.pictures.isEmpty, "a sheet without an error has a picture")
    for picture in document.pictures.prefix(3) { try draw(picture) }
  }

  private static func check(_ error: SheetError) throws {
    guard case .invalid(let diagnostics) = error else { return }
    try BrokenPromise.unless(diagnostics.contains { $0.severity == .error }, "a refusal has an error")
    for diagnostic in diagnostics {
      try BrokenPromise.unless(!diagnostic.message.isEmpty, "a complaint has words")
      try BrokenPromise.unless(
        diagnostic.position.line > 0 && diagnostic.position.column > 0, "a complaint has a place")
    }
  }

  private static func draw(_ picture: Sheet.Picture) throws {
    let scale = picture.environment.scale
    guard let drawing = try? PictureDrawing(picture, path: "sheet.yaml") else { return }
    let size = drawing.layout.frame.size
    // What is larger takes longer and shows nothing else; moving pictures have many frames.
    guard size.width * size.height * scale * scale < 100_000, picture.canvas.format == .png else { return }
    guard let whole = try? drawing.picture(by: Renderer()).bitmap,
      let rows = try? Renderer().rows(
        of: drawing.displayList, scale: scale, library: picture.environment.fonts, threads: 3)
    else { return }
    let bytes = try PNG.encode(rows: rows, threads: 3)
    try BrokenPromise.unless(
      PNG.decode(bytes) == whole, "threads that draw and encode band by band change no pixel")
  }
}
