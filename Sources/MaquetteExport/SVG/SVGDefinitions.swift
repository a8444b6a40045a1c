import MaquetteGraphics

/// The definitions at the beginning of a file, each once.
struct SVGDefinitions {
  private(set) var buffer: SVGBuffer
  private var known: [[UInt8]: String] = [:]

  init(grid: CoordinateGrid) { buffer = SVGBuffer(grid: grid) }

  /// Returns the identifier of a definition, which is written if it is new.
  ///
  /// - Parameters:
  ///   - tag: the name of its element.
  ///   - prefix: the beginning of the identifier.
  ///   - body: writes the attributes, the content and the end of the element.
  mutating func id(
    _ tag: StaticString, prefix: String, names: inout SVGNames, _ body: (inout SVGBuffer) -> Void
  ) -> String {
    var content = SVGBuffer(grid: buffer.grid)
    content.write(tag)
    let tagLength = content.bytes.count
    body(&content)
    if let id = known[content.bytes] { return id }
    let id = names.unique(prefix)
    known[content.bytes] = id
    buffer.write("<")
    buffer.bytes += content.bytes[..<tagLength]
    buffer.attribute("id", id)
    buffer.bytes += content.bytes[tagLength...]
    return id
  }
}
