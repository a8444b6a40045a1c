/// Operations on paths as strings.
package enum FileName {
  /// The path of a name in a folder; an empty folder is the current one.
  package static func joined(_ folder: String, _ name: String) -> String {
    folder.isEmpty || folder.hasSuffix("/") ? folder + name : folder + "/" + name
  }

  /// The part after the last slash.
  package static func last(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[path.index(after: $0)...]) } ?? path
  }

  /// The part before the last slash; empty for a path without one.
  package static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "" }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// The part behind the last name's last dot, in lower case; empty without a dot or when the name begins with it.
  package static func suffix(of path: String) -> String {
    let name = last(of: path)
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return "" }
    return name[name.index(after: dot)...].lowercased()
  }

  /// The path without the last name's suffix and its dot.
  package static func withoutSuffix(_ path: String) -> String {
    let length = suffix(of: path).count
    return length == 0 && !path.hasSuffix(".") ? path : String(path.dropLast(length + 1))
  }

  /// The first character of a name that is not plain text: a control character, one that turns the direction of what
  /// follows, or a separator of lines. With one of these a name shows as another, or ends early for the system.
  package static func unplainScalar(in name: String) -> Unicode.Scalar? {
    name.unicodeScalars.first { scalar in
      scalar.properties.isBidiControl
        || [.control, .lineSeparator, .paragraphSeparator].contains(scalar.properties.generalCategory)
    }
  }

  /// The components of a path without `.` and empty ones; `..` removes the component before it if `foldsParents`,
  /// which names another place where that component is a link.
  package static func components(of path: String, foldsParents: Bool) -> [Substring] {
    var parts: [Substring] = []
    for part in path.split(separator: "/") where part != "." {
      if foldsParents, part == "..", let last = parts.last, last != ".." {
        parts.removeLast()
      } else {
        parts.append(part)
      }
    }
    return parts
  }

  /// The shortest form of a path, without access to the disk; `.` for the current folder.
  package static func normalized(_ path: String, foldsParents: Bool = false) -> String {
    let joined = joined(components(of: path, foldsParents: foldsParents))
    if path.hasPrefix("/") { return "/" + joined }
    return joined.isEmpty ? "." : joined
  }

  /// The path of a file as seen from a folder; nil if one of the two is absolute and the other is not, or if the folder
  /// begins with a `..` that the path does not share.
  package static func path(_ path: String, from folder: String) -> String? {
    guard path.hasPrefix("/") == folder.hasPrefix("/") else { return nil }
    let from = components(of: folder, foldsParents: true)
    let to = components(of: path, foldsParents: true)
    let common = zip(to.dropLast(), from).prefix { $0 == $1 }.count
    let up = from.dropFirst(common)
    if up.contains("..") { return nil }
    return joined(up.map { _ in ".." } + to.dropFirst(common))
  }

  /// The path as file systems see it that do not tell small letters from capitals, as those of macOS by default: paths with one
  /// name there have equal texts. Texts are equal in Swift in every Unicode normalization.
  package static func folded(_ path: String) -> String { path.uppercased().lowercased() }

  /// Joins components by slashes. The library's `joined` looks up types at run time, and every start joins paths.
  static func joined(_ components: [Substring]) -> String {
    components.reduce(into: "") { path, component in
      if !path.isEmpty { path.append("/") }
      path.append(contentsOf: component)
    }
  }

  /// Whether the last name, or that of a folder below a given one, begins with `_`: by convention a part of other
  /// files.
  package static func isPart(_ path: String, below folder: String) -> Bool {
    let within = path.hasPrefix(folder) ? path.dropFirst(folder.count) : path[...]
    return within.split(separator: "/").contains { $0.hasPrefix("_") }
  }

  /// Whether a file lies in an asset catalog or in an image set, whose pictures and descriptions belong together.
  package static func isInAssetCatalog(_ path: String) -> Bool {
    path.contains(".xcassets/") || path.contains(".imageset/")
  }
}
