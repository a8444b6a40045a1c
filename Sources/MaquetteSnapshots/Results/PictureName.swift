internal import MaquetteFiles

/// The names of pictures in a results folder.
///
/// A name is derived from the case's path, so that it is easy to find: the actual picture of `Golden/Button/matrix.png`
/// is `pictures/Golden/Button/matrix.actual.png`. Paths that cannot be names in a folder (absolute, with `..`, with
/// characters that some file system refuses) are changed, and get a hash of the path to stay distinct.
package enum PictureName {
  static let folder = "pictures"
  /// Most file systems allow 255 bytes, including the role, the number and the suffix.
  private static let longestComponent = 200

  package static func name(ofCase path: String, role: String) -> String {
    var components: [String] = []
    for component in path.split(separator: "/", omittingEmptySubsequences: false) {
      components.append(String(component.unicodeScalars.map { isPlain($0) ? Character($0) : "_" }))
    }
    if let last = components.popLast() {
      components.append(last.hasSuffix(".png") ? String(last.dropLast(4)) : last)
    }
    let isPath = components.allSatisfy { component in
      !component.isEmpty && !component.hasPrefix(".") && component.utf8.count <= longestComponent
    }
    var stem = components.joined(separator: "/")
    if !isPath || stem + ".png" != path {
      components = components.filter { !$0.isEmpty }.map { component in
        String((component.hasPrefix(".") ? "_" + component.dropFirst() : component).prefix(longestComponent))
      }
      stem =
        components.suffix(16).joined(separator: "/") + "-" + String(Fingerprint64(path.utf8).value, radix: 16)
    }
    return "\(folder)/\(stem).\(role).png"
  }

  /// Whether a name that was read from a file stays inside the folder.
  static func isInside(_ name: String) -> Bool {
    let components = name.split(separator: "/", omittingEmptySubsequences: false)
    return components.count > 1 && components[0] == folder && name.hasSuffix(".png")
      && components.allSatisfy { !$0.isEmpty && !$0.hasPrefix(".") }
      && !name.unicodeScalars.contains { $0.value == 0 }
  }

  private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "a"..."z", "A"..."Z", "0"..."9", ".", "_", "-", "~", "@", "+", "=", ",", " ", "(", ")": true
    default: false
    }
  }
}
