/// The target of a request: a path and a query, both decoded.
struct RequestTarget: Hashable {
  var path: [String] = []
  var query: [String: String] = [:]

  /// Decodes a target; nil for one that is no path, that leaves a folder, or that is not UTF-8.
  init?(_ text: Substring) {
    guard text.first == "/", !text.contains("#") else { return nil }
    let parts = text.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    for part in parts[0].split(separator: "/") {
      guard let name = Self.decoded(part, plusIsSpace: false), name != ".", name != "..",
        !name.contains(where: { $0 == "/" || $0 == "\\" || $0 == "\0" })
      else { return nil }
      path.append(name)
    }
    guard parts.count == 2 else { return }
    for pair in parts[1].split(separator: "&") {
      let sides = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard let name = Self.decoded(sides[0], plusIsSpace: true),
        let value = Self.decoded(sides.count == 2 ? sides[1] : "", plusIsSpace: true)
      else { return nil }
      query[name] = value
    }
  }

  /// A text without its escapes such as `%2F`; nil for a wrong one.
  private static func decoded(_ text: Substring, plusIsSpace: Bool) -> String? {
    var bytes: [UInt8] = []
    var rest = text.utf8[...]
    while let byte = rest.popFirst() {
      switch byte {
      case UInt8(ascii: "%"):
        guard let high = rest.popFirst().flatMap(digit), let low = rest.popFirst().flatMap(digit) else {
          return nil
        }
        bytes.append(high << 4 | low)
      case UInt8(ascii: "+") where plusIsSpace: bytes.append(0x20)
      default: bytes.append(byte)
      }
    }
    return String(validating: bytes, as: UTF8.self)
  }

  private static func digit(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
    default: nil
    }
  }
}
