import MaquetteFiles

extension Provenance {
  /// The paths of the kept files in a folder, at which their references to each other are valid: their own paths, some
  /// folders deeper if one begins with `..`. A picture may be untrusted, so no path leaves the folder.
  package func paths() throws(StudioError) -> [String] {
    var split: [[Substring]] = []
    for file in files where file.text != nil {
      let parts = Self.normalized(file.path)
      guard let parts, let last = parts.last, last != ".." else { throw Self.outside(file.path) }
      split.append(parts)
    }
    let depth = split.map { parts in parts.prefix { $0 == ".." }.count }.max() ?? 0
    guard depth <= 16 else { throw Self.outside(files.first?.path ?? "") }
    var seen: Set<String> = []
    var paths: [String] = []
    for parts in split {
      let up = parts.prefix { $0 == ".." }.count
      let base = (0..<(depth - up)).map { "sheets" + ($0 == 0 ? "" : "\($0 + 1)") }
      let path = (base + parts.dropFirst(up).map(String.init)).joined(separator: "/")
      guard seen.insert(FileName.folded(path)).inserted else {
        throw StudioError(.badInput, "two files have the path '\(path)'")
      }
      paths.append(path)
    }
    return paths
  }

  private static func outside(_ path: String) -> StudioError {
    StudioError(.badInput, "'\(path)' is not a path within a folder")
  }

  /// The components of a relative path, with `..` at the beginning only; nil for any other text.
  static func normalized(_ path: String) -> [Substring]? {
    guard !path.isEmpty, !path.hasPrefix("/"), FileName.unplainScalar(in: path) == nil,
      !path.contains("\\"), path.utf8.count <= 1024
    else { return nil }
    let parts = FileName.components(of: path, foldsParents: true)
    return parts.isEmpty ? nil : parts
  }

  /// A path relative to the folder of the sheet, so that a picture does not reveal the location of its sheet on a
  /// machine. An absolute path that is not below a relative sheet gets the folder `root`.
  package static func path(_ path: String, fromFolderOf sheet: String) -> String {
    let folder = FileName.folder(of: sheet)
    if path.hasPrefix("/") && !sheet.hasPrefix("/") {
      return "root" + FileName.normalized(path, foldsParents: true)
    }
    // The name of the folder that `..` leaves is unknown.
    return FileName.path(path, from: folder) ?? path
  }
}
