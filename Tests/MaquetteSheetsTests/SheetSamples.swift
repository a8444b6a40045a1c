import MaquetteDocuments
import MaquetteControls
import MaquetteElements
import MaquetteDiagnostics
import Testing

@testable import MaquetteSheets

/// All diagnostics of a text that is read as `sheet.yaml`, as a terminal shows them; empty without any.
func complaint(about text: String, path: String = "sheet.yaml") -> String {
  complaint(about: Array(text.utf8), path: path)
}

/// All diagnostics of bytes that are read as a sheet.
func complaint(about bytes: [UInt8], path: String = "sheet.yaml") -> String {
  do throws(SheetError) {
    return try Sheet(bytes, path: path).warnings.map(\.rendered).joined(separator: "\n")
  } catch {
    return error.message
  }
}

/// The pictures of a text that is a good sheet.
func pictures(_ text: String, path: String = "sheet.yaml") throws -> [Sheet.Picture] {
  try Sheet(Array(text.utf8), path: path).pictures
}

/// Reads a text as far as the tree of nodes.
func read(_ text: String) -> (node: SheetNode?, diagnostics: [Diagnostic]) {
  var list = DiagnosticList(name: "sheet.yaml")
  let source = SheetSource.decode(Array(text.utf8), name: "sheet.yaml", into: &list)
  let node = list.hasErrors ? nil : SheetReader.read(source, into: &list)
  return (node, list.sorted)
}

extension SheetNode {
  /// The tree on one line with the place of every node and key: `1:1{1:1 a=1:4 b}`.
  var outline: String {
    let place = "\(position.line):\(position.column)"
    switch content {
    case .scalar(let scalar): return place + (scalar.isQuoted ? "'\(scalar.text)'" : " \(scalar.text)")
    case .sequence(let items): return place + "[" + items.map(\.outline).joined(separator: " ") + "]"
    case .mapping(let entries):
      let pairs = entries.map { "\($0.position.line):\($0.position.column) \($0.key)=\($0.value.outline)" }
      return place + "{" + pairs.joined(separator: " ") + "}"
    }
  }

  /// The tree without places, to compare YAML with JSON.
  var plain: String {
    switch content {
    case .scalar(let scalar): return scalar.text
    case .sequence(let items): return "[" + items.map(\.plain).joined(separator: ",") + "]"
    case .mapping(let entries):
      return "{" + entries.map { "\($0.key):\($0.value.plain)" }.joined(separator: ",") + "}"
    }
  }
}

/// Files in memory, the first of which is the sheet.
struct SheetFolder: Sendable {
  var sheet: String
  var files: [String: String]

  /// A sheet that is called `sheet.yaml`, and the files beside it.
  init(_ sheet: String, _ files: [String: String] = [:]) {
    self.sheet = sheet
    self.files = files
  }

  /// The document.
  func document() throws(SheetError) -> Sheet {
    try Sheet(Array(sheet.utf8), path: "sheet.yaml") { [files] path throws(SheetError) in
      guard let text = files[path] else { throw .noSuchFile(path: path) }
      return Array(text.utf8)
    }
  }

  /// All diagnostics as a terminal shows them; empty without any.
  var complaint: String {
    do throws(SheetError) {
      return try document().warnings.map(\.rendered).joined(separator: "\n")
    } catch {
      return error.message
    }
  }

  /// The texts of its first picture in painting order, with what is not a text left out.
  func texts() throws -> [String] {
    let picture = try #require(try document().pictures.first)
    var texts: [String] = []
    picture.mockup().layout().forEach { node, _ in
      if node.name == Text.nodeName, let label = node.accessibility?.label { texts.append(label) }
    }
    return texts
  }
}

/// A test expects the name that is printed.
extension NodeName: ExpressibleByStringLiteral {
  init(stringLiteral text: String) { self.init(text) }
}
