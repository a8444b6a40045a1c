import MaquetteDiagnostics
import MaquetteExport
import MaquetteFiles
package import MaquettePNG
import MaquetteRendering
import MaquetteSheets
import MaquetteSnapshots

/// One picture that is drawn, encoded and written.
struct PictureJob: Sendable {
  let sheet: Sheet
  let picture: Sheet.Picture
  /// The sheet's path, for messages.
  let source: String
  /// The picture's file; nil for standard output.
  let target: String?
  let compression: PNGOptions.Compression
  /// How the picture is exported as vectors; nil for a PNG file.
  var export: ExportSettings?
  /// Whether the picture is a page of a document, which is written when all pages are known.
  var isPage = false
  /// Whether the picture moves, of which a file of vectors shows the first frame.
  var moves = false
  /// The provenance that the picture carries; nil for none.
  var notes: ProvenanceNotes?
  /// The record of the picture's file; nil if there is none.
  var former: FileRecord?
  /// The digest of the drawing in that file; see ``PictureDrawing/digest(under:)``.
  var formerDrawing: Digest?
  /// The digest of the program and its fonts; nil to draw in any case.
  var common: Digest?
  /// Whether the file is recorded in a manifest.
  var isRecorded = true

  /// The outcome of a job.
  struct Outcome: Sendable {
    /// The elements that could not be drawn as requested.
    var diagnostics: [Diagnostic] = []
    var failure: StudioError?
    /// The picture for standard output.
    var bytes: [UInt8]?
    /// The picture as a page of a document.
    var page: ExportPicture?
    /// The picture's present file; nil without a file.
    var file: FileRecord?
    var drawing: Digest?
    /// Whether the file already had the pixels, so that nothing was drawn.
    var isKept = false
    var isWritten = false
    /// What the exported file lacks.
    var losses = ExportLosses()
  }

  /// Does the job. Under `isStrict` a picture with warnings is not written.
  ///
  /// - Parameter finish: Called as soon as the file is in place; a signal does not interrupt it.
  func run(
    by renderer: Renderer, threads: Int, isStrict: Bool,
    finish: (Outcome) -> Void = { _ in }
  ) -> Outcome {
    var outcome = Outcome()
    do throws(StudioError) {
      let decision = try decision(isStrict: isStrict)
      outcome.diagnostics = decision.diagnostics
      outcome.drawing = decision.digest
      let bytes: [UInt8]
      if let kept = decision.kept {
        bytes = kept
        outcome.isKept = true
      } else if let export {
        let exported = try decision.drawing.exported(
          as: export.format, attachment: notes?.provenance(of: picture, in: sheet).text, by: renderer)
        outcome.losses.pictures = exported.pictureCount
        outcome.losses.movingFiles = moves ? 1 : 0
        guard !isPage else {
          outcome.page = exported
          return outcome
        }
        bytes = export.format.encode(exported, text: export.text)
      } else {
        var options = decision.options
        options.compression = compression
        bytes = try decision.drawing.encoded(options: options, by: renderer, threads: threads)
      }
      if let target {
        try write(bytes, to: target, into: &outcome, finish: finish)
      } else {
        outcome.bytes = bytes
      }
    } catch {
      outcome.failure = error
    }
    return outcome
  }

  /// What is known of a picture before it is drawn; the run and its announcement decide alike.
  struct Decision {
    var drawing: PictureDrawing
    /// The content of its file besides the pixels.
    var options: PNGOptions
    /// The elements that cannot be drawn as requested.
    var diagnostics: [Diagnostic]
    /// The digest of the drawing; nil if it is drawn in any case.
    var digest: Digest?
    /// The present file with new texts if it shows the same drawing; nil if the picture is drawn.
    var kept: [UInt8]?
  }

  /// Lays the picture out and decides whether it is drawn. Under `isStrict` a picture with warnings fails.
  func decision(isStrict: Bool) throws(StudioError) -> Decision {
    let drawing = try PictureDrawing(picture, path: source)
    let diagnostics = sheet.diagnostics(for: drawing.layout, isStrict: isStrict)
    if diagnostics.contains(where: { $0.severity == .error }) { throw StudioError(.badInput, diagnostics) }
    let digest = try common.map { (common) throws(StudioError) in try drawing.digest(under: common) }
    var options = drawing.options
    if let notes { options = options.carrying(notes.provenance(of: picture, in: sheet)) }
    return Decision(
      drawing: drawing, options: options, diagnostics: diagnostics, digest: digest,
      kept: try kept(as: digest, with: options))
  }

  /// The present file with new texts, if it shows the same drawing: a sheet or a token can change without changing this
  /// picture. The result equals the file that drawing makes.
  private func kept(as drawing: Digest?, with options: PNGOptions) throws(StudioError) -> [UInt8]? {
    guard export == nil, let drawing, drawing == formerDrawing, let former, let target,
      let file = try? FileBytes.read(target, limit: PNGFile.largestFile),
      SHA256.digest(of: file) == former.digest
    else { return nil }
    return try attempt(StudioError.init) { () throws(PNGError) in
      try PNG.replacingTexts(of: file, with: options)
    }
  }

  /// Writes the file unless it already contains these bytes, so that programs that watch the folder see no change.
  private func write(
    _ bytes: [UInt8], to target: String, into outcome: inout Outcome, finish: (Outcome) -> Void
  ) throws(StudioError) {
    guard isRecorded else {
      try PictureOutput.write(bytes, to: target)
      outcome.isWritten = true
      return
    }
    let digest = SHA256.digest(of: bytes)
    if let former, former.digest == digest, let now = try? FileRecord(of: target, former: former),
      now.digest == digest
    {
      outcome.file = now
      finish(outcome)
      return
    }
    var result = outcome
    do throws(PNGError) {
      try Interruption.whileWriting { () throws(PNGError) in
        try PNGFile.write(bytes, to: target)
        result.isWritten = true
        result.file = FileRecord(digest: digest, stamp: FileStamp(of: target))
        finish(result)
      }
    } catch {
      throw StudioError(error)
    }
    outcome = result
  }
}

/// Writes files so that an interruption leaves only complete files.
package enum PictureOutput {
  /// Writes a picture's file completely or not at all, and creates its folder.
  package static func write(_ bytes: [UInt8], to path: String) throws(StudioError) {
    try createFolder(of: path)
    try attempt(StudioError.init) { () throws(PNGError) in try writeWhole(bytes, to: path) }
  }

  /// Writes a file of any kind completely or not at all, and creates its folder.
  package static func write(file bytes: [UInt8], to path: String) throws(StudioError) {
    try createFolder(of: path)
    try attempt({ StudioError($0, path: path) }) { () throws(FileProblem) in
      try Interruption.whileWriting { () throws(FileProblem) in try FileBytes.write(bytes, to: path) }
    }
  }

  /// Writes a picture's file completely or not at all.
  package static func writeWhole(_ bytes: [UInt8], to path: String) throws(PNGError) {
    try Interruption.whileWriting { () throws(PNGError) in try PNGFile.write(bytes, to: path) }
  }

  static func createFolder(of path: String) throws(StudioError) {
    let folder = FileName.folder(of: path)
    try attempt({ StudioError($0, path: folder) }) { () throws(FileProblem) in try Folder.create(folder) }
  }
}
