package import MaquetteExport
import MaquetteFiles
package import MaquettePNG
package import MaquetteSnapshots

/// A PNG, or a file of vectors, of a request; `-` is standard input.
package struct PictureFile: Sendable {
  /// The path of standard input.
  package static let stream = "-"

  package let path: String
  package let bytes: [UInt8]

  /// The path in messages.
  package var name: String { Self.name(of: path) }

  /// Reads the file; `stream` is the descriptor of standard input.
  package init(_ path: String, stream: Int32) throws(StudioError) {
    self.path = path
    bytes = try attempt({ StudioError($0, path: Self.name(of: path)) }) { () throws(FileProblem) in
      try FileBytes.read(path, orStream: stream, limit: PNGFile.largestFile)
    }
  }

  /// The pictures at some paths, those of a folder in the order of their paths.
  package static func paths(_ arguments: [String]) throws(StudioError) -> [String] {
    var paths: [String] = []
    for argument in arguments {
      guard argument != stream, Folder.kind(of: argument) == .folder else {
        paths.append(argument)
        continue
      }
      let files = try attempt({ StudioError($0, path: argument) }) { () throws(FileProblem) in
        try Folder.files(in: argument)
      }
      let pictures = files.filter { PictureRecord.suffixes.contains(FileName.suffix(of: $0)) }
      if pictures.isEmpty { throw StudioError(.noInput, "\(argument): there are no pictures here") }
      paths += pictures
    }
    return paths
  }

  /// The pixels and the texts.
  package func picture() throws(StudioError) -> PNGPicture {
    try attempt(unreadable) { () throws(PNGError) in try PNG.decodePicture(bytes) }
  }

  /// The picture with all that is compared of it.
  package func compared() throws(StudioError) -> ComparedPicture {
    try attempt(unreadable) { () throws(PNGError) in try ComparedPicture(png: bytes) }
  }

  /// The frames of an animated picture; nil for a still one.
  package func animation() throws(StudioError) -> PNGAnimation? {
    try attempt(unreadable) { () throws(PNGError) in try PNG.decodeAnimation(bytes) }
  }

  /// The format of a file of vectors; nil for another file.
  package var vectorFormat: ExportFormat? {
    ExportAttachment.isPDF(bytes) ? .pdf : ExportAttachment.isSVG(bytes) ? .svg : nil
  }

  /// The texts of the provenances that a file of vectors carries, one for each page.
  package func attachments(as format: ExportFormat) -> [String] {
    switch format {
    case .svg: ExportAttachment.read(svg: bytes).map { [$0] } ?? []
    case .pdf: ExportAttachment.read(pdf: bytes)
    }
  }

  /// The texts alone, without memory for the pixels; of a document those of its first page.
  package func texts() throws(StudioError) -> [String: String] {
    if let vectorFormat {
      return attachments(as: vectorFormat).first.map { [Provenance.keyword: $0] } ?? [:]
    }
    return try attempt(unreadable) { () throws(PNGError) in try PNG.texts(bytes) }
  }

  package func provenance(in texts: [String: String]) throws(StudioError) -> Provenance {
    try attempt({ StudioError($0.kind, "\(name): \($0)") }) { () throws(StudioError) in
      try Provenance(texts: texts)
    }
  }

  private func unreadable(_ error: PNGError) -> StudioError { StudioError(unreadable: error, name: name) }

  private static func name(of path: String) -> String { path == stream ? "standard input" : path }
}
