import MaquetteFiles
import MaquetteStudio

/// Gives pictures their names, and writes those that have changed.
struct PictureFiles {
  let request: PreviewRequest
  /// The folder that the process draws to.
  let folder: String
  private(set) var changed: [String] = []
  private var names: Set<String> = []

  init(request: PreviewRequest, folder: String) {
    self.request = request
    self.folder = folder
  }

  mutating func write(
    _ drawing: PreviewProcess.Drawing, of preview: inout PreviewResult, _ program: ProgramBuild.Program,
    observer: StudioObserver
  ) throws(StudioError) {
    for drawn in drawing.pictures {
      let name = name(of: drawn, in: preview)
      let path = FileName.joined(request.out, name)
      let bytes: [UInt8]
      do throws(FileProblem) {
        bytes = try FileBytes.read(FileName.joined(folder, drawn.file), limit: 1 << 30)
      } catch { throw StudioError(error, path: drawn.file) }
      if (try? FileBytes.read(path, limit: 1 << 30)) != bytes {
        do throws(FileProblem) {
          try Folder.create(FileName.folder(of: path))
          try FileBytes.write(bytes, to: path)
        } catch { throw StudioError(error, path: path) }
        changed.append(path)
        observer(.wrote(path: path))
      }
      var picture = PreviewResult.Picture(
        path: path, file: name, name: drawn.name, piece: drawn.piece, cell: drawn.cell, width: drawn.width,
        height: drawn.height, scale: drawn.scale, accessibility: drawn.accessibility)
      picture.inspection = drawn.inspection.map { $0.placed(by: program.types, preview.file, preview.line) }
      picture.reports = drawn.reports.map { report in
        var report = report
        report.place = report.place.map { place(of: $0, program) }
        return report
      }
      picture.findings = drawn.findings.map { finding in
        var finding = finding
        let view = finding.views.first { program.types[$0] != nil }.flatMap { program.types[$0] }
        (finding.file, finding.line) = (view?.file ?? preview.file, view?.line ?? preview.line)
        return finding
      }
      preview.pictures.append(picture)
    }
  }

  /// The author's path in place of module and file.
  private func place(of text: String, _ program: ProgramBuild.Program) -> String {
    guard let mark = text.lastIndex(of: ":"), let path = program.paths[String(text[..<mark])] else {
      return text
    }
    return path + text[mark...]
  }

  /// A name that says file, preview and cell, and that no other picture has.
  private mutating func name(of drawn: HostMessage.Drawn, in preview: PreviewResult) -> String {
    let label = (drawn.name ?? preview.name ?? "Preview").map { character in
      character.isLetter || character.isNumber || "_-+".contains(character) ? character : "-"
    }
    let suffix = request.cells.indices.contains(drawn.cell) ? request.cells[drawn.cell].suffix : ""
    // A longer name may be too long for the file system.
    let base = "\(preview.stem)/\(String(label.prefix(80)))"
    var name = "\(base)\(suffix).png"
    var count = 1
    while !names.insert(FileName.folded(name)).inserted {
      count += 1
      name = "\(base)-\(count)\(suffix).png"
    }
    return name
  }
}
