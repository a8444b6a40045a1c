internal import MaquetteControls
internal import MaquetteFiles
internal import MaquetteProvenance
internal import MaquetteRedlines
internal import MaquetteRendering
internal import MaquetteSheets
internal import MaquetteSnapshots
internal import MaquetteTokens
internal import MaquetteTypography

/// Draws a picture again from what it carries.
enum ProvenanceDrawing {
  /// Draws the picture with the fonts at some paths; what is missing is a failure that says so.
  static func picture(
    of provenance: Provenance, fonts: [String], name: String, with renderer: Renderer
  ) throws(Failure) -> DrawnPicture {
    guard provenance.isWhole, let sheet = provenance.sheet else {
      throw Failure(
        .badInput, "\(name): its sheet was too large to be kept in the picture, so it cannot be drawn again")
    }
    let missing = provenance.files.count { $0.role == .font }
    if missing > 0 && fonts.isEmpty {
      let names = provenance.files.filter { $0.role == .font }.map(\.path).joined(separator: ", ")
      throw Failure(.badInput, "\(name): it was drawn with \(names); give the fonts with --font")
    }
    let folder = try ProvenanceFolder.temporary(name: name)
    let paths = try ProvenanceFolder.write(provenance, to: folder.path, name: name)
    let tokens = provenance.options.filter { $0.name == ProvenanceNotes.Name.tokens }
      .compactMap { paths[$0.value] }
    let environment = try environment(fonts: fonts, tokens: tokens)
    let path = paths[sheet.path] ?? sheet.path
    let document = try SheetReading(SheetInput(path: path, subfolder: ""), environment: environment)
      .outcome.get()
    let scale = provenance.option(ProvenanceNotes.Name.scale).flatMap { Double($0) }
    let redlines = try provenance.option(ProvenanceNotes.Name.redlines).map {
      (text) throws(Failure) in try RedlineOption.kinds(text.split(separator: " ").map(String.init))
    }
    let motion = MotionOption.Choice(
      format: provenance.option(ProvenanceNotes.Name.format).flatMap { PictureFormat(rawValue: $0) },
      moment: provenance.option(ProvenanceNotes.Name.moment).flatMap { Double($0) }
        .map { Moment(seconds: $0) })
    let pictures = try SheetOptions.pictures(of: document, path: path, scale: scale)
    let sheets = motion.apply(to: RedlineOption.apply(redlines, to: pictures))
    guard let found = sheets.first(where: { $0.name == provenance.picture }) else {
      throw Failure(.badInput, "\(name): its sheet draws no picture '\(provenance.picture)'")
    }
    return try PictureDrawing(found, path: path).picture(by: renderer)
  }

  /// What there was to say about the tokens was said when the picture was drawn.
  private static func environment(fonts: [String], tokens: [String]) throws(Failure) -> Environment {
    var environment = Environment(fonts: try FontOption.library(paths: fonts))
    guard !tokens.isEmpty else { return environment }
    do throws(TokenError) {
      try TokenThemes(paths: tokens, families: environment.fonts.families).apply(to: &environment)
    } catch {
      throw Failure(error)
    }
    return environment
  }
}
