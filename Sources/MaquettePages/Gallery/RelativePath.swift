/// Paths from one folder to a file in another.
enum RelativePath {
  /// The path of a file as seen from a folder; both are from one place, or both from the root.
  static func path(to file: String, from folder: String) -> String {
    let (to, from) = (parts(of: file), parts(of: folder))
    // How far up `..` leads from the current folder nobody knows, and an absolute path says where it is.
    if file.hasPrefix("/") != folder.hasPrefix("/") || from.contains("..") { return file }
    let common = zip(to, from).prefix { $0 == $1 }.count
    let up = [Substring](repeating: "..", count: from.count - common)
    return (up + to.dropFirst(common)).joined(separator: "/")
  }

  /// The parts without `.`, and `..` only where it leads above the beginning.
  private static func parts(of path: String) -> [Substring] {
    var parts: [Substring] = []
    for part in path.split(separator: "/") where part != "." {
      if part == "..", let last = parts.last, last != ".." { parts.removeLast() } else { parts.append(part) }
    }
    return parts
  }
}
