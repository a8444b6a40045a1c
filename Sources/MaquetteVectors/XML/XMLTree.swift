package import MaquetteDiagnostics

/// A document of XML as a tree: elements in the order of their start tags, each with its attributes, its children and its place.
package struct XMLTree: Sendable {
  /// The content of an element: another element by its index, or text with entities replaced.
  package enum Child: Sendable {
    case element(Int)
    case text(String)
  }

  /// An attribute.
  package struct Attribute: Sendable {
    /// The name without a prefix, but `xlink:href` is `href`; attributes of other namespaces are left out.
    package var name: String
    /// The value with entities replaced.
    package var value: String
  }

  /// An element.
  package struct Element: Sendable {
    /// The name without its prefix; nil for an element of another namespace than that of SVG.
    package var name: String?
    /// The attributes in the order of the document.
    package var attributes: [Attribute]
    /// The elements and texts within.
    package var children: [Child] = []
    /// The index of the element around; nil for the root.
    package var parent: Int?
    /// The first byte of the start tag.
    var offset: Int

    /// The value of an attribute; nil if there is none.
    package subscript(_ name: String) -> String? { attributes.first { $0.name == name }?.value }
  }

  /// The elements; the first is the root.
  package internal(set) var elements: [Element] = []
  /// The style sheets that the document names by instructions before its root, as places.
  package internal(set) var sheetInstructions: [SourceLocation] = []
  /// The bytes of the document, for places.
  let bytes: [UInt8]

  /// Creates the tree of a document that is not yet read.
  init(unread bytes: [UInt8]) { self.bytes = bytes }

  /// The place of an element's start tag.
  package func position(of element: Int) -> SourceLocation { position(ofByte: elements[element].offset) }

  /// The place of an attribute in the start tag of an element; that of the tag if the name is not found in it.
  package func position(of attribute: String, in element: Int) -> SourceLocation {
    let start = elements[element].offset
    let name = Array(attribute.utf8)
    var quote: UInt8?
    for index in bytes[min(start, bytes.count)...].indices {
      let byte = bytes[index]
      if let open = quote {
        if byte == open { quote = nil }
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        quote = byte
      } else if byte == UInt8(ascii: ">") {
        break
      } else if index > start, Self.isBoundary(bytes[index - 1]), bytes[index...].starts(with: name),
        index + name.count < bytes.count, !Self.isNamePart(bytes[index + name.count])
      {
        return position(ofByte: index)
      }
    }
    return position(of: element)
  }

  private static func isBoundary(_ byte: UInt8) -> Bool { byte <= 0x20 || byte == UInt8(ascii: ":") }

  private static func isNamePart(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_") || byte == UInt8(ascii: ":") || byte > 0x7F
      || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
      || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }

  /// The line and the column in characters of a byte.
  func position(ofByte offset: Int) -> SourceLocation {
    var (line, column) = (1, 1)
    for byte in bytes.prefix(offset) {
      if byte == UInt8(ascii: "\n") {
        (line, column) = (line + 1, 1)
      } else if !UTF8.isContinuation(byte) {
        column += 1
      }
    }
    return SourceLocation(line: line, column: column)
  }

  /// The text of an element, without that of the elements within.
  package func text(of element: Int) -> String {
    elements[element].children.reduce(into: "") { text, child in
      if case .text(let more) = child { text += more }
    }
  }
}
