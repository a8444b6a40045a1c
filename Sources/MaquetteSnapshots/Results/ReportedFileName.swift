import MaquetteFiles

/// The names of the files of cases in a results folder.
///
/// A name is derived from the case's path, so that it is easy to find: the actual picture of `Golden/Button/matrix.png`
/// is `pictures/Golden/Button/matrix.actual.png`, and that of a text, `Tests/a.1.txt`, `texts/Tests/a.1.txt.actual.txt`.
/// Paths that cannot be names in a folder (absolute, with `..`, with
/// characters that some file system refuses) are changed, and get a hash of the path to stay distinct.
package enum ReportedFileName {
  private static let folders = ["png": "pictures"]
  private static let otherFolder = "texts"
  /// Most file systems allow 255 bytes, including the role, the number and the suffix.
  private static let longestComponent = 200

  package static func name(ofCase path: String, role: String, suffix: String = "png") -> String {
    let isPicture = suffix == "png"
    var components: [String] = []
    for component in path.split(separator: "/", omittingEmptySubsequences: false) {
      components.append(String(component.unicodeScalars.map { isPlain($0) ? Character($0) : "_" }))
    }
    if let last = components.popLast() {
      components.append(isPicture && last.hasSuffix(".png") ? String(last.dropLast(4)) : last)
    }
    let isPath = components.allSatisfy { component in
      !component.isEmpty && !component.hasPrefix(".") && component.utf8.count <= longestComponent
    }
    var stem = components.joined(separator: "/")
    if !isPath || (isPicture ? stem + ".png" : stem) != path {
      components = components.filter { !$0.isEmpty }.map { component in
        String((component.hasPrefix(".") ? "_" + component.dropFirst() : component).prefix(longestComponent))
      }
      stem =
        components.suffix(16).joined(separator: "/") + "-"
        + String(Fingerprint64(Array(path.utf8)).value, radix: 16)
    }
    return "\(folders[suffix] ?? otherFolder)/\(stem).\(role).\(isSuffix(suffix) ? suffix : "bin")"
  }

  /// Whether a name that was read from a file stays inside the folder.
  static func isInside(_ name: String) -> Bool {
    let components = name.split(separator: "/", omittingEmptySubsequences: false)
    let suffix = FileName.suffix(of: name)
    return components.count > 1 && components[0] == folders[suffix] ?? otherFolder && isSuffix(suffix)
      && components.allSatisfy { !$0.isEmpty && !$0.hasPrefix(".") }
      && !name.unicodeScalars.contains { $0.value == 0 }
  }

  /// Whether a suffix is one that files of results may have.
  private static func isSuffix(_ suffix: String) -> Bool {
    (1...16).contains(suffix.utf8.count) && suffix.utf8.allSatisfy { isAlphanumeric($0) }
  }

  private static func isAlphanumeric(_ byte: UInt8) -> Bool {
    switch Unicode.Scalar(byte) {
    case "a"..."z", "A"..."Z", "0"..."9": true
    default: false
    }
  }

  private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "a"..."z", "A"..."Z", "0"..."9", ".", "_", "-", "~", "@", "+", "=", ",", " ", "(", ")": true
    default: false
    }
  }
}
