internal import MaquetteFiles
internal import MaquetteProvenance

/// The files that a picture carries, in a folder.
enum ProvenanceFolder {
  /// A folder that goes with its value.
  static func temporary(name: String) throws(Failure) -> TemporaryFolder {
    do throws(FileProblem) {
      return try TemporaryFolder()
    } catch {
      throw Failure(error, path: name)
    }
  }

  /// Writes the files and returns where each is, by the path that the picture gives it. Nothing is written outside of the
  /// folder, nor over a file with something else in it.
  static func write(
    _ provenance: Provenance, to folder: String, name: String
  ) throws(Failure) -> [String: String] {
    let paths: [String]
    do throws(Provenance.PathProblem) {
      paths = try provenance.paths()
    } catch {
      throw Failure(.badInput, "\(name): its files cannot be written: \(error)")
    }
    let kept = provenance.files.filter { $0.text != nil }
    let places = paths.map { FileName.joined(folder, $0) }
    for (file, place) in zip(kept, places) where Folder.kind(of: place) != .nothing {
      let bytes = try? FileBytes.read(place, limit: Provenance.largestContent)
      if bytes != Array((file.text ?? "").utf8) {
        throw Failure(.cannotWrite, "\(place): there is something else already; name another folder")
      }
    }
    for (file, place) in zip(kept, places) {
      do throws(FileProblem) {
        try Folder.create(FileName.folder(of: place))
        try FileBytes.write(Array((file.text ?? "").utf8), to: place)
      } catch {
        throw Failure(error, path: place)
      }
    }
    return Dictionary(zip(kept.map(\.path), places)) { first, _ in first }
  }
}
