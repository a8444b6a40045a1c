extension Provenance {
  /// Why files cannot be written to a folder.
  public enum PathProblem: Error, Sendable, Hashable, CustomStringConvertible {
    /// A path leads to nowhere in the folder.
    case outside(String)
    /// Two files have one path.
    case twice(String)

    /// What is wrong.
    public var description: String {
      switch self {
      case .outside(let path): "'\(path)' is no path within a folder"
      case .twice(let path): "two files have the path '\(path)'"
      }
    }
  }

  /// Where in a folder the kept files are written, so that they find each other: their paths, if need be some folders
  /// further in, for those that begin with `..`. A picture may come from anybody: no path leaves the folder.
  public func paths() throws(PathProblem) -> [String] {
    var split: [[Substring]] = []
    for file in files where file.text != nil {
      let parts = Self.normalized(file.path)
      guard let parts, let last = parts.last, last != ".." else { throw .outside(file.path) }
      split.append(parts)
    }
    let depth = split.map { parts in parts.prefix { $0 == ".." }.count }.max() ?? 0
    guard depth <= 16 else { throw .outside(files.first?.path ?? "") }
    var seen: Set<String> = []
    var paths: [String] = []
    for parts in split {
      let up = parts.prefix { $0 == ".." }.count
      let base = (0..<(depth - up)).map { "sheets" + ($0 == 0 ? "" : "\($0 + 1)") }
      let path = (base + parts.dropFirst(up).map(String.init)).joined(separator: "/")
      guard seen.insert(path).inserted else { throw .twice(path) }
      paths.append(path)
    }
    return paths
  }

  /// The parts of a relative path without `.`, and `..` at the beginning only; nil for a path that is none.
  static func normalized(_ path: String) -> [Substring]? {
    guard !path.isEmpty, !path.hasPrefix("/"), !path.unicodeScalars.contains(where: { $0.value < 0x20 }),
      !path.contains("\\"), path.utf8.count <= 1024
    else { return nil }
    var parts: [Substring] = []
    for part in path.split(separator: "/") where part != "." {
      if part == "..", let last = parts.last, last != ".." {
        parts.removeLast()
      } else {
        parts.append(part)
      }
    }
    return parts.isEmpty ? nil : parts
  }

  /// A path as seen from the folder of the sheet, so that a picture does not tell where on a machine its sheet was. One
  /// that cannot be seen from there, because one of the two begins at the root, is put into a folder `root`.
  public static func path(_ path: String, fromFolderOf sheet: String) -> String {
    let isAbsolute = path.hasPrefix("/")
    let from = (normalized("./" + sheet) ?? []).dropLast()
    let to = normalized("./" + path) ?? []
    guard isAbsolute == sheet.hasPrefix("/") else {
      return isAbsolute ? "root/" + to.joined(separator: "/") : path
    }
    let common = zip(to.dropLast(), from).prefix { $0 == $1 }.count
    let up = from.dropFirst(common)
    // Nobody knows what the folder is called that `..` left.
    if up.contains("..") { return path }
    return (up.map { _ in ".." } + to.dropFirst(common)).joined(separator: "/")
  }
}
