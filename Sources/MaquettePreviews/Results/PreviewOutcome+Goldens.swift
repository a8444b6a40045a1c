import MaquetteFiles
import MaquettePNG
package import MaquetteStudio

extension PreviewOutcome {
  /// Why a golden picture has no picture to compare it with; nil if it belongs to a preview that this run left out.
  ///
  /// - Parameter name: The path of the golden picture from the folder of goldens.
  package func reason(forMissing name: String) -> String? {
    let stem = FileName.folder(of: name)
    let undrawn = previews.filter { $0.cause != nil && $0.stem == stem }
    let named = undrawn.first { FileName.last(of: name).hasPrefix($0.name ?? "Preview") }
    if let preview = named ?? undrawn.first, let cause = preview.cause {
      let reason = cause.place.map { "\($0): \(cause.text)" } ?? cause.text
      return "the preview at \(preview.file):\(preview.line) is not drawn: \(reason)"
    }
    // Only a whole run knows the names of all pictures.
    return isPart ? nil : Self.orphanReason
  }

  private static let orphanReason = "no preview draws it any more; '--prune --yes' deletes it"

  /// The pictures that Maquette drew into a folder and that no preview draws any more; none after a run that left previews out.
  ///
  /// The pictures of a file with a preview that is not drawn now may be its own.
  package func orphans(in folder: String) throws(StudioError) -> [String] {
    if isPart || Folder.kind(of: folder) == .nothing { return [] }
    let drawn = Set(previews.flatMap { $0.pictures.map(\.file) })
    let prefix = FileName.joined(folder, "")
    do throws(FileProblem) {
      return try Folder.files(in: folder).filter { path in
        let name = String(path.dropFirst(prefix.utf8.count))
        return FileName.suffix(of: path) == "png" && !drawn.contains(name)
          && reason(forMissing: name) == Self.orphanReason && Self.isOurs(path)
      }
    } catch { throw StudioError(error, path: folder) }
  }

  /// Whether Maquette wrote a picture, and not someone who keeps other pictures in the folder.
  private static func isOurs(_ path: String) -> Bool {
    guard let bytes = try? FileBytes.read(path, limit: 1 << 28), let texts = try? PNG.texts(bytes) else {
      return false
    }
    return texts.keys.contains { $0.hasPrefix("Maquette ") }
      || texts["Software"]?.hasPrefix("Maquette ") ?? false
  }
}
