import MaquetteElements
import MaquetteExport
import MaquetteFiles
import MaquetteRedlines
import MaquetteSheets
import MaquetteTokens

/// The provenance of the pictures of a run. The common part is computed once.
struct ProvenanceNotes: Sendable {
  private let options: [Provenance.Option]
  private let theme: [Provenance.File]

  /// The names of the options that ``ProvenanceDrawing`` reads.
  enum Name {
    static let scale = "scale"
    static let redlines = "redlines"
    static let format = "format"
    static let moment = "at"
    static let tokens = "tokens"
    static let text = "text"
  }

  /// The provenance of a request's pictures; `fonts` are paths of font files.
  init(_ request: RenderRequest, tokenFiles: [TokenFile], fonts: [String]) throws(StudioError) {
    var options: [Provenance.Option] = []
    if let scale = request.scale { options.append(.init(Name.scale, "\(scale)")) }
    if let redlines = request.redlines {
      let names = Redline.allCases.filter(redlines.contains).map(\.rawValue)
      options.append(.init(Name.redlines, names.joined(separator: " ")))
    }
    if let format = request.motion.format { options.append(.init(Name.format, format.rawValue)) }
    if let moment = request.motion.moment { options.append(.init(Name.moment, "\(moment.seconds)")) }
    if let export = request.export { options.append(.init(Name.text, export.text.rawValue)) }
    options += request.theme.tokens.map { .init(Name.tokens, $0) }
    self.options = options
    var theme = tokenFiles.map { Provenance.File(role: .tokens, path: $0.path, bytes: $0.bytes) }
    for path in fonts {
      let bytes = try attempt({ StudioError($0, path: path) }) { () throws(FileProblem) in
        try FileBytes.read(path, limit: 64 << 20)
      }
      theme.append(Provenance.File(role: .font, path: FileName.last(of: path), bytes: bytes))
    }
    self.theme = theme
  }

  func provenance(of picture: Sheet.Picture, in sheet: Sheet) -> Provenance {
    let path = sheet.dependencies.first?.path ?? SheetInput.stream
    // A sheet from standard input gets the name of its pictures.
    let base = path == SheetInput.stream ? "sheet.yaml" : path
    func place(_ path: String) -> String { Provenance.path(path, fromFolderOf: base) }
    var files = sheet.dependencies.enumerated().map { index, file in
      let role: Provenance.File.Role = index == 0 ? .sheet : file.isImage ? .image : .include
      return Provenance.File(role: role, path: place(index == 0 ? base : file.path), bytes: file.bytes)
    }
    files += theme.map { file in
      var file = file
      if file.role != .font { file.path = place(file.path) }
      return file
    }
    let variant = picture.variant.values.map {
      Provenance.Option(Provenance.variantPrefix + $0.attribute, $0.label)
    }
    let named = options.map { $0.name == Name.tokens ? .init($0.name, place($0.value)) : $0 }
    return Provenance(
      version: Version.current, picture: picture.name, options: named + variant, files: files)
  }
}
