internal import FoundationEssentials

/// What a page's scripts read: script elements that hold data.
public enum PageScript {
  /// A script element that holds data and no script. The content must not hold `<`.
  public static func element(id: String, type: String, _ content: [UInt8]) -> [UInt8] {
    Array(#"<script type="\#(type)" id="\#(id)">"#.utf8) + content + Array("</script>\n".utf8)
  }

  /// A value as JSON without any `<`, so that no text in it can end the element it stands in.
  public static func json(_ value: some Encodable) throws(EncodingError) -> [UInt8] {
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
