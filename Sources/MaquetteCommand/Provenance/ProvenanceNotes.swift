internal import MaquetteControls
internal import MaquetteFiles
internal import MaquetteProvenance
internal import MaquetteRedlines
internal import MaquetteSheets
internal import MaquetteTokens

/// What the pictures of a run carry of what they were drawn from: the part that all have in common is found out once.
struct ProvenanceNotes: Sendable {
  private let options: [Provenance.Option]
  private let theme: [Provenance.File]

  /// The names of options that are read again by ``ProvenanceDrawing``.
  enum Name {
    static let scale = "scale"
    static let redlines = "redlines"
    static let format = "format"
    static let moment = "at"
    static let tokens = "tokens"
  }

  /// Notes of a run.
  ///
  /// - Parameters:
  ///   - scale: what the command line says instead of sheets; nil if it does not.
  ///   - redlines: what the command line says instead of sheets; nil if it does not.
  ///   - motion: what the command line says of motion instead of sheets.
  ///   - tokens: the token files that the command line names.
  ///   - tokenFiles: what was read for them.
  ///   - fonts: the paths of font files.
  init(
    scale: Double?, redlines: Set<Redline>?, motion: MotionOption.Choice, tokens: [String],
    tokenFiles: [TokenFile], fonts: [String]
  ) throws(Failure) {
    var options: [Provenance.Option] = []
    if let scale { options.append(.init(Name.scale, "\(scale)")) }
    if let redlines {
      let names = Redline.allCases.filter(redlines.contains).map(\.rawValue)
      options.append(.init(Name.redlines, names.joined(separator: " ")))
    }
    if let format = motion.format { options.append(.init(Name.format, format.rawValue)) }
    if let moment = motion.moment { options.append(.init(Name.moment, "\(moment.seconds)")) }
    options += tokens.map { .init(Name.tokens, $0) }
    self.options = options
    var theme = tokenFiles.map { Provenance.File(role: .tokens, path: $0.path, bytes: $0.bytes) }
    for path in fonts {
      do throws(FileProblem) {
        let bytes = try FileBytes.read(path, limit: 64 << 20)
        theme.append(Provenance.File(role: .font, path: FileName.last(of: path), bytes: bytes))
      } catch {
        throw Failure(error, path: path)
      }
    }
    self.theme = theme
  }

  /// What one picture carries.
  func provenance(of sheet: Sheet, in document: SheetDocument) -> Provenance {
    let path = document.dependencies.first?.path ?? SheetInput.stream
    // A sheet from standard input is called as its pictures are.
    let base = path == SheetInput.stream ? "sheet.yaml" : path
    func place(_ path: String) -> String { Provenance.path(path, fromFolderOf: base) }
    var files = document.dependencies.enumerated().map { index, file in
      Provenance.File(
        role: index == 0 ? .sheet : .include, path: place(index == 0 ? base : file.path), bytes: file.bytes)
    }
    files += theme.map { file in
      var file = file
      if file.role != .font { file.path = place(file.path) }
      return file
    }
    let variant = sheet.variant.values.map {
      Provenance.Option(Provenance.variantPrefix + $0.attribute, $0.label)
    }
    let named = options.map { $0.name == Name.tokens ? .init($0.name, place($0.value)) : $0 }
    return Provenance(
      version: Version.current, picture: sheet.name, options: named + variant, files: files)
  }
}
