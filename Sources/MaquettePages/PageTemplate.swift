/// A page as it is kept in the sources: HTML that refers to its style and scripts. A page that is written holds them
/// instead, and opens from disk without a server.
public struct PageTemplate: Sendable {
  private let page: [UInt8]
  private let files: [String: [UInt8]]

  /// A page and the files that it refers to, by the names by which it does.
  public init(page: [UInt8], files: [String: [UInt8]]) {
    self.page = page
    self.files = files
  }

  /// The page with everything it refers to, and the data in the place of the line `<!-- data -->`.
  public func filled(with data: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    for line in page.split(separator: 0x0A, omittingEmptySubsequences: false) {
      let text = String(decoding: line, as: UTF8.self)
      if text == "<!-- data -->" {
        result += data
      } else if let style = file(named: text, between: "<link rel=\"stylesheet\" href=\"", and: "\">") {
        result += Array("<style>\n".utf8) + style + Array("</style>\n".utf8)
      } else if let script = file(named: text, between: "<script src=\"", and: "\"></script>") {
        result += Array("<script>\n".utf8) + script + Array("</script>\n".utf8)
      } else {
        result += line + [0x0A]
      }
    }
    return result
  }

  private func file(named line: String, between prefix: String, and suffix: String) -> [UInt8]? {
    guard line.hasPrefix(prefix), line.hasSuffix(suffix) else { return nil }
    return files[String(line.dropFirst(prefix.count).dropLast(suffix.count))]
  }
}
