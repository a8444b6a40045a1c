internal import MaquetteFiles

/// The goldens in a folder, `<folder>/<Control>/<case>.yaml` with pictures beside the sheets.
public struct GoldenStore: Sendable {
  /// All goldens, in the order of their paths.
  public let goldens: [Golden]

  /// The paths of all pictures in the folder, in order.
  public let pictures: [String]

  /// Finds all goldens in a folder, or the one of a sheet.
  ///
  /// - Throws: ``GoldenError/cannotRead(path:reason:)``, or ``GoldenError/noGoldens(path:)`` for a folder without
  ///   any sheet, since a check of nothing proves nothing.
  public init(_ path: String) throws(GoldenError) {
    let files: [String]
    switch Folder.kind(of: path) {
    case .nothing:
      throw .cannotRead(path: path, reason: "no such file or folder")
    case .file:
      files = [path]
    case .folder:
      do throws(FileProblem) {
        files = try Folder.files(in: path)
      } catch {
        throw GoldenError(error, path: path)
      }
    }
    goldens = files.filter { Self.isSheet($0) }.map { Golden(sheetPath: $0) }
    pictures = files.filter { FileName.suffix(of: $0) == "png" }
    if goldens.isEmpty { throw .noGoldens(path: path) }
  }

  /// The pictures that no golden drew, which prove nothing any more; `drawn` are the paths of those that were.
  public func orphans(drawn: Set<String>) -> [String] { pictures.filter { !drawn.contains($0) } }

  private static func isSheet(_ path: String) -> Bool {
    ["yaml", "yml", "json"].contains(FileName.suffix(of: path))
  }
}
