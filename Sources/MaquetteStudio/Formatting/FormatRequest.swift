import MaquetteFiles
import MaquetteSheets

/// A request to write sheets in the standard style.
package struct FormatRequest: Sendable {
  /// Sheets, folders of sheets, or `-` for standard input.
  package var sheets: [String]
  /// Whether files stay as they are.
  package var checksOnly: Bool
  /// The descriptor of standard input.
  package var stream: Int32

  package init(sheets: [String], checksOnly: Bool, stream: Int32) {
    self.sheets = sheets
    self.checksOnly = checksOnly
    self.stream = stream
  }

  /// What became of the files.
  package struct Outcome: Sendable {
    /// The number of files that were looked at.
    package var count = 0
    /// The paths of those in another style, which now have this one unless the request only checks.
    package var changed: [String] = []
    /// The text of standard input; nil if that was not asked for.
    package var streamText: String?
    /// The first failure; the other files are formatted all the same.
    package var failure: StudioError?
  }

  /// Formats the files. One that is not YAML stays as it is and is reported.
  package func run(observer: StudioObserver) throws(StudioError) -> Outcome {
    var outcome = Outcome()
    for file in try files(observer: observer) {
      do throws(StudioError) {
        try format(file, into: &outcome)
      } catch {
        observer(.failed(error))
        outcome.failure = outcome.failure ?? error
      }
    }
    return outcome
  }

  /// A file, and whether it is known to be written in the language of sheets.
  private struct File {
    var path: String
    var isKnown = true
  }

  private func format(_ file: File, into outcome: inout Outcome) throws(StudioError) {
    let path = file.path
    if FileName.suffix(of: path) == "json" {
      throw StudioError(.badInput, "this style is for YAML, but the file is JSON", subject: path)
    }
    let bytes = try attempt(StudioError.init) { () throws(SheetError) in
      try SheetFile.bytes(atPath: path, orOfStream: stream)
    }
    let format: SheetFormat
    do throws(SheetError) {
      format = try SheetFormat(bytes, path: path)
    } catch {
      // What other programs read may be no YAML of sheets, with tags for example.
      guard file.isKnown || SheetFormat.seemsSheet(bytes) else { return }
      throw StudioError(error)
    }
    guard file.isKnown || format.isSheet else { return }
    outcome.count += 1
    let text = Array(format.text.utf8)
    if path == SheetInput.stream { outcome.streamText = format.text }
    if text == bytes { return }
    if !checksOnly && path != SheetInput.stream {
      try attempt({ StudioError($0, path: path) }) { () throws(FileProblem) in
        try Interruption.whileWriting { () throws(FileProblem) in try FileBytes.write(text, to: path) }
      }
    }
    outcome.changed.append(path)
  }

  /// The files of the request. In folders these are YAML, with the parts of sheets and the settings of projects; what other
  /// programs read is passed over when its text is known.
  private func files(observer: StudioObserver) throws(StudioError) -> [File] {
    if sheets.count(where: { $0 == SheetInput.stream }) > 1 { throw .streamReadTwice }
    var files: [File] = []
    for path in sheets {
      NamedOutput.add(path)
      guard path != SheetInput.stream, Folder.kind(of: path) == .folder else {
        files.append(File(path: path))
        continue
      }
      files += try SheetInput.files(in: path, suffixes: ["yaml", "yml"], observer: observer).map {
        File(
          path: $0,
          isKnown: FileName.isPart($0, below: path) || FileName.last(of: $0) == ProjectSettings.fileName)
      }
    }
    return files
  }
}
