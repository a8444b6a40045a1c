import CPages
#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// The source of a page: HTML that refers to its styles and scripts. A written page embeds them and opens from disk
/// without a server.
struct PageTemplate {
  /// The compiled-in files, by the names by which pages refer to them.
  private static let files: [String: [UInt8]] = {
    var files: [String: [UInt8]] = [:]
    for index in 0..<maquette_page_file_count() {
      let file = unsafe maquette_page_file(index)
      // The file is compiled into the program: it ends with a zero, never changes and is never freed.
      unsafe files[String(cString: file.name)] = Array(String(cString: file.text).utf8)
    }
    return files
  }()

  /// The name of the page among the compiled-in files, such as `report.html`.
  let name: String

  /// The page with its styles and scripts embedded, and with elements in place of the line `<!-- data -->`: first a
  /// value that the scripts read, then others.
  func filled(
    with value: some Encodable, _ elements: [UInt8] = []
  ) throws(EncodingError) -> [UInt8] {
    let data = Self.element(id: "page-data", type: "application/json", try Self.json(value)) + elements
    var result: [UInt8] = []
    for line in (Self.files[name] ?? []).split(separator: 0x0A, omittingEmptySubsequences: false) {
      let text = String(decoding: line, as: UTF8.self)
      if text == "<!-- data -->" {
        result += data
      } else if let style = Self.file(named: text, between: "<link rel=\"stylesheet\" href=\"", and: "\">") {
        result += Array("<style>\n".utf8) + style + Array("</style>\n".utf8)
      } else if let script = Self.file(named: text, between: "<script src=\"", and: "\"></script>") {
        result += Array("<script>\n".utf8) + script + Array("</script>\n".utf8)
      } else {
        result += line + [0x0A]
      }
    }
    return result
  }

  private static func file(named line: String, between prefix: String, and suffix: String) -> [UInt8]? {
    guard line.hasPrefix(prefix), line.hasSuffix(suffix) else { return nil }
    return files[String(line.dropFirst(prefix.count).dropLast(suffix.count))]
  }

  /// A script element that holds data and no script. The content must not contain `<`.
  static func element(id: String, type: String, _ content: [UInt8]) -> [UInt8] {
    Array(#"<script type="\#(type)" id="\#(id)">"#.utf8) + content + Array("</script>\n".utf8)
  }

  /// A value as JSON without any `<`, so that no text in it can end the element that holds it.
  private static func json(_ value: some Encodable) throws(EncodingError) -> [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let bytes: Data
    do {
      bytes = try encoder.encode(value)
    } catch let error as EncodingError {
      throw error
    } catch {
      throw .invalidValue(value, .init(codingPath: [], debugDescription: "\(error)"))
    }
    var safe: [UInt8] = []
    safe.reserveCapacity(bytes.count)
    for byte in bytes {
      if byte == UInt8(ascii: "<") { safe += Array(#"\u003c"#.utf8) } else { safe.append(byte) }
    }
    return safe
  }
}
