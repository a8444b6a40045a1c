import CExpat
import MaquetteDiagnostics

/// The limits of a document of XML.
package enum XMLLimits {
  /// The most bytes: 4 MiB, as for a sheet.
  package static let bytes = 4 << 20
  /// The most elements.
  package static let elements = 100_000
  /// The most elements within each other.
  package static let depth = 100
  /// The most bytes of texts and attribute values once entities are replaced.
  package static let text = 16 << 20
}

extension XMLTree {
  /// Reads a document with libexpat: UTF-8, UTF-16, Latin-1 and ASCII, with entities that the document itself declares.
  ///
  /// Nothing outside of the bytes is read: neither another file nor the network.
  package init(_ bytes: [UInt8]) throws(SVGProblem) {
    if bytes.count > XMLLimits.bytes {
      throw .limit("the file has more than \(XMLLimits.bytes >> 20) MiB", at: .start)
    }
    let reader = XMLReader(tree: XMLTree(unread: bytes))
    try reader.read(bytes)
    self = reader.tree
  }
}

/// Collects what libexpat reports while it reads.
private final class XMLReader {
  var tree: XMLTree
  private var open: [Int] = []
  /// The prefixes that name SVG's namespace or another one, for each open element that declares some.
  private var scopes: [[String: String]] = []
  private var textCount = 0
  private var problem: SVGProblem?
  private var parser: XML_Parser?

  private static let svg = "http://www.w3.org/2000/svg"
  private static let link = "http://www.w3.org/1999/xlink"

  init(tree: XMLTree) { self.tree = tree }

  func read(_ bytes: [UInt8]) throws(SVGProblem) {
    guard let parser = XML_ParserCreate(nil) else { throw .limit("there is not enough memory", at: .start) }
    defer { XML_ParserFree(parser) }
    self.parser = parser
    // The reader outlives the calls below, and the parser is freed before it.
    XML_SetUserData(parser, Unmanaged.passUnretained(self).toOpaque())
    XML_SetElementHandler(
      parser,
      { user, name, attributes in
        guard let reader = XMLReader.of(user), let name else { return }
        var pairs: [XMLTree.Attribute] = []
        // Names and values alternate, and a null ends them.
        var next = attributes
        while let key = next?.pointee, let value = next?.advanced(by: 1).pointee {
          pairs.append(.init(name: String(cString: key), value: String(cString: value)))
          next = next?.advanced(by: 2)
        }
        reader.begin(String(cString: name), pairs)
      }, { user, _ in XMLReader.of(user)?.end() })
    XML_SetCharacterDataHandler(parser) { user, text, count in
      guard let text else { return }
      let bytes = UnsafeRawBufferPointer(start: text, count: Int(count))
      XMLReader.of(user)?.add(String(decoding: bytes, as: UTF8.self))
    }
    XML_SetProcessingInstructionHandler(parser) { user, target, _ in
      guard let reader = XMLReader.of(user), let target, String(cString: target) == "xml-stylesheet" else {
        return
      }
      reader.tree.sheetInstructions.append(reader.position)
    }
    XML_SetSkippedEntityHandler(parser) { user, name, _ in
      guard let reader = XMLReader.of(user), let name else { return }
      reader.stop(
        SVGProblem(
          "the entity '&\(String(cString: name));' is declared in another file", at: reader.position,
          hint: "write the character itself, or declare the entity in this file"))
    }
    // An entity that this file declares as another file's; nothing else is read.
    XML_SetExternalEntityRefHandler(parser) { _, _, _, _, _ in 0 }
    let status = bytes.withUnsafeBytes { buffer in
      XML_Parse(parser, buffer.baseAddress?.assumingMemoryBound(to: CChar.self), Int32(buffer.count), 1)
    }
    if let problem { throw problem }
    if status != XML_STATUS_OK { throw error() }
  }

  private static func of(_ user: UnsafeMutableRawPointer?) -> XMLReader? {
    user.map { Unmanaged<XMLReader>.fromOpaque($0).takeUnretainedValue() }
  }

  private var offset: Int { max(0, Int(XML_GetCurrentByteIndex(parser))) }
  private var position: SourceLocation { tree.position(ofByte: offset) }

  private func stop(_ found: SVGProblem) {
    if problem == nil { problem = found }
    _ = XML_StopParser(parser, XML_Bool(XML_FALSE))
  }

  private func begin(_ name: String, _ attributes: [XMLTree.Attribute]) {
    if tree.elements.count >= XMLLimits.elements {
      return stop(.limit("the picture has more than \(XMLLimits.elements) elements", at: position))
    }
    if open.count >= XMLLimits.depth {
      return stop(.limit("elements are nested more than \(XMLLimits.depth) levels deep", at: position))
    }
    textCount += attributes.reduce(0) { $0 + $1.value.utf8.count }
    if textCount > XMLLimits.text { return stopAtText() }
    var scope = scopes.last ?? [:]
    for attribute in attributes where attribute.name.hasPrefix("xmlns") {
      if attribute.name == "xmlns" { scope[""] = attribute.value }
      if attribute.name.hasPrefix("xmlns:") { scope[String(attribute.name.dropFirst(6))] = attribute.value }
    }
    scopes.append(scope)
    let own = attributes.compactMap { attribute -> XMLTree.Attribute? in
      guard !attribute.name.hasPrefix("xmlns") else { return nil }
      guard let colon = attribute.name.firstIndex(of: ":") else { return attribute }
      let (prefix, local) = (attribute.name[..<colon], attribute.name[attribute.name.index(after: colon)...])
      if prefix == "xml" { return XMLTree.Attribute(name: attribute.name, value: attribute.value) }
      let space = scope[String(prefix)] ?? (prefix == "xlink" ? Self.link : "")
      return space == Self.link ? XMLTree.Attribute(name: String(local), value: attribute.value) : nil
    }
    // Of two references the one without a prefix counts (SVG 2, 16.1.6).
    let isPrefixed = attributes.contains { $0.name == "href" } && own.count { $0.name == "href" } > 1
    let index = tree.elements.count
    tree.elements.append(
      XMLTree.Element(
        name: localName(name, scope),
        attributes: isPrefixed ? attributes.filter { !$0.name.contains(":") } : own,
        parent: open.last, offset: offset))
    if let parent = open.last { tree.elements[parent].children.append(.element(index)) }
    open.append(index)
  }

  /// The name of an element of SVG; nil for other namespaces. Some programs write SVG's own prefix, declared or not.
  private func localName(_ name: String, _ scope: [String: String]) -> String? {
    guard let colon = name.firstIndex(of: ":") else {
      return scope["", default: Self.svg] == Self.svg ? name : nil
    }
    let prefix = String(name[..<colon])
    return scope[prefix, default: prefix == "svg" ? Self.svg : ""] == Self.svg
      ? String(name[name.index(after: colon)...]) : nil
  }

  private func end() {
    open.removeLast()
    scopes.removeLast()
  }

  private func add(_ text: String) {
    guard let parent = open.last else { return }
    textCount += text.utf8.count
    if textCount > XMLLimits.text { return stopAtText() }
    // Taken out of the tree and put back: the text grows in place, so that many short lines cost what they are long.
    guard case .text(var whole)? = tree.elements[parent].children.last else {
      return tree.elements[parent].children.append(.text(text))
    }
    tree.elements[parent].children.removeLast()
    whole += text
    tree.elements[parent].children.append(.text(whole))
  }

  private func stopAtText() {
    stop(
      .limit("the texts have more than \(XMLLimits.text >> 20) MiB after replacing entities", at: position))
  }

  private func error() -> SVGProblem {
    let code = XML_GetErrorCode(parser)
    let words = XML_ErrorString(code).map { String(cString: $0) } ?? "it cannot be read"
    switch code {
    case XML_ERROR_AMPLIFICATION_LIMIT_BREACH, XML_ERROR_NO_MEMORY:
      return .limit("entities make the text too long", at: position)
    case XML_ERROR_UNKNOWN_ENCODING, XML_ERROR_INCORRECT_ENCODING:
      return SVGProblem("the encoding is not known", at: position, hint: "save the file as UTF-8")
    case XML_ERROR_NO_ELEMENTS where !tree.elements.isEmpty:
      return SVGProblem("this is not XML: the file ends within an element", at: position, hint: nil)
    case XML_ERROR_NO_ELEMENTS:
      return SVGProblem("the file has no picture", at: position, hint: "an SVG begins with <svg>")
    default: return SVGProblem("this is not XML: \(words)", at: position, hint: nil)
    }
  }
}
