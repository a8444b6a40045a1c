/// The unit in which a client counts the columns of a line.
enum PositionEncoding: String, Hashable, Sendable {
  case utf8 = "utf-8"
  case utf16 = "utf-16"
  case utf32 = "utf-32"

  /// The units of a character.
  func width(of scalar: Unicode.Scalar) -> Int {
    switch self {
    case .utf8: UTF8.width(scalar)
    case .utf16: UTF16.width(scalar)
    case .utf32: 1
    }
  }

  /// The encoding that a server uses with a client that offers some: the first known one, else UTF-16, which every client has.
  static func negotiated(among offered: [String]) -> PositionEncoding {
    offered.lazy.compactMap(PositionEncoding.init).first ?? .utf16
  }
}
