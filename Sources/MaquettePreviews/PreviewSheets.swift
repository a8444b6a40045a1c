import MaquetteDocuments
import MaquetteFiles
import MaquetteLint
package import MaquetteStudio

/// Keeps a folder of sheets that show the previews of an app: one sheet for each picture, and one with the reason for each preview that is
/// not drawn. The live page shows them like other sheets, and follows them when they change.
package struct PreviewSheets: Sendable {
  private let request: PreviewRequest
  /// The folder of the sheets.
  package let folder: String

  /// Creates the folder of the sheets, which gets the pictures of the previews too.
  package init(_ request: PreviewRequest, in folder: String) throws(StudioError) {
    var request = request
    request.out = folder
    request.lints = true
    request.inspects = true
    self.request = request
    self.folder = folder
    do throws(FileProblem) {
      try Folder.create(folder)
      try clear(except: [])
      // The page follows the folder before the first preview is drawn.
      try write(note("The previews are compiled.", title: request.path), to: Self.noteName)
    } catch { throw StudioError(error, path: folder) }
  }

  private static let noteName = "Previews.yaml"

  /// Draws the previews, and again whenever a file of the app is saved. It does not return.
  package func follow() {
    let watch = PreviewWatch(request.path)
    while true {
      let snapshot = watch.snapshot()
      do throws(StudioError) {
        try show(try PreviewRun(request).run { _ in })
      } catch {
        // The former pictures stay, and the message stands beside them.
        try? write(note("\(error)", title: "Previews"), to: Self.noteName)
      }
      watch.wait(for: snapshot)
    }
  }

  /// Writes the sheets of an outcome, and removes those of previews that are gone.
  func show(_ outcome: PreviewOutcome) throws(StudioError) {
    do throws(FileProblem) {
      var names: Set<String> = []
      for preview in outcome.previews {
        let place = "\(preview.file):\(preview.line)"
        for picture in preview.pictures where preview.cause == nil {
          let name = "\(FileName.withoutSuffix(picture.file)).yaml"
          names.insert(name)
          let cell =
            request.cells.indices.contains(picture.cell) ? request.cells[picture.cell] : PreviewCell()
          let scale = picture.scale ?? cell.scale ?? 2
          let width = Double(picture.width) / scale
          let height = Double(picture.height) / scale
          let image: JSON = .object([
            "source": .text(FileName.last(of: picture.file)), "fit": .text("fill"),
            "frame": .object(["width": .number(width), "height": .number(height)]),
          ])
          let title = [picture.name ?? preview.name, place].compactMap { $0 }.joined(separator: ", ")
          // The page asks for them once it has the sheet.
          try writeDetails(of: picture, preview, scale: scale, beside: name)
          try write(sheet(title: title, scale: scale, body: .object(["image": image])), to: name)
        }
        if let cause = preview.cause {
          let name = "\(preview.stem)/not-drawn-\(preview.line).yaml"
          names.insert(name)
          let reason = cause.place.map { "\($0): \(cause.text)" } ?? cause.text
          try write(note(reason, title: "\(preview.name ?? "Preview"), \(place)"), to: name)
        }
      }
      try clear(except: names)
    } catch { throw StudioError(error, path: folder) }
  }

  /// Writes what the page shows beside a picture: its nodes, its findings, and the code of the preview.
  private func writeDetails(
    of picture: PreviewResult.Picture, _ preview: PreviewResult, scale: Double, beside sheet: String
  ) throws(FileProblem) {
    guard let inspection = picture.inspection else { return }
    let warnings = picture.reports.map { report in
      let line = report.place.flatMap { Int($0.split(separator: ":").last ?? "") }
      let message = "\(report.kind): \(report.name)\(report.place.map { " (\($0))" } ?? "")"
      return JSON.object([
        "severity": .text("note"), "line": .whole(line ?? preview.line), "message": .text(message),
      ])
    }
    try write(
      inspection.json(scale: scale, warnings: warnings).compact, to: PictureDetail.nodes.path(beside: sheet))
    var outcome = PreviewOutcome()
    outcome.previews = [preview]
    outcome.previews[0].pictures = [picture]
    try write(LintJSON.text(outcome.lintReports), to: PictureDetail.findings.path(beside: sheet))
    let code = (try? FileBytes.read(preview.file, limit: SwiftFile.limit)) ?? []
    try write(String(decoding: code, as: UTF8.self), to: PictureDetail.code.path(beside: sheet))
  }

  private func clear(except names: Set<String>) throws(FileProblem) {
    let prefix = FileName.joined(folder, "")
    let suffixes = ["yaml"] + PictureDetail.allCases.map(\.rawValue)
    for path in try Folder.files(in: folder) where suffixes.contains(FileName.suffix(of: path)) {
      let sheet = "\(FileName.withoutSuffix(path)).yaml"
      if !names.contains(String(sheet.dropFirst(prefix.utf8.count))) { try Folder.remove(file: path) }
    }
  }

  private func note(_ text: String, title: String) -> JSON {
    let label: JSON = .object([
      "text": .text(String(text.prefix(1000))), "frame": .object(["width": .whole(340)]),
    ])
    return sheet(title: title, scale: 2, body: .object(["label": label]))
  }

  // JSON is YAML too.
  private func sheet(title: String, scale: Double, body: JSON) -> JSON {
    .object([
      "maquette": .whole(1), "title": .text(String(title.prefix(200))), "platform": .text("ios"),
      "scale": .number(scale), "padding": .whole(0), "body": body,
    ])
  }

  private func write(_ sheet: JSON, to name: String) throws(FileProblem) { try write(sheet.text(), to: name) }

  private func write(_ text: String, to name: String) throws(FileProblem) {
    let path = FileName.joined(folder, name)
    let bytes = Array(text.utf8)
    // A sheet that is the same is not drawn again.
    if let old = try? FileBytes.read(path, limit: 1 << 20), old == bytes { return }
    try Folder.create(FileName.folder(of: path))
    try FileBytes.write(bytes, to: path)
  }
}
