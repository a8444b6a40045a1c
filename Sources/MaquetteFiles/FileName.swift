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

  /// Whether the last name, or that of a folder below a given one, begins with `_`: by convention a part of other
  /// files.
  package static func isPart(_ path: String, below folder: String) -> Bool {
    let within = path.hasPrefix(folder) ? path.dropFirst(folder.count) : path[...]
    return within.split(separator: "/").contains { $0.hasPrefix("_") }
  }
}
