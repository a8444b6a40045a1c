internal import CReport

/// The page as it is kept in the sources: HTML that refers to its style and scripts. A page that is written holds
/// them instead.
enum PageTemplate {
  /// The files of the page by name; the page itself is `report.html`.
  static let files: [String: [UInt8]] = {
    var files: [String: [UInt8]] = [:]
    for index in 0..<maquette_report_file_count() {
      let file = maquette_report_file(index)
      // The file is compiled into the program: `count` bytes that never change and are never freed.
      files[String(cString: file.name)] = Array(UnsafeBufferPointer(start: file.bytes, count: file.count))
    }
    return files
  }()

  /// The page with everything it refers to, and the data in its place.
  static func page(data: [UInt8]) -> [UInt8] {
    var page: [UInt8] = []
    for line in (files["report.html"] ?? []).split(separator: 0x0A, omittingEmptySubsequences: false) {
      let text = String(decoding: line, as: UTF8.self)
      if text == "<!-- data -->" {
        page += data
      } else if let style = file(named: text, between: "<link rel=\"stylesheet\" href=\"", and: "\">") {
        page += Array("<style>\n".utf8) + style + Array("</style>\n".utf8)
      } else if let script = file(named: text, between: "<script src=\"", and: "\"></script>") {
        page += Array("<script>\n".utf8) + script + Array("</script>\n".utf8)
      } else {
        page += line + [0x0A]
      }
    }
    return page
  }

  private static func file(named line: String, between prefix: String, and suffix: String) -> [UInt8]? {
    guard line.hasPrefix(prefix), line.hasSuffix(suffix) else { return nil }
    return files[String(line.dropFirst(prefix.count).dropLast(suffix.count))]
  }
}
