internal import MaquetteBatch
internal import MaquetteControls
internal import MaquetteDiagnostics
internal import MaquetteDocuments
internal import MaquetteFiles
internal import MaquettePNG
internal import MaquetteProvenance
internal import MaquetteRendering
internal import MaquetteSheets
internal import MaquetteSnapshots

/// One picture to be drawn, encoded and written.
struct PictureJob: Sendable {
  let document: SheetDocument
  let sheet: Sheet
  /// The sheet's path, for messages.
  let source: String
  /// Where the picture goes; nil for standard output.
  let target: String?
  let compression: PNGOptions.Compression
  /// What the picture carries of what it was drawn from; nil for nothing.
  var notes: ProvenanceNotes?
  /// What the picture's file is known to hold; nil if nothing is known.
  var former: FileRecord?
  /// The digest of what was drawn there; see ``PictureDrawing/digest(under:)``.
  var formerDrawing: Digest?
  /// What stands for the program and its fonts in digests of drawings; nil to draw in any case.
  var common: Digest?
  /// Whether what becomes of the file is asked for.
  var isRecorded = true

  /// What became of a job.
  struct Outcome: Sendable {
    /// What the elements could not draw as asked.
    var diagnostics: [Diagnostic] = []
    /// Why there is no picture.
    var failure: Failure?
    /// The picture's file as it is now; nil without a file.
    var file: FileRecord?
    /// The digest of what was drawn.
    var drawing: Digest?
    /// Whether the pixels were there already, so that nothing was drawn.
    var isKept = false
    /// Whether the file was written.
    var isWritten = false
  }

  /// Does the job. Under `isStrict` a picture with warnings is not written.
  ///
  /// - Parameter finish: Called right after the file is in place, and not cut short by a signal either.
  func run(
    by renderer: Renderer, threads: Int, isStrict: Bool, console: Console,
    finish: (Outcome) -> Void = { _ in }
  ) -> Outcome {
    var outcome = Outcome()
    do throws(Failure) {
      let drawing = try PictureDrawing(sheet, path: source)
      outcome.diagnostics = document.diagnostics(for: drawing.layout, isStrict: isStrict)
      if outcome.diagnostics.contains(where: { $0.severity == .error }) { throw Failure(said: .badInput) }
      outcome.drawing = try common.map { (common) throws(Failure) in try drawing.digest(under: common) }
      var options = drawing.options
      if let notes { options = options.carrying(notes.provenance(of: sheet, in: document)) }
      let bytes: [UInt8]
      if let kept = try kept(as: outcome.drawing, with: options) {
        bytes = kept
        outcome.isKept = true
      } else {
        var picture = try drawing.picture(by: renderer, threads: threads, isTraced: false)
        picture.options = options
        bytes = try PictureOutput.encode(picture, compression: compression, threads: threads)
      }
      if let target {
        try write(bytes, to: target, into: &outcome, finish: finish)
      } else {
        try console.write(bytes)
      }
    } catch {
      outcome.failure = error
    }
    return outcome
  }

  /// The file that is there with other texts, if it shows what is to be drawn: a sheet or a token may have changed
  /// without any of it showing in this picture. The file is then the same as if it had been drawn.
  private func kept(as drawing: Digest?, with options: PNGOptions) throws(Failure) -> [UInt8]? {
    guard let drawing, drawing == formerDrawing, let former, let target,
      let file = try? FileBytes.read(target, limit: PNGFile.largestFile),
      SHA256.digest(of: file) == former.digest
    else { return nil }
    do throws(PNGError) {
      return try PNG.replacingTexts(of: file, with: options)
    } catch {
      throw Failure(error)
    }
  }

  /// Writes the file, unless it is there already with these very bytes: programs that watch the folder, or copy
  /// what is new in it, then see that nothing changed.
  private func write(
    _ bytes: [UInt8], to target: String, into outcome: inout Outcome, finish: (Outcome) -> Void
  ) throws(Failure) {
    guard isRecorded else {
      do throws(PNGError) {
        try Interruption.whileWriting { () throws(PNGError) in try PNGFile.write(bytes, to: target) }
      } catch {
        throw Failure(error)
      }
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
      throw Failure(error)
    }
    outcome = result
  }
}
