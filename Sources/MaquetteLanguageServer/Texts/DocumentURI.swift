import MaquetteFiles

/// The address of a text, by which clients name it: `file:///sheets/a.yaml`, or one of an editor's own, such as `untitled:Untitled-1`.
enum DocumentURI {
  /// The path of a text: that of a file, and for one that is no file yet the address without its scheme. Nil for what cannot be one.
  static func path(of uri: String) -> String? {
    guard let colon = uri.firstIndex(of: ":") else { return nil }
    var rest = uri[uri.index(after: colon)...]
    if let end = rest.firstIndex(where: { $0 == "#" || $0 == "?" }) { rest = rest[..<end] }
    if rest.hasPrefix("//") {
      // What stands before the path is a host, which files have none of.
      rest = rest.dropFirst(2).drop { $0 != "/" }
    }
    guard let path = decoded(rest), !path.isEmpty, !path.utf8.contains(0) else { return nil }
    return path.hasPrefix("/") ? FileName.normalized(path, foldsParents: true) : path
  }

  /// The address of a file.
  static func uri(ofFile path: String) -> String {
    var uri = "file://"
    for byte in path.utf8 {
      let scalar = Unicode.Scalar(byte)
      let isPlain =
        scalar.isASCII
        && (scalar.properties.isAlphabetic || "0123456789-._~/".unicodeScalars.contains(scalar))
      uri += isPlain ? String(Character(scalar)) : "%" + hex(byte)
    }
    return uri
  }

  private static func hex(_ byte: UInt8) -> String {
    let digits = String(byte, radix: 16, uppercase: true)
    return digits.utf8.count < 2 ? "0" + digits : digits
  }

  /// A text with the bytes of its escapes; nil if they are wrong.
  private static func decoded(_ text: Substring) -> String? {
    var bytes: [UInt8] = []
    var rest = text.utf8
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "%") else {
        bytes.append(byte)
        continue
      }
      let digits = rest.prefix(2)
      guard digits.count == 2, let value = UInt8(String(decoding: digits, as: UTF8.self), radix: 16) else {
        return nil
      }
      bytes.append(value)
      rest = rest.dropFirst(2)
    }
    return String(validating: bytes, as: UTF8.self)
  }
}
